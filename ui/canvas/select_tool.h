// SPDX-License-Identifier: GPL-3.0-or-later
// Selecting by click and rectangle, and moving what is selected; a whole drag is one undo step.
#pragma once

#include "ui/canvas/floor_index.h"
#include "ui/canvas/tool.h"

#include <memory>

namespace hallwright::ui {

class SelectTool : public Tool {
public:
    using Tool::Tool;

    ToolAnswer press(const ToolPoint& point) override;
    ToolAnswer move(const ToolPoint& point) override;
    ToolAnswer release(const ToolPoint& point) override;
    ToolAnswer doubleClick(const ToolPoint& point) override;
    bool busy() const override { return state_ == State::Rubber || state_ == State::Dragging; }
    ToolAnswer cancel() override;
    void paint(QPainter& painter, const PiecePainter& pieces) const override;
    QString hint() const override;
    bool blocked() const override { return !obstacle_.isEmpty(); }
    Qt::CursorShape cursor() const override;

private:
    enum class State { Idle, OnPiece, OnFloor, Rubber, Dragging };
    void startDrag();
    ToolAnswer drag(const ToolPoint& point);
    QString obstacleAt(QPointF offset) const;
    ToolAnswer rubberAnswer() const;
    void rest();

    State state_ = State::Idle;
    QPointF start_;
    QPointF now_;
    double scale_ = 1.0;
    bool adds_ = false;                      // Ctrl was held
    std::optional<model::ElementRef> under_; // pressed piece that was selected already
    // While dragging:
    std::vector<model::ElementRef> items_;
    std::vector<Piece> begun_; // as they stood at the start
    QRectF bounds_;            // of them
    std::unique_ptr<FloorIndex> others_;
    QPointF applied_; // offset that the plan has
    QPointF wanted_;  // offset of the hand, snapped
    std::vector<QLineF> guides_;
    QString obstacle_;
    std::string gesture_;
};

} // namespace hallwright::ui
