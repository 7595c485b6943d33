// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/demand.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::power {

using namespace model;

namespace {

// Share of a normal distribution above z.
double upperTail(double z)
{
    return 0.5 * std::erfc(z / std::numbers::sqrt2);
}

} // namespace

Demand demandOf(std::span<const RackDraw> racks, Power allowed, const DrawAssumptions& assumptions)
{
    Demand out;
    double squares = 0.0;
    for (const auto& rack : racks) {
        out.connected += rack.tdp;
        out.expected += rack.typical;
        out.peak += rack.peak;
        squares += inSi(rack.typical) * inSi(rack.typical);
    }
    const double mean = inSi(out.expected);
    const double rho = assumptions.correlation;
    const double sigma = assumptions.spread * std::sqrt(squares * (1.0 - rho) + rho * mean * mean);
    out.spread = fromSi<Power>(sigma);
    out.allowed = allowed;
    if (out.connected <= Power{})
        return out;
    out.demandFactor = out.expected / out.connected;
    out.oversubscription = allowed > Power{} ? double(out.connected / allowed) : 0.0;
    if (out.connected <= allowed)
        return out;
    const double room = inSi(allowed) - mean;
    out.exceedance = sigma > 0.0 ? upperTail(room / sigma) : (room < 0.0 ? 1.0 : 0.0);
    out.cap = std::max(0.0, double(allowed / out.connected));
    out.throughputAtCap = std::pow(out.cap, assumptions.cappingExponent);
    return out;
}

} // namespace hallwright::power
