// SPDX-License-Identifier: GPL-3.0-or-later
// Second half of the coolant derivation: mains and row manifolds on the layout, sized by velocity
// and pressure gradient from a pipe schedule.
#pragma once

#include "model/derive/coolant.h"

namespace hallwright::model {

// A group's racks as stretches of lines, each piped by one supply and one return manifold.
struct ManifoldRun {
    std::vector<PlacedRack> racks; // liquid-cooled ones, in walking order
    std::string label;
};

struct PipeSize {
    const EquipmentType* entry = nullptr;
    Length bore{};
    Length roughness{};
};

// The smallest size of the material whose velocity and friction gradient at the flow stay within
// the limits (water-like density 1000 kg/m³, Swamee–Jain friction at 1 mPa·s: a sizing rule, the
// solver computes the real drop); the largest where none does.
PipeSize pipeSize(const HallView& view, const CoolantRecipe& recipe, VolumeFlow flow);

// The smallest hose under 4.5 m/s, the velocity of a published 1 in rack connection at 130 L/min:
// for a rack that states no connection.
Length hoseBore(const HallView& view, VolumeFlow flow);

// Adds pipes, valves and branches of the group, whose CDUs are there already, and ties those to
// their pipes. The mains begin at the nodes "supply" and "return".
void layPipes(const HallView& view, const CoolantRecipe& recipe,
              const std::vector<ManifoldRun>& runs, CoolantGroup& group);

} // namespace hallwright::model
