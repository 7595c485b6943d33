// SPDX-License-Identifier: GPL-3.0-or-later
// The cover: status, signatures, what keeps the report a draft, revisions, margins against the
// last issue.
#include "model/quantity_text.h"
#include "model/report/report_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace hallwright::model {

namespace {

constexpr std::size_t listedOnCover = 12;

// Types that the plan rests on: placed racks and units, what racks contain, derived elements.
std::vector<const EquipmentType*> typesInUse(const SectionInput& input)
{
    std::set<std::string> seen;
    std::vector<const EquipmentType*> out;
    const auto take = [&](const EquipmentType* type) {
        if (type != nullptr && seen.insert(type->key).second)
            out.push_back(type);
    };
    const auto named = [&](const std::string& key) -> const EquipmentType* {
        if (const auto* own = findType(input.request.project, key))
            return own;
        return input.request.catalogue != nullptr ? input.request.catalogue->find(key) : nullptr;
    };
    for (const auto& rack : input.alternative.plan.racks)
        take(typeOf(input.request.project, rack.type));
    for (const auto& unit : input.alternative.plan.units)
        take(typeOf(input.request.project, unit.type));
    for (const auto& element : input.assessment.elements)
        for (const auto& key : {element.type, element.breaker})
            if (!key.empty())
                take(named(key));
    return out;
}

bool decidesVerdict(const FieldInfo& field)
{
    const std::string_view group = field.group;
    return group != "Price" && group != "Compute" && group != "Type";
}

// Power and cooling before size and mass.
int rankOf(const FieldInfo& field)
{
    return std::string_view(field.group) == "Footprint and mass" ? 1 : 0;
}

bool unconfirmed(Confidence confidence)
{
    return confidence == Confidence::Low || confidence == Confidence::Estimate;
}

std::string valueText(const SectionInput& input, const KindField& field)
{
    if (const auto* number = std::get_if<double>(&field.value))
        return quantityText(*number, field.info->measure, input.request.units, 0);
    if (const auto* count = std::get_if<std::int64_t>(&field.value))
        return std::to_string(*count);
    return fileText(*field.info, field.value);
}

std::string openFindings(const SectionInput& input)
{
    const auto& all = input.assessment.findings;
    const auto errors = std::count_if(all.begin(), all.end(), [](const Finding& finding) {
        return finding.severity == Severity::Error && !finding.waived;
    });
    return errors == 0 ? std::string()
                       : filled(input.say(QT_TRANSLATE_NOOP(
                                    "report", "{0} errors are neither mended nor accepted.")),
                                {std::to_string(errors)});
}

// Why it is a draft, one sentence each; empty: it is issued.
std::vector<std::string> draftReasons(const SectionInput& input, std::size_t unconfirmedValues)
{
    std::vector<std::string> out;
    if (const auto errors = openFindings(input); !errors.empty())
        out.push_back(errors);
    if (unconfirmedValues > 0)
        out.push_back(filled(input.say(QT_TRANSLATE_NOOP(
                                 "report", "{0} values that decide a verdict are estimated or to "
                                           "be confirmed.")),
                             {std::to_string(unconfirmedValues)}));
    const auto& issues = input.request.issues;
    const auto hash = fingerprintText(input.assessment.fingerprint);
    if (issues.empty())
        out.push_back(
            input.say(QT_TRANSLATE_NOOP("report", "No revision of this plan was issued.")));
    else if (issues.back().hash != hash)
        out.push_back(filled(
            input.say(QT_TRANSLATE_NOOP("report", "The plan was changed after revision {0}.")),
            {issues.back().revision}));
    else if (issues.back().checkedBy.empty() || issues.back().approvedBy.empty())
        out.push_back(filled(
            input.say(QT_TRANSLATE_NOOP("report", "Revision {0} is not checked and approved yet.")),
            {issues.back().revision}));
    return out;
}

ReportTable openTable(const SectionInput& input, const std::vector<OpenValue>& values)
{
    ReportTable table;
    table.sheet = "Open values";
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Type"), 1.4),
                     input.words(QT_TRANSLATE_NOOP("report", "Value"), 1.8),
                     input.words(QT_TRANSLATE_NOOP("report", "As planned"), 1.0),
                     input.words(QT_TRANSLATE_NOOP("report", "Confidence"), 0.7),
                     input.words(QT_TRANSLATE_NOOP("report", "Source"), 2.4)};
    for (const auto& one : values)
        table.rows.push_back(
            {{one.type, {}},
             {input.request.translate("field", one.field), {}},
             {one.value, {}},
             {input.request.translate(
                  "choice",
                  choicesOf(one.confidence)[static_cast<std::size_t>(one.confidence)].title),
              {}},
             {input.request.translate("source", one.source), {}}});
    return table;
}

