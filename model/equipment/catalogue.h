// SPDX-License-Identifier: GPL-3.0-or-later
// The equipment types to choose from, by key, with figures derived from one another filled in.
#pragma once

#include "model/equipment/equipment_type.h"

#include <string_view>
#include <variant>
#include <vector>

namespace hallwright::model {

// Entries have unique keys and are sorted by key; what they name (nodes, member racks) is there.
class Catalogue {
public:
    Catalogue() = default;
    // A Fault names "entry KEY, field FIELD": a key twice, a reference to nothing, a sum that
    // contradicts its parts.
    static Result<Catalogue> of(std::vector<EquipmentType> entries);

    const std::vector<EquipmentType>& entries() const { return entries_; }
    const EquipmentType* find(std::string_view key) const;

    // These entries and more (a user's own); one of an existing key takes its place.
    Result<Catalogue> with(std::vector<EquipmentType> more) const;

    // The entries of one kind, in order of their keys.
    template <class Kind>
    std::vector<const EquipmentType*> all() const
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
