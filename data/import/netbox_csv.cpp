// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/netbox_csv.h"

#include "data/import/csv.h"
#include "data/import/netbox_json.h"
#include "data/import/netbox_units.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>

namespace hallwright::data {

using model::fail;
using model::Fault;
using model::FaultCode;
using model::Message;
using model::RackDraft;
using model::RackListDraft;
using model::Result;

namespace {

constexpr std::array rackColumns{
    "site",       "location",     "group",       "name",         "label",       "status",
    "role",       "manufacturer", "rack_type",   "type",         "form_factor", "width",
    "u_height",   "outer_width",  "outer_depth", "outer_height", "outer_unit",  "weight",
    "max_weight", "weight_unit",  "model",       "slug"};
constexpr std::array deviceColumns{"role", "manufacturer", "device_type", "status",   "name",
                                   "site", "location",     "rack",        "position", "face"};

// The cells of one row that are numbers, with the first thing wrong among them.
class RowNumbers {
public:
    RowNumbers(const CsvTable& table, const CsvRow& row)
        : table_(table)
        , row_(row)
    {
    }

    std::optional<double> positive(const char* column)
    {
        const std::string text = table_.cell(row_, column);
        if (text.empty())
            return std::nullopt;
        const auto value = plainNumber(text);
        if (!value || *value <= 0.0) {
            note({QT_TRANSLATE_NOOP("data", "{0} is \"{1}\"; expected a positive number"),
                  {column, text}});
            return std::nullopt;
        }
        return value;
    }

    template <class Q>
    std::optional<Q> quantity(const char* column, const char* unitColumn,
                              Result<Q> (*convert)(double, std::string_view))
    {
        const auto value = positive(column);
        if (!value)
            return std::nullopt;
        const auto converted = convert(*value, table_.cell(row_, unitColumn));
        if (!converted) {
            note(converted.error().what);
            return std::nullopt;
        }
        return *converted;
    }

