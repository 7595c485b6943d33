// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/page_flow.h"

#include "ui/plots/chart_painter.h"
#include "ui/print/drawing_painter.h"

#include <QFontMetricsF>

#include <algorithm>

namespace hallwright::ui {

namespace {

const QColor ink(0x1f, 0x24, 0x29);
const QColor quiet(0x5b, 0x64, 0x6d);
const QColor rule(0xc4, 0xca, 0xd0);
const QColor headFill(0xee, 0xf1, 0xf4);

QString text(const std::string& words)
{
    return QString::fromStdString(words);
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
                                               Qt::TextWordWrap | Qt::TextWrapAnywhere, words);
    return bounds.height() / dots_;
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
    drawText(foot, tr("Plan %1").arg(text(report_.hash)), small, Qt::AlignLeft | Qt::AlignVCenter,
             quiet);
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
    y_ = 30.0;
    heading(text(report_.title), 22);
    heading(text(report_.project) + QStringLiteral(" — ") + text(report_.subtitle), 14);
    y_ += 4.0;
    const std::pair<QString, QString> lines[] = {
        {tr("Client"), text(report_.client)}, {tr("Prepared by"), text(report_.author)},
        {tr("Date"), text(report_.date)},     {tr("Plan"), text(report_.hash)},
        {tr("Checked by"), QString()},        {tr("Approved by"), QString()}};
    for (const auto& [title, value] : lines) {
        drawText({left_, y_, 40.0, 7.0}, title, font(9), Qt::AlignLeft | Qt::AlignVCenter, quiet);
        drawText({left_ + 40.0, y_, width_ - 40.0, 7.0},
                 value.isEmpty() ? QStringLiteral("–") : value, font(9),
                 Qt::AlignLeft | Qt::AlignVCenter, ink);
        painter_.setPen(QPen(rule, 0.15 * dots_));
        painter_.drawLine(QPointF(left_ * dots_, (y_ + 7.0) * dots_),
                          QPointF((left_ + width_) * dots_, (y_ + 7.0) * dots_));
        y_ += 7.0;
    }
    y_ += 6.0;
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

std::vector<double> PageFlow::columnWidths(const model::ReportTable& table) const
{
    double sum = 0.0;
    for (const auto& column : table.columns)
        sum += column.weight;
    std::vector<double> widths;
    for (const auto& column : table.columns)
        widths.push_back(width_ * column.weight / sum);
    return widths;
}

void PageFlow::tableRow(const model::ReportTable& table, const std::vector<double>& widths,
                        const std::vector<QString>& cells, const QFont& face, const QColor& fill)
{
    constexpr double pad = 1.0;
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
                 side | Qt::AlignTop | Qt::TextWordWrap | Qt::TextWrapAnywhere, ink);
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
    const QFont body = font(7.2);
    const QFont head = font(7.2, Weight::Bold);
    std::vector<QString> titles;
    for (const auto& column : table.columns)
        titles.push_back(text(column.title) + (column.unit.empty()
                                                   ? QString()
                                                   : QStringLiteral("\n") + text(column.unit)));
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
