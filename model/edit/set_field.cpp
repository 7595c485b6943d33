// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/set_field.h"

#include "model/quantity_text.h"

namespace hallwright::model {

namespace {

constexpr const char* tableKeys[] = {"project",      "site",           "workload",   "hall",
                                     "row",          "rack",           "unit",       "superpod",
                                     "power_recipe", "coolant_recipe", "air_recipe", "plant_recipe",
                                     "fabric_recipe"};

Fault noField(const char* table, const std::string& key)
{
    return {FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("model", "{0} has no field \"{1}\""), {table, key}},
            table,
            {}};
}

template <class Row>
Result<Row> rowWith(Row row, const char* table, const std::string& key, const FieldValue& value)
{
    const auto* one = findField<Row>(key);
    if (one == nullptr)
        return tl::unexpected<Fault>(noField(table, key));
    if (const auto set = one->set(row, value); !set) {
        Fault fault = set.error();
        if (fault.where.empty())
            fault.where = table;
        return tl::unexpected<Fault>(fault);
    }
    return row;
}

template <class Row>
Result<Table<Row>> tableWith(const Table<Row>& table, const FieldTarget& target,
                             const std::string& key, const FieldValue& value)
{
    const char* name = fieldTableKey(target.table);
    std::vector<Row> changed;
    for (const auto number : target.ids) {
        const std::string where = std::string(name) + "/" + std::to_string(number);
        const Row* old = table.find({number});
        if (old == nullptr)
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("model", "there is no such row"), {}}, where);
        auto row = rowWith(*old, name, key, value);
        if (!row) {
            Fault fault = row.error();
            fault.where = where;
            return tl::unexpected<Fault>(fault);
        }
        changed.push_back(*std::move(row));
    }
    return table.with(std::move(changed));
}

// Applies `use` to the table of a plan that the target names.
template <class PlanLike, class Use>
auto onTable(PlanLike& plan, FieldTable table, Use use)
{
    switch (table) {
    case FieldTable::Row:
        return use(plan.rows);
    case FieldTable::Rack:
        return use(plan.racks);
    case FieldTable::Unit:
        return use(plan.units);
    case FieldTable::Superpod:
        return use(plan.superpods);
    case FieldTable::PowerRecipe:
        return use(plan.powerRecipes);
    case FieldTable::CoolantRecipe:
        return use(plan.coolantRecipes);
    case FieldTable::AirRecipe:
        return use(plan.airRecipes);
    case FieldTable::PlantRecipe:
        return use(plan.plantRecipes);
    case FieldTable::FabricRecipe:
        return use(plan.fabricRecipes);
    case FieldTable::Project:
    case FieldTable::Site:
    case FieldTable::Workload:
    case FieldTable::Hall:
        break;
    }
    return use(plan.halls);
}

template <class Row>
Result<FieldValue> valueIn(const Row& row, FieldTable table, const std::string& key)
{
    const auto* one = findField<Row>(key);
    if (one == nullptr)
        return tl::unexpected<Fault>(noField(fieldTableKey(table), key));
    return one->get(row);
}

} // namespace

const char* fieldTableKey(FieldTable table)
{
    return tableKeys[static_cast<std::size_t>(table)];
}

Result<Project> setField(const Project& project, AlternativeId alternative,
                         const FieldTarget& target, const std::string& key, const FieldValue& value)
{
    const char* name = fieldTableKey(target.table);
    if (target.table == FieldTable::Project)
        return rowWith(project, name, key, value);
    if (target.table == FieldTable::Site)
        return rowWith(project.site, name, key, value).map([&project](Site site) {
            Project after = project;
            after.site = std::move(site);
            return after;
        });
    return editPlan(project, alternative, [&](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        if (target.table == FieldTable::Workload)
            return rowWith(before.workload, name, key, value)
                .map([&plan](const Workload& workload) {
                    plan.workload = workload;
                    return plan;
                });
        const auto done = onTable(plan, target.table, [&](auto& table) -> Result<void> {
            auto changed = tableWith(table, target, key, value);
            if (!changed)
                return tl::unexpected<Fault>(changed.error());
            table = *std::move(changed);
            return {};
        });
        if (!done)
            return tl::unexpected<Fault>(done.error());
        return plan;
    });
}

const FieldInfo* fieldInfo(FieldTable table, const std::string& key)
{
    switch (table) {
    case FieldTable::Project:
        return findField<Project>(key);
    case FieldTable::Site:
        return findField<Site>(key);
    case FieldTable::Workload:
        return findField<Workload>(key);
    case FieldTable::Hall:
        return findField<Hall>(key);
    case FieldTable::Row:
        return findField<Row>(key);
    case FieldTable::Rack:
        return findField<Rack>(key);
    case FieldTable::Unit:
        return findField<Unit>(key);
    case FieldTable::Superpod:
        return findField<Superpod>(key);
    case FieldTable::PowerRecipe:
        return findField<PowerRecipe>(key);
    case FieldTable::CoolantRecipe:
        return findField<CoolantRecipe>(key);
    case FieldTable::AirRecipe:
        return findField<AirRecipe>(key);
    case FieldTable::PlantRecipe:
        return findField<PlantRecipe>(key);
    case FieldTable::FabricRecipe:
        return findField<FabricRecipe>(key);
    }
    return nullptr;
}

Result<Project> setFieldText(const Project& project, AlternativeId alternative,
                             const FieldTarget& target, const std::string& key,
                             const std::string& text)
{
    const FieldInfo* info = fieldInfo(target.table, key);
    if (info == nullptr)
        return tl::unexpected<Fault>(noField(fieldTableKey(target.table), key));
    Result<FieldValue> value = FieldValue{};
    if (info->kind == FieldKind::Number && !text.empty())
        value = parseQuantity(text, info->measure, UnitSystem::Si).map([](double si) {
            return FieldValue{si};
        });
    else
        value = parseFileText(*info, text);
    if (!value) {
        Fault fault = value.error();
        fault.code = FaultCode::InvalidArgument;
        fault.where = key;
        return tl::unexpected<Fault>(fault);
    }
    return setField(project, alternative, target, key, *value);
}

Result<FieldValue> fieldValue(const Project& project, AlternativeId alternative,
                              const FieldTarget& target, const std::string& key)
{
    if (target.table == FieldTable::Project)
        return valueIn(project, target.table, key);
    if (target.table == FieldTable::Site)
        return valueIn(project.site, target.table, key);
    const Alternative* found = project.find(alternative);
    if (found == nullptr)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "there is no alternative with this id"), {}});
    if (target.table == FieldTable::Workload)
        return valueIn(found->plan.workload, target.table, key);
    return onTable(found->plan, target.table, [&](const auto& table) -> Result<FieldValue> {
        const auto* row = target.ids.empty() ? nullptr : table.find({target.ids.front()});
        if (row == nullptr)
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("model", "there is no such row"), {}},
                        fieldTableKey(target.table));
        return valueIn(*row, target.table, key);
    });
}

} // namespace hallwright::model
