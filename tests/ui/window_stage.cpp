// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window_stage.h"

#include "app/cli/session.h"
#include "app/window_services.h"
#include "model/result.h"
#include "ui/canvas/floor_view.h"
#include "ui/canvas/hall_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDeadlineTimer>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QMouseEvent>
#include <QTest>
#include <QTimer>

namespace hallwright::tests {

namespace {

const model::Catalogue& catalogue()
{
    static const auto shipped = app::shippedCatalogue();
    model::ensure(shipped.has_value(), "the shipped catalogue can be read");
    return *shipped;
}

} // namespace

WindowStage::WindowStage(const QString& home)
    : home_(home.isEmpty() ? own_.path() : home)
{
    qputenv("XDG_STATE_HOME", (home_ + "/state").toUtf8());
    qputenv("XDG_CONFIG_HOME", (home_ + "/config").toUtf8());
    window_ = std::make_unique<ui::MainWindow>(app::windowServices(catalogue()));
    window_->resize(1280, 800);
    window_->show();
    window_->activateWindow();
    static_cast<void>(QTest::qWaitForWindowActive(window_.get()));
}

bool WindowStage::evaluated()
{
    constexpr int patience = 10'000; // ms
    return QTest::qWaitFor([this] { return !document().stale() && !document().evaluating(); },
                           patience);
}

void WindowStage::key(Qt::Key which, Qt::KeyboardModifiers held)
{
    auto& floor = window_->hallView().floor();
    // Offscreen, a dialog that has gone does not hand the activity back by itself.
    window_->activateWindow();
    static_cast<void>(QTest::qWaitForWindowActive(window_.get()));
    floor.setFocus();
    QTest::keyClick(&floor, which, held);
}

void WindowStage::click(QPointF hall, Qt::KeyboardModifiers held)
{
    auto& floor = window_->hallView().floor();
    QTest::mouseClick(floor.viewport(), Qt::LeftButton, held, floor.viewPoint(hall));
}

void WindowStage::drag(QPointF from, QPointF to)
{
    auto& floor = window_->hallView().floor();
    QWidget* port = floor.viewport();
    QTest::mousePress(port, Qt::LeftButton, {}, floor.viewPoint(from));
    for (const QPointF& at : {(from + to) / 2, to}) {
        const QPoint local = floor.viewPoint(at);
        QMouseEvent move(QEvent::MouseMove, local, port->mapToGlobal(local), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(port, &move);
    }
    QTest::mouseRelease(port, Qt::LeftButton, {}, floor.viewPoint(to));
}

void WindowStage::type(const char* objectName, const QString& text)
{
    auto* line = window_->findChild<QLineEdit*>(QString::fromLatin1(objectName));
    model::ensure(line != nullptr, "the line is in the window");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

void WindowStage::choose(const char* searched)
{
    type("catalogueSearch", QString::fromUtf8(searched));
    auto* list = window_->findChild<QListView*>(QStringLiteral("catalogueList"));
    model::ensure(list != nullptr && list->model()->rowCount() > 0, "the palette has a hit");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
}

void WindowStage::withNextDialog(std::function<void(QWidget&)> act)
{
    auto* timer = new QTimer(window_.get());
    const QDeadlineTimer patience(10000);
    QObject::connect(
        timer, &QTimer::timeout, window_.get(),
        [timer, patience, before = QApplication::activeModalWidget(), act = std::move(act)] {
            QWidget* dialog = QApplication::activeModalWidget();
            model::ensure(!patience.hasExpired(), "a dialog stands");
            if (dialog == nullptr || dialog == before)
                return;
            timer->stop();
            timer->deleteLater();
            act(*dialog);
        });
    timer->start(50);
}

void WindowStage::answerNext(const QString& buttonText)
{
    withNextDialog([buttonText](QWidget& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        model::ensure(box != nullptr, "a question is asked");
        for (auto* button : box->buttons())
            if (button->text().remove(QLatin1Char('&')) == buttonText)
                return QTest::mouseClick(button, Qt::LeftButton);
        model::ensure(false, "the question has that button");
    });
}

} // namespace hallwright::tests
