// SPDX-License-Identifier: GPL-3.0-or-later
// Air of the halls and the site in the report: indices by hall, rooms and yards, whether they fit.
#include "model/report/report_sections.h"
#include "model/report/site_drawing.h"

namespace hallwright::model {

namespace {

ReportTable siteTable(const SectionInput& input, const SitePlan& site)
{
    ReportTable table;
    table.sheet = "Site";
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Room or yard"), 2.0),
                     input.words(QT_TRANSLATE_NOOP("report", "Sized by"), 1.0),
                     input.numeric(QT_TRANSLATE_NOOP("report", "Area"), Measure::Area)};
    for (const auto& block : site.blocks)
        table.rows.push_back(
            {{block.use == SiteUse::Hall ? block.label : input.term(siteUseTitle(block.use)), {}},
             {block.basis, {}},
             input.number(inSi(block.area), Measure::Area)});
    table.rows.push_back({{input.say(QT_TRANSLATE_NOOP("report", "with roads and setbacks")), {}},
                          {"", {}},
                          input.number(inSi(site.needed), Measure::Area)});
    const char* verdict = !site.plot ? QT_TRANSLATE_NOOP("report", "No plot area is entered. Areas "
                                                                   "per kW are estimates: see the "
                                                                   "assumptions.")
                          : site.fits()
                              ? QT_TRANSLATE_NOOP("report", "This fits the plot. Areas per kW are "
                                                            "estimates: see the assumptions.")
                              : QT_TRANSLATE_NOOP("report", "This does not fit the plot. Areas per "
                                                            "kW are estimates: see the "
                                                            "assumptions.");
    table.note = input.say(verdict);
    return table;
}

} // namespace

ReportSection siteSection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Site")), {}, ReportSection::Start::NewPage};
    const auto& assessment = input.assessment;
    const auto& project = input.request.project;
    section.blocks.push_back(
        siteTable(input, sitePlanOf(project, input.alternative.plan, assessment)));
    auto drawing =
        siteDrawing(project, input.alternative.plan, assessment, [&input](const std::string& text) {
            return input.request.translate("term", text);
        });
    drawing.title = input.say(QT_TRANSLATE_NOOP("report", "Halls, rooms and yards as blocks"));
    section.blocks.push_back(std::move(drawing));
    return section;
}

ReportSection airSection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Air")), {}, ReportSection::Start::Inline};
    ReportTable table;
    table.sheet = "Air";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Hall"), 1.5),
        input.numeric(QT_TRANSLATE_NOOP("report", "Supply air"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Return air"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Rack inlet, worst"), Measure::Temperature),
        {"RCI", "%", ColumnAlign::Right, 1.0},
        {"SHI", "", ColumnAlign::Right, 1.0},
        {"RHI", "", ColumnAlign::Right, 1.0},
        {"RTI", "", ColumnAlign::Right, 1.0}};
    for (const auto& air : input.assessment.air) {
        const Hall* hall = input.alternative.plan.halls.find(air.hall);
        table.rows.push_back({{hall != nullptr ? hall->label : "", {}},
                              input.number(inSi(air.supply), Measure::Temperature),
                              input.number(inSi(air.returned), Measure::Temperature),
                              input.number(inSi(air.highestInlet), Measure::Temperature),
                              input.plain(100.0 * air.rciHigh, 3),
                              input.plain(air.supplyHeatIndex, 2),
                              input.plain(air.returnHeatIndex(), 2),
                              input.plain(air.returnIndex, 3)});
    }
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report", "Zonal network of the hall's air, a planning model: it answers where containment "
                  "and airflow are short, not the temperature at one server (manual: air.md)."));
    section.blocks.push_back(std::move(table));
    return section;
}

} // namespace hallwright::model
