// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings and schedules: halls, racks, electrical and coolant elements, equipment.
#include "model/quantity_text.h"
#include "model/report/report_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace hallwright::model {

namespace {

std::optional<double> si(const auto& quantity)
{
    return quantity ? std::optional(inSi(*quantity)) : std::nullopt;
}

std::vector<Column> rackColumns(const SectionInput& input, const char* first)
{
    return {input.words(first, 1.3),
            input.words(QT_TRANSLATE_NOOP("report", "Type"), 1.6),
            input.numeric(QT_TRANSLATE_NOOP("report", "TDP"), Measure::Power),
            input.numeric(QT_TRANSLATE_NOOP("report", "Liquid"), Measure::Power),
            input.numeric(QT_TRANSLATE_NOOP("report", "Air"), Measure::Power),
            input.numeric(QT_TRANSLATE_NOOP("report", "Flow need"), Measure::CoolantFlow),
            input.numeric(QT_TRANSLATE_NOOP("report", "Flow"), Measure::CoolantFlow),
            input.numeric(QT_TRANSLATE_NOOP("report", "Supply"), Measure::Temperature),
            input.numeric(QT_TRANSLATE_NOOP("report", "Return"), Measure::Temperature)};
}

std::vector<Cell> rackRow(const SectionInput& input, const Rack& rack, const RackResult& result)
{
    const auto* type = typeOf(input.request.project, rack.type);
    const auto power = [&](Power value) {
        return input.number(result.powerKnown ? std::optional(inSi(value)) : std::nullopt,
                            Measure::Power);
    };
    return {{rack.label, {}},
            {type != nullptr ? type->name : "?", {}},
            power(result.tdp),
            power(result.liquidHeat),
            power(result.airHeat),
            input.number(si(result.flowNeed), Measure::CoolantFlow),
            input.number(si(result.flowGot), Measure::CoolantFlow),
            input.number(si(result.supply), Measure::Temperature),
            input.number(si(result.returned), Measure::Temperature)};
}

// One row of the summarised schedule: the racks of one row and type together.
struct RowSum {
    int racks = 0;
    // Unknown where that of any rack is.
    std::optional<double> tdp = 0.0;
    std::optional<double> liquid = 0.0;
    std::optional<double> air = 0.0;
    std::optional<double> need = 0.0;
    std::optional<double> got = 0.0;
    std::optional<double> supply;
    std::optional<double> returned;
};

void addTo(std::optional<double>& sum, const std::optional<double>& part)
{
    sum = sum && part ? std::optional(*sum + *part) : std::nullopt;
}

ReportTable summarisedSchedule(const SectionInput& input)
{
    const Plan& plan = input.alternative.plan;
    std::map<std::pair<std::string, std::string>, RowSum> sums;
    for (const auto& result : input.assessment.racks) {
        const Rack* rack = plan.racks.find(result.id);
        if (rack == nullptr)
            continue;
        const auto* type = typeOf(input.request.project, rack->type);
        const auto* row = plan.rows.find(rack->row);
        auto& sum = sums[{row != nullptr ? row->label : std::string("–"),
                          type != nullptr ? type->name : "?"}];
        ++sum.racks;
        const auto power = [&result](Power value) {
            return result.powerKnown ? std::optional(inSi(value)) : std::nullopt;
        };
        addTo(sum.tdp, power(result.tdp));
        addTo(sum.liquid, power(result.liquidHeat));
        addTo(sum.air, power(result.airHeat));
        addTo(sum.need, si(result.flowNeed));
        addTo(sum.got, si(result.flowGot));
        if (result.supply && (!sum.supply || inSi(*result.supply) > *sum.supply))
            sum.supply = inSi(*result.supply);
        if (result.returned && (!sum.returned || inSi(*result.returned) > *sum.returned))
            sum.returned = inSi(*result.returned);
    }
    ReportTable table;
    table.columns = rackColumns(input, QT_TRANSLATE_NOOP("report", "Row (racks)"));
    for (const auto& [key, sum] : sums)
        table.rows.push_back({{fmt::format("{} ({})", key.first, sum.racks), {}},
                              {key.second, {}},
                              input.number(sum.tdp, Measure::Power),
                              input.number(sum.liquid, Measure::Power),
                              input.number(sum.air, Measure::Power),
                              input.number(sum.need, Measure::CoolantFlow),
                              input.number(sum.got, Measure::CoolantFlow),
                              input.number(sum.supply, Measure::Temperature),
                              input.number(sum.returned, Measure::Temperature)});
    return table;
}

// Elements of one group with one row per key; equal ones (same kind, rating and rounded loading)
// are counted together where there are many.
struct ElementKey {
    std::string kind;
    std::string rating;
    std::string loading;
    auto operator<=>(const ElementKey&) const = default;
};

ReportTable elementTable(const SectionInput& input, ElementGroup group,
                         const std::vector<std::string>& kinds)
{
    ReportTable table;
    const bool electrical = group == ElementGroup::Electrical;
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Element"), 2.2),
                     input.words(QT_TRANSLATE_NOOP("report", "Rating"), 1.3)};
    if (electrical) {
        table.columns.push_back(
            input.numeric(QT_TRANSLATE_NOOP("report", "Current"), Measure::Current));
        table.columns.push_back(
            input.numeric(QT_TRANSLATE_NOOP("report", "Power"), Measure::Power));
        table.columns.push_back(input.numeric(QT_TRANSLATE_NOOP("report", "Loss"), Measure::Power));
        table.columns.push_back(
            {input.say(QT_TRANSLATE_NOOP("report", "Loading")), "%", ColumnAlign::Right, 0.8});
        table.columns.push_back(
            {input.say(QT_TRANSLATE_NOOP("report", "Worst loss")), "%", ColumnAlign::Right, 0.9});
    } else {
        table.columns.push_back(
            input.numeric(QT_TRANSLATE_NOOP("report", "Flow"), Measure::CoolantFlow));
        table.columns.push_back(
            input.numeric(QT_TRANSLATE_NOOP("report", "Drop"), Measure::Pressure));
        table.columns.push_back(
            input.numeric(QT_TRANSLATE_NOOP("report", "Velocity"), Measure::Velocity));
        table.columns.push_back(input.numeric(QT_TRANSLATE_NOOP("report", "Heat"), Measure::Power));
        table.columns.push_back(
            input.numeric(QT_TRANSLATE_NOOP("report", "Pump power"), Measure::Power));
    }
    std::map<ElementKey, std::size_t> seen;
    std::map<ElementKey, int> equal;
    const auto percent = [&](std::optional<double> share) {
        return input.plain(share ? std::optional(*share * 100.0) : std::nullopt, 3);
    };
    for (const auto& element : input.assessment.elements) {
        if (element.group != group ||
            std::find(kinds.begin(), kinds.end(), element.kind) == kinds.end())
            continue;
        const ElementKey same{element.kind, element.rating,
                              fmt::format("{:.3g}/{:.3g}/{:.3g}", element.loading.value_or(-1.0),
                                          si(element.flow).value_or(-1.0),
                                          si(element.power).value_or(-1.0))};
        const auto [at, fresh] = seen.try_emplace(same, table.rows.size());
        ++equal[same];
        if (!fresh && input.request.detail == ReportDetail::Pages) {
            auto& label = table.rows[at->second].front().text;
            const auto mark = label.find("  ×");
            label = label.substr(0, mark) + fmt::format("  × {}", equal[same]);
            continue;
        }
        std::vector<Cell> row{{element.key, {}}, {element.rating, {}}};
        if (electrical) {
            row.push_back(input.number(si(element.current), Measure::Current));
            row.push_back(input.number(si(element.power), Measure::Power));
            row.push_back(input.number(si(element.loss), Measure::Power, 3));
            row.push_back(percent(element.loading));
            row.push_back(percent(element.loadingWorst));
        } else {
            row.push_back(input.number(si(element.flow), Measure::CoolantFlow));
            row.push_back(input.number(si(element.drop), Measure::Pressure, 3));
            row.push_back(input.number(si(element.velocity), Measure::Velocity, 3));
            row.push_back(input.number(si(element.power), Measure::Power));
            row.push_back(input.number(si(element.electrical), Measure::Power, 3));
        }
        table.rows.push_back(std::move(row));
    }
    if (input.request.detail == ReportDetail::Pages)
        table.note = input.say(QT_TRANSLATE_NOOP(
            "report", "Elements alike in kind, rating and duty are listed once with their "
                      "number."));
    return table;
}

