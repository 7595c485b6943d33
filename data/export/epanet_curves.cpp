// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/export/epanet_curves.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace hallwright::data {

using namespace model;

namespace {

// Steps of 2 % of flow keep straight pieces of a square law within 0.01 % of it.
constexpr double step = 1.02;
constexpr double span = 30.0; // sampled from flow/span to flow·span
constexpr double still = 1e-9;

std::vector<CurvePoint> sampled(const std::function<double(double)>& head, double flow)
{
    const double at = std::max(flow, still * 1e3);
    std::vector<CurvePoint> points{{0.0, head(0.0)}};
    for (double q = at / span; q < at / std::sqrt(step); q *= step)
        points.push_back({q, head(q)});
    for (double q = at; q < at * span; q *= step)
        points.push_back({q, head(q)});
    return points;
}

double interpolated(const HeadCurve& curve, double flow)
{
    const auto& x = curve.flowM3s;
    const auto above = std::upper_bound(x.begin(), x.end(), flow) - x.begin();
    const auto i = static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(above, 1, static_cast<std::ptrdiff_t>(x.size()) - 1));
    const double share = (flow - x[i - 1]) / (x[i] - x[i - 1]);
    return curve.headM[i - 1] + share * (curve.headM[i] - curve.headM[i - 1]);
}

std::vector<CurvePoint> pointsOf(const HeadCurve& curve)
{
    std::vector<CurvePoint> points;
    for (std::size_t i = 0; i < curve.flowM3s.size(); ++i)
        points.push_back({curve.flowM3s[i], curve.headM[i]});
    return points;
}

// The valve is a square law up to its set flow and a steep line from there on.
std::vector<CurvePoint> limiterPoints(const FlowLimiter& limiter, double flow)
{
    const auto open = [&limiter](double q) { return limiter.openCoefficientS2M5 * q * q; };
    const double set = limiter.setFlowM3s;
    auto points = sampled(open, std::min(flow, set));
    while (points.back().flowM3s >= set)
        points.pop_back();
    const auto holding = [&](double q) {
        return open(std::min(q, set)) + limiter.holdingSlopeSM2 * std::max(q - set, 0.0);
    };
    points.push_back({set, open(set)});
    if (flow > set + still)
        points.push_back({flow, holding(flow)});
    const double beyond = std::max(flow, set) * 1.5;
    points.push_back({beyond, holding(beyond)});
    return points;
}

} // namespace

std::vector<CurvePoint> dropPoints(const HydraulicNetwork& network, const LinkLaw& law,
                                   double flowM3s)
{
    if (const auto* table = std::get_if<TabulatedDrop>(&law))
        return pointsOf(network.curves[table->curve]);
    if (const auto* limiter = std::get_if<FlowLimiter>(&law))
        return limiterPoints(*limiter, flowM3s);
    if (const auto* line = std::get_if<LinearResistance>(&law))
        return {{0.0, 0.0}, {1.0, line->resistanceSM2}};
    const auto& drop = std::get<PowerDrop>(law);
    return sampled([&drop](double q) { return drop.coefficient * std::pow(q, drop.exponent); },
                   flowM3s);
}

std::vector<CurvePoint> pumpPoints(const HydraulicNetwork& network, const LinkLaw& law,
                                   double flowM3s)
{
    const double speed = pumpSpeed(law);
    const double atFullSpeed = speed > 0.0 ? flowM3s / speed : 0.0;
    if (const auto* pump = std::get_if<PowerPump>(&law)) {
        const double end = std::pow(pump->shutoffHeadM / pump->coefficient, 1.0 / pump->exponent);
        const auto lift = [pump](double q) {
            return pump->shutoffHeadM - pump->coefficient * std::pow(q, pump->exponent);
        };
        return {{0.0, lift(0.0)}, {0.5 * end, lift(0.5 * end)}, {0.9 * end, lift(0.9 * end)}};
    }
    if (const auto* pump = std::get_if<TabulatedPump>(&law)) {
        const auto& curve = network.curves[pump->curve];
        auto points = pointsOf(curve);
        // Points on the lines themselves, until EPANET no longer takes them for a power law.
        while (points.size() < 4 && points.size() > 1) {
            const double q = (points[0].flowM3s + points[1].flowM3s) / 2.0;
            points.insert(points.begin() + 1, {q, interpolated(curve, q)});
        }
        return points;
    }
    const auto& pump = std::get<QuadraticPump>(law);
    // A rising part is held at its maximum with a slight fall, as the law itself is (model).
    const double peak = -pump.linearSM2 / (2.0 * pump.quadraticS2M5);
    const double highest = pump.constantM + 0.5 * pump.linearSM2 * peak;
    const double fall = peak > 0.0 ? 1e-3 * highest / peak : 0.0;
    const double join =
        peak > 0.0 ? std::max(0.0, -(fall + pump.linearSM2) / (2.0 * pump.quadraticS2M5)) : 0.0;
    const auto lift = [&pump, join, fall](double q) {
        const double held = std::max(q, join);
        return pump.constantM + (pump.linearSM2 + pump.quadraticS2M5 * held) * held +
               fall * (held - q);
    };
    auto points = sampled(lift, atFullSpeed);
    points.erase(std::remove_if(points.begin(), points.end(),
                                [](const CurvePoint& point) { return point.headM <= 0.0; }),
                 points.end());
    return points;
}

} // namespace hallwright::data
