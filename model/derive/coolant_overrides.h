// SPDX-License-Identifier: GPL-3.0-or-later
// What a planner may set on derived coolant elements and groups, and how it is put in.
#pragma once

#include "model/derive/coolant.h"
#include "model/derive/overrides.h"

namespace hallwright::model {

// Of a group as a whole, under the group's key; read before its CDUs are chosen.
struct CoolantGroupChoice {
    std::string cduType;         // catalogue key
    std::optional<int> cduCount; // installed CDUs
    friend bool operator==(const CoolantGroupChoice&, const CoolantGroupChoice&) = default;
};

template <>
const std::vector<Field<CoolantGroupChoice>>& fields<CoolantGroupChoice>();
template <>
const std::vector<Field<CoolantElement>>& fields<CoolantElement>();

// Keys of the fields that may be set on an element of that role.
std::span<const char* const> overridable(CoolantRole role);
std::span<const char* const> overridableOfGroup();
std::span<const char* const> overridableOfAdded();

// The choices for the group of that key; a type that is no CDU is refused.
CoolantGroupChoice groupChoice(const HallView& view, const std::string& key, OverrideSet& set);

// Puts overrides into a group's elements, adds those under "<group>/added/" and takes away those
// that are removed.
void applyOverrides(const HallView& view, OverrideSet& set, CoolantGroup& group);

} // namespace hallwright::model
