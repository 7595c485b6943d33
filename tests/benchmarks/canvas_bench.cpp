// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of the hall canvas at 14,000 racks, and a step of dragging a thousand of them, without the
// window system's blit (offscreen raster).
#include "tests/ui/canvas_hall.h"
#include "ui/canvas/floor_view.h"
#include "ui/canvas/hall_view.h"

#include <benchmark/benchmark.h>
#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>

namespace {

using namespace hallwright;

// One hall view of 70 rows of 200 racks on 1920 × 1080, made on first use and kept.
struct Window {
    Window()
        : document(tests::canvasServices(tests::Numbers::None))
        , view(document, selection)
    {
        document.replace(tests::rowsProject(70, 200), {});
        view.resize(1920, 1080);
        view.show();
        view.fit();
        QCoreApplication::processEvents();
    }
    void paint() // as a repaint does, into one picture
    {
        QPainter painter(&frame);
        view.floor().render(&painter, QRectF(), view.floor().viewport()->rect());
    }
    void mouse(QEvent::Type type, QPoint at, Qt::MouseButton button)
    {
        QMouseEvent event(type, at, view.floor().viewport()->mapToGlobal(at), button,
                          Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view.floor().viewport(), &event);
    }
    ui::Document document;
    ui::Selection selection;
    ui::HallView view;
    QImage frame{1920, 1080, QImage::Format_ARGB32_Premultiplied};
};

Window& window()
{
    static int count = 1;
    static char name[] = "benchmarks";
    static char* arguments[] = {name, nullptr};
    static const bool offscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    static_cast<void>(offscreen);
    static auto* app = new QApplication(count, arguments);
    static_cast<void>(app);
    static auto* made = new Window; // kept to the end: the application outlives all statics
    return *made;
}

void frameAt(benchmark::State& state, double pixelsPerMetre)
{
    Window& w = window();
    w.view.fit();
    if (pixelsPerMetre > 0.0)
        w.view.floor().zoomBy(pixelsPerMetre / w.view.floor().pixelsPerMetre(), QPoint(960, 540));
    state.SetLabel("budget 5 ms");
    for (auto step : state)
        w.paint();
}

void canvasFullView(benchmark::State& state)
{
    frameAt(state, 0.0);
}
BENCHMARK(canvasFullView)->Unit(benchmark::kMillisecond);

void canvasAt20PixelsPerMetre(benchmark::State& state)
{
    frameAt(state, 20.0);
}
BENCHMARK(canvasAt20PixelsPerMetre)->Unit(benchmark::kMillisecond);

void canvasAt60PixelsPerMetre(benchmark::State& state)
{
    frameAt(state, 60.0);
}
BENCHMARK(canvasAt60PixelsPerMetre)->Unit(benchmark::kMillisecond);

// Mouse move, edit, difference, scene update and frame: all that a step costs the window's thread.
void canvasDragStepOfThousand(benchmark::State& state)
{
    Window& w = window();
    w.view.fit();
    ui::ElementSet chosen; // the last five rows, with three metres free on both sides
    int skip = 13'000;
    for (const auto& rack : w.document.plan().racks)
        if (skip-- <= 0)
            chosen.insert(model::refTo(rack.id));
    w.selection.set(chosen);
    const QPoint start =
        w.view.floor().viewPoint(w.view.scene().find(*chosen.begin())->box.center());
    w.mouse(QEvent::MouseButtonPress, start, Qt::LeftButton);
    int at = 0;
    state.SetLabel("budget 16 ms");
    for (auto step : state) {
        at = (at + 5) % 27;
        w.mouse(QEvent::MouseMove, start + QPoint(at - 13, 0), Qt::NoButton);
        w.paint();
    }
    w.mouse(QEvent::MouseButtonRelease, start, Qt::LeftButton);
    state.counters["racks"] = static_cast<double>(chosen.size());
}
BENCHMARK(canvasDragStepOfThousand)->Unit(benchmark::kMillisecond);

void canvasOpens14000Racks(benchmark::State& state)
{
    const auto project = tests::rowsProject(70, 200);
    static_cast<void>(window());
    state.SetLabel("budget 200 ms");
    for (auto step : state) {
        ui::FloorScene scene;
        scene.show(project, project.alternatives.front().plan,
                   project.alternatives.front().plan.halls.begin()->id);
        benchmark::DoNotOptimize(scene.pieceCount());
    }
}
BENCHMARK(canvasOpens14000Racks)->Unit(benchmark::kMillisecond);

} // namespace
