// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/chart_painter.h"

#include "ui/plots/chart_plot.h"

#include <qcustomplot.h>

namespace hallwright::ui {

void paintChart(QPainter& painter, const QRectF& rect, const model::Chart& chart,
                const ChartColours& colours, const QFont& font)
{
    // Laid out in points of a nominal size and scaled, so that lines keep their weight on any
    // device.
    constexpr double nominalWidth = 640.0;
    const double scale = rect.width() / nominalWidth;
    QCustomPlot plot;
    plot.setAttribute(Qt::WA_DontShowOnScreen);
    const int width = static_cast<int>(nominalWidth);
    const int height = static_cast<int>(rect.height() / scale);
    plot.resize(width, height);
    plot.setViewport(QRect(0, 0, width, height));
    QFont small = font;
    small.setPixelSize(11);
    fillPlot(plot, chart, colours, small);
    QPicture picture;
    {
        QCPPainter recorder(&picture);
        recorder.setMode(QCPPainter::pmVectorized);
        recorder.setMode(QCPPainter::pmNoCaching);
        plot.toPainter(&recorder, width, height);
    }
    painter.save();
    painter.translate(rect.topLeft());
    // A picture is played at the device's resolution over its own; that is taken back here.
    const double played =
        static_cast<double>(painter.device()->logicalDpiX()) / picture.logicalDpiX();
    painter.scale(scale / played, scale / played);
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

} // namespace hallwright::ui
