// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/project_verbs.h"

#include "app/cli/assessment_json.h"
#include "app/cli/compare_basis.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/evaluate.h"
#include "app/evaluate_draws.h"
#include "app/templates.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <thread>

namespace hallwright::app {

using namespace model;

namespace {

std::string kpiText(const KpiValue& kpi)
{
    if (!kpi.words.empty())
        return kpi.words;
    return kpi.value ? numberText(*kpi.value, 4) : "–";
}

std::string kpiTable(const Assessment& assessment)
{
    TextTable table({{"Key figure", Align::Left}, {"Value", Align::Right}, {"What", Align::Left}});
    for (const auto& kpi : assessment.kpis) {
        const auto* info = findKpi(kpi.key);
        const std::string title = info != nullptr ? info->title : "";
        table.row(
            {kpi.key, kpiText(kpi), kpi.note.empty() ? title : title + " (" + kpi.note + ")"});
    }
    return table.text();
}

std::string findingLines(const Assessment& assessment)
{
    std::string out;
    for (const auto& finding : assessment.findings)
        out += fmt::format("{:7}  {}: {}{}\n", severityKey(finding.severity), finding.code,
                           english(finding.message),
                           finding.waived ? " [accepted: " + finding.waiverReason + "]" : "");
    return out.empty() ? "no findings\n" : out;
}

bool failsAt(const Assessment& assessment, Severity severity)
{
    return std::any_of(assessment.findings.begin(), assessment.findings.end(),
                       [severity](const Finding& finding) {
                           return !finding.waived && finding.severity >= severity;
                       });
}

Result<std::vector<Assessment>> evaluated(const Project& project)
{
    return shippedCatalogue().and_then(
        [&](const Catalogue& catalogue) { return evaluateAll(project, catalogue); });
}

struct NamedAlternative {
    const char* option = "";
    std::string name; // empty: none is named
};

// Solves every alternative and stores the results in the file, which stays as it is where the named
// alternative is none of the project's.
struct Evaluated {
    HeldProject held;
    std::vector<Assessment> assessments;
};
Result<Evaluated> evaluateFile(const std::string& file, const NamedAlternative& named)
{
    auto held = holdProject(file);
    if (!held)
        return tl::unexpected<Fault>(held.error());
    if (!named.name.empty())
        if (const auto known = chooseAlternative(held->project, named.name, named.option); !known)
            return tl::unexpected<Fault>(known.error());
    auto assessments = evaluated(held->project);
    if (!assessments)
        return tl::unexpected<Fault>(assessments.error());
    if (const auto saved = data::saveAssessments(file, *assessments); !saved)
        return tl::unexpected<Fault>(saved.error());
    return Evaluated{*std::move(held), *std::move(assessments)};
}

nlohmann::ordered_json projectJson(const Project& project,
                                   const std::vector<Assessment>& assessments, RackRows racks)
{
    nlohmann::ordered_json out;
    out["schema"] = 1;
    out["project"] = project.name;
    out["alternatives"] = nlohmann::ordered_json::array();
    for (const auto& assessment : assessments)
        out["alternatives"].push_back(alternativeJson(project, assessment, racks));
    return out;
}

nlohmann::ordered_json comparisonJson(const Comparison& comparison)
{
    nlohmann::ordered_json out;
    out["baseline"] = comparison.baseline;
    out["basis"] = comparison.basis;
    out["rows"] = nlohmann::ordered_json::array();
    for (const auto& row : comparison.rows) {
        nlohmann::ordered_json values = nlohmann::ordered_json::array();
        for (std::size_t i = 0; i < row.values.size(); ++i)
            values.push_back(row.values[i] ? nlohmann::ordered_json(*row.values[i])
                             : i < row.words.size() && !row.words[i].empty()
                                 ? nlohmann::ordered_json(row.words[i])
                                 : nlohmann::ordered_json(nullptr));
        out["rows"].push_back(
            {{"key", row.key},
             {"values", values},
             {"best", row.best ? nlohmann::ordered_json(comparison.names[*row.best])
                               : nlohmann::ordered_json(nullptr)}});
    }
    out["p_better"] = nlohmann::ordered_json(comparison.pBetter);
    out["tornado"] = nlohmann::ordered_json::array();
    for (const auto& bar : comparison.tornado)
        out["tornado"].push_back(
            {{"input", bar.input}, {"low_usd", inSi(bar.low)}, {"high_usd", inSi(bar.high)}});
    out["break_even"] = nlohmann::ordered_json::array();
    for (const auto& one : comparison.breakEven)
        out["break_even"].push_back({{"input", one.input},
                                     {"value", one.value},
                                     {"unit", one.unit},
                                     {"between", {one.first, one.second}}});
    return out;
}

std::string comparisonTable(const Comparison& comparison)
{
    std::vector<std::pair<std::string, Align>> header{{"Key figure", Align::Left}};
    for (const auto& name : comparison.names)
        header.emplace_back(name, Align::Right);
    TextTable table(std::move(header));
    for (const auto& row : comparison.rows) {
        std::vector<std::string> cells{row.key};
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            std::string cell = row.values[i]          ? numberText(*row.values[i], 4)
                               : row.words[i].empty() ? "–"
                                                      : row.words[i];
            cells.push_back(row.best == i ? "* " + cell : cell);
        }
        table.row(std::move(cells));
    }
    std::string out = table.text() + "* best\n";
    for (const auto& [name, share] : comparison.pBetter)
        if (name != comparison.baseline)
            out += fmt::format("{} is below {} in {} in {} % of draws\n", name, comparison.baseline,
                               comparison.basis, numberText(share * 100.0));
    for (const auto& one : comparison.breakEven)
        out += fmt::format("{} and {} break even at {} = {} {}\n", one.first, one.second, one.input,
                           numberText(one.value, 4), one.unit);
    return out;
}

// The alternatives scaled to the basis asked for; nothing where none was.
Result<std::optional<BasisComparison>> onBasis(const CompareOptions& options,
                                               const Evaluated& evaluated,
                                               const Catalogue& catalogue,
                                               const std::string& baseline)
{
    if (options.basis.empty())
        return std::optional<BasisComparison>();
    const auto& project = evaluated.held.project;
    const auto alternatives = scalable(project, catalogue, evaluated.assessments);
    const auto inputs = valuesOf(inputsOf(project));
    const auto named = std::find_if(alternatives.begin(), alternatives.end(),
                                    [&baseline](const auto& one) { return one.name == baseline; });
    return parseBasis(options.basis, options.target, figuresAt(*named, 1.0, inputs))
        .map([&](const BasisTarget& target) {
            return std::optional(compareOn(target, alternatives, inputs));
        });
}

Sampling samplingOf(const CompareOptions& options)
{
    const auto processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    return {options.samples, options.seed, options.threads > 0 ? options.threads : processors};
}

} // namespace

