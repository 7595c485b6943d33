// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/placement.h"

#include <algorithm>

namespace hallwright::model {

namespace {

constexpr Choice turns[] = {{"0", "0°"}, {"90", "90°"}, {"180", "180°"}, {"270", "270°"}};

bool acrossX(Turn turn)
{
    return turn == Turn::Deg0 || turn == Turn::Deg180;
}

// A strip outside the footprint on the side that faces `facing` quarters from -y.
Box stripBeside(const Box& box, Turn facing, Length clearance)
{
    switch (facing) {
    case Turn::Deg0:
        return {box.left, box.bottom - clearance, box.right, box.bottom};
    case Turn::Deg90:
        return {box.right, box.bottom, box.right + clearance, box.top};
    case Turn::Deg180:
        return {box.left, box.top, box.right, box.top + clearance};
    case Turn::Deg270:
        return {box.left - clearance, box.bottom, box.left, box.top};
    }
    return box;
}

} // namespace

std::span<const Choice> choicesOf(Turn)
{
    return turns;
}

Turn turned(Turn turn, int quarters)
{
    return static_cast<Turn>(((static_cast<int>(turn) + quarters) % 4 + 4) % 4);
}

Box footprintBox(const Placement& at, Length width, Length depth)
{
    const Length halfX = (acrossX(at.turn) ? width : depth) / 2.0;
    const Length halfY = (acrossX(at.turn) ? depth : width) / 2.0;
    return {at.x - halfX, at.y - halfY, at.x + halfX, at.y + halfY};
}

Box frontStrip(const Placement& at, Length width, Length depth, Length clearance)
{
    return stripBeside(footprintBox(at, width, depth), at.turn, clearance);
}

Box rearStrip(const Placement& at, Length width, Length depth, Length clearance)
{
    return stripBeside(footprintBox(at, width, depth), turned(at.turn, 2), clearance);
}

bool overlap(const Box& a, const Box& b)
{
    const Length tolerance = millimetres(1);
    return std::min(a.right, b.right) - std::max(a.left, b.left) > tolerance &&
           std::min(a.top, b.top) - std::max(a.bottom, b.bottom) > tolerance;
}

// All corners inside and no outline corner within: enough for halls without needle-thin notches.
bool inside(const Box& box, const std::vector<Point>& outline)
{
    for (const Point& corner : {Point{box.left, box.bottom}, Point{box.right, box.bottom},
                                Point{box.right, box.top}, Point{box.left, box.top}})
        if (!contains(outline, corner))
            return false;
    const Length tolerance = millimetres(1);
    return std::none_of(outline.begin(), outline.end(), [&](Point p) {
        return p.x > box.left + tolerance && p.x < box.right - tolerance &&
               p.y > box.bottom + tolerance && p.y < box.top - tolerance;
    });
}

} // namespace hallwright::model
