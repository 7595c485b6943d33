// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring between two points; corners of pieces and of the hall pull the pointer.
#pragma once

#include "ui/canvas/tool.h"

namespace hallwright::ui {

class MeasureTool : public Tool {
public:
    using Tool::Tool;

    ToolAnswer press(const ToolPoint& point) override;
    ToolAnswer move(const ToolPoint& point) override;
    ToolAnswer release(const ToolPoint& point) override;
    bool busy() const override { return true; }
    ToolAnswer cancel() override;
    void paint(QPainter& painter, const PiecePainter& pieces) const override;
    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

    double length() const; // m, of the measured line; 0 before the first

private:
    QPointF atCorner(const ToolPoint& point) const;

    std::optional<QLineF> line_;
    bool drawing_ = false;
};

} // namespace hallwright::ui
