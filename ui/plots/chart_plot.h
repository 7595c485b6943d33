// SPDX-License-Identifier: GPL-3.0-or-later
// Puts a chart's content and the shared style into a QCustomPlot, for the painter and the view.
#pragma once

#include "ui/plots/chart_painter.h"

class QCustomPlot;

namespace hallwright::ui {

// Replaces all that the plot holds.
void fillPlot(QCustomPlot& plot, const model::Chart& chart, const ChartColours& colours,
              const QFont& font);

} // namespace hallwright::ui
