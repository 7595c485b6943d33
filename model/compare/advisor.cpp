// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/advisor.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr int largestNode = 16;   // GPUs of a node's domain, as in compute_value
constexpr double nearlyAll = 0.9; // of the working GPUs
constexpr double clearLead = 0.1; // of the sum of weights

std::size_t indexOf(Architecture architecture)
{
    return static_cast<std::size_t>(architecture);
}

// Cost of output, of total cost where an output is unknown.
double rankOf(const Assessment& assessment)
{
    const auto perOutput = assessment.kpi("usd_per_effective_pflop_day");
    return perOutput.value_or(1e30 + assessment.kpi("tco_usd").value_or(0.0));
}

AdviceFacts factsOf(const AdviceInput& input)
{
    AdviceFacts out{input, valuesOf(inputsOf(input.project)), {}, 0.0};
    for (std::size_t i = 0; i < input.alternatives.size(); ++i) {
        const auto& one = input.alternatives[i];
        double working = 0.0;
        for (const auto& group : one.cost.compute.groups)
            working += static_cast<double>(group.workingGpus());
        if (working <= 0.0)
            continue;
        out.gpus = std::max(out.gpus, working);
        auto& best = out.best[indexOf(architectureOf(one.cost.compute))];
        if (!best || rankOf(one.assessment) < rankOf(input.alternatives[*best].assessment))
            best = i;
    }
    return out;
}

std::vector<AdviceCandidate> ranked(const AdviceFacts& facts, const std::vector<RuleScore>& rules)
{
    std::vector<AdviceCandidate> out;
    for (std::size_t i = 0; i < architectureCount; ++i) {
        AdviceCandidate one;
        one.architecture = static_cast<Architecture>(i);
        if (const auto* best = facts.of(one.architecture)) {
            one.alternative = best->assessment.name;
            one.obstacle = obstacleOf(*best);
        }
        for (const auto& rule : rules)
            one.total += rule.weight * rule.score[i];
        out.push_back(std::move(one));
    }
    std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) {
        return a.obstacle.empty() != b.obstacle.empty() ? a.obstacle.empty() : a.total > b.total;
    });
    return out;
}

// The rule that adds most to the lead of the first over the second.
void decide(Advice& advice)
{
    const auto first = indexOf(advice.candidates[0].architecture);
    const auto second = indexOf(advice.candidates[1].architecture);
    double most = 0.0;
    double weights = 0.0;
    for (const auto& rule : advice.rules) {
        const double part = rule.weight * (rule.score[first] - rule.score[second]);
        weights += rule.weight;
        if (part > most) {
            most = part;
            advice.decidingRule = rule.key;
        }
    }
    advice.lead = advice.candidates[0].total - advice.candidates[1].total;
    // Where the second would lead but for an error, that error decides.
    if (!advice.candidates[1].obstacle.empty() && advice.lead < 0.0)
        advice.decidingRule = advice.candidates[1].obstacle;
    advice.decided = advice.lead > clearLead * weights;
}

} // namespace

const char* architectureKey(Architecture architecture)
{
    constexpr std::array keys{"nodes", "superpods", "hybrid", "rent"};
    return keys[indexOf(architecture)];
}

const char* architectureTitle(Architecture architecture)
{
    constexpr std::array titles{QT_TRANSLATE_NOOP("advice", "Nodes of 8 GPUs"),
                                QT_TRANSLATE_NOOP("advice", "Superpods"),
                                QT_TRANSLATE_NOOP("advice", "Superpods and nodes"),
                                QT_TRANSLATE_NOOP("advice", "Rent or cloud")};
    return titles[indexOf(architecture)];
}

Architecture architectureOf(const ComputeCase& compute)
{
    double nodes = 0.0;
    double all = 0.0;
    for (const auto& group : compute.groups) {
        const auto working = static_cast<double>(group.workingGpus());
        all += working;
        nodes += group.domainGpus <= largestNode ? working : 0.0;
    }
    if (nodes >= nearlyAll * all)
        return Architecture::Nodes;
    return nodes <= (1.0 - nearlyAll) * all ? Architecture::Superpods : Architecture::Hybrid;
}

const AdvisedAlternative* AdviceFacts::of(Architecture architecture) const
{
    const auto index = best[indexOf(architecture)];
    return index ? &input.alternatives[*index] : nullptr;
}

const AdvisedAlternative* AdviceFacts::any() const
{
    for (const auto kind : {Architecture::Superpods, Architecture::Hybrid, Architecture::Nodes})
        if (const auto* one = of(kind))
            return one;
    return nullptr;
}

std::string obstacleOf(const AdvisedAlternative& alternative)
{
    for (const auto& finding : alternative.assessment.findings) {
        if (finding.waived || finding.severity != Severity::Error)
            continue;
        for (const char* part : {"power.", "space.", "floor."})
            if (finding.code.starts_with(part))
                return finding.code;
    }
    return {};
}

Advice advise(const AdviceInput& input)
{
    Advice out;
    const AdviceFacts facts = factsOf(input);
    if (!facts.any())
        return out;
    out.rules = planRules(facts);
    for (auto* more : {costRules, judgementRules})
        for (auto& rule : more(facts))
            out.rules.push_back(std::move(rule));
    out.candidates = ranked(facts, out.rules);
    decide(out);
    out.move = moveSteps(facts, out.candidates.front().architecture);
    for (const auto& step : out.move)
        out.moveDays = std::max(out.moveDays, step.end());
    return out;
}

} // namespace hallwright::model
