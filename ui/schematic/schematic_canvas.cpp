// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_canvas.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {
constexpr double leastScale = 0.02;
constexpr double mostScale = 6.0;
constexpr double fitMost = 1.25; // a small drawing is not blown up
constexpr double revealScale = 0.7;
constexpr int panStep = 60; // px
} // namespace

SchematicCanvas::SchematicCanvas(Document& document, Selection& selection, QWidget* parent)
    : QGraphicsView(parent)
    , document_(document)
    , selection_(selection)
{
    setScene(new QGraphicsScene(this));
    setFrameShape(QFrame::NoFrame);
    setViewportUpdateMode(FullViewportUpdate);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(AnchorViewCenter);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    connect(&selection_, &Selection::changed, viewport(), qOverload<>(&QWidget::update));
}

void SchematicCanvas::show(SchematicDrawing drawing)
{
    drawing_ = std::move(drawing);
    // Room around it, so that every part can be brought to the middle.
    const QRectF& all = drawing_.bounds;
    setSceneRect(all.adjusted(-all.width(), -all.height(), all.width(), all.height()));
    refreshFigures();
    if (fitted_)
        fit();
}

void SchematicCanvas::setColouring(SchematicColouring colouring)
{
    colouring_ = colouring;
    viewport()->update();
}

void SchematicCanvas::fit()
{
    fitted_ = true;
    const QRectF& all = drawing_.bounds;
    if (all.isEmpty())
        return;
    const double scale = fitScale(all);
    setTransform(QTransform::fromScale(scale, scale));
    centerOn(all.center());
}

double SchematicCanvas::fitScale(const QRectF& bounds) const
{
    const QSizeF room = viewport()->size();
    return std::clamp(std::min(room.width() / bounds.width(), room.height() / bounds.height()),
                      leastScale, fitMost);
}

void SchematicCanvas::zoomBy(double factor, QPoint around)
{
    fitted_ = false;
    const double scale = std::clamp(transform().m11() * factor, leastScale, mostScale);
    const QPointF held = mapToScene(around);
    setTransform(QTransform::fromScale(scale, scale));
    const QPointF moved = transform().map(held) - transform().map(mapToScene(around));
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
}

bool SchematicCanvas::reveal(const ElementSet& elements)
{
    for (std::size_t i = 0; i < drawing_.places.size(); ++i) {
        if (!isSelected(drawing_.diagram.items[i], elements))
            continue;
        fitted_ = false;
        const double scale = std::max(revealScale, transform().m11());
        setTransform(QTransform::fromScale(scale, scale));
        centerOn(drawing_.places[i].box.center());
        return true;
    }
    return false;
}

QPoint SchematicCanvas::viewPoint(std::size_t item) const
{
    return mapFromScene(drawing_.places[item].box.center());
}

std::optional<std::size_t> SchematicCanvas::itemAt(QPoint viewportPoint) const
{
    const QPointF at = mapToScene(viewportPoint);
    for (std::size_t i = 0; i < drawing_.places.size(); ++i)
        if (drawing_.places[i].box.contains(at) || drawing_.places[i].text.contains(at))
            return i;
    // A pipe is also met on its line.
    const double near = 5.0 / transform().m11();
    for (const auto& route : drawing_.routes)
        for (std::size_t k = 1; route.item && k < route.points.size(); ++k)
            if (QRectF(route.points[k - 1], route.points[k])
                    .normalized()
                    .adjusted(-near, -near, near, near)
                    .contains(at))
                return route.item;
    return std::nullopt;
}

const SchematicFrame* SchematicCanvas::frameTitleAt(QPoint viewportPoint) const
{
    const QPointF at = mapToScene(viewportPoint);
    for (const auto& frame : drawing_.frames) {
        const QRectF title(frame.box.topLeft(), QSizeF(frame.box.width(), sheet::frameTitle));
        if (frame.look == SchematicFrame::Look::Title ? frame.box.contains(at) : title.contains(at))
            return &frame;
    }
    return nullptr;
}

QPoint SchematicCanvas::foldPoint(const std::string& group) const
{
    for (const auto& frame : drawing_.frames)
        if (frame.group == group)
            return mapFromScene(foldMark(frame).center());
    return {-1, -1};
}

SchematicLook SchematicCanvas::look(double scale, const QRectF& visible) const
{
    return {canvasColours(palette()), themeColours(), font(), colouring_,
            document_.stale(),        scale,          visible};
}

SchematicLook SchematicCanvas::paper() const
{
    auto look = paperLook(colouring_, font());
    look.stale = document_.stale();
    return look;
}

void SchematicCanvas::drawBackground(QPainter* painter, const QRectF& rect)
{
    const auto here = look(transform().m11(), rect);
    painter->fillRect(rect, here.colours.outside);
    paintSchematic(*painter, drawing_, figures_, selection_.elements(), here);
}

void SchematicCanvas::click(QPoint at, Qt::KeyboardModifiers held)
{
    if (const auto* frame = frameTitleAt(at);
        frame != nullptr && foldMark(*frame).adjusted(-3, -3, 3, 3).contains(mapToScene(at)))
        return emit foldRequested(QString::fromStdString(frame->group));
    const auto item = itemAt(at);
    if (item)
        return choose(*item, held);
    if (!held.testFlag(Qt::ControlModifier) && !held.testFlag(Qt::ShiftModifier))
        selection_.clear();
}

