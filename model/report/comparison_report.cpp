// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/comparison_report.h"

#include "model/economics/price_book.h"
#include "model/quantity_text.h"
#include "model/report/report_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hallwright::model {

namespace {

// What decides, in the order in which a buyer asks; the rest is in the appendix.
constexpr std::array decisive{
    "gpus_working",          "it_power_kw",        "facility_power_kw",
    "effective_pflops",      "time_to_train_days", "tokens_per_day",
    "fault_domain_gpus",     "pue_annual",         "power_worst_loading_n1_pct",
    "worst_flow_margin_pct", "ride_through_s",     "capex_usd",
    "opex_usd_per_year",     "tco_p10_usd",        "tco_p50_usd",
    "tco_p90_usd",           "usd_per_gpu_hour",   "usd_per_effective_pflop_day"};
constexpr std::size_t mostInputs = 12;
// A ranking that this share of draws or more contradicts is not carried by the evidence.
constexpr double contradicted = 0.2;

class ComparisonPages {
public:
    ComparisonPages(const SectionInput& input, const Comparison& comparison)
        : input_(input)
        , comparison_(comparison)
        , all_(input.request.assessments)
    {
    }

    ReportSection decision() const
    {
        ReportSection section{
            say(QT_TRANSLATE_NOOP("report", "What decides")), {}, ReportSection::Start::Inline};
        for (const auto& sentence : verdicts())
            section.blocks.push_back(Paragraph{sentence, Paragraph::Style::Body});
        section.blocks.push_back(figureTable());
        return section;
    }

    ReportSection evidence() const
    {
        ReportSection section{say(QT_TRANSLATE_NOOP("report", "What it rests on")),
                              {},
                              ReportSection::Start::NewPage};
        section.blocks.push_back(inputTable());
        if (!comparison_.breakEven.empty())
            section.blocks.push_back(breakEvenTable());
        section.blocks.push_back(soundTable());
        return section;
    }

private:
    std::string say(const char* text) const { return input_.say(text); }

    const Input* inputOf(const std::string& key) const
    {
        const auto at = std::find_if(inputs_.begin(), inputs_.end(),
                                     [&](const Input& one) { return one.key == key; });
        return at == inputs_.end() ? nullptr : &*at;
    }

    // "price/ups": a range of the catalogue and no assumption.
    std::string priceOf(const std::string& key) const
    {
        return key.starts_with("price/")
                   ? filled(say(QT_TRANSLATE_NOOP("report", "Price of {0}")), {key.substr(6)})
                   : key;
    }

    // One sentence per alternative: how sure it is that it is cheaper than the baseline.
    std::vector<std::string> verdicts() const
    {
        const auto* basis = findKpi(comparison_.basis);
        const std::string measure =
            basis != nullptr ? input_.request.translate("kpi", basis->title) : comparison_.basis;
        std::vector<std::string> out;
        for (const auto& name : comparison_.names) {
            const auto at = comparison_.pBetter.find(name);
            if (name == comparison_.baseline || at == comparison_.pBetter.end())
                continue;
            const double share = at->second;
            const char* text =
                share >= 1.0 - contradicted
                    ? QT_TRANSLATE_NOOP("report", "{0} is better than {1} by \"{2}\" in {3} % of "
                                                  "the draws: the evidence carries this ranking.")
                : share <= contradicted
                    ? QT_TRANSLATE_NOOP("report", "{0} is worse than {1} by \"{2}\": better in "
                                                  "only {3} % of the draws. The evidence carries "
                                                  "this ranking.")
                    : QT_TRANSLATE_NOOP("report", "{0} is better than {1} by \"{2}\" in {3} % of "
                                                  "the draws: the evidence does not carry a "
                                                  "ranking.");
            out.push_back(filled(
                say(text), {name, comparison_.baseline, measure, numberText(100.0 * share, 3)}));
        }
        return out;
    }

