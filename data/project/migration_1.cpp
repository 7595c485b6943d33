// SPDX-License-Identifier: GPL-3.0-or-later
// Version 1: an empty database becomes a project file. Its tables follow from the field
// descriptions.
#include "data/project/migration.h"
#include "data/project/schema.h"

namespace hallwright::data {

model::Result<void> createVersion1(Database& database)
{
    return database.execute("PRAGMA application_id = " + std::to_string(applicationId));
}

} // namespace hallwright::data
