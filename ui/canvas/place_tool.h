// SPDX-License-Identifier: GPL-3.0-or-later
// Placing one item of a type: its ghost follows the hand, by click or as a drop from the palette.
#pragma once

#include "ui/canvas/floor_index.h"
#include "ui/canvas/tool.h"

#include <string>

namespace hallwright::ui {

// What the palette puts into a drag: the type's key as UTF-8.
inline constexpr const char* typeMime = "application/x-hallwright-type";

class PlaceTool : public Tool {
public:
    // OneDrop: done after the first release, as in a drag from the palette.
    enum class Manner { ClickMany, OneDrop };
    PlaceTool(const ToolGround& ground, std::string typeKey, Manner manner);

    ToolAnswer press(const ToolPoint& point) override { return move(point); }
    ToolAnswer move(const ToolPoint& point) override;
    ToolAnswer release(const ToolPoint& point) override;
    ToolAnswer turn() override;
    bool busy() const override { return true; }
    ToolAnswer cancel() override;
    void paint(QPainter& painter, const PiecePainter& pieces) const override;
    QString hint() const override;
    bool blocked() const override { return !obstacle_.isEmpty(); }
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

private:
    void loadGhosts();
    void settle();
    model::RowId rowBeside(const QRectF& box) const;

    std::string key_;
    Manner manner_;
    model::Turn turn_ = model::Turn::Deg0;
    std::vector<Piece> ghosts_; // as placed at the origin
    QRectF bounds_;             // of them
    FloorIndex index_;
    std::optional<ToolPoint> point_; // none: the hand is not over the hall yet
    QPointF place_;                  // of the ghosts' origin
    std::vector<QLineF> guides_;
    QString obstacle_;
};

} // namespace hallwright::ui
