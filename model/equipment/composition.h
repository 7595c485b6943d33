// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of a catalogue entry derived from other entries: only unknown ones are filled, and the
// provenance of each says from what.
#pragma once

#include "model/equipment/equipment_type.h"

#include <functional>

namespace hallwright::model {

// The rack whose published flow and pressure drop stand in for a liquid rack without its own.
inline constexpr const char* hydraulicReferenceKey = "gb300-nvl72";

// Fills a rack type from the node type it contains: power, GPUs, flows, ports and prices times the
// count, peaks and limits copied, mass with the frame. A node is one tray, the unit of sparing.
void fillFromNodes(EquipmentType& rack, const EquipmentType& node);

// Fills a missing flow need or pressure drop of a liquid-cooled rack: the law of the reference with
// its flow in proportion to the liquid heat, so at equal temperature rise; an estimate.
void fillHydraulics(EquipmentType& rack, const EquipmentType& reference);

using FindType = std::function<const EquipmentType*(std::string_view key)>;

// Fills GPU and tray counts of a superpod from its member racks; a Fault where a member is no rack
// type or a stated count contradicts the sum. The entry may live in what `find` searches.
Result<void> fillFromMembers(EquipmentType& superpod, const FindType& find);

} // namespace hallwright::model
