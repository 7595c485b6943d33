// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report.h"

#include "model/quantity_text.h"

namespace hallwright::model {

std::vector<Cell> totalRow(const ReportTable& table)
{
    if (table.totalTitle.empty() || table.rows.empty())
        return {};
    std::vector<Cell> out{{table.totalTitle, {}}};
    for (std::size_t c = 1; c < table.columns.size(); ++c) {
        if (table.columns[c].total == ColumnTotal::None) {
            out.push_back({});
            continue;
        }
        double sum = 0.0;
        std::size_t unknown = 0;
        for (const auto& row : table.rows)
            if (c < row.size() && row[c].number)
                sum += *row[c].number;
            else
                ++unknown;
        if (unknown == table.rows.size())
            out.push_back({"–", {}});
        else
            out.push_back({(unknown > 0 ? "≥ " : "") + numberText(sum, 5), sum});
    }
    return out;
}

std::vector<const ReportTable*> tablesOf(const Report& report)
{
    std::vector<const ReportTable*> out;
    const auto take = [&out](const std::vector<ReportBlock>& blocks) {
        for (const auto& block : blocks)
            if (const auto* table = std::get_if<ReportTable>(&block))
                out.push_back(table);
    };
    take(report.cover);
    for (const auto& section : report.sections)
        take(section.blocks);
    return out;
}

} // namespace hallwright::model
