// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cable_table.h"

#include <fmt/format.h>

namespace hallwright::app {

using namespace model;

namespace {

// RFC 4180: in quotes, with those inside doubled.
std::string quoted(const std::string& text)
{
    std::string out = "\"";
    for (const char letter : text) {
        if (letter == '"')
            out += '"';
        out += letter;
    }
    return out + "\"";
}

} // namespace

void writeCableTable(std::ostream& out, const CableSchedule& schedule)
{
    out << "fabric,cable,from_rack,from_port,to_rack,to_port,way_m,length_m,class,reach_m\r\n";
    for (std::size_t fabric = 0; fabric < schedule.fabrics(); ++fabric)
        schedule.each(fabric, [&](const Cable& cable) {
            const bool known = cable.medium != nullptr;
            out << fmt::format("{},{},{},{},{},{},{:.1f},{},{},{}\r\n", fabric + 1, cable.number,
                               quoted(schedule.placeName(fabric, cable.from)),
                               schedule.portName(fabric, cable.from),
                               quoted(schedule.placeName(fabric, cable.to)),
                               schedule.portName(fabric, cable.to), inSi(cable.way),
                               inSi(cable.length), known ? cable.medium->key : "",
                               known ? fmt::format("{}", inSi(cable.medium->reach)) : "");
        });
}

} // namespace hallwright::app
