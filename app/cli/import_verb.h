// SPDX-License-Identifier: GPL-3.0-or-later
// The verb import: NetBox rack lists and device types, and weather years, into a project.
#pragma once

#include "app/cli/outcome.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct ImportOptions {
    std::string file;
    std::vector<std::string> sources; // racks.csv, devices.csv, rack_types.csv, *.yaml, *.epw
    std::string format = "netbox";
    std::string alternative;
    std::string hall; // label of the hall made for a rack list; empty: "Imported"
};
// Nothing is imported where anything of it is refused. Rows that were left out are listed.
model::Result<Outcome> runImport(const ImportOptions& options);

} // namespace hallwright::app
