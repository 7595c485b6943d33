// SPDX-License-Identifier: GPL-3.0-or-later
// Summary, findings, comparison, formulas: what the reader sees first and what explains it.
#include "model/quantity_text.h"
#include "model/report/report_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hallwright::model {

namespace {

std::string severityWord(const SectionInput& input, Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return input.say(QT_TRANSLATE_NOOP("report", "Error"));
    case Severity::Warning:
        return input.say(QT_TRANSLATE_NOOP("report", "Warning"));
    case Severity::Note:
        return input.say(QT_TRANSLATE_NOOP("report", "Note"));
    }
    return {};
}

Cell kpiCell(const SectionInput& input, const KpiValue& kpi)
{
    if (!kpi.words.empty())
        return {input.request.translate("choice", kpi.words), std::nullopt};
    return input.plain(kpi.value);
}

std::size_t open(const Assessment& assessment, Severity severity)
{
    return static_cast<std::size_t>(std::count_if(
        assessment.findings.begin(), assessment.findings.end(),
        [severity](const Finding& f) { return f.severity == severity && !f.waived; }));
}

std::string elementList(const Finding& finding)
{
    std::string out;
    for (std::size_t i = 0; i < std::min<std::size_t>(finding.elements.size(), 3); ++i)
        out += (i == 0 ? "" : ", ") + text(finding.elements[i]);
    return finding.elements.size() > 3 ? out + fmt::format(" … ({})", finding.elements.size())
                                       : out;
}

} // namespace

ReportSection summarySection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Summary")), {}, ReportSection::Start::Inline};
    const auto errors = open(input.assessment, Severity::Error);
    const auto warnings = open(input.assessment, Severity::Warning);
    const std::string verdict =
        errors > 0 ? filled(input.say(QT_TRANSLATE_NOOP(
                                "report",
                                "Does not work as planned: {0} errors and {1} warnings are open.")),
                            {std::to_string(errors), std::to_string(warnings)})
        : warnings > 0
            ? filled(input.say(QT_TRANSLATE_NOOP(
                         "report", "Works as planned with reservations: {0} warnings are open.")),
                     {std::to_string(warnings)})
            : input.say(QT_TRANSLATE_NOOP("report", "Works as planned: no open finding."));
    section.blocks.push_back(Paragraph{verdict, Paragraph::Style::Verdict});
    ReportTable table;
    table.title = input.say(QT_TRANSLATE_NOOP("report", "Key figures"));
    table.sheet = "KPI";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Group"), 0.9),
        input.words(QT_TRANSLATE_NOOP("report", "Figure"), 2.6),
        input.words(QT_TRANSLATE_NOOP("report", "Key"), 1.9),
        {input.say(QT_TRANSLATE_NOOP("report", "Value")), {}, ColumnAlign::Right, 1.0}};
    for (const auto& kpi : input.assessment.kpis) {
        const auto* info = findKpi(kpi.key);
        if (info != nullptr)
            table.rows.push_back({{input.request.translate("kpi", info->group), {}},
                                  {input.request.translate("kpi", info->title), {}},
                                  {kpi.key, {}},
                                  kpiCell(input, kpi)});
    }
    table.note =
        input.say(QT_TRANSLATE_NOOP("report", "– means not computed or not known; it never stands "
                                              "for zero. The unit is the end of the key."));
    section.blocks.push_back(std::move(table));
    return section;
}

