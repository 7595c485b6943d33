// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_hall.h"

#include "app/air_failures.h"
#include "app/coolant_balance.h"
#include "app/coolant_groups.h"
#include "app/hall_power_checks.h"
#include "model/checks/profiles.h"
#include "model/derive/air.h"
#include "model/derive/coolant.h"
#include "model/derive/mechanical.h"
#include "model/derive/power.h"
#include "model/quantity_text.h"
#include "power/hall_availability.h"
#include "power/hall_power.h"
#include "thermal/loop_facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hallwright::app {

using namespace model;

namespace {

Finding solverFinding(const char* code, const Fault& fault, ElementRef where)
{
    Finding finding;
    finding.severity = Severity::Error;
    finding.code = code;
    finding.message = fault.what;
    if (!fault.where.empty() && fault.where != where.key)
        finding.message = {QT_TRANSLATE_NOOP("finding", "{0}: {1}"),
                           {fault.where, english(fault.what)}};
    finding.elements = {std::move(where)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "convergence record");
    return finding;
}

std::optional<MassPerArea> massOver(const FootprintFigures& figures, Length extraDepth)
{
    const auto mass = figures.massWet ? figures.massWet : figures.massDry;
    if (!mass || !figures.width || !figures.depth)
        return std::nullopt;
    return *mass / (*figures.width * (*figures.depth + extraDepth));
}

// What a rack's type alone says; solvers add to it.
RackResult rackFigures(const PlacedRack& placed, Temperature airSupply)
{
    RackResult out;
    out.id = placed.rack->id;
    if (placed.type == nullptr) {
        out.powerKnown = false;
        return out;
    }
    const auto power = rackPower(*placed.type);
    out.powerKnown = power.tdp.has_value();
    out.tdp = power.tdp.value_or(Power{});
    out.typical = power.typical.value_or(Power{});
    out.peak = power.peak.value_or(Power{});
    const auto heat = rackHeat(*placed.type);
    out.liquidHeat = heat.liquid;
    out.airHeat = heat.air;
    out.airflowNeed = airflowNeed(*placed.type, airSupply);
    const auto& footprint = placed.type->footprint;
    out.floorLoad = massOver(footprint, Length{});
    const Length clearances =
        footprint.clearanceFront.value_or(Length{}) + footprint.clearanceRear.value_or(Length{});
    out.floorLoadSpread = massOver(footprint, clearances / 2.0);
    return out;
}

class HallEvaluation {
public:
    HallEvaluation(const HallView& view, EvaluationCache& cache, std::stop_token stop)
        : view_(view)
        , cache_(cache)
        , stop_(std::move(stop))
    {
        systems_.hall = view.hall.id;
        air_ = recipeOf(view.plan.airRecipes, view.hall.id);
        power_ = recipeOf(view.plan.powerRecipes, view.hall.id);
        for (const auto& line : rackLines(view))
            for (const auto& placed : line.racks) {
                placed_[placed.rack->id] = placed;
                racks_[placed.rack->id] = rackFigures(placed, air_.supply);
            }
    }

    Result<void> solve()
    {
        solveCoolant();
        solveAir();
        solvePower();
        if (stop_.stop_requested())
            return fail(FaultCode::Cancelled,
                        {QT_TRANSLATE_NOOP("app", "the evaluation was cancelled"), {}},
                        keyOf(view_.hall));
        return {};
    }

    HallSystems systems() { return std::move(systems_); }

