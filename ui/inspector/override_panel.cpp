// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/override_panel.h"

#include "model/edit/override_element.h"
#include "ui/words.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace hallwright::ui {

namespace {

const model::DerivedField* fieldOf(const model::DerivedElement& element, std::string_view key)
{
    const auto at = std::find_if(element.fields.begin(), element.fields.end(),
                                 [key](const auto& field) { return key == field.info->key; });
    return at != element.fields.end() ? &*at : nullptr;
}

// The catalogue's types of the same kind as the one that is derived.
std::unique_ptr<std::vector<model::Choice>> choicesLike(const model::Catalogue* catalogue,
                                                        const model::FieldValue& value)
{
    const auto* key = std::get_if<std::string>(&value);
    const auto* like = catalogue != nullptr && key != nullptr ? catalogue->find(*key) : nullptr;
    if (like == nullptr)
        return nullptr;
    auto out = std::make_unique<std::vector<model::Choice>>();
    for (const auto& entry : catalogue->entries())
        if (entry.kind.index() == like->kind.index())
            out->push_back({entry.key.c_str(), entry.name.c_str()});
    return out;
}

} // namespace

OverridePanel::OverridePanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , title_(new QLabel)
    , form_(new QFormLayout)
{
    title_->setProperty("role", QStringLiteral("heading"));
    title_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    title_->setWordWrap(true);
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setHorizontalSpacing(8);
    form_->setVerticalSpacing(4);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addWidget(title_);
    whole->addLayout(form_);
}

const std::string* OverridePanel::selectedKey() const
{
    const auto& elements = selection_.elements();
    if (elements.size() != 1 || elements.begin()->kind != model::ElementKind::Element)
        return nullptr;
    return &elements.begin()->key;
}

void OverridePanel::refresh()
{
    const auto* key = selectedKey();
    const auto* catalogue = document_.services().catalogue;
    std::optional<model::DerivedElement> now;
    if (key != nullptr && catalogue != nullptr) {
        bare_ = model::derivedElement(document_.project(), *catalogue, document_.plan(), *key,
                                      model::OwnOverrides::Bare);
        now = model::derivedElement(document_.project(), *catalogue, document_.plan(), *key);
        if (!now)
            now = bare_; // an override has removed it
    }
    setVisible(now && !now->fields.empty());
    if (!now) {
        shown_.clear();
        return;
    }
    if (shown_ != now->key)
        rebuild(*now);
    for (const auto& entry : entries_) {
        entry.editor->setReadOnly(document_.readOnly());
        if (const auto* usual = bare_ ? fieldOf(*bare_, entry.key) : nullptr)
            entry.editor->setDefault(usual->value);
        if (const auto* field = fieldOf(*now, entry.key))
            entry.editor->setValue(field->value);
    }
}

void OverridePanel::rebuild(const model::DerivedElement& element)
{
    while (form_->rowCount() > 0)
        form_->removeRow(0);
    entries_.clear();
    shown_ = element.key;
    title_->setText(tr("Derived: %1").arg(qs(element.key)));
    for (const auto& field : element.fields) {
        entries_.push_back(entryFor(field));
        auto* label = new QLabel(translated("field", field.info->title));
        label->setBuddy(entries_.back().editor);
        label->setMinimumWidth(120);
        label->setWordWrap(true);
        form_->addRow(label, entries_.back().editor);
    }
}

OverridePanel::Entry OverridePanel::entryFor(const model::DerivedField& field)
{
    Entry entry;
    entry.key = field.info->key;
    model::FieldInfo shown = *field.info;
    if (std::string_view(entry.key).ends_with("type"))
        entry.choices = choicesLike(document_.services().catalogue, field.value);
    if (entry.choices) {
        shown.kind = model::FieldKind::Choice;
        shown.choices = *entry.choices;
    }
    entry.editor = new FieldEditor(shown);
    const auto* info = field.info;
    connect(entry.editor, &FieldEditor::edited, this,
            [this, info](const model::FieldValue& value) { commit(*info, value); });
    return entry;
}

// What equals the derived value is no override.
void OverridePanel::commit(const model::FieldInfo& info, const model::FieldValue& value)
{
    const auto* usual = bare_ ? fieldOf(*bare_, info.key) : nullptr;
    const bool back = usual != nullptr && model::sameValue(usual->value, value);
    const std::string text = back ? std::string() : model::fileText(info, value);
    const auto* catalogue = document_.services().catalogue;
    const auto done = document_.apply(
        {{QT_TRANSLATE_NOOP("edit", "Set {0}"), {translated("field", info.title).toStdString()}},
         [catalogue, element = shown_, key = std::string(info.key), text,
          id = document_.alternativeId()](const model::Project& project) {
             return model::overrideElement({project, *catalogue, id, {}}, element, {{key, text}});
         },
         {}});
    if (!done)
        refresh();
}

FieldEditor* OverridePanel::editor(std::string_view key) const
{
    for (const auto& entry : entries_)
        if (entry.key == key)
            return entry.editor;
    return nullptr;
}

} // namespace hallwright::ui
