// SPDX-License-Identifier: GPL-3.0-or-later
// Peukert (1897) stated I^k t = constant; for constant power the same form holds with P in place of
// I while the voltage stays near its mean (IEEE 1184, guide for UPS batteries).
#include "power/battery.h"

#include <cmath>
#include <limits>

namespace hallwright::power {

double batterySeconds(double ratedSeconds, double loading, double exponent)
{
    if (loading <= 0.0)
        return std::numeric_limits<double>::infinity();
    return ratedSeconds / std::pow(loading, exponent);
}

} // namespace hallwright::power
