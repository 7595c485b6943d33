// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/balance_verb.h"
#include "app/cli/diff_verb.h"
#include "app/cli/edit_verb.h"
#include "app/cli/elements_verb.h"
#include "app/cli/failure_verbs.h"
#include "app/cli/import_verb.h"
#include "app/cli/offscreen.h"
#include "app/cli/project_verbs.h"
#include "app/cli/report_verb.h"
#include "app/cli/sweep_verb.h"
#include "app/cli/verb_arguments.h"
#include "app/cli/workload_verb.h"

#include <memory>

namespace hallwright::app {

using model::Result;

namespace {

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
    verb->add_option("--basis", options->basis,
                     "what is held equal: plan, gpus, megawatts, job or budget");
    verb->add_option("--target", options->target, "of the basis: 11520, 20 MW, 90 d, 5e8");
    verb->add_option("--samples", options->samples, "draws of the uncertainty")
        ->check(CLI::Range(1, 10'000'000));
    verb->add_option("--seed", options->seed, "of the draws");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        options->threads = line.threads;
        line.run = [options] { return runCompare(*options); };
    });
}

void addFailures(CommandLine& line)
{
    auto* verb = line.verb("failures", "every single failure over power and cooling");
    auto options = std::make_shared<FailuresOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--alternative", options->alternative, "only this one");
    auto pairs = std::make_shared<bool>(false);
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

void addElements(CommandLine& line)
{
    auto* verb = line.verb("elements", "derived elements and what an edit can override of them");
    auto options = std::make_shared<ElementsOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--element", options->start, "start of the keys: h1/coolant");
    verb->add_option("--alternative", options->alternative,
                     "the one meant, where there are several");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runElements(*options); };
    });
}

void addBalance(CommandLine& line)
{
    auto* verb = line.verb("balance", "valve settings, index circuit and pump power of each loop");
    auto options = std::make_shared<BalanceOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--alternative", options->alternative, "only this one");
    verb->add_option("--target", options->targetKw, "pump power to hold each group against, kW")
        ->check(CLI::PositiveNumber);
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runBalance(*options); };
    });
}

void addReport(CommandLine& line)
{
    auto* verb = line.verb("report", "capacity report as PDF, XLSX, CSV or HTML");
    auto options = std::make_shared<ReportOptions>();
    verb->add_option("FILE", options->file, "project file");
    verb->add_option("--out", options->out, "file to write; its suffix is the format");
    verb->add_option("--alternative", options->alternative, "the one reported in full; the first");
    verb->add_option("--language", options->language, "en or zh_CN");
    verb->add_option("--units", options->units, "si or ip");
    verb->add_option("--paper", options->paper, "a4 or letter");
    verb->add_option("--sections", options->sections, "keys of the sections wanted: power,coolant")
        ->delimiter(',');
    verb->add_option("--date", options->date, "of the report, YYYY-MM-DD; today");
    verb->add_flag("--comparison", options->comparison,
                   "the comparison for procurement against --alternative");
    auto list = std::make_shared<bool>(false);
    verb->add_flag("--list-sections", *list, "list the sections");
    verb->callback([&line, options, list] {
        if (!*list && (options->file.empty() || options->out.empty()))
            throw CLI::RequiredError("FILE and --out");
        line.run = [options, list]() -> Result<Outcome> {
            if (*list)
                return Outcome{sectionList(), 0};
            const Offscreen screen; // no window is ever opened from here
            return runReport(*options);
        };
    });
}

void addIssue(CommandLine& line)
{
    auto* verb = line.verb("issue", "a new revision of the report: plan hash, figures, preparer");
    auto options = std::make_shared<IssueOptions>();
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--revision", options->revision, "its name: A, B1")->required();
    verb->add_option("--by", options->by, "prepared by")->required();
    verb->add_option("--date", options->date, "YYYY-MM-DD; today");
    verb->add_option("--purpose", options->purpose, "for comment, for approval, …");
    verb->add_option("--changes", options->changes, "what is new");
    verb->add_option("--alternative", options->alternative, "the one issued");
    verb->callback([&line, options] { line.run = [options] { return runIssue(*options); }; });
}

