// SPDX-License-Identifier: GPL-3.0-or-later
// Networks derived from a layout and its recipes: rows of elements as plain values. Pure functions
// make them (derive/power.h, derive/coolant.h, derive/air.h); nothing of them is stored in a plan.
// The key of an element is made of hall, recipe, feed or group, role and the lowest served rack id
// ("h1/power/A/busway/r12"), so it stays as long as what it serves stays.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"

#include <string>
#include <vector>

namespace hallwright::model {

// What a derivation reads: the project, one alternative's plan, one hall, and the catalogue whose
// generic ladders give sizes where no product is chosen.
struct HallView {
    const Project& project;
    const Catalogue& catalogue;
    const Plan& plan;
    const Hall& hall;
};

// A hall's recipe, or the standard one where it has none of its own.
template <class Recipe>
Recipe recipeOf(const Table<Recipe>& recipes, HallId hall)
{
    const Recipe* own = recipes.find(hall);
    return own != nullptr ? *own : Recipe{};
}

// The type chosen by key: the project's copy before the catalogue's entry; nullptr where neither
// has it or nothing was chosen.
const EquipmentType* chosenType(const Project& project, const Catalogue& catalogue,
                                const std::string& key);

// A rack with its type's figures looked up, as derivations and solvers want it.
struct PlacedRack {
    const Rack* rack = nullptr;
    const EquipmentType* entry = nullptr; // nullptr: unknown type (a finding)
    const RackType* type = nullptr;       // nullptr: not a rack type
};

// A run of racks that is fed and piped together: a plan row, or one rack that has no row. Racks in
// walking order along the row.
struct RackLine {
    RowId row; // none for a single rack
    std::string label;
    std::vector<PlacedRack> racks;
};

// All lines of a hall, in order of row id, single racks last; racks that stand outside are
// included.
std::vector<RackLine> rackLines(const HallView& view);

// "h3": the hall's part of a key. "r12": the lowest rack id of some racks.
std::string keyOf(const Hall& hall);
std::string lowestRack(std::span<const PlacedRack> racks);

// The figures by purpose (recipes.md, "Which power figure where"). Unknown where the type states
// none; a nameplate stands in for a missing TDP and is then flagged as such.
struct RackPower {
    std::optional<Power> typical;
    std::optional<Power> tdp;
    std::optional<Power> peak;
    double powerFactor = 0.98;
    bool fromNameplate = false;
};
RackPower rackPower(const RackType& type);

// Liquid and air parts of a rack's TDP; they sum to it. A rack that states no liquid share is air.
struct RackHeat {
    Power liquid{};
    Power air{};
};
RackHeat rackHeat(const RackType& type);

} // namespace hallwright::model
