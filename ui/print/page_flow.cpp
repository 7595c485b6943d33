// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/page_flow.h"

#include "ui/plots/chart_painter.h"
#include "ui/print/drawing_painter.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace hallwright::ui {

namespace {

const QColor ink(0x1f, 0x24, 0x29);
const QColor quiet(0x5b, 0x64, 0x6d);
const QColor rule(0xc4, 0xca, 0xd0);
const QColor headFill(0xee, 0xf1, 0xf4);

constexpr double tablePoints = 7.2;
constexpr double cellPad = 1.0; // mm

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

// Columns that are too narrow take what they lack from those with room, in proportion to it.
std::vector<double> widened(std::vector<double> widths, const std::vector<double>& least)
{
    double lack = 0.0;
    double spare = 0.0;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        lack += std::max(0.0, least[c] - widths[c]);
        spare += std::max(0.0, widths[c] - least[c]);
    }
    if (lack <= 0.0 || spare <= 0.0)
        return widths;
    const double taken = std::min(lack, spare);
    for (std::size_t c = 0; c < widths.size(); ++c)
        widths[c] += widths[c] < least[c] ? (least[c] - widths[c]) * taken / lack
                                          : (least[c] - widths[c]) * taken / spare;
    return widths;
}

} // namespace

PageFlow::PageFlow(QPdfWriter* writer, const model::Report& report, int pages)
    : writer_(writer)
    , report_(report)
    , painter_(writer)
    , pages_(pages)
{
    dots_ = writer->resolution() / 25.4;
    const QSizeF size = writer->pageLayout().fullRect(QPageLayout::Millimeter).size();
    width_ = size.width() - 2 * left_;
    bottom_ = size.height() - 18.0;
    y_ = 18.0;
}

QFont PageFlow::font(double points, Weight weight) const
{
    QFont out(QStringLiteral("DejaVu Sans"));
    out.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("WenQuanYi Micro Hei")});
    out.setPointSizeF(points);
    out.setBold(weight == Weight::Bold);
    return out;
}

QRectF PageFlow::mm(const QRectF& rect) const
{
    return {rect.x() * dots_, rect.y() * dots_, rect.width() * dots_, rect.height() * dots_};
}

double PageFlow::textHeight(const QString& words, const QFont& face, double width) const
{
    const QFontMetricsF metrics(face, writer_);
    const QRectF bounds = metrics.boundingRect(QRectF(0, 0, width * dots_, 1e6),
                                               wrapFlags(words, face, width), words);
    return bounds.height() / dots_;
}

double PageFlow::widestPiece(const QString& words, const QFont& face) const
{
    const QFontMetricsF metrics(face, writer_);
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, words);
    double widest = 0.0;
    for (qsizetype from = 0, to = breaks.toNextBoundary(); to > from;
         from = to, to = breaks.toNextBoundary())
        widest = std::max(widest,
                          metrics.horizontalAdvance(words.mid(from, to - from).trimmed()) / dots_);
    return widest;
}

// Words and numbers stay whole; only a piece wider than its cell is cut.
int PageFlow::wrapFlags(const QString& words, const QFont& face, double width) const
{
    return widestPiece(words, face) <= width ? Qt::TextWordWrap
                                             : Qt::TextWordWrap | Qt::TextWrapAnywhere;
}

void PageFlow::drawText(const QRectF& rect, const QString& words, const QFont& face, int flags,
                        const QColor& colour)
{
    painter_.setFont(face);
    painter_.setPen(colour);
    painter_.drawText(mm(rect), flags, words);
}

