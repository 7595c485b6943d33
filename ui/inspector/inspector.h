// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector: fields of the selection (or of the hall) above, what may be overridden of a
// derived element, results of it below.
#pragma once

#include "ui/inspector/field_panel.h"
#include "ui/inspector/override_panel.h"
#include "ui/inspector/result_panel.h"

#include <QScrollArea>

class QVBoxLayout;

namespace hallwright::ui {

class Inspector : public QScrollArea {
    Q_OBJECT

public:
    Inspector(Document& document, Selection& selection, QWidget* parent = nullptr);

    const std::vector<FieldPanel*>& panels() const { return panels_; }
    // The editor of that field in the first panel of that table; nullptr where it is not shown.
    FieldEditor* editor(model::FieldTable table, std::string_view key) const;
    const ResultPanel& results() const { return *results_; }
    const OverridePanel& overrides() const { return *overrides_; }

private:
    void rebuild();
    void refreshFields();

    Document& document_;
    Selection& selection_;
    QWidget* body_ = nullptr;
    QVBoxLayout* layout_ = nullptr;
    OverridePanel* overrides_ = nullptr;
    ResultPanel* results_ = nullptr;
    std::vector<FieldPanel*> panels_;
    std::vector<Subject> subjects_;
};

} // namespace hallwright::ui
