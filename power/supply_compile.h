// SPDX-License-Identifier: GPL-3.0-or-later
// Compile step: the ways by which a rack is fed and what takes their parts down.
#pragma once

#include "model/derive/power_ring.h"
#include "model/economics/price_book.h"
#include "power/supply_outages.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::power {

// Knows the elements by key; one for all racks of a hall.
class SupplyCompiler {
public:
    SupplyCompiler(const model::DerivedPower& network, const model::PowerRecipe& recipe,
                   const model::InputValues& values);

    // Of a rack with these feeds. Nothing where its supply has more than 64 parts.
    std::optional<SupplyModel> compile(const std::vector<const model::RackFeed*>& feeds) const;

    const model::PowerElement* find(const std::string& key) const; // nullptr: no such element
    const model::DerivedPower& network() const { return network_; }
    // The ring that a unit stands on, and its place among the units; nullptr: on none.
    struct OnRing {
        const model::PowerRing* ring = nullptr;
        std::size_t place = 0;
    };
    OnRing ringOf(const std::string& unit) const;
    const model::InputValues& values() const { return values_; }

private:
    const model::DerivedPower& network_;
    const model::InputValues& values_;
    std::map<std::string, const model::PowerElement*, std::less<>> elements_;
    std::vector<model::PowerRing> rings_;
    SupplyModel common_; // what all racks share: standby sets and battery
};

} // namespace hallwright::power
