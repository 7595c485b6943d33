// SPDX-License-Identifier: GPL-3.0-or-later
// Rear-door heat exchangers of a hall whose air recipe asks for them: one door a rack with air
// heat, what it takes out of the air and what water it needs.
//
// The share removed is the catalogue's curve of rack heat at its rated water inlet. A coil at
// given flows has a constant effectiveness, q = ε C (T_exhaust − T_water), so at another water
// temperature the share goes with (T_exhaust − T_water) over its rated value, T_exhaust = T_inlet +
// Q/(ρ cp V); at most the whole heat is removed (water valves close then).
#pragma once

#include "model/derive/derived.h"
#include "model/results/finding.h"

namespace hallwright::model {

struct RearDoor {
    RackId rack;
    const EquipmentType* entry = nullptr; // a RearDoorType
    Power air{};                          // of the rack, at TDP
    Power removed{};
    VolumeFlow waterFlow{};
    Pressure waterDrop{}; // at waterFlow; 0 where the type states none
};

struct RearDoors {
    std::vector<RearDoor> doors; // by rack id; none where the recipe has no doors
    std::vector<Finding> findings;
    const RearDoor* of(RackId rack) const;
};

RearDoors rearDoors(const HallView& view);

// Water of the doors' loop: the air units' chilled water, warmer by the approach of their CDU (4 K,
// the usual rating).
Temperature doorWater(const AirRecipe& recipe);

} // namespace hallwright::model