// One row per coolant group: what its running CDUs have to spare.
ReportTable cduMarginTable(const SectionInput& input)
{
    ReportTable table;
    table.sheet = "CDU margins";
    const auto share = [&input](const char* title) {
        return Column{input.say(title), "%", ColumnAlign::Right, 0.9};
    };
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "CDU"), 2.0),
        share(QT_TRANSLATE_NOOP("report", "Heat")),
        share(QT_TRANSLATE_NOOP("report", "Secondary flow")),
        share(QT_TRANSLATE_NOOP("report", "Facility flow")),
        share(QT_TRANSLATE_NOOP("report", "Pump speed")),
        input.numeric(QT_TRANSLATE_NOOP("report", "Approach"), Measure::TemperatureDifference),
        input.numeric(QT_TRANSLATE_NOOP("report", "Least approach"),
                      Measure::TemperatureDifference),
        input.numeric(QT_TRANSLATE_NOOP("report", "Pressure"), Measure::Pressure),
        input.numeric(QT_TRANSLATE_NOOP("report", "At shut-off"), Measure::Pressure)};
    std::set<std::string> loops;
    const auto percent = [&](const std::optional<double>& part) {
        return input.plain(part ? std::optional(*part * 100.0) : std::nullopt, 3);
    };
    for (const auto& cdu : input.assessment.elements) {
        if (cdu.kind != "cdu" || !cdu.pumpSpeed ||
            !loops.insert(cdu.key.substr(0, cdu.key.rfind("/cdu/"))).second)
            continue;
        table.rows.push_back(
            {{cdu.key, {}},
             percent(cdu.loading),
             percent(cdu.flowLoading),
             percent(cdu.primaryShare),
             percent(cdu.pumpSpeed),
             input.number(si(cdu.approach), Measure::TemperatureDifference, 3),
             input.number(si(cdu.approachLeast), Measure::TemperatureDifference, 3),
             input.number(si(cdu.pressure), Measure::Pressure, 3),
             input.number(si(cdu.pressureShutOff), Measure::Pressure, 3)});
    }
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report",
        "One CDU of each group, running. Heat and secondary flow of the rating, facility "
        "flow of what its open valve draws, pressures gauge at the loop's lowest point."));
    return table;
}

} // namespace

