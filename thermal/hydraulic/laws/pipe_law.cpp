// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/laws/pipe_law.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::thermal {

namespace {

DropAndSlope laminar(const PipeTerms& terms, double flow)
{
    const double size = std::abs(flow);
    return {(terms.laminarSlope + terms.addedSlope + terms.minor * size) * flow,
            terms.laminarSlope + terms.addedSlope + 2.0 * terms.minor * size};
}

DropAndSlope turbulent(const PipeTerms& terms, const FrictionFactor& friction, double flow)
{
    const double size = std::abs(flow);
    const double k = friction.f * terms.frictionFactor1 + terms.minor;
    const double fSlope = friction.slope * terms.reynoldsPerFlow; // df/d|q|
    return {(k * size + terms.addedSlope) * flow,
            (2.0 * k + terms.frictionFactor1 * fSlope * size) * size + terms.addedSlope};
}

} // namespace

PipeTerms pipeTerms(const model::Pipe& pipe, const model::HydraulicFluid& fluid)
{
    constexpr double pi = std::numbers::pi;
    constexpr double g = model::standardGravityMS2;
    const double d = pipe.diameterM;
    const double d4 = d * d * d * d;
    PipeTerms terms;
    terms.reynoldsPerFlow = 4.0 / (pi * d * fluid.kinematicViscosityM2s);
    terms.relativeRoughness = pipe.roughnessM / d;
    terms.frictionFactor1 = 8.0 * pipe.lengthM / (pi * pi * g * d4 * d);
    terms.minor = 8.0 * pipe.minorLossK / (pi * pi * g * d4);
    terms.laminarSlope = 64.0 * terms.frictionFactor1 / terms.reynoldsPerFlow;
    terms.addedSlope = std::max(0.0, gradientFloor - terms.laminarSlope);
    return terms;
}

DropAndSlope churchillPipe(const PipeTerms& terms, double flow)
{
    const double reynolds = terms.reynoldsPerFlow * std::abs(flow);
    if (reynolds < churchillLaminarReynolds)
        return laminar(terms, flow);
    return turbulent(terms, churchillFriction(reynolds, terms.relativeRoughness), flow);
}

DropAndSlope epanetPipe(const PipeTerms& terms, double flow)
{
    const double reynolds = terms.reynoldsPerFlow * std::abs(flow);
    if (reynolds <= epanetLaminarReynolds)
        return laminar(terms, flow);
    return turbulent(terms, epanetFriction(reynolds, terms.relativeRoughness), flow);
}

} // namespace hallwright::thermal
