// SPDX-License-Identifier: GPL-3.0-or-later
// A ruler along an edge of the floor view: metres or feet of the hall, and where the pointer is.
#pragma once

#include "model/measure.h"

#include <QWidget>

namespace hallwright::ui {

class FloorView;

class Ruler : public QWidget {
    Q_OBJECT

public:
    static constexpr int thickness = 22; // px

    Ruler(Qt::Orientation orientation, const FloorView& view, QWidget* parent = nullptr);
    void setPointer(QPointF hall);
    void setUnits(model::UnitSystem units);

protected:
    void paintEvent(QPaintEvent* event) override;
    QSize sizeHint() const override { return {thickness, thickness}; }

private:
    int pixelAt(double metres) const; // along the ruler
    void drawTick(QPainter& painter, int at, const QString& text) const;

    Qt::Orientation orientation_;
    const FloorView& view_;
    double pointer_ = 0.0; // m
    model::UnitSystem units_ = model::UnitSystem::Si;
};

} // namespace hallwright::ui
