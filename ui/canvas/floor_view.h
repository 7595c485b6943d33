// SPDX-License-Identifier: GPL-3.0-or-later
// The view of the floor: zoom at the pointer, pan, fit, and the tool in the hand.
#pragma once

#include "ui/canvas/array_tool.h"
#include "ui/canvas/floor_scene.h"
#include "ui/canvas/tool.h"

#include <QGraphicsView>

#include <memory>

namespace hallwright::ui {

class FloorView : public QGraphicsView {
    Q_OBJECT

public:
    FloorView(Document& document, Selection& selection, FloorScene& scene,
              QWidget* parent = nullptr);
    ~FloorView() override;

    double pixelsPerMetre() const { return transform().m11(); }
    QPointF hallPoint(QPoint viewportPoint) const { return mapToScene(viewportPoint); }
    QPoint viewPoint(QPointF hallPoint) const { return mapFromScene(hallPoint); }
    void zoomBy(double factor, QPoint around);
    // Shows the whole hall, with so many pixels kept free on the left. It stays fitted in a window
    // that changes its size until somebody zooms or pans.
    void fitHall(double leftPixels = 0.0);
    bool fitted() const { return fitted_; }
    void zoomToBox(const QRectF& box); // with room around it

    // Puts a tool in the hand; the one before is cancelled.
    void take(std::unique_ptr<Tool> tool);
    Tool& tool() { return *tool_; }
    const ToolGround& ground() const { return ground_; }
    void setSnap(SnapRules rules) { ground_.snap = rules; }
    void setUnits(model::UnitSystem units) { ground_.units = units; }
    void selectTool();
    void placeTool(const std::string& typeKey);
    void arrayTool(const ArrayStyle& style);
    void measureTool();
    // Does what a tool or an action answers; false where it was refused.
    bool perform(const ToolAnswer& answer);
    void turn(); // R: what is in the hand, else the selection

signals:
    void viewChanged(); // zoomed, panned or resized
    void pointerMoved(QPointF hall);
    void hintChanged(const QString& text); // the tool says whether it is blocked
    void refused(const QString& why);
    void toolChanged();

protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    ToolPoint toolPoint(QPointF viewportPoint, Qt::KeyboardModifiers modifiers) const;
    void startPan(QPoint at);
    void endPan();
    bool nudge(const QKeyEvent& event);
    void showProbe(QPoint viewportPoint, QPoint globalPoint);
    void applyScale(double scale);
    void tellHint();

    Document& document_;
    Selection& selection_;
    FloorScene& scene_;
    ToolGround ground_;
    std::unique_ptr<Tool> tool_;
    std::string openGesture_; // that has made a step and may be taken back
    std::optional<QPoint> panFrom_;
    bool spaceHeld_ = false;
    bool fitted_ = false;
};

} // namespace hallwright::ui
