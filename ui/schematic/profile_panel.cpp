// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/profile_panel.h"

#include "ui/plots/chart_plot.h"
#include "ui/quantity_format.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <qcustomplot.h>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace hallwright::ui {

namespace {

using model::Measure;

// One unit of the reader's system in SI.
double unitOf(Measure measure)
{
    return QuantityFormat::current().parse(QStringLiteral("1"), measure).value_or(1.0);
}

QString withUnit(const QString& title, Measure measure)
{
    return QStringLiteral("%1 (%2)").arg(title, QuantityFormat::current().unit(measure));
}

} // namespace

ProfilePanel::ProfilePanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , word_(new QLabel)
    , plot_(new QCustomPlot)
{
    setObjectName(QStringLiteral("profilePanel"));
    word_->setContentsMargins(8, 4, 8, 0);
    word_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot_->setMinimumSize(160, 120);
    plot_->setAccessibleName(tr("Pressure along the index circuit"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addWidget(word_);
    whole->addWidget(plot_, 1);
    connect(&document_, &Document::planChanged, this,
            [this] { plot_->setEnabled(!document_.stale()); });
    connect(&document_, &Document::assessmentChanged, this, &ProfilePanel::outdate);
    connect(&document_, &Document::currentChanged, this, &ProfilePanel::outdate);
    connect(&selection_, &Selection::changed, this, &ProfilePanel::outdate);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &ProfilePanel::outdate);
}

void ProfilePanel::outdate()
{
    outdated_ = true;
    if (isVisible())
        refill();
}

void ProfilePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (outdated_)
        refill();
}

void ProfilePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    outdate();
}

void ProfilePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        outdate();
    QWidget::changeEvent(event);
}

const model::CoolantGroup* ProfilePanel::chosen(const model::DerivedCoolant& coolant) const
{
    const auto holds = [this](const model::CoolantGroup& group) {
        return std::any_of(group.elements.begin(), group.elements.end(), [this](const auto& one) {
            return selection_.contains(model::refTo(one.key)) ||
                   (one.rack && selection_.contains(model::refTo(one.rack)));
        });
    };
    const auto at = std::find_if(coolant.groups.begin(), coolant.groups.end(), holds);
    if (at != coolant.groups.end())
        return &*at;
    return coolant.groups.empty() ? nullptr : &coolant.groups.front();
}

model::Chart ProfilePanel::chart() const
{
    model::Chart chart;
    chart.kind = model::ChartKind::Lines;
    chart.xTitle = withUnit(tr("Distance from the CDUs"), Measure::Length).toStdString();
    chart.yTitle = withUnit(tr("Pressure over the CDUs' inlet"), Measure::Pressure).toStdString();
    if (!profile_)
        return chart;
    const double metre = unitOf(Measure::Length);
    const double pressure = unitOf(Measure::Pressure);
    model::ChartSeries series;
    series.name = tr("Index circuit").toStdString();
    for (std::size_t i = 0; i < profile_->distance.size(); ++i) {
        chart.x.push_back(profile_->distance[i] / metre);
        series.y.push_back(profile_->pressure[i] / pressure);
    }
    chart.series.push_back(std::move(series));
    return chart;
}

void ProfilePanel::refill()
{
    outdated_ = false;
    plot_->setEnabled(!document_.stale());
    profile_.reset();
    const auto* hall = document_.hall();
    const auto* catalogue = document_.services().catalogue;
    const auto assessment = document_.assessment();
    if (hall != nullptr && catalogue != nullptr && assessment != nullptr) {
        const auto coolant =
            model::deriveCoolant({document_.project(), *catalogue, document_.plan(), *hall});
        if (const auto* group = chosen(coolant); group != nullptr)
            profile_ = indexCircuit(*group, *assessment);
    }
    if (profile_) {
        const auto& format = QuantityFormat::current();
        word_->setText(tr("Index circuit through %1: the CDUs give %2; pipes take %3, rack and "
                          "hoses %4, left for "
                          "its valve %5")
                           .arg(elementName(document_.plan(), model::refTo(profile_->rack)),
                                format.text(profile_->head, Measure::Pressure),
                                format.text(profile_->pipes, Measure::Pressure),
                                format.text(profile_->rackDrop, Measure::Pressure),
                                format.text(profile_->valve, Measure::Pressure)));
    } else {
        word_->setText(tr("No solved loop here"));
    }
    const auto& theme = themeColours();
    fillPlot(*plot_, chart(), {theme.base, theme.text, theme.border}, font());
    plot_->replot();
}

} // namespace hallwright::ui
