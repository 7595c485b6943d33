// SPDX-License-Identifier: GPL-3.0-or-later
// The user's preferences: units, language, theme.
#pragma once

#include <QDialog>

class QComboBox;

namespace hallwright::ui {

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(QWidget* parent = nullptr);
    void accept() override;

private:
    QComboBox* units_ = nullptr;
    QComboBox* language_ = nullptr;
    QComboBox* theme_ = nullptr;
};

} // namespace hallwright::ui
