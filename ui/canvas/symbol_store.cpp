// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/symbol_store.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace hallwright::ui {

QPixmap symbolPixmap(const SymbolStore::Wish& wish)
{
    const int side = qMax(1, qRound(wish.size * wish.pixelRatio));
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer renderer(
        QStringLiteral(":/symbols/%1.svg").arg(QLatin1String(symbolName(wish.kind))));
    renderer.render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), wish.ink);
    painter.end();
    pixmap.setDevicePixelRatio(wish.pixelRatio);
    return pixmap;
}

const QPixmap& SymbolStore::symbol(const Wish& wish)
{
    const quint64 key = (quint64{wish.ink.rgb()} << 32) | (static_cast<quint64>(wish.kind) << 24) |
                        (static_cast<quint64>(qRound(wish.pixelRatio * 8)) << 16) |
                        static_cast<quint64>(wish.size);
    auto at = symbols_.find(key);
    if (at == symbols_.end()) {
        if (symbols_.size() > 512) // zooming passes through many sizes and overlay inks
            symbols_.clear();
        at = symbols_.insert(key, symbolPixmap(wish));
    }
    return *at;
}

const QStaticText& SymbolStore::label(const QString& text, const QFont& font)
{
    if (font != font_ || labels_.size() > 20'000) {
        labels_.clear();
        font_ = font;
    }
    auto at = labels_.find(text);
    if (at == labels_.end()) {
        QStaticText laid(text);
        laid.setTextFormat(Qt::PlainText);
        laid.setPerformanceHint(QStaticText::AggressiveCaching);
        laid.prepare({}, font);
        at = labels_.insert(text, laid);
    }
    return *at;
}

} // namespace hallwright::ui
