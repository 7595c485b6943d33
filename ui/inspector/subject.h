// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector is about: described tables and the rows of them that are edited together.
#pragma once

#include "model/edit/set_field.h"
#include "ui/document.h"
#include "ui/inspector/field_editor.h"
#include "ui/selection.h"

#include <functional>
#include <vector>

namespace hallwright::ui {

// Rows of one table that are edited together.
struct Subject {
    model::FieldTable table = model::FieldTable::Rack;
    std::vector<std::uint32_t> ids; // empty for project, site and workload
    QString title;
    friend bool operator==(const Subject&, const Subject&) = default;
};

// Of the selection; of the current hall, its recipes and the workload where nothing is selected.
std::vector<Subject> subjectsOf(const Document& document, const ElementSet& selected);

// A field of a subject's rows, kind-erased.
struct SubjectField {
    const model::FieldInfo* info = nullptr;
    // Of the row of that id; unknown where it is gone.
    std::function<model::FieldValue(const Document&, std::uint32_t id)> get;
    std::optional<model::FieldValue> usual; // the default, where one makes sense
};
const std::vector<SubjectField>& subjectFields(model::FieldTable table);

// What a reference field of that table may point at; the first is "none" where that is allowed.
std::vector<ReferenceChoice> referencesOf(const Document& document, model::FieldTable table,
                                          std::string_view key);

} // namespace hallwright::ui
