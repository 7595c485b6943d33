// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/result_panel.h"

#include "model/results/result_fields.h"
#include "ui/icons.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace hallwright::ui {

namespace {

constexpr std::size_t findingLimit = 8;

QString figureText(model::Measure measure, const model::FieldValue& value, bool full)
{
    const auto& format = QuantityFormat::current();
    if (const auto* number = std::get_if<double>(&value))
        return full ? format.fullText(*number, measure) : format.text(*number, measure);
    model::FieldInfo info;
    info.measure = measure;
    return format.text(info, value);
}

// Figures that add up over racks.
constexpr std::string_view additive[] = {"tdp",      "typical",   "peak",    "liquid_heat",
                                         "air_heat", "flow_need", "flow_got"};

bool isAdditive(std::string_view key)
{
    return std::find(std::begin(additive), std::end(additive), key) != std::end(additive);
}

} // namespace

ResultPanel::ResultPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , title_(new QLabel)
    , form_(new QFormLayout)
{
    title_->setProperty("role", QStringLiteral("heading"));
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setHorizontalSpacing(8);
    form_->setVerticalSpacing(2);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addWidget(title_);
    whole->addLayout(form_);
}

void ResultPanel::clear()
{
    while (form_->rowCount() > 0)
        form_->removeRow(0);
}

void ResultPanel::addLine(const Line& line)
{
    auto* title = new QLabel(line.title);
    title->setProperty("role", QStringLiteral("secondary"));
    title->setMinimumWidth(120);
    title->setWordWrap(true);
    auto* value = new QLabel(line.text);
    value->setObjectName(QStringLiteral("result.") + line.key);
    value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setWordWrap(true);
    value->setEnabled(!document_.stale());
    title->setToolTip(line.tip);
    value->setToolTip(line.tip);
    form_->addRow(title, value);
}

void ResultPanel::showRack(model::RackId id)
{
    const auto answer = document_.assessment();
    const auto* result = answer ? answer->rack(id) : nullptr;
    if (result == nullptr)
        return;
    for (const auto& figure : model::resultFigures<model::RackResult>()) {
        const auto value = figure.get(*result);
        if (std::holds_alternative<std::monostate>(value))
            continue;
        addLine({QString::fromUtf8(figure.key), translated("result", figure.title),
                 figureText(figure.measure, value, false),
                 figureText(figure.measure, value, true) + QLatin1Char('\n') +
                     translated("result", figure.chain)});
    }
}

void ResultPanel::showSums(const std::vector<model::RackId>& racks)
{
    const auto answer = document_.assessment();
    if (!answer)
        return;
    for (const auto& figure : model::resultFigures<model::RackResult>()) {
        if (!isAdditive(figure.key))
            continue;
        double sum = 0.0;
        int unknown = 0;
        for (const auto id : racks) {
            const auto* result = answer->rack(id);
            const auto value = result != nullptr ? figure.get(*result) : model::FieldValue{};
            if (const auto* number = std::get_if<double>(&value))
                sum += *number;
            else
                ++unknown;
        }
        if (unknown == static_cast<int>(racks.size()))
            continue;
        QString text = figureText(figure.measure, sum, false);
        if (unknown > 0)
            text += tr(" + %n unknown", nullptr, unknown);
        addLine({QString::fromUtf8(figure.key), tr("Σ %1").arg(translated("result", figure.title)),
                 text, figureText(figure.measure, sum, true)});
    }
}

void ResultPanel::showElement(const std::string& key)
{
    const auto answer = document_.assessment();
    const auto* result = answer ? answer->element(key) : nullptr;
    if (result == nullptr)
        return;
    for (const auto& figure : model::resultFigures<model::ElementResult>()) {
        const auto value = figure.get(*result);
        if (!std::holds_alternative<std::monostate>(value))
            addLine({QString::fromUtf8(figure.key), translated("result", figure.title),
                     figureText(figure.measure, value, false),
                     figureText(figure.measure, value, true) + QLatin1Char('\n') +
                         translated("result", figure.chain)});
    }
}

void ResultPanel::showType(const model::EquipmentType& type)
{
    addLine({QStringLiteral("name"), tr("Name"), qs(type.name), qs(type.source)});
    addLine({QStringLiteral("vendor"), tr("Vendor"), qs(type.vendor), qs(type.source)});
    for (const auto& one : model::kindFields(type.kind)) {
        if (std::holds_alternative<std::monostate>(one.value))
            continue;
        QString tip = QuantityFormat::current().fullText(*one.info, one.value);
        if (const auto at = type.provenance.find(one.info->key); at != type.provenance.end())
            tip +=
                QLatin1Char('\n') + qs(at->second.source) + QLatin1Char('\n') + qs(at->second.note);
        addLine({QString::fromUtf8(one.info->key), translated("field", one.info->title),
                 QuantityFormat::current().text(*one.info, one.value), tip});
    }
}

void ResultPanel::addFindings()
{
    const auto answer = document_.assessment();
    if (!answer)
        return;
    std::size_t shown = 0;
    for (const auto& finding : answer->findings) {
        const bool about = std::any_of(finding.elements.begin(), finding.elements.end(),
                                       [&](const auto& ref) { return selection_.contains(ref); });
        if (!about || shown == findingLimit)
            continue;
        ++shown;
        auto* icon = new QLabel;
        icon->setPixmap(severityIcon(finding.severity).pixmap(16, 16));
        icon->setToolTip(words(finding.severity));
        auto* text = new QLabel(words(finding.message));
        text->setWordWrap(true);
        text->setToolTip(translated("reference", finding.reference));
        form_->addRow(icon, text);
    }
}

void ResultPanel::refresh()
{
    clear();
    title_->setText(document_.stale() && document_.assessment() ? tr("Results (updating…)")
                                                                : tr("Results"));
    const auto racks = selection_.racks();
    if (racks.size() == 1)
        showRack(racks.front());
    else if (racks.size() > 1)
        showSums(racks);
    else if (selection_.elements().size() == 1) {
        const auto& ref = *selection_.elements().begin();
        if (ref.kind == model::ElementKind::Element)
            showElement(ref.key);
        if (ref.kind == model::ElementKind::Type)
            if (const auto* type = model::typeOf(document_.project(), {ref.number}))
                showType(*type);
    }
    addFindings();
    setVisible(form_->rowCount() > 0);
}

QString ResultPanel::shownText(const QString& key) const
{
    const auto* label = findChild<QLabel*>(QStringLiteral("result.") + key);
    return label != nullptr ? label->text() : QString();
}

} // namespace hallwright::ui
