// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solve_power.h"

#include "app/cli/solve_power_table.h"
#include "data/import/power_case.h"
#include "power/power.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <limits>

namespace hallwright::app {

using model::Result;
using nlohmann::ordered_json;

namespace {

using Clock = std::chrono::steady_clock;

double microsecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

ordered_json head(const PowerTimes& times, int iterations, double mismatchPu)
{
    return {{"schema", 1},
            {"converged", true},
            {"iterations", iterations},
            {"mismatch_pu", mismatchPu},
            {"cold_us", times.coldUs},
            {"warm_us", times.warmUs}};
}

// Loads of all buses times a factor.
std::vector<model::ElectricalBus> scaled(const model::ElectricalNetwork& network, double factor)
{
    std::vector<model::ElectricalBus> buses = network.buses;
    for (auto& bus : buses)
        for (auto* part : {&bus.load, &bus.currentLoad, &bus.impedanceLoad}) {
            part->mw *= factor;
            part->mvar *= factor;
        }
    return buses;
}

Result<PowerTimes> time(power::LoadFlow& flow, int repeat)
{
    constexpr double never = std::numeric_limits<double>::infinity();
    PowerTimes times{never, never};
    const auto loads = flow.network().buses;
    const auto moved =
        scaled(flow.network(), 0.99); // less, so that a heavy case still has a solution
    for (int i = 0; i < std::max(repeat, 1); ++i) {
        const auto start = Clock::now();
        const auto cold = flow.solve();
        times.coldUs = std::min(times.coldUs, microsecondsSince(start));
        if (!cold)
            return tl::unexpected(cold.error());
    }
    for (int i = 0; i < std::max(repeat, 1); ++i) {
        if (auto set = flow.setInjections(i % 2 == 0 ? moved : loads); !set)
            return tl::unexpected(set.error());
        const auto start = Clock::now();
        const auto warm = flow.solve({.start = power::FlowStart::Previous});
        times.warmUs = std::min(times.warmUs, microsecondsSince(start));
        if (!warm)
            return tl::unexpected(warm.error());
    }
    if (auto set = flow.setInjections(loads); !set)
        return tl::unexpected(set.error());
    return times;
}

ordered_json balancedJson(const model::ElectricalNetwork& network,
                          const power::LoadFlowSolution& solution, const PowerTimes& times)
{
    ordered_json document = head(times, solution.iterations, solution.mismatchPu);
    ordered_json& buses = document["buses"] = ordered_json::object();
    ordered_json dead = ordered_json::array();
    for (std::size_t i = 0; i < network.buses.size(); ++i) {
        buses[network.buses[i].id] = {{"vm_pu", solution.vmPu(i)}, {"va_deg", solution.vaDeg(i)}};
        if (solution.supply[i] != power::BusSupply::Energised)
            dead.push_back(network.buses[i].id);
    }
    ordered_json& branches = document["branches"] = ordered_json::object();
    for (std::size_t i = 0; i < network.branches.size(); ++i) {
        const power::BranchFlow& flow = solution.branches[i];
        if (flow.closed)
            branches[network.branches[i].id] = {{"from_mw", flow.fromMva.real()},
                                                {"from_mvar", flow.fromMva.imag()},
                                                {"to_mw", flow.toMva.real()},
                                                {"to_mvar", flow.toMva.imag()}};
    }
    document["loss_mw"] = solution.lossMva.real();
    document["loss_mvar"] = solution.lossMva.imag();
    document["unserved_mw"] = solution.unservedMva.real();
    document["dead_buses"] = std::move(dead);
    return document;
}

Result<std::string> solved(model::ElectricalNetwork network, const SolvePowerOptions& options)
{
    auto flow = power::LoadFlow::prepare(std::move(network));
    if (!flow)
        return tl::unexpected(flow.error());
    const auto times = time(*flow, options.repeat);
    if (!times)
        return tl::unexpected(times.error());
    const auto solution = flow->solve();
    if (!solution)
        return tl::unexpected(solution.error());
    if (options.json)
        return balancedJson(flow->network(), *solution, *times).dump(1);
    return balancedTable(flow->network(), *solution, *times);
}

// Solves one of the small tree cases `repeat` times; they keep no state, so warm is like cold.
template <class Solve>
auto timed(const Solve& solve, int repeat, PowerTimes& times)
{
    times.coldUs = std::numeric_limits<double>::infinity();
    auto solution = solve();
    for (int i = 0; solution && i < std::max(repeat, 1); ++i) {
        const auto start = Clock::now();
        solution = solve();
        times.coldUs = std::min(times.coldUs, microsecondsSince(start));
    }
    times.warmUs = times.coldUs;
    return solution;
}

ordered_json ends(std::complex<double> fromVa, std::complex<double> toVa)
{
    return {{"from_mw", fromVa.real() * 1e-6},
            {"from_mvar", fromVa.imag() * 1e-6},
            {"to_mw", toVa.real() * 1e-6},
            {"to_mvar", toVa.imag() * 1e-6}};
}

Result<std::string> solved(const model::DirectCurrentNetwork& network,
                           const SolvePowerOptions& options)
{
    PowerTimes times;
    const auto solution =
        timed([&] { return power::solveDirectCurrent(network); }, options.repeat, times);
    if (!solution)
        return tl::unexpected(solution.error());
    if (!options.json)
        return directCurrentTable(network, *solution, times);
    const double total = std::max(std::abs(solution->loadW), 1.0);
    ordered_json document = head(times, solution->iterations, solution->mismatchW / total);
    ordered_json& buses = document["buses"] = ordered_json::object();
    ordered_json& branches = document["branches"] = ordered_json::object();
    for (std::size_t i = 0; i < network.nodes.size(); ++i) {
        const auto& node = network.nodes[i];
        const double up = node.upstream < 0
                              ? network.sourceVolts
                              : solution->volts[static_cast<std::size_t>(node.upstream)];
        buses[node.id] = {{"v_dc", solution->volts[i]}};
        branches[node.id] =
            ends(up * solution->amperes[i], -solution->volts[i] * solution->amperes[i]);
        branches[node.id]["current_a"] = solution->amperes[i];
    }
    document["loss_mw"] = solution->lossW * 1e-6;
    document["loss_mvar"] = 0.0;
    return document.dump(1);
}

std::complex<double> powerOf(const power::FourPhasors& volts, const power::FourPhasors& amperes)
{
    std::complex<double> sum;
    for (std::size_t k = 0; k < 4; ++k)
        sum += volts[k] * std::conj(amperes[k]);
    return sum;
}

Result<std::string> solved(const model::FourWireNetwork& network, const SolvePowerOptions& options)
{
    PowerTimes times;
    const auto solution =
        timed([&] { return power::solveFourWire(network); }, options.repeat, times);
    if (!solution)
        return tl::unexpected(solution.error());
    if (!options.json)
        return fourWireTable(network, *solution, times);
    const double total = std::max(std::abs(solution->loadVa), 1.0);
    ordered_json document = head(times, solution->iterations, solution->mismatchVa / total);
    ordered_json& buses = document["buses"] = ordered_json::object();
    ordered_json& branches = document["branches"] = ordered_json::object();
    for (std::size_t i = 0; i < network.nodes.size(); ++i) {
        const auto& node = network.nodes[i];
        ordered_json phasors = ordered_json::array();
        ordered_json currents = ordered_json::array();
        for (std::size_t k = 0; k < 4; ++k) {
            phasors.push_back({solution->volts[i][k].real(), solution->volts[i][k].imag()});
            currents.push_back(std::abs(solution->amperes[i][k]));
        }
        buses[node.id] = {{"v_abcn", phasors}};
        const power::FourPhasors& up =
            node.upstream < 0 ? solution->sourceVolts
                              : solution->volts[static_cast<std::size_t>(node.upstream)];
        branches[node.id] = ends(powerOf(up, solution->amperes[i]),
                                 -powerOf(solution->volts[i], solution->amperes[i]));
        branches[node.id]["current_abcn_a"] = currents;
    }
    document["loss_mw"] = solution->lossVa.real() * 1e-6;
    document["loss_mvar"] = solution->lossVa.imag() * 1e-6;
    return document.dump(1);
}

} // namespace

Result<std::string> solvePowerText(const SolvePowerOptions& options)
{
    auto powerCase = data::readAnyPowerCase(options.file);
    if (!powerCase)
        return tl::unexpected(powerCase.error());
    auto text = std::visit([&](auto&& network) { return solved(std::move(network), options); },
                           std::move(*powerCase));
    if (!text) {
        model::Fault fault = text.error();
        if (!fault.where.starts_with(options.file))
            fault.where = fault.where.empty() ? options.file : options.file + ": " + fault.where;
        return tl::unexpected(std::move(fault));
    }
    return text;
}

} // namespace hallwright::app
