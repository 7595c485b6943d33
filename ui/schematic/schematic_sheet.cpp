// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_sheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSvgGenerator>

namespace hallwright::ui {

namespace {

constexpr double blockHeight = 46;
constexpr double leastWidth = 900;
constexpr int captionPixels = 9;
constexpr int textPixels = 12;

struct Cell {
    QString caption;
    QString text;
    double share; // of the block's width
};

std::vector<Cell> cellsOf(const SheetTitle& title)
{
    const auto say = [](const char* text) {
        return QCoreApplication::translate("Schematic", text);
    };
    return {{say(QT_TRANSLATE_NOOP("Schematic", "Drawing")), title.drawing, 0.17},
            {say(QT_TRANSLATE_NOOP("Schematic", "Project")), title.project, 0.17},
            {say(QT_TRANSLATE_NOOP("Schematic", "Alternative")), title.alternative, 0.13},
            {say(QT_TRANSLATE_NOOP("Schematic", "Hall")), title.hall, 0.10},
            {say(QT_TRANSLATE_NOOP("Schematic", "Figures")), title.state, 0.16},
            {say(QT_TRANSLATE_NOOP("Schematic", "Revision")), {}, 0.07},
            {say(QT_TRANSLATE_NOOP("Schematic", "Drawn, date")), {}, 0.10},
            {say(QT_TRANSLATE_NOOP("Schematic", "Checked, date")), {}, 0.10}};
}

} // namespace

QRectF sheetBounds(const SchematicDrawing& drawing)
{
    QRectF all = drawing.bounds;
    all.setWidth(std::max(all.width(), leastWidth));
    return all.adjusted(0, 0, 0, blockHeight + sheet::margin);
}

void paintSheet(QPainter& painter, const SchematicDrawing& drawing,
                const std::vector<SchematicFigures>& figures, const SchematicLook& look,
                const SheetTitle& title)
{
    const QRectF all = sheetBounds(drawing);
    painter.fillRect(all, look.colours.outside);
    paintSchematic(painter, drawing, figures, {}, look);
    const QRectF inner = all.adjusted(8, 8, -8, -8);
    painter.setPen(QPen(look.colours.line, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(inner);
    QRectF block(inner.left(), inner.bottom() - blockHeight, inner.width(), blockHeight);
    painter.drawLine(block.topLeft(), block.topRight());
    QFont font = look.font;
    double x = block.left();
    for (const auto& cell : cellsOf(title)) {
        const QRectF box(x, block.top(), block.width() * cell.share, blockHeight);
        x = box.right();
        painter.setPen(QPen(look.colours.line, 0.8));
        painter.drawLine(box.topRight(), box.bottomRight());
        font.setPixelSize(captionPixels);
        painter.setFont(font);
        painter.setPen(look.colours.dimText);
        painter.drawText(box.adjusted(6, 4, -4, 0), Qt::AlignLeft | Qt::AlignTop, cell.caption);
        font.setPixelSize(textPixels);
        painter.setFont(font);
        painter.setPen(look.colours.text);
        const QRectF room = box.adjusted(6, 16, -4, -4);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(cell.text, Qt::ElideRight, room.width()));
    }
}

QByteArray sheetSvg(const SchematicDrawing& drawing, const std::vector<SchematicFigures>& figures,
                    const SchematicLook& look, const SheetTitle& title)
{
    const QRectF all = sheetBounds(drawing);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    // The generator writes both as they are, without escaping them.
    svg.setTitle((title.drawing + QStringLiteral(" · ") + title.hall).toHtmlEscaped());
    svg.setDescription((title.project + QStringLiteral(" · ") + title.alternative).toHtmlEscaped());
    svg.setViewBox(QRectF(QPointF(0, 0), all.size()));
    svg.setSize(all.size().toSize());
    QPainter painter;
    if (!buffer.open(QIODevice::WriteOnly) || !painter.begin(&svg))
        return {};
    painter.translate(-all.topLeft());
    paintSheet(painter, drawing, figures, look, title);
    painter.end();
    return bytes;
}

SchematicLook paperLook(SchematicColouring colouring, const QFont& font)
{
    SchematicLook look;
    look.theme = lightColours();
    look.colours = canvasColours(paletteOf(look.theme));
    look.colours.outside = Qt::white;
    look.colours.floor = Qt::white;
    look.font = font;
    look.colouring = colouring;
    return look;
}

} // namespace hallwright::ui