    ReportTable figureTable() const
    {
        ReportTable table;
        table.sheet = "Decision";
        table.columns = {input_.words(QT_TRANSLATE_NOOP("report", "Figure"), 2.4),
                         input_.words(QT_TRANSLATE_NOOP("report", "Key"), 2.0)};
        for (const auto& name : comparison_.names)
            table.columns.push_back({name, {}, ColumnAlign::Right, 1.2});
        for (const char* key : decisive) {
            const auto at =
                std::find_if(comparison_.rows.begin(), comparison_.rows.end(),
                             [key](const ComparisonRow& row) { return row.key == key; });
            const auto* info = findKpi(key);
            if (at == comparison_.rows.end() || info == nullptr)
                continue;
            std::vector<Cell> row{{input_.request.translate("kpi", info->title), {}}, {key, {}}};
            for (std::size_t i = 0; i < at->values.size(); ++i) {
                auto cell = input_.plain(at->values[i]);
                if (at->best == i)
                    cell.text += "\u00a0●"; // never on a line of its own
                row.push_back(std::move(cell));
            }
            table.rows.push_back(std::move(row));
        }
        std::vector<Cell> open{{say(QT_TRANSLATE_NOOP("report", "Open errors, warnings")), {}},
                               {"", {}}};
        for (const auto& assessment : all_)
            open.push_back({fmt::format("{}, {}", count(assessment, Severity::Error),
                                        count(assessment, Severity::Warning)),
                            {}});
        table.rows.push_back(std::move(open));
        table.note = say(QT_TRANSLATE_NOOP(
            "report", "● best of the row. – not known: it never stands for zero. p10 and p90: one "
                      "draw in ten is below, one above."));
        return table;
    }

    static std::size_t count(const Assessment& assessment, Severity severity)
    {
        return static_cast<std::size_t>(
            std::count_if(assessment.findings.begin(), assessment.findings.end(),
                          [severity](const Finding& finding) {
                              return finding.severity == severity && !finding.waived;
                          }));
    }

    // The inputs that move the baseline's cost most, with value, range and source.
    ReportTable inputTable() const
    {
        ReportTable table;
        table.title = say(QT_TRANSLATE_NOOP("report", "Assumptions that move the cost most"));
        table.sheet = "Decisive assumptions";
        table.columns = {
            input_.words(QT_TRANSLATE_NOOP("report", "Assumption"), 2.0),
            {say(QT_TRANSLATE_NOOP("report", "Value")), {}, ColumnAlign::Right, 0.8},
            {say(QT_TRANSLATE_NOOP("report", "Low")), {}, ColumnAlign::Right, 0.8},
            {say(QT_TRANSLATE_NOOP("report", "High")), {}, ColumnAlign::Right, 0.8},
            input_.words(QT_TRANSLATE_NOOP("report", "Unit"), 0.8),
            {say(QT_TRANSLATE_NOOP("report", "Cost at low")), "USD", ColumnAlign::Right, 1.1},
            {say(QT_TRANSLATE_NOOP("report", "Cost at high")), "USD", ColumnAlign::Right, 1.1},
            input_.words(QT_TRANSLATE_NOOP("report", "Source"), 2.4)};
        for (const auto& bar : comparison_.tornado) {
            if (table.rows.size() == mostInputs)
                break;
            const Input* one = inputOf(bar.input);
            std::vector<Cell> row{
                {one != nullptr ? input_.request.translate("input", one->title) : bar.input, {}}};
            for (const auto& value : {one != nullptr ? std::optional(one->value) : std::nullopt,
                                      one != nullptr ? std::optional(one->low) : std::nullopt,
                                      one != nullptr ? std::optional(one->high) : std::nullopt})
                row.push_back(input_.number(value, one != nullptr ? one->measure : Measure::None));
            row.push_back(
                {one != nullptr ? std::string(unitSymbol(one->measure, input_.request.units)) : "",
                 {}});
            row.push_back(input_.number(inSi(bar.low), Measure::Money));
            row.push_back(input_.number(inSi(bar.high), Measure::Money));
            row.push_back(
                {one != nullptr ? input_.request.translate("source", one->source) : "", {}});
            table.rows.push_back(std::move(row));
        }
        table.note = filled(say(QT_TRANSLATE_NOOP("report", "Total cost of {0}, one assumption "
                                                            "moved at a time.")),
                            {comparison_.baseline});
        return table;
    }

