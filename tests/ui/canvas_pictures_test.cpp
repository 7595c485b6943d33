// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the canvas for human eyes, in both themes, beside the test program; what is asserted
// is only that colours of the theme and the overlay reach the picture.
#include "model/edit/place.h"
#include "tests/support/test_program.h"
#include "tests/ui/canvas_hall.h"
#include "ui/canvas/colour_map.h"
#include "ui/canvas/floor_view.h"
#include "ui/canvas/hall_view.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDir>
#include <QMouseEvent>

#include <memory>

using namespace hallwright;

namespace {

// A hall of every kind of rack and unit, in every status.
model::Project mixedProject()
{
    using namespace model;
    Project project = tests::emptyHallProject();
    const auto& catalogue = tests::canvasCatalogue();
    const HallId hall = project.alternatives.front().plan.halls.begin()->id;
    const auto keep = [&project](Result<Project> after) {
        ensure(after.has_value(), "the mixed hall can be built");
        project = *std::move(after);
    };
    const auto array = [&](const char* type, double x, double y, int rows, int perRow) {
        ArrayRequest request;
        request.type = type;
        request.hall = hall;
        request.x = metres(x);
        request.y = metres(y);
        request.rows = rows;
        request.perRow = perRow;
        keep(placeArray(project, catalogue, {1}, request));
    };
    const auto item = [&](const char* type, double x, double y, Turn turn) {
        keep(placeItem(project, catalogue, {1},
                       {type, {hall, metres(x), metres(y), turn}, {}, {}, {}}));
    };
    array("liquid-rack", 3.0, 1.8, 1, 10);
    array("pod", 9.6, 1.8, 1, 5);
    array("air-rack", 3.0, 4.2, 1, 8);
    array("hybrid-rack", 9.6, 4.2, 1, 6);
    array("network-rack", 13.8, 4.2, 1, 3);
    array("storage-rack", 3.0, 7.2, 1, 6);
    item("cdu", 16.65, 2.4, Turn::Deg0);
    item("cdu", 17.85, 2.4, Turn::Deg0);
    item("pdu", 17.0, 4.8, Turn::Deg90);
    item("ups", 20.0, 8.0, Turn::Deg90);
    item("transformer", 22.2, 8.0, Turn::Deg180);
    item("crah", 4.2, 11.4, Turn::Deg0);
    item("crah", 8.4, 11.4, Turn::Deg0);
    auto& plan = project.alternatives.front().plan;
    std::vector<Rack> racks(plan.racks.begin(), plan.racks.end());
    for (std::size_t i = 0; i < racks.size(); ++i)
        racks[i].status = static_cast<Status>(i / 4 % 4);
    plan.racks = plan.racks.with(std::move(racks));
    return project;
}

bool showsColour(const QImage& image, QRgb colour)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if ((image.pixel(x, y) & 0xffffffU) == (colour & 0xffffffU))
                return true;
    return false;
}

} // namespace

class CanvasPicturesTest : public QObject {
    Q_OBJECT

private:
    static void keep(const QWidget& widget, const QString& name)
    {
        const QDir folder(QCoreApplication::applicationDirPath() + "/pictures");
        QVERIFY(folder.mkpath("."));
        QVERIFY(const_cast<QWidget&>(widget).grab().save(
            folder.filePath(QStringLiteral("canvas-%1.png").arg(name))));
    }

private slots:
    void cleanup() { ui::applyTheme(*qApp, ui::ThemeChoice::Light); }

    void everyKindInBothThemes_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(ui::ThemeChoice::Light);
        QTest::newRow("dark") << static_cast<int>(ui::ThemeChoice::Dark);
    }
    void everyKindInBothThemes()
    {
        QFETCH(int, theme);
        const QString suffix = QString::fromLatin1(QTest::currentDataTag());
        ui::applyTheme(*qApp, static_cast<ui::ThemeChoice>(theme));
        ui::Document document(tests::canvasServices(tests::Numbers::Patterned));
        ui::Selection selection;
        ui::HallView view(document, selection);
        document.replace(mixedProject(), {});
        view.resize(1280, 760);
        view.show();
        view.fit();
        QTRY_VERIFY(!document.stale());
        keep(view, "fit-" + suffix);
        QVERIFY(showsColour(view.grab().toImage(),
                            view.scene().piecePainter().colours().superpod.rgb()));
        selection.set(
            view.scene().within(QRectF(2.9, 4.0, 2.6, 1.6), ui::FloorScene::Reach::Contained));
        view.floor().zoomToBox(QRectF(2.0, 1.0, 16.8, 9.0));
        keep(view, "symbols-" + suffix);
        view.floor().zoomToBox(QRectF(8.6, 1.2, 10.0, 5.0));
        keep(view, "labels-" + suffix);
        view.setOverlay(ui::OverlayKind::Power);
        keep(view, "power-" + suffix);
        QVERIFY(showsColour(view.grab().toImage(), ui::sequentialColour(1.0)));
        view.fit();
        view.setOverlay(ui::OverlayKind::FlowMargin);
        keep(view, "margin-" + suffix);
        view.setOverlay(ui::OverlayKind::CoolantDomain);
        keep(view, "domain-" + suffix);
        view.setOverlay(ui::OverlayKind::None);
        dragOver(view, suffix);
    }

private:
    // A drag that cannot end where it is, and an array in the hand.
    void dragOver(ui::HallView& view, const QString& suffix)
    {
        auto* port = view.floor().viewport();
        const auto at = [&view](double x, double y) { return view.floor().viewPoint({x, y}); };
        const auto hover = [&](QPoint local) {
            QMouseEvent event(QEvent::MouseMove, local, port->mapToGlobal(local), Qt::NoButton,
                              Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(port, &event);
        };
        QTest::mousePress(port, Qt::LeftButton, {}, at(3.9, 4.8));
        hover(at(5.0, 3.6));
        keep(view, "blocked-" + suffix);
        QTest::keyClick(&view.floor(), Qt::Key_Escape);
        view.startArray("liquid-rack");
        QTest::mousePress(port, Qt::LeftButton, {}, at(9.0, 6.6));
        hover(at(15.2, 10.6));
        keep(view, "array-" + suffix);
        QTest::keyClick(&view.floor(), Qt::Key_Escape);
    }
};

HALLWRIGHT_TEST(CanvasPicturesTest)
#include "canvas_pictures_test.moc"
