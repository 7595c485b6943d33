// SPDX-License-Identifier: GPL-3.0-or-later
// One CDU or pump at the user's own flows, heat and temperatures: approach, pressure drops, head
// left and margins to its ratings with their sources.
#pragma once

#include "ui/dialogs/compile_duty.h"
#include "ui/document.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QFormLayout;
class QGridLayout;
class QLabel;

namespace hallwright::ui {

class FieldEditor;

class DutyCard : public QDialog {
    Q_OBJECT

public:
    explicit DutyCard(Document& document, QWidget* parent = nullptr);

    const DutyInputs& inputs() const { return inputs_; }

private:
    void addTypes();
    void addFluids();
    void addNumber(const model::FieldInfo& info, double DutyInputs::*member);
    void showCduInputs();
    void answer();
    void showFigures(const std::vector<model::DutyFigure>& figures);

    Document& document_;
    DutyInputs inputs_;
    QComboBox* types_ = nullptr;
    QComboBox* fluids_ = nullptr;
    QFormLayout* form_ = nullptr;
    QWidget* table_ = nullptr;
    QGridLayout* grid_ = nullptr;
    QLabel* fault_ = nullptr;
    std::vector<QWidget*> cduOnly_;
};

} // namespace hallwright::ui
