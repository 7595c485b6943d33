// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/heat/component_temperature.h"

namespace hallwright::thermal {

ComponentReading componentTemperature(const model::Curve& plateResistance, double inletK,
                                      double flowM3s, double powerW)
{
    const model::CurveReading resistance = model::read(plateResistance, flowM3s);
    return {inletK + resistance.y * powerW, resistance.y, resistance.extrapolated};
}

} // namespace hallwright::thermal
