// SPDX-License-Identifier: GPL-3.0-or-later
// Ring cables carry their current as laid and the fault current of the board for one second: the
// adiabatic limit of the conductor, I²t = k²S² (IEC 60949), as the catalogue states it.
#include "model/derive/power_sizes.h"

#include <numbers>

namespace hallwright::model {

namespace {

std::optional<double> carries(const CableType& cable)
{
    if (cable.table != CableTable::Medium || !cable.ampacity || !cable.resistance ||
        !cable.reactance)
        return std::nullopt;
    return inSi(*cable.ampacity);
}

} // namespace

Current PowerSizes::largestRingCable() const
{
    double most = 0.0;
    for (const auto* entry : view_.catalogue.all<CableType>())
        most = std::max(most, carries(std::get<CableType>(entry->kind)).value_or(0.0));
    return fromSi<Current>(most);
}

// The smallest that carries current and fault; where none stands the fault, the current alone.
Chosen PowerSizes::ringCableFor(Current current) const
{
    const double need = inSi(current) * (1.0 + dropAllowance);
    const double fault =
        inSi(recipe_.utilityFaultLevel) / (std::numbers::sqrt3 * inSi(recipe_.mediumVoltage));
    const auto stands = [fault](const CableType& cable) -> std::optional<double> {
        if (cable.shortTimeWithstand && inSi(*cable.shortTimeWithstand) < fault)
            return std::nullopt;
        return carries(cable);
    };
    const auto chosen = smallest<CableType>(view_.catalogue, need, stands);
    return chosen.entry != nullptr ? chosen : smallest<CableType>(view_.catalogue, need, carries);
}

PowerElement PowerSizes::ringUnit(const ElementName& name) const
{
    auto element = made(PowerRole::RingUnit, name);
    element.direct = false;
    element.voltage = recipe_.mediumVoltage;
    element.ratedCurrent = recipe_.ringRating;
    return element;
}

PowerElement PowerSizes::ringSection(const ElementName& name, Current current, Length length) const
{
    auto element = made(PowerRole::RingSection, name);
    element.direct = false;
    element.voltage = recipe_.mediumVoltage;
    element.length = length;
    const auto chosen = ringCableFor(current);
    if (chosen.entry == nullptr) {
        noSize(element, "medium-voltage cable");
        return element;
    }
    const auto& type = std::get<CableType>(chosen.entry->kind);
    element.type = chosen.entry->key;
    element.units = chosen.units;
    element.ratedCurrent = *type.ampacity;
    element.resistance = *type.resistance * length / static_cast<double>(chosen.units);
    element.reactance = *type.reactance * length / static_cast<double>(chosen.units);
    return element;
}

} // namespace hallwright::model
