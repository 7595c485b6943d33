// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing rows and blocks of racks: the dragged rectangle is filled, with live count and power.
#pragma once

#include "model/edit/place.h"
#include "ui/canvas/floor_index.h"
#include "ui/canvas/tool.h"

namespace hallwright::ui {

// What an array is made of; the aisles as in model's ArrayRequest.
struct ArrayStyle {
    std::string type; // key
    model::Length gap{};
    model::Length coldAisle = model::metres(1.8);
    model::Length hotAisle = model::metres(1.2);
    model::RowFacing facing = model::RowFacing::Alternating;
};

class ArrayTool : public Tool {
public:
    ArrayTool(const ToolGround& ground, ArrayStyle style);

    ToolAnswer press(const ToolPoint& point) override;
    ToolAnswer move(const ToolPoint& point) override;
    ToolAnswer release(const ToolPoint& point) override;
    bool busy() const override { return true; }
    ToolAnswer cancel() override;
    void paint(QPainter& painter, const PiecePainter& pieces) const override;
    QString hint() const override;
    bool blocked() const override { return !obstacle_.isEmpty(); }
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

    int racks() const { return count_.racks; }

private:
    model::ArrayRequest requestFor(QSizeF drawn) const;
    QPointF onGrid(const ToolPoint& point) const;
    void settle(const ToolPoint& point);
    QString countText() const;

    ArrayStyle style_;
    FloorIndex index_;
    std::optional<QPointF> start_;
    QPointF now_;
    model::ArrayRequest request_;
    model::ArrayCount count_;
    std::vector<Piece> ghosts_;
    QString obstacle_;
};

} // namespace hallwright::ui
