// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/catalogue.h"
#include "app/cli/duty_verb.h"
#include "app/cli/edit_verb.h"
#include "app/cli/failure_verbs.h"
#include "app/cli/import_verb.h"
#include "app/cli/project_verbs.h"
#include "app/cli/report_verb.h"
#include "app/cli/short_circuit.h"
#include "app/cli/solve_hydraulic.h"
#include "app/cli/solve_power.h"
#include "app/cli/weather.h"

#include <CLI/CLI.hpp>
#include <QApplication>

#include <cstdio>
#include <functional>
#include <memory>

namespace hallwright::app {

using model::Result;

namespace {

using Run = std::function<Result<Outcome>()>;

// Parses into the options of each verb; `run` is that of the verb that was given.
struct CommandLine {
    CLI::App app{"Hallwright: power and liquid cooling of AI data halls", "hallwright-cli"};
    bool quiet = false;
    int threads = 0;
    Run run;

    CLI::App* verb(const char* name, const char* what) { return app.add_subcommand(name, what); }
};

OutputForm formOf(bool json)
{
    return json ? OutputForm::Json : OutputForm::Text;
}

Result<Outcome> plain(const Result<std::string>& text)
{
    return text.map([](const std::string& words) {
        return Outcome{words.empty() || words.back() == '\n' ? words : words + "\n", 0};
    });
}

// Of Qt's own words only failures reach standard error: the rest is about the desktop.
void onlyFailures(QtMsgType type, const QMessageLogContext&, const QString& words)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "hallwright-cli: %s\n", words.toUtf8().constData());
}

void addNew(CommandLine& line)
{
    auto* verb = line.verb("new", "a project from a built-in template");
    auto options = std::make_shared<NewOptions>();
    auto list = std::make_shared<bool>(false);
    auto* file = verb->add_option("FILE", options->file, "project file to make (.hallwright)");
    verb->add_option("--template", options->templateName, "name of the template");
    verb->add_flag("--list-templates", *list, "list the templates");
    verb->callback([&line, options, list, file] {
        if (!*list && (file->count() == 0 || options->templateName.empty()))
            throw CLI::RequiredError("FILE and --template");
        line.run = [options, list]() -> Result<Outcome> {
            return *list ? Result<Outcome>(Outcome{templateList(), 0}) : runNew(*options);
        };
    });
}

void addEvaluate(CommandLine& line)
{
    auto* verb = line.verb("evaluate", "solves every alternative, stores and prints results");
    auto options = std::make_shared<EvaluateOptions>();
    auto json = std::make_shared<bool>(false);
    auto failOn = std::make_shared<std::string>();
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--alternative", options->alternative, "print only this one");
    verb->add_flag("--json", *json, "JSON");
    verb->add_flag("--racks", options->racks, "with a row per rack (JSON)");
    verb->add_option("--fail-on", *failOn, "exit 1 at findings of this severity")
        ->check(CLI::IsMember({"error", "warning"}));
    verb->callback([&line, options, json, failOn] {
        options->form = formOf(*json);
        if (!failOn->empty())
            options->failOn =
                *failOn == "error" ? model::Severity::Error : model::Severity::Warning;
        line.run = [options] { return runEvaluate(*options); };
    });
}

void addCompare(CommandLine& line)
{
    auto* verb = line.verb("compare", "alternatives side by side");
    auto options = std::make_shared<CompareOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--baseline", options->baseline, "name of the alternative to compare with");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runCompare(*options); };
    });
}

void addFailures(CommandLine& line)
{
    auto* verb = line.verb("failures", "every single failure over power and cooling");
    auto options = std::make_shared<FailuresOptions>();
    auto json = std::make_shared<bool>(false);
    auto pairs = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--alternative", options->alternative, "only this one");
    verb->add_flag("--pairs", *pairs, "also faults during the maintenance of another element");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json, pairs] {
        options->form = formOf(*json);
        options->depth = *pairs ? FailureDepth::Pairs : FailureDepth::Singles;
        options->progress = line.quiet ? Progress::Show::Never : Progress::Show::OnTerminal;
        line.run = [options] { return runFailures(*options); };
    });
}

void addTransient(CommandLine& line)
{
    auto* verb = line.verb("transient", "one failure in time: temperatures until limits are met");
    auto options = std::make_shared<TransientOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--failure", options->failure, "its name, as the verb failures lists it")
        ->required();
    verb->add_option("--ride-through", options->rideThroughS,
                     "seconds: the buffer tank that holds so long, instead of the course");
    verb->add_option("--alternative", options->alternative, "only this one");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runTransient(*options); };
    });
}

