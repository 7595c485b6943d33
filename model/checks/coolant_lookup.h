// SPDX-License-Identifier: GPL-3.0-or-later
// What the coolant checks look up: a rack's loop and its CDUs, and catalogue entries by key.
#pragma once

#include "model/checks/check.h"
#include "model/equipment/cooling_types.h"

#include <string>
#include <vector>

namespace hallwright::model {

struct LiquidRack {
    const Rack& rack;
    const EquipmentType& entry;
    const RackType& type;
    const RackResult& result;
};

// The racks that give heat to liquid and stand in a solved loop.
std::vector<LiquidRack> racksInLoops(const CheckInput& input);

// The CDU of a loop that runs; nullptr where none is solved. `loop` is the key of a coolant group.
const ElementResult* runningCdu(const CheckInput& input, const std::string& loop);

// The entry of a key: the project's copy, else the catalogue's; nullptr where neither has it.
const EquipmentType* entryOf(const CheckInput& input, const std::string& key);
// The CDU kind behind an element; nullptr where it is none.
const CduType* cduOf(const CheckInput& input, const ElementResult& element);

// One finding per hall and type: the key for FindingSink::group.
std::string hallAndType(const Rack& rack);
std::string hallKey(HallId hall);

} // namespace hallwright::model
