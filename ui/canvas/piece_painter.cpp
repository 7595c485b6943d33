// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/piece_painter.h"

#include <QFontMetrics>
#include <QVarLengthArray>

#include <cmath>

namespace hallwright::ui {

QRect pixelRect(const QTransform& toDevice, const QRectF& box)
{
    const QRectF mapped = toDevice.mapRect(box);
    const int left = qRound(mapped.left());
    const int top = qRound(mapped.top());
    return {left, top, qMax(1, qRound(mapped.right()) - left),
            qMax(1, qRound(mapped.bottom()) - top)};
}

PiecePainter::Look PiecePainter::lookOf(const Piece& piece, const QTransform& toDevice) const
{
    Look look{pixelRect(toDevice, piece.box), {}, {}};
    if (values_ == Values::None || piece.ref.kind != model::ElementKind::Rack)
        look.fill = pieceFill(colours_, piece);
    else
        look.fill = piece.colour ? QColor::fromRgb(*piece.colour) : colours_.noValue;
    if (values_ == Values::Stale && piece.colour)
        look.fill = blended(look.fill, colours_.floor, 0.6);
    look.ink = inkOn(look.fill);
    return look;
}

void PiecePainter::paint(QPainter& painter, std::span<const Piece> pieces, const QRectF& exposed)
{
    const QTransform toDevice = painter.worldTransform();
    const double scale = std::abs(toDevice.m11());
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto& piece : pieces) {
        if (!piece.box.intersects(exposed))
            continue;
        const Look look = lookOf(piece, toDevice);
        paintBlock(painter, piece, look);
        if (scale < outlineScale)
            continue;
        if (scale >= symbolScale)
            paintHatch(painter, piece, look);
        paintOutline(painter, piece, look);
        if (scale >= symbolScale)
            paintFace(painter, piece, look, scale);
    }
    painter.setWorldTransform(toDevice);
}

// Far away one fill is all: a gap of one pixel keeps neighbours apart where there is room for it.
void PiecePainter::paintBlock(QPainter& painter, const Piece& piece, const Look& look) const
{
    const bool selected = piece.mark == Piece::Mark::Selected;
    QRect px = look.px;
    if (px.width() > 3)
        px.setWidth(px.width() - 1);
    if (px.height() > 3)
        px.setHeight(px.height() - 1);
    if (!selected) {
        painter.fillRect(px, look.fill);
        return;
    }
    painter.fillRect(px, colours_.accent);
    const int rim = px.width() >= 8 && px.height() >= 8 ? 2 : 1;
    const QRect inner = px.adjusted(rim, rim, -rim, -rim);
    if (inner.width() > 1 && inner.height() > 1)
        painter.fillRect(inner, values_ == Values::None ? blended(look.fill, colours_.accent, 0.3)
                                                        : look.fill);
}

// Status by style: existing and committed solid, future dashed; assumed footprints are dotted.
void PiecePainter::paintOutline(QPainter& painter, const Piece& piece, const Look& look) const
{
    const bool selected = piece.mark == Piece::Mark::Selected;
    QPen pen(selected ? colours_.accent : colours_.line, 0);
    pen.setCosmetic(true);
    if (piece.status == model::Status::Future)
        pen.setStyle(Qt::DashLine);
    else if (piece.footprint == Piece::Footprint::Assumed)
        pen.setStyle(Qt::DotLine);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const QRect rim = look.px.adjusted(0, 0, -1, -1);
    painter.drawRect(rim);
    if (selected || piece.status == model::Status::Existing)
        painter.drawRect(rim.adjusted(1, 1, -1, -1));
    // The front: a bar of three pixels on its edge.
    const QColor bar = selected ? colours_.accent : colours_.line;
    switch (piece.turn) {
    case model::Turn::Deg0:
        painter.fillRect(rim.left(), rim.bottom() - 2, rim.width(), 3, bar);
        break;
    case model::Turn::Deg90:
        painter.fillRect(rim.right() - 2, rim.top(), 3, rim.height(), bar);
        break;
    case model::Turn::Deg180:
        painter.fillRect(rim.left(), rim.top(), rim.width(), 3, bar);
        break;
    case model::Turn::Deg270:
        painter.fillRect(rim.left(), rim.top(), 3, rim.height(), bar);
        break;
    }
}

namespace {

// Lines at 45 degrees inside a rectangle, `step` pixels apart; rising to the right or falling.
enum class Slope { Rising, Falling };
void addHatch(QVarLengthArray<QLine, 64>& lines, const QRect& in, int step, Slope slope)
{
    for (int c = step; c < in.width() + in.height(); c += step) {
        const int x1 = qMin(c, in.width() - 1);
        const int y1 = c - x1;
        const int y2 = qMin(c, in.height() - 1);
        const int x2 = c - y2;
        if (y1 >= in.height() || x2 >= in.width())
            continue;
        if (slope == Slope::Falling) // mirrored left to right
            lines.append({in.right() - x1, in.top() + y1, in.right() - x2, in.top() + y2});
        else
            lines.append({in.left() + x1, in.top() + y1, in.left() + x2, in.top() + y2});
    }
}

void addLouvres(QVarLengthArray<QLine, 64>& lines, const QRect& in, int step)
{
    for (int y = in.top() + step; y < in.bottom(); y += step)
        lines.append({in.left(), y, in.right(), y});
}

} // namespace

