// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/gradient_solver.h"

#include "thermal/hydraulic/newton.h"
#include "thermal/hydraulic/solution_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

using model::Fault;
using model::FaultCode;

struct GradientSolver::Prepared {
    explicit Prepared(model::HydraulicNetwork given)
        : network(std::move(given))
        , laws(network)
        , core(network, laws)
        , writer(network, core)
    {
    }
    model::HydraulicNetwork network;
    LinkLaws laws;
    CoreNetwork core;
    SolutionWriter writer;
};

namespace {

Fault unsolved(const model::HydraulicNetwork& network, const CoreNetwork& core,
               const CoreState& state, NewtonEnd end)
{
    std::string where = "network";
    if (!core.reduction.chains.empty()) {
        const Chain& chain = core.reduction.chains[state.worstChain];
        where = fmt::format("link {}",
                            network.links[core.reduction.elements[chain.firstElement].link].id);
    }
    switch (end) {
    case NewtonEnd::Stopped:
        return {
            FaultCode::Cancelled, {QT_TRANSLATE_NOOP("hydraulic", "solve stopped"), {}}, {}, {}};
    case NewtonEnd::DemandUnserved:
        return {
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("hydraulic",
                               "check valves stand against every path that could serve a demand"),
             {}},
            where,
            {QT_TRANSLATE_NOOP("hydraulic", "check the direction of check valves and pumps"), {}}};
    case NewtonEnd::ValvesUndecided:
        return {
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("hydraulic", "check valves and pumps keep opening and closing"), {}},
            where,
            {QT_TRANSLATE_NOOP("hydraulic", "set the state of the named link by hand"), {}}};
    case NewtonEnd::Singular:
        return {
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("hydraulic", "the equations have no unique solution after {0} laps"),
             {std::to_string(state.laps)}},
            where,
            {}};
    case NewtonEnd::Converged:
    case NewtonEnd::TooManyLaps:
        break;
    }
    return {
        FaultCode::NoSolution,
        {QT_TRANSLATE_NOOP("hydraulic", "no convergence in {0} laps; head residual there {1} m"),
         {std::to_string(state.laps), fmt::format("{:.3g}", state.headResidual)}},
        where,
        {QT_TRANSLATE_NOOP("hydraulic", "check sizes and curves of the named link"), {}}};
}

} // namespace

GradientSolver::GradientSolver(std::unique_ptr<Prepared> prepared)
    : prepared_(std::move(prepared))
{
}
GradientSolver::~GradientSolver() = default;
GradientSolver::GradientSolver(GradientSolver&&) noexcept = default;
GradientSolver& GradientSolver::operator=(GradientSolver&&) noexcept = default;

model::Result<GradientSolver> GradientSolver::prepared(model::HydraulicNetwork network)
{
    if (auto fault = model::firstFault(network))
        return model::fail(std::move(*fault));
    if (auto fault = islandFault(network))
        return model::fail(std::move(*fault));
    auto made = std::make_unique<Prepared>(std::move(network));
    if (auto fault = unservedDemand(made->network, made->core))
        return model::fail(std::move(*fault));
    return GradientSolver(std::move(made));
}

const model::HydraulicNetwork& GradientSolver::network() const
{
    return prepared_->network;
}

model::Result<void> GradientSolver::setPumpSpeed(std::size_t link, double speed)
{
    model::HydraulicNetwork& network = prepared_->network;
    if (link >= network.links.size() || !(speed >= 0.0) || !std::isfinite(speed))
        return model::fail(FaultCode::InvalidArgument,
                           {QT_TRANSLATE_NOOP("hydraulic", "a pump speed must not be below 0"), {}},
                           link < network.links.size()
                               ? fmt::format("link {}", network.links[link].id)
                               : std::string());
    const double before = model::pumpSpeed(network.links[link].law);
    model::setPumpSpeed(network.links[link].law, speed);
    if ((before > 0.0) != (speed > 0.0)) {
        auto anew = prepared(network);
        if (!anew) {
            model::setPumpSpeed(network.links[link].law, before);
            return model::fail(anew.error());
        }
        const auto held = prepared_->writer.closed();
        prepared_ = std::move(anew->prepared_);
        return holdShut(held);
    }
    prepared_->laws.recompile(network, link);
    prepared_->core.laws.refresh(link, prepared_->laws);
    return {};
}

model::Result<void> GradientSolver::holdShut(std::span<const std::size_t> links)
{
    Prepared& p = *prepared_;
    std::vector<char> closed(p.network.links.size(), 0);
    for (const std::size_t link : links)
        closed[link] = 1;
    for (std::size_t t = 0; t < p.core.reduction.twigs.size(); ++t)
        if (closed[p.core.reduction.twigs[t].link] && p.core.twigFlow[t] != 0.0)
            return model::fail(
                FaultCode::NoSolution,
                {QT_TRANSLATE_NOOP("hydraulic",
                                   "its demand is cut off from every fixed head by closed links"),
                 {}},
                fmt::format("node {}", p.network.nodes[p.core.reduction.twigs[t].node].id));
    const Reduction& reduction = p.core.reduction;
    for (std::size_t c = 0; c < reduction.chains.size(); ++c) {
        const auto first = reduction.elements.begin() + reduction.chains[c].firstElement;
        p.core.heldShut[c] =
            std::any_of(first, first + reduction.chains[c].elementCount,
                        [&](const ChainElement& element) { return closed[element.link] != 0; });
    }
    p.core.anyHeldShut = !links.empty();
    p.writer.setClosed(links);
    return {};
}

void GradientSolver::setLaws(const model::HydraulicNetwork& changed)
{
    Prepared& p = *prepared_;
    p.network.fluid = changed.fluid;
    p.network.curves = changed.curves;
    for (std::size_t link = 0; link < p.network.links.size(); ++link) {
        p.network.links[link].law = changed.links[link].law;
        p.network.links[link].staticLossM = changed.links[link].staticLossM;
    }
    p.laws = LinkLaws(p.network);
    p.core.laws = ChainLaws(p.core.reduction, p.laws);
}

model::Result<HydraulicSolution> GradientSolver::solve(const SolveSettings& settings,
                                                       const HydraulicSolution* start,
                                                       std::stop_token stop)
{
    Prepared& p = *prepared_;
    CoreState from;
    const bool startFits = start && start->flowM3s.size() == p.network.links.size() &&
                           start->headM.size() == p.network.nodes.size();
    if (startFits)
        from = p.writer.condensed(p.laws, *start);
    Newton newton(p.core, settings, startFits ? &from : nullptr);
    const NewtonEnd end = newton.run(stop);
    if (end != NewtonEnd::Converged)
        return model::fail(unsolved(p.network, p.core, newton.state(), end));
    HydraulicSolution solution = p.writer.expanded(p.laws, newton.state());
    if (!(solution.convergence.massResidualM3s <= settings.massToleranceM3s))
        return model::fail(
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("hydraulic", "flows do not balance: {0} m³/s are missing"),
             {fmt::format("{:.3g}", solution.convergence.massResidualM3s)}},
            fmt::format("node {}", solution.convergence.worstNode));
    return solution;
}

} // namespace hallwright::thermal