ReportSection drawingSection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Hall drawings")), {}, ReportSection::Start::NewPage};
    for (const auto& hall : input.alternative.plan.halls) {
        std::string title = hall.label;
        if (hall.count > 1)
            title += fmt::format(" (× {})", hall.count);
        section.blocks.push_back(
            hallDrawing(input.request.project, input.alternative.plan, hall, title));
    }
    return section;
}

ReportSection rackSection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Rack schedule")), {}, ReportSection::Start::NewPage};
    ReportTable table;
    if (input.assessment.racks.size() > scheduleLimit &&
        input.request.detail == ReportDetail::Pages) {
        table = summarisedSchedule(input);
        table.note = input.say(QT_TRANSLATE_NOOP(
            "report", "Summed by row; every rack is in the spreadsheet and the project file."));
    } else {
        table.columns = rackColumns(input, QT_TRANSLATE_NOOP("report", "Rack"));
        for (const auto& result : input.assessment.racks)
            if (const Rack* rack = input.alternative.plan.racks.find(result.id))
                table.rows.push_back(rackRow(input, *rack, result));
    }
    table.sheet = "Racks";
    table.totalTitle = input.say(QT_TRANSLATE_NOOP("report", "Total"));
    for (const std::size_t summed : {2u, 3u, 4u, 5u, 6u}) // powers and flows
        table.columns[summed].total = ColumnTotal::Sum;
    section.blocks.push_back(std::move(table));
    return section;
}

