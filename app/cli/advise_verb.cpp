// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/advise_verb.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/evaluate.h"
#include "model/compare/advisor.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::array kinds{Architecture::Nodes, Architecture::Superpods, Architecture::Hybrid,
                           Architecture::Rent};

Json ruleJson(const RuleScore& rule)
{
    Json out{{"key", rule.key}, {"title", rule.title}, {"weight", rule.weight}};
    for (const auto kind : kinds)
        out["score"][architectureKey(kind)] = rule.score[static_cast<std::size_t>(kind)];
    out["evidence"] = english(rule.evidence);
    return out;
}

Json adviceJson(const Advice& advice)
{
    Json out{{"schema", 1}, {"candidates", Json::array()}, {"rules", Json::array()}};
    for (const auto& one : advice.candidates)
        out["candidates"].push_back(
            {{"architecture", architectureKey(one.architecture)},
             {"alternative", one.alternative.empty() ? Json(nullptr) : Json(one.alternative)},
             {"total", one.total},
             {"obstacle", one.obstacle.empty() ? Json(nullptr) : Json(one.obstacle)}});
    for (const auto& rule : advice.rules)
        out["rules"].push_back(ruleJson(rule));
    out["lead"] = advice.lead;
    out["decided"] = advice.decided;
    out["deciding_rule"] = advice.decidingRule;
    out["move"] = Json::array();
    for (const auto& step : advice.move)
        out["move"].push_back({{"key", step.key},
                               {"title", step.title},
                               {"start_days", step.start},
                               {"days", step.days},
                               {"evidence", english(step.evidence)},
                               {"source", step.source}});
    out["move_days"] = advice.moveDays;
    return out;
}

std::string scoreText(double score)
{
    return fmt::format("{:+.2f}", score == 0.0 ? 0.0 : score);
}

std::string rulesText(const Advice& advice)
{
    TextTable table({{"Rule", Align::Left},
                     {"Weight", Align::Right},
                     {"Nodes", Align::Right},
                     {"Superpods", Align::Right},
                     {"Both", Align::Right},
                     {"Rent", Align::Right}});
    std::string evidence;
    for (const auto& rule : advice.rules) {
        std::vector<std::string> cells{rule.title, numberText(rule.weight)};
        for (const double score : rule.score)
            cells.push_back(scoreText(score));
        table.row(std::move(cells));
        evidence += std::string(rule.title) + ": " + english(rule.evidence) + "\n";
    }
    return table.text() + "\n" + evidence;
}

std::string candidatesText(const Advice& advice)
{
    std::string out;
    for (const auto& one : advice.candidates)
        out +=
            fmt::format("{:<20} {}{}{}\n", architectureTitle(one.architecture),
                        scoreText(one.total), one.alternative.empty() ? "" : "  " + one.alternative,
                        one.obstacle.empty() ? "" : "  excluded: " + one.obstacle);
    const auto& first = advice.candidates.front();
    out += fmt::format("{}: {}, by {} ahead; deciding: {}\n",
                       advice.decided ? "Recommended" : "Leaning, not decided",
                       architectureTitle(first.architecture), numberText(advice.lead),
                       advice.decidingRule);
    return out;
}

std::string moveText(const Advice& advice)
{
    if (advice.move.empty())
        return {};
    TextTable table({{"Step", Align::Left},
                     {"From day", Align::Right},
                     {"Days", Align::Right},
                     {"Why", Align::Left}});
    for (const auto& step : advice.move)
        table.row({step.title, numberText(step.start, 4), numberText(step.days, 4),
                   english(step.evidence)});
    return table.text() + fmt::format("{} days in all; durations are assumptions\n",
                                      numberText(advice.moveDays, 4));
}

} // namespace

Result<Outcome> runAdvise(const AdviseOptions& options)
{
    const auto project = data::loadProject(options.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    if (!options.from.empty())
        if (const auto known = chooseAlternative(*project, options.from, "--from"); !known)
            return tl::unexpected<Fault>(known.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    const auto assessments = evaluateAll(*project, *catalogue);
    if (!assessments)
        return tl::unexpected<Fault>(assessments.error());
    const auto costs = scalable(*project, *catalogue, *assessments);
    AdviceInput input{*project, {}, options.from};
    for (std::size_t i = 0; i < assessments->size(); ++i) {
        const auto& one = (*assessments)[i];
        input.alternatives.push_back({one, project->find(one.alternative)->plan, costs[i].cost});
    }
    const Advice advice = advise(input);
    if (advice.candidates.empty())
        return fail(FaultCode::NoSolution,
                    {QT_TRANSLATE_NOOP("app", "no alternative has a working GPU"), {}},
                    options.file);
    if (options.form == OutputForm::Json)
        return Outcome{adviceJson(advice).dump(2) + "\n", 0};
    return Outcome{rulesText(advice) + "\n" + candidatesText(advice) + "\n" + moveText(advice), 0};
}

} // namespace hallwright::app