// Kind by hatch, so that a print in grey still tells them apart; reserved pieces are hatched too.
void PiecePainter::paintHatch(QPainter& painter, const Piece& piece, const Look& look) const
{
    const QRect in = look.px.adjusted(2, 2, -3, -3);
    if (in.width() < 6 || in.height() < 6)
        return;
    QVarLengthArray<QLine, 64> lines;
    const bool values = values_ != Values::None && piece.ref.kind == model::ElementKind::Rack;
    if (piece.status == model::Status::Reserved || (values && !piece.colour))
        addHatch(lines, in, 5, Slope::Falling);
    if (!values) {
        switch (piece.kind) {
        case PieceKind::AirRack:
            addLouvres(lines, in, 6);
            break;
        case PieceKind::SuperpodRack:
            addHatch(lines, in, 8, Slope::Rising);
            break;
        case PieceKind::NetworkRack:
            addHatch(lines, in, 8, Slope::Rising);
            addHatch(lines, in, 8, Slope::Falling);
            break;
        case PieceKind::HybridRack:
            addLouvres(lines, in.adjusted(0, 0, 0, -in.height() / 2), 6);
            break;
        case PieceKind::LiquidRack:
        case PieceKind::StorageRack:
        case PieceKind::ManagementRack:
        case PieceKind::Cdu:
        case PieceKind::Crah:
        case PieceKind::Pdu:
        case PieceKind::Ups:
        case PieceKind::Switchboard:
        case PieceKind::Transformer:
        case PieceKind::Generator:
        case PieceKind::Pump:
        case PieceKind::Rejection:
        case PieceKind::Other:
            break;
        }
    }
    if (lines.isEmpty())
        return;
    painter.setPen(QPen(blended(look.fill, look.ink, 0.22), 0));
    painter.drawLines(lines.constData(), static_cast<int>(lines.size()));
}

// Symbol and, from 40 px/m, label and value: stacked in the middle, each only where it fits.
void PiecePainter::paintFace(QPainter& painter, const Piece& piece, const Look& look, double scale)
{
    const QRect in = look.px.adjusted(2, 2, -2, -2);
    // By true size, not by pixels, whose rounding would treat equal racks of a row differently.
    const int wide = static_cast<int>(std::floor(piece.box.width() * scale)) - 4;
    const int room = qMin(wide, static_cast<int>(std::floor(piece.box.height() * scale)) - 4);
    const int symbolSide = qMin(room - 2, 32) / 2 * 2;
    const QFontMetrics metrics(painter.font());
    const QString label = [&] {
        if (scale < labelScale)
            return QString();
        if (metrics.horizontalAdvance(piece.label) <= wide)
            return piece.label;
        const QString last = piece.label.section(QLatin1Char('-'), -1);
        return metrics.horizontalAdvance(last) <= wide ? last : QString();
    }();
    const bool showValue = values_ != Values::None && scale >= labelScale &&
                           !piece.value.isEmpty() && metrics.horizontalAdvance(piece.value) <= wide;
    const int line = metrics.height();
    int lines = (label.isEmpty() ? 0 : 1) + (showValue ? 1 : 0);
    lines = qMin(lines, in.height() / line);
    const bool showSymbol = symbolSide >= 8 && symbolSide + lines * line <= in.height();
    int y = in.center().y() - ((showSymbol ? symbolSide : 0) + lines * line) / 2;
    if (showSymbol) {
        const QPoint at(in.center().x() - symbolSide / 2 + 1, y);
        const QRect plate(at, QSize(symbolSide, symbolSide));
        if (values_ == Values::None) // the hatch makes way for the symbol
            painter.fillRect(plate.adjusted(-1, -1, 1, lines * line + 1),
                             piece.mark == Piece::Mark::Selected
                                 ? blended(look.fill, colours_.accent, 0.3)
                                 : look.fill);
        painter.drawPixmap(at, store_.symbol({piece.kind, symbolSide,
                                              painter.device()->devicePixelRatioF(), look.ink}));
        y += symbolSide;
    }
    painter.setPen(look.ink);
    const auto write = [&](const QString& text) {
        painter.drawStaticText(in.center().x() - metrics.horizontalAdvance(text) / 2 + 1, y,
                               store_.label(text, painter.font()));
        y += line;
    };
    if (lines > 0 && !label.isEmpty() && (lines > 1 || !showValue))
        write(label);
    if (lines > 0 && showValue)
        write(piece.value);
}

void PiecePainter::paintGhost(QPainter& painter, const Piece& piece, const QColor& colour) const
{
    const QTransform toDevice = painter.worldTransform();
    painter.resetTransform();
    QColor wash = colour;
    wash.setAlpha(28);
    QPen dashed(colour, 0, Qt::DashLine);
    for (const QRectF& clearance : {frontClearance(piece), rearClearance(piece)}) {
        if (clearance.isEmpty())
            continue;
        const QRect px = pixelRect(toDevice, clearance);
        painter.fillRect(px, wash);
        painter.setPen(dashed);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(px.adjusted(0, 0, -1, -1));
    }
    wash.setAlpha(90);
    const QRect px = pixelRect(toDevice, piece.box);
    painter.fillRect(px, wash);
    painter.setPen(QPen(colour, 2));
    painter.drawRect(px.adjusted(1, 1, -1, -1));
    const QLineF front = frontEdge(piece);
    painter.setPen(QPen(colour, 4, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(toDevice.map(front));
    painter.setWorldTransform(toDevice);
}

} // namespace hallwright::ui
