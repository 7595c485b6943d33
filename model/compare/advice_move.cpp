// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of the move to the recommended architecture: what the plan asks for, beside what stands.
#include "model/compare/advice_rule.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double day = 86400.0;

bool hasFinding(const AdvisedAlternative& alternative, std::string_view prefix)
{
    return std::any_of(alternative.assessment.findings.begin(),
                       alternative.assessment.findings.end(), [&](const Finding& finding) {
                           return !finding.waived && finding.code.starts_with(prefix);
                       });
}

std::int64_t domainOf(const AdvisedAlternative* alternative)
{
    int domain = 0;
    if (alternative)
        for (const auto& group : alternative->cost.compute.groups)
            domain = std::max(domain, group.domainGpus);
    return domain;
}

class MovePlan {
public:
    MovePlan(const AdviceFacts& facts, const AdvisedAlternative& to)
        : facts_(facts)
        , to_(to)
    {
        for (const auto& one : facts.input.alternatives)
            if (!facts.input.from.empty() && one.assessment.name == facts.input.from)
                from_ = &one;
    }

    std::vector<MoveStep> steps()
    {
        const double power = addPower();
        const double floor = addFloor();
        const double liquid = addLiquid(floor);
        const double racks = addRacks();
        const double fabric = addFabric(floor);
        const double skills = addSkills();
        const double ready = std::max({power, liquid, racks, fabric, skills});
        add("commissioning", InputKey::MoveCommissioning, ready,
            QT_TRANSLATE_NOOP("advice", "Commissioning and burn-in"),
            {QT_TRANSLATE_NOOP("advice", "{0} racks, power, loops and fabric "
                                         "together"),
             {count("racks")}});
        addSoftware(ready);
        return std::move(steps_);
    }

private:
    std::string count(const char* key) const
    {
        return std::to_string(std::llround(kpiOf(&to_, key)));
    }

    // Returns the day on which the step ends.
    double add(const char* key, InputKey duration, double start, const char* title,
               Message evidence)
    {
        MoveStep step;
        step.key = key;
        step.title = title;
        step.start = start;
        step.days = at(facts_.inputs, duration) / day;
        step.evidence = std::move(evidence);
        step.source = inputsOf(facts_.input.project)[static_cast<std::size_t>(duration)].source;
        steps_.push_back(step);
        return step.end();
    }

    double addPower()
    {
        const double needed = kpiOf(&to_, "facility_power_kw");
        const double there = kpiOf(from_, "facility_power_kw");
        const auto limit = facts_.input.project.site.utilityLimit;
        const double agreed = limit ? static_cast<double>(*limit / kilowatts(1.0)) : there;
        if (needed <= agreed)
            return 0.0;
        return add("power", InputKey::MovePower, 0.0,
                   QT_TRANSLATE_NOOP("advice", "Power at the meter"),
                   {QT_TRANSLATE_NOOP("advice", "{0} kW are needed at the meter, {1} kW are there"),
                    {numberText(needed, 5), numberText(agreed, 5)}});
    }

    double addFloor()
    {
        const auto load = to_.assessment.kpi("floor_load_worst_kg_m2");
        if (!hasFinding(to_, "floor."))
            return 0.0;
        return add(
            "floor", InputKey::MoveFloor, 0.0, QT_TRANSLATE_NOOP("advice", "Floor strengthened"),
            {QT_TRANSLATE_NOOP("advice", "the worst floor load is {0} kg/m², over the limit"),
             {load ? numberText(*load, 4) : std::string("–")}});
    }

    double addLiquid(double after)
    {
        const double needed = kpiOf(&to_, "liquid_heat_kw");
        const double there = kpiOf(from_, "liquid_heat_kw");
        if (needed <= there)
            return after;
        return add("liquid", InputKey::MoveLiquid, after,
                   QT_TRANSLATE_NOOP("advice", "Facility water, CDUs and manifolds"),
                   {QT_TRANSLATE_NOOP("advice", "{0} kW go to liquid, {1} kW can today; {2} L/min "
                                                "of coolant"),
                    {numberText(needed, 5), numberText(there, 5),
                     numberText(kpiOf(&to_, "coolant_flow_lpm"), 4)}});
    }

    double addRacks()
    {
        return add("racks", InputKey::MoveRacks, 0.0,
                   QT_TRANSLATE_NOOP("advice", "Racks and hot spares delivered"),
                   {QT_TRANSLATE_NOOP("advice", "{0} racks with {1} GPUs, of them {2} hot spares"),
                    {count("racks"), count("gpus"), count("gpus_spare")}});
    }

    double addFabric(double after)
    {
        return add("fabric", InputKey::MoveFabric, after,
                   QT_TRANSLATE_NOOP("advice", "Cables and switches in place"),
                   {QT_TRANSLATE_NOOP("advice", "{0} switches, {1} optical modules"),
                    {count("fabric_switches"), count("fabric_optics")}});
    }

    double addSkills()
    {
        if (kpiOf(&to_, "liquid_heat_kw") <= kpiOf(from_, "liquid_heat_kw"))
            return 0.0;
        return add("skills", InputKey::MoveSkills, 0.0,
                   QT_TRANSLATE_NOOP("advice", "Staff trained"),
                   {QT_TRANSLATE_NOOP("advice", "liquid to the racks, spare trays, leaks; stated "
                                                "experience {0}"),
                    {numberText(at(facts_.inputs, InputKey::LiquidSkill))}});
    }

    void addSoftware(double ready)
    {
        const auto domain = domainOf(&to_);
        const auto before = domainOf(from_);
        if (domain == before || domain == 0)
            return;
        add("software", InputKey::MoveSoftware, ready,
            QT_TRANSLATE_NOOP("advice", "Software retuned"),
            {QT_TRANSLATE_NOOP("advice", "domains of {0} GPUs, {1} before: split, kernels, "
                                         "scheduler, regression"),
             {std::to_string(domain), before > 0 ? std::to_string(before) : std::string("–")}});
    }

    const AdviceFacts& facts_;
    const AdvisedAlternative& to_;
    const AdvisedAlternative* from_ = nullptr;
    std::vector<MoveStep> steps_;
};

} // namespace

std::vector<MoveStep> moveSteps(const AdviceFacts& facts, Architecture to)
{
    const auto* alternative = facts.of(to);
    if (!alternative || alternative->assessment.name == facts.input.from)
        return {};
    return MovePlan(facts, *alternative).steps();
}

} // namespace hallwright::model
