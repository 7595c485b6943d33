// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/equipment_editor.h"

#include "model/edit/types.h"
#include "model/equipment/catalogue.h"
#include "ui/dialogs/curve_editor.h"
#include "ui/inspector/field_editor.h"
#include "ui/words.h"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

struct IdentityField {
    const char* name;
    const char* title;
    std::string model::EquipmentType::*member;
};
const IdentityField identityFields[] = {
    {"key", QT_TRANSLATE_NOOP("EquipmentEditor", "Key"), &model::EquipmentType::key},
    {"name", QT_TRANSLATE_NOOP("EquipmentEditor", "Name"), &model::EquipmentType::name},
    {"vendor", QT_TRANSLATE_NOOP("EquipmentEditor", "Vendor"), &model::EquipmentType::vendor},
    {"description", QT_TRANSLATE_NOOP("EquipmentEditor", "Description and rating point"),
     &model::EquipmentType::description},
    {"source", QT_TRANSLATE_NOOP("EquipmentEditor", "Source"), &model::EquipmentType::source},
    {"date", QT_TRANSLATE_NOOP("EquipmentEditor", "Date of source"), &model::EquipmentType::date},
    {"review", QT_TRANSLATE_NOOP("EquipmentEditor", "Review"), &model::EquipmentType::review},
};

void fillConfidence(QComboBox& combo)
{
    for (const auto& choice : model::choicesOf(model::Confidence{}))
        combo.addItem(translated("choice", choice.title));
}

} // namespace

