// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/drawing_sheet.h"

#include "ui/print/drawing_painter.h"
#include "ui/print/line_device.h"
#include "ui/print/pdf_marks.h"
#include "ui/schematic/schematic_painter.h"
#include "ui/schematic/schematic_sheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

// Painted units: twenty a millimetre, so that lettering has whole pixels.
constexpr double unit = 20.0;
constexpr double paperWidth = 420.0; // A3, mm
constexpr double paperHeight = 297.0;
constexpr double frame = 10.0;
constexpr double blockHeight = 22.0;
constexpr double gap = 6.0;
constexpr double scaleFoot = 1.06; // a plan's bar takes 6 % of its width below it

const QColor ink(0x1f, 0x24, 0x29);
const QColor quiet(0x5b, 0x64, 0x6d);

QString say(const char* text)
{
    return QCoreApplication::translate("print", text);
}

QRectF mm(double x, double y, double width, double height)
{
    return {x * unit, y * unit, width * unit, height * unit};
}

// Room for the drawing, mm.
QRectF room()
{
    return {frame + gap, frame + gap, paperWidth - 2 * (frame + gap),
            paperHeight - 2 * (frame + gap) - blockHeight};
}

double metresOf(model::Length length)
{
    return length / model::metres(1);
}

QFont face(double millimetres)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("WenQuanYi Micro Hei")});
    font.setPixelSize(static_cast<int>(millimetres * unit));
    return font;
}

int scaleOfPlan(const model::Drawing& drawing)
{
    const double width = metresOf(drawing.extent.right - drawing.extent.left) * 1e3;
    const double height = metresOf(drawing.extent.top - drawing.extent.bottom) * 1e3;
    for (int decade = 1; decade <= 100000; decade *= 10)
        for (const int step : {10, 20, 25, 50}) {
            const int scale = step * decade;
            if (width / scale <= room().width() &&
                height / scale + (scaleFoot - 1.0) * width / scale <= room().height())
                return scale;
        }
    return 1000000;
}

void paintPlan(QPainter& painter, const model::Drawing& drawing)
{
    const double perMetre = 1e3 / scaleOfPlan(drawing); // mm of paper
    const double width = metresOf(drawing.extent.right - drawing.extent.left) * perMetre;
    const double height = metresOf(drawing.extent.top - drawing.extent.bottom) * perMetre;
    const double foot = (scaleFoot - 1.0) * width;
    const QRectF all = room();
    paintDrawing(painter,
                 mm(all.center().x() - 0.5 * width, all.center().y() - 0.5 * (height + foot), width,
                    height + foot),
                 drawing, face(2.5));
}

void paintScheme(QPainter& painter, const SchematicSheet& scheme)
{
    const QRectF bounds = scheme.drawing.bounds;
    const QRectF all = mm(room().x(), room().y(), room().width(), room().height());
    if (bounds.isEmpty())
        return;
    const double scale = std::min(all.width() / bounds.width(), all.height() / bounds.height());
    painter.save();
    painter.translate(all.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    auto look = paperLook(SchematicColouring::Feed, face(2.5));
    look.font.setPixelSize(12);
    paintSchematic(painter, scheme.drawing, scheme.figures, {}, look);
    painter.restore();
}

struct BlockCell {
    QString caption;
    QString words;
    double share;
};

std::vector<BlockCell> blockOf(const DrawingSheet& sheet)
{
    const int scale = scaleOf(sheet);
    return {{say(QT_TRANSLATE_NOOP("print", "Drawing")), sheet.title, 0.2},
            {say(QT_TRANSLATE_NOOP("print", "Project")), sheet.project, 0.17},
            {say(QT_TRANSLATE_NOOP("print", "Alternative")), sheet.alternative, 0.11},
            {say(QT_TRANSLATE_NOOP("print", "Hall")), sheet.hall, 0.08},
            {say(QT_TRANSLATE_NOOP("print", "Scale")),
             scale > 0 ? QStringLiteral("1:%1").arg(scale) : QStringLiteral("–"), 0.06},
            {say(QT_TRANSLATE_NOOP("print", "Plan")), sheet.plan, 0.12},
            {say(QT_TRANSLATE_NOOP("print", "Status")), sheet.status, 0.09},
            {say(QT_TRANSLATE_NOOP("print", "Revision, date")),
             QStringList{sheet.revision, sheet.date}
                 .filter(QRegularExpression(QStringLiteral(".")))
                 .join(QStringLiteral(", ")),
             0.1},
            {say(QT_TRANSLATE_NOOP("print", "Number")), sheet.number, 0.07}};
}

void paintBlock(QPainter& painter, const DrawingSheet& sheet)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 0.5 * unit));
    painter.drawRect(mm(frame, frame, paperWidth - 2 * frame, paperHeight - 2 * frame));
    const double top = paperHeight - frame - blockHeight;
    double x = frame;
    painter.setPen(QPen(ink, 0.25 * unit));
    painter.drawLine(QPointF(frame, top) * unit, QPointF(paperWidth - frame, top) * unit);
    for (const auto& cell : blockOf(sheet)) {
        const double width = (paperWidth - 2 * frame) * cell.share;
        painter.setPen(QPen(ink, 0.25 * unit));
        painter.drawLine(QPointF(x + width, top) * unit,
                         QPointF(x + width, top + blockHeight) * unit);
        painter.setFont(face(2.2));
        painter.setPen(quiet);
        painter.drawText(mm(x + 1.5, top + 1.5, width - 3, 4), Qt::AlignLeft | Qt::AlignTop,
                         cell.caption);
        painter.setFont(face(3.0));
        painter.setPen(ink);
        painter.drawText(mm(x + 1.5, top + 6, width - 3, blockHeight - 7),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap | Qt::TextWrapAnywhere,
                         cell.words);
        x += width;
    }
}

