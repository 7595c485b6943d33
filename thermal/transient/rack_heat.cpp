// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/transient/rack_heat.h"

#include "thermal/coolant_compile.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

namespace {

using model::inSi;

// y − y0 = t (a + t (b + t c)) of a stretch of a curve, t from 0 to 1: curves are cubics between
// their points (model/curve.h), so two values inside settle it.
struct Cubic {
    double a = 0.0;
    double b = 0.0;
    double c = 0.0;
    double at(double t) const { return t * (a + t * (b + t * c)); }
    double slope(double t) const { return a + t * (2.0 * b + t * 3.0 * c); }
};

Cubic cubicOn(const model::Curve& curve, std::size_t end)
{
    const double length = curve.x[end] - curve.x[end - 1];
    const double y0 = curve.y[end - 1];
    const double third = read(curve, curve.x[end - 1] + length / 3.0).y - y0;
    const double twoThirds = read(curve, curve.x[end - 1] + length * 2.0 / 3.0).y - y0;
    const double whole = curve.y[end] - y0;
    return {9.0 * third - 4.5 * twoThirds + whole, -22.5 * third + 18.0 * twoThirds - 4.5 * whole,
            13.5 * third - 13.5 * twoThirds + 4.5 * whole};
}

// Where a rising cubic is `value`: Newton's method, held between ends that close in.
double placeOn(const Cubic& cubic, double value)
{
    double low = 0.0;
    double high = 1.0;
    double t = std::clamp(value / cubic.at(1.0), 0.0, 1.0);
    for (int i = 0; i < 60; ++i) {
        const double error = cubic.at(t) - value;
        (error < 0.0 ? low : high) = t;
        const double slope = cubic.slope(t);
        double next = slope > 0.0 ? t - error / slope : 0.5 * (low + high);
        if (!(next >= low && next <= high))
            next = 0.5 * (low + high);
        if (std::abs(next - t) < 1e-13)
            return next;
        t = next;
    }
    return t;
}

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
    const double start = need.x[at - 1];
    const double length = need.x[at] - start;
    return start + length * placeOn(cubicOn(need, at), flow - need.y[at - 1]);
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
