// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_verb.h"
#include "app/cli/hall_question_verbs.h"
#include "app/cli/power_verbs.h"
#include "app/cli/verb_arguments.h"
#include "app/drawings.h"

#include <memory>

namespace hallwright::app {

namespace {

void addExport(CommandLine& line)
{
    auto* verb = line.verb("export", "derived networks in other programs' forms, and drawings");
    auto options = std::make_shared<ExportOptions>();
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--out", options->out, "file to write")->required();
    verb->add_option("--format", options->format, exportFormatList());
    verb->add_option("--alternative", options->alternative, "the one exported");
    verb->add_option("--hall", options->hall, "label of the hall");
    verb->add_option("--group", options->group, "epanet: key of one coolant group");
    verb->add_option("--drawing", options->drawing, drawingKinds());
    verb->add_option("--date", options->date, "of drawings, YYYY-MM-DD; today");
    verb->add_option("--language", options->language, "of drawings: en or zh_CN")
        ->check(CLI::IsMember({"en", "zh_CN"}));
    verb->callback([&line, options] { line.run = [options] { return runExport(*options); }; });
}

// A verb over the halls of a project that knows --alternative and --json.
void addHallVerb(CommandLine& line, const char* name, const char* what,
                 model::Result<Outcome> (*run)(const HallVerbOptions&))
{
    auto* verb = line.verb(name, what);
    auto options = std::make_shared<HallVerbOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--alternative", options->alternative, "only this one");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json, run] {
        options->form = formOf(*json);
        line.run = [options, run] { return run(*options); };
    });
}

void addHallOptions(CLI::App& verb, HallChoice& choice)
{
    verb.add_option("FILE", choice.file, "project file")->required();
    verb.add_option("--alternative", choice.alternative, "the one asked about");
    verb.add_option("--hall", choice.hall, "label of the hall");
}

void addPumpCurve(CommandLine& line)
{
    auto* verb = line.verb("pump-curve", "pumps of each coolant group against its loop");
    auto options = std::make_shared<PumpCurveOptions>();
    auto json = std::make_shared<bool>(false);
    addHallOptions(*verb, options->hall);
    verb->add_option("--group", options->group, "key of one coolant group");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runPumpCurve(*options); };
    });
}

void addWhatIf(CommandLine& line)
{
    auto* verb = line.verb("what-if", "what a few switched elements would do; changes nothing");
    auto options = std::make_shared<WhatIfOptions>();
    auto json = std::make_shared<bool>(false);
    addHallOptions(*verb, options->hall);
    verb->add_option("--off", options->off,
                     "keys: valves shut, pumps and units stopped, breakers open");
    verb->add_option("--open", options->open, "keys: what is closed, control valves held open");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runWhatIf(*options); };
    });
}

} // namespace

void addPowerVerbs(CommandLine& line)
{
    addExport(line);
    addHallVerb(line, "ride-through", "loss of the utility in time: batteries, generators, racks",
                runRideThrough);
    addHallVerb(line, "headroom", "how many more racks fit on each feed, hall and site",
                runHeadroom);
    addHallVerb(line, "phases", "currents of phases and neutral where supplies are single-phase",
                runPhases);
    addHallVerb(line, "selectivity", "time-current curves of breakers in series", runSelectivity);
    addHallVerb(line, "profile", "checklist of the design profile chosen", runProfile);
    addPumpCurve(line);
    addWhatIf(line);
}

} // namespace hallwright::app
