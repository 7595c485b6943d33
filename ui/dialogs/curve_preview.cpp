// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/curve_editor.h"
#include "ui/quantity_format.h"
#include "ui/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hallwright::ui {

namespace {
constexpr int steps = 80; // of the drawn line
}

void CurvePreview::setCurve(model::Curve curve, const model::FieldInfo& info)
{
    curve_ = std::move(curve);
    info_ = info;
    update();
}

void CurvePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& colours = themeColours();
    painter.fillRect(rect(), colours.base);
    const QRectF area = QRectF(rect()).adjusted(64, 16, -24, -36);
    painter.setPen(colours.border);
    painter.drawRect(area);
    if (curve_.x.size() < 2 || curve_.x.size() != curve_.y.size())
        return;
    const auto [yLow, yHigh] = std::minmax_element(curve_.y.begin(), curve_.y.end());
    const double xSpan = curve_.x.back() - curve_.x.front();
    const double ySpan = *yHigh > *yLow ? *yHigh - *yLow : 1.0;
    const auto place = [&](double x, double y) {
        return QPointF(area.left() + area.width() * (x - curve_.x.front()) / xSpan,
                       area.bottom() - area.height() * (y - *yLow) / ySpan);
    };
    QPainterPath path;
    for (int i = 0; i <= steps; ++i) {
        const double x = curve_.x.front() + xSpan * i / steps;
        const QPointF point = place(x, model::read(curve_, x).y);
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    painter.setPen(QPen(colours.accent, 2));
    painter.drawPath(path);
    painter.setBrush(colours.base);
    for (std::size_t i = 0; i < curve_.x.size(); ++i)
        painter.drawEllipse(place(curve_.x[i], curve_.y[i]), 3.5, 3.5);
    painter.setPen(colours.secondary);
    const auto& format = QuantityFormat::current();
    const QRectF below(area.left(), area.bottom() + 4, area.width(), 24);
    painter.drawText(below, Qt::AlignLeft, format.text(curve_.x.front(), info_.curveX));
    painter.drawText(below, Qt::AlignRight, format.text(curve_.x.back(), info_.curveX));
    const QRectF left(0, area.top() - 8, area.left() - 6, area.height() + 16);
    painter.drawText(left, Qt::AlignRight | Qt::AlignTop, format.text(*yHigh, info_.curveY));
    painter.drawText(left, Qt::AlignRight | Qt::AlignBottom, format.text(*yLow, info_.curveY));
}

} // namespace hallwright::ui