    void note(Message what)
    {
        if (!wrong_)
            wrong_ = std::move(what);
    }
    const std::optional<Message>& wrong() const { return wrong_; }

private:
    const CsvTable& table_;
    const CsvRow& row_;
    std::optional<Message> wrong_;
};

Result<CsvTable> readTable(const std::filesystem::path& file, std::span<const char* const> required)
{
    return file.extension() == ".json" ? withColumns(readNetBoxJson(file), required)
                                       : readCsvTable(file, required);
}

void listIgnored(const CsvTable& table, std::span<const char* const> known, RackListDraft& draft)
{
    for (auto& column : ignoredColumns(table, known))
        draft.ignoredColumns.push_back(std::move(column));
}

// The figures that racks and rack types have in common.
RackDraft figuresOf(const CsvTable& table, const CsvRow& row, RowNumbers& numbers)
{
    RackDraft rack;
    rack.railWidthInches = numbers.positive("width");
    rack.rackUnits = numbers.positive("u_height");
    rack.width = numbers.quantity<model::Length>("outer_width", "outer_unit", netBoxLength);
    rack.depth = numbers.quantity<model::Length>("outer_depth", "outer_unit", netBoxLength);
    rack.height = numbers.quantity<model::Length>("outer_height", "outer_unit", netBoxLength);
    rack.mass = numbers.quantity<model::Mass>("weight", "weight_unit", netBoxMass);
    rack.massMax = numbers.quantity<model::Mass>("max_weight", "weight_unit", netBoxMass);
    rack.line = row.line;
    if (row.cells.size() > table.header.size())
        numbers.note({QT_TRANSLATE_NOOP("data", "{0} cells, but the header has {1}"),
                      {std::to_string(row.cells.size()), std::to_string(table.header.size())}});
    return rack;
}

// Rack types by slug and by model name.
using RackTypes = std::map<std::string, RackDraft>;

Result<RackTypes> readRackTypes(const std::filesystem::path& file, RackListDraft& draft)
{
    RackTypes types;
    if (file.empty())
        return types;
    const auto table = readTable(file, std::array{"manufacturer", "model"});
    if (!table)
        return tl::unexpected<Fault>(table.error());
    listIgnored(*table, rackColumns, draft);
    for (const auto& row : table->rows) {
        RowNumbers numbers(*table, row);
        RackDraft type = figuresOf(*table, row, numbers);
        if (numbers.wrong()) {
            draft.errors.push_back({table->placeOf(row), *numbers.wrong()});
            continue;
        }
        type.type =
            fmt::format("{} {}", table->cell(row, "manufacturer"), table->cell(row, "model"));
        for (const char* name : {"slug", "model"})
            if (const auto word = table->cell(row, name); !word.empty())
                types.emplace(word, type);
    }
    return types;
}

template <class T>
void fill(std::optional<T>& own, const std::optional<T>& ofType)
{
    if (!own)
        own = ofType;
}

void fillFrom(RackDraft& rack, const RackDraft& type)
{
    rack.type = type.type;
    fill(rack.railWidthInches, type.railWidthInches);
    fill(rack.rackUnits, type.rackUnits);
    fill(rack.width, type.width);
    fill(rack.depth, type.depth);
    fill(rack.height, type.height);
    fill(rack.mass, type.mass);
    fill(rack.massMax, type.massMax);
}

RackDraft rackOf(const CsvTable& table, const CsvRow& row, const RackTypes& types,
                 RowNumbers& numbers)
{
    RackDraft rack = figuresOf(table, row, numbers);
    rack.label = table.cell(row, "name");
    rack.site = table.cell(row, "site");
    rack.location = table.cell(row, "location");
    rack.group = table.cell(row, "group");
    rack.role = table.cell(row, "role");
    rack.status = table.cell(row, "status");
    rack.type = table.cell(row, "rack_type");
    if (rack.label.empty())
        numbers.note({QT_TRANSLATE_NOOP("data", "the rack has no name"), {}});
    const auto type = types.find(rack.type);
    if (!rack.type.empty() && type != types.end())
        fillFrom(rack, type->second);
    return rack;
}

Result<void> readRacks(const std::filesystem::path& file, const RackTypes& types,
                       RackListDraft& draft)
{
    const auto table = readTable(file, std::array{"site", "name"});
    if (!table)
        return tl::unexpected<Fault>(table.error());
    listIgnored(*table, rackColumns, draft);
    std::set<std::string> seen; // a name is unique within its site and location
    for (const auto& row : table->rows) {
        RowNumbers numbers(*table, row);
        RackDraft rack = rackOf(*table, row, types, numbers);
        const auto identity = fmt::format("{}\n{}\n{}", rack.site, rack.location, rack.label);
        if (!numbers.wrong() && !seen.insert(identity).second)
            numbers.note(
                {QT_TRANSLATE_NOOP("data", "a second rack \"{0}\" of this site and location"),
                 {rack.label}});
        if (numbers.wrong())
            draft.errors.push_back({table->placeOf(row), *numbers.wrong()});
        else
            draft.rows.push_back(std::move(rack));
    }
    return {};
}

// The rack of that name; more than one where the file does not say the location.
std::vector<RackDraft*> racksNamed(RackListDraft& draft, const CsvTable& table, const CsvRow& row)
{
    std::vector<RackDraft*> found;
    const auto location = table.cell(row, "location");
    for (auto& rack : draft.rows)
        if (rack.label == table.cell(row, "rack") && rack.site == table.cell(row, "site") &&
            (location.empty() || rack.location == location))
            found.push_back(&rack);
    return found;
}

model::DraftDevice deviceOf(const CsvTable& table, const CsvRow& row, RowNumbers& numbers)
{
    model::DraftDevice device;
    device.label = table.cell(row, "name");
    device.type =
        fmt::format("{} {}", table.cell(row, "manufacturer"), table.cell(row, "device_type"));
    device.role = table.cell(row, "role");
    device.status = table.cell(row, "status");
    device.face = table.cell(row, "face");
    device.position = numbers.positive("position");
    device.line = row.line;
    if (device.position && std::fmod(*device.position, 0.5) != 0.0)
        numbers.note({QT_TRANSLATE_NOOP("data", "position {0} is no multiple of 0.5"),
                      {table.cell(row, "position")}});
    return device;
}

Result<void> readDevices(const std::filesystem::path& file, RackListDraft& draft)
{
    if (file.empty())
        return {};
    const auto table = readTable(file, std::array{"site", "device_type"});
    if (!table)
        return tl::unexpected<Fault>(table.error());
    listIgnored(*table, deviceColumns, draft);
    for (const auto& row : table->rows) {
        if (table->cell(row, "rack").empty())
            continue; // a device outside any rack is no part of a rack list
        RowNumbers numbers(*table, row);
        auto device = deviceOf(*table, row, numbers);
        const auto racks = racksNamed(draft, *table, row);
        if (racks.empty())
            numbers.note({QT_TRANSLATE_NOOP("data", "no rack \"{0}\" in the list"),
                          {table->cell(row, "rack")}});
        if (racks.size() > 1)
            numbers.note(
                {QT_TRANSLATE_NOOP("data", "several racks \"{0}\": the location is needed"),
                 {table->cell(row, "rack")}});
        if (numbers.wrong())
            draft.errors.push_back({table->placeOf(row), *numbers.wrong()});
        else
            racks.front()->devices.push_back(std::move(device));
    }
    return {};
}

} // namespace

Result<RackListDraft> importNetBoxCsv(const NetBoxFiles& files)
{
    RackListDraft draft;
    const auto types = readRackTypes(files.rackTypes, draft);
    if (!types)
        return tl::unexpected<Fault>(types.error());
    const auto racks = readRacks(files.racks, *types, draft);
    if (!racks)
        return tl::unexpected<Fault>(racks.error());
    const auto devices = readDevices(files.devices, draft);
    if (!devices)
        return tl::unexpected<Fault>(devices.error());
    return draft;
}

} // namespace hallwright::data
