// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/netbox_device_type.h"

#include "data/import/csv.h"
#include "data/import/netbox_units.h"
#include "data/import/whole_file.h"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace hallwright::data {

using model::EquipmentType;
using model::fail;
using model::Fault;
using model::FaultCode;
using model::Result;

namespace {

// A YAML map with the place of each of its values.
class Sheet {
public:
    Sheet(YAML::Node root, std::string file)
        : root_(std::move(root))
        , file_(std::move(file))
    {
    }

    const YAML::Node& root() const { return root_; }

    tl::unexpected<Fault> wrong(const YAML::Node& at, model::Message what) const
    {
        const int line = at.Mark().line < 0 ? 1 : at.Mark().line + 1;
        return fail(FaultCode::InvalidInput, std::move(what), fmt::format("{}:{}", file_, line));
    }

    Result<std::string> text(const char* name) const
    {
        const YAML::Node found = root_[name];
        if (!found || found.IsNull())
            return std::string();
        if (!found.IsScalar())
            return wrong(found, {QT_TRANSLATE_NOOP("data", "{0} must be text"), {name}});
        return found.Scalar();
    }

    Result<std::string> requiredText(const char* name) const
    {
        auto found = text(name);
        if (found && found->empty())
            return wrong(root_, {QT_TRANSLATE_NOOP("data", "{0} is missing"), {name}});
        return found;
    }

    Result<std::optional<double>> number(const YAML::Node& owner, const char* name) const
    {
        const YAML::Node found = owner[name];
        if (!found || found.IsNull())
            return std::optional<double>();
        const auto value = found.IsScalar() ? plainNumber(found.Scalar()) : std::nullopt;
        if (!value || *value < 0.0)
            return wrong(found,
                         {QT_TRANSLATE_NOOP("data", "{0} must be a number of 0 or more"), {name}});
        return value;
    }

