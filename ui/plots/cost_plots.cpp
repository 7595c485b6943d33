// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cost_plots.h"

#include "model/quantity_text.h"
#include "model/report/capacity_report.h"
#include "ui/plots/chart_plot.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <qcustomplot.h>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolTip>
#include <QVBoxLayout>

#include <cmath>

namespace hallwright::ui {

namespace {

std::string inReadersLanguage(const char* scope, const std::string& text)
{
    return text.empty() ? text : translated(scope, text).toStdString();
}

QString millions(double value)
{
    return qs(model::numberText(value));
}

} // namespace

CostPlots::CostPlots(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , kind_(new QComboBox)
    , word_(new QLabel)
    , plot_(new QCustomPlot)
{
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    kind_->addItem(tr("Cost by group"), static_cast<int>(Kind::Stack));
    kind_->addItem(tr("Cumulative cost"), static_cast<int>(Kind::Cumulative));
    word_->setProperty("role", QStringLiteral("secondary"));
    word_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 0);
    head->addWidget(kind_);
    head->addWidget(word_, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(head);
    whole->addWidget(plot_, 1);
    plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot_->setMinimumSize(160, 120);
    plot_->setAccessibleName(tr("Cost plot"));
    connect(kind_, &QComboBox::currentIndexChanged, this, &CostPlots::refill);
    connect(plot_, &QCustomPlot::mouseMove, this,
            [this](const QMouseEvent* event) { showValueAt(event->pos()); });
    connect(plot_, &QCustomPlot::mouseDoubleClick, this, &CostPlots::refill);
    connect(&document_, &Document::planChanged, this, &CostPlots::showStale);
    connect(&document_, &Document::assessmentChanged, this, &CostPlots::outdate);
}

void CostPlots::choose(Kind kind)
{
    kind_->setCurrentIndex(kind_->findData(static_cast<int>(kind)));
}

void CostPlots::outdate()
{
    outdated_ = true;
    if (isVisible())
        refill();
}

void CostPlots::showStale()
{
    plot_->setEnabled(!document_.stale());
}

void CostPlots::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (outdated_)
        refill();
}

void CostPlots::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    outdate();
}

void CostPlots::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        outdate();
    QWidget::changeEvent(event);
}

void CostPlots::refill()
{
    outdated_ = false;
    showStale();
    std::vector<model::Assessment> all;
    for (const auto& one : document_.project().alternatives)
        if (const auto answer = document_.assessment(one.id))
            all.push_back(*answer);
    chart_ = kind_->currentData().toInt() == static_cast<int>(Kind::Stack)
                 ? model::costStack(all, inReadersLanguage)
                 : model::cumulativeCost(all, inReadersLanguage);
    word_->setText(all.empty() ? tr("Costs appear with the first evaluation") : qs(chart_.title));
    const auto& theme = themeColours();
    fillPlot(*plot_, chart_, {theme.base, theme.text, theme.border}, font());
    plot_->replot();
}

void CostPlots::showValueAt(QPoint at)
{
    const double x = plot_->xAxis->pixelToCoord(at.x());
    const auto& places = chart_.x;
    const bool lines = chart_.kind == model::ChartKind::Lines && !places.empty();
    const auto column = static_cast<std::ptrdiff_t>(std::lround(lines ? x : x - 1.0));
    const auto count =
        static_cast<std::ptrdiff_t>(lines ? places.size() : chart_.categories.size());
    if (column < 0 || column >= count || !plot_->axisRect()->rect().contains(at))
        return QToolTip::hideText();
    const auto index = static_cast<std::size_t>(column);
    QStringList rows{lines ? tr("Year %1").arg(places[index]) : qs(chart_.categories[index])};
    double sum = 0.0;
    for (const auto& series : chart_.series) {
        if (index >= series.y.size())
            continue;
        rows << QStringLiteral("%1: %2").arg(qs(series.name), millions(series.y[index]));
        sum += series.y[index];
    }
    if (!lines)
        rows << tr("Sum: %1").arg(millions(sum));
    rows << qs(chart_.yTitle);
    QToolTip::showText(plot_->mapToGlobal(at), rows.join(QLatin1Char('\n')), plot_);
}

QString CostPlots::data() const
{
    const bool lines = chart_.kind == model::ChartKind::Lines;
    QStringList head{qs(lines ? chart_.xTitle : chart_.yTitle)};
    for (const auto& series : chart_.series)
        head << qs(series.name);
    QStringList rows{head.join(QLatin1Char('\t'))};
    for (std::size_t i = 0; i < (lines ? chart_.x.size() : chart_.categories.size()); ++i) {
        QStringList cells{lines ? QString::number(chart_.x[i]) : qs(chart_.categories[i])};
        for (const auto& series : chart_.series)
            cells << (i < series.y.size() ? QString::number(series.y[i], 'g', 12) : QString());
        rows << cells.join(QLatin1Char('\t'));
    }
    return rows.join(QLatin1Char('\n'));
}

void CostPlots::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy as image"), this,
                   [this] { QApplication::clipboard()->setPixmap(plot_->toPixmap()); });
    menu.addAction(tr("Copy as data"), this,
                   [this] { QApplication::clipboard()->setText(data()); });
    menu.addAction(tr("Show all"), this, &CostPlots::refill);
    menu.exec(event->globalPos());
}

} // namespace hallwright::ui
