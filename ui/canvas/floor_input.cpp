// SPDX-License-Identifier: GPL-3.0-or-later
// The floor view's events: what the hand does, put into the words of tools.
#include "ui/canvas/floor_view.h"
#include "ui/canvas/hall_actions.h"
#include "ui/canvas/piece_words.h"
#include "ui/canvas/place_tool.h"
#include "ui/canvas/select_tool.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace hallwright::ui {

void FloorView::wheelEvent(QWheelEvent* event)
{
    const double notches = event->angleDelta().y() / 120.0;
    zoomBy(std::pow(1.2, notches), event->position().toPoint());
    event->accept();
}

void FloorView::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    const bool pans =
        event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceHeld_);
    if (pans)
        startPan(event->pos());
    else if (event->button() == Qt::LeftButton)
        perform(tool_->press(toolPoint(event->position(), event->modifiers())));
    event->accept();
}

void FloorView::mouseMoveEvent(QMouseEvent* event)
{
    emit pointerMoved(mapToScene(event->pos()));
    if (panFrom_) {
        const QPoint by = event->pos() - *panFrom_;
        panFrom_ = event->pos();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    perform(tool_->move(toolPoint(event->position(), event->modifiers())));
}

void FloorView::mouseReleaseEvent(QMouseEvent* event)
{
    if (panFrom_)
        endPan();
    else if (event->button() == Qt::LeftButton)
        perform(tool_->release(toolPoint(event->position(), event->modifiers())));
}

void FloorView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !spaceHeld_)
        perform(tool_->doubleClick(toolPoint(event->position(), event->modifiers())));
}

void FloorView::keyPressEvent(QKeyEvent* event)
{
    event->accept();
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            spaceHeld_ = true;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return;
    case Qt::Key_Escape:
        perform(tool_->cancel());
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(1.2, viewport()->rect().center());
        return;
    case Qt::Key_Minus:
        zoomBy(1 / 1.2, viewport()->rect().center());
        return;
    default:
        if (!nudge(*event))
            event->ignore();
    }
}

bool FloorView::nudge(const QKeyEvent& event)
{
    Nudge by;
    switch (event.key()) {
    case Qt::Key_Left:
        by.right = -1;
        break;
    case Qt::Key_Right:
        by.right = 1;
        break;
    case Qt::Key_Up:
        by.up = 1;
        break;
    case Qt::Key_Down:
        by.up = -1;
        break;
    default:
        return false;
    }
    if (event.modifiers().testFlag(Qt::AltModifier))
        by.step = NudgeStep::Fine;
    else if (event.modifiers().testFlag(Qt::ShiftModifier))
        by.step = NudgeStep::TenGrid;
    if (!tool_->busy() && !selection_.empty())
        perform(nudgeAnswer(ground_, by));
    return true;
}

void FloorView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->isAutoRepeat())
        return;
    if (event->key() == Qt::Key_Space) {
        spaceHeld_ = false;
        endPan();
    } else if (openGesture_ == "nudge") { // a held arrow key is one step
        document_.closeGesture();
        openGesture_.clear();
    }
    QGraphicsView::keyReleaseEvent(event);
}

void FloorView::focusOutEvent(QFocusEvent* event)
{
    spaceHeld_ = false;
    if (panFrom_)
        endPan();
    QGraphicsView::focusOutEvent(event);
}

void FloorView::dragEnterEvent(QDragEnterEvent* event)
{
    if (!event->mimeData()->hasFormat(QLatin1String(typeMime)) || !scene_.hasHall())
        return;
    const std::string key = event->mimeData()->data(QLatin1String(typeMime)).toStdString();
    take(std::make_unique<PlaceTool>(ground_, key, PlaceTool::Manner::OneDrop));
    perform(tool_->move(toolPoint(event->position(), event->modifiers())));
    event->acceptProposedAction();
}

void FloorView::dragMoveEvent(QDragMoveEvent* event)
{
    perform(tool_->move(toolPoint(event->position(), event->modifiers())));
    event->acceptProposedAction(); // also where it is blocked: the drop is then explained
}

void FloorView::dragLeaveEvent(QDragLeaveEvent*)
{
    selectTool();
}

void FloorView::dropEvent(QDropEvent* event)
{
    perform(tool_->release(toolPoint(event->position(), event->modifiers())));
    event->acceptProposedAction();
    setFocus(Qt::OtherFocusReason);
}

void FloorView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    emit viewChanged();
}

void FloorView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    emit viewChanged();
}

bool FloorView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showProbe(help->pos(), help->globalPos());
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

void FloorView::showProbe(QPoint viewportPoint, QPoint globalPoint)
{
    const Piece* piece = tool_->busy() ? nullptr : scene_.at(mapToScene(viewportPoint));
    if (piece == nullptr)
        QToolTip::hideText();
    else
        QToolTip::showText(globalPoint, pieceWords(document_, scene_, *piece, ground_.units),
                           viewport());
}

} // namespace hallwright::ui
