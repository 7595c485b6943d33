// SPDX-License-Identifier: GPL-3.0-or-later
// Valve schedule of balanced coolant groups, and what their pumps take before and after.
#include "model/quantity_text.h"
#include "model/report/report_sections.h"

namespace hallwright::model {

namespace {

std::string labelOf(const Plan& plan, RackId id)
{
    const Rack* rack = plan.racks.find(id);
    return rack != nullptr ? rack->label : std::string("?");
}

ReportTable groupTable(const SectionInput& input)
{
    ReportTable table;
    table.sheet = "Balancing";
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Coolant group"), 1.6),
                     input.words(QT_TRANSLATE_NOOP("report", "Index circuit"), 1.2),
                     input.numeric(QT_TRANSLATE_NOOP("report", "Pump head"), Measure::Pressure),
                     input.numeric(QT_TRANSLATE_NOOP("report", "Valves open"), Measure::Power),
                     input.numeric(QT_TRANSLATE_NOOP("report", "Balanced"), Measure::Power),
                     input.numeric(QT_TRANSLATE_NOOP("report", "Target"), Measure::Power)};
    for (const auto& balance : input.assessment.balances) {
        const auto power = [&input](Power value) {
            return input.number(inSi(value), Measure::Power, 3);
        };
        table.rows.push_back({{balance.group, {}},
                              {balance.possible ? labelOf(input.alternative.plan, balance.indexRack)
                                                : input.sentence(balance.reason),
                               {}},
                              input.number(inSi(balance.head), Measure::Pressure),
                              power(balance.pumpBefore),
                              power(balance.pump),
                              power(balance.pumpTarget)});
    }
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report", "Pump power of all running CDUs: with every valve wide open, as balanced, and "
                  "the share of the heat that pumps of the OCP row CDU class take."));
    return table;
}

ReportTable valveTable(const SectionInput& input)
{
    ReportTable table;
    table.sheet = "Valves";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Rack"), 1.3),
        input.words(QT_TRANSLATE_NOOP("report", "Coolant group"), 1.6),
        {input.say(QT_TRANSLATE_NOOP("report", "Setting Kv")), "m³/h", ColumnAlign::Right, 1.0},
        input.numeric(QT_TRANSLATE_NOOP("report", "Flow need"), Measure::CoolantFlow),
        input.numeric(QT_TRANSLATE_NOOP("report", "Flow"), Measure::CoolantFlow),
        input.numeric(QT_TRANSLATE_NOOP("report", "Valve drop"), Measure::Pressure)};
    for (const auto& balance : input.assessment.balances)
        for (const auto& setting : balance.settings)
            table.rows.push_back({{labelOf(input.alternative.plan, setting.rack), {}},
                                  {balance.group, {}},
                                  input.plain(setting.kv, 3),
                                  input.number(inSi(setting.need), Measure::CoolantFlow),
                                  input.number(inSi(setting.flow), Measure::CoolantFlow),
                                  input.number(inSi(setting.drop), Measure::Pressure, 3)});
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report",
        "Kv: m³/h of water at 1 bar (IEC 60534). The index circuit keeps its valve open."));
    return table;
}

} // namespace

ReportSection balanceSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Balancing: valve schedule")),
                          {},
                          ReportSection::Start::Inline};
    section.blocks.push_back(groupTable(input));
    section.blocks.push_back(valveTable(input));
    return section;
}

} // namespace hallwright::model
