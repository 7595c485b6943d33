// SPDX-License-Identifier: GPL-3.0-or-later
// Which architecture a project's own figures speak for: scored rules, each with its evidence from
// the computed plan, the deciding one, and the steps of the move with their times.
//
// A rule gives each architecture −1 to 1; its weight and the score's law are stated in the manual
// (Advice). What the plan cannot know (certainty of budget and need, experience, small jobs, cost
// of lock-in) are assumptions that the planner sets. Nothing is learned or hidden: the sum of
// weight times score ranks.
#pragma once

#include "model/economics/cost_case.h"
#include "model/results/assessment.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace hallwright::model {

// Nodes: scale-up domains of at most 16 GPUs. Superpods: larger. Hybrid: both in one plan, neither
// with nine tenths of the working GPUs.
enum class Architecture { Nodes, Superpods, Hybrid, Rent };
inline constexpr std::size_t architectureCount = 4;
const char* architectureKey(Architecture architecture);   // "nodes"
const char* architectureTitle(Architecture architecture); // source text
Architecture architectureOf(const ComputeCase& compute);

// An evaluated alternative; references must outlive the call.
struct AdvisedAlternative {
    const Assessment& assessment;
    const Plan& plan;
    const CostCase& cost;
};

struct AdviceInput {
    const Project& project;
    std::vector<AdvisedAlternative> alternatives;
    std::string from; // name of the one that stands today; empty: nothing does
};

struct RuleScore {
    std::string key;        // "scale"
    const char* title = ""; // source text
    double weight = 1.0;
    std::array<double, architectureCount> score{};
    Message evidence;
};

struct AdviceCandidate {
    Architecture architecture = Architecture::Nodes;
    std::string alternative; // the cheapest of this kind in the project; empty: there is none
    double total = 0.0;      // sum of weight × score
    std::string obstacle;    // code of an unwaived error that excludes it; empty: none
};

// A step of the move, in days from the decision.
struct MoveStep {
    std::string key;
    const char* title = ""; // source text
    double start = 0.0;
    double days = 0.0;
    Message evidence;
    std::string source; // of the duration
    double end() const { return start + days; }
};

struct Advice {
    std::vector<RuleScore> rules;
    std::vector<AdviceCandidate> candidates; // best first, excluded ones last
    std::string decidingRule; // that adds most to the lead of the first over the second
    double lead = 0.0;
    bool decided = false; // the lead is more than a tenth of all weights
    std::vector<MoveStep> move;
    double moveDays = 0.0; // of the longest chain
};
Advice advise(const AdviceInput& input);

// Rules and steps see this.
struct AdviceFacts {
    const AdviceInput& input;
    InputValues inputs{};
    // Index of the best alternative of a kind: the lowest cost of output.
    std::array<std::optional<std::size_t>, architectureCount> best{};
    double gpus = 0.0; // working, of the largest alternative
    const AdvisedAlternative* of(Architecture architecture) const;
    const AdvisedAlternative* any() const; // the first of nodes, superpods and hybrid that is there
};
std::vector<RuleScore> planRules(const AdviceFacts& facts);      // from the computed plan
std::vector<RuleScore> costRules(const AdviceFacts& facts);      // from its cost
std::vector<RuleScore> judgementRules(const AdviceFacts& facts); // from the planner's position
std::vector<MoveStep> moveSteps(const AdviceFacts& facts, Architecture to);
// Code of the first unwaived error about power, space or floor.
std::string obstacleOf(const AdvisedAlternative& alternative);

} // namespace hallwright::model
