// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/capacity_report.h"

#include "model/quantity_text.h"
#include "model/report/report_sections.h"
#include "model/results/terms.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace hallwright::model {

std::string sameText(const char*, const std::string& text)
{
    return text;
}

std::string SectionInput::term(const std::string& text) const
{
    return termText(
        text, [this](const std::string& source) { return request.translate("term", source); });
}

std::string SectionInput::sentence(const Message& message) const
{
    std::string text = message.text;
    for (const char* scope : {"finding", "power", "thermal", "hydraulic", "exchanger", "model"})
        if (text == message.text)
            text = request.translate(scope, message.text);
    std::vector<std::string> arguments;
    for (const auto& argument : message.arguments)
        arguments.push_back(term(argument));
    return filled(text, arguments);
}

std::string SectionInput::costTitle(const std::string& title) const
{
    const std::string own = request.translate("cost", title);
    return own != title ? own : request.translate("input", title);
}

Cell SectionInput::number(std::optional<double> si, Measure measure, int significant) const
{
    if (!si)
        return {"–", std::nullopt};
    const auto& info = measureInfo(measure);
    const auto& unit = request.units == UnitSystem::Si ? info.si : info.ip;
    return {quantityNumber(*si, measure, request.units, significant),
            *si * unit.perSi + unit.offset};
}

Cell SectionInput::plain(std::optional<double> value, int significant) const
{
    if (!value)
        return {"–", std::nullopt};
    // Counts are whole: "16", not "16.00".
    const bool whole = *value == std::round(*value) && std::abs(*value) < 1e6;
    const int digits =
        whole ? 1 + static_cast<int>(std::log10(std::max(std::abs(*value), 1.0))) : significant;
    return {numberText(*value, digits), value};
}

Column SectionInput::numeric(const char* title, Measure measure, double weight) const
{
    const auto& info = measureInfo(measure);
    return {say(title), request.units == UnitSystem::Si ? info.si.symbol : info.ip.symbol,
            ColumnAlign::Right, weight};
}

Column SectionInput::words(const char* title, double weight) const
{
    return {say(title), {}, ColumnAlign::Left, weight};
}

namespace {

bool always(const SectionInput&)
{
    return true;
}

struct SectionEntry {
    SectionTitle name;
    ReportSection (*make)(const SectionInput&);
    bool (*applies)(const SectionInput&) = always;
};

// The one list of sections: order of the report, keys of `report --sections`.
const SectionEntry entries[] = {
    {{"summary", QT_TRANSLATE_NOOP("report", "Summary")}, summarySection},
    {{"findings", QT_TRANSLATE_NOOP("report", "Findings")}, findingsSection},
    {{"notes", QT_TRANSLATE_NOOP("report", "Notes and accepted findings")},
     noteSection,
     [](const SectionInput& in) {
         const Plan& plan = in.alternative.plan;
         return plan.notes.size() + plan.waivers.size() > 0;
     }},
    {{"open-values", QT_TRANSLATE_NOOP("report", "Values to be confirmed")},
     openValueSection,
     [](const SectionInput& in) { return !openValues(in).empty(); }},
    {{"drawings", QT_TRANSLATE_NOOP("report", "Hall drawings")}, drawingSection},
    {{"racks", QT_TRANSLATE_NOOP("report", "Rack schedule")}, rackSection},
    {{"power", QT_TRANSLATE_NOOP("report", "Power: loading")}, powerSection},
    {{"short-circuit", QT_TRANSLATE_NOOP("report", "Short circuit")}, faultSection},
    {{"protection", QT_TRANSLATE_NOOP("report", "Breakers, busways and cables")},
     protectionSection},
    {{"coolant", QT_TRANSLATE_NOOP("report", "Coolant: flow and thermal margins")}, coolantSection},
    {{"balance", QT_TRANSLATE_NOOP("report", "Balancing: valve schedule")},
     balanceSection,
     [](const SectionInput& in) { return !in.assessment.balances.empty(); }},
    {{"failures", QT_TRANSLATE_NOOP("report", "Failures")},
     failureSection,
     [](const SectionInput& in) { return !in.assessment.failures.empty(); }},
    {{"air", QT_TRANSLATE_NOOP("report", "Air")},
     airSection,
     [](const SectionInput& in) { return !in.assessment.air.empty(); }},
    {{"year", QT_TRANSLATE_NOOP("report", "Plant and year")},
     yearSection,
     [](const SectionInput& in) { return in.assessment.year.has_value(); }},
    {{"site", QT_TRANSLATE_NOOP("report", "Site")}, siteSection},
    {{"cost", QT_TRANSLATE_NOOP("report", "Cost of ownership")}, costSection},
    {{"comparison", QT_TRANSLATE_NOOP("report", "Comparison of alternatives")},
     comparisonSection,
     [](const SectionInput& in) { return in.request.assessments.size() > 1; }},
    {{"quantities", QT_TRANSLATE_NOOP("report", "Bill of quantities")}, quantitySection},
    {{"equipment", QT_TRANSLATE_NOOP("report", "Equipment schedule and sources")},
     equipmentSection},
    {{"commissioning", QT_TRANSLATE_NOOP("report", "Commissioning tests")}, commissioningSection},
    {{"assumptions", QT_TRANSLATE_NOOP("report", "Assumptions and their sources")},
     assumptionSection},
    {{"formulas", QT_TRANSLATE_NOOP("report", "Formulas and convergence")}, formulaSection},
};

Result<void> knownSections(const std::vector<std::string>& wanted)
{
    std::string all;
    for (const auto& one : reportSections())
        all += (all.empty() ? "" : ", ") + std::string(one.key);
    for (const auto& key : wanted)
        if (std::none_of(std::begin(entries), std::end(entries),
                         [&](const SectionEntry& entry) { return key == entry.name.key; }))
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("report", "there is no section \"{0}\"; there are: "
                                                     "{1}"),
                         {key, all}},
                        "--sections");
    return {};
}

} // namespace

std::span<const SectionTitle> reportSections()
{
    static const std::vector<SectionTitle> list = [] {
        std::vector<SectionTitle> out;
        for (const auto& entry : entries)
            out.push_back(entry.name);
        return out;
    }();
    return list;
}

Result<Report> capacityReport(const ReportRequest& request)
{
    if (const auto known = knownSections(request.sections); !known)
        return fail(known.error());
    const auto& all = request.assessments;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Assessment& assessment) {
        return !request.alternative || assessment.alternative == request.alternative;
    });
    const Alternative* alternative =
        found == all.end() ? nullptr : request.project.find(found->alternative);
    if (alternative == nullptr)
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("report", "this alternative was not evaluated: nothing to report"),
             {}});
    const SectionInput input{request, *alternative, *found};
    Report report;
    report.title = input.say(QT_TRANSLATE_NOOP("report", "Capacity report"));
    report.subtitle = alternative->name;
    report.project = request.project.name;
    report.client = request.project.client;
    report.author = request.project.author;
    report.date = request.date;
    report.hash = fingerprintText(found->fingerprint);
    report.language = request.language;
    writeCover(input, report);
    const auto& wanted = request.sections;
    for (const auto& entry : entries)
        if ((wanted.empty() ||
             std::find(wanted.begin(), wanted.end(), entry.name.key) != wanted.end()) &&
            entry.applies(input))
            report.sections.push_back(entry.make(input));
    return report;
}

} // namespace hallwright::model
