// SPDX-License-Identifier: GPL-3.0-or-later
// The hall plan as one widget: floor view with rulers, tools, hall and overlay choosers, legend.
#pragma once

#include "ui/canvas/array_tool.h"
#include "ui/canvas/overlay.h"
#include "ui/canvas/tool.h"

#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QTimer;
class QToolBar;

namespace hallwright::ui {

class FloorView;
class OverlayLegend;
class Ruler;

class HallView : public QWidget {
    Q_OBJECT

public:
    HallView(Document& document, Selection& selection, QWidget* parent = nullptr);
    ~HallView() override;

    FloorView& floor() { return *floor_; }
    FloorScene& scene() { return *scene_; }
    const OverlayLegend& legend() const { return *legend_; }

    OverlayKind overlay() const { return overlay_; }
    void setOverlay(OverlayKind kind);
    // The overlay of a failure, which stays until it is cleared or the user picks another.
    void showFailure(Overlay overlay);
    void clearFailure();
    void setUnits(model::UnitSystem units);
    // The catalogue type that the place and array tools use, as chosen in the palette.
    void setType(const std::string& typeKey);
    const std::string& type() const { return style_.type; }
    void startPlacing(const std::string& typeKey);
    void startArray(const std::string& typeKey);
    void setArrayStyle(ArrayStyle style) { style_ = std::move(style); }

    // Actions with their shortcuts, for menus and the command palette; named by key.
    const std::vector<QAction*>& actions() const { return actions_; }
    QAction* action(const QString& key) const;
    // Fills a menu with them, submenus included.
    void fillMenu(QMenu& menu) const;
    // Why the last wish was refused; empty after something worked.
    const QString& lastRefusal() const { return refusal_; }

public slots:
    void zoomTo(const hallwright::model::ElementRef& element);
    void zoomToElements(const hallwright::ui::ElementSet& elements);
    void zoomToSelection();
    void fit();

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildActions();
    void buildLayout();
    void connectAll();
    QAction* addHallAction(const QString& key, const QString& title, const QKeySequence& keys,
                           const std::function<void()>& run);
    void addZoomActions();
    void refreshIcons();
    void showPlan();
    void showHalls();
    void showAssessment();
    void showHint(const QString& text);
    void showSelection();
    void applyTheme();
    void placeLegend();
    void clearFailureItem();
    void tellRefusal(const QString& why);

    Document& document_;
    Selection& selection_;
    FloorScene* scene_ = nullptr;
    FloorView* floor_ = nullptr;
    Ruler* topRuler_ = nullptr;
    Ruler* leftRuler_ = nullptr;
    OverlayLegend* legend_ = nullptr;
    QToolBar* bar_ = nullptr;
    QComboBox* hallChooser_ = nullptr;
    QComboBox* overlayChooser_ = nullptr;
    QLabel* hint_ = nullptr;
    QLabel* position_ = nullptr;
    QTimer* hintTimer_ = nullptr;
    std::vector<QAction*> actions_;
    OverlayKind overlay_ = OverlayKind::None;
    Overlay failure_;                        // shown while overlay_ is one of a failure
    OverlayKind before_ = OverlayKind::None; // the failure was shown
    model::UnitSystem units_ = model::UnitSystem::Si;
    ArrayStyle style_;
    model::HallId fitted_; // the hall that was last fitted into the view
    std::string fittedSession_;
    QString refusal_;
    Document::AssessmentPtr shown_;
};

} // namespace hallwright::ui
