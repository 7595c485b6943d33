// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/capacity_report.h"

#include "model/quantity_text.h"
#include "model/report/report_sections.h"
#include "model/results/terms.h"

#include <algorithm>

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
    return value ? Cell{numberText(*value, significant), value} : Cell{"–", std::nullopt};
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

Result<Report> capacityReport(const ReportRequest& request)
{
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
    report.sections = {summarySection(input), findingsSection(input), drawingSection(input),
                       rackSection(input),    powerSection(input),    faultSection(input),
                       coolantSection(input)};
    if (!found->balances.empty())
        report.sections.push_back(balanceSection(input));
    if (!found->air.empty())
        report.sections.push_back(airSection(input));
    if (found->year)
        report.sections.push_back(yearSection(input));
    report.sections.push_back(siteSection(input));
    report.sections.push_back(costSection(input));
    if (all.size() > 1)
        report.sections.push_back(comparisonSection(input));
    report.sections.push_back(equipmentSection(input));
    report.sections.push_back(assumptionSection(input));
    report.sections.push_back(formulaSection(input));
    return report;
}

} // namespace hallwright::model
