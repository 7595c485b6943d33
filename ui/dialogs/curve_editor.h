// SPDX-License-Identifier: GPL-3.0-or-later
// Enters a curve: typed, pasted or read from CSV, drawn while it is entered.
#pragma once

#include "model/fields.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace hallwright::ui {

// Points from text: two numbers a line, parted by tab, semicolon, comma or spaces, in the user's
// units; a first line without numbers is a heading. The Fault names the line.
model::Result<model::Curve> curveFromText(const QString& text, const model::FieldInfo& info,
                                          model::UnitSystem system);
QString curveAsText(const model::Curve& curve, const model::FieldInfo& info,
                    model::UnitSystem system);

// A simple drawing of a curve: points, the law through them, axis ends with units.
class CurvePreview : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    void setCurve(model::Curve curve, const model::FieldInfo& info);
    QSize sizeHint() const override { return {320, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    model::Curve curve_;
    model::FieldInfo info_;
};

class CurveEditor : public QDialog {
    Q_OBJECT

public:
    CurveEditor(const model::FieldInfo& info, const model::FieldValue& value,
                QWidget* parent = nullptr);

    // The curve, or unknown where the text was emptied. Sound once accepted.
    const model::FieldValue& edited() const { return value_; }
    QPlainTextEdit& text() { return *text_; }

private:
    void read();
    void loadFile();

    model::FieldInfo info_;
    model::FieldValue value_;
    QPlainTextEdit* text_ = nullptr;
    CurvePreview* preview_ = nullptr;
    QLabel* fault_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace hallwright::ui