ReportSection findingsSection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Findings")), {}, ReportSection::Start::NewPage};
    ReportTable table;
    table.sheet = "Findings";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Severity"), 0.7),
        input.words(QT_TRANSLATE_NOOP("report", "Finding"), 3.4),
        input.words(QT_TRANSLATE_NOOP("report", "Elements"), 1.6),
        {input.say(QT_TRANSLATE_NOOP("report", "Margin")), "%", ColumnAlign::Right, 0.7},
        input.words(QT_TRANSLATE_NOOP("report", "Reference"), 1.8)};
    for (const auto& finding : input.assessment.findings) {
        std::string what = input.sentence(finding.message);
        if (finding.waived)
            what += " — " + filled(input.say(QT_TRANSLATE_NOOP("report", "accepted: {0}")),
                                   {finding.waiverReason});
        table.rows.push_back({{severityWord(input, finding.severity), {}},
                              {what + " [" + finding.code + "]", {}},
                              {elementList(finding), {}},
                              input.plain(finding.marginPct, 3),
                              {input.request.translate("reference", finding.reference), {}}});
    }
    if (table.rows.empty())
        section.blocks.push_back(Paragraph{input.say(QT_TRANSLATE_NOOP("report", "No findings.")),
                                           Paragraph::Style::Body});
    else
        section.blocks.push_back(std::move(table));
    return section;
}

ReportSection comparisonSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Comparison of alternatives")),
                          {},
                          ReportSection::Start::NewPage};
    ReportTable table;
    table.sheet = "Compare";
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Figure"), 2.2)};
    for (const auto& assessment : input.request.assessments)
        table.columns.push_back({assessment.name, {}, ColumnAlign::Right, 1.0});
    for (const auto& info : kpiCatalogue()) {
        std::vector<Cell> row{{input.request.translate("kpi", info.title), {}}};
        bool any = false;
        for (const auto& assessment : input.request.assessments) {
            const auto value = assessment.kpi(info.key);
            row.push_back(input.plain(value));
            any = any || value.has_value();
        }
        if (any)
            table.rows.push_back(std::move(row));
    }
    section.blocks.push_back(std::move(table));
    section.blocks.push_back(costStack(input.request.assessments, input.request.translate));
    section.blocks.push_back(cumulativeCost(input.request.assessments, input.request.translate));
    return section;
}

ReportSection formulaSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Formulas and convergence")),
                          {},
                          ReportSection::Start::NewPage};
    ReportTable table;
    table.title = input.say(QT_TRANSLATE_NOOP("report", "How the key figures are computed"));
    table.sheet = "Formulas";
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Key"), 1.2),
                     input.words(QT_TRANSLATE_NOOP("report", "Formula and source"), 3.0)};
    for (const auto& info : kpiCatalogue())
        table.rows.push_back({{info.key, {}}, {input.request.translate("kpi", info.formula), {}}});
    section.blocks.push_back(std::move(table));
    ReportTable records;
    records.title = input.say(QT_TRANSLATE_NOOP("report", "Convergence records"));
    records.sheet = "Convergence";
    records.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Part"), 2.0),
        input.words(QT_TRANSLATE_NOOP("report", "Converged"), 0.8),
        {input.say(QT_TRANSLATE_NOOP("report", "Iterations")), {}, ColumnAlign::Right, 0.8},
        {input.say(QT_TRANSLATE_NOOP("report", "Residual")), {}, ColumnAlign::Right, 1.0},
        input.words(QT_TRANSLATE_NOOP("report", "Worst element"), 1.6)};
    constexpr std::size_t most = 40;
    for (const auto& record : input.assessment.convergence) {
        if (records.rows.size() == most)
            break;
        records.rows.push_back(
            {{input.term(record.part), {}},
             {input.say(record.converged ? QT_TRANSLATE_NOOP("report", "yes")
                                         : QT_TRANSLATE_NOOP("report", "no")),
              {}},
             input.plain(record.iterations),
             {fmt::format("{:.2g} {}", record.residual, input.term(record.residualUnit)),
              record.residual},
             {record.worst == ElementRef{} ? "–" : text(record.worst), {}}});
    }
    if (input.assessment.convergence.size() > most)
        records.note = filled(input.say(QT_TRANSLATE_NOOP(
                                  "report", "{0} more records are stored in the project file.")),
                              {std::to_string(input.assessment.convergence.size() - most)});
    section.blocks.push_back(std::move(records));
    return section;
}

} // namespace hallwright::model
