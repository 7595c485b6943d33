// SPDX-License-Identifier: GPL-3.0-or-later
// How an equipment type is told in the palette: its summary line and its sheet of figures.
#include "model/equipment/catalogue.h"
#include "ui/palette/catalogue_palette.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <array>

namespace hallwright::ui {

namespace {

// Fields worth a place in the one-line summary, in this order.
constexpr std::array<std::string_view, 10> summaryKeys{
    "power_tdp",    "gpus",   "cooling",    "cooling_kind", "capacity",
    "net_capacity", "rating", "rated_flow", "port_rate",    "rate"};

// Design power of all racks of a superpod; none where one of them is unknown.
QString superpodPower(const model::SuperpodType& pod, const Document& document)
{
    const auto members = model::membersOf(pod);
    const auto* catalogue = document.services().catalogue;
    model::Power sum{};
    for (const auto& member : members.value_or(std::vector<model::SuperpodMember>{})) {
        const auto* entry = catalogue != nullptr ? catalogue->find(member.key) : nullptr;
        for (const auto& own : document.project().types)
            if (own.key == member.key)
                entry = &own;
        const auto* rack = entry != nullptr ? model::rackOf(*entry) : nullptr;
        if (rack == nullptr || !rack->power.tdp)
            return {};
        sum += *rack->power.tdp * static_cast<double>(member.count);
    }
    return sum > model::Power{}
               ? QuantityFormat::current().text(model::inSi(sum), model::Measure::Power)
               : QString();
}

QString confidenceWord(model::Confidence confidence)
{
    return translated("choice",
                      model::choicesOf(confidence)[static_cast<std::size_t>(confidence)].title);
}

} // namespace

QString typeSummary(const model::EquipmentType& type, const Document& document)
{
    QStringList parts;
    if (const auto* pod = std::get_if<model::SuperpodType>(&type.kind))
        if (const QString power = superpodPower(*pod, document); !power.isEmpty())
            parts << power;
    const auto fields = model::kindFields(type.kind);
    for (const auto key : summaryKeys)
        for (const auto& one : fields) {
            const std::string_view name = one.info->key;
            if (name != key || std::holds_alternative<std::monostate>(one.value) ||
                parts.size() >= 3)
                continue;
            QString text = QuantityFormat::current().text(*one.info, one.value);
            if (key == "gpus")
                text = QStringLiteral("%1 GPU").arg(text);
            if (text != QLatin1String("0 GPU") && !parts.contains(text))
                parts << text;
            break;
        }
    return parts.join(QStringLiteral(" · "));
}

QString typeDetails(const model::EquipmentType& type)
{
    QString rows;
    for (const auto& one : model::kindFields(type.kind)) {
        QString source;
        if (const auto at = type.provenance.find(one.info->key); at != type.provenance.end())
            source = QStringLiteral("%1 (%2)").arg(qs(at->second.source).toHtmlEscaped(),
                                                   confidenceWord(at->second.confidence));
        else if (std::holds_alternative<std::monostate>(one.value))
            continue;
        rows +=
            QStringLiteral("<tr><td>%1&nbsp;</td><td><b>%2</b></td></tr>"
                           "<tr><td></td><td><small>%3</small></td></tr>")
                .arg(translated("field", one.info->title).toHtmlEscaped(),
                     QuantityFormat::current().text(*one.info, one.value).toHtmlEscaped(), source);
    }
    return QStringLiteral(
               "<b>%1</b><br>%2 · %3<p>%4</p><p><small>%5 %6</small></p><table>%7</table>")
        .arg(qs(type.name).toHtmlEscaped(), qs(type.vendor).toHtmlEscaped(),
             equipmentKindName(kindKey(type.kind)), qs(type.description).toHtmlEscaped(),
             qs(type.source).toHtmlEscaped(), qs(type.date), rows);
}

} // namespace hallwright::ui