void PageFlow::runningLines()
{
    const QFont small = font(7.5);
    const QRectF head(left_, 9.0, width_, 5.0);
    drawText(head, text(report_.project) + QStringLiteral(" · ") + text(report_.subtitle), small,
             Qt::AlignLeft | Qt::AlignVCenter, quiet);
    drawText(head, text(report_.title), small, Qt::AlignRight | Qt::AlignVCenter, quiet);
    const QRectF foot(left_, bottom_ + 5.0, width_, 5.0);
    const QString plan = tr("Plan %1").arg(text(report_.hash));
    drawText(foot,
             report_.status.empty() ? plan : text(report_.status) + QStringLiteral(" · ") + plan,
             small, Qt::AlignLeft | Qt::AlignVCenter, quiet);
    drawText(foot, tr("Page %1 of %2").arg(page_).arg(pages_), small,
             Qt::AlignRight | Qt::AlignVCenter, quiet);
    painter_.setPen(QPen(rule, 0.15 * dots_));
    painter_.drawLine(mm(QRectF(left_, 14.5, width_, 0)).topLeft(),
                      mm(QRectF(left_, 14.5, width_, 0)).topRight());
}

void PageFlow::newPage()
{
    writer_->newPage();
    ++page_;
    y_ = 18.0;
    runningLines();
}

void PageFlow::need(double height)
{
    if (y_ + height > bottom_)
        newPage();
}

void PageFlow::cover()
{
    runningLines();
    y_ = 26.0;
    heading(text(report_.title), 22);
    heading(text(report_.project) + QStringLiteral(" — ") + text(report_.subtitle), 14);
    if (!report_.status.empty())
        heading(text(report_.status), 13);
    y_ += 2.0;
    for (const auto& [title, value] : report_.particulars) {
        drawText({left_, y_, 40.0, 6.5}, text(title), font(9), Qt::AlignLeft | Qt::AlignVCenter,
                 quiet);
        drawText({left_ + 40.0, y_, width_ - 40.0, 6.5},
                 value.empty() ? QStringLiteral("–") : text(value), font(9),
                 Qt::AlignLeft | Qt::AlignVCenter, ink);
        painter_.setPen(QPen(rule, 0.15 * dots_));
        painter_.drawLine(QPointF(left_ * dots_, (y_ + 6.5) * dots_),
                          QPointF((left_ + width_) * dots_, (y_ + 6.5) * dots_));
        y_ += 6.5;
    }
    y_ += 5.0;
    for (const auto& one : report_.cover)
        std::visit([this](const auto& value) { block(value); }, one);
}

void PageFlow::heading(const QString& words, double size)
{
    const QFont face = font(size, Weight::Bold);
    const double height = textHeight(words, face, width_);
    need(height + 10.0);
    drawText({left_, y_, width_, height}, words, face, Qt::AlignLeft | Qt::TextWordWrap, ink);
    y_ += height + 2.5;
}

void PageFlow::section(const model::ReportSection& section)
{
    if (section.start == model::ReportSection::Start::NewPage && y_ > 18.5)
        newPage();
    heading(text(section.title), 14);
    marks_.push_back({text(section.title), page_});
    for (const auto& one : section.blocks)
        std::visit([this](const auto& value) { block(value); }, one);
}

void PageFlow::block(const model::Paragraph& paragraph)
{
    using Style = model::Paragraph::Style;
    const bool strong = paragraph.style == Style::Verdict || paragraph.style == Style::Heading;
    const QFont face = font(paragraph.style == Style::Small     ? 7.5
                            : paragraph.style == Style::Verdict ? 11
                                                                : 9,
                            strong ? Weight::Bold : Weight::Normal);
    const QString words = text(paragraph.text);
    const double height = textHeight(words, face, width_);
    need(height);
    drawText({left_, y_, width_, height + 1.0}, words, face, Qt::AlignLeft | Qt::TextWordWrap, ink);
    y_ += height + 3.0;
}

QString PageFlow::columnTitle(const model::Column& column)
{
    return text(column.title) +
           (column.unit.empty() ? QString() : QStringLiteral("\n") + text(column.unit));
}