ReportSection powerSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Power: loading")),
                          {},
                          ReportSection::Start::NewPage};
    section.blocks.push_back(Paragraph{
        input.say(QT_TRANSLATE_NOOP(
            "report",
            "Load flow of every feed at rack TDP. Loading is of what an element may carry "
            "continuously: under the 80 % rule, 100 % means 80 % of a breaker's, feeder's or "
            "busway's rating. The last column is after the loss of one system.")),
        Paragraph::Style::Body});
    auto table = elementTable(input, ElementGroup::Electrical,
                              {"utility", "ring-section", "ring-unit", "transformer", "ups",
                               "switchboard", "mechanical-board", "feeder", "busway", "panel",
                               "cable", "rectifier", "generator"});
    table.sheet = "Power";
    section.blocks.push_back(std::move(table));
    return section;
}

ReportSection coolantSection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Coolant: flow and thermal margins")),
        {},
        ReportSection::Start::NewPage};
    auto table = elementTable(input, ElementGroup::Hydraulic, {"cdu", "supply", "return"});
    if (table.rows.empty())
        section.blocks.push_back(Paragraph{
            input.say(QT_TRANSLATE_NOOP("report", "No liquid-cooled rack in this alternative.")),
            Paragraph::Style::Body});
    table.sheet = "Coolant";
    if (!table.rows.empty()) {
        section.blocks.push_back(std::move(table));
        section.blocks.push_back(cduMarginTable(input));
    }
    return section;
}

ReportSection equipmentSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Equipment schedule and sources")),
                          {},
                          ReportSection::Start::NewPage};
    std::map<TypeId, int> used;
    for (const auto& rack : input.alternative.plan.racks) {
        const auto* hall = input.alternative.plan.halls.find(rack.at.hall);
        used[rack.type] += hall != nullptr ? hall->count : 1;
    }
    ReportTable table;
    table.sheet = "Equipment";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Type"), 1.6),
        {input.say(QT_TRANSLATE_NOOP("report", "Number")), {}, ColumnAlign::Right, 0.6},
        input.words(QT_TRANSLATE_NOOP("report", "Confidence"), 0.8),
        input.words(QT_TRANSLATE_NOOP("report", "Source"), 3.2)};
    for (const auto& [id, number] : used)
        if (const auto* type = typeOf(input.request.project, id))
            table.rows.push_back(
                {{type->name, {}},
                 input.plain(number, 7),
                 {input.request.translate(
                      "choice",
                      choicesOf(type->confidence)[static_cast<std::size_t>(type->confidence)]
                          .title),
                  {}},
                 {input.request.translate("source", type->source), {}}});
    std::map<std::string, int> elements;
    for (const auto& element : input.assessment.elements)
        if (!element.type.empty() && element.kind != "supply" && element.kind != "return" &&
            element.kind != "branch")
            elements[input.term(element.kind) + ": " + element.type] += element.count;
    for (const auto& [name, number] : elements)
        table.rows.push_back({{name, {}},
                              input.plain(number, 7),
                              {input.say(QT_TRANSLATE_NOOP("report", "derived")), {}},
                              {input.say(QT_TRANSLATE_NOOP(
                                   "report", "catalogue size chosen by the recipe, per hall")),
                               {}}});
    section.blocks.push_back(std::move(table));
    return section;
}

} // namespace hallwright::model