std::string signedText(const std::string& by, const Date& on)
{
    return by.empty() ? std::string() : by + (on.stated() ? ", " + text(on) : std::string());
}

ReportTable revisionTable(const SectionInput& input)
{
    ReportTable table;
    table.title = input.say(QT_TRANSLATE_NOOP("report", "Revisions"));
    table.sheet = "Revisions";
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Revision"), 0.6),
                     input.words(QT_TRANSLATE_NOOP("report", "Purpose"), 1.0),
                     input.words(QT_TRANSLATE_NOOP("report", "Changes"), 1.8),
                     input.words(QT_TRANSLATE_NOOP("report", "Plan"), 1.2),
                     input.words(QT_TRANSLATE_NOOP("report", "Prepared"), 1.2),
                     input.words(QT_TRANSLATE_NOOP("report", "Checked"), 1.2),
                     input.words(QT_TRANSLATE_NOOP("report", "Approved"), 1.2)};
    for (const auto& issue : input.request.issues)
        table.rows.push_back({{issue.revision, {}},
                              {issue.purpose, {}},
                              {issue.changes, {}},
                              {issue.hash, {}},
                              {signedText(issue.preparedBy, issue.preparedOn), {}},
                              {signedText(issue.checkedBy, issue.checkedOn), {}},
                              {signedText(issue.approvedBy, issue.approvedOn), {}}});
    return table;
}

// The issue to compare with: the last whose plan is another than what is reported.
const Issue* lastOther(const SectionInput& input)
{
    const auto hash = fingerprintText(input.assessment.fingerprint);
    const auto& issues = input.request.issues;
    const auto at = std::find_if(issues.rbegin(), issues.rend(),
                                 [&](const Issue& issue) { return issue.hash != hash; });
    return at == issues.rend() ? nullptr : &*at;
}

// Key figures that differ from that issue, to five digits.
ReportTable changeTable(const SectionInput& input, const Issue& before)
{
    ReportTable table;
    table.title = filled(input.say(QT_TRANSLATE_NOOP("report", "Key figures against revision {0}")),
                         {before.revision});
    table.sheet = "Against last issue";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Figure"), 2.6),
        input.words(QT_TRANSLATE_NOOP("report", "Key"), 1.9),
        {filled(input.say(QT_TRANSLATE_NOOP("report", "Revision {0}")), {before.revision}),
         {},
         ColumnAlign::Right,
         1.0},
        {input.say(QT_TRANSLATE_NOOP("report", "Now")), {}, ColumnAlign::Right, 1.0},
        {input.say(QT_TRANSLATE_NOOP("report", "Change")), {}, ColumnAlign::Right, 1.0}};
    const auto then = figuresOf(before);
    for (const auto& info : kpiCatalogue()) {
        const auto at = then.find(info.key);
        const auto was = at == then.end() ? std::nullopt : std::optional(at->second);
        const auto is = input.assessment.kpi(info.key);
        if (was.has_value() == is.has_value() &&
            (!was || numberText(*was, 5) == numberText(*is, 5)))
            continue;
        table.rows.push_back({{input.request.translate("kpi", info.title), {}},
                              {info.key, {}},
                              input.plain(was),
                              input.plain(is),
                              input.plain(was && is ? std::optional(*is - *was) : std::nullopt)});
    }
    if (table.rows.empty())
        table.note = input.say(QT_TRANSLATE_NOOP("report", "No key figure differs."));
    return table;
}

