// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/year/year_view.h"

#include "model/report/year_charts.h"
#include "model/report/year_views.h"
#include "ui/plots/chart_plot.h"
#include "ui/theme.h"
#include "ui/words.h"
#include "ui/year/year_figure_text.h"

#include <QComboBox>
#include <qcustomplot.h>
#include <QHBoxLayout>
#include <QLabel>
#include <QtConcurrent>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

std::string inReadersLanguage(const char* scope, const std::string& text)
{
    return text.empty() ? text : translated(scope, text).toStdString();
}

} // namespace

YearView::YearView(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , kind_(new QComboBox)
    , figures_(new QLabel)
    , word_(new QLabel)
    , plot_(new QCustomPlot)
{
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    kind_->setAccessibleName(tr("Chart of the year"));
    const auto add = [this](Kind kind, const QString& title) {
        kind_->addItem(title, static_cast<int>(kind));
    };
    add(Kind::Monthly, tr("Energy by month"));
    add(Kind::Duration, tr("Load duration"));
    add(Kind::PowerMap, tr("Power by hour and day"));
    add(Kind::PueMap, tr("PUE by hour and day"));
    add(Kind::WaterMap, tr("Water by hour and day"));
    add(Kind::PueByWetBulb, tr("PUE against wet bulb"));
    add(Kind::WueByWetBulb, tr("WUE against wet bulb"));
    add(Kind::Psychrometric, tr("Psychrometric chart"));
    if (document_.services().studySetPoints)
        add(Kind::SetPoints, tr("Set-point study"));
    figures_->setTextFormat(Qt::PlainText);
    figures_->setWordWrap(true);
    figures_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    word_->setProperty("role", QStringLiteral("secondary"));
    word_->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(kind_);
    head->addWidget(figures_, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(8, 8, 8, 8);
    whole->setSpacing(8);
    whole->addLayout(head);
    whole->addWidget(word_);
    whole->addWidget(plot_, 1);
    plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot_->setMinimumSize(240, 160);
    plot_->setAccessibleName(tr("Year plot"));
    connect(kind_, &QComboBox::currentIndexChanged, this, &YearView::refill);
    connect(plot_, &QCustomPlot::mouseDoubleClick, this, &YearView::refill);
    connect(&document_, &Document::planChanged, this,
            [this] { plot_->setEnabled(!document_.stale()); });
    connect(&document_, &Document::assessmentChanged, this, &YearView::outdate);
    connect(&document_, &Document::currentChanged, this, &YearView::outdate);
    connect(&watcher_, &QFutureWatcher<StudyAnswer>::finished, this, &YearView::takeStudy);
}

YearView::~YearView()
{
    stop_.request_stop();
    watcher_.waitForFinished();
}

void YearView::choose(Kind kind)
{
    kind_->setCurrentIndex(kind_->findData(static_cast<int>(kind)));
}

QString YearView::figures() const
{
    return figures_->text();
}

void YearView::outdate()
{
    outdated_ = true;
    if (isVisible())
        refill();
}

void YearView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (outdated_)
        refill();
}

void YearView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    outdate();
}

void YearView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        outdate();
    QWidget::changeEvent(event);
}

model::Chart YearView::chartOf(Kind kind) const
{
    const auto assessment = document_.assessment();
    const model::YearResult none;
    const auto& year = assessment && assessment->year ? *assessment->year : none;
    switch (kind) {
    case Kind::Monthly:
        return model::monthlyEnergy(year, inReadersLanguage);
    case Kind::Duration:
        return model::loadDuration(year, inReadersLanguage);
    case Kind::PowerMap:
        return model::hourMap(year, model::HourFigure::FacilityPower, inReadersLanguage);
    case Kind::PueMap:
        return model::hourMap(year, model::HourFigure::Pue, inReadersLanguage);
    case Kind::WaterMap:
        return model::hourMap(year, model::HourFigure::Water, inReadersLanguage);
    case Kind::PueByWetBulb:
        return model::pueByWetBulb(year, inReadersLanguage);
    case Kind::WueByWetBulb:
        return model::wueByWetBulb(year, inReadersLanguage);
    case Kind::Psychrometric:
        return model::psychrometricChart(year, inReadersLanguage);
    case Kind::SetPoints:
        return model::setPointChart(study_ && *study_ ? **study_ : model::SetPointStudy{},
                                    inReadersLanguage);
    }
    return {};
}

void YearView::refill()
{
    outdated_ = false;
    plot_->setEnabled(!document_.stale());
    const auto kind = static_cast<Kind>(kind_->currentData().toInt());
    if (kind == Kind::SetPoints)
        startStudy();
    chart_ = chartOf(kind);
    showFigures();
    const auto& theme = themeColours();
    fillPlot(*plot_, chart_, {theme.base, theme.text, theme.border}, font());
    plot_->replot();
}

void YearView::showFigures()
{
    const auto assessment = document_.assessment();
    if (!assessment || !assessment->year) {
        figures_->clear();
        word_->setText(tr("The year appears with the first evaluation of known power and weather"));
        return;
    }
    figures_->setText(yearFigureText(*assessment->year));
    const auto kind = static_cast<Kind>(kind_->currentData().toInt());
    if (kind != Kind::SetPoints)
        word_->setText(qs(chart_.title));
    else if (studying())
        word_->setText(tr("The study of set points is under way"));
    else if (study_ && *study_)
        word_->setText(studyText(**study_));
    else if (study_)
        word_->setText(words(study_->error().what));
}

// A study of the plan on show, in the background; a newer plan gives up the older one.
void YearView::startStudy()
{
    const auto assessment = document_.assessment();
    const auto& services = document_.services();
    if (!assessment || !services.studySetPoints || document_.stale())
        return;
    const auto wanted = assessment->fingerprint;
    if (studying() ? studying_ == wanted : study_ && studied_ == wanted)
        return;
    stop_.request_stop();
    watcher_.waitForFinished();
    stop_ = std::stop_source();
    studying_ = wanted;
    watcher_.setFuture(QtConcurrent::run(
        [run = services.studySetPoints, project = document_.project(),
         alternative = document_.alternativeId(), token = stop_.get_token()]() -> StudyAnswer {
            return std::make_shared<const model::Result<model::SetPointStudy>>(
                run(project, alternative, token));
        }));
}

void YearView::takeStudy()
{
    study_ = watcher_.result();
    studied_ = studying_;
    outdate();
}

} // namespace hallwright::ui
