// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of advice that computed figures decide: scale, efficiency of the domain, cost of output,
// limits of the halls, own against rent, model growth, kind of work.
#include "model/compare/advisor.h"
#include "model/compare/comparison.h"
#include "model/quantity_text.h"
#include "model/value/scaling.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double fewGpus = 300.0;      // below: nodes suffice
constexpr double manyGpus = 3000.0;    // above: one job spans hundreds of nodes
constexpr double efficiencyFull = 0.3; // a gain of 30 % in useful share scores 1
constexpr double costFull = 0.3;       // 30 % dearer than the cheapest scores −1
constexpr double rentFull = 0.5;       // half the cost scores 1
constexpr double rentedPeak = 2.25e15; // FLOP/s BF16 dense of the GPU whose rent is assumed: B200

double bounded(double score)
{
    return std::clamp(score, -1.0, 1.0);
}

// A count in full.
std::string wholeText(double count)
{
    const double digits = count > 1.0 ? std::floor(std::log10(count)) + 1.0 : 1.0;
    return numberText(count, std::max(3, static_cast<int>(digits)));
}

std::string figure(const std::optional<double>& value, int digits = 4)
{
    return value ? numberText(*value, digits) : std::string("–");
}

RuleScore ruleOf(const char* key, const char* title, double weight)
{
    RuleScore out;
    out.key = key;
    out.title = title;
    out.weight = weight;
    return out;
}

RuleScore scale(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("scale", QT_TRANSLATE_NOOP("advice", "Scale"), 1.0);
    const double way =
        std::log10(std::max(1.0, facts.gpus) / fewGpus) / std::log10(manyGpus / fewGpus);
    const double up = bounded(2.0 * way - 1.0);
    out.score = {-up, up, 0.0, -up / 2.0};
    out.evidence = {QT_TRANSLATE_NOOP("advice",
                                      "{0} working GPUs: below {1} nodes suffice, above {2} one "
                                      "job spans hundreds of nodes"),
                    {wholeText(facts.gpus), numberText(fewGpus), numberText(manyGpus, 4)}};
    return out;
}

// The useful share of one job of all GPUs, on the same silicon in domains of 8 and of 72.
RuleScore efficiency(const AdviceFacts& facts)
{
    RuleScore out =
        ruleOf("efficiency", QT_TRANSLATE_NOOP("advice", "Efficiency of the domain"), 1.0);
    out.evidence = {QT_TRANSLATE_NOOP("advice",
                                      "not computed: no training, or a figure of the GPU is "
                                      "missing"),
                    {}};
    const auto& compute = facts.any()->cost.compute;
    if (compute.workload.kind != WorkloadKind::Training)
        return out;
    for (const auto& group : compute.groups) {
        if (group.workingGpus() <= 0)
            continue;
        const double job = std::min(facts.gpus, at(facts.inputs, InputKey::LargestJob));
        const auto points = scalingOf(group, compute.workload, facts.inputs, {{job}, {8, 72}});
        const auto small = points.front().useful();
        const auto large = points.back().useful();
        if (!small || !large || *small <= 0.0)
            continue;
        const double gain = *large / *small - 1.0;
        const double up = bounded(gain / efficiencyFull);
        out.score = {-up, up, 0.0, 0.0};
        out.evidence = {QT_TRANSLATE_NOOP("advice",
                                          "{0}, one job of {1} GPUs: MFU × effective time {2} in "
                                          "domains of 8, {3} in domains of 72 (step-time model; "
                                          "none is published at scale)"),
                        {group.title, wholeText(job), figure(small, 3), figure(large, 3)}};
        return out;
    }
    return out;
}

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
    return found == compared.pBetter.end() ? "–" : numberText(100.0 * found->second, 3) + " %";
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

RuleScore limits(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("limits", QT_TRANSLATE_NOOP("advice", "Limits of the halls"), 2.0);
    std::string found;
    for (const auto kind : {Architecture::Nodes, Architecture::Superpods, Architecture::Hybrid}) {
        const auto* one = facts.of(kind);
        const std::string obstacle = one ? obstacleOf(*one) : std::string();
        if (obstacle.empty())
            continue;
        out.score[static_cast<std::size_t>(kind)] = -1.0;
        found += (found.empty() ? "" : ", ") + one->assessment.name + ": " + obstacle;
    }
    out.evidence =
        found.empty()
            ? Message{QT_TRANSLATE_NOOP("advice", "no error about power, space or floor"), {}}
            : Message{QT_TRANSLATE_NOOP("advice", "errors that exclude: {0}"), {found}};
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

RuleScore growth(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("growth", QT_TRANSLATE_NOOP("advice", "Growth of models"), 0.5);
    const double models = at(facts.inputs, InputKey::ModelGrowth);
    const double chips = std::max(1.0, at(facts.inputs, InputKey::ChipGrowth));
    const double up = bounded(std::log10(std::max(1.0, models / chips)));
    out.score = {-up, up, 0.0, up / 2.0};
    out.evidence = {
        QT_TRANSLATE_NOOP("advice", "models grow {0} times a year, GPUs {1} times: the same "
                                    "time to train then takes {2} GPUs"),
        {numberText(models), numberText(chips), wholeText(facts.gpus * models / chips)}};
    return out;
}

RuleScore kindOfWork(const AdviceFacts& facts)
{
    RuleScore out = ruleOf("work", QT_TRANSLATE_NOOP("advice", "Kind of work"), 1.0);
    const auto& compute = facts.any()->cost.compute;
    const auto& workload = compute.workload;
    double up = 0.0;
    if (workload.kind == WorkloadKind::Inference) {
        double replica = 0.0;
        for (const auto& group : compute.groups)
            if (const auto serving = groupServing(group, workload, facts.inputs))
                replica = std::max(replica, serving->replicaGpus);
        up = replica > 8.0 ? 1.0 : -0.5;
        out.evidence = {
            QT_TRANSLATE_NOOP("advice", "inference: one replica takes {0} GPUs, a node has 8"),
            {replica > 0.0 ? numberText(replica) : std::string("–")}};
    } else if (workload.experts > 1) {
        // All-to-all over 64 GPUs: (64 − 8)/(64 − 1) leaves a node, none a domain of 72.
        up = 0.9;
        out.evidence = {QT_TRANSLATE_NOOP("advice",
                                          "training with {0} experts: over 64 GPUs 89 % of their "
                                          "exchange leaves a node, none a domain of 72"),
                        {std::to_string(workload.experts)}};
    } else {
        out.evidence = {QT_TRANSLATE_NOOP("advice",
                                          "training of a dense model: the exchange of layers fits "
                                          "into a node of 8"),
                        {}};
    }
    out.score = {-up, up, up > 0.0 ? up / 2.0 : 0.0, 0.0};
    return out;
}

} // namespace

std::vector<RuleScore> planRules(const AdviceFacts& facts)
{
    return {scale(facts),     efficiency(facts), costOfOutput(facts), limits(facts),
            ownOrRent(facts), growth(facts),     kindOfWork(facts)};
}

} // namespace hallwright::model
