// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/named_edit_bodies.h"

#include "model/economics/price_book.h"
#include "model/edit/alternatives.h"
#include "model/edit/arrange.h"
#include "model/edit/edit_arguments.h"
#include "model/edit/place.h"
#include "model/edit/types.h"

#include <algorithm>

namespace hallwright::model::named {

namespace {

// The edit's result, or the first Fault of its arguments.
template <class Make>
Result<Project> unless(const ArgumentReader& read, Make make)
{
    if (read.fault())
        return tl::unexpected<Fault>(*read.fault());
    return make();
}

Point shift(ArgumentReader& read)
{
    return {fromSi<Length>(read.quantity("dx", Measure::Length)),
            fromSi<Length>(read.quantity("dy", Measure::Length))};
}

// The kind that a reference to a type is for; empty where several will do.
std::string_view kindMeant(FieldTable table, const std::string& key)
{
    if (table == FieldTable::Rack)
        return "rack";
    return key == "cdu_type"        ? "cdu"
           : key == "coupling_type" ? "coupling"
           : key == "switch_type"   ? "network_switch"
                                    : "";
}

// Sets a field from text; a field that refers to an equipment type takes its catalogue key, and the
// project its copy of the type.
Result<Project> setWords(const Project& project, const EditContext& context,
                         const FieldTarget& target, const std::pair<std::string, std::string>& set)
{
    const auto& [key, words] = set;
    const FieldInfo* info = fieldInfo(target.table, key);
    const bool keyOfType = info != nullptr && info->kind == FieldKind::Reference &&
                           key.ends_with("type") &&
                           words.find_first_not_of("0123456789") != std::string::npos;
    if (!keyOfType)
        return setFieldText(project, context.alternative, target, key, words);
    Project holding = project;
    const auto id = ensureType(holding, context.catalogue, words);
    if (!id) {
        Fault fault = id.error();
        fault.where = key;
        return fail(std::move(fault));
    }
    auto meant = kindMeant(target.table, key);
    const std::string_view found = kindKey(holding.types.find(*id)->kind);
    if (key == "unit_type" && found != "rear_door")
        meant = "crah"; // of an air recipe, where a rear door may stand as well
    if (!meant.empty() && found != meant)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "{0} is a {1}; expected a {2}"),
                     {words, std::string(found), std::string(meant)}},
                    key);
    return setFieldText(holding, context.alternative, target, key, std::to_string(id->number));
}

} // namespace

Result<Project> applyPlace(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    PlaceRequest request;
    request.type = read.text("type");
    request.at.hall = read.hall(context);
    request.at.x = fromSi<Length>(read.quantity("x", Measure::Length));
    request.at.y = fromSi<Length>(read.quantity("y", Measure::Length));
    request.at.turn = read.choice("turn", Turn::Deg0);
    request.row = {static_cast<std::uint32_t>(read.count("row", 0))};
    request.label = read.text("label");
    request.status = read.choice("status", Status::Committed);
    return unless(read, [&] {
        return placeItem(context.project, context.catalogue, context.alternative, request);
    });
}

Result<Project> applyArray(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    ArrayRequest request;
    request.type = read.text("type");
    request.hall = read.hall(context);
    request.x = fromSi<Length>(read.quantity("x", Measure::Length));
    request.y = fromSi<Length>(read.quantity("y", Measure::Length));
    request.rows = read.count("rows", 1);
    request.perRow = read.count("per_row", 1);
    request.gap = fromSi<Length>(read.quantity("gap", Measure::Length));
    request.coldAisle =
        fromSi<Length>(read.quantity("cold_aisle", Measure::Length, inSi(request.coldAisle)));
    request.hotAisle =
        fromSi<Length>(read.quantity("hot_aisle", Measure::Length, inSi(request.hotAisle)));
    request.prefix = read.text("prefix");
    request.status = read.choice("status", Status::Committed);
    return unless(read, [&] {
        return placeArray(context.project, context.catalogue, context.alternative, request);
    });
}

Result<Project> applyAddHall(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    Hall hall;
    hall.label = read.text("label");
    hall.width = fromSi<Length>(read.quantity("width", Measure::Length, inSi(hall.width)));
    hall.depth = fromSi<Length>(read.quantity("depth", Measure::Length, inSi(hall.depth)));
    hall.count = read.count("count", 1);
    if (read.has("floor_limit"))
        hall.floorLimit = fromSi<MassPerArea>(read.quantity("floor_limit", Measure::MassPerArea));
    for (const auto& field : fields<Hall>())
        if (const auto checkedOne = checkedValue(field, field.get(hall));
            !checkedOne && !read.fault())
            return tl::unexpected<Fault>(checkedOne.error());
    return unless(read, [&] { return addHall(context.project, context.alternative, hall); });
}

