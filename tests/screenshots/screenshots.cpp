// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the real window offscreen on every template, in both themes and two sizes, and every view
// and dialog of one template, into PNG files. Usage: screenshots FOLDER [NAME-PART...]
#include "app/cli/session.h"
#include "app/window_services.h"
#include "ui/application.h"
#include "ui/canvas/hall_view.h"
#include "ui/dialogs/equipment_editor.h"
#include "ui/dialogs/quick_card.h"
#include "ui/failures/failures_view.h"
#include "ui/main_window.h"
#include "ui/preferences.h"
#include "ui/schematic/curve_panel.h"
#include "ui/schematic/schematic_canvas.h"
#include "ui/schematic/schematic_view.h"
#include "ui/schematic/what_if_state.h"
#include "ui/year/year_view.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>

using namespace hallwright;

namespace {

struct Look {
    const char* theme;
    ui::ThemeChoice choice;
    QSize size;
};

constexpr const char* views[] = {"one-line", "piping", "racks",   "elements",   "phases",
                                 "kpis",     "year",   "compare", "assumptions"};
constexpr const char* detailed = "architecture-comparison"; // the template shown in every view

class Studio {
public:
    Studio(QDir folder, QStringList only, const model::Catalogue& catalogue)
        : folder_(std::move(folder))
        , only_(std::move(only))
        , services_(app::windowServices(catalogue))
    {
    }

    int run()
    {
        const Look looks[] = {{"light", ui::ThemeChoice::Light, {1280, 800}},
                              {"dark", ui::ThemeChoice::Dark, {1280, 800}},
                              {"light", ui::ThemeChoice::Light, {2560, 1440}},
                              {"dark", ui::ThemeChoice::Dark, {2560, 1440}}};
        for (const char* language : {"en", "zh_CN"}) {
            ui::useLanguage(QString::fromLatin1(language));
            for (const auto& look : looks) {
                ui::applyTheme(*qApp, look.choice);
                suffix_ = QStringLiteral("%1-%2-%3")
                              .arg(QLatin1String(language), QLatin1String(look.theme))
                              .arg(look.size.width());
                everyTemplate(look.size);
            }
        }
        return failures_;
    }

private:
    bool wanted(const QString& name) const
    {
        const QString whole = name + "-" + suffix_;
        return std::all_of(only_.begin(), only_.end(),
                           [&whole](const QString& part) { return whole.contains(part); });
    }

    static void settle(const ui::MainWindow& window)
    {
        constexpr int patience = 10'000; // ms
        QElapsedTimer clock;
        clock.start();
        auto& document = const_cast<ui::MainWindow&>(window).document();
        do
            QApplication::processEvents(QEventLoop::AllEvents, 20);
        while ((document.evaluating() || document.stale()) && clock.elapsed() < patience);
        QApplication::processEvents();
    }

    void keep(QWidget& widget, const QString& name)
    {
        const QString path = folder_.filePath(name + "-" + suffix_ + ".png");
        if (wanted(name) && !widget.grab().save(path)) {
            std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
            ++failures_;
        }
    }

    // A dialog is modal: it is pictured from within and closed.
    void dialog(ui::MainWindow& window, const QString& name, const char* action)
    {
        if (!wanted(name))
            return;
        QTimer::singleShot(400, &window, [this, name] {
            if (auto* shown = QApplication::activeModalWidget()) {
                keep(*shown, name);
                shown->close();
            }
        });
        window.actions()[action]->trigger();
    }

