// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that a planner may override on the selected derived element; each shows whether it
// departs from what the recipe derives, and goes back to it.
#pragma once

#include "model/derive/derived_elements.h"
#include "ui/document.h"
#include "ui/inspector/field_editor.h"
#include "ui/selection.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QFormLayout;
class QLabel;

namespace hallwright::ui {

class OverridePanel : public QWidget {
    Q_OBJECT

public:
    OverridePanel(Document& document, Selection& selection, QWidget* parent = nullptr);

    // Derives the selected element anew; hidden where nothing derived is selected.
    void refresh();
    // nullptr where the element has no such field.
    FieldEditor* editor(std::string_view key) const;

private:
    struct Entry {
        std::string key;
        FieldEditor* editor = nullptr;
        std::unique_ptr<std::vector<model::Choice>> choices; // of a type: catalogue keys and names
    };
    void rebuild(const model::DerivedElement& element);
    Entry entryFor(const model::DerivedField& field);
    void commit(const model::FieldInfo& info, const model::FieldValue& value);
    const std::string* selectedKey() const;

    Document& document_;
    Selection& selection_;
    QLabel* title_ = nullptr;
    QFormLayout* form_ = nullptr;
    std::string shown_; // key of the element whose editors stand there
    std::optional<model::DerivedElement> bare_;
    std::vector<Entry> entries_;
};

} // namespace hallwright::ui
