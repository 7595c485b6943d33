// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogue.h"
#include "app/cli/duty_verb.h"
#include "app/cli/edit_verb.h"
#include "app/cli/short_circuit.h"
#include "app/cli/solve_hydraulic.h"
#include "app/cli/solve_power.h"
#include "app/cli/verb_arguments.h"
#include "app/cli/weather.h"

#include <memory>

namespace hallwright::app {

using model::Result;

namespace {

Result<Outcome> plain(const Result<std::string>& text)
{
    return text.map([](const std::string& words) {
        return Outcome{words.empty() || words.back() == '\n' ? words : words + "\n", 0};
    });
}

void addSize(CommandLine& line)
{
    auto* verb = line.verb("size", "quick card: flow, pipe, pressure drop, CDU, busway");
    auto options = std::make_shared<SizeOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("--kw", options->kw, "TDP of a rack, kW")->required();
    verb->add_option("--count", options->count, "number of racks")->required();
    verb->add_option("--metres", options->metres, "from CDU to row, m")->required();
    verb->add_option("--supply", options->supplyC, "coolant supply, °C")->required();
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runSize(*options); };
    });
}

void addDuty(CommandLine& line)
{
    auto* verb = line.verb("duty", "duty-point card of a CDU or pump: approach, drop, margins");
    auto options = std::make_shared<DutyOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("TYPE", options->type, "key of the catalogue")->required();
    verb->add_option("--flow", options->flowLpm, "coolant flow, L/min")->required();
    verb->add_option("--loop-drop", options->loopDropKpa, "of the loop at this flow, kPa");
    verb->add_option("--kw", options->heatKw, "heat, kW (CDU)");
    verb->add_option("--facility-flow", options->facilityFlowLpm, "facility water, L/min (CDU)");
    verb->add_option("--facility-supply", options->facilitySupplyC, "facility water, °C (CDU)");
    verb->add_option("--fluid", options->fluid, "coolant of the loop");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runDuty(*options); };
    });
}

void addCatalogue(CommandLine& line)
{
    auto* verb = line.verb("catalogue", "equipment types with their sources");
    verb->require_subcommand(1);
    auto json = std::make_shared<bool>(false);
    auto text = std::make_shared<std::string>();
    const auto form = [json] { return *json ? CatalogueForm::Json : CatalogueForm::Text; };
    auto* list = verb->add_subcommand("list", "all types");
    list->add_flag("--json", *json, "JSON");
    list->callback([&line, form] { line.run = [form] { return plain(catalogueList(form())); }; });
    auto* show = verb->add_subcommand("show", "one type with the source of each value");
    show->add_option("ID", *text, "key of the type")->required();
    show->add_flag("--json", *json, "JSON");
    show->callback([&line, form, text] {
        line.run = [form, text] { return plain(catalogueShow(*text, form())); };
    });
    auto* check = verb->add_subcommand("check", "reads a catalogue file of your own");
    check->add_option("FILE", *text, "catalogue file (JSON)")->required();
    check->callback([&line, text] { line.run = [text] { return plain(catalogueCheck(*text)); }; });
}

void addSolvers(CommandLine& line)
{
    auto json = std::make_shared<bool>(false);
    auto hydraulic = std::make_shared<SolveHydraulicOptions>();
    auto* network = line.verb("solve-hydraulic", "the hydraulic solver alone on an EPANET file");
    network->add_option("FILE", hydraulic->file, "EPANET .inp")->required();
    network->add_flag("--json", *json, "JSON");
    network->add_option("--repeat", hydraulic->repeat, "solves to time");
    network->callback([&line, json, hydraulic] {
        hydraulic->json = *json;
        line.run = [hydraulic] { return plain(solveHydraulicText(*hydraulic)); };
    });
    auto power = std::make_shared<SolvePowerOptions>();
    auto* flow = line.verb("solve-power", "the load-flow solver alone on a case file");
    flow->add_option("FILE", power->file, "MATPOWER .m, power-grid-model or reference JSON")
        ->required();
    flow->add_flag("--json", *json, "JSON");
    flow->add_option("--repeat", power->repeat, "solves to time");
    flow->callback([&line, json, power] {
        power->json = *json;
        line.run = [power] { return plain(solvePowerText(*power)); };
    });
}

void addShortCircuit(CommandLine& line)
{
    auto* verb = line.verb("short-circuit", "the IEC 60909 solver alone on a case file");
    auto options = std::make_shared<ShortCircuitVerbOptions>();
    auto json = std::make_shared<bool>(false);
    auto lowest = std::make_shared<bool>(false);
    auto kind = std::make_shared<std::string>("3ph");
    verb->add_option("FILE", options->file, "case in the reference JSON form")->required();
    auto* low = verb->add_flag("--min", *lowest, "minimum currents");
    auto highest = std::make_shared<bool>(false);
    verb->add_flag("--max", *highest, "maximum currents (the default)")->excludes(low);
    verb->add_option("--fault", *kind, "3ph, 2ph or earth")
        ->check(CLI::IsMember({"3ph", "2ph", "earth"}));
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json, lowest, highest, kind] {
        options->form = formOf(*json);
        options->fault.which = *lowest ? power::FaultCase::Lowest : power::FaultCase::Highest;
        options->fault.kind = *kind == "3ph"   ? power::FaultKind::ThreePhase
                              : *kind == "2ph" ? power::FaultKind::TwoPhase
                                               : power::FaultKind::Earth;
        line.run = [options] { return plain(shortCircuitText(*options)); };
    });
}

void addWeather(CommandLine& line)
{
    auto options = std::make_shared<WeatherOptions>();
    auto* verb = line.verb("weather", "summary of a weather year as read");
    verb->add_option("FILE", options->file, "EnergyPlus weather file (.epw)")->required();
    verb->add_flag("--json", options->json, "JSON");
    verb->callback(
        [&line, options] { line.run = [options] { return plain(weatherText(*options)); }; });
}

} // namespace

void addToolVerbs(CommandLine& line)
{
    for (const auto add : {addSize, addDuty, addCatalogue, addSolvers, addShortCircuit, addWeather})
        add(line);
}

} // namespace hallwright::app
