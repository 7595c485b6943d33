// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/opendcim.h"

#include "data/import/csv.h"

#include <array>
#include <map>

namespace hallwright::data {

using model::fail;
using model::Fault;
using model::FaultCode;
using model::Message;
using model::RackListDraft;
using model::Result;

namespace {

constexpr std::array required{"DataCenterID", "Cabinet", "Label"};
constexpr std::array used{"DataCenterID", "Cabinet", "Label",  "Position", "Height",
                          "Manufacturer", "Model",   "Status", "BackSide", "HalfDepth"};

struct Reading {
    std::optional<model::DraftDevice> device;
    Message wrong; // where there is none
};

Reading deviceOf(const CsvTable& table, const CsvRow& row)
{
    model::DraftDevice device;
    device.label = table.cell(row, "Label");
    if (device.label.empty() || table.cell(row, "Cabinet").empty())
        return {{}, {QT_TRANSLATE_NOOP("data", "the row names no cabinet or no label"), {}}};
    for (const char* column : {"Position", "Height"}) {
        const auto text = table.cell(row, column);
        const auto value = text.empty() ? std::optional(0.0) : plainNumber(text);
        if (!value || *value < 0.0)
            return {{},
                    {QT_TRANSLATE_NOOP("data", "{0} is \"{1}\"; expected a number of 0 or more"),
                     {column, text}}};
        if (std::string_view(column) == "Position" && *value > 0.0)
            device.position = *value;
    }
    const auto maker = table.cell(row, "Manufacturer");
    const auto model = table.cell(row, "Model");
    device.type = maker.empty() || model.empty() ? maker + model : maker + " " + model;
    device.status = table.cell(row, "Status");
    const auto back = table.cell(row, "BackSide");
    device.face = back == "Y" || back == "y" || back == "1" ? "rear" : "front";
    device.line = row.line;
    return {std::move(device), {}};
}

} // namespace

bool looksLikeOpenDcim(const std::vector<std::string>& header)
{
    return hasColumns(header, required);
}

Result<RackListDraft> importOpenDcimCsv(const std::filesystem::path& path)
{
    const auto table = readCsvTable(path, required);
    if (!table)
        return fail(table.error());
    RackListDraft draft;
    draft.ignoredColumns = ignoredColumns(*table, used);
    std::map<std::pair<std::string, std::string>, std::size_t> places; // of racks in the draft
    for (const auto& row : table->rows) {
        auto reading = deviceOf(*table, row);
        if (!reading.device) {
            draft.errors.push_back({table->placeOf(row), std::move(reading.wrong)});
            continue;
        }
        const auto site = table->cell(row, "DataCenterID");
        const auto cabinet = table->cell(row, "Cabinet");
        const auto [place, isNew] = places.try_emplace({site, cabinet}, draft.rows.size());
        if (isNew) {
            model::RackDraft rack;
            rack.label = cabinet;
            rack.site = site;
            rack.line = row.line;
            draft.rows.push_back(std::move(rack));
        }
        draft.rows[place->second].devices.push_back(*std::move(reading.device));
    }
    return draft;
}

} // namespace hallwright::data
