// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/network/hydraulic_network.h"

#include <fmt/format.h>

#include <cmath>
#include <type_traits>

namespace hallwright::model {

namespace {

template <class Law>
inline constexpr bool hasSpeed =
    std::is_same_v<Law, PowerPump> || std::is_same_v<Law, QuadraticPump> ||
    std::is_same_v<Law, TabulatedPump>;

bool nonNegative(double value)
{
    return std::isfinite(value) && value >= 0.0;
}
bool positive(double value)
{
    return std::isfinite(value) && value > 0.0;
}

// What a law lacks, in words for the fault; empty where it is sound.
struct LawJudge {
    const HydraulicNetwork& network;

    const char* operator()(const Pipe& pipe) const
    {
        if (!positive(pipe.diameterM) || !nonNegative(pipe.lengthM) ||
            !nonNegative(pipe.minorLossK))
            return "a positive diameter and no negative length or loss coefficient";
        if (network.friction == FrictionLaw::HazenWilliams)
            return positive(pipe.hazenWilliamsC) ? nullptr
                                                 : "a positive Hazen-Williams coefficient";
        return nonNegative(pipe.roughnessM) && pipe.roughnessM < 0.5 * pipe.diameterM
                   ? nullptr
                   : "a roughness from 0 to less than half the diameter";
    }
    const char* operator()(const LocalLoss& loss) const
    {
        return positive(loss.diameterM) && nonNegative(loss.minorLossK)
                   ? nullptr
                   : "a positive diameter and a loss coefficient not below 0";
    }
    const char* operator()(const TabulatedDrop& drop) const
    {
        const char* expected = "a curve from (0, 0) that rises in flow and does not fall in head";
        if (drop.curve >= network.curves.size())
            return "a curve that exists";
        const HeadCurve& curve = network.curves[drop.curve];
        if (!risesInFlow(curve) || curve.flowM3s[0] != 0.0 || curve.headM[0] != 0.0)
            return expected;
        for (std::size_t i = 1; i < curve.headM.size(); ++i)
            if (curve.headM[i] < curve.headM[i - 1])
                return expected;
        return nullptr;
    }
    const char* operator()(const PowerDrop& drop) const
    {
        return nonNegative(drop.coefficient) && drop.exponent >= 1.0 && drop.exponent <= 20.0
                   ? nullptr
                   : "a coefficient not below 0 and an exponent from 1 to 20";
    }
    const char* operator()(const LinearResistance& drop) const
    {
        return nonNegative(drop.resistanceSM2) ? nullptr : "a resistance not below 0";
    }
    const char* operator()(const FlowLimiter& limiter) const
    {
        return nonNegative(limiter.openCoefficientS2M5) && nonNegative(limiter.setFlowM3s) &&
                       positive(limiter.holdingSlopeSM2)
                   ? nullptr
                   : "a set flow and an open coefficient not below 0, and a positive holding slope";
    }
    const char* operator()(const PowerPump& pump) const
    {
        return positive(pump.shutoffHeadM) && positive(pump.coefficient) &&
                       positive(pump.exponent) && pump.exponent <= 20.0 && nonNegative(pump.speed)
                   ? nullptr
                   : "a falling head curve and a speed not below 0";
    }
    const char* operator()(const QuadraticPump& pump) const
    {
        return positive(pump.constantM) && std::isfinite(pump.linearSM2) &&
                       pump.quadraticS2M5 < 0.0 && std::isfinite(pump.quadraticS2M5) &&
                       nonNegative(pump.speed)
                   ? nullptr
                   : "a positive shut-off head, a negative quadratic term, a speed not below 0";
    }
    const char* operator()(const TabulatedPump& pump) const
    {
        if (pump.curve >= network.curves.size())
            return "a curve that exists";
        const HeadCurve& curve = network.curves[pump.curve];
        if (!nonNegative(pump.speed) || !risesInFlow(curve) || curve.flowM3s[0] < 0.0)
            return "a curve of rising flow and a speed not below 0";
        for (std::size_t i = 1; i < curve.headM.size(); ++i)
            if (curve.headM[i] >= curve.headM[i - 1])
                return "a head curve that falls with flow";
        return nullptr;
    }

