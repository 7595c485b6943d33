// SPDX-License-Identifier: GPL-3.0-or-later
// Networks derived from a layout and its recipes: rows of elements as plain values. Pure functions
// make them (derive/power.h, derive/coolant.h, derive/air.h); nothing of them is stored in a plan.
// The key of an element is made of hall, recipe, feed or group, role and the lowest served rack id
// ("h1/power/A/busway/r12"), so it stays as long as what it serves stays.
#pragma once

#include "model/equipment/equipment_type.h"
#include "model/plan.h"

#include <string>
#include <vector>

namespace hallwright::model {

// What a derivation reads, resolved once: the project, one alternative's plan, one hall.
struct HallView {
    const Project& project;
    const Plan& plan;
    const Hall& hall;
};

// A rack with its type's figures looked up, as derivations and solvers want it.
struct PlacedRack {
    const Rack* rack = nullptr;
    const EquipmentType* entry = nullptr; // nullptr: unknown type (a finding)
    const RackType* type = nullptr;       // nullptr: not a rack type
};

// A run of racks that is fed and piped together: a plan row, or one rack that has no row. Racks in
// walking order along the row.
struct RackLine {
    RowId row;              // none for a single rack
    std::string label;
    std::vector<PlacedRack> racks;
    bool alongX = true;
};

// All lines of a hall, in order of row id (single racks last), racks outside the hall included.
std::vector<RackLine> rackLines(const HallView& view);

} // namespace hallwright::model
