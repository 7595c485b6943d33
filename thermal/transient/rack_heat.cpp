// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/transient/rack_heat.h"

#include "thermal/coolant_compile.h"

#include <algorithm>

namespace hallwright::thermal {

namespace {

using model::inSi;

// Highest supply temperature at which the flow is enough; the curve read the other way round.
double supplyFor(const model::Curve& need, double flow, double powerW, double volumetricHeat)
{
    const double least = need.y.front();
    if (flow < least)
        return need.x.front() + powerW / volumetricHeat * (1.0 / least - 1.0 / flow);
    if (flow >= need.y.back())
        return need.x.back();
    const auto above = std::upper_bound(need.y.begin(), need.y.end(), flow);
    const auto at = static_cast<std::size_t>(above - need.y.begin());
    double low = need.x[at - 1];
    double high = need.x[at];
    double atLow = need.y[at - 1] - flow;
    double atHigh = need.y[at] - flow;
    // Regula falsi with halving (Illinois).
    for (int i = 0; i < 60 && high - low > 1e-9; ++i) {
        const double middle = (low * atHigh - high * atLow) / (atHigh - atLow);
        const double there = read(need, middle).y - flow;
        if (std::abs(there) <= 1e-12 * flow)
            return middle;
        if (there < 0.0) {
            low = middle;
            atLow = there;
            atHigh *= 0.5;
        } else {
            high = middle;
            atHigh = there;
            atLow *= 0.5;
        }
    }
    return low;
}

} // namespace

std::optional<RackHeat> RackHeat::of(const model::RackNeed& need, CoolantNumbers coolant)
{
    if (need.type == nullptr || !need.flowKnown || need.type->cooling.flowNeed.empty() ||
        !(inSi(need.heat) > 0.0))
        return std::nullopt;
    const auto& cooling = need.type->cooling;
    RackHeat out;
    out.powerW_ = inSi(need.heat);
    out.type_ = need.type;
    out.coolant_ = coolant;
    if (!cooling.plateResistance.empty() && cooling.platesPerRack && cooling.componentLimit &&
        need.type->compute.gpuTdp) {
        out.plates_ = *cooling.platesPerRack;
        out.gpuW_ = inSi(*need.type->compute.gpuTdp);
        out.throttleK_ = inSi(*cooling.componentLimit);
    }
    return out;
}

double RackHeat::conductance(double flowM3s) const
{
    if (flowM3s <= stillM3s)
        return 0.0;
    if (estimated()) {
        const double supply =
            supplyFor(type_->cooling.flowNeed, flowM3s, powerW_, coolant_.volumetricHeat());
        return powerW_ / (classThrottleK - classMarginK - supply);
    }
    const auto& plate = type_->cooling.plateResistance;
    const double perPlate = flowM3s / plates_;
    double resistance = read(plate, perPlate).y;
    if (perPlate < plate.x.front())
        resistance += (1.0 / perPlate - 1.0 / plate.x.front()) / coolant_.volumetricHeat();
    return powerW_ / (resistance * gpuW_);
}

bool RackHeat::hasKinkBetween(double flowM3s, double otherM3s) const
{
    const double low = std::min(flowM3s, otherM3s);
    const double high = std::max(flowM3s, otherM3s);
    const double scale = estimated() ? 1.0 : plates_;
    const auto& points = estimated() ? type_->cooling.flowNeed.y : type_->cooling.plateResistance.x;
    const auto inside = [=](double point) { return low < point * scale && point * scale < high; };
    return inside(points.front()) || inside(points.back());
}

} // namespace hallwright::thermal
