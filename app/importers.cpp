// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importers.h"

#include "app/import_hours.h"
#include "app/import_meters.h"
#include "app/import_netbox_types.h"
#include "app/import_placements.h"
#include "data/import/csv.h"
#include "data/import/dxf_plan.h"
#include "data/import/epw.h"
#include "data/import/hour_table.h"
#include "data/import/netbox_csv.h"
#include "data/import/opendcim.h"
#include "data/import/placement_csv.h"
#include "data/import/power_telemetry.h"
#include "model/edit/place.h"
#include "model/edit/place_draft.h"
#include "model/edit/types.h"
#include "model/edit/weather.h"
#include "model/quantity_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace hallwright::app {

using namespace model;
using std::filesystem::path;

std::string suffixOf(const path& file)
{
    std::string suffix = file.extension().string();
    std::transform(suffix.begin(), suffix.end(), suffix.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return suffix;
}

namespace {

bool holdsWord(const path& file, std::string_view word)
{
    return file.filename().string().find(word) != std::string::npos;
}

// The header of a table; empty where the file is none.
std::vector<std::string> headerOf(const path& file)
{
    if (suffixOf(file) != ".csv")
        return {};
    return data::readCsvTable(file)
        .map([](const auto& table) { return table.header; })
        .value_or(std::vector<std::string>{});
}

std::string hallLabel(const ImportRequest& request)
{
    return request.hall.empty() ? "Imported" : request.hall;
}

void tell(const RackListDraft& draft, std::vector<Message>& report)
{
    for (const auto& error : draft.errors)
        report.push_back(
            {QT_TRANSLATE_NOOP("import", "left out {0}: {1}"), {error.where, english(error.what)}});
    for (const auto& column : draft.ignoredColumns)
        report.push_back({QT_TRANSLATE_NOOP("import", "not used: {0}"), {column}});
    std::size_t devices = 0;
    for (const auto& rack : draft.rows)
        devices += rack.devices.size();
    report.push_back({QT_TRANSLATE_NOOP("import", "{0} racks, power not stated, with {1} "
                                                  "devices; {2} rows left out"),
                      {std::to_string(draft.rows.size()), std::to_string(devices),
                       std::to_string(draft.errors.size())}});
}

Result<Imported> placed(const Project& project, const ImportRequest& request,
                        const RackListDraft& draft, std::vector<Message> report)
{
    tell(draft, report);
    return placeDraft(project, request.alternative, draft, hallLabel(request))
        .map([&report](Project after) {
            return Imported{std::move(after), std::move(report)};
        });
}

bool isNetBox(const path& file)
{
    const auto suffix = suffixOf(file);
    return suffix == ".yaml" || suffix == ".yml" || std::filesystem::is_directory(file) ||
           ((suffix == ".csv" || suffix == ".json") &&
            (holdsWord(file, "racks") || holdsWord(file, "rack_types") ||
             holdsWord(file, "rack-types") || holdsWord(file, "devices")) &&
            !data::looksLikeOpenDcim(headerOf(file)) &&
            !data::looksLikePlacementCsv(headerOf(file)));
}

Result<Imported> importNetBox(const ImportRequest& request)
{
    data::NetBoxFiles tables;
    Imported out{request.project, {}};
    for (const auto& file : request.sources) {
        if (std::filesystem::is_directory(file)) {
            auto more = importLibrary(std::move(out), file);
            if (!more)
                return more;
            out = *std::move(more);
        } else if (suffixOf(file) != ".csv" && suffixOf(file) != ".json") {
            const auto type = readNetBoxType(file);
            if (!type)
                return fail(type.error());
            auto after = putType(out.project, *type);
            if (!after)
                return fail(after.error());
            out.project = *std::move(after);
            out.report.push_back(
                {QT_TRANSLATE_NOOP("import", "type {0}: {1}"), {type->key, type->name}});
        } else if (holdsWord(file, "rack_types") || holdsWord(file, "rack-types")) {
            tables.rackTypes = file;
        } else if (holdsWord(file, "devices")) {
            tables.devices = file;
        } else {
            tables.racks = file;
        }
    }
    if (tables.racks.empty() && tables.devices.empty() && tables.rackTypes.empty())
        return out;
    if (tables.racks.empty() && tables.devices.empty())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("app", "rack types alone place nothing"), {}},
                    tables.rackTypes.string(),
                    {QT_TRANSLATE_NOOP("app", "Import the list of racks with them"), {}});
    if (tables.racks.empty())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("app", "devices alone say no size of their racks"), {}},
                    tables.devices.string(),
                    {QT_TRANSLATE_NOOP("app", "Import the list of racks with them"), {}});
    const auto draft = data::importNetBoxCsv(tables);
    if (!draft)
        return fail(draft.error());
    return placed(out.project, request, *draft, std::move(out.report));
}

