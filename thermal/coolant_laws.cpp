// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/coolant_laws.h"

#include <cmath>

namespace hallwright::thermal {

namespace {

constexpr double leakM3s = 1e-6;
constexpr double band = 0.1;

// Head over flow², s²/m⁵: 1e5 Pa/(1000 kg/m³ g) at Kv/3600 m³/s.
double coefficient(double kv)
{
    const double flow = kv / 3600.0;
    return 1e5 / (1000.0 * model::standardGravityMS2) / (flow * flow);
}

} // namespace

model::PowerDrop valveDrop(double kv, int inSeries)
{
    return {coefficient(kv) * inSeries, 2.0};
}

model::PowerDrop strainerDrop(double kv, double fouling)
{
    const double open = 1.0 - fouling;
    return {coefficient(kv) / (open * open), 2.0};
}

model::HeadCurve bypassCurve(double kv, double opensAtM)
{
    model::HeadCurve curve;
    const auto add = [&curve](double flow, double head) {
        curve.flowM3s.push_back(flow);
        curve.headM.push_back(head);
    };
    const double open = std::sqrt(opensAtM * (1.0 + band) / coefficient(kv));
    add(0.0, 0.0);
    add(std::min(leakM3s, 0.01 * open), opensAtM);
    for (const double share : {1.0, 1.25, 1.5, 2.0, 3.0, 5.0})
        add(share * open, opensAtM * (1.0 + band) * share * share);
    return curve;
}

} // namespace hallwright::thermal
