// SPDX-License-Identifier: GPL-3.0-or-later
// Edits that set a described field of rows, recipes, the site, the project or the workload.
#pragma once

#include "model/edit/edit.h"

#include <span>
#include <string>

namespace hallwright::model {

// The described tables a field can be set in; recipes are named by their hall.
enum class FieldTable {
    Project,
    Site,
    Workload,
    Hall,
    Row,
    Rack,
    Unit,
    Superpod,
    PowerRecipe,
    CoolantRecipe,
    AirRecipe,
    PlantRecipe,
    FabricRecipe
};
// "hall", "power_recipe", …: the table's word in files and on the command line.
const char* fieldTableKey(FieldTable table);

struct FieldTarget {
    FieldTable table = FieldTable::Rack;
    std::vector<std::uint32_t> ids; // row numbers; empty for Project, Site and Workload
};

// Sets one field of all targets. InvalidArgument naming the field where the table has none of that
// key; the field's own Fault, with the row, where the value does not fit.
Result<Project> setField(const Project& project, AlternativeId alternative,
                         const FieldTarget& target, const std::string& key,
                         const FieldValue& value);

// The same from text as people write it ("120 kW", "3*600 mm", a choice's key); empty is unknown.
Result<Project> setFieldText(const Project& project, AlternativeId alternative,
                             const FieldTarget& target, const std::string& key,
                             const std::string& text);

// The description of a field, or nullptr where the table has none of that key.
const FieldInfo* fieldInfo(FieldTable table, const std::string& key);

// The value of a field of the first target, for showing it.
Result<FieldValue> fieldValue(const Project& project, AlternativeId alternative,
                              const FieldTarget& target, const std::string& key);

} // namespace hallwright::model
