// SPDX-License-Identifier: GPL-3.0-or-later
// What the window is made of: centre views, docks, menus, tool bar, status bar.
#include "ui/canvas/hall_view.h"
#include "ui/failures/failures_view.h"
#include "ui/icons.h"
#include "ui/inspector/inspector.h"
#include "ui/main_window.h"
#include "ui/palette/catalogue_palette.h"
#include "ui/plots/cost_plots.h"
#include "ui/schematic/schematic_view.h"
#include "ui/schematic/what_if_state.h"
#include "ui/status_figures.h"
#include "ui/tables/assumption_model.h"
#include "ui/tables/compare_view.h"
#include "ui/tables/element_columns.h"
#include "ui/tables/element_table.h"
#include "ui/tables/finding_list.h"
#include "ui/tables/history_list.h"
#include "ui/tables/kpi_view.h"
#include "ui/tables/phase_columns.h"
#include "ui/tree/project_tree.h"
#include "ui/welcome_page.h"
#include "ui/words.h"
#include "ui/year/year_view.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>

namespace hallwright::ui {

namespace {
constexpr int leftWidth = 270;
constexpr int rightWidth = 310;
constexpr int bottomHeight = 190;
constexpr int inspectorLeast = 280; // a label and its field side by side
constexpr auto layoutVersion = 2;
} // namespace

void MainWindow::buildCentre()
{
    hallView_ = new HallView(document_, selection_);
    whatIf_ = new WhatIfState(document_, this);
    const SchematicView::Shared shared{document_, selection_, *whatIf_};
    oneLine_ = new SchematicView(SchematicKind::OneLine, shared);
    piping_ = new SchematicView(SchematicKind::Piping, shared);
    racks_ = new ElementTable(
        document_, selection_,
        {rackColumns(document_), [this] { return rackElements(document_); }, tr("No racks yet")});
    elements_ =
        new ElementTable(document_, selection_,
                         {derivedColumns(document_), [this] { return derivedElements(document_); },
                          tr("Elements appear with the first evaluation")});
    phases_ = new ElementTable(
        document_, selection_,
        {phaseColumns(document_), [this] { return phaseElements(document_); },
         tr("Phases appear where racks have single-phase supplies: state them in the "
            "equipment editor")});
    kpis_ = new KpiView(document_);
    failures_ = new FailuresView(document_, selection_);
    year_ = new YearView(document_);
    compare_ = new CompareView(document_);
    compare_->addPlot(new CostPlots(document_));
    assumptions_ = new AssumptionView(document_);
    tabs_ = new QTabWidget;
    tabs_->setDocumentMode(true);
    const auto add = [this](QWidget* view, const char* name, const QString& title) {
        view->setProperty("view", QString::fromLatin1(name));
        tabs_->addTab(view, title);
    };
    add(hallView_, "hall", tr("Hall"));
    add(oneLine_, "one-line", tr("One-line"));
    add(piping_, "piping", tr("P&&ID"));
    add(racks_, "racks", tr("Rack schedule"));
    add(elements_, "elements", tr("Elements"));
    add(phases_, "phases", tr("Phases"));
    add(kpis_, "kpis", tr("Key figures"));
    add(failures_, "failures", tr("Failures"));
    add(year_, "year", tr("Year"));
    add(compare_, "compare", tr("Compare"));
    add(assumptions_, "assumptions", tr("Assumptions"));
    welcome_ = new WelcomePage(document_.services());
    pages_ = new QStackedWidget;
    pages_->addWidget(welcome_);
    pages_->addWidget(tabs_);
    setCentralWidget(pages_);
    connect(pages_, &QStackedWidget::currentChanged, this, [this] { showDocksOfPage(); });
}

QDockWidget* MainWindow::addDock(const char* name, const QString& title, QWidget* content,
                                 Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QStringLiteral("dock.") + QString::fromLatin1(name));
    dock->setWidget(content);
    addDockWidget(area, dock);
    dock->toggleViewAction()->setText(title);
    dock->toggleViewAction()->setToolTip(tr("Show or hide: %1").arg(title));
    docks_[QString::fromLatin1(name)] = dock;
    return dock;
}