void addReport(CommandLine& line)
{
    auto* verb = line.verb("report", "capacity report as PDF, XLSX, CSV or HTML");
    auto options = std::make_shared<ReportOptions>();
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--out", options->out, "file to write; its suffix is the format")->required();
    verb->add_option("--alternative", options->alternative, "the one reported in full; the first");
    verb->add_option("--language", options->language, "en or zh_CN");
    verb->add_option("--units", options->units, "si or ip");
    verb->add_option("--paper", options->paper, "a4 or letter");
    verb->callback([&line, options] {
        line.run = [options] {
            // Painting wants an application; no window is ever opened from here.
            qputenv("QT_QPA_PLATFORM", "offscreen");
            qInstallMessageHandler(onlyFailures);
            static char name[] = "hallwright-cli";
            static char* arguments[] = {name, nullptr};
            static int count = 1;
            const QApplication application(count, arguments);
            return runReport(*options);
        };
    });
}

void addEdit(CommandLine& line)
{
    auto* verb = line.verb("edit", "any edit of the window by its name");
    auto options = std::make_shared<EditOptions>();
    auto list = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file");
    verb->add_option("NAME", options->name, "name of the edit");
    verb->add_option("ARGUMENTS", options->arguments, "key=value …");
    verb->add_option("--alternative", options->alternative, "the one to edit");
    verb->add_option("--hall", options->hall, "label of the hall");
    verb->add_flag("--list", *list, "list the edits with their parameters");
    verb->callback([&line, options, list] {
        if (!*list && options->name.empty())
            throw CLI::RequiredError("FILE and NAME");
        line.run = [options, list]() -> Result<Outcome> {
            return *list ? Result<Outcome>(Outcome{editList(), 0}) : runEdit(*options);
        };
    });
}

void addImport(CommandLine& line)
{
    auto* verb = line.verb("import", "racks, types and weather of other programs' files");
    auto options = std::make_shared<ImportOptions>();
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("SOURCE", options->sources, "files to import")->required();
    verb->add_option("--format", options->format, "netbox or epw");
    verb->add_option("--alternative", options->alternative, "the one to import into");
    verb->add_option("--hall", options->hall, "label of the hall that is made");
    verb->callback([&line, options] { line.run = [options] { return runImport(*options); }; });
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

int finished(const Result<Outcome>& outcome)
{
    if (!outcome) {
        std::fprintf(stderr, "hallwright-cli: %s\n", model::english(outcome.error()).c_str());
        return statusOf(outcome.error());
    }
    std::fwrite(outcome->output.data(), 1, outcome->output.size(), stdout);
    return std::fflush(stdout) == 0 ? outcome->status : 5;
}

bool hasVerb(const CLI::App& app, const std::string& word)
{
    return !app.get_subcommands([&word](const CLI::App* verb) { return verb->get_name() == word; })
                .empty();
}

Result<Outcome> noSuchVerb(const CLI::App& app, const char* word)
{
    std::string verbs;
    for (const auto* verb : app.get_subcommands([](const CLI::App*) { return true; }))
        verbs += (verbs.empty() ? "" : ", ") + verb->get_name();
    return model::fail(model::FaultCode::InvalidArgument,
                       {QT_TRANSLATE_NOOP("app", "there is no verb \"{0}\""), {word}}, {},
                       {QT_TRANSLATE_NOOP("app", "The verbs are: {0}"), {verbs}});
}

} // namespace

int runCommandLine(int argc, char** argv)
{
    CommandLine line;
    line.app.set_version_flag("--version", std::string("hallwright-cli ") + HALLWRIGHT_VERSION);
    line.app.require_subcommand(1);
    line.app.fallthrough();
    line.app.add_flag("--quiet", line.quiet, "no progress");
    line.app.add_option("--threads", line.threads, "threads to use")->check(CLI::Range(1, 1024));
    for (const auto add :
         {addNew, addEvaluate, addCompare, addFailures, addTransient, addReport, addEdit, addImport,
          addSize, addDuty, addCatalogue, addSolvers, addShortCircuit, addWeather})
        add(line);
    if (argc > 1 && argv[1][0] != '-' && !hasVerb(line.app, argv[1]))
        return finished(noSuchVerb(line.app, argv[1]));
    try {
        line.app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int status = line.app.exit(error);
        return status == 0 ? 0 : 2;
    }
    try {
        return finished(line.run());
    } catch (const std::exception& error) {
        std::fprintf(stderr, "hallwright-cli: %s\n", error.what());
        return 3;
    }
}

} // namespace hallwright::app
