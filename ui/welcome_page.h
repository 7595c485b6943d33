// SPDX-License-Identifier: GPL-3.0-or-later
// What a window without a project shows: templates and examples, ways to begin, recent files.
#pragma once

#include "ui/services.h"

#include <QWidget>

class QListWidget;
class QVBoxLayout;

namespace hallwright::ui {

class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(const Services& services, QWidget* parent = nullptr);

    void refreshRecent();

signals:
    void templateChosen(const QString& key);
    void fileChosen(const QString& path);
    void openRequested();
    void emptyRequested();
    void quickCardRequested();

private:
    QWidget* cards();
    QWidget* templateList(const Services& services);

    QListWidget* recent_ = nullptr;
};

} // namespace hallwright::ui
