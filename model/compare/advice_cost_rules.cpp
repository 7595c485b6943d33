// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of advice that cost decides: cost of output, own against rent.
#include "model/compare/advice_rule.h"
#include "model/compare/comparison.h"
#include "model/quantity_text.h"

#include <algorithm>

namespace hallwright::model {

namespace {

constexpr double costFull = 0.3;       // 30 % dearer than the cheapest scores −1
constexpr double rentFull = 0.5;       // half the cost scores 1
constexpr double rentedPeak = 2.25e15; // FLOP/s BF16 dense of the GPU whose rent is assumed: B200

std::optional<double> costOf(const AdviceFacts& facts, Architecture kind, const char* key)
{
    const auto* one = facts.of(kind);
    return one ? one->assessment.kpi(key) : std::nullopt;
}

// USD an hour for a GPU such as the plan's: rents go with the dense BF16 peak (three-year rents of
// 2025-26 per PFLOP/s and hour: H100 1.31, B200 1.29, GB200 1.32, GB300 1.58 USD).
double rentOf(const AdviceFacts& facts)
{
    const double rent = at(facts.inputs, InputKey::RentPerGpuHour);
    double sum = 0.0;
    double gpus = 0.0;
    for (const auto& group : facts.any()->cost.compute.groups) {
        const auto working = static_cast<double>(group.workingGpus());
        const auto& peak = group.gpu.peakBf16;
        sum += working * rent * (peak ? inSi(*peak) / rentedPeak : 1.0);
        gpus += working;
    }
    return gpus > 0.0 ? sum / gpus : rent;
}

// Share of paired draws in which superpods cost less per output than nodes.
std::string certainty(const AdviceFacts& facts)
{
    const auto* nodes = facts.of(Architecture::Nodes);
    const auto* pods = facts.of(Architecture::Superpods);
    if (!nodes || !pods)
        return "–";
    const std::array both{nodes->assessment, pods->assessment};
    const auto compared = compare(both, 0);
    const auto found = compared.pBetter.find(pods->assessment.name);
    if (found == compared.pBetter.end())
        return "–";
    return numberText(100.0 * found->second, 3) + " % (" + pods->assessment.name + " / " +
           nodes->assessment.name + ")";
}

RuleScore costOfOutput(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("cost", QT_TRANSLATE_NOOP("advice", "Cost of output"), 2.0);
    const char* key = "usd_per_effective_pflop_day";
    const std::array cost{costOf(facts, Architecture::Nodes, key),
                          costOf(facts, Architecture::Superpods, key),
                          costOf(facts, Architecture::Hybrid, key)};
    double least = 1e300;
    for (const auto& one : cost)
        least = std::min(least, one.value_or(1e300));
    for (std::size_t i = 0; i < cost.size(); ++i)
        if (cost[i])
            out.score[i] = 1.0 - 2.0 * std::clamp((*cost[i] / least - 1.0) / costFull, 0.0, 1.0);
    out.evidence = {QT_TRANSLATE_NOOP("advice",
                                      "USD per effective PFLOP-day: nodes {0}, superpods {1}, "
                                      "both {2}; superpods are cheaper than nodes in {3} of the "
                                      "draws"),
                    {figure(cost[0]), figure(cost[1]), figure(cost[2]), certainty(facts)}};
    return out;
}

RuleScore ownOrRent(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("rent", QT_TRANSLATE_NOOP("advice", "Own against rent"), 1.5);
    const auto own = facts.any()->assessment.kpi("usd_per_gpu_hour");
    if (!own || *own <= 0.0) {
        out.evidence = {QT_TRANSLATE_NOOP("advice", "the cost of an own GPU-hour is not known"),
                        {}};
        return out;
    }
    const double rent = rentOf(facts);
    const double busy = at(facts.inputs, InputKey::Utilisation);
    const double ahead = bounded((1.0 - rent * busy / *own) / rentFull);
    out.score = {-ahead, -ahead, -ahead, ahead};
    out.evidence = {
        QT_TRANSLATE_NOOP("advice", "an own GPU-hour costs {0} USD, a rented one {1}: owning "
                                    "pays above a utilisation of {2}, assumed is {3}"),
        {figure(own, 3), numberText(rent, 3), numberText(*own / rent, 3), numberText(busy, 3)}};
    return out;
}

} // namespace

std::vector<RuleScore> costRules(const AdviceFacts& facts)
{
    return {costOfOutput(facts), ownOrRent(facts)};
}

} // namespace hallwright::model
