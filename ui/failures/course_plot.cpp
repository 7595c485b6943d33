// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/failures/course_plot.h"

#include "ui/failures/compile_course.h"
#include "ui/plots/chart_plot.h"
#include "ui/quantity_format.h"
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
#include <QSignalBlocker>
#include <QSlider>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hallwright::ui {

namespace {

constexpr int playPace = 60; // ms a moment
constexpr int markRows = 4;  // heights at which words of marks take turns

QColor markColour(model::CourseMark mark)
{
    const auto& theme = themeColours();
    switch (mark) {
    case model::CourseMark::Cause:
        return theme.error;
    case model::CourseMark::Change:
        return theme.secondary;
    case model::CourseMark::Back:
        return theme.good;
    case model::CourseMark::Limit:
        return theme.warning;
    }
    return theme.text;
}

} // namespace

CoursePlot::CoursePlot(QWidget* parent)
    : QWidget(parent)
    , groups_(new QComboBox)
    , readout_(new QLabel)
    , why_(new QLabel)
    , plot_(new QCustomPlot)
    , player_(new QTimer(this))
{
    groups_->setObjectName(QStringLiteral("courseGroup"));
    groups_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    groups_->setToolTip(tr("Coolant group that is shown"));
    readout_->setObjectName(QStringLiteral("courseReadout"));
    readout_->setWordWrap(true);
    readout_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    readout_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    why_->setObjectName(QStringLiteral("courseWhy"));
    why_->setProperty("role", QStringLiteral("secondary"));
    why_->setAlignment(Qt::AlignCenter);
    why_->setWordWrap(true);
    plot_->setMinimumSize(160, 100);
    plot_->setInteractions(QCP::iRangeZoom);
    plot_->setAccessibleName(tr("Temperatures against time"));
    plot_->setObjectName(QStringLiteral("coursePlot"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(2);
    whole->addWidget(why_, 1);
    whole->addWidget(plot_, 1);
    whole->addWidget(buildFoot());
    connectAll();
    clear({});
}

QWidget* CoursePlot::buildFoot()
{
    slider_ = new QSlider(Qt::Horizontal);
    slider_->setObjectName(QStringLiteral("courseTime"));
    slider_->setAccessibleName(tr("Point of time"));
    slider_->setToolTip(tr("Point of time: arrow keys, Page Up and Down, Home and End"));
    slider_->setPageStep(10);
    play_ = new QToolButton;
    play_->setText(tr("Play"));
    play_->setToolTip(tr("Moves the point of time to the end"));
    play_->setCheckable(true);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(8, 0, 8, 0);
    line->addWidget(groups_);
    line->addWidget(play_);
    line->addWidget(slider_, 1);
    auto* rows = new QVBoxLayout;
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    rows->addLayout(line);
    auto* words = new QHBoxLayout;
    words->setContentsMargins(8, 0, 8, 4);
    words->addWidget(readout_);
    rows->addLayout(words);
    foot_ = new QWidget;
    foot_->setLayout(rows);
    return foot_;
}

void CoursePlot::connectAll()
{
    player_->setInterval(playPace);
    connect(player_, &QTimer::timeout, this, [this] {
        if (slider_->value() >= slider_->maximum())
            play_->setChecked(false);
        else
            slider_->setValue(slider_->value() + 1);
    });
    connect(play_, &QToolButton::toggled, this, &CoursePlot::play);
    connect(groups_, &QComboBox::currentIndexChanged, this, &CoursePlot::showGroup);
    connect(slider_, &QSlider::valueChanged, this, &CoursePlot::showTime);
    connect(plot_, &QCustomPlot::mousePress, this, [this](const QMouseEvent* event) {
        slider_->setFocus();
        if (event->button() == Qt::LeftButton)
            scrubTo(event->pos());
    });
    connect(plot_, &QCustomPlot::mouseMove, this, [this](const QMouseEvent* event) {
        if (event->buttons() & Qt::LeftButton)
            scrubTo(event->pos());
    });
    connect(plot_, &QCustomPlot::mouseDoubleClick, this, &CoursePlot::showAll);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &CoursePlot::showGroup);
}

void CoursePlot::setCourse(model::FailureCourse course)
{
    course_ = std::move(course);
    times_.clear(); // from the start again
    {
        const QSignalBlocker quiet(groups_);
        groups_->clear();
        for (const auto& one : course_->groups)
            groups_->addItem(qs(one.key));
    }
    groups_->setVisible(groups_->count() > 1);
    if (course_->groups.empty())
        return clear(tr("It reaches no coolant group: temperatures stay as they are."));
    why_->hide();
    plot_->show();
    foot_->show();
    showGroup();
}

void CoursePlot::clear(const QString& why)
{
    play_->setChecked(false);
    if (course_ && !course_->groups.empty())
        course_.reset();
    times_.clear();
    why_->setText(why);
    why_->show();
    plot_->hide();
    foot_->hide();
}

void CoursePlot::setDimmed(bool dimmed)
{
    plot_->setEnabled(!dimmed);
    readout_->setEnabled(!dimmed);
}

const model::CourseGroup* CoursePlot::group() const
{
    const int row = groups_->currentIndex();
    return course_ && row >= 0 && row < static_cast<int>(course_->groups.size())
               ? &course_->groups[static_cast<std::size_t>(row)]
               : nullptr;
}

void CoursePlot::showGroup()
{
    const auto* shown = group();
    if (shown == nullptr)
        return;
    const double before = time();
    times_ = momentTimes(*shown);
    span_ = courseSpan(*course_, *shown);
    {
        const QSignalBlocker quiet(slider_);
        slider_->setRange(0, std::max(0, static_cast<int>(times_.size()) - 1));
    }
    chart_ = courseChart(*shown, QuantityFormat::current().system());
    draw();
    setTime(before);
    showTime();
}

void CoursePlot::draw()
{
    const auto& theme = themeColours();
    cursor_ = nullptr; // the items go with the filling
    fillPlot(*plot_, chart_, {theme.base, theme.text, theme.border}, font());
    plot_->axisRect()->setRangeZoom(Qt::Horizontal);
    plot_->xAxis->setRange(0.0, span_);
    double low = 1e9;
    double high = -1e9;
    for (const auto& series : chart_.series)
        for (std::size_t i = 0; i < series.y.size() && chart_.x[i] <= span_; ++i) {
            low = std::min(low, series.y[i]);
            high = std::max(high, series.y[i]);
        }
    const double room = std::max(1.0, 0.08 * (high - low));
    // Above the lines stand the words of the marks.
    plot_->yAxis->setRange(low - room, high + room + 0.28 * (high - low));
    drawMarks();
    cursor_ = new QCPItemStraightLine(plot_);
    cursor_->setPen(QPen(theme.accent, 2));
}

void CoursePlot::drawMarks()
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    int turn = 0;
    for (const auto& mark : courseMarks(*course_, group()->key)) {
        auto* line = new QCPItemStraightLine(plot_);
        line->setPen(QPen(markColour(mark.mark), 1, Qt::DashLine));
        line->point1->setCoords(mark.atS, 0.0);
        line->point2->setCoords(mark.atS, 1.0);
        auto* words = new QCPItemText(plot_);
        words->setText(mark.words);
        words->setFont(small);
        words->setColor(markColour(mark.mark));
        words->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
        words->setPadding(QMargins(3, 0, 3, 0));
        words->position->setTypeX(QCPItemPosition::ptPlotCoords);
        words->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        words->position->setCoords(mark.atS, 0.01 + 0.065 * (turn++ % markRows));
        words->setClipToAxisRect(true);
    }
}

