// SPDX-License-Identifier: GPL-3.0-or-later
// Finds any action by its name and runs it (Ctrl+K).
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace hallwright::ui {

class CommandPalette : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(std::function<std::vector<QAction*>()> actions, QWidget* parent);

    void open() override;
    QLineEdit& line() { return *line_; }
    QListWidget& list() { return *list_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void run();

    std::function<std::vector<QAction*>()> actions_;
    std::vector<QAction*> shown_;
    QLineEdit* line_ = nullptr;
    QListWidget* list_ = nullptr;
};

// How well a name fits what was typed: 0 not at all; words that start the name count most, then
// starts of words, then letters in order.
int fitOf(const QString& name, const QString& typed);

} // namespace hallwright::ui