    // The list with the failure that throttles first, at the end and a few seconds in; with pairs.
    void failures(ui::MainWindow& window, const QString& name)
    {
        if (!wanted(name))
            return;
        window.selection().clear();
        window.showView(QStringLiteral("failures"));
        auto& view = window.failures();
        const auto solved = [&] {
            settle(window);
            for (QElapsedTimer clock = started(); view.solving() && clock.elapsed() < 60'000;)
                QApplication::processEvents(QEventLoop::AllEvents, 20);
        };
        solved();
        for (const auto& one : view.model().list().singles)
            if (!holds(one) && one.racks.size() > 1 && one.timeToThrottle) {
                view.choose(one.name);
                break;
            }
        for (QElapsedTimer clock = started(); clock.elapsed() < 1500;)
            QApplication::processEvents(QEventLoop::AllEvents, 20);
        keep(window, name);
        view.course().setTime(12.0);
        settle(window);
        keep(window, name + "-in-time");
        window.showView(QStringLiteral("hall"));
        settle(window);
        keep(window, name + "-hall");
        window.hallView().clearFailure();
    }

    static QElapsedTimer started()
    {
        QElapsedTimer clock;
        clock.start();
        return clock;
    }

    void everyTemplate(QSize size)
    {
        ui::MainWindow window(services_);
        window.resize(size);
        window.show();
        settle(window);
        keep(window, "welcome");
        for (const auto& one : services_.templates) {
            const QString name = QString::fromStdString(one.key);
            const bool first = only_.isEmpty() || (name + "-" + suffix_).contains(only_.front());
            if (!first && one.key != detailed)
                continue;
            window.files().newFromTemplate(name);
            settle(window);
            keep(window, name);
            schematics(window, name);
            if (one.key == detailed)
                everyView(window);
            window.document().replace(window.document().project(), {}); // nothing to save
        }
        window.document().replace(window.document().project(), {});
    }

    // Both as they open, then with all groups open, coloured by loading.
    void schematics(ui::MainWindow& window, const QString& name)
    {
        for (const char* view : {"one-line", "piping"}) {
            const QString base = name + "-" + view;
            if (!wanted(base) && !wanted(base + "-open"))
                continue;
            auto& schematic =
                std::string_view(view) == "piping" ? window.piping() : window.oneLine();
            window.showView(QLatin1String(view));
            settle(window);
            keep(window, base);
            schematic.unfoldAll();
            schematic.setColouring(ui::SchematicColouring::Loading);
            schematic.canvas().fit();
            settle(window);
            keep(window, base + "-open");
            schematic.setColouring(ui::SchematicColouring::Feed);
            questions(window, schematic, base);
        }
        window.showView(QStringLiteral("hall"));
    }

    // A what-if and each curve of a schematic.
    void questions(ui::MainWindow& window, ui::SchematicView& schematic, const QString& base)
    {
        const auto solved = [&] {
            settle(window);
            for (QElapsedTimer clock = started();
                 (schematic.whatIf().solving() || schematic.curves().solving()) &&
                 clock.elapsed() < 60'000;)
                QApplication::processEvents(QEventLoop::AllEvents, 20);
            QApplication::processEvents();
        };
        const bool piping = base.endsWith(QLatin1String("piping"));
        const char* wantedRole = piping ? "/cdu/1" : "/ups/";
        for (const auto& element : window.document().assessment()->elements)
            if (element.key.find(wantedRole) != std::string::npos) {
                schematic.whatIf().toggle({element.key, model::Switched::To::Off});
                break;
            }
        solved();
        keep(window, base + "-what-if");
        schematic.whatIf().reset();
        using Kind = ui::CurvePanel::Kind;
        schematic.findChild<QAction*>(QStringLiteral("showCurves"))->setChecked(true);
        for (const auto kind :
             piping ? std::vector{Kind::Pumps} : std::vector{Kind::Trips, Kind::Ride}) {
            schematic.curves().choose(kind);
            solved();
            keep(window, base + "-curves-" + QString::number(static_cast<int>(kind)));
        }
        schematic.findChild<QAction*>(QStringLiteral("showCurves"))->setChecked(false);
    }

    void everyView(ui::MainWindow& window)
    {
        const QString base = QLatin1String(detailed);
        const auto racks = window.document().plan().racks;
        ui::ElementSet some;
        for (const auto& rack : racks)
            if (some.size() < 3)
                some.insert(model::refTo(rack.id));
        window.selection().set(some);
        for (const auto& overlay : ui::overlayList()) {
            window.hallView().setOverlay(overlay.kind);
            settle(window);
            keep(window, base + "-overlay-" + overlay.key);
        }
        window.hallView().setOverlay(ui::OverlayKind::None);
        window.hallView().zoomToSelection();
        settle(window);
        keep(window, base + "-zoomed");
        for (const char* view : views) {
            window.showView(QLatin1String(view));
            settle(window);
            keep(window, base + "-" + view);
        }
        failures(window, base + "-failures");
        window.showView(QStringLiteral("year"));
        for (int kind = 0; kind <= static_cast<int>(ui::YearView::Kind::SetPoints); ++kind) {
            window.year().choose(static_cast<ui::YearView::Kind>(kind));
            while (window.year().studying())
                QApplication::processEvents(QEventLoop::AllEvents, 20);
            settle(window);
            keep(window, base + "-year-" + QString::number(kind));
        }
        dialog(window, base + "-quick-card", "project.quick");
        dialog(window, base + "-duty-card", "project.duty");
        dialog(window, base + "-equipment", "project.equipment");
        dialog(window, base + "-settings", "file.settings");
        window.showView(QStringLiteral("hall"));
        window.hallView().fit();
    }

    QDir folder_;
    QStringList only_;
    QString suffix_;
    ui::Services services_;
    int failures_ = 0;
};

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "usage: screenshots FOLDER [NAME-PART...]\n");
        return 2;
    }
    const auto catalogue = app::shippedCatalogue();
    QDir folder(QString::fromLocal8Bit(argv[1]));
    if (!catalogue || !folder.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "no catalogue, or no folder to write to\n");
        return 3;
    }
    return Studio(folder, app.arguments().mid(2), *catalogue).run();
}