EquipmentEditor::EquipmentEditor(Document& document, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , kind_(new QComboBox)
    , origin_(new QComboBox)
    , confidence_(new QComboBox)
    , figures_(new QScrollArea)
    , fault_(new QLabel)
{
    setWindowTitle(tr("Equipment editor"));
    resize(860, 720);
    fault_->setProperty("role", QStringLiteral("error"));
    fault_->setWordWrap(true);
    figures_->setWidgetResizable(true);
    fillConfidence(*confidence_);
    auto* form = new QFormLayout;
    form->addRow(tr("&Kind"), kind_);
    form->addRow(tr("Start &from"), origin_);
    buildIdentity(*form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(form);
    whole->addWidget(figures_, 1);
    whole->addWidget(fault_);
    whole->addWidget(buttons);
    buildHead();
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        // A line still in the hand counts, whether or not it has lost the focus.
        for (const auto& [key, editor] : editors_)
            editor->commitText();
        if (save())
            accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    startKind("rack");
}

void EquipmentEditor::buildHead()
{
    for (const auto key : model::kindKeys())
        kind_->addItem(equipmentKindName(key), qs(key));
    origin_->addItem(tr("nothing"), QString());
    for (const auto& type : document_.project().types)
        origin_->addItem(qs(type.name), qs(type.key));
    if (const auto* catalogue = document_.services().catalogue)
        for (const auto& type : catalogue->entries())
            if (origin_->findData(qs(type.key)) < 0)
                origin_->addItem(qs(type.name), qs(type.key));
    connect(kind_, &QComboBox::activated, this,
            [this] { startKind(kind_->currentData().toString().toStdString()); });
    connect(origin_, &QComboBox::activated, this, [this] {
        const auto key = origin_->currentData().toString().toStdString();
        const auto* known = model::findType(document_.project(), key);
        if (known == nullptr && document_.services().catalogue != nullptr)
            known = document_.services().catalogue->find(key);
        if (known != nullptr)
            startFrom(*known);
        else
            startKind(kind_->currentData().toString().toStdString());
    });
}

void EquipmentEditor::buildIdentity(QFormLayout& form)
{
    for (const auto& one : identityFields) {
        auto* line = new QLineEdit;
        line->setObjectName(QStringLiteral("identity.") + QString::fromLatin1(one.name));
        identity_[one.name] = line;
        form.addRow(translated("EquipmentEditor", one.title), line);
        connect(line, &QLineEdit::textChanged, this, [this, member = one.member, line] {
            type_.*member = line->text().trimmed().toStdString();
        });
    }
    form.addRow(tr("Confidence"), confidence_);
    connect(confidence_, &QComboBox::currentIndexChanged, this, [this](int index) {
        type_.confidence = static_cast<model::Confidence>(std::max(0, index));
    });
}

void EquipmentEditor::startKind(const std::string& kindKey)
{
    model::EquipmentType fresh;
    if (auto kind = model::kindOf(kindKey))
        fresh.kind = *std::move(kind);
    fresh.review = tr("user").toStdString();
    fresh.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    startFrom(fresh);
}

void EquipmentEditor::startFrom(const model::EquipmentType& type)
{
    type_ = type;
    kind_->setCurrentIndex(kind_->findData(qs(kindKey(type.kind))));
    for (const auto& one : identityFields) {
        const QSignalBlocker quiet(identity_[one.name]);
        identity_[one.name]->setText(qs(type.*one.member));
    }
    confidence_->setCurrentIndex(static_cast<int>(type.confidence));
    buildFigures();
}

void EquipmentEditor::buildFigures()
{
    editors_.clear();
    auto* body = new QWidget;
    auto* form = new QFormLayout(body); // one for all groups, so that their columns align
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    std::string_view group = "?";
    for (const auto& figure : model::kindFields(type_.kind)) {
        if (group != figure.info->group) {
            group = figure.info->group;
            auto* title = new QLabel(translated("field", figure.info->group));
            title->setProperty("role", QStringLiteral("heading"));
            if (form->rowCount() > 0)
                title->setContentsMargins(0, 8, 0, 0);
            form->addRow(title);
        }
        addFigure(*form, figure);
    }
    figures_->setWidget(body);
}

void EquipmentEditor::addFigure(QFormLayout& form, const model::KindField& figure)
{
    const auto* info = figure.info;
    auto* editor = new FieldEditor(*info);
    editor->setValue(figure.value);
    connect(editor, &FieldEditor::edited, this,
            [this, info](const model::FieldValue& value) { setFigure(info->key, value); });
    connect(editor, &FieldEditor::curveRequested, this, [this, info] { editCurve(*info); });
    auto* row = new QHBoxLayout;
    row->addWidget(editor, 2);
    row->addWidget(sourceRow(info->key), 3);
    form.addRow(translated("field", info->title), row);
    editors_[info->key] = editor;
}

QWidget* EquipmentEditor::sourceRow(const std::string& key)
{
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    auto* source = new QLineEdit;
    source->setPlaceholderText(tr("source of this value"));
    source->setObjectName(QStringLiteral("source.") + qs(key));
    auto* confidence = new QComboBox;
    fillConfidence(*confidence);
    const auto at = type_.provenance.find(key);
    if (at != type_.provenance.end()) {
        source->setText(qs(at->second.source));
        confidence->setCurrentIndex(static_cast<int>(at->second.confidence));
        source->setToolTip(qs(at->second.note));
    } else {
        confidence->setCurrentIndex(static_cast<int>(type_.confidence));
    }
    line->addWidget(source, 1);
    line->addWidget(confidence);
    const auto keep = [this, key, source, confidence] {
        auto& provenance = type_.provenance[key];
        provenance.source = source->text().trimmed().toStdString();
        provenance.confidence = static_cast<model::Confidence>(confidence->currentIndex());
    };
    connect(source, &QLineEdit::textEdited, this, keep);
    connect(confidence, &QComboBox::activated, this, keep);
    return box;
}

void EquipmentEditor::setFigure(const std::string& key, const model::FieldValue& value)
{
    const auto done = model::setKindField(type_.kind, key, value);
    fault_->setText(done ? QString() : words(done.error()));
    for (const auto& figure : model::kindFields(type_.kind))
        if (figure.info->key == key)
            editors_.at(key)->setValue(figure.value);
}

void EquipmentEditor::editCurve(const model::FieldInfo& info)
{
    for (const auto& figure : model::kindFields(type_.kind)) {
        if (std::string_view(figure.info->key) != info.key)
            continue;
        CurveEditor dialog(info, figure.value, this);
        if (dialog.exec() == QDialog::Accepted)
            setFigure(info.key, dialog.edited());
        return;
    }
}

FieldEditor* EquipmentEditor::editor(const std::string& key) const
{
    const auto at = editors_.find(key);
    return at == editors_.end() ? nullptr : at->second;
}

QLineEdit* EquipmentEditor::identity(const char* name) const
{
    const auto at = identity_.find(name);
    return at == identity_.end() ? nullptr : at->second;
}

QString EquipmentEditor::whatIsWrong() const
{
    static const QRegularExpression keyForm(QStringLiteral("^[a-z0-9][a-z0-9._-]*$"));
    if (!keyForm.match(qs(type_.key)).hasMatch())
        return tr("The key is made of lower-case letters, digits, dots and dashes; for example %1.")
            .arg(QStringLiteral("acme-cdu-1300"));
    if (type_.name.empty())
        return tr("A name is needed.");
    if (type_.source.empty())
        return tr(
            "A source is needed: the document with its page, or \"estimate\" with its basis.");
    for (const auto& [key, editor] : editors_)
        if (!editor->complaint().isEmpty())
            return editor->complaint();
    return {};
}

bool EquipmentEditor::save()
{
    const QString wrong = whatIsWrong();
    fault_->setText(wrong);
    if (!wrong.isEmpty())
        return false;
    // The same key as before replaces that type, and all that stands of it follows.
    const auto done = document_.apply(
        {{QT_TRANSLATE_NOOP("edit", "Equipment {0}"), {type_.name}},
         [type = type_](const model::Project& project) { return model::putType(project, type); },
         {}});
    if (!done)
        fault_->setText(words(done.error()));
    return done.has_value();
}

} // namespace hallwright::ui
