// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs about what halls are worth: fabric and its cables, advice, bids.
#include "app/cli/advise_verb.h"
#include "app/cli/bids_verb.h"
#include "app/cli/fabric_verb.h"
#include "app/cli/verb_arguments.h"

#include <memory>

namespace hallwright::app {

namespace {

void addFabric(CommandLine& line)
{
    auto* verb = line.verb("fabric", "switches, cables by length class, cable schedule");
    auto options = std::make_shared<FabricOptions>();
    auto json = std::make_shared<bool>(false);
    auto csv = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--alternative", options->alternative, "only this one");
    verb->add_flag("--csv", *csv, "the port-level cable schedule, one row for each cable");
    verb->add_option("--out", options->out, "file for the schedule (CSV)");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json, csv] {
        options->form = *csv ? FabricForm::Csv : *json ? FabricForm::Json : FabricForm::Text;
        line.run = [options] { return runFabric(*options); };
    });
}

void addAdvise(CommandLine& line)
{
    auto* verb = line.verb("advise", "which architecture the figures speak for, and the move");
    auto options = std::make_shared<AdviseOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("--from", options->from, "the alternative that stands today");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runAdvise(*options); };
    });
}

void addBids(CommandLine& line)
{
    auto* verb = line.verb("bids", "vendors' price sheets levelled over the bill");
    auto options = std::make_shared<BidsOptions>();
    auto json = std::make_shared<bool>(false);
    verb->add_option("FILE", options->file, "project file")->required();
    verb->add_option("SHEET", options->sheets, "price sheets (CSV), one for each vendor");
    verb->add_option("--alternative", options->alternative, "whose bill is priced");
    verb->add_option("--map", options->columns, "item=COLUMN, unit_price=COLUMN, …");
    verb->add_option("--item", options->items, "WORD=KEY: the sheets' word for an item");
    verb->add_option("--on", options->on, "day by which validity is judged: 2026-12-31");
    verb->add_flag("--bill", options->bill, "the bill to be priced, as CSV");
    verb->add_flag("--json", *json, "JSON");
    verb->callback([&line, options, json] {
        options->form = formOf(*json);
        line.run = [options] { return runBids(*options); };
    });
}

} // namespace

void addValueVerbs(CommandLine& line)
{
    for (const auto add : {addFabric, addAdvise, addBids})
        add(line);
}

} // namespace hallwright::app
