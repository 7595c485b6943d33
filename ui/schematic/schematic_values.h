// SPDX-License-Identifier: GPL-3.0-or-later
// What an assessment says of the items of a schematic, as text on them and in their tooltips.
#pragma once

#include "model/results/assessment.h"
#include "ui/schematic/diagram.h"

#include <QStringList>

#include <optional>

namespace hallwright::ui {

struct SchematicFigures {
    QStringList lines;             // at most two, short
    std::optional<double> loading; // of what it may carry; of a folded group the highest
};

// Unknown where the assessment is missing or silent: never 0 for lack of data.
SchematicFigures figuresOf(const SchematicItem& item, const model::Assessment* assessment);

// Every result row of the item, with title and unit.
QString tooltipOf(const SchematicItem& item, const model::Assessment* assessment);

} // namespace hallwright::ui
