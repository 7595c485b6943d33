// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/overlay_legend.h"

#include "ui/canvas/canvas_colours.h"
#include "ui/canvas/colour_map.h"

#include <QPainter>

namespace hallwright::ui {

namespace {
constexpr int pad = 10;
constexpr int barHeight = 12;
constexpr int legendWidth = 248;
constexpr int mostCategories = 8;
} // namespace

OverlayLegend::OverlayLegend(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("overlayLegend"));
    hide();
}

void OverlayLegend::show(const Overlay& overlay, State state, model::UnitSystem units)
{
    overlay_ = overlay;
    state_ = state;
    units_ = units;
    setVisible(overlay.kind != OverlayKind::None);
    setAccessibleName(words());
    resize(sizeHint());
    update();
}

QString OverlayLegend::title() const
{
    const QString unit = overlayUnit(overlay_.kind, units_);
    return unit.isEmpty() ? overlayTitle(overlay_.kind)
                          : overlayTitle(overlay_.kind) + QStringLiteral(", ") + unit;
}

QString OverlayLegend::footer() const
{
    if (state_ == State::Missing)
        return tr("Not calculated yet");
    QStringList parts;
    if (overlay_.values.empty())
        parts << tr("No values");
    if (overlay_.unknown > 0)
        parts << tr("%n rack(s) without a value", nullptr, overlay_.unknown);
    if (state_ == State::Stale)
        parts << tr("being recalculated");
    return parts.join(QStringLiteral(" · "));
}

QString OverlayLegend::words() const
{
    QStringList parts{title()};
    if (!overlay_.values.empty() && overlay_.categories.empty())
        parts << overlayNumber(overlay_.kind, overlay_.low, units_) + QStringLiteral(" – ") +
                     overlayNumber(overlay_.kind, overlay_.high, units_);
    if (!footer().isEmpty())
        parts << footer();
    return parts.join(QStringLiteral("; "));
}

QSize OverlayLegend::sizeHint() const
{
    const int line = fontMetrics().height();
    int height = 2 * pad + line;
    if (!overlay_.categories.empty())
        height += 4 + line * std::min<int>(mostCategories + 1,
                                           static_cast<int>(overlay_.categories.size()));
    else if (!overlay_.values.empty())
        height += 6 + barHeight + 2 + line;
    if (!footer().isEmpty())
        height += line + 2;
    return {legendWidth, height};
}

void OverlayLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const CanvasColours colours = canvasColours(palette());
    QColor paper = colours.floor;
    paper.setAlpha(236);
    painter.setPen(QPen(colours.gridMajor, 0));
    painter.setBrush(paper);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const QFontMetrics metrics = fontMetrics();
    const int line = metrics.height();
    int y = pad;
    painter.setPen(colours.text);
    painter.drawText(pad, y + metrics.ascent(),
                     metrics.elidedText(title(), Qt::ElideRight, width() - 2 * pad));
    y += line;
    if (!overlay_.categories.empty()) {
        paintCategories(painter, {pad, y + 4});
    } else if (!overlay_.values.empty()) {
        const QRect bar(pad, y + 6, width() - 2 * pad, barHeight);
        paintScale(painter, bar);
    }
    painter.setPen(colours.dimText);
    painter.drawText(QPoint(pad, height() - pad - metrics.descent()), footer());
}

void OverlayLegend::paintScale(QPainter& painter, const QRect& bar) const
{
    const CanvasColours colours = canvasColours(palette());
    const double span = overlay_.high - overlay_.low;
    const auto valueAt = [&](double part) { return overlay_.low + span * part; };
    for (int x = 0; x < bar.width(); ++x) {
        const double part = x / static_cast<double>(bar.width() - 1);
        QColor colour = QColor::fromRgb(overlayColour(overlay_, valueAt(part)));
        if (state_ == State::Stale)
            colour = blended(colour, colours.floor, 0.6);
        painter.fillRect(bar.left() + x, bar.top(), 1, bar.height(), colour);
    }
    const QFontMetrics metrics = fontMetrics();
    const int base = bar.bottom() + 3 + metrics.ascent();
    painter.setPen(colours.text);
    for (const double part : {0.0, 0.5, 1.0}) {
        const QString text = overlayNumber(overlay_.kind, valueAt(part), units_);
        const int width = metrics.horizontalAdvance(text);
        const int x = bar.left() + qRound((bar.width() - 1) * part);
        painter.drawText(qBound(bar.left(), x - width / 2, bar.right() - width), base, text);
        painter.drawLine(x, bar.top() - 2, x, bar.bottom() + 2);
    }
}

void OverlayLegend::paintCategories(QPainter& painter, QPoint at) const
{
    const QFontMetrics metrics = fontMetrics();
    const int line = metrics.height();
    const auto& names = overlay_.categories;
    const int shown = std::min<int>(mostCategories, static_cast<int>(names.size()));
    painter.setPen(canvasColours(palette()).text);
    for (int i = 0; i < shown; ++i) {
        painter.fillRect(at.x(), at.y() + 2, line - 4, line - 4,
                         QColor::fromRgb(categoryColour(i)));
        painter.drawText(at.x() + line + 2, at.y() + metrics.ascent(),
                         metrics.elidedText(names[static_cast<std::size_t>(i)], Qt::ElideLeft,
                                            width() - 2 * pad - line - 2));
        at.ry() += line;
    }
    if (static_cast<int>(names.size()) > shown)
        painter.drawText(
            at.x(), at.y() + metrics.ascent(),
            tr("and %1 more; colours repeat").arg(static_cast<int>(names.size()) - shown));
}

} // namespace hallwright::ui
