// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/subject.h"

#include "ui/words.h"

#include <QCoreApplication>

#include <set>

namespace hallwright::ui {

namespace {

using model::FieldTable;

QString say(const char* text)
{
    return QCoreApplication::translate("Inspector", text);
}

// Whether the row's default is one to go back to: a position or a name has none.
bool hasDefault(FieldTable table, std::string_view key)
{
    switch (table) {
    case FieldTable::PowerRecipe:
    case FieldTable::CoolantRecipe:
    case FieldTable::AirRecipe:
    case FieldTable::PlantRecipe:
    case FieldTable::FabricRecipe:
    case FieldTable::Workload:
        return true;
    case FieldTable::Hall:
        return key.ends_with("limit") || key == "count" || key == "tile" || key == "clear_height";
    case FieldTable::Rack:
    case FieldTable::Unit:
        return key == "measured" || key == "energised";
    case FieldTable::Project:
    case FieldTable::Site:
    case FieldTable::Row:
    case FieldTable::Superpod:
        return false;
    }
    return false;
}

// `reach(document, id)` gives a pointer to the row, or nullptr.
template <class Row, class Reach>
std::vector<SubjectField> listOf(FieldTable table, Reach reach)
{
    std::vector<SubjectField> out;
    static const Row usual{};
    for (const auto& field : model::fields<Row>()) {
        SubjectField one;
        one.info = &field;
        one.get = [&field, reach](const Document& document, std::uint32_t id) {
            const Row* row = reach(document, id);
            return row != nullptr ? field.get(*row) : model::FieldValue{};
        };
        if (hasDefault(table, field.key))
            one.usual = field.get(usual);
        out.push_back(std::move(one));
    }
    return out;
}

template <class Row>
std::vector<SubjectField> tableList(FieldTable table, model::Table<Row> model::Plan::*member)
{
    return listOf<Row>(table, [member](const Document& document, std::uint32_t id) {
        return (document.plan().*member).find({id});
    });
}

std::vector<SubjectField> makeList(FieldTable table)
{
    using model::Plan;
    switch (table) {
    case FieldTable::Project:
        return listOf<model::Project>(
            table, [](const Document& document, std::uint32_t) { return &document.project(); });
    case FieldTable::Site:
        return listOf<model::Site>(table, [](const Document& document, std::uint32_t) {
            return &document.project().site;
        });
    case FieldTable::Workload:
        return listOf<model::Workload>(table, [](const Document& document, std::uint32_t) {
            return &document.plan().workload;
        });
    case FieldTable::Hall:
        return tableList(table, &Plan::halls);
    case FieldTable::Row:
        return tableList(table, &Plan::rows);
    case FieldTable::Rack:
        return tableList(table, &Plan::racks);
    case FieldTable::Unit:
        return tableList(table, &Plan::units);
    case FieldTable::Superpod:
        return tableList(table, &Plan::superpods);
    case FieldTable::PowerRecipe:
        return tableList(table, &Plan::powerRecipes);
    case FieldTable::CoolantRecipe:
        return tableList(table, &Plan::coolantRecipes);
    case FieldTable::AirRecipe:
        return tableList(table, &Plan::airRecipes);
    case FieldTable::PlantRecipe:
        return tableList(table, &Plan::plantRecipes);
    case FieldTable::FabricRecipe:
        return tableList(table, &Plan::fabricRecipes);
    }
    return {};
}

template <class Row>
bool allThere(const model::Table<Row>& table, const std::vector<std::uint32_t>& ids)
{
    for (const auto id : ids)
        if (table.find({id}) == nullptr)
            return false;
    return true;
}

void addHallSubjects(std::vector<Subject>& out, const Document& document,
                     const std::vector<std::uint32_t>& halls)
{
    const auto& plan = document.plan();
    const int count = static_cast<int>(halls.size());
    const QString name = count == 1
                             ? elementName(plan, {model::ElementKind::Hall, halls.front(), {}})
                             : QCoreApplication::translate("Inspector", "%n halls", nullptr, count);
    out.push_back(
        {FieldTable::Hall, halls, say(QT_TRANSLATE_NOOP("Inspector", "Hall: %1")).arg(name)});
    if (allThere(plan.powerRecipes, halls))
        out.push_back(
            {FieldTable::PowerRecipe, halls, say(QT_TRANSLATE_NOOP("Inspector", "Power recipe"))});
    if (allThere(plan.coolantRecipes, halls))
        out.push_back({FieldTable::CoolantRecipe, halls,
                       say(QT_TRANSLATE_NOOP("Inspector", "Coolant recipe"))});
    if (allThere(plan.airRecipes, halls))
        out.push_back(
            {FieldTable::AirRecipe, halls, say(QT_TRANSLATE_NOOP("Inspector", "Air recipe"))});
    if (allThere(plan.plantRecipes, halls))
        out.push_back(
            {FieldTable::PlantRecipe, halls, say(QT_TRANSLATE_NOOP("Inspector", "Plant recipe"))});
    if (allThere(plan.fabricRecipes, halls))
        out.push_back({FieldTable::FabricRecipe, halls,
                       say(QT_TRANSLATE_NOOP("Inspector", "Network recipe"))});
}

struct TableOfKind {
    model::ElementKind kind;
    FieldTable table;
    const char* one;
    const char* many;
};
constexpr TableOfKind placedKinds[] = {
    {model::ElementKind::Rack, FieldTable::Rack, QT_TRANSLATE_NOOP("Inspector", "Rack %1"),
     QT_TRANSLATE_NOOP("Inspector", "%1 racks")},
    {model::ElementKind::Unit, FieldTable::Unit, QT_TRANSLATE_NOOP("Inspector", "Unit %1"),
     QT_TRANSLATE_NOOP("Inspector", "%1 units")},
    {model::ElementKind::Superpod, FieldTable::Superpod,
     QT_TRANSLATE_NOOP("Inspector", "Superpod %1"), QT_TRANSLATE_NOOP("Inspector", "%1 superpods")},
    {model::ElementKind::Row, FieldTable::Row, QT_TRANSLATE_NOOP("Inspector", "Row %1"),
     QT_TRANSLATE_NOOP("Inspector", "%1 rows")},
};

std::vector<std::uint32_t> numbersOf(const ElementSet& selected, model::ElementKind kind)
{
    std::vector<std::uint32_t> out;
    for (auto at = selected.lower_bound({kind, 0, {}}); at != selected.end() && at->kind == kind;
         ++at)
        out.push_back(at->number);
    return out;
}

// The superpods of the selected racks, so that a superpod's spares are reached from its racks.
std::vector<std::uint32_t> superpodsOf(const model::Plan& plan, const ElementSet& selected)
{
    std::set<std::uint32_t> pods;
    for (const auto id : numbersOf(selected, model::ElementKind::Rack))
        if (const auto* rack = plan.racks.find({id}); rack != nullptr && rack->superpod)
            pods.insert(rack->superpod.number);
    return {pods.begin(), pods.end()};
}

} // namespace

const std::vector<SubjectField>& subjectFields(FieldTable table)
{
    static std::map<FieldTable, std::vector<SubjectField>> lists;
    auto at = lists.find(table);
    if (at == lists.end())
        at = lists.emplace(table, makeList(table)).first;
    return at->second;
}

std::vector<Subject> subjectsOf(const Document& document, const ElementSet& selected)
{
    std::vector<Subject> out;
    const auto& plan = document.plan();
    for (const auto& kind : placedKinds) {
        auto ids = numbersOf(selected, kind.kind);
        if (kind.table == FieldTable::Superpod && ids.empty())
            ids = superpodsOf(plan, selected);
        if (ids.empty())
            continue;
        const QString title =
            ids.size() == 1 ? say(kind.one).arg(elementName(plan, {kind.kind, ids.front(), {}}))
                            : say(kind.many).arg(ids.size());
        out.push_back({kind.table, std::move(ids), title});
    }
    if (const auto halls = numbersOf(selected, model::ElementKind::Hall); !halls.empty())
        addHallSubjects(out, document, halls);
    if (!numbersOf(selected, model::ElementKind::Project).empty())
        out.push_back({FieldTable::Project, {}, say(QT_TRANSLATE_NOOP("Inspector", "Project"))});
    if (!numbersOf(selected, model::ElementKind::Site).empty() ||
        !numbersOf(selected, model::ElementKind::Project).empty())
        out.push_back({FieldTable::Site, {}, say(QT_TRANSLATE_NOOP("Inspector", "Site"))});
    if (!numbersOf(selected, model::ElementKind::Alternative).empty())
        out.push_back({FieldTable::Workload, {}, say(QT_TRANSLATE_NOOP("Inspector", "Workload"))});
    if (!selected.empty())
        return out;
    if (document.hallId())
        addHallSubjects(out, document, {document.hallId().number});
    if (document.alternative() != nullptr)
        out.push_back({FieldTable::Workload, {}, say(QT_TRANSLATE_NOOP("Inspector", "Workload"))});
    return out;
}

} // namespace hallwright::ui
