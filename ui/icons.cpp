// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icons.h"

#include "ui/theme.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <cmath>
#include <numbers>

namespace hallwright::ui {

namespace {

QPixmap drawn(QByteArray svg, const QColor& ink, int size)
{
    svg.replace("currentColor", ink.name().toLatin1());
    QSvgRenderer renderer(svg);
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

QPolygonF regular(int corners, double radius, double turn)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2.0 * std::numbers::pi * i / corners;
        polygon << QPointF(std::cos(angle) * radius, std::sin(angle) * radius);
    }
    return polygon;
}

QPixmap severityPixmap(model::Severity severity, int size)
{
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2.0, size / 2.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(severityColour(severity));
    const double radius = size * 0.44;
    switch (severity) {
    case model::Severity::Error:
        painter.drawPolygon(regular(8, radius, std::numbers::pi / 8));
        break;
    case model::Severity::Warning:
        painter.translate(0, size * 0.08);
        painter.drawPolygon(regular(3, radius * 1.12, -std::numbers::pi / 2));
        break;
    case model::Severity::Note:
        painter.drawEllipse(QPointF(0, 0), radius * 0.9, radius * 0.9);
        break;
    }
    QPen mark(themeColours().base, size * 0.13, Qt::SolidLine, Qt::RoundCap);
    painter.setPen(mark);
    const double up = severity == model::Severity::Note ? 1.0 : -1.0;
    painter.drawLine(QPointF(0, up * size * 0.2), QPointF(0, -up * size * 0.02));
    painter.drawPoint(QPointF(0, -up * size * 0.2));
    return pixmap;
}

} // namespace

QIcon inkedIcon(const QString& name, const QColor& ink)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (name.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll();
    QIcon icon;
    for (const int size : {16, 24, 32, 48}) {
        icon.addPixmap(drawn(svg, ink, size));
        icon.addPixmap(drawn(svg, themeColours().disabled, size), QIcon::Disabled);
        icon.addPixmap(drawn(svg, themeColours().onAccent, size), QIcon::Selected);
    }
    return icon;
}

QIcon themedIcon(const QString& name)
{
    return inkedIcon(name, themeColours().text);
}

QColor severityColour(model::Severity severity)
{
    switch (severity) {
    case model::Severity::Error:
        return themeColours().error;
    case model::Severity::Warning:
        return themeColours().warning;
    case model::Severity::Note:
        return themeColours().note;
    }
    return {};
}

QIcon severityIcon(model::Severity severity)
{
    QIcon icon;
    for (const int size : {16, 24, 32})
        icon.addPixmap(severityPixmap(severity, size));
    return icon;
}

} // namespace hallwright::ui
