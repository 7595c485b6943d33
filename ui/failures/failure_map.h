// SPDX-License-Identifier: GPL-3.0-or-later
// The hall beside the failure list: racks in the colours of the chosen failure, with its legend; a
// click selects a rack. Nothing is edited here.
#pragma once

#include "ui/canvas/floor_scene.h"
#include "ui/document.h"

#include <QGraphicsView>

namespace hallwright::ui {

class OverlayLegend;

class FailureMap : public QGraphicsView {
    Q_OBJECT

public:
    FailureMap(Document& document, Selection& selection, QWidget* parent = nullptr);
    ~FailureMap() override;

    void showOverlay(const Overlay& overlay);
    const Overlay& overlay() const { return scene_->overlay(); }
    const OverlayLegend& legend() const { return *legend_; }
    FloorScene& floor() { return *scene_; }

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void showPlan();
    void showOverlayState();
    void fit();

    Document& document_;
    Selection& selection_;
    FloorScene* scene_ = nullptr;
    OverlayLegend* legend_ = nullptr;
    Overlay overlay_;
};

} // namespace hallwright::ui
