// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/chart_plot.h"

#include "ui/canvas/colour_map.h"
#include "ui/plots/series_colours.h"

#include <qcustomplot.h>

#include <algorithm>
#include <array>

namespace hallwright::ui {

namespace {

void styleAxis(QCPAxis* axis, const ChartColours& colours, const QFont& font)
{
    axis->setBasePen(QPen(colours.ink, 1));
    axis->setTickPen(QPen(colours.ink, 1));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(colours.ink);
    axis->setLabelColor(colours.ink);
    axis->setTickLabelFont(font);
    axis->setLabelFont(font);
    axis->grid()->setPen(QPen(colours.grid, 1, Qt::SolidLine));
    axis->grid()->setZeroLinePen(QPen(colours.grid, 1, Qt::SolidLine));
}

void addBars(QCustomPlot& plot, const model::Chart& chart)
{
    const auto ticks = QSharedPointer<QCPAxisTickerText>::create();
    QVector<double> positions;
    for (std::size_t i = 0; i < chart.categories.size(); ++i) {
        positions << static_cast<double>(i + 1);
        ticks->addTick(static_cast<double>(i + 1), QString::fromStdString(chart.categories[i]));
    }
    plot.xAxis->setTicker(ticks);
    // Names turn where they would run into each other.
    const QFontMetrics metrics(plot.xAxis->tickLabelFont());
    int widest = 0;
    for (const auto& name : chart.categories)
        widest = std::max(widest, metrics.horizontalAdvance(QString::fromStdString(name)));
    constexpr double sideRoom = 0.6; // of the plot's width, beside axis and legend
    const bool crowded = widest * static_cast<double>(chart.categories.size()) * 1.1 >
                         sideRoom * plot.viewport().width();
    plot.xAxis->setTickLabelRotation(crowded ? -30.0 : 0.0);
    plot.xAxis->setTickLength(0);
    plot.xAxis->grid()->setVisible(false);
    QCPBars* below = nullptr;
    std::vector<double> sums(chart.categories.size(), 0.0);
    int index = 0;
    for (const auto& series : chart.series) {
        auto* bars = new QCPBars(plot.xAxis, plot.yAxis);
        bars->setName(QString::fromStdString(series.name));
        bars->setPen(Qt::NoPen);
        bars->setBrush(seriesColour(index++));
        bars->setWidth(0.6);
        bars->setAntialiasedFill(false);
        bars->setData(positions, QVector<double>(series.y.begin(), series.y.end()), true);
        if (below != nullptr && chart.kind == model::ChartKind::StackedBars)
            bars->moveAbove(below);
        below = bars;
        for (std::size_t i = 0; i < std::min(sums.size(), series.y.size()); ++i)
            sums[i] += series.y[i];
    }
    const double top = sums.empty() ? 1.0 : *std::max_element(sums.begin(), sums.end());
    plot.xAxis->setRange(0.4, static_cast<double>(chart.categories.size()) + 0.6);
    plot.yAxis->setRange(0.0, top > 0.0 ? top * 1.08 : 1.0);
}

void addLines(QCustomPlot& plot, const model::Chart& chart)
{
    constexpr std::array pens{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    int index = 0;
    for (const auto& series : chart.series) {
        auto* graph = plot.addGraph();
        graph->setName(QString::fromStdString(series.name));
        graph->setPen(
            QPen(seriesColour(index), 2, pens.at(static_cast<std::size_t>(index) % pens.size())));
        const auto count = std::min(chart.x.size(), series.y.size());
        graph->setData(
            QVector<double>(chart.x.begin(), chart.x.begin() + static_cast<std::ptrdiff_t>(count)),
            QVector<double>(series.y.begin(),
                            series.y.begin() + static_cast<std::ptrdiff_t>(count)),
            true);
        ++index;
    }
    plot.rescaleAxes();
    if (chart.fromZero && plot.yAxis->range().lower > 0)
        plot.yAxis->setRangeLower(0);
}

QVector<double> vectorOf(const std::vector<double>& values, std::size_t count)
{
    return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count)};
}

// Clouds of points; the last series are lines drawn in the order of their points.
void addPoints(QCustomPlot& plot, const model::Chart& chart, const ChartColours& colours)
{
    const std::size_t clouds = chart.series.size() - std::min(chart.lines, chart.series.size());
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const auto& series = chart.series[i];
        const auto count = std::min(series.x.size(), series.y.size());
        const QString name = QString::fromStdString(series.name);
        if (i < clouds) {
            auto* graph = plot.addGraph();
            graph->setName(name);
            graph->setLineStyle(QCPGraph::lsNone);
            graph->setScatterStyle(
                QCPScatterStyle(QCPScatterStyle::ssDisc, seriesColour(static_cast<int>(i)), 2.5));
            graph->setData(vectorOf(series.x, count), vectorOf(series.y, count), false);
        } else {
            auto* curve = new QCPCurve(plot.xAxis, plot.yAxis);
            curve->setName(name);
            curve->setPen(
                QPen(i == clouds ? colours.ink : seriesColour(static_cast<int>(i) + 1), 1.5));
            curve->setData(vectorOf(series.x, count), vectorOf(series.y, count));
        }
    }
    plot.rescaleAxes();
    plot.xAxis->scaleRange(1.05);
    plot.yAxis->scaleRange(1.05);
}

