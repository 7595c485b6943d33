// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/fluid.h"

#include "thermal/fluid_formulas.h"

#include <boost/units/systems/si.hpp>

#include <algorithm>

namespace hallwright::thermal {

namespace {

namespace si = boost::units::si;

FluidProperties typed(const FluidValues& values)
{
    return {values.densityKgM3 * (si::kilogram / si::cubic_metre),
            values.specificHeatJKgK * (si::joule / si::kilogram / si::kelvin),
            values.viscosityPaS * (si::pascal * si::second),
            values.conductivityWMK * (si::watt / si::metre / si::kelvin), false};
}

} // namespace

FluidRange validRange(model::Coolant coolant)
{
    if (coolant == model::Coolant::Pg25Dowfrost)
        return {model::celsius(10.0), model::celsius(60.0)};
    return {model::celsius(0.0), model::celsius(95.0)};
}

FluidProperties propertiesOf(model::Coolant coolant, model::Temperature temperature)
{
    const FluidRange range = validRange(coolant);
    const model::Temperature held = std::clamp(temperature, range.lowest, range.highest);
    const double celsius = (held - model::celsius(0.0)) / model::kelvins(1.0);
    FluidProperties properties;
    switch (coolant) {
    case model::Coolant::Water:
        properties = typed(waterAt(celsius));
        break;
    case model::Coolant::Pg25Ashrae:
        properties = typed(pg25AshraeAt(celsius));
        break;
    case model::Coolant::Pg25Dowfrost:
        properties = typed(pg25DowfrostAt(celsius));
        break;
    }
    properties.outsideRange = held != temperature;
    return properties;
}

} // namespace hallwright::thermal