void addSign(CommandLine& line)
{
    auto* verb = line.verb("sign", "a signature under a revision whose plan is unchanged");
    auto options = std::make_shared<IssueOptions>();
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--revision", options->revision, "as it was issued")->required();
    verb->add_option("--role", options->role, "checked or approved")->required();
    verb->add_option("--by", options->by, "who signs")->required();
    verb->add_option("--date", options->date, "YYYY-MM-DD; today");
    verb->add_option("--alternative", options->alternative, "the one issued");
    verb->callback([&line, options] { line.run = [options] { return runSign(*options); }; });
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
    auto* verb = line.verb("import",
                           "racks, types, loads, weather and floor plans of other programs' files");
    auto options = std::make_shared<ImportOptions>();
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("SOURCE", options->sources, "files to import")->required();
    verb->add_option("--format", options->format, "told by the file where it is left out");
    verb->add_option("--alternative", options->alternative, "the one to import into");
    verb->add_option("--hall", options->hall, "label of the hall that is made");
    verb->add_option("--layer", options->layer, "DXF: the layer whose outline is taken");
    verb->add_option("--unit", options->unit, "DXF: of the drawing, where it does not say");
    verb->add_option("--map", options->map, "table: our columns by theirs, label=Name,x_mm=X");
    verb->add_option("--decimal", options->decimal, "table: mark of decimals, \".\" or \",\"");
    verb->callback([&line, options] { line.run = [options] { return runImport(*options); }; });
}

void addDiff(CommandLine& line)
{
    auto* verb = line.verb("diff", "what differs between two project files");
    auto options = std::make_shared<DiffOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("BEFORE", options->before, "project file")->required();
    verb->add_option("AFTER", options->after, "project file")->required();
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runDiff(*options); };
    });
}

void addSweep(CommandLine& line)
{
    auto* verb = line.verb("sweep", "a design-space study into a results file, resumable");
    auto options = std::make_shared<SweepOptions>();
    auto merging = std::make_shared<SweepMergeOptions>();
    verb->add_option("FILE", options->file, "project file");
    verb->add_option("SPEC", options->spec, "what is varied (YAML)");
    verb->add_option("--out", options->out, "results file (SQLite)");
    verb->add_option("--jobs", options->jobs, "points solved at a time; one a core")
        ->check(CLI::Range(1, 1024));
    verb->add_option("--shard", options->shard, "I/N: the I-th of N parts of the points");
    auto* merge = verb->add_subcommand("merge", "the points of several results files in one");
    merge->add_option("OUT", merging->out, "results file that is made or completed")->required();
    merge->add_option("IN", merging->inputs, "results files of the same sweep")->required();
    merge->callback([&line, merging] { line.run = [merging] { return runSweepMerge(*merging); }; });
    verb->callback([&line, options, merge] {
        if (merge->parsed())
            return;
        if (options->file.empty() || options->spec.empty() || options->out.empty())
            throw CLI::RequiredError("FILE, SPEC and --out");
        options->quiet = line.quiet;
        line.run = [options] { return runSweep(*options); };
    });
}

void addWorkload(CommandLine& line)
{
    auto* verb = line.verb("workload", "MFU, step time, memory and goodput of the workload");
    auto options = std::make_shared<WorkloadOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--alternative", options->alternative, "only this one");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runWorkload(*options); };
    });
}

} // namespace

void addProjectVerbs(CommandLine& line)
{
    for (const auto add :
         {addNew, addEvaluate, addCompare, addFailures, addTransient, addElements, addBalance,
          addReport, addIssue, addSign, addEdit, addImport, addDiff, addSweep, addWorkload})
        add(line);
}

} // namespace hallwright::app
