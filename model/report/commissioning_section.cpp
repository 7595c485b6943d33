// SPDX-License-Identifier: GPL-3.0-or-later
// Commissioning and acceptance test sheets: what is to be read at site, what the plan says it must
// read, and room for what it did.
#include "model/quantity_text.h"
#include "model/report/report_sections.h"

#include <fmt/format.h>

#include <cmath>

namespace hallwright::model {

namespace {

constexpr std::size_t mostOnPage = 40;
constexpr double flowTolerancePct = 10.0; // CIBSE Code W:2010, class of terminal flow rates

std::optional<double> si(const auto& quantity)
{
    return quantity ? std::optional(inSi(*quantity)) : std::nullopt;
}

// Columns to fill in by hand.
void addBlanks(const SectionInput& input, ReportTable& table)
{
    table.columns.push_back(input.words(QT_TRANSLATE_NOOP("report", "Measured"), 0.9));
    table.columns.push_back(input.words(QT_TRANSLATE_NOOP("report", "Pass, initials"), 0.9));
    for (auto& row : table.rows)
        row.resize(table.columns.size());
}

ReportTable flowTests(const SectionInput& input)
{
    ReportTable table;
    table.title = input.say(QT_TRANSLATE_NOOP("report", "Test 1: coolant flow at each rack"));
    table.sheet = "Test flow";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Rack"), 1.3),
        input.numeric(QT_TRANSLATE_NOOP("report", "Least flow"), Measure::CoolantFlow),
        input.numeric(QT_TRANSLATE_NOOP("report", "Flow"), Measure::CoolantFlow),
        input.numeric(QT_TRANSLATE_NOOP("report", "Drop"), Measure::Pressure),
        {input.say(QT_TRANSLATE_NOOP("report", "Setting Kv")), "m³/h", ColumnAlign::Right, 1.0}};
    for (const auto& result : input.assessment.racks)
        if (const Rack* rack = input.alternative.plan.racks.find(result.id);
            rack != nullptr && result.flowGot)
            table.rows.push_back({{rack->label, {}},
                                  input.number(si(result.flowNeed), Measure::CoolantFlow),
                                  input.number(si(result.flowGot), Measure::CoolantFlow),
                                  input.number(si(result.drop), Measure::Pressure, 3),
                                  input.plain(result.valveKv, 3)});
    table.note = filled(
        input.say(QT_TRANSLATE_NOOP(
            "report", "All CDUs in duty, set points as planned, strainers clean. Passes within ± "
                      "{0} % of the flow and not below the least flow.")),
        {numberText(flowTolerancePct, 2)});
    return table;
}

ReportTable cduTests(const SectionInput& input)
{
    ReportTable table;
    table.title = input.say(QT_TRANSLATE_NOOP("report", "Test 2: CDUs under full heat load"));
    table.sheet = "Test CDU";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "CDU"), 2.0),
        input.numeric(QT_TRANSLATE_NOOP("report", "Heat"), Measure::Power),
        input.numeric(QT_TRANSLATE_NOOP("report", "Secondary flow"), Measure::CoolantFlow),
        input.numeric(QT_TRANSLATE_NOOP("report", "Supply"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Return"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Approach"), Measure::TemperatureDifference),
        {input.say(QT_TRANSLATE_NOOP("report", "Pump speed")), "%", ColumnAlign::Right, 0.8}};
    for (const auto& cdu : input.assessment.elements)
        if (cdu.kind == "cdu" && cdu.flow && inSi(*cdu.flow) > 0.0)
            table.rows.push_back(
                {{cdu.key, {}},
                 input.number(si(cdu.power), Measure::Power),
                 input.number(si(cdu.flow), Measure::CoolantFlow),
                 input.number(si(cdu.supply), Measure::Temperature),
                 input.number(si(cdu.returned), Measure::Temperature),
                 input.number(si(cdu.approach), Measure::TemperatureDifference, 3),
                 input.plain(cdu.pumpSpeed ? std::optional(*cdu.pumpSpeed * 100.0) : std::nullopt,
                             3)});
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report", "Liquid load banks of the rack TDP in place of racks; readings after steady "
                  "temperatures for 15 minutes."));
    return table;
}

