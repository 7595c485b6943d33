// SPDX-License-Identifier: GPL-3.0-or-later
// A tabulated law as a value: points in SI with what each axis measures.
#pragma once

#include "model/measure.h"
#include "model/result.h"

#include <string>
#include <vector>

namespace hallwright::model {

// Points sorted by strictly rising x. Values in SI (absolute temperatures in K).
struct Curve {
    Measure xMeasure = Measure::None;
    Measure yMeasure = Measure::None;
    std::vector<double> x;
    std::vector<double> y;
    friend bool operator==(const Curve&, const Curve&) = default;
    bool empty() const { return x.empty(); }
};

struct CurveReading {
    double y = 0.0;
    double slope = 0.0;
    bool extrapolated = false; // outside the points: the end value is held, never extended
};

// Monotone piecewise-cubic reading (Fritsch and Carlson 1980); end values are held outside.
CurveReading read(const Curve& curve, double x);

// A Fault where the points are not finite, not rising in x, or fewer than two.
Result<Curve> checked(Curve curve, const std::string& where);

} // namespace hallwright::model
