// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/laws/table_law.h"

#include <cmath>

namespace hallwright::thermal {

namespace {

Table segments(const model::HeadCurve& curve, double sign, double added)
{
    Table table;
    for (std::size_t i = 0; i + 1 < curve.flowM3s.size(); ++i) {
        const double x = curve.flowM3s[i];
        const double y = sign * curve.headM[i] + added * x;
        const double slope =
            sign * (curve.headM[i + 1] - curve.headM[i]) / (curve.flowM3s[i + 1] - x) + added;
        table.push_back({x, y - slope * x, slope});
    }
    return table;
}

std::uint32_t find(const Table& table, std::uint32_t from, double flow)
{
    while (from + 1 < table.size() && flow >= table[from + 1].start)
        ++from;
    while (from > 0 && flow < table[from].start)
        --from;
    return from;
}

} // namespace

Table lossTable(const model::HeadCurve& curve)
{
    return segments(curve, 1.0, gradientFloor);
}

Table pumpTable(const model::HeadCurve& curve)
{
    return segments(curve, -1.0, gradientFloor);
}

DropAndSlope tableLoss(const TableTerms& terms, double flow)
{
    const double size = std::abs(flow);
    terms.segment = find(*terms.table, terms.segment, size);
    const TableSegment& line = (*terms.table)[terms.segment];
    return {std::copysign(line.intercept + line.slope * size, flow), line.slope};
}

DropAndSlope tablePump(const TablePumpTerms& terms, double flow)
{
    const double scaled = flow / terms.speed;
    const TableSegment& line = (*terms.table)[find(*terms.table, 0, scaled)];
    return {terms.speed * terms.speed * (line.intercept + line.slope * scaled),
            terms.speed * line.slope};
}

} // namespace hallwright::thermal
