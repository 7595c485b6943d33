// SPDX-License-Identifier: GPL-3.0-or-later
// The verb export: derived networks of a hall in the forms of other programs.
#pragma once

#include "app/cli/outcome.h"
#include "app/hall_failures.h"

#include <span>
#include <string>

namespace hallwright::app {

struct ExportedHall {
    const HallSystems& systems;
    std::string group; // key of a coolant group; empty: all of them
};

// A form that a solved hall can be written in. One list (export_verb.cpp).
struct ExportFormat {
    const char* name;   // of --format
    const char* suffix; // by which it is chosen where no format is given
    model::Result<std::string> (*text)(const ExportedHall& hall);
};
std::span<const ExportFormat> exportFormats();
std::string exportFormatList(); // "matpower, pgm, epanet"

struct ExportOptions {
    std::string file;
    std::string out;
    std::string format; // empty: by the suffix of `out`
    std::string alternative;
    std::string hall;    // label; empty: the only one
    std::string group;   // key of a coolant group, for hydraulic forms; empty: all of them
    std::string drawing; // kind (app/drawings.h); empty: all, or with .svg and .dxf the plan
    std::string date;    // of drawings, ISO; empty: today
    std::string language = "en"; // of drawings
};
// InvalidArgument for a format, alternative or hall that is not there. Nothing is written where the
// hall has no solution or the form cannot say it.
model::Result<Outcome> runExport(const ExportOptions& options);

} // namespace hallwright::app
