// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/duty_card.h"

#include "model/equipment/catalogue.h"
#include "ui/inspector/field_editor.h"
#include "ui/quantity_format.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

using model::FieldKind;
using model::Measure;

// The card's own fields, described as any other.
const model::FieldInfo flowField{.key = "duty_flow",
                                 .title = QT_TRANSLATE_NOOP("field", "Coolant flow"),
                                 .kind = FieldKind::Number,
                                 .measure = Measure::CoolantFlow,
                                 .min = 1.0 / 60e3,
                                 .max = 1.0};
const model::FieldInfo dropField{.key = "duty_drop",
                                 .title = QT_TRANSLATE_NOOP("field", "Pressure drop of the loop"),
                                 .kind = FieldKind::Number,
                                 .measure = Measure::Pressure,
                                 .min = 0.0,
                                 .max = 2e6};
const model::FieldInfo heatField{.key = "duty_heat",
                                 .title = QT_TRANSLATE_NOOP("field", "Heat"),
                                 .kind = FieldKind::Number,
                                 .measure = Measure::Power,
                                 .min = 1.0,
                                 .max = 1e8};
const model::FieldInfo facilityFlowField{.key = "duty_facility_flow",
                                         .title = QT_TRANSLATE_NOOP("field", "Facility water flow"),
                                         .kind = FieldKind::Number,
                                         .measure = Measure::CoolantFlow,
                                         .min = 1.0 / 60e3,
                                         .max = 1.0};
const model::FieldInfo facilitySupplyField{.key = "duty_facility_supply",
                                           .title =
                                               QT_TRANSLATE_NOOP("field", "Facility water supply"),
                                           .kind = FieldKind::Number,
                                           .measure = Measure::Temperature,
                                           .min = 275.15,
                                           .max = 333.15};

bool isCdu(const model::EquipmentType* type)
{
    return type != nullptr && std::holds_alternative<model::CduType>(type->kind);
}

