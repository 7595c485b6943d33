// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/quick_card.h"

#include "ui/inspector/field_editor.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

// The card's own four fields, described as any other field.
const model::FieldInfo powerField{.key = "rack_power",
                                  .title = QT_TRANSLATE_NOOP("field", "Power per rack"),
                                  .kind = model::FieldKind::Number,
                                  .measure = model::Measure::Power,
                                  .min = 1e3,
                                  .max = 2e6};
const model::FieldInfo countField{.key = "racks",
                                  .title = QT_TRANSLATE_NOOP("field", "Racks"),
                                  .kind = model::FieldKind::Count,
                                  .measure = model::Measure::Count,
                                  .min = 1,
                                  .max = 100000};
const model::FieldInfo distanceField{
    .key = "distance",
    .title = QT_TRANSLATE_NOOP("field", "Distance CDU to farthest rack"),
    .kind = model::FieldKind::Number,
    .measure = model::Measure::Length,
    .min = 1,
    .max = 1000};
const model::FieldInfo supplyField{.key = "supply",
                                   .title = QT_TRANSLATE_NOOP("field", "Coolant supply"),
                                   .kind = model::FieldKind::Number,
                                   .measure = model::Measure::Temperature,
                                   .min = 278.15,
                                   .max = 333.15};

// What the card opens with: 16 racks of 132 kW, 30 m, 40 °C.
constexpr double basisScale = 0.88; // of the dialog's font
constexpr QuickQuestion firstQuestion{132e3, 16, 30.0, 313.15};

} // namespace

QuickCard::QuickCard(Document& document, FileSession& files, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , files_(files)
    , question_(firstQuestion)
    , inputs_(new QFormLayout)
    , figures_(new QFormLayout)
    , fault_(new QLabel)
{
    setWindowTitle(tr("Quick card"));
    setMinimumWidth(520);
    fault_->setProperty("role", QStringLiteral("error"));
    fault_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    hall_ = buttons->addButton(tr("Make a &hall of it"), QDialogButtonBox::ActionRole);
    hall_->setEnabled(document_.services().quickHall != nullptr);
    figures_->setVerticalSpacing(1);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(inputs_);
    whole->addSpacing(8);
    whole->addLayout(figures_);
    whole->addWidget(fault_);
    whole->addStretch(1);
    whole->addWidget(buttons);
    addInput(powerField, question_.rackPower,
             [this](const auto& value) { question_.rackPower = std::get<double>(value); });
    addInput(countField, std::int64_t{question_.racks}, [this](const auto& value) {
        question_.racks = static_cast<int>(std::get<std::int64_t>(value));
    });
    addInput(distanceField, question_.distance,
             [this](const auto& value) { question_.distance = std::get<double>(value); });
    addInput(supplyField, question_.supply,
             [this](const auto& value) { question_.supply = std::get<double>(value); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(hall_, &QPushButton::clicked, this, &QuickCard::makeHall);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &QuickCard::answer);
    answer();
}

FieldEditor* QuickCard::addInput(const model::FieldInfo& info, const model::FieldValue& value,
                                 std::function<void(const model::FieldValue&)> take)
{
    auto* editor = new FieldEditor(info);
    editor->setValue(value);
    editors_.push_back(editor);
    inputs_->addRow(translated("field", info.title), editor);
    connect(editor, &FieldEditor::edited, this,
            [this, editor, take = std::move(take)](const model::FieldValue& entered) {
                take(entered);
                editor->setValue(entered);
                answer();
            });
    return editor;
}

void QuickCard::answer()
{
    while (figures_->rowCount() > 0)
        figures_->removeRow(0);
    fault_->clear();
    if (!document_.services().quickCard)
        return;
    const auto figures = document_.services().quickCard(question_);
    if (!figures)
        return fault_->setText(words(figures.error()));
    const auto& format = QuantityFormat::current();
    for (const auto& one : *figures) {
        auto* value =
            new QLabel(one.words.empty() ? format.text(one.value, one.measure) : qs(one.words));
        value->setProperty("role", QStringLiteral("heading"));
        value->setAlignment(Qt::AlignRight);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        const QString full =
            one.words.empty() ? format.fullText(one.value, one.measure) : qs(one.words);
        value->setToolTip(full);
        value->setObjectName(QStringLiteral("quick.") + qs(one.title));
        figures_->addRow(new QLabel(translated("quick", one.title)), value);
        auto* basis = new QLabel(translated("quick", one.basis));
        basis->setProperty("role", QStringLiteral("secondary"));
        basis->setWordWrap(true);
        basis->setContentsMargins(0, 0, 0, 4);
        QFont small = basis->font();
        small.setPointSizeF(small.pointSizeF() * basisScale);
        basis->setFont(small);
        figures_->addRow(basis);
    }
}

void QuickCard::makeHall()
{
    for (auto* editor : editors_) {
        editor->commitText();
        if (!editor->complaint().isEmpty())
            return;
    }
    if (document_.alternative() == nullptr && !files_.newWithoutHall())
        return;
    const auto done =
        document_.apply({{QT_TRANSLATE_NOOP("edit", "Hall from quick card"), {}},
                         [make = document_.services().quickHall, question = question_,
                          id = document_.alternativeId()](const model::Project& project) {
                             return make(project, id, question);
                         },
                         {}});
    if (!done)
        return fault_->setText(words(done.error()));
    model::HallId newest; // ids grow
    for (const auto& hall : document_.plan().halls)
        newest = hall.id;
    document_.setHall(newest);
    accept();
}

} // namespace hallwright::ui
