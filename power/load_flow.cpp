// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/load_flow.h"

#include "power/collapse.h"
#include "power/publish_flow.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::power {

using model::FaultCode;
using model::Result;

struct LoadFlow::Parts {
    model::ElectricalNetwork network;
    FlowTerms terms;
    FlowOrder order;
    RadialSweep sweep;
    SwitchFlow switches;
    std::vector<std::unique_ptr<NewtonFlow>> newtons; // by island, made when first needed
    bool solvedBefore = false;

    int busAt(int position) const
    {
        return terms
            .firstBus[static_cast<std::size_t>(order.nodes[static_cast<std::size_t>(position)])];
    }
    NewtonFlow& newton(std::size_t island)
    {
        if (!newtons[island])
            newtons[island] = std::make_unique<NewtonFlow>(terms, order, island);
        return *newtons[island];
    }
    FlowOutcome solveByNewton(std::size_t island, const FlowLimits& limits, FlowStart start);
    Result<FlowOutcome> solveIsland(std::size_t island, const LoadFlowOptions& options,
                                    const FlowLimits& limits, LoadFlowSolution& record);
    Result<LoadFlowSolution> solve(const LoadFlowOptions& options, const FlowLimits& limits);
    Result<void> checkBalance(const LoadFlowSolution& solution) const;
};

FlowOutcome LoadFlow::Parts::solveByNewton(std::size_t island, const FlowLimits& limits,
                                           FlowStart start)
{
    NewtonFlow& flow = newton(island);
    const FlowIsland& range = order.islands[island];
    if (start == FlowStart::Previous) {
        for (int i = range.begin + 1; i < range.end; ++i)
            flow.voltages()[static_cast<std::size_t>(i - range.begin)] = sweep.voltage(i);
        flow.readLoads(terms, order);
        const FlowOutcome warm = flow.solve(limits);
        if (warm.end != FlowEnd::Diverged)
            return warm;
    }
    flow.readLoads(terms, order);
    flow.startAtNoLoad(order);
    return flow.solve(limits);
}

Result<FlowOutcome> LoadFlow::Parts::solveIsland(std::size_t island, const LoadFlowOptions& options,
                                                 const FlowLimits& limits, LoadFlowSolution& record)
{
    const FlowStart start = solvedBefore ? options.start : FlowStart::NoLoad;
    const bool sweeps =
        options.method != FlowMethod::Newton && !order.islands[island].holdsGenerator;
    FlowOutcome outcome;
    if (sweeps) {
        if (start == FlowStart::NoLoad)
            sweep.startAtNoLoad(island);
        outcome = sweep.solve(island, limits);
    }
    if (!sweeps || (outcome.end == FlowEnd::Diverged && options.method == FlowMethod::Automatic)) {
        if (options.method == FlowMethod::Sweep)
            return fail(
                FaultCode::Unsupported,
                {QT_TRANSLATE_NOOP("power", "a sweep cannot hold the voltage of a "
                                            "generator"),
                 {}},
                "bus " +
                    network.buses[static_cast<std::size_t>(busAt(order.islands[island].begin))].id);
        outcome = solveByNewton(island, limits, sweeps ? FlowStart::NoLoad : start);
        sweep.adopt(island, newton(island).voltages());
        ++record.newtonIslands;
    }
    if (outcome.end == FlowEnd::Cancelled)
        return fail(FaultCode::Cancelled, {QT_TRANSLATE_NOOP("power", "load flow stopped"), {}});
    if (outcome.end == FlowEnd::Diverged) {
        newton(island).readLoads(terms, order);
        const Collapse collapse = findCollapse(newton(island), order, limits);
        return tl::unexpected(collapseFault(network, busAt(collapse.weakest), collapse));
    }
    return outcome;
}

Result<LoadFlowSolution> LoadFlow::Parts::solve(const LoadFlowOptions& options,
                                                const FlowLimits& limits)
{
    LoadFlowSolution record;
    for (std::size_t i = 0; i < order.islands.size(); ++i) {
        const auto outcome = solveIsland(i, options, limits, record);
        if (!outcome) {
            solvedBefore = false;
            return tl::unexpected(outcome.error());
        }
        record.iterations = std::max(record.iterations, outcome->iterations);
        if (outcome->worst >= 0 && outcome->mismatchPu >= record.mismatchPu) {
            record.mismatchPu = outcome->mismatchPu;
            record.worstBus = busAt(outcome->worst);
        }
    }
    solvedBefore = true;
    LoadFlowSolution solution = publishFlow({network, terms, order, sweep, switches});
    solution.iterations = record.iterations;
    solution.mismatchPu = record.mismatchPu;
    solution.worstBus = record.worstBus;
    solution.newtonIslands = record.newtonIslands;
    solution.islands = static_cast<int>(order.islands.size());
    if (auto balance = checkBalance(solution); !balance)
        return tl::unexpected(balance.error());
    return solution;
}

