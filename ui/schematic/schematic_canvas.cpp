// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_canvas.h"

#include <QApplication>
#include <QFile>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSvgGenerator>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {
constexpr double leastScale = 0.02;
constexpr double mostScale = 6.0;
constexpr double fitMost = 1.25; // a small drawing is not blown up
constexpr double revealScale = 0.7;
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

void SchematicCanvas::refreshFigures()
{
    const auto assessment = document_.assessment();
    figures_.clear();
    for (const auto& item : drawing_.diagram.items)
        figures_.push_back(figuresOf(item, assessment.get()));
    viewport()->update();
}

void SchematicCanvas::fit()
{
    fitted_ = true;
    const QRectF& all = drawing_.bounds;
    if (all.isEmpty())
        return;
    const QSizeF room = viewport()->size();
    const double scale = std::clamp(
        std::min(room.width() / all.width(), room.height() / all.height()), leastScale, fitMost);
    setTransform(QTransform::fromScale(scale, scale));
    centerOn(all.center());
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
    for (std::size_t i = 0; i < drawing_.boxes.size(); ++i) {
        if (!isSelected(drawing_.diagram.items[i], elements))
            continue;
        fitted_ = false;
        const double scale = std::max(revealScale, transform().m11());
        setTransform(QTransform::fromScale(scale, scale));
        centerOn(drawing_.boxes[i].center());
        return true;
    }
    return false;
}

QPoint SchematicCanvas::viewPoint(std::size_t item) const
{
    return mapFromScene(drawing_.boxes[item].center());
}

std::optional<std::size_t> SchematicCanvas::itemAt(QPoint viewportPoint) const
{
    const QPointF at = mapToScene(viewportPoint);
    for (std::size_t i = 0; i < drawing_.boxes.size(); ++i)
        if (drawing_.boxes[i].contains(at))
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
    for (const auto& frame : drawing_.frames)
        if (QRectF(frame.box.topLeft(), QSizeF(frame.box.width(), sheet::frameTitle)).contains(at))
            return &frame;
    return nullptr;
}

SchematicLook SchematicCanvas::look(double scale, const QRectF& visible) const
{
    return {canvasColours(palette()), font(), colouring_, document_.stale(), scale, visible};
}

void SchematicCanvas::drawBackground(QPainter* painter, const QRectF& rect)
{
    const auto here = look(transform().m11(), rect);
    painter->fillRect(rect, here.colours.outside);
    paintSchematic(*painter, drawing_, figures_, selection_.elements(), here);
}

model::Result<void> SchematicCanvas::writeSvg(const QString& path) const
{
    const auto cannot = [&path] {
        return model::fail(model::FaultCode::Locked,
                           {QT_TRANSLATE_NOOP("app", "the file cannot be written"), {}},
                           path.toStdString());
    };
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannot();
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setTitle(windowTitle());
    svg.setViewBox(drawing_.bounds);
    svg.setSize(drawing_.bounds.size().toSize());
    QPainter painter;
    if (!painter.begin(&svg))
        return cannot();
    const auto whole = look(1.0, {});
    painter.fillRect(drawing_.bounds, whole.colours.outside);
    paintSchematic(painter, drawing_, figures_, {}, whole);
    painter.end();
    return file.error() == QFile::NoError ? model::Result<void>{} : cannot();
}

void SchematicCanvas::click(QPoint at, Qt::KeyboardModifiers held)
{
    const auto item = itemAt(at);
    const bool more = held.testFlag(Qt::ControlModifier) || held.testFlag(Qt::ShiftModifier);
    if (!item)
        return more ? void() : selection_.clear();
    const auto& refs = drawing_.diagram.items[*item].refs;
    if (refs.empty())
        return;
    // A folded group stands for its racks, which the hall can show.
    ElementSet chosen{refs.front()};
    if (drawing_.diagram.items[*item].symbol == SchematicSymbol::Folded) {
        chosen.clear();
        for (const auto& ref : refs)
            if (ref.kind == model::ElementKind::Rack)
                chosen.insert(ref);
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
    fitted_ = false;
    viewport()->setCursor(Qt::ClosedHandCursor);
    const QPoint by = event->pos() - *panFrom_;
    panFrom_ = event->pos();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
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
        if (one.symbol == SchematicSymbol::Folded)
            emit unfoldRequested(QString::fromStdString(one.key));
        else if (!one.refs.empty() && one.refs.front().kind == model::ElementKind::Rack)
            selection_.reveal({one.refs.front()}); // in the hall
        else if (!one.groups.empty())
            emit foldRequested(QString::fromStdString(one.groups.back()));
        return;
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
    case Qt::Key_Escape:
        return selection_.clear();
    default:
        QGraphicsView::keyPressEvent(event);
    }
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
                           tooltipOf(drawing_.diagram.items[*item], document_.assessment().get()),
                           viewport());
    else
        QToolTip::hideText();
    return true;
}

} // namespace hallwright::ui
