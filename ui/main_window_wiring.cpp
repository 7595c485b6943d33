// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's actions do.
#include "model/edit/alternatives.h"
#include "model/edit/place.h"
#include "ui/canvas/hall_view.h"
#include "ui/command_palette.h"
#include "ui/dialogs/duty_card.h"
#include "ui/dialogs/equipment_editor.h"
#include "ui/dialogs/exchange_dialogs.h"
#include "ui/dialogs/quick_card.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/failures/failures_view.h"
#include "ui/main_window.h"
#include "ui/palette/catalogue_palette.h"
#include "ui/preferences.h"
#include "ui/quantity_format.h"
#include "ui/schematic/schematic_view.h"
#include "ui/status_figures.h"
#include "ui/welcome_page.h"
#include "ui/words.h"

#include <QApplication>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QStackedWidget>
#include <QTabWidget>

namespace hallwright::ui {

namespace {

// A name that no alternative has yet: "B", "C", … then "A2".
std::string freeName(const model::Project& project)
{
    for (int i = 0;; ++i) {
        std::string name(1, static_cast<char>('A' + i % 26));
        if (i >= 26)
            name += std::to_string(i / 26 + 1);
        if (project.find(name) == nullptr)
            return name;
    }
}

std::string freeHallLabel(const model::Plan& plan)
{
    for (std::size_t i = plan.halls.size() + 1;; ++i) {
        const std::string label = "H" + std::to_string(i);
        bool taken = false;
        for (const auto& hall : plan.halls)
            taken = taken || hall.label == label;
        if (!taken)
            return label;
    }
}

} // namespace

void MainWindow::wireFile()
{
    const auto on = [this](const char* key, auto run) {
        connect(actions_[key], &QAction::triggered, this, run);
    };
    on("file.new", [this] { pages_->setCurrentWidget(welcome_); });
    on("file.open", [this] { files_.chooseAndOpen(); });
    on("file.save", [this] { files_.save(); });
    on("file.saveAs", [this] { files_.saveAs(); });
    on("file.import", [this] { tell(importInto(document_, *this)); });
    on("file.export", [this] { tell(exportFrom(document_, *this)); });
    on("file.report", [this] { tell(writeReport(document_, *this)); });
    on("file.settings", [this] { SettingsDialog(this).exec(); });
    on("file.quit", [this] { close(); });
    connect(welcome_, &WelcomePage::templateChosen, &files_, &FileSession::newFromTemplate);
    connect(welcome_, &WelcomePage::fileChosen, &files_, &FileSession::open);
    connect(welcome_, &WelcomePage::openRequested, &files_, &FileSession::chooseAndOpen);
    connect(welcome_, &WelcomePage::emptyRequested, &files_, &FileSession::newEmpty);
    connect(welcome_, &WelcomePage::quickCardRequested, actions_["project.quick"],
            &QAction::trigger);
    connect(&files_, &FileSession::opened, this, [this] {
        selection_.clear();
        showView(QStringLiteral("hall"));
        hallView_->fit();
    });
    connect(&files_, &FileSession::tell, this, &MainWindow::tell);
}

void MainWindow::wireEdit()
{
    connect(actions_["edit.undo"], &QAction::triggered, &document_, &Document::undo);
    connect(actions_["edit.redo"], &QAction::triggered, &document_, &Document::redo);
    connect(actions_["edit.selectAll"], &QAction::triggered, this, &MainWindow::selectAllInHall);
    connect(actions_["edit.selectNone"], &QAction::triggered, &selection_, &Selection::clear);
    connect(actions_["edit.palette"], &QAction::triggered, this, [this] { commands_->open(); });
}

void MainWindow::wireProject()
{
    const auto on = [this](const char* key, auto run) {
        connect(actions_[key], &QAction::triggered, this, run);
    };
    on("project.addHall", [this] {
        model::Hall hall;
        hall.label = freeHallLabel(document_.plan());
        (void)document_.apply({{QT_TRANSLATE_NOOP("edit", "Add hall {0}"), {hall.label}},
                               [hall, id = document_.alternativeId()](const model::Project& p) {
                                   return model::addHall(p, id, hall);
                               },
                               {}});
        if (!document_.plan().halls.empty()) {
            model::HallId newest;
            for (const auto& one : document_.plan().halls)
                newest = one.id;
            document_.setHall(newest);
        }
    });
    on("project.addAlternative", [this] {
        const auto name = freeName(document_.project());
        (void)document_.apply(
            {{QT_TRANSLATE_NOOP("edit", "Add alternative {0}"), {name}},
             [name](const model::Project& p) { return model::addAlternative(p, name); },
             {}});
    });
    on("project.copyAlternative", [this] {
        const auto name = freeName(document_.project());
        const auto origin = document_.alternativeId();
        if (document_.apply({{QT_TRANSLATE_NOOP("edit", "Duplicate alternative as {0}"), {name}},
                             [name, origin](const model::Project& p) {
                                 return model::duplicateAlternative(p, origin, name);
                             },
                             {}}))
            document_.setAlternative(document_.project().alternatives.back().id);
    });
    on("project.removeAlternative", [this] {
        const auto id = document_.alternativeId();
        const auto* one = document_.alternative();
        if (one == nullptr)
            return;
        (void)document_.apply(
            {{QT_TRANSLATE_NOOP("edit", "Remove alternative {0}"), {one->name}},
             [id](const model::Project& p) { return model::removeAlternative(p, id); },
             {}});
    });
    on("project.equipment", [this] { EquipmentEditor(document_, this).exec(); });
    on("project.duty", [this] { DutyCard(document_, this).exec(); });
    on("project.quick", [this] {
        if (QuickCard(document_, files_, this).exec() == QDialog::Accepted)
            showView(QStringLiteral("hall"));
    });
}

void MainWindow::wireView()
{
    for (const char* name : {"hall", "one-line", "piping", "racks", "elements", "kpis", "year",
                             "failures", "compare", "assumptions"})
        connect(actions_[std::string("view.") + name], &QAction::triggered, this,
                [this, name = QString::fromLatin1(name)] { showView(name); });
    connect(actions_["view.welcome"], &QAction::triggered, this,
            [this] { pages_->setCurrentWidget(welcome_); });
    connect(actions_["view.units"], &QAction::triggered, this, [] {
        auto chosen = loadPreferences();
        chosen.units = QuantityFormat::current().system() == model::UnitSystem::Si
                           ? model::UnitSystem::Ip
                           : model::UnitSystem::Si;
        savePreferences(chosen);
        QuantityFormat::current().setSystem(chosen.units);
    });
    connect(actions_["view.theme"], &QAction::triggered, this, [] {
        auto chosen = loadPreferences();
        chosen.theme = darkTheme() ? ThemeChoice::Light : ThemeChoice::Dark;
        savePreferences(chosen);
        applyTheme(*qApp, chosen.theme);
    });
    connect(actions_["help.about"], &QAction::triggered, this, [this] {
        QMessageBox::about(this, tr("About Hallwright"),
                           tr("Hallwright %1\nPower and liquid cooling of AI data halls.\n"
                              "GNU General Public License, version 3 or later.")
                               .arg(QCoreApplication::applicationVersion()));
    });
}

void MainWindow::wireViews()
{
    connect(&document_, &Document::fileChanged, this, &MainWindow::showTitle);
    connect(&document_, &Document::planChanged, this, &MainWindow::showUndoNames);
    connect(&document_, &Document::busyChanged, this, &MainWindow::showWorking);
    connect(&document_, &Document::refused, this, &MainWindow::refuse);
    for (auto* view : {oneLine_, piping_})
        connect(view, &SchematicView::tell, this, &MainWindow::tell);
    connect(figures_, &StatusFigures::asked, this, &MainWindow::explainFigure);
    connect(palette_, &CataloguePalette::typeChosen, this,
            [this](const std::string& key) { hallView_->setType(key); });
    connect(palette_, &CataloguePalette::placeRequested, this, [this](const std::string& key) {
        showView(QStringLiteral("hall"));
        hallView_->startPlacing(key);
    });
    connect(failures_, &FailuresView::overlayChanged, hallView_, [this](const Overlay& overlay) {
        if (overlay.kind == OverlayKind::None)
            hallView_->clearFailure();
        else
            hallView_->showFailure(overlay);
    });
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this,
            [this] { hallView_->setUnits(QuantityFormat::current().system()); });
}

void MainWindow::enableByServices()
{
    const auto& services = document_.services();
    actions_["file.open"]->setEnabled(services.openProject != nullptr);
    actions_["file.saveAs"]->setEnabled(services.saveAs != nullptr);
    actions_["file.import"]->setEnabled(!services.importers.empty());
    actions_["file.export"]->setEnabled(!services.exporters.empty());
    actions_["file.report"]->setEnabled(services.writeReport != nullptr);
    actions_["project.quick"]->setEnabled(services.quickCard != nullptr);
    actions_["project.duty"]->setEnabled(services.dutyCard != nullptr);
}

void MainWindow::fillRecentMenu()
{
    recentMenu_->clear();
    for (const QString& path : recentFiles())
        recentMenu_->addAction(path, this, [this, path] { files_.open(path); });
    recentMenu_->setEnabled(true);
    if (recentMenu_->isEmpty())
        recentMenu_->addAction(tr("No recent files"))->setEnabled(false);
}

} // namespace hallwright::ui
