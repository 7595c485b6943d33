// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/netbox_units.h"

#include <fmt/format.h>

#include <cmath>

namespace hallwright::data {

using model::fail;
using model::FaultCode;
using model::Result;

namespace {

constexpr double poundInKilograms = 0.45359237; // exact by definition, 16 ounces

model::Message badUnit(std::string_view unit, const char* expected)
{
    if (unit.empty())
        return {QT_TRANSLATE_NOOP("data", "a number without its unit; expected one of {0}"),
                {expected}};
    return {QT_TRANSLATE_NOOP("data", "unknown unit \"{0}\"; expected one of {1}"),
            {std::string(unit), expected}};
}

model::Message notPositive(double value)
{
    return {QT_TRANSLATE_NOOP("data", "{0} is not a positive finite number"),
            {fmt::format("{}", value)}};
}

} // namespace

Result<model::Mass> netBoxMass(double value, std::string_view unit)
{
    if (!std::isfinite(value) || value <= 0.0)
        return fail(FaultCode::InvalidInput, notPositive(value));
    if (unit == "kg")
        return model::kilograms(value);
    if (unit == "g")
        return model::kilograms(value * 1e-3);
    if (unit == "lb")
        return model::kilograms(value * poundInKilograms);
    if (unit == "oz")
        return model::kilograms(value * poundInKilograms / 16.0);
    return fail(FaultCode::InvalidInput, badUnit(unit, "kg, g, lb, oz"));
}

Result<model::Length> netBoxLength(double value, std::string_view unit)
{
    if (!std::isfinite(value) || value <= 0.0)
        return fail(FaultCode::InvalidInput, notPositive(value));
    if (unit == "mm")
        return model::millimetres(value);
    if (unit == "in")
        return model::millimetres(value * 25.4);
    return fail(FaultCode::InvalidInput, badUnit(unit, "mm, in"));
}

} // namespace hallwright::data
