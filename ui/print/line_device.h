// SPDX-License-Identifier: GPL-3.0-or-later
// A paint device that takes what is painted apart into lines and lettering: one painter for screen,
// paper, SVG and CAD.
#pragma once

#include "model/report/line_drawing.h"

#include <QPaintDevice>
#include <QSizeF>

#include <functional>
#include <memory>

class QColor;

namespace hallwright::ui {

// Where painted units land: millimetres per unit, the paper's height to turn y upwards.
struct LineScale {
    double millimetres = 1.0; // per painted unit
    QSizeF size;              // of the paper, in units
    // Layer of a pen's colour; white and transparent ones are never asked for.
    std::function<std::string(const QColor&)> layerOf;
};

class LineDevice : public QPaintDevice {
public:
    explicit LineDevice(LineScale scale);
    ~LineDevice() override;

    QPaintEngine* paintEngine() const override;
    const model::LineDrawing& drawing() const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    LineScale scale_;
    std::unique_ptr<Engine> engine_;
};

} // namespace hallwright::ui
