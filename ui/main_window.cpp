// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "ui/canvas/hall_view.h"
#include "ui/command_palette.h"
#include "ui/preferences.h"
#include "ui/status_figures.h"
#include "ui/tables/finding_list.h"
#include "ui/tables/kpi_view.h"
#include "ui/welcome_page.h"
#include "ui/words.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QUrl>

namespace hallwright::ui {

namespace {
constexpr int messageTime = 8000; // ms
}

MainWindow::MainWindow(Services services, QWidget* parent)
    : QMainWindow(parent)
    , document_(std::move(services))
    , files_(document_, *this)
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    // Before the hall view hears of it: it zooms in the hall that is shown.
    connect(&selection_, &Selection::zoomTo, this, &MainWindow::showHallOf);
    buildCentre();
    buildDocks();
    buildMenus();
    buildToolBar();
    buildStatusBar();
    wireFile();
    wireEdit();
    wireProject();
    wireView();
    wireViews();
    enableByServices();
    commands_ = new CommandPalette([this] { return everyAction(); }, this);
    restoreLayout();
    showTitle();
    showUndoNames();
}

// Views look at document and selection, which are members: views go first.
MainWindow::~MainWindow()
{
    disconnect(&document_, nullptr, this, nullptr);
    delete takeCentralWidget();
    for (const auto& [name, dock] : docks_)
        delete dock;
}

void MainWindow::showTitle()
{
    QString name = document_.path().empty() ? qs(document_.project().name)
                                            : QFileInfo(qs(document_.path())).fileName();
    if (document_.readOnly())
        name += tr(" (read-only)");
    setWindowTitle(name + QStringLiteral("[*] – Hallwright"));
    setWindowModified(document_.modified());
    actions_["file.save"]->setEnabled(document_.modified() && !document_.readOnly() &&
                                      document_.services().saveProject != nullptr);
}

void MainWindow::showUndoNames()
{
    const auto& history = document_.history();
    const auto now = history.position();
    auto* undo = actions_["edit.undo"];
    auto* redo = actions_["edit.redo"];
    undo->setEnabled(history.canUndo());
    redo->setEnabled(history.canRedo());
    undo->setText(history.canUndo() ? tr("&Undo: %1").arg(words(history.name(now))) : tr("&Undo"));
    redo->setText(history.canRedo() ? tr("&Redo: %1").arg(words(history.name(now + 1)))
                                    : tr("&Redo"));
}

void MainWindow::showWorking(bool busy)
{
    working_->setText(busy ? tr("Evaluating…") : QString());
}

void MainWindow::tell(const QString& text)
{
    statusBar()->showMessage(text, messageTime);
}

void MainWindow::refuse(const model::Fault& fault)
{
    tell(words(fault));
}

void MainWindow::selectAllInHall()
{
    ElementSet all;
    for (const auto& rack : document_.plan().racks)
        if (rack.at.hall == document_.hallId())
            all.insert(refTo(rack.id));
    for (const auto& unit : document_.plan().units)
        if (unit.at.hall == document_.hallId())
            all.insert(refTo(unit.id));
    selection_.set(std::move(all));
}

void MainWindow::showHallOf(const ElementSet& elements)
{
    showView(QStringLiteral("hall"));
    const auto& plan = document_.plan();
    for (const auto& ref : elements) {
        if (ref.kind == model::ElementKind::Hall)
            return document_.setHall({ref.number});
        if (const auto* rack = plan.racks.find({ref.number});
            ref.kind == model::ElementKind::Rack && rack != nullptr)
            return document_.setHall(rack->at.hall);
        if (const auto* unit = plan.units.find({ref.number});
            ref.kind == model::ElementKind::Unit && unit != nullptr)
            return document_.setHall(unit->at.hall);
    }
}

std::vector<QAction*> MainWindow::everyAction() const
{
    std::vector<QAction*> all = actions_.all();
    const auto& hall = hallView_->actions();
    all.insert(all.end(), hall.begin(), hall.end());
    for (const auto& [name, dock] : docks_)
        all.push_back(dock->toggleViewAction());
    return all;
}

void MainWindow::showView(const QString& name)
{
    pages_->setCurrentWidget(tabs_);
    for (int i = 0; i < tabs_->count(); ++i)
        if (tabs_->widget(i)->property("view").toString() == name)
            tabs_->setCurrentIndex(i);
}

bool MainWindow::welcomeShown() const
{
    return pages_->currentWidget() == welcome_;
}

// A figure leads to its finding where there is one, else to how it is computed.
void MainWindow::explainFigure(const QString& key)
{
    if (key == QLatin1String("margin") || key == QLatin1String("time")) {
        docks_.at(QStringLiteral("findings"))->raise();
        if (key == QLatin1String("margin"))
            findings_->showWorst({});
        return;
    }
    showView(QStringLiteral("kpis"));
    kpis_->explain(key);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!files_.mayClose())
        return event->ignore();
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"),
                      dockState_.isEmpty() ? saveState() : dockState_);
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshTheme();
    QMainWindow::changeEvent(event);
}

void MainWindow::refreshTheme()
{
    actions_.refreshIcons();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().toLocalFile().endsWith(QLatin1String(fileSuffix)))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    files_.open(event->mimeData()->urls().front().toLocalFile());
}

} // namespace hallwright::ui