bool isOpenDcim(const path& file)
{
    return data::looksLikeOpenDcim(headerOf(file));
}

Result<Imported> importOpenDcim(const ImportRequest& request)
{
    RackListDraft all;
    for (const auto& file : request.sources) {
        auto draft = data::importOpenDcimCsv(file);
        if (!draft)
            return fail(draft.error());
        std::move(draft->rows.begin(), draft->rows.end(), std::back_inserter(all.rows));
        std::move(draft->errors.begin(), draft->errors.end(), std::back_inserter(all.errors));
        all.ignoredColumns = draft->ignoredColumns;
    }
    return placed(request.project, request, all, {});
}

bool isWeather(const path& file)
{
    return suffixOf(file) == ".epw";
}

Result<Imported> importWeather(const ImportRequest& request)
{
    Imported out{request.project, {}};
    for (const auto& file : request.sources) {
        const auto year = data::readEpwFile(file);
        if (!year)
            return fail(year.error());
        auto after = putWeather(out.project, *year, file.stem().string());
        if (!after)
            return fail(after.error());
        out.project = *std::move(after);
        out.report.push_back(
            {QT_TRANSLATE_NOOP("import", "weather {0} of {1}: {2} hours, {3} values filled in"),
             {file.stem().string(), year->place.name, std::to_string(year->hours()),
              std::to_string(year->repairs.size())}});
    }
    return out;
}

bool isHours(const path& file)
{
    return data::looksLikeHourTable(headerOf(file));
}

bool isTelemetry(const path& file)
{
    return data::looksLikePowerTelemetry(headerOf(file));
}

Result<Imported> importTelemetry(const ImportRequest& request)
{
    Imported out{request.project, {}};
    for (const auto& file : request.sources) {
        const auto read = data::readPowerTelemetry(file);
        if (!read)
            return fail(read.error());
        auto metered = withMeteredLoads(out.project, request.alternative, *read);
        if (!metered) {
            Fault fault = metered.error();
            fault.where = fault.where.empty() ? file.string() : fault.where;
            return fail(std::move(fault));
        }
        out.project = std::move(metered->project);
        std::move(metered->report.begin(), metered->report.end(), std::back_inserter(out.report));
    }
    return out;
}

bool isDrawing(const path& file)
{
    return suffixOf(file) == ".dxf";
}

Result<data::DxfPlan> readDrawing(const path& file, const std::string& unit)
{
    if (unit.empty())
        return data::readDxfPlan(file);
    const auto one = parseQuantity("1 " + unit, Measure::Length, UnitSystem::Si);
    if (!one)
        return fail(FaultCode::InvalidArgument, one.error().what, "--unit");
    return data::readDxfPlan(file, fromSi<Length>(*one));
}

// The drawing's corner becomes the hall's.
Hall hallOf(const data::DxfOutline& outline, const std::string& label)
{
    const auto [left, right] =
        std::minmax_element(outline.corners.begin(), outline.corners.end(),
                            [](const Point& a, const Point& b) { return a.x < b.x; });
    const auto [low, high] =
        std::minmax_element(outline.corners.begin(), outline.corners.end(),
                            [](const Point& a, const Point& b) { return a.y < b.y; });
    Hall hall;
    hall.label = label;
    hall.width = right->x - left->x;
    hall.depth = high->y - low->y;
    for (const auto& corner : outline.corners)
        hall.outline += fmt::format("{}{:.4g},{:.4g}", hall.outline.empty() ? "" : " ",
                                    inSi(corner.x - left->x), inSi(corner.y - low->y));
    return hall;
}