std::string statusText(const SectionInput& input, bool draft)
{
    const auto& issues = input.request.issues;
    if (!draft)
        return filled(input.say(QT_TRANSLATE_NOOP("report", "Revision {0}, approved")),
                      {issues.back().revision});
    return input.say(QT_TRANSLATE_NOOP("report", "DRAFT"));
}

void addParticulars(const SectionInput& input, Report& report)
{
    const auto& issues = input.request.issues;
    const bool current =
        !issues.empty() && issues.back().hash == fingerprintText(input.assessment.fingerprint);
    const Issue none;
    const Issue& issue = current ? issues.back() : none;
    const std::string prepared = signedText(issue.preparedBy, issue.preparedOn);
    const auto put = [&](const char* title, const std::string& value) {
        report.particulars.push_back({input.say(title), value});
    };
    put(QT_TRANSLATE_NOOP("report", "Client"), report.client);
    put(QT_TRANSLATE_NOOP("report", "Alternative"), report.subtitle);
    put(QT_TRANSLATE_NOOP("report", "Date"), report.date);
    put(QT_TRANSLATE_NOOP("report", "Plan"), report.hash);
    put(QT_TRANSLATE_NOOP("report", "Revision"), issue.revision);
    put(QT_TRANSLATE_NOOP("report", "Prepared by"), prepared.empty() ? report.author : prepared);
    put(QT_TRANSLATE_NOOP("report", "Checked by"), signedText(issue.checkedBy, issue.checkedOn));
    put(QT_TRANSLATE_NOOP("report", "Approved by"), signedText(issue.approvedBy, issue.approvedOn));
}

} // namespace

std::vector<OpenValue> openValues(const SectionInput& input)
{
    std::vector<OpenValue> out;
    for (const auto* type : typesInUse(input))
        for (const auto& field : kindFields(type->kind)) {
            if (std::holds_alternative<std::monostate>(field.value) || !decidesVerdict(*field.info))
                continue;
            // Words and choices describe; only figures are estimated.
            if (field.info->kind != FieldKind::Number && field.info->kind != FieldKind::Curve)
                continue;
            const auto at = type->provenance.find(field.info->key);
            if (at == type->provenance.end() || !unconfirmed(at->second.confidence))
                continue;
            out.push_back({type->name, field.info->title, valueText(input, field),
                           at->second.confidence, at->second.source, rankOf(*field.info)});
        }
    std::stable_sort(out.begin(), out.end(),
                     [](const OpenValue& a, const OpenValue& b) { return a.rank < b.rank; });
    return out;
}

void writeCover(const SectionInput& input, Report& report)
{
    const auto values = openValues(input);
    const auto reasons = draftReasons(input, values.size());
    report.status = statusText(input, !reasons.empty());
    addParticulars(input, report);
    for (const auto& reason : reasons)
        report.cover.push_back(Paragraph{reason, Paragraph::Style::Body});
    if (!values.empty()) {
        const auto most = std::min(values.size(), listedOnCover);
        auto table =
            openTable(input, {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(most)});
        table.title = input.say(QT_TRANSLATE_NOOP("report", "To be confirmed before this is "
                                                            "issued"));
        table.sheet = "Cover";
        if (values.size() > most)
            table.note = filled(
                input.say(QT_TRANSLATE_NOOP("report", "{0} more in the section of values to be "
                                                      "confirmed.")),
                {std::to_string(values.size() - most)});
        report.cover.push_back(std::move(table));
    }
    if (!input.request.issues.empty())
        report.cover.push_back(revisionTable(input));
    if (const Issue* before = lastOther(input))
        report.cover.push_back(changeTable(input, *before));
}

ReportSection openValueSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Values to be confirmed")),
                          {},
                          ReportSection::Start::NewPage};
    section.blocks.push_back(Paragraph{
        input.say(QT_TRANSLATE_NOOP(
            "report", "Figures of power, cooling, size and mass of the types in use whose source "
                      "is a class estimate or weak. Confirm them with the maker, enter the "
                      "confirmed value with its source, and evaluate again.")),
        Paragraph::Style::Body});
    section.blocks.push_back(openTable(input, openValues(input)));
    return section;
}

} // namespace hallwright::model
