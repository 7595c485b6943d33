// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/hall_view.h"

#include "ui/canvas/floor_view.h"
#include "ui/canvas/hall_actions.h"
#include "ui/canvas/overlay_legend.h"
#include "ui/canvas/ruler.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolBar>

namespace hallwright::ui {

namespace {
constexpr int refusalTime = 6000; // ms that a reason stays
constexpr int legendGap = 12;     // px from the corner
} // namespace

HallView::HallView(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
{
    setObjectName(QStringLiteral("hallView"));
    scene_ = new FloorScene(this);
    floor_ = new FloorView(document, selection, *scene_, this);
    topRuler_ = new Ruler(Qt::Horizontal, *floor_, this);
    leftRuler_ = new Ruler(Qt::Vertical, *floor_, this);
    legend_ = new OverlayLegend(floor_);
    hintTimer_ = new QTimer(this);
    hintTimer_->setSingleShot(true);
    buildActions();
    buildLayout();
    connectAll();
    applyTheme();
    setUnits(QuantityFormat::current().system());
    showPlan();
    showSelection();
}

// The scene goes last: its view and the tool in it still look at it.
HallView::~HallView()
{
    delete floor_;
}

void HallView::buildLayout()
{
    hallChooser_ = new QComboBox;
    hallChooser_->setObjectName(QStringLiteral("hallChooser"));
    hallChooser_->setToolTip(tr("Hall that is shown"));
    hallChooser_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    overlayChooser_ = new QComboBox;
    overlayChooser_->setObjectName(QStringLiteral("overlayChooser"));
    overlayChooser_->setToolTip(tr("Figure that colours the racks"));
    for (const auto& one : overlayList()) {
        if (isOfFailure(one.kind))
            continue; // offered while there is one
        overlayChooser_->addItem(overlayTitle(one.kind), static_cast<int>(one.kind));
        overlayChooser_->setItemData(overlayChooser_->count() - 1, translated("overlay", one.help),
                                     Qt::ToolTipRole);
    }
    hint_ = new QLabel;
    hint_->setObjectName(QStringLiteral("canvasHint"));
    position_ = new QLabel;
    position_->setObjectName(QStringLiteral("canvasPosition"));
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(8, 2, 8, 2);
    foot->addWidget(hint_, 1);
    foot->addWidget(position_);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 8, 0);
    head->addWidget(bar_, 1);
    head->addWidget(hallChooser_);
    head->addWidget(overlayChooser_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addLayout(head, 0, 0, 1, 2);
    grid->addWidget(topRuler_, 1, 1);
    grid->addWidget(leftRuler_, 2, 0);
    grid->addWidget(floor_, 2, 1);
    grid->addLayout(foot, 3, 0, 1, 2);
    floor_->installEventFilter(this);
}

void HallView::connectAll()
{
    connect(&document_, &Document::planChanged, this, &HallView::showPlan);
    connect(&document_, &Document::currentChanged, this, &HallView::showPlan);
    connect(&document_, &Document::assessmentChanged, this, &HallView::showAssessment);
    connect(&selection_, &Selection::changed, this, &HallView::showSelection);
    connect(&selection_, &Selection::zoomTo, this, &HallView::zoomToElements);
    connect(floor_, &FloorView::viewChanged, this, [this] {
        topRuler_->update();
        leftRuler_->update();
    });
    connect(floor_, &FloorView::pointerMoved, this, [this](QPointF hall) {
        topRuler_->setPointer(hall);
        leftRuler_->setPointer(hall);
        const auto& format = QuantityFormat::current();
        const auto coordinate = [&format](double metres) {
            return format.fullText(std::round(metres * 100.0) / 100.0, model::Measure::Length);
        };
        position_->setText(
            QStringLiteral("x %1   y %2").arg(coordinate(hall.x()), coordinate(hall.y())));
    });
    connect(floor_, &FloorView::hintChanged, this, &HallView::showHint);
    connect(floor_, &FloorView::refused, this, &HallView::tellRefusal);
    connect(hintTimer_, &QTimer::timeout, this, [this] { showHint(floor_->tool().hint()); });
    connect(overlayChooser_, &QComboBox::currentIndexChanged, this, [this](int index) {
        setOverlay(static_cast<OverlayKind>(overlayChooser_->itemData(index).toInt()));
    });
    connect(hallChooser_, &QComboBox::currentIndexChanged, this,
            [this](int index) { document_.setHall({hallChooser_->itemData(index).toUInt()}); });
    auto& format = QuantityFormat::current();
    connect(&format, &QuantityFormat::changed, this,
            [this, &format] { setUnits(format.system()); });
}

void HallView::showPlan()
{
    showHalls();
    scene_->show(document_.project(), document_.plan(), document_.hallId());
    refusal_.clear();
    if (fitted_ != document_.hallId() || fittedSession_ != document_.session()) {
        fitted_ = document_.hallId();
        fittedSession_ = document_.session();
        shown_ = nullptr;
        fit();
    }
    showAssessment();
}

void HallView::showHalls()
{
    const QSignalBlocker quiet(hallChooser_);
    hallChooser_->clear();
    for (const auto& hall : document_.plan().halls) {
        const QString label = qs(hall.label);
        hallChooser_->addItem(hall.count > 1 ? tr("%1 (%2 alike)").arg(label).arg(hall.count)
                                             : label,
                              hall.id.number);
    }
    hallChooser_->setCurrentIndex(hallChooser_->findData(document_.hallId().number));
    hallChooser_->setVisible(hallChooser_->count() > 1);
}

// Colours are made anew only for another assessment; after an edit the old ones just dim.
void HallView::showAssessment()
{
    const auto newest = document_.assessment();
    const auto freshness =
        document_.stale() ? FloorScene::Freshness::Stale : FloorScene::Freshness::Fresh;
    if (newest != shown_ || scene_->overlay().kind != overlay_) {
        shown_ = newest;
        Overlay overlay = isOfFailure(overlay_) ? failure_
                          : newest              ? overlayOf(*newest, overlay_)
                                                : Overlay{};
        overlay.kind = overlay_;
        scene_->setOverlay(overlay, freshness, units_);
    } else {
        scene_->setFreshness(freshness);
    }
    legend_->show(scene_->overlay(),
                  !newest                                     ? OverlayLegend::State::Missing
                  : freshness == FloorScene::Freshness::Stale ? OverlayLegend::State::Stale
                                                              : OverlayLegend::State::Fresh,
                  units_);
    placeLegend();
}

void HallView::setOverlay(OverlayKind kind)
{
    overlay_ = kind;
    const QSignalBlocker quiet(overlayChooser_);
    overlayChooser_->setCurrentIndex(overlayChooser_->findData(static_cast<int>(kind)));
    showAssessment();
    if (floor_->fitted())
        fit();
}

void HallView::showFailure(Overlay overlay)
{
    if (!isOfFailure(overlay_))
        before_ = overlay_;
    clearFailureItem();
    failure_ = std::move(overlay);
    {
        const QSignalBlocker quiet(overlayChooser_);
        overlayChooser_->addItem(overlayTitle(failure_.kind), static_cast<int>(failure_.kind));
        overlayChooser_->setItemData(overlayChooser_->count() - 1,
                                     translated("overlay", overlayInfo(failure_.kind).help),
                                     Qt::ToolTipRole);
    }
    shown_ = nullptr; // another overlay, be it of the same kind
    setOverlay(failure_.kind);
}

void HallView::clearFailure()
{
    if (failure_.kind == OverlayKind::None)
        return;
    failure_ = {};
    clearFailureItem();
    if (isOfFailure(overlay_))
        setOverlay(before_);
}

void HallView::clearFailureItem()
{
    const QSignalBlocker quiet(overlayChooser_);
    for (int i = overlayChooser_->count() - 1; i >= 0; --i)
        if (isOfFailure(static_cast<OverlayKind>(overlayChooser_->itemData(i).toInt())))
            overlayChooser_->removeItem(i);
}

void HallView::setUnits(model::UnitSystem units)
{
    units_ = units;
    floor_->setUnits(units);
    topRuler_->setUnits(units);
    leftRuler_->setUnits(units);
    shown_ = nullptr;
    showAssessment();
}

void HallView::showSelection()
{
    scene_->setSelected(selection_.elements());
    const auto count = static_cast<int>(selection_.elements().size());
    for (const auto& one : hallActions())
        if (auto* act = action(QLatin1String(one.key)))
            act->setEnabled(count >= one.least || one.key == std::string_view("rotate"));
}

void HallView::showHint(const QString& text)
{
    if (hintTimer_->isActive() && text.isEmpty())
        return; // a reason stays readable for a while
    hintTimer_->stop();
    QPalette colours = palette();
    if (floor_->tool().blocked())
        colours.setColor(QPalette::WindowText, canvasColours(palette()).invalid);
    hint_->setPalette(colours);
    hint_->setText(text);
}

void HallView::tellRefusal(const QString& why)
{
    refusal_ = why;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, canvasColours(palette()).invalid);
    hint_->setPalette(colours);
    hint_->setText(tr("Not done: %1").arg(why));
    hintTimer_->start(refusalTime);
}

void HallView::setType(const std::string& typeKey)
{
    style_.type = typeKey;
    for (const char* key : {"tool_place", "tool_array"})
        action(QLatin1String(key))->setEnabled(!typeKey.empty());
}

void HallView::startPlacing(const std::string& typeKey)
{
    setType(typeKey);
    floor_->placeTool(typeKey);
}

void HallView::startArray(const std::string& typeKey)
{
    setType(typeKey);
    floor_->arrayTool(style_);
}

void HallView::zoomTo(const model::ElementRef& element)
{
    zoomToElements({element});
}

void HallView::zoomToElements(const ElementSet& elements)
{
    const QRectF box = scene_->boundsOf(elements);
    if (box.isNull())
        return;
    const double around = std::max(1.5, 0.25 * std::max(box.width(), box.height()));
    floor_->zoomToBox(box.adjusted(-around, -around, around, around));
}

void HallView::zoomToSelection()
{
    if (!selection_.empty())
        zoomToElements(selection_.elements());
}

// The legend lies over the plan: fitting leaves it room where it would hide something.
void HallView::fit()
{
    floor_->fitHall(legend_->isHidden() ? 0.0 : legend_->width() + 2.0 * legendGap);
}

void HallView::placeLegend()
{
    legend_->move(legendGap, floor_->height() - legend_->height() - legendGap);
}

bool HallView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == floor_ && event->type() == QEvent::Resize) {
        placeLegend();
        if (floor_->fitted())
            fit();
    }
    return QWidget::eventFilter(watched, event);
}

void HallView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void HallView::applyTheme()
{
    refreshIcons();
    scene_->setColours(canvasColours(palette()));
    for (QWidget* widget : std::initializer_list<QWidget*>{topRuler_, leftRuler_, legend_})
        widget->update();
}

} // namespace hallwright::ui
