// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/types.h"

#include <charconv>

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

Result<std::vector<SuperpodMember>> membersOf(const SuperpodType& type, const std::string& where)
{
    std::vector<SuperpodMember> out;
    std::string_view rest = type.members;
    while (!rest.empty()) {
        const auto end = std::min(rest.find(' '), rest.size());
        const auto word = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (word.empty())
            continue;
        const auto star = word.find('*');
        int count = 1;
        if (star != std::string_view::npos)
            std::from_chars(word.data() + star + 1, word.data() + word.size(), count);
        if (count < 1 || star == 0)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("model", "members \"{0}\": expected \"rack-key*count\""),
                         {type.members}},
                        where);
        out.push_back({std::string(word.substr(0, star)), count});
    }
    if (out.empty())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "a superpod type names no member racks"), {}},
                    where);
    return out;
}

} // namespace hallwright::model
