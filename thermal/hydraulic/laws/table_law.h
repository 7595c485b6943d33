// SPDX-License-Identifier: GPL-3.0-or-later
// Straight lines through the points of a curve: losses (odd in flow) and pump lifts (falling, ends
// extended, affinity laws: lift = s² T(q/s)).
#pragma once

#include "model/network/hydraulic_network.h"
#include "thermal/hydraulic/laws/drop_and_slope.h"

#include <cstdint>
#include <vector>

namespace hallwright::thermal {

// h = intercept + slope · q from start on; the first also serves below its start.
struct TableSegment {
    double start = 0.0;
    double intercept = 0.0;
    double slope = 0.0;
};
using Table = std::vector<TableSegment>;

// A rising curve from (0, 0); slopes are lifted by gradientFloor.
Table lossTable(const model::HeadCurve& curve);
// A falling curve, as negative drop.
Table pumpTable(const model::HeadCurve& curve);

struct TableTerms {
    const Table* table = nullptr;
    mutable std::uint32_t segment = 0; // where the last search ended: only a hint
};
struct TablePumpTerms {
    const Table* table = nullptr;
    double speed = 1.0;
    double lastFlow = 0.0; // of the curve's points, at speed 1
};

DropAndSlope tableLoss(const TableTerms& terms, double flow);
DropAndSlope tablePump(const TablePumpTerms& terms, double flow);

} // namespace hallwright::thermal
