// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs' arguments: each list of verbs adds its own to the parser.
#pragma once

#include "app/cli/outcome.h"

#include <CLI/CLI.hpp>

#include <functional>

namespace hallwright::app {

// Parses into the options of each verb; `run` is that of the verb that was given.
struct CommandLine {
    CLI::App app{"Hallwright: power and liquid cooling of AI data halls", "hallwright-cli"};
    bool quiet = false;
    int threads = 0;
    std::function<model::Result<Outcome>()> run;

    CLI::App* verb(const char* name, const char* what) { return app.add_subcommand(name, what); }
};

void addProjectVerbs(CommandLine& line); // that work on a project file
void addPowerVerbs(CommandLine& line);   // that look at a hall's power, and export
void addYearVerbs(CommandLine& line);    // the plant year of a project
void addValueVerbs(CommandLine& line);   // what halls are worth: fabric, advice, bids
void addToolVerbs(CommandLine& line);    // that need none: solvers, catalogue, weather, quick card

inline OutputForm formOf(bool json)
{
    return json ? OutputForm::Json : OutputForm::Text;
}

} // namespace hallwright::app
