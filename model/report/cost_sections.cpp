// SPDX-License-Identifier: GPL-3.0-or-later
// Cost of ownership and the assumptions behind it.
#include "model/economics/price_book.h"
#include "model/report/report_sections.h"

#include <algorithm>

namespace hallwright::model {

ReportSection costSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Cost of ownership")),
                          {},
                          ReportSection::Start::NewPage};
    ReportTable table;
    table.sheet = "TCO";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Item"), 2.0),
        {input.say(QT_TRANSLATE_NOOP("report", "Quantity")), {}, ColumnAlign::Right, 0.9},
        input.words(QT_TRANSLATE_NOOP("report", "Unit"), 0.9),
        {input.say(QT_TRANSLATE_NOOP("report", "Capital")), "USD", ColumnAlign::Right, 1.1},
        {input.say(QT_TRANSLATE_NOOP("report", "Per year")), "USD", ColumnAlign::Right, 1.1},
        {input.say(QT_TRANSLATE_NOOP("report", "Present value")), "USD", ColumnAlign::Right, 1.1},
        input.words(QT_TRANSLATE_NOOP("report", "Source of the price"), 2.4)};
    for (const auto& item : input.assessment.tco.items)
        table.rows.push_back({{input.costTitle(item.title), {}},
                              input.plain(item.quantity),
                              {input.request.translate("cost", item.unit), {}},
                              input.number(inSi(item.capex), Measure::Money),
                              input.number(inSi(item.opex), Measure::MoneyPerYear),
                              input.number(inSi(item.present), Measure::Money),
                              {input.request.translate("source", item.source), {}}});
    table.totalTitle = input.say(QT_TRANSLATE_NOOP("report", "Total"));
    for (const std::size_t summed : {3u, 4u, 5u}) // capital, per year, present value
        table.columns[summed].total = ColumnTotal::Sum;
    section.blocks.push_back(std::move(table));
    section.blocks.push_back(costStack(std::span(&input.assessment, 1), input.request.translate));
    return section;
}

ReportSection assumptionSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Assumptions and their sources")),
                          {},
                          ReportSection::Start::NewPage};
    ReportTable table;
    table.sheet = "Assumptions";
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Assumption"), 2.0),
                     {input.say(QT_TRANSLATE_NOOP("report", "Value")), {}, ColumnAlign::Right, 0.8},
                     {input.say(QT_TRANSLATE_NOOP("report", "Low")), {}, ColumnAlign::Right, 0.8},
                     {input.say(QT_TRANSLATE_NOOP("report", "High")), {}, ColumnAlign::Right, 0.8},
                     input.words(QT_TRANSLATE_NOOP("report", "Unit"), 0.8),
                     input.words(QT_TRANSLATE_NOOP("report", "Source"), 2.8)};
    for (const auto& one : inputsOf(input.request.project))
        table.rows.push_back(
            {{input.request.translate("input", one.title) + (one.overridden ? " *" : ""), {}},
             input.number(one.value, one.measure),
             input.number(one.low, one.measure),
             input.number(one.high, one.measure),
             {input.term(measureInfo(one.measure).si.symbol), {}},
             {input.request.translate("source", one.source), {}}});
    table.note = input.say(QT_TRANSLATE_NOOP("report", "* changed by the planner"));
    section.blocks.push_back(std::move(table));
    return section;
}

} // namespace hallwright::model
