// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/verb_arguments.h"

#include <cstdio>

namespace hallwright::app {

using model::Result;

namespace {

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
    addProjectVerbs(line);
    addPowerVerbs(line);
    addYearVerbs(line);
    addValueVerbs(line);
    addToolVerbs(line);
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
