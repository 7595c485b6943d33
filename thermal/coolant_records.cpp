// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/coolant_records.h"

#include "thermal/coolant_pressure.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hallwright::thermal {

using namespace model;

namespace {

Finding setPointMissed(const SolvedGroup& solved)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.code = "thermal.setpoint.missed";
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "{0}: CDUs with their primary valves open supply warmer than the set "
                          "point; add CDUs, colder or more facility water"),
        {solved.group.key}};
    finding.elements = {refTo(solved.group.key)};
    finding.value = solved.cdu().supplyK;
    finding.limit = inSi(solved.group.supplySetPoint);
    finding.measure = Measure::Temperature;
    finding.reference = "ε-NTU, Kays and London 1984; UA from the CDU's rating point";
    return finding;
}

Finding runOut(const SolvedGroup& solved)
{
    const std::size_t link = solved.hydraulics.outsideCurve.front();
    Finding finding;
    finding.severity = Severity::Warning;
    finding.code = "thermal.pump.runout";
    finding.message = {
        QT_TRANSLATE_NOOP("finding", "{0}: a pump runs beyond the end of its published curve"),
        {solved.group.key}};
    finding.elements = {refTo(solved.compiled.network.links[link].id)};
    finding.reference = "pump curve of the catalogue entry";
    return finding;
}

// Worth a word from a hundredth of the pumps' head on.
std::optional<Finding> risers(const SolvedGroup& solved)
{
    constexpr double worthAWord = 0.01;
    double loss = 0.0;
    double lift = 0.0;
    for (const std::size_t link : solved.compiled.pumpLinks) {
        loss = solved.compiled.network.links[link].staticLossM;
        lift = std::max(lift, loss - solved.hydraulics.headLossM[link]);
    }
    if (std::abs(loss) < worthAWord * lift)
        return std::nullopt;
    Finding finding;
    finding.severity = Severity::Note;
    finding.code = "thermal.risers";
    finding.message = {
        loss > 0.0
            ? QT_TRANSLATE_NOOP("finding", "{0}: the weight of the coolant in its risers, cold up "
                                           "and warm down, works against the pumps")
            : QT_TRANSLATE_NOOP("finding", "{0}: the weight of the coolant in its risers, cold "
                                           "down and warm up, helps the pumps"),
        {solved.group.key}};
    finding.elements = {refTo(solved.group.key)};
    finding.value = std::abs(loss);
    finding.limit = worthAWord * lift;
    finding.measure = Measure::Head;
    finding.reference =
        QT_TRANSLATE_NOOP("reference", "densities at supply and return temperature, riser height");
    return finding;
}

Convergence record(std::string part, bool converged, int iterations)
{
    Convergence out;
    out.part = std::move(part);
    out.converged = converged;
    out.iterations = iterations;
    return out;
}

} // namespace

std::vector<Finding> loopFindings(const SolvedGroup& solved)
{
    auto out = pressureFindings(solved);
    if (!solved.cdu().setPointHeld)
        out.push_back(setPointMissed(solved));
    if (!solved.hydraulics.outsideCurve.empty())
        out.push_back(runOut(solved));
    if (auto weight = risers(solved))
        out.push_back(*std::move(weight));
    return out;
}

std::vector<Convergence> loopRecords(const SolvedGroup& solved, const LapsTaken& laps,
                                     const CoolantLoopResult& loop)
{
    const auto& hydraulics = solved.hydraulics.convergence;
    auto flows = record("coolant " + solved.group.key, laps.converged, laps.iterations);
    flows.residual = hydraulics.headResidualM;
    flows.residualUnit = "m";
    flows.worst = refTo(hydraulics.worstLink);
    auto mass =
        record("coolant mass " + solved.group.key, loop.massResidual < 1e-9, laps.iterations);
    mass.residual = loop.massResidual;
    mass.residualUnit = "of flow";
    auto heat =
        record("coolant heat " + solved.group.key, loop.heatResidual < 1e-6, laps.iterations);
    heat.residual = loop.heatResidual;
    heat.residualUnit = "of heat";
    return {std::move(flows), std::move(mass), std::move(heat)};
}

} // namespace hallwright::thermal
