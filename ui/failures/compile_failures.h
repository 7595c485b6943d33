// SPDX-License-Identifier: GPL-3.0-or-later
// A failure's figures as plain numbers in SI for the table, and what it does to racks as overlays
// of the hall; quantities become doubles here.
#pragma once

#include "model/measure.h"
#include "model/results/failure.h"
#include "model/results/failure_course.h"
#include "ui/canvas/overlay.h"

#include <optional>

namespace hallwright::ui {

enum class FailureColumn {
    Name,
    Verdict,
    Throttle,
    Shutdown,
    Dark,
    Short,
    Hot,
    Loading,
    FlowMargin,
    Maintainable,
    InMaintenance,
    Kind,
    Alike,
    Count // of columns
};

// Of the columns of figures; nothing where it is unknown or the column holds words.
std::optional<double> failureFigure(const model::FailureResult& failure, FailureColumn column);
model::Measure failureMeasure(FailureColumn column);
bool isFigure(FailureColumn column);

// Racks of the failure by what happens to them; of the course more is known than of the list alone.
Overlay effectOverlay(const model::FailureResult& failure, const model::FailureCourse* course,
                      const std::vector<model::RackId>& racks);
// Margin of every rack to its limit at a point of time.
Overlay marginOverlay(const model::FailureCourse& course, double atS,
                      const std::vector<model::RackId>& racks);

} // namespace hallwright::ui
