// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/low_pressure.h"

#include <algorithm>
#include <cstdint>

namespace hallwright::thermal {

using namespace model;

namespace {

constexpr double airPa = 101325.0;
constexpr double vapourPa = 2339.0;  // water at 20 °C
constexpr double leastUnderPa = 1.0; // less is rounding of heads

struct Low {
    std::size_t node;
    double gaugePa;
};

std::vector<Low> lowNodes(const HydraulicNetwork& network, const HydraulicSolution& solution,
                          double limitPa)
{
    std::vector<Low> out;
    for (std::size_t i = 0; i < network.nodes.size(); ++i) {
        const double pa = inSi(gaugePressure(network, solution, i));
        if (pa < limitPa) // false for what is not a number
            out.push_back({i, pa});
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const Low& a, const Low& b) { return a.gaugePa < b.gaugePa; });
    return out;
}

Finding about(const HydraulicNetwork& network, const std::vector<Low>& low, Message message)
{
    Finding finding;
    finding.message = std::move(message);
    for (const auto& one : low)
        finding.elements.push_back(refTo(network.nodes[one.node].id));
    finding.value = low.front().gaugePa;
    finding.measure = Measure::Pressure;
    return finding;
}

} // namespace

Pressure gaugePressure(const HydraulicNetwork& network, const HydraulicSolution& solution,
                       std::size_t node)
{
    return fromSi<Pressure>((solution.headM[node] - network.nodes[node].elevationM) *
                            network.fluid.densityKgM3 * standardGravityMS2);
}

std::vector<Finding> pressureFindings(const HydraulicNetwork& network,
                                      const HydraulicSolution& solution)
{
    std::vector<Finding> out;
    if (const auto boiling = lowNodes(network, solution, vapourPa - airPa); !boiling.empty()) {
        auto finding =
            about(network, boiling,
                  {QT_TRANSLATE_NOOP("finding", "water cannot be under the pressure solved at {0} "
                                                "nodes, lowest at {1}: it would boil, and the "
                                                "flows stand on paper only"),
                   {std::to_string(boiling.size()), network.nodes[boiling.front().node].id}});
        finding.severity = Severity::Error;
        finding.code = "hydraulic.pressure.vapour";
        finding.limit = vapourPa - airPa;
        finding.reference = QT_TRANSLATE_NOOP(
            "reference", "vapour pressure of water at 20 °C under standard air pressure, IAPWS");
        out.push_back(std::move(finding));
    }
    if (const auto low = lowNodes(network, solution, -leastUnderPa); !low.empty()) {
        auto finding =
            about(network, low,
                  {QT_TRANSLATE_NOOP("finding", "{0} nodes are under the pressure of the air, "
                                                "lowest at {1}: leaks and vents draw air in"),
                   {std::to_string(low.size()), network.nodes[low.front().node].id}});
        finding.severity = Severity::Warning;
        finding.code = "hydraulic.pressure.negative";
        finding.limit = 0.0;
        finding.reference =
            QT_TRANSLATE_NOOP("reference", "gauge pressure from head and elevation");
        out.push_back(std::move(finding));
    }
    return out;
}

} // namespace hallwright::thermal
