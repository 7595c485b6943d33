// SPDX-License-Identifier: GPL-3.0-or-later
// The window: docks around the views of one document, menus, tool bar and status bar.
#pragma once

#include "ui/actions.h"
#include "ui/document.h"
#include "ui/file_session.h"
#include "ui/selection.h"

#include <QMainWindow>

#include <map>

class QLabel;
class QMenu;
class QStackedWidget;
class QTabWidget;
class QTextBrowser;

namespace hallwright::ui {

class AssumptionView;
class CataloguePalette;
class CommandPalette;
class CompareView;
class ElementTable;
class FailuresView;
class FindingList;
class HallView;
class HistoryList;
class Inspector;
class KpiView;
class ProjectTree;
class SchematicView;
class StatusFigures;
class WelcomePage;
class WhatIfState;
class YearView;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Services services, QWidget* parent = nullptr);
    ~MainWindow() override;

    Document& document() { return document_; }
    Selection& selection() { return selection_; }
    FileSession& files() { return files_; }
    const Actions& actions() const { return actions_; }

    HallView& hallView() { return *hallView_; }
    SchematicView& oneLine() { return *oneLine_; }
    SchematicView& piping() { return *piping_; }
    Inspector& inspector() { return *inspector_; }
    FindingList& findings() { return *findings_; }
    StatusFigures& figures() { return *figures_; }
    KpiView& kpis() { return *kpis_; }
    CompareView& compare() { return *compare_; }
    FailuresView& failures() { return *failures_; }
    YearView& year() { return *year_; }
    CataloguePalette& palette() { return *palette_; }
    CommandPalette& commands() { return *commands_; }

    // Shows one of the centre views: "hall", "one-line", "piping", "racks", "elements", "kpis",
    // "year", "failures", "compare", "assumptions".
    void showView(const QString& name);
    bool welcomeShown() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // main_window_layout.cpp
    void buildCentre();
    void buildDocks();
    QDockWidget* addDock(const char* name, const QString& title, QWidget* content,
                         Qt::DockWidgetArea area);
    void buildMenus();
    void buildToolBar();
    void buildStatusBar();
    void restoreLayout();
    void showDocksOfPage();
    // main_window_wiring.cpp
    void wireFile();
    void wireEdit();
    void wireProject();
    void wireView();
    void wireViews();
    void enableByServices();
    void fillRecentMenu();
    // main_window.cpp
    void showTitle();
    void showUndoNames();
    void showWorking(bool busy);
    void tell(const QString& text);
    void refuse(const model::Fault& fault);
    void selectAllInHall();
    void showHallOf(const ElementSet& elements);
    void refreshTheme();
    std::vector<QAction*> everyAction() const;
    void explainFigure(const QString& key);

    Document document_;
    Selection selection_;
    Actions actions_;
    FileSession files_;
    QStackedWidget* pages_ = nullptr;
    WelcomePage* welcome_ = nullptr;
    QTabWidget* tabs_ = nullptr;
    HallView* hallView_ = nullptr;
    WhatIfState* whatIf_ = nullptr;
    SchematicView* oneLine_ = nullptr;
    SchematicView* piping_ = nullptr;
    ElementTable* racks_ = nullptr;
    ElementTable* elements_ = nullptr;
    ElementTable* phases_ = nullptr;
    KpiView* kpis_ = nullptr;
    FailuresView* failures_ = nullptr;
    CompareView* compare_ = nullptr;
    YearView* year_ = nullptr;
    AssumptionView* assumptions_ = nullptr;
    CataloguePalette* palette_ = nullptr;
    ProjectTree* tree_ = nullptr;
    Inspector* inspector_ = nullptr;
    FindingList* findings_ = nullptr;
    HistoryList* history_ = nullptr;
    CommandPalette* commands_ = nullptr;
    StatusFigures* figures_ = nullptr;
    QLabel* working_ = nullptr;
    QMenu* recentMenu_ = nullptr;
    std::map<QString, QDockWidget*> docks_;
    QByteArray dockState_; // of the docks while the welcome page hides them; else empty
};

} // namespace hallwright::ui