std::string templateList()
{
    std::string out;
    for (const auto& one : templates())
        out += fmt::format("{:<24} {}\n", one.name, one.description);
    return out;
}

Result<Outcome> runNew(const NewOptions& options)
{
    if (std::filesystem::exists(options.file))
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "the file exists already and is not replaced"), {}},
                    options.file, {QT_TRANSLATE_NOOP("app", "Choose another name"), {}});
    const auto lock = lockNew(options.file);
    if (!lock)
        return tl::unexpected<Fault>(lock.error());
    const auto saved = shippedCatalogue()
                           .and_then([&](const Catalogue& catalogue) {
                               return projectFromTemplate(options.templateName, catalogue);
                           })
                           .and_then([&](const Project& project) {
                               return data::saveProject(options.file, project);
                           });
    if (!saved)
        return tl::unexpected<Fault>(saved.error());
    return Outcome{};
}

Result<Outcome> runEvaluate(const EvaluateOptions& options)
{
    const auto done = evaluateFile(options.file, {"--alternative", options.alternative});
    if (!done)
        return tl::unexpected<Fault>(done.error());
    std::vector<Assessment> shown;
    for (const auto& assessment : done->assessments)
        if (options.alternative.empty() || assessment.name == options.alternative)
            shown.push_back(assessment);
    Outcome outcome;
    if (options.form == OutputForm::Json)
        outcome.output = projectJson(done->held.project, shown,
                                     options.racks ? RackRows::With : RackRows::Without)
                             .dump(1) +
                         "\n";
    else
        for (const auto& assessment : shown)
            outcome.output +=
                assessment.name + "\n" + kpiTable(assessment) + findingLines(assessment) + "\n";
    for (const auto& assessment : shown)
        if (options.failOn && failsAt(assessment, *options.failOn))
            outcome.status = 1;
    return outcome;
}

Result<Outcome> runCompare(const CompareOptions& options)
{
    auto done = evaluateFile(options.file, {"--baseline", options.baseline});
    if (!done)
        return tl::unexpected<Fault>(done.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    if (options.samples > 0)
        redraw(done->held.project, *catalogue, done->assessments, samplingOf(options));
    const auto comparison =
        compareAll(done->held.project, *catalogue, done->assessments, options.baseline);
    if (!comparison)
        return tl::unexpected<Fault>(comparison.error());
    const auto equal = onBasis(options, *done, *catalogue, comparison->baseline);
    if (!equal)
        return tl::unexpected<Fault>(equal.error());
    if (options.form == OutputForm::Text)
        return Outcome{comparisonTable(*comparison) + (*equal ? basisTable(**equal) : ""), 0};
    auto json = projectJson(done->held.project, done->assessments, RackRows::Without);
    json["comparison"] = comparisonJson(*comparison);
    if (*equal)
        json["basis"] = basisJson(**equal);
    return Outcome{json.dump(1) + "\n", 0};
}

} // namespace hallwright::app
