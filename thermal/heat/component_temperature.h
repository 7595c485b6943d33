// SPDX-License-Identifier: GPL-3.0-or-later
// Case temperature of a component under a cold plate: T = T_inlet + R(Q) P, where R is the plate's
// thermal resistance from case to coolant inlet, measured over coolant flow.
#pragma once

#include "model/curve.h"

namespace hallwright::thermal {

struct ComponentReading {
    double temperatureK = 0.0;
    double resistanceKW = 0.0;
    bool outsideCurve = false; // the flow lies beyond the measured points; the end value is used
};

// Resistance curve: K/W over m³/s of one plate. Plates in series: give each its own inlet
// temperature.
ComponentReading componentTemperature(const model::Curve& plateResistance, double inletK,
                                      double flowM3s, double powerW);

} // namespace hallwright::thermal
