// SPDX-License-Identifier: GPL-3.0-or-later
// Draws one item of a schematic in its pose, with its figures.
#pragma once

#include "ui/schematic/schematic_painter.h"

namespace hallwright::ui {

class SchematicItemPainter {
public:
    SchematicItemPainter(QPainter& painter, const SchematicLook& look);

    void paint(const SchematicItem& item, const SchematicPlace& place,
               const SchematicFigures& figures, bool marked);

private:
    struct Sitting; // an item with all that its drawing needs

    void paintBoxed(const Sitting& s);
    void paintInline(const Sitting& s);
    void paintBar(const Sitting& s);
    void paintUpright(const Sitting& s);
    void paintStrip(const Sitting& s);
    void paintColumn(const Sitting& s);
    void paintUnit(const Sitting& s);
    void paintUnitFlow(const Sitting& s);
    void paintOnLine(const Sitting& s);
    void paintLabel(const Sitting& s);

    QColor strokeOf(const Sitting& s) const;
    QColor fillOf(const Sitting& s) const;
    void outline(const Sitting& s, const QRectF& box, double corner);
    void halo(const Sitting& s, const QRectF& box);
    struct Lines; // text, where, and how
    void write(const Lines& lines);
    void arrow(QPointF tip, QPointF along, const QColor& colour);

    QPainter& p_;
    const SchematicLook& look_;
    QFont title_;
    QFont value_;
    bool readable_ = true;
};

} // namespace hallwright::ui