double CoursePlot::time() const
{
    const auto row = static_cast<std::size_t>(slider_->value());
    return row < times_.size() ? times_[row] : 0.0;
}

void CoursePlot::setTime(double seconds)
{
    if (times_.empty())
        return;
    const auto after = std::upper_bound(times_.begin(), times_.end(), seconds);
    slider_->setValue(after == times_.begin() ? 0 : static_cast<int>(after - times_.begin()) - 1);
}

void CoursePlot::showTime()
{
    const auto* shown = group();
    if (shown == nullptr || cursor_ == nullptr)
        return;
    cursor_->point1->setCoords(time(), 0.0);
    cursor_->point2->setCoords(time(), 1.0);
    if (time() > plot_->xAxis->range().upper)
        plot_->xAxis->setRangeUpper(time() * 1.2);
    readout_->setText(momentWords(*shown, time()));
    plot_->replot(QCustomPlot::rpQueuedReplot);
    emit timeChanged(time());
}

QString CoursePlot::readout() const
{
    return readout_->text();
}

void CoursePlot::scrubTo(QPoint at)
{
    setTime(std::max(0.0, plot_->xAxis->pixelToCoord(at.x())));
}

void CoursePlot::play()
{
    if (!play_->isChecked())
        return player_->stop();
    if (slider_->value() >= slider_->maximum())
        slider_->setValue(0);
    player_->start();
}

void CoursePlot::showAll()
{
    if (times_.empty())
        return;
    plot_->xAxis->setRange(0.0, times_.back());
    plot_->replot();
}

void CoursePlot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        showGroup();
    QWidget::changeEvent(event);
}

void CoursePlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (group() != nullptr) {
        draw();
        showTime();
    }
}

QString CoursePlot::data() const
{
    QStringList head{qs(chart_.xTitle)};
    for (const auto& series : chart_.series)
        head << qs(series.name) + QStringLiteral(" (") + qs(chart_.yTitle) + QLatin1Char(')');
    QStringList rows{head.join(QLatin1Char('\t'))};
    for (std::size_t i = 0; i < chart_.x.size(); ++i) {
        QStringList cells{QString::number(chart_.x[i])};
        for (const auto& series : chart_.series)
            cells << QString::number(series.y[i], 'g', 12);
        rows << cells.join(QLatin1Char('\t'));
    }
    return rows.join(QLatin1Char('\n'));
}

void CoursePlot::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy as image"), this,
                   [this] { QApplication::clipboard()->setPixmap(plot_->toPixmap()); });
    menu.addAction(tr("Copy as data"), this,
                   [this] { QApplication::clipboard()->setText(data()); });
    menu.addAction(tr("Whole half hour"), this, &CoursePlot::showAll);
    menu.exec(event->globalPos());
}

} // namespace hallwright::ui
