// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of advice that the computed plan decides: scale, efficiency of the domain, limits of the
// halls, growth of models, kind of work.
#include "model/compare/advice_rule.h"
#include "model/quantity_text.h"
#include "model/value/scaling.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double fewGpus = 300.0;      // below: nodes suffice
constexpr double manyGpus = 3000.0;    // above: one job spans hundreds of nodes
constexpr double efficiencyFull = 0.3; // a gain of 30 % in useful share scores 1

// A count in full.
std::string wholeText(double count)
{
    const double digits = count > 1.0 ? std::floor(std::log10(count)) + 1.0 : 1.0;
    return numberText(count, std::max(3, static_cast<int>(digits)));
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
    return {scale(facts), efficiency(facts), limits(facts), growth(facts), kindOfWork(facts)};
}

} // namespace hallwright::model