Result<Project> applyMove(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    const auto items = read.elements("items", context);
    const Point by = shift(read);
    return unless(read, [&] { return moveItems(context.project, context.alternative, items, by); });
}

Result<Project> applyRotate(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    const auto items = read.elements("items", context);
    const int quarters = read.count("quarters", 1);
    return unless(
        read, [&] { return rotateItems(context.project, context.alternative, items, quarters); });
}

Result<Project> applyDuplicate(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    const auto items = read.elements("items", context);
    const Point by = shift(read);
    return unless(read, [&] {
        return duplicateItems(context.project, context.alternative, items, by)
            .map([](Duplicated copies) { return std::move(copies.project); });
    });
}

Result<Project> applyRemove(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    const auto items = read.elements("items", context);
    return unless(read, [&] { return removeItems(context.project, context.alternative, items); });
}

Result<Project> applySet(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    const auto items = read.elements("items", context);
    FieldTarget target;
    for (const auto& item : items) {
        target.table = item.kind == ElementKind::Hall       ? FieldTable::Hall
                       : item.kind == ElementKind::Row      ? FieldTable::Row
                       : item.kind == ElementKind::Unit     ? FieldTable::Unit
                       : item.kind == ElementKind::Superpod ? FieldTable::Superpod
                                                            : FieldTable::Rack;
        target.ids.push_back(item.number);
    }
    const std::string key = read.text("field");
    const std::string value = read.text("value");
    return unless(read, [&] { return setWords(context.project, context, target, {key, value}); });
}

Result<Project> setAll(const EditContext& context, const EditArguments& arguments, FieldTable table)
{
    ArgumentReader read(arguments);
    FieldTarget target{table, {}};
    const bool ofHall =
        table != FieldTable::Project && table != FieldTable::Site && table != FieldTable::Workload;
    if (ofHall)
        target.ids = {read.hall(context).number};
    if (read.fault())
        return tl::unexpected<Fault>(*read.fault());
    Result<Project> project = context.project;
    for (const auto& [key, value] : arguments)
        if (!(ofHall && key == "hall"))
            project = project.and_then([&, &k = key, &v = value](const Project& before) {
                return setWords(before, context, target, {k, v});
            });
    return project;
}

Result<Project> applyAddAlternative(const EditContext& context, const EditArguments& arguments)
{
    return addAlternative(context.project, ArgumentReader(arguments).text("name"));
}

Result<Project> applyDuplicateAlternative(const EditContext& context,
                                          const EditArguments& arguments)
{
    return duplicateAlternative(context.project, context.alternative,
                                ArgumentReader(arguments).text("name"));
}

Result<Project> applyRenameAlternative(const EditContext& context, const EditArguments& arguments)
{
    return renameAlternative(context.project, context.alternative,
                             ArgumentReader(arguments).text("name"));
}

Result<Project> applyRemoveAlternative(const EditContext& context, const EditArguments&)
{
    return removeAlternative(context.project, context.alternative);
}

Result<Project> applySetInput(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    const std::string key = read.text("input");
    for (Input input : inputsOf(context.project)) {
        if (input.key != key)
            continue;
        input.value = read.quantity("value", input.measure, input.value);
        input.low = read.quantity("low", input.measure, std::min(input.low, input.value));
        input.high = read.quantity("high", input.measure, std::max(input.high, input.value));
        input.source = read.text("source", "user");
        return unless(read, [&] { return putInput(context.project, input); });
    }
    return fail(FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("model", "there is no assumption \"{0}\""), {key}}, "input");
}

Result<Project> applyWaive(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    Waiver waiver;
    waiver.code = read.text("code");
    waiver.element = read.text("element");
    waiver.reason = read.text("reason");
    waiver.by = read.text("by");
    const auto date = parseDate(read.text("date"));
    if (!date)
        return tl::unexpected<Fault>(date.error());
    waiver.date = *date;
    return waive(context.project, context.alternative, waiver);
}

Result<Project> applyNote(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    return putNote(context.project, context.alternative,
                   {{}, read.text("element"), read.text("text")});
}

} // namespace hallwright::model::named