    ReportTable breakEvenTable() const
    {
        ReportTable table;
        table.title = say(QT_TRANSLATE_NOOP("report", "Where the ranking turns"));
        table.sheet = "Break even";
        table.columns = {
            input_.words(QT_TRANSLATE_NOOP("report", "Assumption"), 2.0),
            {say(QT_TRANSLATE_NOOP("report", "Equal at")), {}, ColumnAlign::Right, 1.0},
            input_.words(QT_TRANSLATE_NOOP("report", "Unit"), 0.8),
            input_.words(QT_TRANSLATE_NOOP("report", "Between"), 2.0)};
        for (const auto& one : comparison_.breakEven) {
            const Input* known = inputOf(one.input);
            table.rows.push_back(
                {{known != nullptr ? input_.request.translate("input", known->title) : one.input,
                  {}},
                 input_.plain(one.value),
                 {one.unit, {}},
                 {one.first + " / " + one.second, {}}});
        }
        return table;
    }

    // How sound each alternative is: hash, open findings, what is not confirmed.
    ReportTable soundTable() const
    {
        ReportTable table;
        table.title = say(QT_TRANSLATE_NOOP("report", "State of the plans"));
        table.sheet = "Plans";
        table.columns = {
            input_.words(QT_TRANSLATE_NOOP("report", "Alternative"), 1.4),
            input_.words(QT_TRANSLATE_NOOP("report", "Plan"), 1.4),
            {say(QT_TRANSLATE_NOOP("report", "To be confirmed")), {}, ColumnAlign::Right, 0.8},
            input_.words(QT_TRANSLATE_NOOP("report", "First open finding"), 4.0)};
        for (const auto& assessment : all_) {
            const auto* alternative = input_.request.project.find(assessment.alternative);
            if (alternative == nullptr)
                continue;
            const SectionInput own{input_.request, *alternative, assessment};
            const auto open = std::find_if(
                assessment.findings.begin(), assessment.findings.end(),
                [](const Finding& f) { return f.severity != Severity::Note && !f.waived; });
            table.rows.push_back(
                {{assessment.name, {}},
                 {fingerprintText(assessment.fingerprint), {}},
                 input_.plain(static_cast<double>(openValues(own).size())),
                 {open == assessment.findings.end() ? "–" : own.sentence(open->message), {}}});
        }
        table.note = say(QT_TRANSLATE_NOOP(
            "report", "To be confirmed: figures of power, cooling, size and mass whose source is "
                      "an estimate or weak."));
        return table;
    }

    const SectionInput& input_;
    const Comparison& comparison_;
    std::span<const Assessment> all_;
    std::vector<Input> inputs_ = inputsOf(input_.request.project);
};

} // namespace

Result<Report> comparisonReport(const ReportRequest& request, const Comparison& comparison)
{
    if (request.assessments.size() < 2)
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("report", "a comparison needs two alternatives or more"), {}});
    const auto& first = request.assessments.front();
    const Alternative* alternative = request.project.find(first.alternative);
    if (alternative == nullptr)
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("report", "this alternative was not evaluated: nothing to report"),
             {}});
    const SectionInput input{request, *alternative, first};
    const ComparisonPages pages(input, comparison);
    Report report;
    report.title = input.say(QT_TRANSLATE_NOOP("report", "Comparison of alternatives"));
    report.subtitle = fmt::format("{}", fmt::join(comparison.names, " · "));
    report.project = request.project.name;
    report.client = request.project.client;
    report.author = request.project.author;
    report.date = request.date;
    report.hash = fingerprintText(first.fingerprint);
    report.language = request.language;
    for (const auto& [title, value] :
         {std::pair{QT_TRANSLATE_NOOP("report", "Client"), report.client},
          {QT_TRANSLATE_NOOP("report", "Prepared by"), report.author},
          {QT_TRANSLATE_NOOP("report", "Date"), report.date},
          {QT_TRANSLATE_NOOP("report", "Baseline"), comparison.baseline}})
        report.particulars.push_back({input.say(title), value});
    report.sections = {pages.decision(), pages.evidence(), comparisonSection(input),
                       equipmentSection(input), assumptionSection(input)};
    return report;
}

} // namespace hallwright::model
