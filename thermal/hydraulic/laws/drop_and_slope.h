// SPDX-License-Identifier: GPL-3.0-or-later
// What every link answers the solver: head lost at a flow, and how fast that changes.
#pragma once

namespace hallwright::thermal {

struct DropAndSlope {
    double drop = 0.0;  // m of the fluid, positive in the direction of positive flow
    double slope = 0.0; // m/(m3/s), never below gradientFloor
};

// Least slope of any law: a line of this slope is added where a law alone would fall below it, so
// that value and slope stay consistent. 1 m3/s through it costs 1 µm of head. It is also the whole
// resistance of a link that has none (a pipe of no length), so that parallel ones split evenly.
inline constexpr double gradientFloor = 1e-6;

} // namespace hallwright::thermal
