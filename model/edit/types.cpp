// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/types.h"

namespace hallwright::model {

Result<TypeId> ensureType(Project& project, const Catalogue& catalogue, const std::string& key)
{
    if (const auto* own = findType(project, key))
        return own->id;
    const EquipmentType* entry = catalogue.find(key);
    if (entry == nullptr)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "there is no equipment type \"{0}\""), {key}},
                    "type", {QT_TRANSLATE_NOOP("model", "list them with: catalogue list"), {}});
    EquipmentType copy = *entry;
    copy.id = mint<TypeId>(project);
    const TypeId id = copy.id;
    project.types = project.types.with({std::move(copy)});
    return id;
}

Result<Project> putType(const Project& project, EquipmentType type)
{
    Project after = project;
    if (type.key.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "an equipment type needs a key"), {}}, "type");
    const auto* own = findType(after, type.key);
    type.id = own != nullptr ? own->id : mint<TypeId>(after);
    after.types = after.types.with({std::move(type)});
    return after;
}

} // namespace hallwright::model
