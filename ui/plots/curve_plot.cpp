// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curve_plot.h"

#include "ui/plots/chart_plot.h"
#include "ui/plots/series_colours.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <qcustomplot.h>
#include <QFileDialog>
#include <QMenu>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

constexpr int figures = 4; // of values under the pointer

QString number(double value)
{
    return QString::number(value, 'g', figures);
}

// Straight between its points; not a number outside them.
double at(const CurveSeries& series, double x)
{
    for (std::size_t i = 1; i < std::min(series.x.size(), series.y.size()); ++i) {
        const double low = std::min(series.x[i - 1], series.x[i]);
        const double high = std::max(series.x[i - 1], series.x[i]);
        if (x < low || x > high || high <= low)
            continue;
        const double share = (x - series.x[i - 1]) / (series.x[i] - series.x[i - 1]);
        return series.y[i - 1] + share * (series.y[i] - series.y[i - 1]);
    }
    return std::nan("");
}

void setScale(QCPAxis& axis, CurveSheet::Scale scale)
{
    const bool logarithmic = scale == CurveSheet::Scale::Logarithmic;
    axis.setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (logarithmic)
        axis.setTicker(QSharedPointer<QCPAxisTickerLog>::create());
    else
        axis.setTicker(QSharedPointer<QCPAxisTicker>::create());
    axis.setNumberFormat(logarithmic ? "gb" : "g");
    axis.setNumberPrecision(logarithmic ? 0 : 5);
}

} // namespace

CurvePlot::CurvePlot(QWidget* parent)
    : QWidget(parent)
    , plot_(new QCustomPlot)
{
    plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot_->setMinimumSize(160, 120);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(plot_);
    connect(plot_, &QCustomPlot::mouseMove, this,
            [this](const QMouseEvent* event) { showValues(event->pos()); });
    connect(plot_, &QCustomPlot::mouseDoubleClick, this, &CurvePlot::showAll);
}

void CurvePlot::setSheet(CurveSheet sheet)
{
    sheet_ = std::move(sheet);
    plot_->setAccessibleName(sheet_.title);
    refill();
}

void CurvePlot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refill();
    QWidget::changeEvent(event);
}

// The shared style is that of a chart without content; the curves are put into it.
void CurvePlot::style()
{
    model::Chart empty;
    empty.kind = model::ChartKind::Points;
    empty.xTitle = sheet_.xTitle.toStdString();
    empty.yTitle = sheet_.yTitle.toStdString();
    const auto& theme = themeColours();
    plot_->yAxis2->setVisible(false);
    fillPlot(*plot_, empty, {theme.base, theme.text, theme.border}, font());
    for (auto* axis : {plot_->xAxis, plot_->yAxis, plot_->yAxis2})
        setScale(*axis, axis == plot_->yAxis2 ? CurveSheet::Scale::Linear : sheet_.scale);
    auto& right = *plot_->yAxis2;
    right.setVisible(!sheet_.rightTitle.isEmpty());
    right.setLabel(sheet_.rightTitle);
    for (const auto& set : {&QCPAxis::setBasePen, &QCPAxis::setTickPen})
        (right.*set)(QPen(theme.text, 1));
    right.setSubTickPen(Qt::NoPen);
    right.setTickLabelColor(theme.text);
    right.setLabelColor(theme.text);
    right.setTickLabelFont(font());
    right.setLabelFont(font());
    plot_->axisRect()->setRangeZoomAxes(plot_->xAxis, plot_->yAxis);
    plot_->legend->setVisible(std::any_of(sheet_.series.begin(), sheet_.series.end(),
                                          [](const auto& one) { return !one.name.isEmpty(); }));
    plot_->axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignRight);
    QColor ground = theme.base;
    ground.setAlphaF(0.85F);
    plot_->legend->setBrush(ground);
}

void CurvePlot::refill()
{
    style();
    for (const auto& series : sheet_.series)
        addSeries(series);
    addMarks();
    showAll();
}

void CurvePlot::addSeries(const CurveSeries& series)
{
    auto* side = series.side == CurveSeries::Side::Right ? plot_->yAxis2 : plot_->yAxis;
    auto* curve = new QCPCurve(plot_->xAxis, side);
    curve->setName(series.name);
    if (series.name.isEmpty())
        curve->removeFromLegend();
    const QColor colour = seriesColour(series.colour);
    if (series.look == CurveSeries::Look::Points) {
        curve->setLineStyle(QCPCurve::lsNone);
        curve->setScatterStyle(
            QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(themeColours().text), colour, 9));
    } else {
        curve->setPen(QPen(colour, 2,
                           series.look == CurveSeries::Look::Dashed   ? Qt::DashLine
                           : series.look == CurveSeries::Look::Dotted ? Qt::DotLine
                                                                      : Qt::SolidLine));
    }
    const auto count = static_cast<std::ptrdiff_t>(std::min(series.x.size(), series.y.size()));
    curve->setData(QVector<double>(series.x.begin(), series.x.begin() + count),
                   QVector<double>(series.y.begin(), series.y.begin() + count));
}

