// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalogue/catalogue_library.h"

#include "data/catalogue/entry_reader.h"
#include "data/catalogue/entry_writer.h"
#include "data/catalogue/json_text.h"
#include "data/import/whole_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace hallwright::data {

namespace fs = std::filesystem;
using model::EquipmentType;
using model::fail;
using model::FaultCode;
using model::Result;
using nlohmann::json;

namespace {

constexpr int schemaVersion = 1;

Result<void> checkSchema(const json& root, const std::string& file)
{
    const bool sound = root.is_object() && root.contains("schema") && root.contains("entries") &&
                       root.at("schema").is_number_integer() && root.at("entries").is_array();
    if (!sound)
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "not a catalogue: expected {0}"),
                     {R"({"schema": 1, "entries": [...]})"}},
                    file);
    const auto schema = root.at("schema").get<std::int64_t>();
    if (schema == schemaVersion)
        return {};
    return fail(FaultCode::Unsupported,
                {QT_TRANSLATE_NOOP("data", "schema {0} is not known; this program reads {1}"),
                 {std::to_string(schema), std::to_string(schemaVersion)}},
                file);
}

// The file of the entry that a place "entry KEY, ..." names.
std::string fileOf(const std::string& place,
                   const std::vector<std::pair<std::string, std::string>>& keysAndFiles)
{
    for (const auto& [key, file] : keysAndFiles)
        if (place.rfind(fmt::format("entry {},", key), 0) == 0)
            return file + " ";
    return {};
}

} // namespace

fs::path resourceFolder(const std::string& part)
{
    if (const char* named = std::getenv("HALLWRIGHT_RESOURCES"); named != nullptr && *named != '\0')
        return fs::path(named) / part;
    std::error_code absent;
    const fs::path program = fs::read_symlink("/proc/self/exe", absent);
    const fs::path beside = program.parent_path().parent_path() / "share" / "hallwright" / part;
    if (!absent && fs::is_directory(beside, absent))
        return beside;
    return fs::path(HALLWRIGHT_RESOURCES_DIR) / part;
}

fs::path catalogueFolder()
{
    return resourceFolder("catalogue");
}

Result<std::vector<EquipmentType>> loadCatalogueFile(const fs::path& file)
{
    const std::string name = file.string();
    const auto text = readWholeFile(file);
    if (!text)
        return tl::unexpected<model::Fault>(text.error());
    const auto root = parseJson(*text, name);
    if (!root)
        return tl::unexpected<model::Fault>(root.error());
    const auto schema = checkSchema(*root, name);
    if (!schema)
        return tl::unexpected<model::Fault>(schema.error());
    std::vector<EquipmentType> entries;
    for (const auto& object : root->at("entries")) {
        auto entry = readEntry(object);
        if (!entry) {
            model::Fault fault = entry.error();
            fault.where =
                fmt::format("{} {}", name,
                            fault.where.empty() ? fmt::format("entry number {}", entries.size() + 1)
                                                : fault.where);
            return fail(std::move(fault));
        }
        const bool twice = std::any_of(entries.begin(), entries.end(),
                                       [&](const auto& other) { return other.key == entry->key; });
        if (twice)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("data", "the key \"{0}\" is used twice"), {entry->key}},
                        fmt::format("{} entry {}, field key", name, entry->key));
        entries.push_back(std::move(*entry));
    }
    return entries;
}

Result<model::Catalogue> loadCatalogue(const fs::path& folder)
{
    std::error_code failure;
    std::vector<fs::path> files;
    for (const auto& item : fs::directory_iterator(folder, failure))
        if (item.path().extension() == ".json")
            files.push_back(item.path());
    if (failure || files.empty())
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("data", "no catalogue files here"), {}}, folder.string(),
                    {QT_TRANSLATE_NOOP("data", "Set {0} to the folder of the program's resources"),
                     {"HALLWRIGHT_RESOURCES"}});
    std::sort(files.begin(), files.end());
    std::vector<EquipmentType> all;
    std::vector<std::pair<std::string, std::string>> keysAndFiles;
    for (const auto& file : files) {
        auto entries = loadCatalogueFile(file);
        if (!entries)
            return tl::unexpected<model::Fault>(entries.error());
        for (auto& entry : *entries) {
            keysAndFiles.emplace_back(entry.key, file.string());
            if (entry.review.empty())
                entry.review = "shipped";
            all.push_back(std::move(entry));
        }
    }
    auto catalogue = model::Catalogue::of(std::move(all));
    if (!catalogue) {
        auto& where = catalogue.error().where;
        where = fileOf(where, keysAndFiles) + where;
    }
    return catalogue;
}

Result<void> writeCatalogueFile(const fs::path& file, std::span<const EquipmentType> entries)
{
    nlohmann::ordered_json root;
    root["schema"] = schemaVersion;
    root["entries"] = nlohmann::ordered_json::array();
    for (const auto& entry : entries)
        root["entries"].push_back(entryJson(entry));
    std::ofstream stream(file, std::ios::binary | std::ios::trunc);
    stream << root.dump(1) << '\n';
    stream.close();
    if (!stream)
        return fail(FaultCode::Locked, {QT_TRANSLATE_NOOP("data", "cannot be written"), {}},
                    file.string());
    return {};
}

std::string entryText(const EquipmentType& entry)
{
    return entryJson(entry).dump(2);
}

Result<EquipmentType> parseEntryText(const std::string& text)
{
    return parseJson(text, "entry").and_then([](const json& object) { return readEntry(object); });
}

} // namespace hallwright::data
