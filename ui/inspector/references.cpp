// SPDX-License-Identifier: GPL-3.0-or-later
// What reference fields may point at: types by the kinds that fit, halls, rows, superpods.
#include "model/equipment/catalogue.h"
#include "ui/inspector/subject.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace hallwright::ui {

namespace {

using model::FieldTable;

// Whether an equipment type can stand in that field.
bool typeFits(FieldTable table, std::string_view key, std::string_view kind)
{
    if (key == "cdu_type")
        return kind == "cdu";
    if (key == "coupling_type")
        return kind == "coupling";
    if (key == "switch_type")
        return kind == "network_switch";
    if (key == "unit_type")
        return kind == "crah" || kind == "rear_door";
    if (table == FieldTable::Rack)
        return kind == "rack";
    if (table == FieldTable::Superpod)
        return kind == "superpod";
    constexpr std::string_view notPlaced[] = {"rack", "superpod", "node",  "coupling", "pipe_size",
                                              "pipe", "cable",    "optic", "breaker",  "busway"};
    return std::find(std::begin(notPlaced), std::end(notPlaced), kind) == std::end(notPlaced);
}

std::vector<ReferenceChoice> typeChoices(const Document& document, FieldTable table,
                                         std::string_view key)
{
    std::vector<ReferenceChoice> out;
    const bool recipe =
        table != FieldTable::Rack && table != FieldTable::Unit && table != FieldTable::Superpod;
    if (recipe)
        out.push_back({QCoreApplication::translate("Inspector", "chosen by the recipe"), 0, {}});
    for (const auto& type : document.project().types)
        if (typeFits(table, key, kindKey(type.kind)))
            out.push_back({qs(type.name), type.id.number, type.key});
    if (const auto* catalogue = document.services().catalogue)
        for (const auto& type : catalogue->entries())
            if (typeFits(table, key, kindKey(type.kind)) &&
                model::findType(document.project(), type.key) == nullptr)
                out.push_back({qs(type.name), 0, type.key});
    const auto first = out.begin() + (recipe ? 1 : 0);
    std::sort(first, out.end(),
              [](const auto& a, const auto& b) { return a.title.localeAwareCompare(b.title) < 0; });
    return out;
}

template <class Row>
std::vector<ReferenceChoice> rowChoices(const model::Table<Row>& table, const QString& none)
{
    std::vector<ReferenceChoice> out;
    if (!none.isEmpty())
        out.push_back({none, 0, {}});
    for (const auto& row : table)
        out.push_back({qs(row.label), row.id.number, {}});
    return out;
}

} // namespace

std::vector<ReferenceChoice> referencesOf(const Document& document, FieldTable table,
                                          std::string_view key)
{
    const auto& plan = document.plan();
    if (key.ends_with("type"))
        return typeChoices(document, table, key);
    if (key == "hall")
        return rowChoices(plan.halls, {});
    if (key == "row")
        return rowChoices(plan.rows, QCoreApplication::translate("Inspector", "stands alone"));
    if (key == "superpod")
        return rowChoices(plan.superpods, QCoreApplication::translate("Inspector", "none"));
    return {};
}

} // namespace hallwright::ui