void paint(QPainter& painter, const DrawingSheet& sheet)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (const auto* plan = std::get_if<model::Drawing>(&sheet.content))
        paintPlan(painter, *plan);
    else
        paintScheme(painter, std::get<SchematicSheet>(sheet.content));
    paintBlock(painter, sheet);
}

// Layers by what colours say: feeds and sides of the loop, lettering apart (LineDevice).
std::string layerOf(const QColor& colour)
{
    const SchematicLook look = paperLook(SchematicColouring::Feed, QFont());
    struct Named {
        QColor colour;
        const char* layer;
    };
    const Named known[] = {{streamColour('A', Stream::Power, look), "FEED-A"},
                           {streamColour('B', Stream::Power, look), "FEED-B"},
                           {streamColour('C', Stream::Power, look), "FEED-C"},
                           {streamColour(' ', Stream::Supply, look), "COOLANT-SUPPLY"},
                           {streamColour(' ', Stream::Return, look), "COOLANT-RETURN"},
                           {ink, "SHEET"},
                           {quiet, "SHEET"}};
    for (const auto& [one, layer] : known)
        if (one.rgb() == colour.rgb())
            return layer;
    return "DRAWING";
}

} // namespace

int scaleOf(const DrawingSheet& sheet)
{
    const auto* plan = std::get_if<model::Drawing>(&sheet.content);
    return plan != nullptr && plan->kind == model::DrawingKind::Plan ? scaleOfPlan(*plan) : 0;
}

QByteArray sheetSvg(const DrawingSheet& sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    // The generator writes both as they are, without escaping them.
    svg.setTitle((sheet.number + QStringLiteral(" ") + sheet.title).toHtmlEscaped());
    svg.setDescription((sheet.project + QStringLiteral(" · ") + sheet.alternative).toHtmlEscaped());
    const QSizeF size(paperWidth * unit, paperHeight * unit);
    svg.setResolution(static_cast<int>(unit * 25.4));
    svg.setSize(size.toSize());
    svg.setViewBox(QRectF(QPointF(0, 0), size));
    QPainter painter;
    if (!buffer.open(QIODevice::WriteOnly) || !painter.begin(&svg))
        return {};
    painter.fillRect(QRectF(QPointF(0, 0), size), Qt::white);
    paint(painter, sheet);
    painter.end();
    return bytes;
}

model::LineDrawing sheetLines(const DrawingSheet& sheet)
{
    const int scale = scaleOf(sheet);
    LineDevice device(
        {(scale > 0 ? scale : 1) / unit, {paperWidth * unit, paperHeight * unit}, layerOf});
    QPainter painter(&device);
    paint(painter, sheet);
    painter.end();
    return device.drawing();
}

model::Result<int> printSheets(const std::vector<DrawingSheet>& sheets, const QString& file)
{
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    PdfFrame marks{{}, QStringLiteral("en"), sheets.empty() ? QString() : sheets.front().date};
    {
        QPdfWriter writer(&pdf);
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize::A3), QPageLayout::Landscape, QMarginsF(0, 0, 0, 0)));
        writer.setResolution(static_cast<int>(unit * 25.4));
        writer.setCreator(QStringLiteral("Hallwright"));
        QPainter painter(&writer);
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            if (i > 0)
                writer.newPage();
            paint(painter, sheets[i]);
            marks.marks.push_back({sheets[i].number + QStringLiteral(" ") + sheets[i].title,
                                   static_cast<int>(i) + 1});
        }
    }
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(markedPdf(pdf.data(), marks)) < 0 ||
        !out.commit())
        return model::fail(model::FaultCode::Locked,
                           {QT_TRANSLATE_NOOP("print", "the report cannot be written: {0}"),
                            {out.errorString().toStdString()}},
                           file.toStdString());
    return static_cast<int>(sheets.size());
}

} // namespace hallwright::ui
