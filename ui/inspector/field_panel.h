// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one subject as a form in groups; an entry becomes an edit of all its rows.
#pragma once

#include "ui/inspector/field_editor.h"
#include "ui/inspector/subject.h"

#include <QWidget>

#include <vector>

class QFormLayout;

namespace hallwright::ui {

class FieldPanel : public QWidget {
    Q_OBJECT

public:
    FieldPanel(Document& document, Subject subject, QWidget* parent = nullptr);

    const Subject& subject() const { return subject_; }
    // Shows the values of the current plan.
    void refresh();
    FieldEditor* editor(std::string_view key) const;

private:
    struct Entry {
        const SubjectField* field = nullptr;
        FieldEditor* editor = nullptr;
    };
    void addField(const SubjectField& field, QFormLayout& form);
    void show(const Entry& entry);
    void commit(const model::FieldInfo& info, const model::FieldValue& value);
    void commitReference(const model::FieldInfo& info, const ReferenceChoice& choice);

    Document& document_;
    Subject subject_;
    std::vector<Entry> entries_;
};

} // namespace hallwright::ui