// What the sources give must be what loads, shunts and losses take: within 1e-9 of the whole, the
// mismatches left at the buses, and the rounding of flows through the shortest branches, which adds
// up as a random walk over the branches of rings (those of trees are found from their currents).
Result<void> LoadFlow::Parts::checkBalance(const LoadFlowSolution& solution) const
{
    const double whole = std::abs(solution.sourceMva) + std::abs(solution.loadMva) +
                         std::abs(solution.shuntMva) + std::abs(solution.lossMva);
    double meshed = 0.0;
    for (const auto& island : order.islands)
        meshed += (island.holdsGenerator ? island.end : island.coreEnd) - island.begin;
    const double perUnit = static_cast<double>(network.buses.size()) * solution.mismatchPu +
                           1e-14 * std::sqrt(std::max(1.0, meshed)) / terms.shortestPu;
    if (solution.balanceErrorMva <= 1e-9 * whole + network.baseMva * perUnit)
        return {};
    return fail(FaultCode::NoSolution,
                {QT_TRANSLATE_NOOP("power", "the energy balance is open by {0} MVA: the numbers of "
                                            "this network are too far apart to be solved"),
                 {fmt::format("{:.3g}", solution.balanceErrorMva)}},
                "network",
                {QT_TRANSLATE_NOOP("power", "Check impedances, base power and loads"), {}});
}

LoadFlow::LoadFlow(std::unique_ptr<Parts> parts)
    : parts_(std::move(parts))
{
}
LoadFlow::LoadFlow(LoadFlow&&) noexcept = default;
LoadFlow& LoadFlow::operator=(LoadFlow&&) noexcept = default;
LoadFlow::~LoadFlow() = default;

Result<LoadFlow> LoadFlow::prepare(model::ElectricalNetwork network)
{
    auto terms = compileFlow(network);
    if (!terms)
        return tl::unexpected(terms.error());
    auto order = orderFlow(network, *terms);
    if (!order)
        return tl::unexpected(order.error());
    auto sweep = RadialSweep::prepare(network, *terms, *order);
    if (!sweep)
        return tl::unexpected(sweep.error());
    SwitchFlow switches(network, *terms);
    const std::size_t islands = order->islands.size();
    auto parts = std::make_unique<Parts>(Parts{std::move(network),
                                               *std::move(terms),
                                               *std::move(order),
                                               *std::move(sweep),
                                               std::move(switches),
                                               {},
                                               false});
    parts->newtons.resize(islands);
    return LoadFlow(std::move(parts));
}

const model::ElectricalNetwork& LoadFlow::network() const
{
    return parts_->network;
}

Result<void> LoadFlow::setInjections(std::span<const model::ElectricalBus> buses)
{
    auto& own = parts_->network.buses;
    if (buses.size() != own.size())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("power", "the buses are not those prepared"), {}});
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (buses[i].id != own[i].id || buses[i].kind != own[i].kind)
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("power", "the bus is not the one prepared"), {}},
                        "bus " + buses[i].id);
        own[i].load = buses[i].load;
        own[i].currentLoad = buses[i].currentLoad;
        own[i].impedanceLoad = buses[i].impedanceLoad;
        own[i].generation = buses[i].generation;
        own[i].setVoltagePu = buses[i].setVoltagePu;
        own[i].setAngleDeg = buses[i].setAngleDeg;
    }
    if (auto read = readInjections(parts_->network, parts_->terms); !read)
        return read;
    parts_->sweep.readLoads(parts_->terms, parts_->order);
    return {};
}

Result<LoadFlowSolution> LoadFlow::solve(const LoadFlowOptions& options, std::stop_token stop)
{
    return parts_->solve(options, {options.mismatchPu, options.maxIterations, std::move(stop)});
}

double LoadFlowSolution::vaDeg(std::size_t bus) const
{
    return std::arg(voltagesPu[bus]) * 180.0 / std::numbers::pi;
}

int LoadFlowSolution::lowestBus() const
{
    int lowest = -1;
    for (std::size_t i = 0; i < voltagesPu.size(); ++i)
        if (supply[i] == BusSupply::Energised &&
            (lowest < 0 || vmPu(i) < vmPu(static_cast<std::size_t>(lowest))))
            lowest = static_cast<int>(i);
    return lowest;
}

std::optional<BranchCurrent> branchCurrent(const model::ElectricalNetwork& network,
                                           const LoadFlowSolution& solution, std::size_t branch)
{
    const auto amperes = [&](int bus, std::complex<double> mva) -> std::optional<double> {
        const auto index = static_cast<std::size_t>(bus);
        if (!network.buses[index].nominalKv)
            return {};
        const double kv = *network.buses[index].nominalKv * solution.vmPu(index);
        return kv > 0.0 ? std::abs(mva) * 1e3 / (std::numbers::sqrt3 * kv) : 0.0;
    };
    const auto from = amperes(network.branches[branch].from, solution.branches[branch].fromMva);
    const auto to = amperes(network.branches[branch].to, solution.branches[branch].toMva);
    if (!from || !to)
        return {};
    return BranchCurrent{*from, *to};
}

} // namespace hallwright::power
