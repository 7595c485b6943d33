// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/catalogue.h"

#include "model/equipment/composition.h"

#include <fmt/format.h>

#include <algorithm>

namespace hallwright::model {

namespace {

bool keyBefore(const EquipmentType& a, const EquipmentType& b)
{
    return a.key < b.key;
}

std::string placeOf(const EquipmentType& entry, const char* field)
{
    return fmt::format("entry {}, field {}", entry.key, field);
}

Result<void> withoutTwins(const std::vector<EquipmentType>& sorted)
{
    const auto twin = std::adjacent_find(
        sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.key == b.key; });
    if (twin == sorted.end())
        return {};
    return fail(FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("model", "the key \"{0}\" is used twice"), {twin->key}},
                placeOf(*twin, "key"));
}

// Racks before superpods: a superpod sums its racks.
Result<void> composeRacks(std::vector<EquipmentType>& entries, const Catalogue& names)
{
    const EquipmentType* reference = names.find(hydraulicReferenceKey);
    for (auto& entry : entries) {
        auto* rack = std::get_if<RackType>(&entry.kind);
        if (rack == nullptr)
            continue;
        if (!rack->contains.empty()) {
            const EquipmentType* node = names.find(rack->contains);
            if (node == nullptr || !std::holds_alternative<NodeType>(node->kind))
                return fail(FaultCode::InvalidInput,
                            {QT_TRANSLATE_NOOP("model", "no node type has the key \"{0}\""),
                             {rack->contains}},
                            placeOf(entry, "contains"));
            if (rack->containsCount < 1)
                return fail(FaultCode::InvalidInput,
                            {QT_TRANSLATE_NOOP("model", "a rack of nodes holds one or more"), {}},
                            placeOf(entry, "contains_count"));
            fillFromNodes(entry, *node);
        }
        if (reference != nullptr && reference->key != entry.key)
            fillHydraulics(entry, *reference);
    }
    return {};
}

Result<void> composeSuperpods(std::vector<EquipmentType>& entries, const Catalogue& racks)
{
    for (auto& entry : entries) {
        if (!std::holds_alternative<SuperpodType>(entry.kind))
            continue;
        const auto filled =
            fillFromMembers(entry, [&racks](std::string_view key) { return racks.find(key); });
        if (!filled)
            return filled;
    }
    return {};
}

} // namespace

const EquipmentType* Catalogue::find(std::string_view key) const
{
    const auto at =
        std::lower_bound(entries_.begin(), entries_.end(), key,
                         [](const EquipmentType& e, std::string_view k) { return e.key < k; });
    return at != entries_.end() && at->key == key ? &*at : nullptr;
}

Result<Catalogue> Catalogue::of(std::vector<EquipmentType> entries)
{
    std::sort(entries.begin(), entries.end(), keyBefore);
    const auto unique = withoutTwins(entries);
    if (!unique)
        return tl::unexpected<Fault>(unique.error());
    Catalogue raw;
    raw.entries_ = entries;
    const auto racks = composeRacks(entries, raw);
    if (!racks)
        return tl::unexpected<Fault>(racks.error());
    Catalogue out;
    out.entries_ = entries;
    const auto pods = composeSuperpods(out.entries_, out);
    if (!pods)
        return tl::unexpected<Fault>(pods.error());
    return out;
}

Result<Catalogue> Catalogue::with(std::vector<EquipmentType> more) const
{
    std::sort(more.begin(), more.end(), keyBefore);
    const auto unique = withoutTwins(more);
    if (!unique)
        return tl::unexpected<Fault>(unique.error());
    std::vector<EquipmentType> merged = more;
    for (const auto& entry : entries_)
        if (!std::binary_search(more.begin(), more.end(), entry, keyBefore))
            merged.push_back(entry);
    return of(std::move(merged));
}

} // namespace hallwright::model
