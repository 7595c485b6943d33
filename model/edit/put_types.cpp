// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/put_types.h"

#include "model/edit/types.h"

#include <map>

namespace hallwright::model {

Result<Project> putTypes(const Project& project, std::vector<EquipmentType> types)
{
    std::map<std::string, TypeId> known;
    for (const auto& type : project.types)
        known.emplace(type.key, type.id);
    Project after = project;
    std::map<TypeId, EquipmentType> put;
    for (auto& type : types) {
        if (type.key.empty())
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("model", "an equipment type needs a key"), {}}, "type");
        auto& id = known[type.key];
        if (!id)
            id = mint<TypeId>(after);
        type.id = id;
        put[id] = std::move(type);
    }
    std::vector<EquipmentType> rows;
    for (auto& [id, type] : put)
        rows.push_back(std::move(type));
    after.types = after.types.with(std::move(rows));
    return after;
}

} // namespace hallwright::model
