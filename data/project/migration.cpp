// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/migration.h"

#include "data/project/schema.h"

#include <array>

namespace hallwright::data {

std::span<const Migration> migrations()
{
    static constexpr std::array steps{Migration{1, createVersion1}};
    static_assert(steps.back().to == schemaVersion);
    return steps;
}

model::Result<void> migrate(Database& database)
{
    const auto version = database.integer("PRAGMA user_version");
    if (!version)
        return model::fail(version.error());
    for (const auto& step : migrations()) {
        if (step.to <= *version)
            continue;
        if (auto done = step.run(database); !done)
            return done;
        if (auto done = database.execute("PRAGMA user_version = " + std::to_string(step.to)); !done)
            return done;
    }
    return applySchema(database);
}

} // namespace hallwright::data
