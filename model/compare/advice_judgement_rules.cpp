// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of advice that the planner's own position decides, on figures of the plan: certainty of
// budget and need, experience with liquid, lock-in, small jobs, software.
#include "model/compare/advice_rule.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double lockInFull = 0.10;    // of the racks' price scores −1
constexpr double softwareFull = 365.0; // days that score −1
constexpr double day = 86400.0;

std::string millions(double usd)
{
    return usd > 0.0 ? numberText(usd / 1e6, 3) : std::string("–");
}

std::string percent(double share)
{
    return numberText(100.0 * share, 3) + " %";
}

// Money that may not come is better not bound in buildings.
RuleScore budget(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("budget", QT_TRANSLATE_NOOP("advice", "Certainty of the budget"), 0.5);
    const double doubt = 1.0 - 2.0 * at(facts.inputs, InputKey::BudgetCertainty);
    out.score = {0.5 * doubt, -doubt, -0.25 * doubt, doubt};
    out.evidence = {QT_TRANSLATE_NOOP("advice",
                                      "capital in million USD: nodes {0}, superpods {1}; stated "
                                      "certainty {2}"),
                    {millions(kpiOf(facts.of(Architecture::Nodes), "capex_usd")),
                     millions(kpiOf(facts.of(Architecture::Superpods), "capex_usd")),
                     numberText(at(facts.inputs, InputKey::BudgetCertainty))}};
    return out;
}

RuleScore demand(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("demand", QT_TRANSLATE_NOOP("advice", "Certainty of the need"), 1.0);
    const double doubt = 1.0 - 2.0 * at(facts.inputs, InputKey::DemandCertainty);
    out.score = {0.3 * doubt, -0.5 * doubt, -0.1 * doubt, doubt};
    out.evidence = {
        QT_TRANSLATE_NOOP("advice", "bound for {0} years; stated certainty of the need {1}"),
        {numberText(at(facts.inputs, InputKey::Horizon) / (365.0 * day), 3),
         numberText(at(facts.inputs, InputKey::DemandCertainty))}};
    return out;
}

double liquidShare(const AdvisedAlternative* alternative)
{
    const double liquid = kpiOf(alternative, "liquid_heat_kw");
    const double all = liquid + kpiOf(alternative, "air_heat_kw");
    return all > 0.0 ? liquid / all : 0.0;
}

RuleScore liquid(const AdviceFacts& facts)
{
    RuleScore out =
        ruleOf("liquid", QT_TRANSLATE_NOOP("advice", "Experience with liquid cooling"), 1.0);
    const double skill = 2.0 * at(facts.inputs, InputKey::LiquidSkill) - 1.0;
    std::array<double, architectureCount> share{};
    for (const auto kind : {Architecture::Nodes, Architecture::Superpods, Architecture::Hybrid}) {
        const auto index = static_cast<std::size_t>(kind);
        share[index] = liquidShare(facts.of(kind));
        out.score[index] = skill * share[index];
    }
    out.evidence = {QT_TRANSLATE_NOOP("advice",
                                      "heat to liquid: nodes {0}, superpods {1}, both {2}; stated "
                                      "experience {3}"),
                    {percent(share[0]), percent(share[1]), percent(share[2]),
                     numberText(at(facts.inputs, InputKey::LiquidSkill))}};
    return out;
}

// Price of the racks of a plan at their middle, USD.
double rackPrice(const AdvisedAlternative* alternative, const InputValues& inputs)
{
    double sum = 0.0;
    if (alternative)
        for (const auto& line : alternative->cost.bill.lines)
            if (line.role == BillRole::It)
                sum += capexOf(line, inputs, 0.0);
    return sum;
}

RuleScore lockIn(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("lock-in", QT_TRANSLATE_NOOP("advice", "Openness and lock-in"), 0.5);
    const double share = at(facts.inputs, InputKey::LockInShare);
    const double price = rackPrice(facts.of(Architecture::Superpods), facts.inputs);
    const double down = bounded(share / lockInFull);
    out.score = {0.0, -down, -0.5 * down, 0.5 * down};
    out.evidence = {
        QT_TRANSLATE_NOOP("advice", "one supplier's scale-up domain: {0} of the superpods' price, "
                                    "{1} million USD"),
        {percent(share), millions(share * price)}};
    return out;
}

// GPUs of a domain that jobs of a size leave empty, as a share.
double waste(double domain, double job)
{
    if (job > domain || domain <= 0.0)
        return 0.0;
    return 1.0 - std::floor(domain / job) * job / domain;
}

RuleScore smallJobs(const AdviceFacts& facts)
{
    RuleScore out =
        ruleOf("small-jobs", QT_TRANSLATE_NOOP("advice", "Small jobs of many users"), 1.0);
    const double share = at(facts.inputs, InputKey::SmallJobShare);
    const double job = std::max(1.0, at(facts.inputs, InputKey::SmallJobGpus));
    double domain = 0.0;
    if (const auto* pods = facts.of(Architecture::Superpods))
        for (const auto& group : pods->cost.compute.groups)
            domain = std::max(domain, static_cast<double>(group.domainGpus) -
                                          group.trays.spareTrays * group.trays.gpusPerTray);
    const double lost = waste(domain, job);
    const double node = waste(8.0, job);
    out.score = {share * (1.0 - node), -bounded(share * (1.0 + lost)), 0.8 * share, 0.5 * share};
    out.evidence = {
        QT_TRANSLATE_NOOP("advice",
                          "{0} of the GPU-hours in jobs of {1} GPUs, which leave {2} of a node and "
                          "{3} of a superpod empty; one fault stops all jobs of its domain"),
        {percent(share), numberText(job), percent(node), domain > 0.0 ? percent(lost) : "–"}};
    return out;
}

RuleScore software(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("software", QT_TRANSLATE_NOOP("advice", "Software to retune"), 0.5);
    const double days = at(facts.inputs, InputKey::MoveSoftware) / day;
    const double down = bounded(days / softwareFull);
    out.score = {0.0, -down, -down, 0.0};
    const double tco = kpiOf(facts.of(Architecture::Superpods), "tco_usd");
    const double years = at(facts.inputs, InputKey::Horizon) / day;
    out.evidence = {QT_TRANSLATE_NOOP("advice",
                                      "{0} days for the new domain; the superpods cost {1} million "
                                      "USD in that time"),
                    {numberText(days), millions(years > 0.0 ? tco * days / years : 0.0)}};
    return out;
}

} // namespace

std::vector<RuleScore> judgementRules(const AdviceFacts& facts)
{
    return {budget(facts), demand(facts),    liquid(facts),
            lockIn(facts), smallJobs(facts), software(facts)};
}

} // namespace hallwright::model
