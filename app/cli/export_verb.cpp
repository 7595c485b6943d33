// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_verb.h"

#include "app/cli/export_drawings.h"
#include "app/cli/export_epanet.h"
#include "app/cli/hall_choice.h"
#include "app/cli/session.h"
#include "data/export/matpower_writer.h"
#include "data/export/netbox_racks.h"
#include "data/export/power_grid_model_writer.h"
#include "data/import/placement_csv.h"

#include <array>
#include <filesystem>
#include <fstream>

namespace hallwright::app {

using namespace model;

namespace {

Result<ElectricalNetwork> electricalOf(const HallSystems& hall)
{
    return power::hallNetwork(hall.power, hall.loads, hall.mechanical, {});
}

Result<std::string> asMatpower(const ExportedHall& hall)
{
    return electricalOf(hall.systems).and_then(data::matpowerText);
}

Result<std::string> asPowerGridModel(const ExportedHall& hall)
{
    return electricalOf(hall.systems).and_then(data::powerGridModelText);
}

constexpr std::array formats{
    ExportFormat{"matpower", ".m", asMatpower},
    ExportFormat{"pgm", ".json", asPowerGridModel},
    ExportFormat{"epanet", ".inp", asEpanet},
};

Result<const ExportFormat*> formatOf(const ExportOptions& options)
{
    const std::string suffix = std::filesystem::path(options.out).extension().string();
    for (const auto& format : formats)
        if (options.format.empty() ? suffix == format.suffix : options.format == format.name)
            return &format;
    if (options.format.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "no format is known by the suffix \"{0}\"; name one "
                                              "with --format: {1}"),
                     {suffix, exportFormatList()}},
                    "--out");
    return fail(
        FaultCode::InvalidArgument,
        {QT_TRANSLATE_NOOP("app", "\"{0}\" is none of: {1}"), {options.format, exportFormatList()}},
        "--format");
}

Result<void> writeText(const std::string& file, const std::string& text)
{
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    if (out)
        return {};
    return fail(FaultCode::Locked, {QT_TRANSLATE_NOOP("app", "the file cannot be written"), {}},
                file);
}

} // namespace

std::span<const ExportFormat> exportFormats()
{
    return formats;
}

std::string exportFormatList()
{
    std::string out;
    for (const auto& format : formats)
        out += (out.empty() ? "" : ", ") + std::string(format.name);
    return out + "; table, netbox; drawings: svg, dxf, pdf";
}

namespace {

// Racks and units as they stand: all halls of the alternative.
Result<Outcome> exportPlacements(const ExportOptions& options)
{
    const auto project = data::loadProject(options.file);
    if (!project)
        return fail(project.error());
    const auto alternative = chooseAlternative(*project, options.alternative);
    if (!alternative)
        return fail(alternative.error());
    const Plan& plan = project->find(*alternative)->plan;
    const auto text = options.format == "netbox"
                          ? data::netBoxRacksCsv(*project, plan)
                          : data::placementCsv(placementTable(*project, plan));
    if (const auto written = writeText(options.out, text); !written)
        return fail(written.error());
    return Outcome{std::filesystem::absolute(options.out).string() + "\n", 0};
}

} // namespace

Result<Outcome> runExport(const ExportOptions& options)
{
    const std::string suffix = std::filesystem::path(options.out).extension().string();
    const std::string& form = options.format;
    if (form == "svg" || form == "dxf" || form == "pdf" ||
        (form.empty() && (suffix == ".svg" || suffix == ".dxf" || suffix == ".pdf")))
        return exportDrawings(options, form.empty() ? suffix.substr(1) : form);
    if (form == "netbox" || form == "table" || (form.empty() && suffix == ".csv"))
        return exportPlacements(options);
    const auto format = formatOf(options);
    if (!format)
        return tl::unexpected<Fault>(format.error());
    return withHall({options.file, options.alternative, options.hall},
                    [&](const HallSystems& systems) -> Result<Outcome> {
                        const auto text = (*format)->text({systems, options.group});
                        if (!text)
                            return tl::unexpected<Fault>(text.error());
                        if (const auto written = writeText(options.out, *text); !written)
                            return tl::unexpected<Fault>(written.error());
                        return Outcome{std::filesystem::absolute(options.out).string() + "\n", 0};
                    });
}

} // namespace hallwright::app
