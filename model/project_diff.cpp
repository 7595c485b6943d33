// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project_diff.h"

#include "model/economics/price_book.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <string_view>

namespace hallwright::model {

namespace {

using Changes = std::vector<ProjectChange>;

struct Versions {
    const Project& before;
    const Project& after;
};

std::string labelOf(const Project& project, const Alternative* alternative, std::string_view field,
                    std::int64_t number)
{
    const auto id = static_cast<std::uint32_t>(number);
    if (number == 0)
        return "none";
    if (field.ends_with("type"))
        if (const auto* type = project.types.find(TypeId{id}))
            return type->key;
    if (alternative != nullptr && field == "hall")
        if (const auto* hall = alternative->plan.halls.find(HallId{id}))
            return hall->label;
    if (alternative != nullptr && field == "row")
        if (const auto* row = alternative->plan.rows.find(RowId{id}))
            return row->label;
    if (alternative != nullptr && field == "superpod")
        if (const auto* superpod = alternative->plan.superpods.find(SuperpodId{id}))
            return superpod->label;
    return std::to_string(number);
}

// One side of a comparison: where its references are looked up.
struct Side {
    const Project& project;
    const Alternative* alternative = nullptr; // none: a table shared by all
};

std::string words(const Side& side, const FieldInfo& info, const FieldValue& value)
{
    if (std::holds_alternative<std::monostate>(value))
        return {};
    if (const auto* number = std::get_if<double>(&value))
        return quantityText(*number, info.measure, UnitSystem::Si, 0);
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return info.kind == FieldKind::Reference
                   ? labelOf(side.project, side.alternative, info.key, *count)
                   : std::to_string(*count);
    return fileText(info, value);
}

struct Place {
    std::string alternative;
    std::string table;
    std::string row;
};

// Of a row in two versions. References count as changed only where what they name differs.
template <class Row>
void compareFields(const Place& place, const Side& before, const Row& old, const Side& after,
                   const Row& now, Changes& out)
{
    for (const auto& field : fields<Row>()) {
        const auto was = field.get(old);
        const auto is = field.get(now);
        if (field.kind != FieldKind::Reference && sameValue(was, is))
            continue;
        ProjectChange change{
            ChangeKind::Changed,       place.alternative,      place.table, place.row, &field,
            words(before, field, was), words(after, field, is)};
        if (change.before != change.after)
            out.push_back(std::move(change));
    }
}

template <class Row>
std::string nameOf(const std::string& table, const Row& row)
{
    std::string name = table + "/" + std::to_string(row.id.number);
    if constexpr (requires { row.label; })
        if (!row.label.empty())
            name += " " + row.label;
    return name;
}

template <class Row>
void compareTables(const Place& place, const Side& before, const Table<Row>& old, const Side& after,
                   const Table<Row>& now, Changes& out)
{
    for (const auto& row : old) {
        const Place here{place.alternative, place.table, nameOf(place.table, row)};
        if (const auto* kept = now.find(row.id))
            compareFields(here, before, row, after, *kept, out);
        else
            out.push_back(
                {ChangeKind::Removed, here.alternative, here.table, here.row, nullptr, {}, {}});
    }
    for (const auto& row : now)
        if (old.find(row.id) == nullptr)
            out.push_back({ChangeKind::Added,
                           place.alternative,
                           place.table,
                           nameOf(place.table, row),
                           nullptr,
                           {},
                           {}});
}

template <class Row>
const Row* byKey(const Table<Row>& rows, const std::string& key)
{
    for (const auto& row : rows)
        if (row.key == key)
            return &row;
    return nullptr;
}

void compareFigures(const Place& place, const Versions& all, const EquipmentType& old,
                    const EquipmentType& now, Changes& out)
{
    const auto was = kindFields(old.kind);
    const auto is = kindFields(now.kind);
    for (const auto& figure : is) {
        const auto at = std::find_if(was.begin(), was.end(), [&figure](const KindField& other) {
            return std::string_view(other.info->key) == figure.info->key;
        });
        const FieldValue before = at == was.end() ? FieldValue{} : at->value;
        if (!sameValue(before, figure.value))
            out.push_back({ChangeKind::Changed,
                           {},
                           place.table,
                           place.row,
                           figure.info,
                           words({all.before}, *figure.info, before),
                           words({all.after}, *figure.info, figure.value)});
    }
}

template <class Row>
void compareKeyed(const char* table, const Versions& all, const Table<Row>& old,
                  const Table<Row>& now, Changes& out)
{
    for (const auto& row : old) {
        const Place place{{}, table, row.key};
        const Row* kept = byKey(now, row.key);
        if (kept == nullptr) {
            out.push_back({ChangeKind::Removed, {}, table, row.key, nullptr, {}, {}});
            continue;
        }
        compareFields(place, {all.before}, row, {all.after}, *kept, out);
        if constexpr (std::is_same_v<Row, EquipmentType>)
            compareFigures(place, all, row, *kept, out);
    }
    for (const auto& row : now)
        if (byKey(old, row.key) == nullptr)
            out.push_back({ChangeKind::Added, {}, table, row.key, nullptr, {}, {}});
}

// Of all assumptions, defaults included: the file keeps only those that the user changed.
void compareInputs(const Versions& all, Changes& out)
{
    const auto was = inputsOf(all.before);
    const auto is = inputsOf(all.after);
    for (std::size_t i = 0; i < is.size(); ++i) {
        const std::size_t first = out.size();
        compareFields({{}, "input", is[i].key}, {all.before}, was[i], {all.after}, is[i], out);
        const std::string unit(unitSymbol(is[i].measure, UnitSystem::Si));
        for (std::size_t at = first; at < out.size(); ++at) {
            const std::string_view field = out[at].field->key;
            if (unit.empty() || (field != "value" && field != "low" && field != "high"))
                continue;
            out[at].before += " " + unit;
            out[at].after += " " + unit;
        }
    }
}

void compareAlternative(const Versions& all, const Alternative& old, const Alternative& now,
                        Changes& out)
{
    const Side before{all.before, &old};
    const Side after{all.after, &now};
    compareFields({now.name, "alternative", {}}, before, old, after, now, out);
    compareFields({now.name, "workload", {}}, before, old.plan.workload, after, now.plan.workload,
                  out);
    visitTables(old.plan, [&](std::string_view name, const auto& was) {
        visitTables(now.plan, [&](std::string_view other, const auto& is) {
            if constexpr (std::is_same_v<decltype(was), decltype(is)>)
                if (name == other)
                    compareTables({now.name, std::string(name), {}}, before, was, after, is, out);
        });
    });
}

void compareAlternatives(const Versions& all, Changes& out)
{
    for (const auto& old : all.before.alternatives)
        if (const auto* kept = all.after.find(old.name))
            compareAlternative(all, old, *kept, out);
        else
            out.push_back({ChangeKind::Removed, old.name, "alternative", {}, nullptr, {}, {}});
    for (const auto& now : all.after.alternatives)
        if (all.before.find(now.name) == nullptr)
            out.push_back({ChangeKind::Added, now.name, "alternative", {}, nullptr, {}, {}});
}

} // namespace

const char* changeWord(ChangeKind kind)
{
    return kind == ChangeKind::Added     ? "added"
           : kind == ChangeKind::Removed ? "removed"
                                         : "changed";
}

std::vector<ProjectChange> projectDiff(const Project& before, const Project& after)
{
    Changes out;
    const Versions all{before, after};
    compareFields({{}, "project", {}}, {before}, before, {after}, after, out);
    compareFields({{}, "site", {}}, {before}, before.site, {after}, after.site, out);
    compareKeyed("type", all, before.types, after.types, out);
    compareKeyed("weather", all, before.weather, after.weather, out);
    compareInputs(all, out);
    compareAlternatives(all, out);
    return out;
}

} // namespace hallwright::model