// By weight, but none narrower than its longest word or number while the others have room to give.
std::vector<double> PageFlow::columnWidths(const model::ReportTable& table) const
{
    const QFont body = font(tablePoints);
    const QFont head = font(tablePoints, Weight::Bold);
    double sum = 0.0;
    for (const auto& column : table.columns)
        sum += column.weight;
    std::vector<double> widths;
    std::vector<double> least;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        double piece = 0.0;
        for (const QString& line : columnTitle(table.columns[c]).split(QLatin1Char('\n')))
            piece = std::max(piece, widestPiece(line, head));
        for (const auto& row : table.rows)
            if (c < row.size())
                piece = std::max(piece, widestPiece(text(row[c].text), body));
        least.push_back(piece + 2.0 * cellPad + 0.2);
        widths.push_back(width_ * table.columns[c].weight / sum);
    }
    return widened(std::move(widths), least);
}

void PageFlow::tableRow(const model::ReportTable& table, const std::vector<double>& widths,
                        const std::vector<QString>& cells, const QFont& face, const QColor& fill)
{
    constexpr double pad = cellPad;
    double height = 0.0;
    for (std::size_t c = 0; c < cells.size(); ++c)
        height = std::max(height, textHeight(cells[c], face, widths[c] - 2 * pad));
    height += 1.2;
    if (fill.isValid())
        painter_.fillRect(mm(QRectF(left_, y_, width_, height)), fill);
    double x = left_;
    for (std::size_t c = 0; c < cells.size(); ++c) {
        const int side =
            table.columns[c].align == model::ColumnAlign::Right ? Qt::AlignRight : Qt::AlignLeft;
        drawText({x + pad, y_ + 0.6, widths[c] - 2 * pad, height}, cells[c], face,
                 side | Qt::AlignTop | wrapFlags(cells[c], face, widths[c] - 2 * pad), ink);
        x += widths[c];
    }
    painter_.setPen(QPen(rule, 0.12 * dots_));
    painter_.drawLine(QPointF(left_ * dots_, (y_ + height) * dots_),
                      QPointF((left_ + width_) * dots_, (y_ + height) * dots_));
    y_ += height;
}

void PageFlow::block(const model::ReportTable& table)
{
    if (!table.title.empty())
        heading(text(table.title), 10.5);
    const auto widths = columnWidths(table);
    const QFont body = font(tablePoints);
    const QFont head = font(tablePoints, Weight::Bold);
    std::vector<QString> titles;
    for (const auto& column : table.columns)
        titles.push_back(columnTitle(column));
    need(16.0);
    tableRow(table, widths, titles, head, headFill);
    for (const auto& row : table.rows) {
        std::vector<QString> cells;
        double height = 0.0;
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            cells.push_back(c < row.size() ? text(row[c].text) : QString());
            height = std::max(height, textHeight(cells.back(), body, widths[c] - 2.0));
        }
        if (y_ + height + 1.2 > bottom_) {
            newPage();
            tableRow(table, widths, titles, head, headFill);
        }
        tableRow(table, widths, cells, body, QColor());
    }
    if (const auto totals = model::totalRow(table); !totals.empty()) {
        std::vector<QString> cells;
        for (const auto& cell : totals)
            cells.push_back(text(cell.text));
        need(6.0);
        tableRow(table, widths, cells, head, QColor());
    }
    y_ += 1.5;
    if (!table.note.empty())
        block(model::Paragraph{table.note, model::Paragraph::Style::Small});
    y_ += 2.0;
}

void PageFlow::block(const model::Drawing& drawing)
{
    const double wanted = drawingHeight(drawing, width_);
    if (y_ + wanted + 10.0 > bottom_ && y_ > 40.0)
        newPage();
    heading(text(drawing.title), 10.5);
    const double height = std::min(wanted, bottom_ - y_ - 2.0);
    paintDrawing(painter_, mm(QRectF(left_, y_, width_, height)), drawing, font(6));
    y_ += height + 5.0;
}

void PageFlow::block(const model::Chart& chart)
{
    const double height = width_ * 0.5;
    need(height + 12.0);
    heading(text(chart.title), 10.5);
    paintChart(painter_, mm(QRectF(left_, y_, width_, height)), chart, ChartColours{}, font(8));
    y_ += height + 5.0;
}

void PageFlow::finish()
{
    painter_.end();
}

} // namespace hallwright::ui
