// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/catalogue.h"

#include <algorithm>

namespace hallwright::model {

Catalogue::Catalogue(std::vector<EquipmentType> entries)
{
    std::stable_sort(entries.begin(), entries.end(),
                     [](const EquipmentType& a, const EquipmentType& b) { return a.key < b.key; });
    for (auto& entry : entries) {
        if (!entries_.empty() && entries_.back().key == entry.key)
            entries_.back() = std::move(entry);
        else
            entries_.push_back(std::move(entry));
    }
}

const EquipmentType* Catalogue::find(std::string_view key) const
{
    const auto at = std::lower_bound(
        entries_.begin(), entries_.end(), key,
        [](const EquipmentType& entry, std::string_view wanted) { return entry.key < wanted; });
    return at != entries_.end() && at->key == key ? &*at : nullptr;
}

} // namespace hallwright::model
