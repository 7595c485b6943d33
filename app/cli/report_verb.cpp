// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_verb.h"

#include "app/cli/session.h"
#include "app/evaluate.h"
#include "app/report_file.h"

#include <fmt/format.h>
#include <QDate>

#include <filesystem>

namespace hallwright::app {

using namespace model;

namespace {

Result<void> checkedOptions(const ReportOptions& options)
{
    const auto oneOf = [](const char* option, const std::string& value,
                          std::initializer_list<const char*> allowed) -> Result<void> {
        std::string all;
        for (const char* word : allowed) {
            if (value == word)
                return {};
            all += (all.empty() ? "" : ", ") + std::string(word);
        }
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "\"{0}\" is none of: {1}"), {value, all}}, option);
    };
    return oneOf("--language", options.language, {"en", "zh_CN"})
        .and_then([&] {
            return oneOf("--units", options.units, {"si", "ip"});
        })
        .and_then([&] {
            return oneOf("--paper", options.paper, {"a4", "letter"});
        })
        .and_then([&] {
            return oneOf("--out", std::filesystem::path(options.out).extension().string(),
                         {".pdf", ".xlsx", ".csv", ".html"});
        });
}

// An ISO day; today where none is given.
Result<Date> dateOf(const std::string& words)
{
    return parseDate(words.empty() ? QDate::currentDate().toString(Qt::ISODate).toStdString()
                                   : words);
}

} // namespace

Result<Outcome> runReport(const ReportOptions& options)
{
    if (const auto valid = checkedOptions(options); !valid)
        return tl::unexpected<Fault>(valid.error());
    const auto project = data::loadProject(options.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    AlternativeId alternative;
    if (!options.alternative.empty()) {
        const auto chosen = chooseAlternative(*project, options.alternative);
        if (!chosen)
            return tl::unexpected<Fault>(chosen.error());
        alternative = *chosen;
    }
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    const auto assessments = evaluateAll(*project, *catalogue);
    if (!assessments)
        return tl::unexpected<Fault>(assessments.error());
    auto issues = data::loadIssues(options.file);
    if (!issues)
        return fail(issues.error());
    ReportFile order{.path = options.out,
                     .language = options.language,
                     .units = options.units == "si" ? UnitSystem::Si : UnitSystem::Ip,
                     .alternative = alternative,
                     .paper = options.paper,
                     .sections = options.sections,
                     .date = options.date,
                     .issues = *std::move(issues),
                     .catalogue = &*catalogue};
    std::optional<Comparison> comparison;
    if (options.comparison) {
        auto compared = compareAll(*project, *catalogue, *assessments, options.alternative);
        if (!compared)
            return fail(compared.error());
        comparison = *std::move(compared);
        order.comparison = &*comparison;
    }
    const auto written = writeReportFile(*project, *assessments, order);
    if (!written)
        return tl::unexpected<Fault>(written.error());
    return Outcome{std::filesystem::absolute(options.out).string() + "\n", 0};
}

std::string sectionList()
{
    std::string out;
    for (const auto& section : reportSections())
        out += fmt::format("{:<14} {}\n", section.key, section.title);
    return out;
}

Result<Outcome> runIssue(const IssueOptions& options)
{
    const auto date = dateOf(options.date);
    if (!date)
        return fail(date.error());
    auto held = holdProject(options.file);
    if (!held)
        return fail(held.error());
    const auto alternative = chooseAlternative(held->project, options.alternative);
    if (!alternative)
        return fail(alternative.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return fail(catalogue.error());
    EvaluationCache cache;
    const auto assessment = evaluate(held->project, *catalogue, *alternative, cache);
    if (!assessment)
        return fail(assessment.error());
    const auto issues = data::loadIssues(options.file);
    if (!issues)
        return fail(issues.error());
    const auto issue =
        nextIssue(*issues, *assessment,
                  {options.revision, options.by, *date, options.purpose, options.changes});
    if (!issue)
        return fail(issue.error());
    return data::saveIssue(options.file, *issue).map([&] {
        return Outcome{fmt::format("revision {} of {} is plan {}\n", issue->revision,
                                   assessment->name, issue->hash),
                       0};
    });
}

Result<Outcome> runSign(const IssueOptions& options)
{
    const auto date = dateOf(options.date);
    if (!date)
        return fail(date.error());
    if (options.role != "checked" && options.role != "approved")
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "\"{0}\" is none of: {1}"),
                     {options.role, "checked, approved"}},
                    "--role");
    auto held = holdProject(options.file);
    if (!held)
        return fail(held.error());
    const auto alternative = chooseAlternative(held->project, options.alternative);
    if (!alternative)
        return fail(alternative.error());
    auto issues = data::loadIssues(options.file);
    if (!issues)
        return fail(issues.error());
    const auto hash =
        fingerprintText(fingerprint(held->project, *held->project.find(*alternative)));
    const auto role = options.role == "checked" ? SignatureRole::Checked : SignatureRole::Approved;
    const auto issue = signedIssue(issuesOf(*std::move(issues), *alternative),
                                   {role, options.revision, options.by, *date}, hash);
    if (!issue)
        return fail(issue.error());
    return data::saveIssue(options.file, *issue).map([&] {
        return Outcome{fmt::format("revision {} {} by {} on {}\n", issue->revision, options.role,
                                   options.by, text(*date)),
                       0};
    });
}

} // namespace hallwright::app
