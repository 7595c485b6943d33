// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the question: one per row type of a plan, from its field list.
#include "data/project/schema.h"
#include "model/plan.h"
#include "model/report/issue.h"

namespace hallwright::data {

using namespace model;

namespace {

const char* const ofAlternative = "NOT NULL REFERENCES alternative (id) ON DELETE CASCADE";

// Key columns, then every field, then the place for doubles that need their SI value beside.
template <class Row>
TableSpec described(std::string name, std::vector<ColumnSpec> columns, std::string primaryKey)
{
    const Row byDefault{};
    for (const auto& field : fields<Row>())
        columns.push_back(columnOf(field, field.get(byDefault)));
    columns.push_back({"exact_si", "TEXT"});
    return {std::move(name), std::move(columns), std::move(primaryKey)};
}

ColumnSpec idColumn()
{
    return {"id", "INTEGER", "NOT NULL CHECK (id BETWEEN 1 AND 4294967295)"};
}

// `project` and `site` hold one row each.
ColumnSpec onlyRow()
{
    return {"id", "INTEGER", "NOT NULL CHECK (id = 1)"};
}

TableSpec equipmentValues()
{
    return {"equipment_value",
            {{"type", "INTEGER", "NOT NULL REFERENCES equipment_type (id) ON DELETE CASCADE"},
             {"field", "TEXT", "NOT NULL"},
             {"value", "ANY"},   // of the field's kind, in `unit`; NULL: unknown
             {"unit", "TEXT"},   // suffix of the unit: "kw", "lpm"
             {"source", "TEXT"}, // NULL: no statement of origin
             {"confidence", "TEXT"},
             {"note", "TEXT"},
             {"low", "REAL"},
             {"high", "REAL"},
             {"exact_si", "TEXT"}},
            "type, field"};
}

} // namespace

std::vector<TableSpec> planTables()
{
    std::vector<TableSpec> tables;
    tables.push_back(described<Project>(
        "project", {onlyRow(), {"last_id", "INTEGER", "NOT NULL DEFAULT 0"}}, "id"));
    tables.push_back(described<Site>("site", {onlyRow()}, "id"));
    tables.push_back(described<Alternative>(
        "alternative", {idColumn(), {"position", "INTEGER", "NOT NULL DEFAULT 0"}}, "id"));
    tables.push_back(described<EquipmentType>("equipment_type",
                                              {idColumn(), {"kind", "TEXT", "NOT NULL"}}, "id"));
    tables.push_back(equipmentValues());
    tables.push_back(described<Input>("input", {idColumn()}, "id"));
    tables.push_back(described<WeatherSeries>("weather", {idColumn()}, "id"));
    tables.push_back(described<HourSeries>("hour_series", {idColumn()}, "id"));
    tables.push_back(described<Issue>("issue", {idColumn()}, "id"));
    tables.push_back(described<Workload>("workload", {{"alternative", "INTEGER", ofAlternative}},
                                         "alternative"));
    const Plan plan;
    visitTables(plan, [&tables]<class Row>(const char* name, const Table<Row>&) {
        tables.push_back(described<Row>(
            name, {{"alternative", "INTEGER", ofAlternative}, idColumn()}, "alternative, id"));
    });
    tables.push_back(
        {"view_state", {{"key", "TEXT", "NOT NULL"}, {"value", "TEXT", "NOT NULL"}}, "key"});
    return tables;
}

} // namespace hallwright::data
