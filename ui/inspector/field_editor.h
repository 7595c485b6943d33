// SPDX-License-Identifier: GPL-3.0-or-later
// Editor of one described field: unit-aware text, choices, flags, references; knows unknown and
// mixed values, and says what is wrong with an entry before anything is changed.
#pragma once

#include "model/fields.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace hallwright::ui {

// What a reference may point at.
struct ReferenceChoice {
    QString title;
    std::int64_t number = 0;  // of the row; 0 with a key: not in the project yet
    std::string catalogueKey; // types only
};

class FieldEditor : public QWidget {
    Q_OBJECT

public:
    // The info's texts must outlive the editor; they are those of the field lists.
    explicit FieldEditor(const model::FieldInfo& info, QWidget* parent = nullptr);

    const model::FieldInfo& info() const { return info_; }
    void setReferences(std::vector<ReferenceChoice> references);
    // One value of all edited rows, or several: then nothing is shown but that they are mixed.
    void setValue(const model::FieldValue& value);
    void setMixed();
    // With a default the editor shows whether the value departs from it and offers the way back.
    void setDefault(const model::FieldValue& usual);
    void setReadOnly(bool readOnly);
    // Takes what stands in the line, as leaving it does; nothing where there is no line.
    void commitText();

    // The text that is wrong with the entry; empty where it is sound.
    const QString& complaint() const { return complaint_; }

signals:
    void edited(const hallwright::model::FieldValue& value);
    void referenceChosen(const hallwright::ui::ReferenceChoice& choice);
    void curveRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* buildInput();
    void commitChoice(int index);
    model::Result<model::FieldValue> parsed(const QString& text) const;
    QString boundsText() const;
    void showValue();
    void showComplaint(const QString& text);
    void showOverridden();
    bool isText() const;

    model::FieldInfo info_;
    model::FieldValue value_;
    std::optional<model::FieldValue> usual_;
    std::vector<ReferenceChoice> references_;
    bool mixed_ = false;
    QString complaint_;
    QString shownText_;
    QLineEdit* line_ = nullptr;
    QComboBox* combo_ = nullptr;
    QCheckBox* check_ = nullptr;
    QToolButton* curve_ = nullptr;
    QToolButton* reset_ = nullptr;
    QLabel* error_ = nullptr;
};

} // namespace hallwright::ui
