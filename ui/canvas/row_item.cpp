// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/row_item.h"

#include "ui/canvas/piece_painter.h"

#include <QStyleOptionGraphicsItem>

namespace hallwright::ui {

RowItem::RowItem(PiecePainter& painter, QString label)
    : painter_(painter)
    , label_(std::move(label))
{
    setFlag(ItemUsesExtendedStyleOption); // else exposedRect is the whole item
    setAcceptedMouseButtons(Qt::NoButton);
}

void RowItem::setLabel(QString label)
{
    label_ = std::move(label);
    update();
}

void RowItem::settle()
{
    prepareGeometryChange();
    bounds_ = {};
    for (const auto& piece : pieces_)
        bounds_ |= piece.box;
    update();
}

const Piece* RowItem::at(QPointF point) const
{
    if (!bounds_.contains(point))
        return nullptr;
    for (auto piece = pieces_.rbegin(); piece != pieces_.rend(); ++piece)
        if (piece->box.contains(point))
            return &*piece;
    return nullptr;
}

void RowItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    painter_.paint(*painter, pieces_, option->exposedRect);
}

} // namespace hallwright::ui
