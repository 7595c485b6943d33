// SPDX-License-Identifier: GPL-3.0-or-later
// Heat-up of the hall, its air (C_a = ρ V c) and the metal of its racks (C_m) each lumped, heat
// passing from metal to air by UA = ε ṁ c:
//   no steady state, surplus S   T(t) = T0 + r t + (S/C_a − r) τ (1 − exp(−t/τ)),
//                                r = S/(C_a + C_m), τ = C_a C_m/((C_a + C_m) UA)
//   a new steady state           T(t) = T∞ − (T∞ − T0) exp(−t ṁ c/C_a), by the air alone
#include "thermal/air/hall_air_publish.h"

#include "thermal/air/air_indices.h"
#include "thermal/air/psychrometrics.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace hallwright::thermal {

using namespace model;

namespace {

constexpr int mostLaps = 12;
constexpr double flowTolerance = 1e-3; // of a rack's flow between laps
constexpr double heatTolerance = 1e-6;

double celsiusOf(Temperature t)
{
    return inSi(t) - 273.15;
}

struct SolvedAir {
    AirSolution answer;
    std::vector<std::size_t> origin; // compiled rack of each solved one
    std::vector<double> flows;       // by compiled rack
    int laps = 0;
    bool settled = false;
};

// Racks draw by their inlet temperature, which follows from what they draw.
Result<SolvedAir> settled(const HallAir& hall, double supplied, const std::stop_token& stop)
{
    SolvedAir out;
    for (std::size_t i = 0; i < hall.racks().size(); ++i) {
        out.flows.push_back(hall.rackFlow(i, hall.state().supplyC));
        if (out.flows.back() > 0.0)
            out.origin.push_back(i);
    }
    while (out.laps < mostLaps && !out.settled) {
        if (stop.stop_requested())
            return fail(FaultCode::Cancelled,
                        {QT_TRANSLATE_NOOP("thermal", "the air flow was cancelled"), {}});
        auto answer = solveAir(hall.network(out.flows, supplied));
        if (!answer)
            return tl::unexpected<Fault>(answer.error());
        ++out.laps;
        out.settled = true;
        for (std::size_t i = 0; i < out.origin.size(); ++i) {
            const double inlet = hall.inletC(out.origin[i], answer->inletC[i]);
            const double flow = hall.rackFlow(out.origin[i], inlet);
            double& kept = out.flows[out.origin[i]];
            if (std::abs(flow - kept) > flowTolerance * kept) {
                out.settled = false;
                kept = flow;
            }
        }
        out.answer = *std::move(answer);
    }
    return out;
}

AirResult figuresOf(const HallAir& hall, const SolvedAir& solved, HallId id)
{
    std::vector<RackAir> racks;
    AirResult out;
    double highest = hall.state().supplyC;
    for (std::size_t i = 0; i < solved.origin.size(); ++i) {
        const auto& rack = hall.racks()[solved.origin[i]];
        const double inlet = hall.inletC(solved.origin[i], solved.answer.inletC[i]);
        racks.push_back(
            {solved.flows[solved.origin[i]], inlet, solved.answer.outletC[i], rack.highestC});
        highest = std::max(highest, inlet);
    }
    const double supply = hall.state().supplyC;
    out.hall = id;
    out.supply = celsius(supply);
    out.returned = celsius(solved.answer.returnC);
    out.highestInlet = celsius(highest);
    out.rciHigh = coolingIndexHigh(racks);
    out.rciLow = coolingIndexLow(racks);
    out.supplyHeatIndex = supplyHeatIndex(racks, supply);
    out.returnIndex = returnTemperatureIndex(racks, supply, solved.answer.returnC);
    out.density =
        fromSi<Density>(densityKgM3(supply, hall.state().humidityRatio, hall.state().pressurePa));
    out.cells = static_cast<int>(solved.answer.cellC.size());
    return out;
}

Finding assumedFlows(const HallAir& hall, const Hall& where)
{
    Finding out;
    out.severity = Severity::Note;
    out.code = "air.flow.assumed";
    out.message = {QT_TRANSLATE_NOOP("finding", "Hall {0}: racks whose type states no airflow are "
                                                "taken to warm their air by {1} K"),
                   {where.label, "16.5"}};
    for (const auto& rack : hall.racks())
        if (rack.assumedFlow)
            out.elements.push_back(refTo(rack.id));
    out.reference = QT_TRANSLATE_NOOP("reference", "103 to 108 CFM/kW of DGX-class servers");
    return out;
}

double airCapacity(const HallAir& hall) // J/K
{
    return hall.grid().openVolume / hall.state().supplyVolume * hall.state().heatCapacity;
}

void shorten(std::optional<Duration>& kept, double secondsNow)
{
    if (!kept || secondsNow < inSi(*kept))
        kept = seconds(secondsNow);
}

struct HeatUp {
    double surplusW = 0.0;
    double airJK = 0.0;
    double metalJK = 0.0;
    double exchangeWK = 0.0; // from metal to air

    double riseAt(double t) const
    {
        if (metalJK <= 0.0 || exchangeWK <= 0.0)
            return surplusW / airJK * t;
        const double both = surplusW / (airJK + metalJK);
        const double lag = airJK * metalJK / ((airJK + metalJK) * exchangeWK);
        return both * t + (surplusW / airJK - both) * lag * (1.0 - std::exp(-t / lag));
    }

