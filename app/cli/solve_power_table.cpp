// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solve_power_table.h"

#include <fmt/format.h>

#include <iterator>

namespace hallwright::app {

namespace {

constexpr int namedAtMost = 8; // buses in a sentence

std::string timesLine(const PowerTimes& times)
{
    return fmt::format("solved in {:.0f} µs from no load, {:.0f} µs after a change of 1 %\n",
                       times.coldUs, times.warmUs);
}

// "not served: 5 MW at 1 bus without a feed: l": islands without a source, said before all else.
std::string deadLine(const model::ElectricalNetwork& network,
                     const power::LoadFlowSolution& solution)
{
    std::string names;
    int dead = 0;
    for (std::size_t i = 0; i < network.buses.size(); ++i)
        if (solution.supply[i] != power::BusSupply::Energised) {
            ++dead;
            if (dead <= namedAtMost)
                names += (dead == 1 ? "" : ", ") + network.buses[i].id;
        }
    if (dead == 0)
        return {};
    return fmt::format("not served: {:.6g} MW at {} {} without a feed: {}{}\n",
                       solution.unservedMva.real(), dead, dead == 1 ? "bus" : "buses", names,
                       dead > namedAtMost ? ", …" : "");
}

} // namespace

std::string balancedTable(const model::ElectricalNetwork& network,
                          const power::LoadFlowSolution& solution, const PowerTimes& times)
{
    std::string text;
    auto out = std::back_inserter(text);
    fmt::format_to(out, "{}: {} buses, {} branches, {} islands\n", network.name,
                   network.buses.size(), network.branches.size(), solution.islands);
    fmt::format_to(out, "{} iterations, mismatch {:.1e} pu; ", solution.iterations,
                   solution.mismatchPu);
    text += timesLine(times);
    fmt::format_to(out, "\n{:<16} {:>12} {:>12}\n", "bus", "voltage pu", "angle deg");
    for (std::size_t i = 0; i < network.buses.size(); ++i)
        fmt::format_to(out, "{:<16} {:>12.6f} {:>12.4f}{}\n", network.buses[i].id, solution.vmPu(i),
                       solution.vaDeg(i),
                       solution.supply[i] == power::BusSupply::Energised ? "" : "  dead");
    fmt::format_to(out, "\n{:<16} {:>13} {:>13} {:>13} {:>13} {:>10}\n", "branch", "from MW",
                   "from Mvar", "to MW", "to Mvar", "A");
    for (std::size_t i = 0; i < network.branches.size(); ++i) {
        const power::BranchFlow& flow = solution.branches[i];
        if (!flow.closed)
            continue;
        const auto current = power::branchCurrent(network, solution, i);
        fmt::format_to(out, "{:<16} {:>13.6f} {:>13.6f} {:>13.6f} {:>13.6f} {:>10}\n",
                       network.branches[i].id, flow.fromMva.real(), flow.fromMva.imag(),
                       flow.toMva.real(), flow.toMva.imag(),
                       current ? fmt::format("{:.2f}", std::max(current->fromA, current->toA))
                               : std::string("-"));
    }
    fmt::format_to(out, "\nsource {:.6f} MW, load {:.6f} MW, loss {:.6f} MW and {:.6f} Mvar\n",
                   solution.sourceMva.real(), solution.loadMva.real(), solution.lossMva.real(),
                   solution.lossMva.imag());
    text += deadLine(network, solution);
    if (const int lowest = solution.lowestBus(); lowest >= 0)
        fmt::format_to(out, "lowest voltage {:.6f} pu at bus {}\n",
                       solution.vmPu(static_cast<std::size_t>(lowest)),
                       network.buses[static_cast<std::size_t>(lowest)].id);
    return text;
}

std::string directCurrentTable(const model::DirectCurrentNetwork& network,
                               const power::DirectCurrentSolution& solution,
                               const PowerTimes& times)
{
    std::string text = fmt::format("{}: {} nodes, {} iterations; ", network.name,
                                   network.nodes.size(), solution.iterations) +
                       timesLine(times) + fmt::format("\n{:<16} {:>12} {:>12}\n", "node", "V", "A");
    for (std::size_t i = 0; i < network.nodes.size(); ++i)
        text += fmt::format("{:<16} {:>12.4f} {:>12.3f}\n", network.nodes[i].id, solution.volts[i],
                            solution.amperes[i]);
    return text + fmt::format("\nsource {:.3f} A, load {:.3f} kW, loss {:.3f} W\n",
                              solution.sourceA, solution.loadW / 1e3, solution.lossW);
}

std::string fourWireTable(const model::FourWireNetwork& network,
                          const power::FourWireSolution& solution, const PowerTimes& times)
{
    std::string text =
        fmt::format("{}: {} nodes, {} iterations; ", network.name, network.nodes.size(),
                    solution.iterations) +
        timesLine(times) +
        fmt::format("\n{:<10} {:>10} {:>10} {:>10} {:>10} {:>9} {:>9} {:>9} {:>9}\n", "node",
                    "Van V", "Vbn V", "Vcn V", "Vn V", "Ia A", "Ib A", "Ic A", "In A");
    for (std::size_t i = 0; i < network.nodes.size(); ++i) {
        const power::FourPhasors& v = solution.volts[i];
        text += fmt::format("{:<10} {:>10.4f} {:>10.4f} {:>10.4f} {:>10.4f}", network.nodes[i].id,
                            std::abs(v[0] - v[3]), std::abs(v[1] - v[3]), std::abs(v[2] - v[3]),
                            std::abs(v[3]));
        for (const auto& current : solution.amperes[i])
            text += fmt::format(" {:>9.3f}", std::abs(current));
        text += '\n';
    }
    return text + fmt::format("\nload {:.3f} kW, loss {:.3f} W\n", solution.loadVa.real() / 1e3,
                              solution.lossVa.real());
}

} // namespace hallwright::app
