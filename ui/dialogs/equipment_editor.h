// SPDX-License-Identifier: GPL-3.0-or-later
// Enters or changes an equipment type of the project: identity, every figure with its source and
// confidence, curves. Saved by an edit, usable at once.
#pragma once

#include "ui/document.h"

#include <QDialog>

#include <map>
#include <string>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace hallwright::ui {

class FieldEditor;

class EquipmentEditor : public QDialog {
    Q_OBJECT

public:
    explicit EquipmentEditor(Document& document, QWidget* parent = nullptr);

    const model::EquipmentType& type() const { return type_; }
    // Starts from an empty type of that kind, or from a copy of a known one.
    void startKind(const std::string& kindKey);
    void startFrom(const model::EquipmentType& type);
    FieldEditor* editor(const std::string& key) const;
    QLineEdit* identity(const char* name) const;

public slots:
    bool save(); // false where the entry is not sound: the reason is shown

private:
    void buildHead();
    void buildIdentity(QFormLayout& form);
    void buildFigures();
    void addFigure(QFormLayout& form, const model::KindField& figure);
    void setFigure(const std::string& key, const model::FieldValue& value);
    void editCurve(const model::FieldInfo& info);
    QWidget* sourceRow(const std::string& key);
    QString whatIsWrong() const;

    Document& document_;
    model::EquipmentType type_;
    QComboBox* kind_ = nullptr;
    QComboBox* origin_ = nullptr;
    QComboBox* confidence_ = nullptr;
    std::map<std::string, QLineEdit*> identity_;
    std::map<std::string, FieldEditor*> editors_;
    QScrollArea* figures_ = nullptr;
    QLabel* fault_ = nullptr;
};

} // namespace hallwright::ui
