// SPDX-License-Identifier: GPL-3.0-or-later
// Short-circuit currents against ratings, and the availability of the power at the racks.
#include "model/report/report_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hallwright::model {

namespace {

std::vector<Column> faultColumns(const SectionInput& input)
{
    const auto kiloampere = [&input](const char* title) {
        return input.numeric(title, Measure::FaultCurrent);
    };
    return {input.words(QT_TRANSLATE_NOOP("report", "Element"), 2.6),
            kiloampere(QT_TRANSLATE_NOOP("report", "Ik″ max")),
            kiloampere(QT_TRANSLATE_NOOP("report", "ip")),
            kiloampere(QT_TRANSLATE_NOOP("report", "Ik″ min")),
            kiloampere(QT_TRANSLATE_NOOP("report", "Icw")),
            kiloampere(QT_TRANSLATE_NOOP("report", "Icu")),
            input.words(QT_TRANSLATE_NOOP("report", "Breaker"), 1.4)};
}

// Elements whose row reads the same are listed once with their number.
ReportTable faultTable(const SectionInput& input)
{
    ReportTable table;
    table.columns = faultColumns(input);
    table.sheet = "Short circuit";
    std::map<std::string, std::size_t> seen;
    std::map<std::string, int> equal;
    const auto cell = [&input](const std::optional<Current>& current) {
        return input.number(current ? std::optional(inSi(*current)) : std::nullopt,
                            Measure::FaultCurrent, 3);
    };
    for (const auto& element : input.assessment.elements) {
        if (!element.faultHighest && !element.faultLowest)
            continue;
        std::vector<Cell> row{{element.key, {}},
                              cell(element.faultHighest),
                              cell(element.faultPeak),
                              cell(element.faultLowest),
                              cell(element.withstand),
                              cell(element.breakingCapacity),
                              {element.breaker.empty() ? "–" : element.breaker, {}}};
        std::string same = element.kind;
        for (std::size_t i = 1; i < row.size(); ++i)
            same += "|" + row[i].text;
        const auto [at, fresh] = seen.try_emplace(same, table.rows.size());
        const int number = ++equal[same];
        if (fresh || input.request.detail == ReportDetail::Workbook) {
            table.rows.push_back(std::move(row));
            continue;
        }
        auto& label = table.rows[at->second].front().text;
        label = label.substr(0, label.find("  ×")) + fmt::format("  × {}", number);
    }
    return table;
}

} // namespace

ReportSection faultSection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Short circuit")), {}, ReportSection::Start::Inline};
    auto table = faultTable(input);
    const bool any = !table.rows.empty();
    section.blocks.push_back(Paragraph{
        any ? input.say(QT_TRANSLATE_NOOP(
                  "report",
                  "By IEC 60909-0. Highest at the head of an element, lowest at its far end. Icw: "
                  "withstand for 1 s. Icu: breaking capacity. A dash: not stated."))
            : input.say(
                  QT_TRANSLATE_NOOP("report", "Not computed: no AC distribution has been solved.")),
        Paragraph::Style::Body});
    if (any)
        section.blocks.push_back(std::move(table));
    return section;
}

} // namespace hallwright::model