    Result<HallOutcome> run(FailureScope scope)
    {
        if (const auto done = solve(); !done)
            return tl::unexpected<Fault>(done.error());
        auto failures = hallFailures(systems_, scope, cache_.impacts, stop_);
        if (!failures && failures.error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(failures.error());
        if (failures) {
            take(failureFindings(*failures));
            out_.failures = *std::move(failures);
        } else {
            take({solverFinding("failure.no_solution", failures.error(), refTo(view_.hall.id))});
        }
        takeProfile();
        for (auto& [id, rack] : racks_)
            out_.racks.push_back(std::move(rack));
        for (auto& element : out_.elements)
            element.hall = view_.hall.id;
        for (auto& balance : out_.balances)
            balance.hall = view_.hall.id;
        std::sort(out_.elements.begin(), out_.elements.end(),
                  [](const auto& a, const auto& b) { return a.key < b.key; });
        return std::move(out_);
    }

private:
    void take(std::vector<Finding> findings)
    {
        out_.findings.insert(out_.findings.end(), std::make_move_iterator(findings.begin()),
                             std::make_move_iterator(findings.end()));
    }

    void take(std::vector<Convergence> records)
    {
        out_.convergence.insert(out_.convergence.end(), std::make_move_iterator(records.begin()),
                                std::make_move_iterator(records.end()));
    }

    void solveCoolant()
    {
        auto derived = deriveCoolant(view_);
        take(std::move(derived.findings));
        auto balance = setBalancingValves(derived.groups, cache_, stop_);
        take(std::move(balance.findings));
        out_.balances = std::move(balance.results);
        auto solved = solveGroups(derived.groups, cache_, stop_);
        for (std::size_t i = 0; i < solved.size(); ++i) {
            const auto& group = derived.groups[i];
            if (solved[i])
                takeLoop(group, *solved[i]);
            else if (group.cdu != nullptr)
                take({solverFinding("thermal.no_solution", solved[i].error(), refTo(group.key))});
        }
        systems_.coolant = std::move(derived);
        systems_.loops = std::move(solved);
    }

    void takeLoop(const CoolantGroup& group, thermal::CoolantLoopResult loop)
    {
        for (const auto& answer : loop.racks) {
            if (group.doors)
                break; // the racks' own loop says what reaches them
            auto& rack = racks_.at(answer.rack);
            rack.loop = group.key;
            rack.flowGot = answer.flow;
            rack.supply = answer.supply;
            rack.returned = answer.returned;
            rack.drop = answer.drop;
            rack.flowNeed = flowNeed(*placed_.at(answer.rack).type, answer.supply);
            rack.component = answer.component;
            rack.valveKv = answer.valveKv;
            rack.valveDrop = answer.valveDrop;
            if (answer.valveDrop && answer.branchDrop > Pressure{})
                rack.valveAuthority = static_cast<double>(*answer.valveDrop / answer.branchDrop);
            if (rack.component)
                rack.componentLimit = placed_.at(answer.rack).type->cooling.componentLimit;
        }
        const Power perUnit = loop.pumpPower / static_cast<double>(std::max(1, group.installed));
        for (const auto& element : group.elements)
            if (element.role == CoolantRole::Cdu)
                systems_.mechanical.push_back({element.key, perUnit, element.feed});
        take(thermal::findingsOf(group, thermal::factsOf(group, loop)));
        if (group.doors) // their pumps warm the air units' chilled water
            for (auto& element : loop.elements)
                if (element.electrical)
                    element.group = ElementGroup::AirSide;
        out_.elements.insert(out_.elements.end(), std::make_move_iterator(loop.elements.begin()),
                             std::make_move_iterator(loop.elements.end()));
        take(std::move(loop.findings));
        take(std::move(loop.convergence));
    }

    void solveAir()
    {
        auto derived = deriveAir(view_);
        ratedMechanical_ = ratedMechanicalPower(systems_.coolant, derived);
        take(std::move(derived.findings));
        if (derived.doors)
            takeDoors(*derived.doors);
        for (const auto& units : derived.units) {
            if (units.type == nullptr)
                continue;
            auto solved = cachedHallAir(view_, units, cache_.air, stop_);
            systems_.mechanical.push_back({units.key, units.fanPower, UnitFeed::Both});
            out_.elements.push_back(airElement(units));
            if (*solved)
                takeAir(**solved);
            else
                take({solverFinding("air.no_solution", solved->error(), refTo(units.key))});
            systems_.air.emplace(AirSystem{view_, units, std::move(solved)});
        }
    }

    void takeDoors(const DoorUnits& doors)
    {
        systems_.mechanical.push_back({doors.key, doors.fanPower, UnitFeed::Both});
        ElementResult element;
        element.key = doors.key;
        element.kind = "rear-door";
        element.group = ElementGroup::AirSide;
        element.type = doors.type->key;
        element.rating = fmt::format("{} × {}", doors.count, doors.type->name);
        element.power = doors.removed;
        element.electrical = doors.fanPower;
        element.count = doors.count;
        out_.elements.push_back(std::move(element));
    }

    void takeAir(const thermal::HallAirResult& air)
    {
        for (const auto& breath : air.racks)
            racks_.at(breath.rack).airInlet = breath.inlet;
        out_.elements.back().returned = air.figures.returned;
        out_.air = air.figures;
        take(air.findings);
        take(std::vector{air.convergence});
    }

    ElementResult airElement(const AirUnits& units) const
    {
        ElementResult element;
        element.key = units.key;
        element.kind = "crah";
        element.group = ElementGroup::AirSide;
        element.type = units.type->key;
        element.rating = fmt::format("{} × {}", units.installed, units.type->name);
        element.loading = units.capacity > Power{}
                              ? std::optional(static_cast<double>(units.heat / units.capacity))
                              : std::nullopt;
        element.power = units.heat;
        element.flow = units.airflow;
        element.supply = air_.supply;
        element.electrical = units.fanPower;
        element.count = units.installed;
        return element;
    }

    void solvePower()
    {
        auto derived = derivePower(view_, ratedMechanical_);
        take(std::move(derived.findings));
        if (derived.elements.empty())
            return;
        const auto values = valuesOf(inputsOf(view_.project));
        for (const auto& answer : power::hallAvailability(derived, power_, values)) {
            racks_.at(answer.rack).availability = answer.availability;
            racks_.at(answer.rack).outagesPerYear = answer.outagesPerYear;
        }
        std::vector<power::RackLoad> loads;
        for (const auto& [id, rack] : racks_)
            loads.push_back({id, rack.tdp});
        auto solved = power::solveHallPower(derived, power_, loads, systems_.mechanical, stop_);
        systems_.powerSolved = solved.has_value();
        systems_.power = std::move(derived);
        systems_.loads = std::move(loads);
        if (!solved) {
            if (solved.error().code != FaultCode::Cancelled)
                take({solverFinding("power.no_solution", solved.error(), refTo(view_.hall.id))});
            return;
        }
        takeChecks(*solved);
        for (auto& answer : solved->racks) {
            auto& rack = racks_.at(answer.rack);
            rack.feeds = std::move(answer.feeds);
            rack.voltageDrop = answer.voltageDrop;
        }
        out_.elements.insert(out_.elements.end(), std::make_move_iterator(solved->elements.begin()),
                             std::make_move_iterator(solved->elements.end()));
        take(std::move(solved->findings));
        take(std::move(solved->convergence));
    }

    void takeChecks(const power::HallPowerResult& solved)
    {
        auto checks = hallPowerChecks(view_, systems_, solved, stop_);
        if (!checks)
            return; // stopped
        take(std::move(checks->findings));
        if (checks->ride)
            out_.rides.push_back(*std::move(checks->ride));
        out_.headroom.push_back(std::move(checks->headroom));
        out_.phases = std::move(checks->phases);
    }

    // The checklist reads every failure, however few the evaluation keeps.
    void takeProfile()
    {
        if (power_.profile == DesignProfile::None || !systems_.powerSolved)
            return;
        const auto failures = hallFailures(systems_, FailureScope::Every, cache_.impacts, stop_);
        if (!failures)
            return;
        take(profileFindings(
            {power_, systems_.power, *failures, out_.rides.empty() ? nullptr : &out_.rides.front()},
            view_.hall.id));
    }

    const HallView& view_;
    EvaluationCache& cache_;
    std::stop_token stop_;
    AirRecipe air_;
    PowerRecipe power_;
    std::map<RackId, PlacedRack> placed_;
    std::map<RackId, RackResult> racks_;
    Power ratedMechanical_{};
    HallOutcome out_;
    HallSystems systems_;
};

} // namespace

Result<HallOutcome> evaluateHall(const HallView& view, EvaluationCache& cache, std::stop_token stop,
                                 FailureScope scope)
{
    return HallEvaluation(view, cache, std::move(stop)).run(scope);
}

Result<HallSystems> solveHallSystems(const HallView& view, EvaluationCache& cache,
                                     std::stop_token stop)
{
    HallEvaluation evaluation(view, cache, std::move(stop));
    return evaluation.solve().map([&] { return evaluation.systems(); });
}

} // namespace hallwright::app