void CurvePlot::addMarks()
{
    const auto& theme = themeColours();
    int row = 0;
    for (const auto& mark : sheet_.marks) {
        auto* line = new QCPItemStraightLine(plot_);
        line->point1->setTypeX(QCPItemPosition::ptPlotCoords);
        line->point1->setTypeY(QCPItemPosition::ptAxisRectRatio);
        line->point2->setTypeX(QCPItemPosition::ptPlotCoords);
        line->point2->setTypeY(QCPItemPosition::ptAxisRectRatio);
        line->point1->setCoords(mark.x, 0.0);
        line->point2->setCoords(mark.x, 1.0);
        line->setPen(QPen(theme.secondary, 1, Qt::DashLine));
        auto* words = new QCPItemText(plot_);
        words->position->setTypeX(QCPItemPosition::ptPlotCoords);
        words->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        constexpr int rows = 5; // heights at which the words take turns
        words->position->setCoords(mark.x, 0.98 - 0.07 * (row++ % rows));
        words->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
        words->setText(QLatin1Char(' ') + mark.words);
        words->setFont(font());
        words->setColor(theme.secondary);
    }
}

void CurvePlot::showAll()
{
    plot_->rescaleAxes();
    const bool logarithmic = sheet_.scale == CurveSheet::Scale::Logarithmic;
    if (!logarithmic) {
        for (auto* axis : {plot_->xAxis, plot_->yAxis, plot_->yAxis2}) {
            axis->scaleRange(1.06);
            if (axis != plot_->yAxis2 && axis->range().lower > -0.2 * axis->range().upper)
                axis->setRangeLower(std::max(0.0, std::min(0.0, axis->range().lower)));
        }
    }
    plot_->replot();
}

QString CurvePlot::valuesAt(double x) const
{
    QStringList rows{QStringLiteral("%1: %2").arg(sheet_.xTitle, number(x))};
    for (const auto& series : sheet_.series)
        if (const double y = at(series, x); !std::isnan(y) && !series.name.isEmpty())
            rows << QStringLiteral("%1: %2").arg(series.name, number(y));
    return rows.join(QLatin1Char('\n'));
}

void CurvePlot::showValues(QPoint where)
{
    if (sheet_.series.empty() || !plot_->axisRect()->rect().contains(where))
        return QToolTip::hideText();
    QToolTip::showText(plot_->mapToGlobal(where), valuesAt(plot_->xAxis->pixelToCoord(where.x())),
                       plot_);
}

QString CurvePlot::data() const
{
    return table(QLatin1Char('\t'));
}

QString CurvePlot::table(QChar separator) const
{
    const auto quoted = [separator](const QString& text) {
        return text.contains(separator) ? QLatin1Char('"') + text + QLatin1Char('"') : text;
    };
    QStringList rows;
    for (const auto& series : sheet_.series) {
        const bool right = series.side == CurveSeries::Side::Right;
        rows << quoted(series.name);
        rows << quoted(sheet_.xTitle) + separator +
                    quoted(right ? sheet_.rightTitle : sheet_.yTitle);
        for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i)
            rows << QString::number(series.x[i], 'g', 12) + separator +
                        (std::isnan(series.y[i]) ? QString()
                                                 : QString::number(series.y[i], 'g', 12));
        rows << QString();
    }
    return rows.join(QLatin1Char('\n'));
}

model::Result<void> CurvePlot::save(const QString& path)
{
    bool done = false;
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) {
        done = plot_->savePdf(path);
    } else if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        done = plot_->savePng(path);
    } else if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setFileName(path);
        svg.setSize(plot_->size());
        svg.setViewBox(QRect(QPoint(), plot_->size()));
        QCPPainter painter;
        done = painter.begin(&svg);
        if (done)
            plot_->toPainter(&painter, plot_->width(), plot_->height());
    } else {
        QSaveFile file(path);
        const QByteArray bytes = table(QLatin1Char(',')).toUtf8();
        done =
            file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    }
    if (!done)
        return model::fail(model::FaultCode::Locked,
                           {QT_TRANSLATE_NOOP("app", "the file cannot be written"), {}},
                           path.toStdString());
    return {};
}

void CurvePlot::askFile()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the plot"), {},
        tr("SVG drawings (*.svg);;PDF (*.pdf);;PNG pictures (*.png);;CSV tables (*.csv)"));
    if (path.isEmpty())
        return;
    const auto done = save(path);
    emit tell(done ? tr("Written: %1").arg(path) : words(done.error()));
}

void CurvePlot::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy as image"), this,
                   [this] { QApplication::clipboard()->setPixmap(plot_->toPixmap()); });
    menu.addAction(tr("Copy as data"), this,
                   [this] { QApplication::clipboard()->setText(data()); });
    menu.addAction(tr("Save the plot…"), this, &CurvePlot::askFile);
    menu.addAction(tr("Show all"), this, &CurvePlot::showAll);
    menu.exec(event->globalPos());
}

} // namespace hallwright::ui