    static bool risesInFlow(const HeadCurve& curve)
    {
        if (curve.flowM3s.size() < 2 || curve.flowM3s.size() != curve.headM.size())
            return false;
        for (std::size_t i = 0; i < curve.flowM3s.size(); ++i)
            if (!std::isfinite(curve.flowM3s[i]) || !std::isfinite(curve.headM[i]) ||
                (i > 0 && curve.flowM3s[i] <= curve.flowM3s[i - 1]))
                return false;
        return true;
    }
};

Fault linkFault(const HydraulicLink& link, Message what)
{
    return {FaultCode::InvalidInput, std::move(what), fmt::format("link {}", link.id), {}};
}

std::optional<Fault> faultOf(const HydraulicNetwork& network, const HydraulicLink& link)
{
    if (link.from >= network.nodes.size() || link.to >= network.nodes.size())
        return linkFault(link,
                         {QT_TRANSLATE_NOOP("hydraulic", "one of its nodes does not exist"), {}});
    if (link.from == link.to)
        return linkFault(link, {QT_TRANSLATE_NOOP("hydraulic", "both its ends are node {0}"),
                                {network.nodes[link.from].id}});
    if (const char* expected = std::visit(LawJudge{network}, link.law))
        return linkFault(link,
                         {QT_TRANSLATE_NOOP("hydraulic", "its values cannot be used; expected {0}"),
                          {expected}});
    return std::nullopt;
}

Fault curveFault(const char* expected)
{
    return {
        FaultCode::InvalidInput,
        {QT_TRANSLATE_NOOP("hydraulic", "the pump curve cannot be used; expected {0}"), {expected}},
        {},
        {}};
}

} // namespace

bool isPump(const LinkLaw& law)
{
    return std::visit([](const auto& kind) { return hasSpeed<std::decay_t<decltype(kind)>>; }, law);
}

bool isOneWay(const HydraulicLink& link)
{
    return link.direction == FlowDirection::ForwardOnly || isPump(link.law);
}

double pumpSpeed(const LinkLaw& law)
{
    return std::visit(
        [](const auto& kind) {
            if constexpr (hasSpeed<std::decay_t<decltype(kind)>>)
                return kind.speed;
            else
                return 1.0;
        },
        law);
}

void setPumpSpeed(LinkLaw& law, double speed)
{
    std::visit(
        [speed](auto& kind) {
            if constexpr (hasSpeed<std::decay_t<decltype(kind)>>)
                kind.speed = speed;
        },
        law);
}

Result<PowerPump> pumpThrough(const PumpPoints& points)
{
    const double drop1 = points.shutoffHeadM - points.head1M;
    const double drop2 = points.shutoffHeadM - points.head2M;
    if (!positive(points.flow1M3s) || !(points.flow2M3s > points.flow1M3s) || !positive(drop1) ||
        !(drop2 > drop1) || !positive(points.shutoffHeadM))
        return fail(curveFault("head that falls with flow, from a positive head at no flow"));
    const double exponent = std::log(drop2 / drop1) / std::log(points.flow2M3s / points.flow1M3s);
    if (!(exponent > 0.0) || exponent > 20.0)
        return fail(curveFault("points whose power law has an exponent from 0 to 20"));
    return PowerPump{points.shutoffHeadM, drop1 / std::pow(points.flow1M3s, exponent), exponent,
                     1.0};
}

Result<PowerPump> pumpThroughDesignPoint(double flowM3s, double headM)
{
    return pumpThrough({.shutoffHeadM = 4.0 / 3.0 * headM,
                        .flow1M3s = flowM3s,
                        .head1M = headM,
                        .flow2M3s = 2.0 * flowM3s,
                        .head2M = 0.0});
}

std::optional<Fault> firstFault(const HydraulicNetwork& network)
{
    if (!positive(network.fluid.densityKgM3) || !positive(network.fluid.kinematicViscosityM2s))
        return Fault{FaultCode::InvalidInput,
                     {QT_TRANSLATE_NOOP("hydraulic", "density and viscosity must be positive"), {}},
                     "fluid",
                     {}};
    for (const HydraulicNode& node : network.nodes)
        if (!std::isfinite(node.elevationM) || !std::isfinite(node.demandM3s) ||
            !std::isfinite(node.fixedHeadM.value_or(0.0)))
            return Fault{
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("hydraulic", "elevation, demand or head is not a number"), {}},
                fmt::format("node {}", node.id),
                {}};
    for (const HydraulicLink& link : network.links) {
        if (auto fault = faultOf(network, link))
            return fault;
        if (!std::isfinite(link.staticLossM))
            return Fault{FaultCode::InvalidInput,
                         {QT_TRANSLATE_NOOP("hydraulic", "static loss is not a number"), {}},
                         fmt::format("link {}", link.id),
                         {}};
    }
    return std::nullopt;
}

} // namespace hallwright::model
