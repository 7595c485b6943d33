// SPDX-License-Identifier: GPL-3.0-or-later
// The equipment types there are to choose from: entries sorted by key, looked up by key.
#pragma once

#include "model/equipment/equipment_type.h"

#include <string_view>
#include <vector>

namespace hallwright::model {

class Catalogue {
public:
    Catalogue() = default;
    // Sorts by key; of two entries with one key the later counts (a user's own over the shipped).
    explicit Catalogue(std::vector<EquipmentType> entries);

    const std::vector<EquipmentType>& entries() const { return entries_; }
    const EquipmentType* find(std::string_view key) const; // nullptr where there is none
    // All entries of one kind, in key order.
    template <class Kind>
    std::vector<const EquipmentType*> ofKind() const
    {
        std::vector<const EquipmentType*> out;
        for (const auto& entry : entries_)
            if (std::holds_alternative<Kind>(entry.kind))
                out.push_back(&entry);
        return out;
    }

private:
    std::vector<EquipmentType> entries_;
};

} // namespace hallwright::model
