// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb_arguments.h"
#include "app/cli/year_verb.h"

#include <memory>

namespace hallwright::app {

void addYearVerbs(CommandLine& line)
{
    auto* verb = line.verb("year", "the plant year: energy, water, carbon, design day, set points");
    verb->require_subcommand(1);
    auto options = std::make_shared<StudyOptions>();
    auto json = std::make_shared<bool>(false);
    const auto common = [options, json](CLI::App* one) {
        one->add_option("FILE", options->of.file, "project file")->required();
        one->add_option("--alternative", options->of.alternative, "the one shown");
        one->add_flag("--json", *json, "JSON");
    };
    auto* show = verb->add_subcommand("show", "as stored with the file, else solved anew");
    common(show);
    show->callback([&line, options, json] {
        options->of.form = formOf(*json);
        line.run = [options] { return runYearShow(options->of); };
    });
    auto* study = verb->add_subcommand("study", "supply of the liquid loops against energy, water, "
                                                "chiller and margins of GPUs and racks");
    common(study);
    study->add_option("--leakage", options->leakagePercent, "growth of IT power per kelvin, %")
        ->check(CLI::Range(0.0, 5.0));
    study->callback([&line, options, json] {
        options->of.form = formOf(*json);
        line.run = [options] { return runYearStudy(*options); };
    });
}

} // namespace hallwright::app
