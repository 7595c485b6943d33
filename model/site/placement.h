// SPDX-License-Identifier: GPL-3.0-or-later
// Where a thing stands in its hall and the rectangle it covers.
#pragma once

#include "model/site/hall.h"

#include <array>

namespace hallwright::model {

enum class Turn { Deg0, Deg90, Deg180, Deg270 }; // counter-clockwise; front faces -y at Deg0
std::span<const Choice> choicesOf(Turn);
Turn turned(Turn turn, int quarters);

// Centre of the footprint and its turn.
struct Placement {
    HallId hall;
    Length x{};
    Length y{};
    Turn turn = Turn::Deg0;
    friend bool operator==(const Placement&, const Placement&) = default;
};

// An axis-parallel rectangle in hall coordinates.
struct Box {
    Length left{};
    Length bottom{};
    Length right{};
    Length top{};
    friend bool operator==(const Box&, const Box&) = default;
};

Box footprintBox(const Placement& at, Length width, Length depth);
// The service strip before the front or behind the rear, as long as the footprint is wide.
Box frontStrip(const Placement& at, Length width, Length depth, Length clearance);
Box rearStrip(const Placement& at, Length width, Length depth, Length clearance);
// Whether the two share more than the tolerance (1 mm) on both axes.
bool overlap(const Box& a, const Box& b);
bool inside(const Box& box, const std::vector<Point>& outline);

} // namespace hallwright::model
