// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered set of drawings of an alternative: hall plans, rack elevations, one-lines, P&IDs,
// site.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"
#include "model/report/issue.h"
#include "model/results/assessment.h"
#include "ui/print/drawing_sheet.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct DrawingOrder {
    const model::Project& project;
    const model::Catalogue& catalogue;
    const model::Assessment& assessment;
    std::vector<model::Issue> issues{}; // of the alternative
    std::string kind{};                 // one of drawingKinds(); empty: all
    std::string hall{};                 // label; empty: all
    std::string date{};                 // ISO
};

// "hall, rows, one-line, piping, site".
std::string drawingKinds();

// InvalidArgument where there is no such kind, hall, or nothing of it to draw. A QApplication must
// exist.
model::Result<std::vector<ui::DrawingSheet>> drawingSet(const DrawingOrder& order);

} // namespace hallwright::app
