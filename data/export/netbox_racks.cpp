// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/export/netbox_racks.h"

#include "data/import/csv.h"

#include <fmt/format.h>

namespace hallwright::data {

using namespace model;

namespace {

// The words of NetBox: available and deprecated have no counterpart.
const char* statusWord(Status status)
{
    switch (status) {
    case Status::Existing:
        return "active";
    case Status::Committed:
    case Status::Future:
        return "planned";
    case Status::Reserved:
        return "reserved";
    }
    return "planned";
}

std::string millimetresOf(const std::optional<Length>& length)
{
    return length ? fmt::format("{:.0f}", inSi(*length) * 1e3) : std::string();
}

} // namespace

std::string netBoxRacksCsv(const Project& project, const Plan& plan)
{
    std::string out = "site,location,name,status,u_height,outer_width,outer_depth,outer_height,"
                      "outer_unit,weight,weight_unit,description\r\n";
    for (const auto& rack : plan.racks) {
        const auto* type = typeOf(project, rack.type);
        const auto* figures = type != nullptr ? footprintOf(*type) : nullptr;
        const auto* kind = type != nullptr ? rackOf(*type) : nullptr;
        const auto* hall = plan.halls.find(rack.at.hall);
        const FootprintFigures none;
        const auto& size = figures != nullptr ? *figures : none;
        const bool measured = size.width || size.depth || size.height;
        const auto mass = size.massDry ? size.massDry : size.massWet;
        out += fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{},{}\r\n", csvCell(project.name),
            csvCell(hall != nullptr ? hall->label : std::string()), csvCell(rack.label),
            statusWord(rack.status),
            kind != nullptr && kind->rackUnits ? std::to_string(*kind->rackUnits) : std::string(),
            millimetresOf(size.width), millimetresOf(size.depth), millimetresOf(size.height),
            measured ? "mm" : "", mass ? fmt::format("{:.2f}", inSi(*mass)) : std::string(),
            mass ? "kg" : "", csvCell(type != nullptr ? type->name : std::string()));
    }
    return out;
}

} // namespace hallwright::data