    // When the air has risen by so much: between the rises of air alone and of both.
    double timeOf(double rise) const
    {
        double low = rise * airJK / surplusW;
        double high = rise * (airJK + metalJK) / surplusW;
        constexpr int halvings = 60;
        for (int i = 0; i < halvings; ++i) {
            const double middle = 0.5 * (low + high);
            (riseAt(middle) < rise ? low : high) = middle;
        }
        return 0.5 * (low + high);
    }
};

HeatUp heatUpOf(const HallAir& hall, double surplusW)
{
    HeatUp out{surplusW, airCapacity(hall), 0.0, 0.0};
    for (std::size_t i = 0; i < hall.racks().size(); ++i) {
        out.metalJK += hall.racks()[i].heatCapacity;
        out.exchangeWK +=
            metalEffectiveness * hall.state().heatCapacity * hall.rackFlow(i, hall.state().supplyC);
    }
    return out;
}

// Every rack rises alike from where it was; the one with the least room is the first.
AirImpact runaway(const HallAir& hall, const HallAirResult& normal, double surplusW)
{
    AirImpact out;
    std::optional<double> least;
    for (std::size_t i = 0, next = 0; i < hall.racks().size(); ++i) {
        const auto& rack = hall.racks()[i];
        if (next >= normal.racks.size() || normal.racks[next].rack != rack.id)
            continue;
        const double room = std::max(0.0, rack.highestC - celsiusOf(normal.racks[next++].inlet));
        out.racks.push_back(rack.id);
        least = least ? std::min(*least, room) : room;
    }
    if (least)
        out.time = seconds(heatUpOf(hall, surplusW).timeOf(*least));
    out.racksHot = static_cast<int>(out.racks.size());
    return out;
}

} // namespace

Result<HallAirResult> solveHallAir(const HallView& view, const AirUnits& units,
                                   const std::stop_token& stop)
{
    const auto start = std::chrono::steady_clock::now();
    const HallAir hall(view, units);
    const int running = std::min(units.needed, units.installed);
    if (hall.unitCapacityW(running) < hall.heatW() * (1.0 - heatTolerance))
        return fail(FaultCode::NoSolution,
                    {QT_TRANSLATE_NOOP("thermal", "the air units take less heat than the racks "
                                                  "give off: the hall has no steady temperature"),
                     {}},
                    keyOf(view.hall));
    const auto solved = settled(hall, hall.unitFlow(running), stop);
    if (!solved)
        return tl::unexpected<Fault>(solved.error());
    HallAirResult out;
    for (std::size_t i = 0; i < solved->origin.size(); ++i) {
        const auto& rack = hall.racks()[solved->origin[i]];
        const double inlet = hall.inletC(solved->origin[i], solved->answer.inletC[i]);
        out.racks.push_back(
            {rack.id, celsius(inlet), celsius(solved->answer.outletC[i]), inlet > rack.highestC});
    }
    out.figures = figuresOf(hall, *solved, view.hall.id);
    if (std::any_of(hall.racks().begin(), hall.racks().end(),
                    [](const CompiledRack& rack) { return rack.assumedFlow; }))
        out.findings.push_back(assumedFlows(hall, view.hall));
    out.convergence.part = "air " + keyOf(view.hall);
    out.convergence.converged =
        solved->settled && std::abs(solved->answer.heatResidual) < heatTolerance;
    out.convergence.iterations = solved->laps;
    out.convergence.residual = std::abs(solved->answer.heatResidual) * hall.heatW() * 1e-3;
    out.convergence.residualUnit = "kW";
    out.convergence.worst = refTo(view.hall.id);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    out.convergence.time = seconds(took.count());
    return out;
}

Result<AirImpact> airAfter(const HallView& view, const AirUnits& units, const HallAirResult& normal,
                           const AirLoss& loss, const std::stop_token& stop)
{
    const int usual = std::min(units.needed, units.installed);
    const int running = std::clamp(units.installed - loss.units, 0, usual);
    if (running == usual && !loss.water)
        return AirImpact{};
    const HallAir hall(view, units);
    const double taken = loss.water ? 0.0 : hall.unitCapacityW(running);
    if (taken < hall.heatW())
        return runaway(hall, normal, hall.heatW() - taken);
    const double supplied = hall.unitFlow(running);
    const auto solved = settled(hall, supplied, stop);
    if (!solved)
        return tl::unexpected<Fault>(solved.error());
    AirImpact out;
    const double rate = supplied * hall.state().heatCapacity / airCapacity(hall); // 1/s
    double worst = hall.state().supplyC;
    for (std::size_t i = 0; i < solved->origin.size(); ++i) {
        const auto& rack = hall.racks()[solved->origin[i]];
        const double end = hall.inletC(solved->origin[i], solved->answer.inletC[i]);
        const double before = celsiusOf(normal.racks[i].inlet);
        worst = std::max(worst, end);
        if (end <= rack.highestC)
            continue;
        out.racks.push_back(rack.id);
        const double share = (end - rack.highestC) / std::max(1e-9, end - before);
        shorten(out.time, share < 1.0 ? -std::log(share) / rate : 0.0);
    }
    out.worstInlet = celsius(worst);
    out.racksHot = static_cast<int>(out.racks.size());
    return out;
}

} // namespace hallwright::thermal
