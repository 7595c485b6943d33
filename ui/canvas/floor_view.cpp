// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/floor_view.h"

#include "ui/canvas/floor_check.h"
#include "ui/canvas/hall_actions.h"
#include "ui/canvas/measure_tool.h"
#include "ui/canvas/place_tool.h"
#include "ui/canvas/select_tool.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {
constexpr double leastScale = 0.5;  // px/m
constexpr double mostScale = 600.0; // px/m: a rack fills the screen
} // namespace

FloorView::FloorView(Document& document, Selection& selection, FloorScene& scene, QWidget* parent)
    : QGraphicsView(&scene, parent)
    , document_(document)
    , selection_(selection)
    , scene_(scene)
    , ground_{document, scene, selection, {}, model::UnitSystem::Si}
    , tool_(std::make_unique<SelectTool>(ground_))
{
    setObjectName(QStringLiteral("floorView"));
    setAccessibleName(tr("Hall plan"));
    setFrameShape(QFrame::NoFrame);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setViewportUpdateMode(FullViewportUpdate);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(AnchorViewCenter);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    applyScale(20.0);
}

FloorView::~FloorView() = default;

// The plan has y to the north, the screen to the south.
void FloorView::applyScale(double scale)
{
    setTransform(QTransform::fromScale(scale, -scale));
}

void FloorView::zoomBy(double factor, QPoint around)
{
    fitted_ = false;
    const double scale = std::clamp(pixelsPerMetre() * factor, leastScale, mostScale);
    const QPointF held = mapToScene(around);
    applyScale(scale);
    const QPointF moved = transform().map(held) - transform().map(mapToScene(around));
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
    emit viewChanged();
}

void FloorView::zoomToBox(const QRectF& box)
{
    if (box.isNull())
        return;
    fitted_ = false;
    const QSizeF room = viewport()->size();
    const double scale =
        std::min(room.width() / (box.width() + 1e-9), room.height() / (box.height() + 1e-9));
    applyScale(std::clamp(scale, leastScale, mostScale));
    centerOn(box.center());
    emit viewChanged();
}

void FloorView::fitHall(double leftPixels)
{
    const QRectF floor = scene_.hallShape().outline.boundingRect();
    if (floor.isEmpty())
        return;
    const double margin = 0.04 * std::max(floor.width(), floor.height());
    const QRectF box = floor.adjusted(-margin, -margin, margin, margin);
    // Room that the hall leaves free anyway need not be kept again.
    const double high = viewport()->height() / box.height();
    const double free = viewport()->width() - box.width() * high;
    const double scale =
        free >= 2.0 * leftPixels ? high : (viewport()->width() - leftPixels) / box.width();
    const double left = free >= 2.0 * leftPixels ? 0.0 : leftPixels / std::min(scale, high);
    zoomToBox(box.adjusted(-left, 0, 0, 0));
    fitted_ = true;
}

void FloorView::take(std::unique_ptr<Tool> tool)
{
    if (tool_->busy())
        perform(tool_->cancel());
    tool_ = std::move(tool);
    viewport()->setCursor(tool_->cursor());
    viewport()->update();
    tellHint();
    emit toolChanged();
}

void FloorView::selectTool()
{
    take(std::make_unique<SelectTool>(ground_));
}

void FloorView::placeTool(const std::string& typeKey)
{
    take(std::make_unique<PlaceTool>(ground_, typeKey, PlaceTool::Manner::ClickMany));
}

void FloorView::arrayTool(const ArrayStyle& style)
{
    take(std::make_unique<ArrayTool>(ground_, style));
}

void FloorView::measureTool()
{
    take(std::make_unique<MeasureTool>(ground_));
}

bool FloorView::perform(const ToolAnswer& answer)
{
    bool done = answer.refusal.isEmpty();
    if (answer.gesture == ToolAnswer::Gesture::Abandoned && !openGesture_.empty())
        document_.undo();
    if (answer.gesture != ToolAnswer::Gesture::GoesOn) {
        document_.closeGesture();
        openGesture_.clear();
    }
    if (answer.edit) {
        const model::Plan before = document_.plan();
        done = document_.apply(*answer.edit).has_value() && done;
        if (done)
            openGesture_ = answer.edit->gesture;
        if (done && answer.select == ToolAnswer::Select::Added)
            selection_.set(addedItems(before, document_.plan()));
    }
    if (done && answer.selection)
        selection_.set(*answer.selection);
    const bool finished = answer.next == ToolAnswer::Next::Done;
    if (finished && dynamic_cast<SelectTool*>(tool_.get()) == nullptr) {
        tool_ = std::make_unique<SelectTool>(ground_);
        emit toolChanged();
    }
    viewport()->setCursor(tool_->cursor());
    viewport()->update();
    tellHint();
    if (!answer.refusal.isEmpty())
        emit refused(answer.refusal);
    return done;
}

void FloorView::tellHint()
{
    emit hintChanged(tool_->hint());
}

void FloorView::turn()
{
    if (tool_->busy())
        perform(tool_->turn());
    else
        perform(findHallAction("rotate")->run(ground_));
}

void FloorView::drawForeground(QPainter* painter, const QRectF& rect)
{
    QGraphicsView::drawForeground(painter, rect);
    tool_->paint(*painter, scene_.piecePainter());
}

ToolPoint FloorView::toolPoint(QPointF viewportPoint, Qt::KeyboardModifiers modifiers) const
{
    // Not mapToScene(QPoint): half pixels of high-resolution pointers count.
    return {viewportTransform().inverted().map(viewportPoint), pixelsPerMetre(), modifiers};
}

void FloorView::startPan(QPoint at)
{
    panFrom_ = at;
    fitted_ = false;
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void FloorView::endPan()
{
    panFrom_.reset();
    viewport()->setCursor(spaceHeld_ ? Qt::OpenHandCursor : tool_->cursor());
}

} // namespace hallwright::ui