void SchematicCanvas::choose(std::size_t index, Qt::KeyboardModifiers held)
{
    const bool more = held.testFlag(Qt::ControlModifier) || held.testFlag(Qt::ShiftModifier);
    const auto& item = drawing_.diagram.items[index];
    const auto& refs = item.refs;
    if (refs.empty())
        return;
    setAccessibleDescription(tooltipOf(item, shownAssessment().get()));
    // A folded group stands for its racks, which the hall can show.
    ElementSet chosen{refs.front()};
    if (item.symbol == SchematicSymbol::Folded && item.racks > 0) {
        chosen.clear();
        for (const auto& ref : refs)
            if (ref.kind == model::ElementKind::Rack)
                chosen.insert(ref);
    } else if (!item.counts.empty()) {
        chosen = ElementSet(refs.begin(), refs.end());
    }
    if (more && chosen.size() == 1)
        selection_.toggle(*chosen.begin());
    else if (more)
        selection_.add(chosen);
    else
        selection_.set(std::move(chosen));
}

void SchematicCanvas::wheelEvent(QWheelEvent* event)
{
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position().toPoint());
    event->accept();
}

void SchematicCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton)
        panFrom_ = event->pos();
    if (event->button() == Qt::LeftButton)
        pressed_ = event->pos();
}

void SchematicCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (pressed_ && !panFrom_ &&
        (event->pos() - *pressed_).manhattanLength() >= QApplication::startDragDistance())
        panFrom_ = pressed_;
    if (!panFrom_)
        return;
    viewport()->setCursor(Qt::ClosedHandCursor);
    panBy(*panFrom_ - event->pos());
    panFrom_ = event->pos();
}

void SchematicCanvas::panBy(QPoint by)
{
    fitted_ = false;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + by.y());
}

// The next item that stands for something, in the order of the network.
void SchematicCanvas::step(int by)
{
    const auto count = static_cast<int>(drawing_.diagram.items.size());
    int at = by > 0 ? -1 : count;
    for (int i = 0; i < count; ++i)
        if (isSelected(drawing_.diagram.items[static_cast<std::size_t>(i)], selection_.elements()))
            at = i;
    for (int i = at + by; i >= 0 && i < count; i += by) {
        const auto index = static_cast<std::size_t>(i);
        if (drawing_.diagram.items[index].refs.empty())
            continue;
        choose(index, {});
        ensureVisible(drawing_.places[index].box, 40, 40);
        return;
    }
}

void SchematicCanvas::toggleSelected()
{
    for (const auto& item : drawing_.diagram.items)
        if (isSelected(item, selection_.elements()))
            return toggleFold(item);
}

void SchematicCanvas::toggleFold(const SchematicItem& item)
{
    if (item.symbol == SchematicSymbol::Folded)
        emit unfoldRequested(QString::fromStdString(item.key));
    else if (!item.groups.empty())
        emit foldRequested(QString::fromStdString(item.groups.back()));
}

void SchematicCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && pressed_ && !panFrom_)
        click(event->pos(), event->modifiers());
    pressed_.reset();
    panFrom_.reset();
    viewport()->unsetCursor();
}

void SchematicCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto item = itemAt(event->pos())) {
        const auto& one = drawing_.diagram.items[*item];
        if (one.symbol != SchematicSymbol::Folded && !one.refs.empty() &&
            one.refs.front().kind == model::ElementKind::Rack)
            return selection_.reveal({one.refs.front()}); // in the hall
        return toggleFold(one);
    }
    if (const auto* frame = frameTitleAt(event->pos()))
        emit foldRequested(QString::fromStdString(frame->group));
}

void SchematicCanvas::keyPressEvent(QKeyEvent* event)
{
    const QPoint middle = viewport()->rect().center();
    switch (event->key()) {
    case Qt::Key_F:
        return fit();
    case Qt::Key_Z:
        return static_cast<void>(reveal(selection_.elements()));
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(1.25, middle);
    case Qt::Key_Minus:
        return zoomBy(0.8, middle);
    case Qt::Key_Left:
        return panBy({-panStep, 0});
    case Qt::Key_Right:
        return panBy({panStep, 0});
    case Qt::Key_Up:
        return panBy({0, -panStep});
    case Qt::Key_Down:
        return panBy({0, panStep});
    case Qt::Key_BracketRight:
        return step(1);
    case Qt::Key_BracketLeft:
        return step(-1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return toggleSelected();
    case Qt::Key_Escape:
        return selection_.clear();
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void SchematicCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    std::optional<std::size_t> item;
    if (event->reason() == QContextMenuEvent::Mouse)
        item = itemAt(event->pos());
    const auto& items = drawing_.diagram.items;
    if (item && !isSelected(items[*item], selection_.elements()))
        choose(*item, {});
    emit menuRequested(event->globalPos());
    event->accept();
}

void SchematicCanvas::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (fitted_)
        fit();
}

bool SchematicCanvas::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QGraphicsView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto item = itemAt(help->pos()))
        QToolTip::showText(help->globalPos(),
                           tooltipOf(drawing_.diagram.items[*item], shownAssessment().get()),
                           viewport());
    else
        QToolTip::hideText();
    return true;
}

} // namespace hallwright::ui
