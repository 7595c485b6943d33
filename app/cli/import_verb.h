// SPDX-License-Identifier: GPL-3.0-or-later
// The verb import: files of other programs into a project (app/importers.h lists the formats).
#pragma once

#include "app/cli/outcome.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct ImportOptions {
    std::string file;
    std::vector<std::string> sources;
    std::string format; // empty: told by each file's name and header
    std::string alternative;
    std::string hall;    // label of the hall made of a rack list or drawing; empty: "Imported"
    std::string layer;   // of a drawing; empty: all
    std::string unit;    // of a drawing; empty: as it says
    std::string map;     // of a table: "label=Name,x_mm=X"
    std::string decimal; // of a table: "," where numbers are written so
};
// Nothing is imported where anything of it is refused. Rows that were left out are listed.
model::Result<Outcome> runImport(const ImportOptions& options);

} // namespace hallwright::app