// Perceptually uniform and safe for colour-blind eyes, as the overlays of the hall.
QCPColorGradient uniformGradient()
{
    constexpr int stops = 16;
    QCPColorGradient out;
    out.clearColorStops();
    for (int i = 0; i <= stops; ++i) {
        const double at = static_cast<double>(i) / stops;
        out.setColorStopAt(at, QColor::fromRgb(sequentialColour(at)));
    }
    return out;
}

void addHeatMap(QCustomPlot& plot, const model::Chart& chart, const ChartColours& colours,
                const QFont& font)
{
    const std::size_t rows = std::max<std::size_t>(1, chart.grid.rows);
    const std::size_t columns = chart.grid.values.size() / rows;
    if (columns == 0)
        return;
    auto* map = new QCPColorMap(plot.xAxis, plot.yAxis);
    map->data()->setSize(static_cast<int>(columns), static_cast<int>(rows));
    map->data()->setRange(QCPRange(1, static_cast<double>(columns)),
                          QCPRange(0.5, static_cast<double>(rows) - 0.5));
    for (std::size_t x = 0; x < columns; ++x)
        for (std::size_t y = 0; y < rows; ++y)
            map->data()->setCell(static_cast<int>(x), static_cast<int>(y),
                                 chart.grid.values[x * rows + y]);
    map->setInterpolate(false);
    auto* scale = new QCPColorScale(&plot);
    scale->setType(QCPAxis::atRight);
    plot.plotLayout()->addElement(0, 1, scale);
    map->setColorScale(scale);
    scale->setGradient(uniformGradient()); // of the map as well, which had taken the scale's
    styleAxis(scale->axis(), colours, font);
    scale->axis()->setLabel(QString::fromStdString(chart.grid.unit));
    scale->axis()->setNumberFormat("f");
    map->rescaleDataRange(true); // of the values, without the zeros that it began with
    scale->axis()->setNumberPrecision(scale->dataRange().size() < 5 ? 2 : 0);
    plot.xAxis->setRange(0.5, static_cast<double>(columns) + 0.5);
    plot.yAxis->setRange(0, static_cast<double>(rows));
}

// What stands beside the plot of the chart before: a legend or a colour scale.
void clearSide(QCustomPlot& plot)
{
    QCPLayoutElement* beside =
        plot.plotLayout()->hasElement(0, 1) ? plot.plotLayout()->element(0, 1) : nullptr;
    if (beside == nullptr)
        return;
    if (auto* side = qobject_cast<QCPLayoutGrid*>(beside);
        side != nullptr && plot.legend != nullptr)
        plot.axisRect()->insetLayout()->addElement(plot.legend, Qt::AlignTop | Qt::AlignRight);
    plot.plotLayout()->remove(beside);
    plot.plotLayout()->simplify();
}

} // namespace

void fillPlot(QCustomPlot& plot, const model::Chart& chart, const ChartColours& colours,
              const QFont& font)
{
    plot.clearPlottables();
    plot.clearItems();
    plot.setBackground(colours.paper);
    plot.axisRect()->setBackground(colours.paper);
    for (auto* axis : {plot.xAxis, plot.yAxis})
        styleAxis(axis, colours, font);
    clearSide(plot);
    plot.xAxis->setTicker(QSharedPointer<QCPAxisTicker>::create());
    plot.xAxis->setTickLabelRotation(0.0);
    plot.xAxis->grid()->setVisible(true);
    switch (chart.kind) {
    case model::ChartKind::Lines:
        addLines(plot, chart);
        break;
    case model::ChartKind::Points:
        addPoints(plot, chart, colours);
        break;
    case model::ChartKind::HeatMap:
        addHeatMap(plot, chart, colours, font);
        break;
    case model::ChartKind::StackedBars:
    case model::ChartKind::Bars:
        addBars(plot, chart);
        break;
    }
    plot.xAxis->setLabel(QString::fromStdString(chart.xTitle));
    plot.yAxis->setLabel(QString::fromStdString(chart.yTitle));
    plot.yAxis->setNumberFormat("f");
    const double span = plot.yAxis->range().size();
    plot.yAxis->setNumberPrecision(span < 0.5 ? 3 : span < 5 ? 2 : 0);
    plot.legend->setVisible(chart.series.size() > 1);
    plot.legend->setFont(font);
    plot.legend->setTextColor(colours.ink);
    plot.legend->setBrush(colours.paper);
    plot.legend->setBorderPen(Qt::NoPen);
    plot.legend->setIconSize(12, 8);
    plot.legend->setRowSpacing(0);
    plot.legend->setMargins(QMargins(2, 2, 2, 2));
    // Beside the bars from top to bottom; a second column where the height is not enough.
    const int rows = std::max(3, plot.viewport().height() / QFontMetrics(font).height() - 1);
    plot.legend->setFillOrder(QCPLayoutGrid::foRowsFirst);
    plot.legend->setWrap(rows);
    if (chart.series.size() > 1 && plot.plotLayout()->elementCount() == 1) {
        auto* side = new QCPLayoutGrid;
        plot.plotLayout()->addElement(0, 1, side);
        side->addElement(0, 0, plot.legend);
        side->setRowStretchFactor(0, 0.01);
        side->addElement(1, 0, new QCPLayoutElement(&plot));
        plot.plotLayout()->setColumnStretchFactor(1, 0.01);
    }
}

} // namespace hallwright::ui
