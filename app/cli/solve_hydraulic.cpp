// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solve_hydraulic.h"

#include "app/cli/assessment_json.h"
#include "data/import/epanet_network.h"
#include "thermal/hydraulic/gradient_solver.h"
#include "thermal/hydraulic/low_pressure.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace hallwright::app {

namespace {

using model::Result;
using thermal::GradientSolver;
using thermal::HydraulicSolution;

constexpr double speedChange = 1.01; // of every pump, for the warm solve

struct Timed {
    HydraulicSolution solution;
    double coldUs = 0.0;
    double warmUs = 0.0;
};

double microseconds(std::chrono::steady_clock::duration duration)
{
    return std::chrono::duration<double, std::micro>(duration).count();
}

Result<void> scaleSpeeds(GradientSolver& solver, double factor)
{
    for (std::size_t k = 0; k < solver.network().links.size(); ++k) {
        const model::LinkLaw& law = solver.network().links[k].law;
        if (!model::isPump(law))
            continue;
        if (auto set = solver.setPumpSpeed(k, model::pumpSpeed(law) * factor); !set)
            return set;
    }
    return {};
}

Result<Timed> timed(GradientSolver& solver, int repeat)
{
    using Clock = std::chrono::steady_clock;
    Timed best{{}, 1e300, 1e300};
    for (int i = 0; i < repeat; ++i) {
        const auto start = Clock::now();
        Result<HydraulicSolution> cold = solver.solve();
        if (!cold)
            return model::fail(cold.error());
        best.coldUs = std::min(best.coldUs, microseconds(Clock::now() - start));
        best.solution = std::move(*cold);
    }
    if (auto scaled = scaleSpeeds(solver, speedChange); !scaled)
        return model::fail(scaled.error());
    for (int i = 0; i < repeat; ++i) {
        const auto start = Clock::now();
        const Result<HydraulicSolution> warm = solver.solve({}, &best.solution);
        if (!warm)
            return model::fail(warm.error());
        best.warmUs = std::min(best.warmUs, microseconds(Clock::now() - start));
    }
    return best;
}

const char* stateWord(thermal::LinkFlowState state)
{
    switch (state) {
    case thermal::LinkFlowState::Open:
        return "open";
    case thermal::LinkFlowState::Closed:
        return "closed";
    case thermal::LinkFlowState::ShutByCheckValve:
        break;
    }
    return "shut_by_check_valve";
}

// null for a value that is not determined.
nlohmann::json number(double value)
{
    return std::isfinite(value) ? nlohmann::json(value) : nlohmann::json(nullptr);
}

double pressureKpa(const model::HydraulicNetwork& network, const HydraulicSolution& solution,
                   std::size_t node)
{
    return model::inSi(thermal::gaugePressure(network, solution, node)) / 1e3;
}

std::string jsonText(const model::HydraulicNetwork& network, const Timed& result,
                     const std::vector<model::Message>& notes)
{
    const HydraulicSolution& solution = result.solution;
    nlohmann::json root{{"schema", 1},
                        {"converged", true},
                        {"iterations", solution.convergence.iterations},
                        {"residual_head_m", solution.convergence.headResidualM},
                        {"residual_flow_m3s", solution.convergence.massResidualM3s},
                        {"cold_us", result.coldUs},
                        {"warm_us", result.warmUs},
                        {"nodes", nlohmann::json::object()},
                        {"links", nlohmann::json::object()},
                        {"notes", nlohmann::json::array()}};
    for (const model::Message& note : notes)
        root["notes"].push_back(model::english(note));
    root["findings"] = nlohmann::json::array();
    for (const auto& finding : thermal::pressureFindings(network, solution))
        root["findings"].push_back(nlohmann::json(findingJson(finding)));
    for (std::size_t i = 0; i < network.nodes.size(); ++i)
        root["nodes"][network.nodes[i].id] = {
            {"head_m", number(solution.headM[i])},
            {"pressure_kpa", number(pressureKpa(network, solution, i))}};
    for (std::size_t k = 0; k < network.links.size(); ++k)
        root["links"][network.links[k].id] = {{"flow_m3s", solution.flowM3s[k]},
                                              {"headloss_m", number(solution.headLossM[k])},
                                              {"status", stateWord(solution.state[k])}};
    // An identifier that is not UTF-8 is shown with a replacement sign rather than refused.
    return root.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string tableText(const model::HydraulicNetwork& network, const Timed& result,
                      const std::vector<model::Message>& notes)
{
    const HydraulicSolution& solution = result.solution;
    const thermal::HydraulicConvergence& record = solution.convergence;
    std::string text =
        fmt::format("{}: {} nodes, {} links; converged in {} iterations\n"
                    "head residual {:.2e} m at {}, flow residual {:.2e} m3/s at {}; cold {:.0f} "
                    "us, warm {:.0f} us\n",
                    network.name, network.nodes.size(), network.links.size(), record.iterations,
                    record.headResidualM, record.worstLink.empty() ? "-" : record.worstLink,
                    record.massResidualM3s, record.worstNode.empty() ? "-" : record.worstNode,
                    result.coldUs, result.warmUs);
    for (const model::Message& note : notes)
        text += fmt::format("note: {}\n", model::english(note));
    for (const std::size_t pump : solution.outsideCurve)
        text +=
            fmt::format("note: pump {} runs beyond the end of its curve\n", network.links[pump].id);
    for (const auto& finding : thermal::pressureFindings(network, solution))
        text +=
            fmt::format("{}: {}\n", severityKey(finding.severity), model::english(finding.message));
    text += fmt::format("\n{:<20} {:>14} {:>14}\n", "node", "head m", "pressure kPa");
    for (std::size_t i = 0; i < network.nodes.size(); ++i)
        text += fmt::format("{:<20} {:>14.5f} {:>14.3f}\n", network.nodes[i].id, solution.headM[i],
                            pressureKpa(network, solution, i));
    text +=
        fmt::format("\n{:<20} {:>16} {:>14} {}\n", "link", "flow m3/s", "head loss m", "status");
    for (std::size_t k = 0; k < network.links.size(); ++k)
        text +=
            fmt::format("{:<20} {:>16.9f} {:>14.6f} {}\n", network.links[k].id, solution.flowM3s[k],
                        solution.headLossM[k], stateWord(solution.state[k]));
    return text;
}

} // namespace

Result<std::string> solveHydraulicText(const SolveHydraulicOptions& options)
{
    if (options.repeat < 1)
        return model::fail(model::FaultCode::InvalidArgument,
                           {QT_TRANSLATE_NOOP("cli", "--repeat must be 1 or more"), {}});
    Result<data::EpanetNetwork> read = data::readEpanetFile(options.file);
    if (!read)
        return model::fail(read.error());
    const model::HydraulicNetwork network = read->network;
    Result<GradientSolver> solver = GradientSolver::prepared(std::move(read->network));
    if (!solver)
        return model::fail(solver.error());
    const Result<Timed> result = timed(*solver, options.repeat);
    if (!result)
        return model::fail(result.error());
    return options.json ? jsonText(network, *result, read->notes)
                        : tableText(network, *result, read->notes);
}

} // namespace hallwright::app
