// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_verb.h"

#include "app/cli/session.h"
#include "data/import/epw.h"
#include "data/import/netbox_csv.h"
#include "data/import/netbox_device_type.h"
#include "model/edit/place_draft.h"
#include "model/edit/types.h"
#include "model/edit/weather.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

namespace hallwright::app {

using namespace model;

namespace {

struct Sources {
    data::NetBoxFiles tables;
    std::vector<std::filesystem::path> types;
    std::vector<std::filesystem::path> weather;
};

Result<Sources> sorted(const ImportOptions& options)
{
    Sources out;
    for (const auto& source : options.sources) {
        const std::filesystem::path path = source;
        const std::string name = path.filename().string();
        if (path.extension() == ".yaml" || path.extension() == ".yml")
            out.types.push_back(path);
        else if (path.extension() == ".epw" || path.extension() == ".EPW")
            out.weather.push_back(path);
        else if (name.find("rack_types") != std::string::npos ||
                 name.find("rack-types") != std::string::npos)
            out.tables.rackTypes = path;
        else if (name.find("racks") != std::string::npos)
            out.tables.racks = path;
        else if (name.find("devices") != std::string::npos)
            out.tables.devices = path;
        else
            return fail(
                FaultCode::Unsupported,
                {QT_TRANSLATE_NOOP("app", "not a file that can be imported: *.epw, or of NetBox "
                                          "racks*.csv, devices*.csv, rack_types*.csv or *.yaml"),
                 {}},
                source);
    }
    return out;
}

// A rack-type file says form_factor or outer sizes; a device type says neither.
Result<EquipmentType> readType(const std::filesystem::path& path)
{
    std::ifstream in(path);
    std::string line;
    while (std::getline(in, line))
        if (line.starts_with("form_factor:") || line.starts_with("outer_width:"))
            return data::readNetBoxRackType(path);
    return data::readNetBoxDeviceType(path);
}

struct Imported {
    Project project;
    std::string report;
};

Result<Imported> withWeather(Project project, const std::vector<std::filesystem::path>& files)
{
    Imported out{std::move(project), {}};
    for (const auto& path : files) {
        const auto year = data::readEpwFile(path);
        if (!year)
            return tl::unexpected<Fault>(year.error());
        auto after = putWeather(out.project, *year, path.stem().string());
        if (!after)
            return tl::unexpected<Fault>(after.error());
        out.project = *std::move(after);
        out.report +=
            fmt::format("weather {}: {} hours of {}, {} values filled in\n", path.stem().string(),
                        year->hours(), year->place.name, year->repairs.size());
    }
    return out;
}

} // namespace

Result<Outcome> runImport(const ImportOptions& options)
{
    if (options.format != "netbox" && options.format != "epw")
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("app", "the format \"{0}\" is not known; there are: netbox, epw"),
             {options.format}},
            "--format");
    auto sources = sorted(options);
    if (!sources)
        return tl::unexpected<Fault>(sources.error());
    auto held = holdProject(options.file);
    if (!held)
        return tl::unexpected<Fault>(held.error());
    const auto weather = withWeather(held->project, sources->weather);
    if (!weather)
        return tl::unexpected<Fault>(weather.error());
    Result<Project> project = weather->project;
    std::string report = weather->report;
    for (const auto& path : sources->types) {
        const auto type = readType(path);
        if (!type)
            return tl::unexpected<Fault>(type.error());
        project = project.and_then([&](const Project& before) { return putType(before, *type); });
        report += fmt::format("type {}: {}\n", type->key, type->name);
    }
    if (!sources->tables.racks.empty() || !sources->tables.devices.empty()) {
        const auto alternative = chooseAlternative(held->project, options.alternative);
        if (!alternative)
            return tl::unexpected<Fault>(alternative.error());
        const auto draft = data::importNetBoxCsv(sources->tables);
        if (!draft)
            return tl::unexpected<Fault>(draft.error());
        for (const auto& error : draft->errors)
            report += fmt::format("left out {}: {}\n", error.where, english(error.what));
        for (const auto& column : draft->ignoredColumns)
            report += fmt::format("not used: {}\n", column);
        project = project.and_then([&](const Project& before) {
            return placeDraft(before, *alternative, *draft,
                              options.hall.empty() ? "Imported" : options.hall);
        });
        report += fmt::format("{} racks, power not stated\n", draft->rows.size());
    }
    if (!project)
        return tl::unexpected<Fault>(project.error());
    if (const auto saved = data::saveProject(options.file, *project); !saved)
        return tl::unexpected<Fault>(saved.error());
    return Outcome{report, 0};
}

} // namespace hallwright::app
