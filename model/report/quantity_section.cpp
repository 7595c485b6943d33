// SPDX-License-Identifier: GPL-3.0-or-later
// Bill of quantities for tender, and schedules of breakers, busways and cables.
#include "model/economics/bill.h"
#include "model/quantity_text.h"
#include "model/report/report_sections.h"

#include <map>
#include <set>
#include <tuple>

namespace hallwright::model {

namespace {

constexpr std::size_t mostOnPage = 60;

// What is counted together: group, what it is, its size.
using Item = std::tuple<int, std::string, std::string>;
struct Quantity {
    double number = 0.0;
    double metres = 0.0;
    bool measured = false; // by length
};

// Pieces of pipe and conductor are bought by the metre, everything else by the piece.
bool byLength(const ElementResult& element)
{
    return element.length &&
           (element.kind == "supply" || element.kind == "return" || element.kind == "busway" ||
            element.kind == "feeder" || element.kind == "cable");
}

std::string sizeOf(const ElementResult& element)
{
    if (element.type.empty())
        return element.rating;
    return element.rating.empty() ? element.type : element.type + ", " + element.rating;
}

enum BillGroup { Racks, Units, Electrical, Cooling, Breakers };

std::string groupTitle(const SectionInput& input, int group)
{
    switch (group) {
    case Racks:
        return input.say(QT_TRANSLATE_NOOP("report", "Racks"));
    case Units:
        return input.say(QT_TRANSLATE_NOOP("report", "Placed units"));
    case Electrical:
        return input.say(QT_TRANSLATE_NOOP("report", "Electrical"));
    case Cooling:
        return input.say(QT_TRANSLATE_NOOP("report", "Cooling"));
    default:
        return input.say(QT_TRANSLATE_NOOP("report", "Breakers"));
    }
}

std::map<Item, Quantity> counted(const SectionInput& input)
{
    const Plan& plan = input.alternative.plan;
    std::map<Item, Quantity> out;
    const auto placed = [&](const auto& item, int group) {
        const auto* type = typeOf(input.request.project, item.type);
        out[{group, type != nullptr ? type->name : "?", type != nullptr ? type->key : ""}].number +=
            timesOf(plan, item.at.hall);
    };
    for (const auto& rack : plan.racks)
        placed(rack, Racks);
    for (const auto& unit : plan.units)
        placed(unit, Units);
    for (const auto& element : input.assessment.elements) {
        if (element.type.empty() && element.rating.empty())
            continue;
        const int times = element.count * timesOf(plan, element.hall);
        const int group = element.group == ElementGroup::Electrical ? Electrical : Cooling;
        auto& sum = out[{group, input.term(element.kind), sizeOf(element)}];
        sum.number += times;
        if (byLength(element)) {
            sum.metres += inSi(*element.length) * times;
            sum.measured = true;
        }
        if (!element.breaker.empty())
            out[{Breakers, input.say(QT_TRANSLATE_NOOP("report", "breaker")), element.breaker}]
                .number += times;
    }
    return out;
}

ReportTable quantityTable(const SectionInput& input)
{
    ReportTable table;
    table.sheet = "Quantities";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Group"), 1.0),
        input.words(QT_TRANSLATE_NOOP("report", "Item"), 1.8),
        input.words(QT_TRANSLATE_NOOP("report", "Type, rating"), 2.4),
        {input.say(QT_TRANSLATE_NOOP("report", "Number")), {}, ColumnAlign::Right, 0.7},
        input.numeric(QT_TRANSLATE_NOOP("report", "Length"), Measure::Length)};
    for (const auto& [item, quantity] : counted(input))
        table.rows.push_back(
            {{groupTitle(input, std::get<0>(item)), {}},
             {std::get<1>(item), {}},
             {std::get<2>(item), {}},
             input.plain(quantity.number, 7),
             input.number(quantity.measured ? std::optional(quantity.metres) : std::nullopt,
                          Measure::Length)});
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report", "Halls that are declared several times are counted so often. Lengths are net, "
                  "as derived from the layout: waste, spares and terminations are not in them."));
    return table;
}

ReportTable conductorTable(const SectionInput& input)
{
    ReportTable table;
    table.sheet = "Breakers and cables";
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Element"), 2.2),
                     input.words(QT_TRANSLATE_NOOP("report", "Kind"), 0.9),
                     input.words(QT_TRANSLATE_NOOP("report", "Type"), 1.4),
                     input.words(QT_TRANSLATE_NOOP("report", "Rating"), 0.9),
                     input.numeric(QT_TRANSLATE_NOOP("report", "Length"), Measure::Length),
                     input.words(QT_TRANSLATE_NOOP("report", "Breaker"), 1.2),
                     input.numeric(QT_TRANSLATE_NOOP("report", "Current"), Measure::Current)};
    for (const auto& element : input.assessment.elements) {
        if (element.group != ElementGroup::Electrical ||
            (element.breaker.empty() && !byLength(element)))
            continue;
        table.rows.push_back(
            {{element.key, {}},
             {input.term(element.kind), {}},
             {element.type, {}},
             {element.rating, {}},
             input.number(element.length ? std::optional(inSi(*element.length)) : std::nullopt,
                          Measure::Length),
             {element.breaker.empty() ? "–" : element.breaker, {}},
             input.number(element.current ? std::optional(inSi(*element.current)) : std::nullopt,
                          Measure::Current)});
    }
    return table;
}

} // namespace

ReportSection quantitySection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Bill of quantities")),
                          {},
                          ReportSection::Start::NewPage};
    section.blocks.push_back(quantityTable(input));
    return section;
}

ReportSection protectionSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Breakers, busways and cables")),
                          {},
                          ReportSection::Start::Inline};
    auto table = conductorTable(input);
    if (table.rows.empty()) {
        section.blocks.push_back(
            Paragraph{input.say(QT_TRANSLATE_NOOP("report", "No conductor has been derived.")),
                      Paragraph::Style::Body});
        return section;
    }
    shorten(input, table, mostOnPage);
    section.blocks.push_back(std::move(table));
    return section;
}

} // namespace hallwright::model
