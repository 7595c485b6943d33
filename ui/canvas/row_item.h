// SPDX-License-Identifier: GPL-3.0-or-later
// One graphics item for all racks of a row, or for what else stands in one patch of the floor: a
// frame then costs an item per forty racks.
#pragma once

#include "ui/canvas/piece.h"

#include <QGraphicsItem>

#include <vector>

namespace hallwright::ui {

class PiecePainter;

class RowItem : public QGraphicsItem {
public:
    RowItem(PiecePainter& painter, QString label);

    const QString& label() const { return label_; } // of the row; empty for a patch
    void setLabel(QString label);
    const std::vector<Piece>& pieces() const { return pieces_; }
    // After changes of place or number call settle(), after others update().
    std::vector<Piece>& editPieces() { return pieces_; }
    void settle();

    // The piece over a point of the hall: arithmetic, the last drawn first.
    const Piece* at(QPointF point) const;

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    PiecePainter& painter_;
    QString label_;
    std::vector<Piece> pieces_;
    QRectF bounds_;
};

} // namespace hallwright::ui
