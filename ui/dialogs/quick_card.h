// SPDX-License-Identifier: GPL-3.0-or-later
// First sizes without a layout: kW, count, distance and supply temperature give flow, pipe, drop,
// CDU and busway; one click makes a hall of it.
#pragma once

#include "ui/document.h"
#include "ui/file_session.h"

#include <QDialog>

#include <optional>

class QFormLayout;
class QLabel;
class QPushButton;

namespace hallwright::ui {

class FieldEditor;

class QuickCard : public QDialog {
    Q_OBJECT

public:
    QuickCard(Document& document, FileSession& files, QWidget* parent = nullptr);

    // What stands in the card now.
    const QuickQuestion& question() const { return question_; }

private:
    FieldEditor* addInput(const model::FieldInfo& info, const model::FieldValue& value,
                          std::function<void(const model::FieldValue&)> take);
    void answer();
    void makeHall();

    Document& document_;
    FileSession& files_;
    QuickQuestion question_;
    std::vector<FieldEditor*> editors_;
    QFormLayout* inputs_ = nullptr;
    QFormLayout* figures_ = nullptr;
    QLabel* fault_ = nullptr;
    QPushButton* hall_ = nullptr;
};

} // namespace hallwright::ui
