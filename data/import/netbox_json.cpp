// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/netbox_json.h"

#include "data/import/whole_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <map>
#include <set>

namespace hallwright::data {

using model::fail;
using model::FaultCode;
using model::Result;
using Json = nlohmann::json;

namespace {

std::string scalar(const Json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number() || value.is_boolean())
        return value.dump();
    if (value.is_object())
        for (const char* key : {"value", "model", "name", "slug", "display"})
            if (const auto at = value.find(key);
                at != value.end() && (at->is_string() || at->is_number()))
                return scalar(*at);
    return {};
}

using Cells = std::map<std::string, std::string>;

Cells cellsOf(const Json& object)
{
    Cells out;
    for (const auto& [key, value] : object.items()) {
        if (value.is_array())
            continue; // tags and the like
        out[key] = scalar(value);
        // A device says its maker only within its type.
        if (value.is_object() && value.contains("manufacturer") && !object.contains("manufacturer"))
            out["manufacturer"] = scalar(value["manufacturer"]);
    }
    return out;
}

} // namespace

Result<CsvTable> parseNetBoxJson(const std::string& text, const std::string& file)
{
    const Json root = Json::parse(text, nullptr, false);
    if (root.is_discarded())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "this is not valid JSON"), {}}, file);
    const bool wrapped = root.is_object() && root.contains("results");
    const Json& list = wrapped ? root["results"] : root;
    if (!list.is_array())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "expected a list of racks or devices"), {}}, file);
    if (wrapped && root.contains("next") && root["next"].is_string())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "only a part of the list: more pages follow"), {}},
                    file, {QT_TRANSLATE_NOOP("data", "Export with limit=0"), {}});
    std::vector<Cells> objects;
    std::set<std::string> names;
    for (const auto& object : list) {
        if (!object.is_object())
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("data", "expected a list of racks or devices"), {}},
                        fmt::format("{}:{}", file, objects.size() + 1));
        objects.push_back(cellsOf(object));
        for (const auto& [name, cell] : objects.back())
            names.insert(name);
    }
    CsvTable table;
    table.file = file;
    table.header.assign(names.begin(), names.end());
    for (auto& cells : objects) {
        CsvRow row{static_cast<int>(table.rows.size()) + 1, {}};
        for (const auto& name : table.header)
            row.cells.push_back(std::move(cells[name]));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Result<CsvTable> readNetBoxJson(const std::filesystem::path& file)
{
    const auto text = readWholeFile(file);
    if (!text)
        return tl::unexpected<model::Fault>(text.error());
    return parseNetBoxJson(*text, file.string());
}

} // namespace hallwright::data
