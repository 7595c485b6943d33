// SPDX-License-Identifier: GPL-3.0-or-later
// The CDUs of a coolant group: those that stand in the hall, the type, how many, and what feeds
// them on either side.
#pragma once

#include "model/derive/coolant.h"
#include "model/derive/coolant_overrides.h"
#include "model/derive/coolant_pipes.h"

namespace hallwright::model {

// Whether the entry is a CDU with all that a loop asks of it: capacity, flow, and head or curve.
bool statesDuty(const EquipmentType& entry);

// A CDU that the planner placed.
struct PlacedCdu {
    const Unit* unit = nullptr;
    const EquipmentType* entry = nullptr;
};

// For each group the placed CDUs that belong to it, by id: each goes to the group whose nearest
// rack is nearest to it, along the axes.
std::vector<std::vector<PlacedCdu>> placedCdus(const HallView& view,
                                               const std::vector<std::vector<ManifoldRun>>& groups);

// Plate heat exchangers are offered down to about 1 K between the supply of one side and that of
// the other (class estimate; rated CDUs state 3 to 5 K).
inline const TemperatureDifference leastApproach = kelvins(1);
// Whether the set point lies far enough over the facility water.
bool approachLeft(const CoolantGroup& group);

struct CduChoice {
    const HallView& view;
    const CoolantRecipe& recipe;
    const CoolantGroupChoice& own; // overrides of the group
    std::span<const PlacedCdu> placed;
};

// Sets the group's CDU: the override's, the recipe's, that of the first placed one, else the
// catalogue's with the least installed capacity that carries the group. nullptr where none fits.
void chooseCdu(const CduChoice& choice, CoolantGroup& group);

// Adds needed and redundant CDUs, at least the placed ones; `before`: CDUs of the hall so far.
// Findings of placed ones that do not agree.
std::vector<Finding> addCdus(const CduChoice& choice, int before, CoolantGroup& group);

} // namespace hallwright::model
