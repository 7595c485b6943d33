// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/field_panel.h"

#include "model/edit/types.h"
#include "model/equipment/catalogue.h"
#include "ui/words.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

QLabel* headingOf(const QString& text, const char* role)
{
    auto* label = new QLabel(text);
    label->setProperty("role", QString::fromLatin1(role));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QFormLayout* newForm(QVBoxLayout& whole)
{
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(4);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    whole.addLayout(form);
    return form;
}

} // namespace

FieldPanel::FieldPanel(Document& document, Subject subject, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , subject_(std::move(subject))
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addWidget(headingOf(subject_.title, "heading"));
    QFormLayout* form = newForm(*whole);
    std::string_view group;
    for (const auto& field : subjectFields(subject_.table)) {
        if (group != field.info->group) {
            group = field.info->group;
            if (!group.empty())
                whole->addWidget(headingOf(translated("field", field.info->group), "secondary"));
            form = newForm(*whole);
        }
        addField(field, *form);
    }
    refresh();
}

void FieldPanel::addField(const SubjectField& field, QFormLayout& form)
{
    auto* editor = new FieldEditor(*field.info);
    auto* label = new QLabel(translated("field", field.info->title));
    label->setBuddy(editor);
    label->setToolTip(editor->toolTip());
    label->setMinimumWidth(120);
    label->setWordWrap(true);
    form.addRow(label, editor);
    if (field.usual)
        editor->setDefault(*field.usual);
    const auto* info = field.info;
    connect(editor, &FieldEditor::edited, this,
            [this, info](const model::FieldValue& value) { commit(*info, value); });
    connect(editor, &FieldEditor::referenceChosen, this,
            [this, info](const ReferenceChoice& choice) { commitReference(*info, choice); });
    entries_.push_back({&field, editor});
}

void FieldPanel::refresh()
{
    for (const auto& entry : entries_)
        show(entry);
}

void FieldPanel::show(const Entry& entry)
{
    const auto& info = *entry.field->info;
    if (info.kind == model::FieldKind::Reference)
        entry.editor->setReferences(referencesOf(document_, subject_.table, info.key));
    entry.editor->setReadOnly(document_.readOnly());
    const std::uint32_t first = subject_.ids.empty() ? 0 : subject_.ids.front();
    const auto value = entry.field->get(document_, first);
    for (const auto id : subject_.ids)
        if (!model::sameValue(entry.field->get(document_, id), value))
            return entry.editor->setMixed();
    entry.editor->setValue(value);
}

FieldEditor* FieldPanel::editor(std::string_view key) const
{
    for (const auto& entry : entries_)
        if (entry.field->info->key == key)
            return entry.editor;
    return nullptr;
}

void FieldPanel::commit(const model::FieldInfo& info, const model::FieldValue& value)
{
    const model::FieldTarget target{subject_.table, subject_.ids};
    const auto name = translated("field", info.title).toStdString();
    const auto done =
        document_.apply({{QT_TRANSLATE_NOOP("edit", "Set {0}"), {name}},
                         [target, key = std::string(info.key), value,
                          id = document_.alternativeId()](const model::Project& project) {
                             return model::setField(project, id, target, key, value);
                         },
                         {}});
    if (!done)
        refresh();
}

// A catalogue type that the project has not yet is copied into it by the same edit.
void FieldPanel::commitReference(const model::FieldInfo& info, const ReferenceChoice& choice)
{
    const auto* catalogue = document_.services().catalogue;
    if (choice.number != 0 || choice.catalogueKey.empty() || catalogue == nullptr)
        return commit(info, choice.number);
    const model::FieldTarget target{subject_.table, subject_.ids};
    const auto done = document_.apply(
        {{QT_TRANSLATE_NOOP("edit", "Set {0}"), {translated("field", info.title).toStdString()}},
         [target, key = std::string(info.key), type = choice.catalogueKey, catalogue,
          id = document_.alternativeId()](
             const model::Project& before) -> model::Result<model::Project> {
             model::Project project = before;
             const auto typeId = model::ensureType(project, *catalogue, type);
             if (!typeId)
                 return tl::unexpected<model::Fault>(typeId.error());
             return model::setField(project, id, target, key, std::int64_t{typeId->number});
         },
         {}});
    if (!done)
        refresh();
}

} // namespace hallwright::ui
