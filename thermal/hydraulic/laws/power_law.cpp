// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/laws/power_law.h"

#include <cmath>
#include <numbers>

namespace hallwright::thermal {

namespace {

double minorCoefficient(double diameterM, double k)
{
    constexpr double pi = std::numbers::pi;
    return 8.0 * k /
           (pi * pi * model::standardGravityMS2 * diameterM * diameterM * diameterM * diameterM);
}

// A law of exponent 1 has its own slope at rest; the others need the added line.
void addFloor(PowerTerms& terms)
{
    terms.linear += gradientFloor;
}

} // namespace

PowerTerms localLossTerms(const model::LocalLoss& loss)
{
    PowerTerms terms;
    terms.quadratic = minorCoefficient(loss.diameterM, loss.minorLossK);
    addFloor(terms);
    return terms;
}

PowerTerms powerDropTerms(const model::PowerDrop& drop)
{
    PowerTerms terms;
    if (drop.exponent == 1.0)
        return linearTerms({drop.coefficient});
    if (drop.exponent == 2.0) {
        terms.quadratic = drop.coefficient;
    } else {
        terms.coefficient = drop.coefficient;
        terms.exponent = drop.exponent;
    }
    addFloor(terms);
    return terms;
}

PowerTerms linearTerms(const model::LinearResistance& resistance)
{
    PowerTerms terms;
    terms.linear = std::fmax(resistance.resistanceSM2, gradientFloor);
    return terms;
}

PowerTerms powerPumpTerms(const model::PowerPump& pump)
{
    PowerTerms terms;
    terms.constant = -pump.speed * pump.speed * pump.shutoffHeadM;
    terms.coefficient = pump.coefficient * std::pow(pump.speed, 2.0 - pump.exponent);
    terms.exponent = pump.exponent;
    // n < 1: the slope grows without bound at rest; a line below 1/10000 of the zero-head flow.
    if (pump.exponent < 1.0)
        terms.restFlow =
            1e-4 * pump.speed * std::pow(pump.shutoffHeadM / pump.coefficient, 1.0 / pump.exponent);
    addFloor(terms);
    return terms;
}

PowerTerms hazenWilliamsTerms(const model::Pipe& pipe)
{
    constexpr double foot = 0.3048;
    PowerTerms terms;
    terms.exponent = 1.852;
    // q in m³/s and D in m: ft^(4.871 - 3·1.852) remains.
    terms.coefficient = 4.727 * std::pow(foot, 4.871 - 3.0 * 1.852) * pipe.lengthM /
                        (std::pow(pipe.hazenWilliamsC, 1.852) * std::pow(pipe.diameterM, 4.871));
    terms.quadratic = minorCoefficient(pipe.diameterM, pipe.minorLossK);
    addFloor(terms);
    return terms;
}

DropAndSlope powerLaw(const PowerTerms& terms, double flow)
{
    const double size = std::abs(flow);
    DropAndSlope result{terms.constant + (terms.linear + terms.quadratic * size) * flow,
                        terms.linear + 2.0 * terms.quadratic * size};
    if (terms.coefficient == 0.0)
        return result;
    if (size < terms.restFlow) {
        const double slope = terms.coefficient * std::pow(terms.restFlow, terms.exponent - 1.0);
        return {result.drop + slope * flow, result.slope + slope};
    }
    const double perFlow = size > 0.0 ? terms.coefficient * std::pow(size, terms.exponent - 1.0)
                                      : (terms.exponent == 1.0 ? terms.coefficient : 0.0);
    return {result.drop + perFlow * flow, result.slope + terms.exponent * perFlow};
}

} // namespace hallwright::thermal
