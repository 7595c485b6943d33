// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/named_edit_bodies.h"

#include <algorithm>

namespace hallwright::model {

namespace {

using namespace named;
using Need = EditParameter::Need;

const EditParameter items{
    "items", QT_TRANSLATE_NOOP("edit", "elements, comma-separated: rack/1,rack/2"), Need::Required};
const EditParameter dx{"dx", QT_TRANSLATE_NOOP("edit", "shift along x, m"), Need::Optional};
const EditParameter dy{"dy", QT_TRANSLATE_NOOP("edit", "shift along y, m"), Need::Optional};
const EditParameter hallName{"hall", QT_TRANSLATE_NOOP("edit", "label of the hall"),
                             Need::Optional};
const EditParameter typeKey{"type", QT_TRANSLATE_NOOP("edit", "catalogue key"), Need::Required};
const EditParameter x{"x", QT_TRANSLATE_NOOP("edit", "position, m"), Need::Required};
const EditParameter y{"y", QT_TRANSLATE_NOOP("edit", "position, m"), Need::Required};
const EditParameter statusWord{
    "status", QT_TRANSLATE_NOOP("edit", "existing, committed, reserved or future"), Need::Optional};
const EditParameter name{"name", QT_TRANSLATE_NOOP("edit", "its name"), Need::Required};

EditParameter optional(const char* key, const char* what)
{
    return {key, what, Need::Optional};
}
EditParameter required(const char* key, const char* what)
{
    return {key, what, Need::Required};
}

std::vector<NamedEdit> makeList()
{
    return {
        {"place",
         QT_TRANSLATE_NOOP("edit", "Place an item"),
         {typeKey, x, y, hallName, optional("turn", QT_TRANSLATE_NOOP("edit", "0, 90, 180 or 270")),
          optional("row", QT_TRANSLATE_NOOP("edit", "number of its row")),
          optional("label", QT_TRANSLATE_NOOP("edit", "its label")), statusWord},
         false,
         applyPlace},
        {"array",
         QT_TRANSLATE_NOOP("edit", "Place rows of racks"),
         {typeKey, x, y, hallName, optional("rows", QT_TRANSLATE_NOOP("edit", "number of rows, 1")),
          optional("per_row", QT_TRANSLATE_NOOP("edit", "items per row, 1")),
          optional("gap", QT_TRANSLATE_NOOP("edit", "between neighbours, m")),
          optional("cold_aisle", QT_TRANSLATE_NOOP("edit", "between fronts, 1.8 m")),
          optional("hot_aisle", QT_TRANSLATE_NOOP("edit", "between rears, 1.2 m")),
          optional("prefix", QT_TRANSLATE_NOOP("edit", "of the labels")), statusWord},
         false,
         applyArray},
        {"add-hall",
         QT_TRANSLATE_NOOP("edit", "Add a hall"),
         {optional("label", QT_TRANSLATE_NOOP("edit", "its label")),
          optional("width", QT_TRANSLATE_NOOP("edit", "m")),
          optional("depth", QT_TRANSLATE_NOOP("edit", "m")),
          optional("count", QT_TRANSLATE_NOOP("edit", "equal halls")),
          optional("floor_limit", QT_TRANSLATE_NOOP("edit", "kg/m²"))},
         false,
         applyAddHall},
        {"move", QT_TRANSLATE_NOOP("edit", "Move items"), {items, dx, dy}, false, applyMove},
        {"rotate",
         QT_TRANSLATE_NOOP("edit", "Rotate items"),
         {items, optional("quarters", QT_TRANSLATE_NOOP("edit", "quarter turns, 1"))},
         false,
         applyRotate},
        {"duplicate",
         QT_TRANSLATE_NOOP("edit", "Duplicate items"),
         {items, dx, dy},
         false,
         applyDuplicate},
        {"remove", QT_TRANSLATE_NOOP("edit", "Remove items"), {items}, false, applyRemove},
        {"set",
         QT_TRANSLATE_NOOP("edit", "Set a field"),
         {items, required("field", QT_TRANSLATE_NOOP("edit", "key of the field")),
          required("value", QT_TRANSLATE_NOOP("edit", "with unit: \"120 kW\""))},
         false,
         applySet},
        {"hall",
         QT_TRANSLATE_NOOP("edit", "Set fields of a hall"),
         {hallName},
         true,
         applyFields<FieldTable::Hall>},
        {"power-recipe",
         QT_TRANSLATE_NOOP("edit", "Choose the power recipe"),
         {hallName},
         true,
         applyFields<FieldTable::PowerRecipe>},
        {"coolant-recipe",
         QT_TRANSLATE_NOOP("edit", "Choose the coolant recipe"),
         {hallName},
         true,
         applyFields<FieldTable::CoolantRecipe>},
        {"air-recipe",
         QT_TRANSLATE_NOOP("edit", "Choose the air recipe"),
         {hallName},
         true,
         applyFields<FieldTable::AirRecipe>},
        {"plant-recipe",
         QT_TRANSLATE_NOOP("edit", "Choose the plant recipe"),
         {hallName},
         true,
         applyFields<FieldTable::PlantRecipe>},
        {"fabric-recipe",
         QT_TRANSLATE_NOOP("edit", "Choose the fabric recipe"),
         {hallName},
         true,
         applyFields<FieldTable::FabricRecipe>},
        {"workload",
         QT_TRANSLATE_NOOP("edit", "Set the workload"),
         {},
         true,
         applyFields<FieldTable::Workload>},
        {"site",
         QT_TRANSLATE_NOOP("edit", "Set fields of the site"),
         {},
         true,
         applyFields<FieldTable::Site>},
        {"project",
         QT_TRANSLATE_NOOP("edit", "Set fields of the project"),
         {},
         true,
         applyFields<FieldTable::Project>},
        {"add-alternative",
         QT_TRANSLATE_NOOP("edit", "Add an alternative"),
         {name},
         false,
         applyAddAlternative},
        {"duplicate-alternative",
         QT_TRANSLATE_NOOP("edit", "Duplicate the alternative"),
         {name},
         false,
         applyDuplicateAlternative},
        {"rename-alternative",
         QT_TRANSLATE_NOOP("edit", "Rename the alternative"),
         {name},
         false,
         applyRenameAlternative},
        {"remove-alternative",
         QT_TRANSLATE_NOOP("edit", "Remove the alternative"),
         {},
         false,
         applyRemoveAlternative},
        {"set-input",
         QT_TRANSLATE_NOOP("edit", "Change an assumption"),
         {required("input", QT_TRANSLATE_NOOP("edit", "its key, as energy_price")),
          required("value", QT_TRANSLATE_NOOP("edit", "with unit")),
          optional("low", QT_TRANSLATE_NOOP("edit", "with unit")),
          optional("high", QT_TRANSLATE_NOOP("edit", "with unit")),
          optional("source", QT_TRANSLATE_NOOP("edit", "where it is from"))},
         false,
         applySetInput},
        {"waive",
         QT_TRANSLATE_NOOP("edit", "Accept a finding"),
         {required("code", QT_TRANSLATE_NOOP("edit", "code of the finding")),
          optional("element", QT_TRANSLATE_NOOP("edit", "its first element")),
          required("reason", QT_TRANSLATE_NOOP("edit", "why")),
          required("by", QT_TRANSLATE_NOOP("edit", "who")),
          optional("date", QT_TRANSLATE_NOOP("edit", "YYYY-MM-DD"))},
         false,
         applyWaive},
        {"note",
         QT_TRANSLATE_NOOP("edit", "Add a note"),
         {required("text", QT_TRANSLATE_NOOP("edit", "the note")),
          optional("element", QT_TRANSLATE_NOOP("edit", "what it is about"))},
         false,
         applyNote},
        {"override",
         QT_TRANSLATE_NOOP("edit", "Override a derived element"),
         {required("element", QT_TRANSLATE_NOOP("edit", "its key")),
          required("field", QT_TRANSLATE_NOOP("edit", "key of the field")),
          required("value", QT_TRANSLATE_NOOP("edit", "with unit; empty removes it"))},
         false,
         applyOverride},
        {"clear-overrides",
         QT_TRANSLATE_NOOP("edit", "Take the overrides of an element away"),
         {required("element", QT_TRANSLATE_NOOP("edit", "its key"))},
         false,
         applyClearOverrides},
        {"lock-size",
         QT_TRANSLATE_NOOP("edit", "Keep the sizes of derived elements"),
         {required("element", QT_TRANSLATE_NOOP("edit", "its key, or the start of several keys"))},
         false,
         applyLockSize},
        {"add-pipe",
         QT_TRANSLATE_NOOP("edit", "Add a pipe or bypass to a coolant group"),
         {required("group", QT_TRANSLATE_NOOP("edit", "key of the group: h1/coolant/r3")), name,
          required("from", QT_TRANSLATE_NOOP("edit", "node of the group: supply/row1/2")),
          required("to", QT_TRANSLATE_NOOP("edit", "node of the group")),
          optional("type", QT_TRANSLATE_NOOP("edit", "pipe size of the catalogue")),
          optional("length", QT_TRANSLATE_NOOP("edit", "1 m")),
          optional("bore", QT_TRANSLATE_NOOP("edit", "25.4 mm; of a pipe without a type")),
          optional("kv", QT_TRANSLATE_NOOP("edit", "of a bypass, m³/h at 1 bar")),
          optional("opens_at", QT_TRANSLATE_NOOP("edit", "differential pressure of a bypass"))},
         false,
         applyAddPipe},
    };
}

Result<void> checkedArguments(const NamedEdit& edit, const EditArguments& arguments)
{
    const auto known = [&edit](const std::string& key) {
        return std::any_of(edit.parameters.begin(), edit.parameters.end(),
                           [&](const auto& p) { return key == p.key; });
    };
    for (const auto& [key, value] : arguments)
        if (!edit.takesFields && !known(key))
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("model", "the edit {0} has no parameter \"{1}\""),
                         {edit.name, key}},
                        key);
    for (const auto& parameter : edit.parameters)
        if (parameter.need == Need::Required && !arguments.contains(parameter.key))
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("model", "the edit {0} needs {1}= ({2})"),
                         {edit.name, parameter.key, parameter.what}},
                        parameter.key);
    return {};
}

} // namespace

std::span<const NamedEdit> allEdits()
{
    static const std::vector<NamedEdit> list = makeList();
    return list;
}

Result<Project> applyNamedEdit(const EditContext& context, const std::string& wanted,
                               const EditArguments& arguments)
{
    for (const auto& edit : allEdits()) {
        if (wanted != edit.name)
            continue;
        if (const auto valid = checkedArguments(edit, arguments); !valid)
            return tl::unexpected<Fault>(valid.error());
        return edit.apply(context, arguments);
    }
    return fail(FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("model", "there is no edit \"{0}\""), {wanted}}, {},
                {QT_TRANSLATE_NOOP("model", "list them with: edit --list"), {}});
}

} // namespace hallwright::model
