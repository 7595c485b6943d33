// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of a schematic under mouse and keys: zoom at the pointer, pan, fit, select, fold.
#pragma once

#include "ui/document.h"
#include "ui/schematic/schematic_sheet.h"
#include "ui/selection.h"

#include <QGraphicsView>

namespace hallwright::ui {

class WhatIfState;

class SchematicCanvas : public QGraphicsView {
    Q_OBJECT

public:
    SchematicCanvas(Document& document, Selection& selection, QWidget* parent = nullptr);

    // A new drawing. The view stays where it is, unless it was fitted.
    void show(SchematicDrawing drawing);
    void setColouring(SchematicColouring colouring);
    void setWhatIf(const WhatIfState& state); // whose figures stand in for the normal state
    void refreshFigures();
    const SchematicDrawing& drawing() const { return drawing_; }
    const std::vector<SchematicFigures>& figures() const { return figures_; }

    void fit();
    double fitScale(const QRectF& bounds) const; // at which such a drawing would fit
    void zoomBy(double factor, QPoint around);
    // Brings an item that stands for one of these into sight; false where there is none.
    bool reveal(const ElementSet& elements);
    QPoint viewPoint(std::size_t item) const; // its centre on the viewport
    std::optional<std::size_t> itemAt(QPoint viewportPoint) const;

    QPoint foldPoint(const std::string& group) const; // the mark that folds it, on the viewport

    SchematicLook paper() const; // for exports
    SchematicColouring colouring() const { return colouring_; }

signals:
    void foldRequested(const QString& group);
    void unfoldRequested(const QString& group);
    void menuRequested(QPoint global); // after what lies under the pointer is selected

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    SchematicLook look(double scale, const QRectF& visible) const;
    const SchematicFrame* frameTitleAt(QPoint viewportPoint) const;
    void click(QPoint at, Qt::KeyboardModifiers held);
    void choose(std::size_t item, Qt::KeyboardModifiers held);
    void panBy(QPoint by);
    void step(int by);
    void toggleSelected();
    void toggleFold(const SchematicItem& item);
    Document::AssessmentPtr shownAssessment() const;
    void amend(const SchematicItem& item, SchematicFigures& figures) const;

    Document& document_;
    Selection& selection_;
    const WhatIfState* whatIf_ = nullptr;
    SchematicDrawing drawing_;
    std::vector<SchematicFigures> figures_;
    SchematicColouring colouring_ = SchematicColouring::Feed;
    std::optional<QPoint> pressed_;
    std::optional<QPoint> panFrom_;
    bool fitted_ = true;
};

} // namespace hallwright::ui
