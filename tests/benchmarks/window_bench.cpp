// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a whole: from the start of its process to a drawn window that takes input, with and
// without a large project, and from an edit to its new key figures on the screen.
#include "app/window_services.h"
#include "data/project/project_file.h"
#include "model/edit/arrange.h"
#include "tests/benchmarks/large_halls.h"
#include "tests/ui/canvas_hall.h"
#include "ui/document.h"

#include <benchmark/benchmark.h>
#include <QApplication>
#include <QEventLoop>
#include <QProcess>
#include <QTemporaryDir>

namespace {

using namespace hallwright;

bool start(const QString& home, const QStringList& arguments)
{
    QProcess window;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* name : {"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        environment.insert(QLatin1String(name), home);
    window.setProcessEnvironment(environment);
    window.start(QStringLiteral(HALLWRIGHT_WINDOW),
                 QStringList{QStringLiteral("--quit-when-usable")} + arguments);
    return window.waitForFinished() && window.exitCode() == 0;
}

void windowStarts(benchmark::State& state)
{
    const QTemporaryDir home;
    state.SetLabel("budget 1000 ms");
    for (auto step : state)
        if (!start(home.path(), {}))
            state.SkipWithError("the window does not start");
}
BENCHMARK(windowStarts)->Unit(benchmark::kMillisecond)->UseRealTime();

void windowStartsWith14000Racks(benchmark::State& state)
{
    const QTemporaryDir home;
    const QString file = home.filePath(QStringLiteral("large.hallwright"));
    if (!data::saveProject(file.toStdString(), tests::rowsProject(70, 200)))
        return state.SkipWithError("the project cannot be written");
    state.SetLabel("budget 2000 ms");
    for (auto step : state)
        if (!start(home.path(), {file}))
            state.SkipWithError("the window does not start");
}
BENCHMARK(windowStartsWith14000Racks)->Unit(benchmark::kMillisecond)->UseRealTime();

void editToFiguresOf1000Racks(benchmark::State& state)
{
    static int count = 1;
    static char name[] = "benchmarks";
    static char* arguments[] = {name, nullptr};
    if (QCoreApplication::instance() == nullptr)
        static_cast<void>(new QApplication(count, arguments));
    auto services = app::windowServices(benchmarks::catalogue());
    services.recordRecovery = nullptr; // its own benchmark: project_file_bench
    services.closeRecovery = nullptr;
    ui::Document document(services);
    document.replace(benchmarks::thousandRacks(), {});
    const auto settle = [&document] {
        while (document.stale())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1000);
    };
    settle();
    const auto rack = document.plan().racks.begin()->id;
    int turn = 0;
    state.SetLabel("budget 200 ms");
    for (auto step : state) {
        const double by = ++turn % 2 == 0 ? -0.1 : 0.1;
        const auto alternative = document.alternativeId();
        (void)document.apply({{"Move", {}},
                              [rack, by, alternative](const model::Project& before) {
                                  const std::vector<model::ElementRef> one{model::refTo(rack)};
                                  return model::moveItems(before, alternative, one,
                                                          {model::metres(0), model::metres(by)});
                              },
                              {}});
        settle();
    }
    state.counters["racks"] = static_cast<double>(document.plan().racks.size());
}
BENCHMARK(editToFiguresOf1000Racks)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
