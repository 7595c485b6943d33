// SPDX-License-Identifier: GPL-3.0-or-later
// What an assessment says of the items of a schematic, as text on them and in their tooltips.
#pragma once

#include "model/results/assessment.h"
#include "ui/schematic/diagram.h"

#include <QStringList>

#include <optional>

namespace hallwright::ui {

struct SchematicFigures {
    QStringList lines;             // short, the most important first
    std::optional<double> loading; // of what it may carry; of a folded group the highest
    bool reversed = false;         // it flows against the direction of design
    bool bad = false;              // a margin is gone: flow under need, component over its limit
};

// Unknown where the assessment is missing or silent: never 0 for lack of data.
SchematicFigures figuresOf(const SchematicItem& item, const model::Assessment* assessment);

// Every result row of the item, with title and unit.
QString tooltipOf(const SchematicItem& item, const model::Assessment* assessment);

} // namespace hallwright::ui
