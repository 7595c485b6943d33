// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with the real services, offscreen, and the hands that tests use on it.
#pragma once

#include "ui/main_window.h"

#include <QPointF>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace hallwright::tests {

class WindowStage {
public:
    // Settings, recovery copies and files live in a folder of this stage, or in `home` where the
    // stage continues what another left.
    explicit WindowStage(const QString& home = {});

    ui::MainWindow& window() { return *window_; }
    ui::Document& document() { return window_->document(); }
    QString home() const { return home_; }
    QString path(const char* name) const
    {
        return home_ + QLatin1Char('/') + QString::fromUtf8(name);
    }
    // Waits until the newest plan has its numbers.
    bool evaluated();

    void key(Qt::Key which, Qt::KeyboardModifiers held = {}); // on the hall plan
    void click(QPointF hall, Qt::KeyboardModifiers held = {});
    void drag(QPointF from, QPointF to);
    void type(const char* objectName, const QString& text); // into a line, and Return
    void choose(const char* searched);                      // first hit of the palette
    // Does something with the next modal dialog once it stands.
    void withNextDialog(std::function<void(QWidget&)> act);
    // Presses the named button of the question that the next action brings up.
    void answerNext(const QString& buttonText);

private:
    QTemporaryDir own_;
    QString home_;
    std::unique_ptr<ui::MainWindow> window_;
};

} // namespace hallwright::tests
