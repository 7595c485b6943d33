// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas behind thermal/fluid.h, in SI with temperature in °C.
#pragma once

namespace hallwright::thermal {

struct FluidValues {
    double densityKgM3 = 0.0;
    double specificHeatJKgK = 0.0;
    double viscosityPaS = 0.0;
    double conductivityWMK = 0.0;
};

FluidValues waterAt(double celsius);
FluidValues pg25AshraeAt(double celsius);
// 10 to 60 °C.
FluidValues pg25DowfrostAt(double celsius);

} // namespace hallwright::thermal
