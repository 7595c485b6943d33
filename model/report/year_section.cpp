// SPDX-License-Identifier: GPL-3.0-or-later
// The plant year in the report: energy by end use, what it is judged by, the plant, two charts.
#include "model/report/plant_drawing.h"
#include "model/report/report_sections.h"
#include "model/report/year_charts.h"

#include <fmt/format.h>

#include <algorithm>

namespace hallwright::model {

namespace {

ReportTable energyTable(const SectionInput& input, const YearResult& year)
{
    ReportTable table;
    table.sheet = "Year";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "End use"), 2.0),
        {input.say(QT_TRANSLATE_NOOP("report", "Energy")), "MWh", ColumnAlign::Right, 1.0},
        {input.say(QT_TRANSLATE_NOOP("report", "Share")), "%", ColumnAlign::Right, 1.0}};
    for (std::size_t use = 0; use < endUseCount; ++use)
        table.rows.push_back(
            {{input.term(endUseTitle(static_cast<EndUse>(use))), {}},
             input.plain(inSi(year.energy[use]) / 3.6e9),
             input.plain(100.0 * static_cast<double>(year.energy[use] / year.total))});
    table.note = filled(input.say(QT_TRANSLATE_NOOP(
                            "report", "PUE {0}, worst hour {1}; WUE {2} L/kWh; {3} hours without a "
                                      "compressor; {4} hours warmer than the set point.")),
                        {fmt::format("{:.3f}", year.pue), fmt::format("{:.3f}", year.puePeak),
                         fmt::format("{:.2f}", year.wue), std::to_string(year.freeHours),
                         std::to_string(year.shortHours)});
    return table;
}

Cell whole(int count)
{
    return {std::to_string(count), static_cast<double>(count)};
}

ReportTable plantTable(const SectionInput& input, const YearResult& year)
{
    ReportTable table;
    table.sheet = "Plant";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Plant"), 2.0),
        input.numeric(QT_TRANSLATE_NOOP("report", "Heat at the design day"), Measure::Power),
        input.numeric(QT_TRANSLATE_NOOP("report", "Units needed"), Measure::Count),
        input.numeric(QT_TRANSLATE_NOOP("report", "Units installed"), Measure::Count)};
    for (const auto& units : year.units)
        table.rows.push_back({{units.key, {}},
                              input.number(inSi(units.capacity), Measure::Power),
                              whole(units.needed),
                              whole(units.installed)});
    return table;
}

} // namespace

ReportSection yearSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Plant and year")),
                          {},
                          ReportSection::Start::NewPage};
    const YearResult& year = *input.assessment.year;
    section.blocks.push_back(
        Paragraph{input.term((year.generated ? "estimate: weather generated for " : "weather of ") +
                             year.climate),
                  Paragraph::Style::Body});
    section.blocks.push_back(energyTable(input, year));
    section.blocks.push_back(plantTable(input, year));
    if (!year.designDay.empty())
        section.blocks.push_back(designDayTable(input, year.designDay));
    constexpr std::size_t mostDrawings = 8;
    for (std::size_t i = 0; i < std::min(mostDrawings, year.designDay.size()); ++i)
        section.blocks.push_back(plantDrawing(input, year.designDay[i]));
    section.blocks.push_back(monthlyEnergy(year, input.request.translate));
    section.blocks.push_back(loadDuration(year, input.request.translate));
    return section;
}

} // namespace hallwright::model