Result<Imported> importDrawing(const ImportRequest& request)
{
    if (request.sources.size() != 1)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "one drawing at a time makes one hall"), {}},
                    request.sources.back().string());
    const auto& file = request.sources.front();
    const auto plan = readDrawing(file, request.unit);
    if (!plan)
        return fail(plan.error());
    const auto outline =
        std::find_if(plan->outlines.begin(), plan->outlines.end(), [&request](const auto& one) {
            return request.layer.empty() || one.layer == request.layer;
        });
    if (outline == plan->outlines.end())
        return fail(FaultCode::InvalidInput,
                    {request.layer.empty()
                         ? QT_TRANSLATE_NOOP("app", "the drawing has no closed outline; its "
                                                    "layers: {0}")
                         : QT_TRANSLATE_NOOP("app", "the layer has no closed outline; the "
                                                    "drawing's layers: {0}"),
                     {fmt::format("{}", fmt::join(plan->layers, ", "))}},
                    file.string(),
                    {QT_TRANSLATE_NOOP("app", "Draw the walls as one closed polyline"), {}});
    Hall hall = hallOf(*outline, hallLabel(request));
    for (const auto& field : fields<Hall>())
        if (const auto fits = checkedValue(field, field.get(hall)); !fits)
            return fail(FaultCode::InvalidInput, fits.error().what,
                        fmt::format("{}, layer {}", file.string(), outline->layer),
                        {QT_TRANSLATE_NOOP("app", "Choose the layer of the walls with --layer, or "
                                                  "the drawing's unit with --unit"),
                         {}});
    const Message report{
        outline->straightened
            ? QT_TRANSLATE_NOOP("import", "hall {0}: {1} m × {2} m from layer {3}, arcs as chords")
            : QT_TRANSLATE_NOOP("import", "hall {0}: {1} m × {2} m from layer {3}"),
        {hall.label, numberText(inSi(hall.width), 4), numberText(inSi(hall.depth), 4),
         outline->layer}};
    return addHall(request.project, request.alternative, std::move(hall))
        .map([&report](Project after) {
            return Imported{std::move(after), {report}};
        });
}

} // namespace

std::span<const ImportFormat> importFormats()
{
    static const std::vector<ImportFormat> list{
        {"netbox",
         QT_TRANSLATE_NOOP("import", "NetBox racks, device or rack types"),
         {"csv", "json", "yaml", "yml"},
         true,
         isNetBox,
         importNetBox},
        {"table",
         QT_TRANSLATE_NOOP("import", "Table of placed racks and units"),
         {"csv"},
         true,
         isPlacementTable,
         importPlacementTable},
        {"opendcim",
         QT_TRANSLATE_NOOP("import", "openDCIM devices"),
         {"csv"},
         true,
         isOpenDcim,
         importOpenDcim},
        {"telemetry",
         QT_TRANSLATE_NOOP("import", "Power readings of racks' strips"),
         {"csv"},
         true,
         isTelemetry,
         importTelemetry},
        {"epw",
         QT_TRANSLATE_NOOP("import", "Weather year (EnergyPlus)"),
         {"epw"},
         false,
         isWeather,
         importWeather},
        {"hours",
         QT_TRANSLATE_NOOP("import", "Hourly energy price or carbon intensity"),
         {"csv"},
         false,
         isHours,
         importHours},
        {"dxf",
         QT_TRANSLATE_NOOP("import", "Floor plan (DXF)"),
         {"dxf"},
         true,
         isDrawing,
         importDrawing},
    };
    return list;
}

const ImportFormat* importFormatOf(const path& file)
{
    const auto all = importFormats();
    const auto at = std::find_if(all.begin(), all.end(),
                                 [&file](const auto& format) { return format.recognises(file); });
    return at == all.end() ? nullptr : &*at;
}

} // namespace hallwright::app