QLabel* cell(const QString& text, Qt::Alignment alignment)
{
    auto* label = new QLabel(text);
    label->setAlignment(alignment | Qt::AlignTop);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

DutyCard::DutyCard(Document& document, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , types_(new QComboBox)
    , fluids_(new QComboBox)
    , form_(new QFormLayout)
    , table_(new QWidget)
    , grid_(new QGridLayout(table_))
    , fault_(new QLabel)
{
    setWindowTitle(tr("Duty-point card"));
    resize(680, 700);
    fault_->setProperty("role", QStringLiteral("error"));
    fault_->setWordWrap(true);
    fault_->setObjectName(QStringLiteral("dutyFault"));
    addTypes();
    addFluids();
    addNumber(flowField, &DutyInputs::flow);
    addNumber(dropField, &DutyInputs::loopDrop);
    addNumber(heatField, &DutyInputs::heat);
    addNumber(facilityFlowField, &DutyInputs::facilityFlow);
    addNumber(facilitySupplyField, &DutyInputs::facilitySupply);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(table_);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(form_);
    whole->addSpacing(8);
    whole->addWidget(fault_);
    whole->addWidget(scroll, 1);
    whole->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &DutyCard::answer);
    showCduInputs();
    answer();
}

void DutyCard::addTypes()
{
    types_->setObjectName(QStringLiteral("dutyType"));
    const auto offer = [this](const model::EquipmentType& type) {
        const bool pump = std::holds_alternative<model::PumpType>(type.kind);
        if ((isCdu(&type) || pump) && types_->findData(qs(type.key)) < 0)
            types_->addItem(QStringLiteral("%1 – %2").arg(qs(type.vendor), qs(type.name)),
                            qs(type.key));
    };
    for (const auto& type : document_.project().types)
        offer(type);
    if (const auto* catalogue = document_.services().catalogue)
        for (const auto& type : catalogue->entries())
            offer(type);
    types_->setCurrentIndex(std::max(0, types_->findData(qs(inputs_.type))));
    form_->addRow(tr("CDU or pump"), types_);
    connect(types_, &QComboBox::currentIndexChanged, this, [this] {
        inputs_.type = types_->currentData().toString().toStdString();
        showCduInputs();
        answer();
    });
}

void DutyCard::addFluids()
{
    const auto choices = model::choicesOf(model::Coolant{});
    for (std::size_t i = 0; i < choices.size(); ++i)
        fluids_->addItem(translated("choice", choices[i].title), static_cast<int>(i));
    fluids_->setCurrentIndex(static_cast<int>(inputs_.fluid));
    form_->addRow(tr("Coolant"), fluids_);
    connect(fluids_, &QComboBox::currentIndexChanged, this, [this](int row) {
        inputs_.fluid = static_cast<model::Coolant>(fluids_->itemData(row).toInt());
        answer();
    });
}

void DutyCard::addNumber(const model::FieldInfo& info, double DutyInputs::*member)
{
    auto* editor = new FieldEditor(info);
    editor->setValue(inputs_.*member);
    form_->addRow(translated("field", info.title), editor);
    if (member != &DutyInputs::flow && member != &DutyInputs::loopDrop)
        cduOnly_.push_back(editor);
    connect(editor, &FieldEditor::edited, this,
            [this, editor, member](const model::FieldValue& entered) {
                if (const auto* number = std::get_if<double>(&entered))
                    inputs_.*member = *number;
                editor->setValue(entered);
                answer();
            });
}

void DutyCard::showCduInputs()
{
    const auto* catalogue = document_.services().catalogue;
    const model::EquipmentType* type = nullptr;
    for (const auto& own : document_.project().types)
        if (own.key == inputs_.type)
            type = &own;
    if (type == nullptr && catalogue != nullptr)
        type = catalogue->find(inputs_.type);
    for (auto* editor : cduOnly_) {
        editor->setVisible(isCdu(type));
        if (auto* label = form_->labelForField(editor))
            label->setVisible(isCdu(type));
    }
}

void DutyCard::answer()
{
    fault_->clear();
    if (!document_.services().dutyCard)
        return;
    const auto figures = document_.services().dutyCard(document_.project(), dutyPoint(inputs_));
    if (!figures)
        fault_->setText(words(figures.error()));
    fault_->setVisible(!figures);
    showFigures(figures ? *figures : std::vector<model::DutyFigure>());
}

void DutyCard::showFigures(const std::vector<model::DutyFigure>& figures)
{
    while (auto* item = grid_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (figures.empty())
        return;
    grid_->setVerticalSpacing(1);
    grid_->setHorizontalSpacing(16);
    grid_->setColumnStretch(0, 1);
    const QString heads[] = {{}, tr("Here"), tr("Rating"), tr("Margin, %")};
    for (int c = 1; c < 4; ++c) {
        auto* head = cell(heads[c], Qt::AlignRight);
        head->setProperty("role", QStringLiteral("secondary"));
        grid_->addWidget(head, 0, c);
    }
    const auto& format = QuantityFormat::current();
    const auto shown = [&format](const model::DutyFigure& figure,
                                 const std::optional<double>& value) {
        return value ? format.text(*value, figure.measure) : QStringLiteral("–");
    };
    int row = 1;
    for (const auto& figure : figures) {
        grid_->addWidget(cell(translated("duty", figure.title), Qt::AlignLeft), row, 0);
        auto* value = cell(shown(figure, figure.value), Qt::AlignRight);
        value->setProperty("role", QStringLiteral("heading"));
        value->setObjectName(QStringLiteral("duty.") + qs(figure.key));
        if (figure.value)
            value->setToolTip(format.fullText(*figure.value, figure.measure));
        grid_->addWidget(value, row, 1);
        grid_->addWidget(cell(shown(figure, figure.limit), Qt::AlignRight), row, 2);
        auto* margin = cell(figure.margin ? format.number(100.0 * *figure.margin, Measure::None)
                                          : QStringLiteral("–"),
                            Qt::AlignRight);
        margin->setObjectName(QStringLiteral("dutyMargin.") + qs(figure.key));
        if (figure.margin && *figure.margin < 0.0)
            margin->setProperty("role", QStringLiteral("error"));
        grid_->addWidget(margin, row++, 3);
        QString basis = translated("duty", figure.basis);
        if (!figure.rating.empty())
            basis += tr("; rating: %1").arg(qs(figure.rating));
        auto* words = cell(basis, Qt::AlignLeft);
        words->setProperty("role", QStringLiteral("secondary"));
        words->setWordWrap(true);
        words->setContentsMargins(0, 0, 0, 6);
        grid_->addWidget(words, row++, 0, 1, 4);
    }
    grid_->setRowStretch(row, 1);
}

} // namespace hallwright::ui
