// SPDX-License-Identifier: GPL-3.0-or-later
// What a planner may set on derived electrical elements: size, parallel units, length, or that it
// is not there.
#pragma once

#include "model/derive/overrides.h"
#include "model/derive/power.h"

namespace hallwright::model {

// The state of an element beside its figures: only UPS, busways and generators can be removed.
struct PowerElementChoice {
    std::string type; // catalogue key
    std::optional<int> units;
    std::optional<Length> length; // of a feeder or busway
    bool removed = false;
    friend bool operator==(const PowerElementChoice&, const PowerElementChoice&) = default;
};
template <>
const std::vector<Field<PowerElementChoice>>& fields<PowerElementChoice>();

// Keys of the fields that may be set on an element of that role.
std::span<const char* const> overridable(PowerRole role);

// The figures of a derived element as a planner would set them.
PowerElementChoice choiceOf(const PowerElement& element);

// Puts the plan's overrides into the elements: a new size brings its rating, losses and impedance.
// A removed UPS leaves its load on what fed it; a removed busway leaves its racks without that
// feed.
DerivedPower withOverrides(const HallView& view, DerivedPower power);

} // namespace hallwright::model