    // A quantity of a number and its unit beside it; 0 stands for "not stated" in the library.
    template <class Q>
    Result<std::optional<Q>> quantity(const char* name, const char* unitName,
                                      Result<Q> (*convert)(double, std::string_view)) const
    {
        const auto value = number(root_, name);
        const auto unit = text(unitName);
        if (!value || !unit)
            return tl::unexpected<Fault>(!value ? value.error() : unit.error());
        if (!*value || **value == 0.0)
            return std::optional<Q>();
        const auto converted = convert(**value, *unit);
        if (!converted)
            return wrong(root_[name], converted.error().what);
        return std::optional<Q>(*converted);
    }

private:
    YAML::Node root_;
    std::string file_;
};

Result<void> namesOnce(const Sheet& sheet)
{
    std::set<std::string> seen;
    for (const auto& item : sheet.root())
        if (!item.first.IsScalar() || !seen.insert(item.first.Scalar()).second)
            return sheet.wrong(item.first, {QT_TRANSLATE_NOOP("data", "{0} is given twice"),
                                            {item.first.IsScalar() ? item.first.Scalar() : "?"}});
    return {};
}

Result<Sheet> openSheet(const std::string& yaml, const std::string& file)
{
    Sheet sheet(YAML::Load(yaml), file);
    if (!sheet.root().IsMap())
        return sheet.wrong(sheet.root(),
                           {QT_TRANSLATE_NOOP("data", "not a NetBox type: expected a map"), {}});
    const auto once = namesOnce(sheet);
    if (!once)
        return tl::unexpected<Fault>(once.error());
    return sheet;
}

Result<EquipmentType> identityOf(const Sheet& sheet, const std::string& file)
{
    const auto manufacturer = sheet.requiredText("manufacturer");
    const auto modelName = sheet.requiredText("model");
    const auto slug = sheet.requiredText("slug");
    const auto description = sheet.text("description");
    for (const auto* part : {&manufacturer, &modelName, &slug, &description})
        if (!*part)
            return tl::unexpected<Fault>(part->error());
    const bool shaped = std::all_of(slug->begin(), slug->end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
    if (!shaped)
        return sheet.wrong(
            sheet.root()["slug"],
            {QT_TRANSLATE_NOOP("data", "the slug \"{0}\" must be of a-z, 0-9, - _"), {*slug}});
    EquipmentType type;
    type.key = *slug;
    type.name = fmt::format("{} {}", *manufacturer, *modelName);
    type.vendor = *manufacturer;
    type.description = *description;
    type.source =
        fmt::format("NetBox type library, {}", std::filesystem::path(file).filename().string());
    type.confidence = model::Confidence::Medium;
    type.review = "imported";
    return type;
}

struct Draw {
    std::optional<double> watts;
    std::string note;
};

Result<Draw> drawOf(const Sheet& sheet)
{
    const YAML::Node ports = sheet.root()["power-ports"];
    if (ports && !ports.IsNull() && !ports.IsSequence())
        return sheet.wrong(ports,
                           {QT_TRANSLATE_NOOP("data", "{0} must be a list"), {"power-ports"}});
    if (sheet.root()["power-outlets"])
        return Draw{{}, "passes power on to outlets: the draw of its inlets is no load of its own"};
    if (!ports || ports.size() == 0)
        return Draw{{}, "no power port in the file: power unknown"};
    Draw draw{0.0, {}};
    std::size_t without = 0;
    std::size_t direct = 0; // direct-current inlets
    for (const auto& port : ports) {
        if (!port.IsMap())
            return sheet.wrong(port, {QT_TRANSLATE_NOOP("data", "a power port must be a map"), {}});
        const auto watts = sheet.number(port, "maximum_draw");
        if (!watts)
            return tl::unexpected<Fault>(watts.error());
        without += !*watts || **watts == 0.0 ? 1U : 0U;
        *draw.watts += watts->value_or(0.0);
        direct += port["type"] && port["type"].IsScalar() && port["type"].Scalar() == "dc-terminal";
    }
    draw.note = fmt::format("sum of maximum_draw over {} power ports: a nameplate, not a load",
                            ports.size());
    if (direct > 0 && direct < ports.size())
        draw.note += "; AC and DC inlets are alternatives, so it is too high";
    if (without > 0)
        return Draw{{},
                    fmt::format("{} of {} power ports state no draw ({} W in the others)", without,
                                ports.size(), *draw.watts)};
    return draw;
}

Result<void> putField(EquipmentType& type, const char* key, const model::FieldValue& value,
                      const std::string& note = {})
{
    if (std::holds_alternative<std::monostate>(value) && note.empty())
        return {};
    type.provenance[key] = {type.source, model::Confidence::Medium, note, {}, {}};
    return setKindField(type.kind, key, value);
}

template <class Q>
model::FieldValue si(const std::optional<Q>& quantity)
{
    return quantity ? model::FieldValue{model::inSi(*quantity)} : model::FieldValue{};
}

Result<std::optional<double>> unitsOf(const Sheet& sheet)
{
    const auto height = sheet.number(sheet.root(), "u_height");
    if (!height)
        return height;
    if (!*height)
        return sheet.wrong(sheet.root(),
                           {QT_TRANSLATE_NOOP("data", "{0} is missing"), {"u_height"}});
    if (std::fmod(**height, 0.5) != 0.0)
        return sheet.wrong(sheet.root()["u_height"],
                           {QT_TRANSLATE_NOOP("data", "u_height {0} is no multiple of 0.5"),
                            {fmt::format("{}", **height)}});
    return height;
}

Result<EquipmentType> deviceFrom(const Sheet& sheet, EquipmentType type)
{
    type.kind = model::NodeType{};
    const auto units = unitsOf(sheet);
    const auto mass = sheet.quantity<model::Mass>("weight", "weight_unit", netBoxMass);
    const auto draw = drawOf(sheet);
    const auto airflow = sheet.text("airflow");
    if (!units || !mass)
        return tl::unexpected<Fault>(!units ? units.error() : mass.error());
    if (!draw || !airflow)
        return tl::unexpected<Fault>(!draw ? draw.error() : airflow.error());
    if (!airflow->empty())
        type.description += fmt::format("{}airflow {} (a direction only)",
                                        type.description.empty() ? "" : "; ", *airflow);
    const auto watts = draw->watts ? model::FieldValue{*draw->watts} : model::FieldValue{};
    const Result<void> steps[] = {putField(type, "rack_units", model::FieldValue{**units}),
                                  putField(type, "mass_dry", si(*mass)),
                                  putField(type, "power_nameplate", watts, draw->note)};
    for (const auto& step : steps)
        if (!step)
            return sheet.wrong(sheet.root(), step.error().what);
    return type;
}

Result<EquipmentType> rackFrom(const Sheet& sheet, EquipmentType type)
{
    type.kind = model::RackType{};
    const auto units = unitsOf(sheet);
    const auto mass = sheet.quantity<model::Mass>("weight", "weight_unit", netBoxMass);
    const auto width = sheet.quantity<model::Length>("outer_width", "outer_unit", netBoxLength);
    const auto depth = sheet.quantity<model::Length>("outer_depth", "outer_unit", netBoxLength);
    const auto height = sheet.quantity<model::Length>("outer_height", "outer_unit", netBoxLength);
    if (!units || !mass)
        return tl::unexpected<Fault>(!units ? units.error() : mass.error());
    for (const auto* length : {&width, &depth, &height})
        if (!*length)
            return tl::unexpected<Fault>(length->error());
    if (**units != std::floor(**units) || **units < 1.0)
        return sheet.wrong(sheet.root()["u_height"],
                           {QT_TRANSLATE_NOOP("data", "a rack has whole units, 1 or more"), {}});
    const auto whole = static_cast<std::int64_t>(**units);
    const Result<void> steps[] = {
        putField(type, "rack_units", model::FieldValue{whole}), putField(type, "width", si(*width)),
        putField(type, "depth", si(*depth)), putField(type, "height", si(*height)),
        putField(type, "frame_mass", si(*mass), "empty rack")};
    for (const auto& step : steps)
        if (!step)
            return sheet.wrong(sheet.root(), step.error().what);
    return type;
}

using Build = Result<EquipmentType> (*)(const Sheet&, EquipmentType);

Result<EquipmentType> parseWith(Build build, const std::string& yaml, const std::string& file)
{
    try {
        const auto sheet = openSheet(yaml, file);
        if (!sheet)
            return tl::unexpected<Fault>(sheet.error());
        auto type = identityOf(*sheet, file);
        if (!type)
            return type;
        return build(*sheet, std::move(*type));
    } catch (const YAML::Exception& error) {
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "this is not valid YAML: {0}"), {error.msg}},
                    fmt::format("{}:{}", file, error.mark.line < 0 ? 1 : error.mark.line + 1));
    }
}

Result<EquipmentType> readWith(Build build, const std::filesystem::path& file)
{
    const auto text = readWholeFile(file);
    if (!text)
        return tl::unexpected<model::Fault>(text.error());
    return parseWith(build, *text, file.string());
}

} // namespace

Result<EquipmentType> readNetBoxDeviceType(const std::filesystem::path& file)
{
    return readWith(deviceFrom, file);
}

Result<EquipmentType> parseNetBoxDeviceType(const std::string& yaml, const std::string& file)
{
    return parseWith(deviceFrom, yaml, file);
}

Result<EquipmentType> readNetBoxRackType(const std::filesystem::path& file)
{
    return readWith(rackFrom, file);
}

Result<EquipmentType> parseNetBoxRackType(const std::string& yaml, const std::string& file)
{
    return parseWith(rackFrom, yaml, file);
}

} // namespace hallwright::data
