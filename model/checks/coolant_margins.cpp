// SPDX-License-Identifier: GPL-3.0-or-later
// Margins of CDUs, pumps, hoses and couplings against what their entries state.
#include "model/checks/coolant_lookup.h"
#include "model/checks/rules.h"
#include "model/quantity_text.h"

namespace hallwright::model {

namespace {

constexpr double solverNoise = 1e-6;   // of a limit: what solvers leave
constexpr double leastAuthority = 0.9; // of the facility flow: above it the valve cannot follow
constexpr double leastSpeedRoom = 0.95;
constexpr double fastHose = 4.5;          // m/s
constexpr double controlValveMax = 400e3; // Pa

std::string percentText(double share)
{
    return numberText(share * 100.0, 3) + " %";
}

template <class Use>
void forCdus(const CheckInput& input, Use use)
{
    for (const auto& element : input.elements)
        if (element.kind == "cdu" && element.group == ElementGroup::Hydraulic)
            use(element);
}

// Adds one finding per hall and CDU type for a share that exceeds its limit.
void shareOver(const char* code, const ElementResult& cdu, double share, double limit,
               const char* message, FindingSink& sink)
{
    Finding finding = over(checkOf(code), share, limit, Measure::Fraction);
    finding.message = {message, {percentText(share)}};
    finding.elements = {refTo(cdu.key)};
    sink.group(hallKey(cdu.hall) + "/" + cdu.type, std::move(finding), cdu.key);
}

} // namespace

void cdusWithinCapacity(const CheckInput& input, FindingSink& sink)
{
    forCdus(input, [&](const ElementResult& cdu) {
        if (cdu.loading && *cdu.loading > 1.0 + solverNoise)
            shareOver("thermal.cdu.capacity", cdu, *cdu.loading, 1.0,
                      QT_TRANSLATE_NOOP("finding", "{0} CDUs carry more heat than they are rated "
                                                   "for, worst {1}: {2}; add a unit"),
                      sink);
    });
}

void cdusWithinFlow(const CheckInput& input, FindingSink& sink)
{
    forCdus(input, [&](const ElementResult& cdu) {
        if (cdu.flowLoading && *cdu.flowLoading > 1.0 + solverNoise)
            shareOver("thermal.cdu.flow", cdu, *cdu.flowLoading, 1.0,
                      QT_TRANSLATE_NOOP("finding",
                                        "{0} CDUs move more coolant than their rated secondary "
                                        "flow, worst {1}: {2}; add a unit"),
                      sink);
    });
}

void cduValvesHaveAuthority(const CheckInput& input, FindingSink& sink)
{
    forCdus(input, [&](const ElementResult& cdu) {
        if (cdu.primaryShare && *cdu.primaryShare > leastAuthority)
            shareOver("thermal.cdu.authority", cdu, *cdu.primaryShare, leastAuthority,
                      QT_TRANSLATE_NOOP("finding",
                                        "{0} CDUs draw nearly all facility water that they can, "
                                        "worst {1}: {2}; the primary valve has no authority left"),
                      sink);
    });
}

void pumpsHaveSpeedRoom(const CheckInput& input, FindingSink& sink)
{
    forCdus(input, [&](const ElementResult& cdu) {
        const CoolantRecipe* recipe = input.plan.coolantRecipes.find(cdu.hall);
        const bool fixed = recipe != nullptr && recipe->control == FlowControl::FixedSpeed;
        if (!fixed && cdu.pumpSpeed && *cdu.pumpSpeed > leastSpeedRoom)
            shareOver("thermal.pump.duty", cdu, *cdu.pumpSpeed, leastSpeedRoom,
                      QT_TRANSLATE_NOOP("finding",
                                        "{0} CDUs run their pumps close to full speed with all "
                                        "units running, worst {1}: {2}"),
                      sink);
    });
}

void hosesWithinVelocity(const CheckInput& input, FindingSink& sink)
{
    for (const auto& element : input.elements) {
        if (element.kind != "branch" || !element.velocity || inSi(*element.velocity) <= fastHose)
            continue;
        Finding finding = over(checkOf("thermal.hose.velocity"), inSi(*element.velocity), fastHose,
                               Measure::Velocity);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} rack hoses run fast, worst {1}: {2}; usual for short "
                                         "connections, but noisy and wearing beyond this"),
            {quantityText(inSi(*element.velocity), Measure::Velocity, UnitSystem::Si, 3)}};
        finding.elements = {refTo(element.key)};
        sink.group(hallKey(element.hall), std::move(finding), element.key);
    }
}

void couplingsWithinFlow(const CheckInput& input, FindingSink& sink)
{
    for (const auto& [rack, entry, type, result] : racksInLoops(input)) {
        const auto* found = entryOf(input, type.cooling.coupling);
        const auto* coupling = found != nullptr ? std::get_if<CouplingType>(&found->kind) : nullptr;
        if (coupling == nullptr || !coupling->ratedFlow || !type.cooling.couplingPairs ||
            !result.flowGot)
            continue;
        const double each = inSi(*result.flowGot) / *type.cooling.couplingPairs;
        if (each <= inSi(*coupling->ratedFlow) * (1.0 + solverNoise))
            continue;
        Finding finding = over(checkOf("thermal.coupling.flow"), each, inSi(*coupling->ratedFlow),
                               Measure::CoolantFlow);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} racks send more through their quick disconnects "
                                         "than those are rated for, worst {1}: {2} on average "
                                         "through each {3}"),
            {quantityText(each, Measure::CoolantFlow, UnitSystem::Si, 3), found->name}};
        finding.elements = {refTo(rack.id)};
        sink.group(hallAndType(rack), std::move(finding), rack.label);
    }
}

void rackValvesWithinPressure(const CheckInput& input, FindingSink& sink)
{
    for (const auto& [rack, entry, type, result] : racksInLoops(input)) {
        if (!result.valveDrop || inSi(*result.valveDrop) <= controlValveMax)
            continue;
        Finding finding = over(checkOf("thermal.valve.pressure"), inSi(*result.valveDrop),
                               controlValveMax, Measure::Pressure);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} rack valves throttle more than such valves are made "
                                         "for, worst {1}: {2}; slow the pumps"),
            {quantityText(inSi(*result.valveDrop), Measure::Pressure, UnitSystem::Si, 3)}};
        finding.elements = {refTo(rack.id)};
        sink.group(hallKey(rack.at.hall), std::move(finding), rack.label);
    }
}

} // namespace hallwright::model
