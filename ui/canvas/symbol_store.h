// SPDX-License-Identifier: GPL-3.0-or-later
// Symbols of equipment as tinted pixmaps of the size and colour asked for, and labels laid out
// once.
#pragma once

#include "ui/canvas/piece.h"

#include <QColor>
#include <QFont>
#include <QHash>
#include <QIcon>
#include <QPixmap>
#include <QStaticText>

namespace hallwright::ui {

class SymbolStore {
public:
    struct Wish {
        PieceKind kind;
        int size = 16;        // logical pixels
        qreal pixelRatio = 1; // device pixels per logical one
        QColor ink;
    };
    const QPixmap& symbol(const Wish& wish);
    // The text ready to draw with this font; laid out on first use.
    const QStaticText& label(const QString& text, const QFont& font);

private:
    QHash<quint64, QPixmap> symbols_;
    QHash<QString, QStaticText> labels_;
    QFont font_;
};

// The symbol drawn in the ink; the palette shows it too.
QPixmap symbolPixmap(const SymbolStore::Wish& wish);

} // namespace hallwright::ui