// Boards, feeders and busways: the current at TDP, and the least that trips their breaker.
ReportTable powerTests(const SectionInput& input)
{
    ReportTable table;
    table.title = input.say(QT_TRANSLATE_NOOP("report", "Test 3: power at rack TDP"));
    table.sheet = "Test power";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Element"), 2.2),
        input.words(QT_TRANSLATE_NOOP("report", "Rating"), 1.0),
        input.words(QT_TRANSLATE_NOOP("report", "Breaker"), 1.2),
        input.numeric(QT_TRANSLATE_NOOP("report", "Current"), Measure::Current),
        {input.say(QT_TRANSLATE_NOOP("report", "Loading")), "%", ColumnAlign::Right, 0.7}};
    for (const auto& element : input.assessment.elements)
        if (element.group == ElementGroup::Electrical && element.current &&
            element.kind != "cable" && element.kind != "rectifier")
            table.rows.push_back(
                {{element.key, {}},
                 {element.rating, {}},
                 {element.breaker.empty() ? "–" : element.breaker, {}},
                 input.number(si(element.current), Measure::Current),
                 input.plain(
                     element.loading ? std::optional(*element.loading * 100.0) : std::nullopt, 3)});
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report", "Load banks of the rack TDP on every feed, all systems live. Record currents of "
                  "all phases and the temperature of joints by infrared."));
    return table;
}

// Integrated systems test: each shared element is taken away under load.
ReportTable failureTests(const SectionInput& input)
{
    ReportTable table;
    table.title = input.say(QT_TRANSLATE_NOOP("report", "Test 4: loss of one element under load"));
    table.sheet = "Test failures";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Take away"), 2.6),
        {input.say(QT_TRANSLATE_NOOP("report", "Racks dark")), {}, ColumnAlign::Right, 0.6},
        {input.say(QT_TRANSLATE_NOOP("report", "Racks short of flow")),
         {},
         ColumnAlign::Right,
         0.7},
        input.numeric(QT_TRANSLATE_NOOP("report", "Highest supply"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Throttles after"), Measure::Seconds)};
    for (const auto& failure : input.assessment.failures)
        if (failure.unsolved.empty())
            table.rows.push_back({{input.sentence(failure.title), {}},
                                  input.plain(failure.racksDark),
                                  input.plain(failure.racksShort),
                                  input.number(si(failure.worstSupply), Measure::Temperature, 3),
                                  input.number(si(failure.timeToThrottle), Measure::Seconds, 3)});
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report", "As predicted by the failure list. A dash under throttling: not within half an "
                  "hour. Stop a test before the least time to throttle where racks are loaded."));
    return table;
}

} // namespace

void shorten(const SectionInput& input, ReportTable& table, std::size_t most)
{
    if (input.request.detail == ReportDetail::Workbook || table.rows.size() <= most)
        return;
    const auto left = table.rows.size() - most;
    table.rows.resize(most);
    table.totalTitle.clear();
    table.note += (table.note.empty() ? "" : " ") +
                  filled(input.say(QT_TRANSLATE_NOOP("report", "{0} more rows in the workbook.")),
                         {std::to_string(left)});
}

ReportSection commissioningSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Commissioning tests")),
                          {},
                          ReportSection::Start::NewPage};
    for (const auto make : {flowTests, cduTests, powerTests, failureTests}) {
        auto table = make(input);
        if (table.rows.empty())
            continue;
        shorten(input, table, mostOnPage);
        addBlanks(input, table);
        section.blocks.push_back(std::move(table));
    }
    return section;
}

} // namespace hallwright::model