void MainWindow::buildDocks()
{
    palette_ = new CataloguePalette(document_);
    tree_ = new ProjectTree(document_, selection_);
    inspector_ = new Inspector(document_, selection_);
    findings_ = new FindingList(document_, selection_);
    history_ = new HistoryList(document_);
    auto* palette = addDock("catalogue", tr("Catalogue"), palette_, Qt::LeftDockWidgetArea);
    auto* tree = addDock("project", tr("Project"), tree_, Qt::LeftDockWidgetArea);
    auto* inspector = addDock("inspector", tr("Inspector"), inspector_, Qt::RightDockWidgetArea);
    auto* findings = addDock("findings", tr("Findings"), findings_, Qt::BottomDockWidgetArea);
    auto* plots = addDock("plots", tr("Plots"), new CostPlots(document_), Qt::BottomDockWidgetArea);
    auto* history = addDock("history", tr("History"), history_, Qt::BottomDockWidgetArea);
    inspector_->setMinimumWidth(inspectorLeast);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    splitDockWidget(palette, tree, Qt::Vertical);
    tabifyDockWidget(findings, plots);
    tabifyDockWidget(plots, history);
    findings->raise();
    resizeDocks({palette, inspector}, {leftWidth, rightWidth}, Qt::Horizontal);
    resizeDocks({palette, tree}, {3, 2}, Qt::Vertical);
    resizeDocks({findings}, {bottomHeight}, Qt::Vertical);
}

void MainWindow::buildMenus()
{
    QMenu* menu = nullptr;
    std::string_view title;
    const auto& texts = actionTexts();
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (title != texts[i].menu) {
            title = texts[i].menu;
            if (title == "&Project") {
                auto* hall = menuBar()->addMenu(tr("&Hall"));
                hallView_->fillMenu(*hall);
            }
            menu = menuBar()->addMenu(translated("Menu", texts[i].menu));
            menu->setToolTipsVisible(true);
            if (title == "&View")
                for (const auto& [name, dock] : docks_)
                    menu->addAction(dock->toggleViewAction());
        }
        menu->addAction(actions_.all()[i]);
        if (texts[i].after == ActionText::After::Separator)
            menu->addSeparator();
        if (std::string_view(texts[i].key) == "file.open") {
            recentMenu_ = menu->addMenu(tr("Open &recent"));
            connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
        }
    }
}

void MainWindow::buildToolBar()
{
    auto* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setIconSize(QSize(20, 20));
    bar->setMovable(false);
    constexpr const char* groups[][4] = {
        {"file.new", "file.open", "file.save", ""},
        {"edit.undo", "edit.redo", "edit.palette", ""},
        {"project.addHall", "project.copyAlternative", "project.equipment", "project.quick"},
        {"view.units", "view.theme", "file.report", ""}};
    for (const auto& group : groups) {
        for (const char* key : group)
            if (*key != '\0')
                bar->addAction(actions_[key]);
        bar->addSeparator();
    }
}

void MainWindow::buildStatusBar()
{
    figures_ = new StatusFigures(document_);
    working_ = new QLabel;
    working_->setProperty("role", QStringLiteral("secondary"));
    working_->setMinimumWidth(90);
    statusBar()->addPermanentWidget(working_);
    statusBar()->addPermanentWidget(figures_);
}

void MainWindow::restoreLayout()
{
    QSettings settings;
    if (settings.value(QStringLiteral("window/version")).toInt() == layoutVersion) {
        restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
        restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
    } else {
        resize(1280, 800);
    }
    settings.setValue(QStringLiteral("window/version"), layoutVersion);
    showDocksOfPage();
}

// The welcome page stands alone; docks come back as they were with the first view.
void MainWindow::showDocksOfPage()
{
    if (welcomeShown() == !dockState_.isEmpty())
        return;
    if (!welcomeShown()) {
        restoreState(dockState_);
        dockState_.clear();
        return;
    }
    dockState_ = saveState();
    for (const auto& [name, dock] : docks_)
        dock->hide();
}

} // namespace hallwright::ui
