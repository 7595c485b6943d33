// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_placements.h"

#include "data/import/placement_csv.h"
#include "model/edit/placement_table.h"

#include <array>
#include <fstream>

namespace hallwright::app {

using namespace model;
using std::filesystem::path;

namespace {

Result<data::ColumnMap> mapOf(const ImportRequest& request)
{
    if (!request.decimal.empty() && request.decimal != "." && request.decimal != ",")
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "\"{0}\" is none of: {1}"), {request.decimal, ". ,"}},
                    "--decimal");
    auto map = data::parseColumnMap(request.map);
    if (map && !request.decimal.empty())
        map->decimal = request.decimal.front();
    return map;
}

// A sort of file that is known by a word near its start.
struct Refused {
    const char* mark;
    Message why;
};

const std::array refusals{
    Refused{"# Operation *",
            {QT_TRANSLATE_NOOP("app", "a dcTrack list of connections: it names "
                                      "ports and cords, but neither racks nor "
                                      "sizes nor power"),
             {}}},
    Refused{"side_a_",
            {QT_TRANSLATE_NOOP("app", "a NetBox list of cables: connections follow "
                                      "from the recipes here"),
             {}}},
    Refused{"power_panel",
            {QT_TRANSLATE_NOOP("app", "a NetBox list of power feeds: feeds follow "
                                      "from the power recipe here"),
             {}}},
    Refused{"site,location,name",
            {QT_TRANSLATE_NOOP("app", "a NetBox list of power panels: "
                                      "boards follow from the power recipe "
                                      "here"),
             {}}},
    Refused{"device,name",
            {QT_TRANSLATE_NOOP("app", "a NetBox list of ports: import the device "
                                      "types that have them"),
             {}}},
    Refused{"@odata.",
            {QT_TRANSLATE_NOOP("app", "a Redfish resource: a reading of one device, "
                                      "which names no rack"),
             {}}},
    Refused{"[JUNCTIONS]",
            {QT_TRANSLATE_NOOP("app", "an EPANET network: solve-hydraulic solves "
                                      "it"),
             {}}},
    Refused{"mpc.bus", {QT_TRANSLATE_NOOP("app", "a MATPOWER case: solve-power solves it"), {}}},
    Refused{"\"sym_load\"",
            {QT_TRANSLATE_NOOP("app", "a power-grid-model case: solve-power "
                                      "solves it"),
             {}}},
    Refused{"\"is_batch\"",
            {QT_TRANSLATE_NOOP("app", "a power-grid-model case: solve-power and "
                                      "short-circuit solve it"),
             {}}},
};

} // namespace

bool isPlacementTable(const path& file)
{
    if (file.extension() != ".csv")
        return false;
    return data::readCsvTable(file)
        .map([](const auto& table) { return data::looksLikePlacementCsv(table.header); })
        .value_or(false);
}

Result<Imported> importPlacementTable(const ImportRequest& request)
{
    const auto map = mapOf(request);
    if (!map)
        return fail(map.error());
    std::vector<PlacementRow> rows;
    Imported out{request.project, {}};
    for (const auto& file : request.sources) {
        auto draft = data::readPlacementCsv(file, *map);
        if (!draft)
            return fail(draft.error());
        for (const auto& error : draft->errors)
            out.report.push_back({QT_TRANSLATE_NOOP("import", "left out {0}: {1}"),
                                  {error.where, english(error.what)}});
        for (const auto& column : draft->ignoredColumns)
            out.report.push_back({QT_TRANSLATE_NOOP("import", "not used: {0}"), {column}});
        std::move(draft->rows.begin(), draft->rows.end(), std::back_inserter(rows));
    }
    if (!request.hall.empty())
        for (auto& row : rows)
            row.hall = request.hall;
    const Catalogue none;
    auto after =
        placeTable(request.project, request.catalogue != nullptr ? *request.catalogue : none,
                   request.alternative, rows);
    if (!after)
        return fail(after.error());
    out.project = *std::move(after);
    out.report.push_back(
        {QT_TRANSLATE_NOOP("import", "{0} racks and units placed"), {std::to_string(rows.size())}});
    return out;
}

Message importRefusal(const path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::string start(65536, '\0');
    in.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(in.gcount()));
    for (const auto& one : refusals)
        if (start.find(one.mark) != std::string::npos)
            return one.why;
    return {};
}

} // namespace hallwright::app
