// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sweep_verb.h"

#include "app/cli/session.h"
#include "app/sweep.h"
#include "data/project/project_file.h"
#include "data/sweep/sweep_spec.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <thread>
#include <unistd.h>

namespace hallwright::app {

using namespace model;

namespace {

std::optional<std::int64_t> whole(std::string_view text)
{
    std::int64_t value = 0;
    const auto end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

Result<Shard> shardOf(const std::string& text)
{
    const auto slash = text.find('/');
    const auto index = whole(std::string_view(text).substr(0, slash));
    const auto of =
        slash == std::string::npos ? std::nullopt : whole(std::string_view(text).substr(slash + 1));
    if (!index || !of || *index < 1 || *index > *of)
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("app", "\"{0}\" is no shard; expected I/N with 1 ≤ I ≤ N"), {text}},
            "--shard");
    return Shard{*index, *of};
}

int threadsOf(int jobs)
{
    return jobs > 0 ? jobs : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void showProgress(std::int64_t done, std::int64_t all)
{
    std::fprintf(stderr, "\r%lld of %lld points", static_cast<long long>(done),
                 static_cast<long long>(all));
    if (done == all)
        std::fputc('\n', stderr);
}

} // namespace

Result<Outcome> runSweep(const SweepOptions& options)
{
    const auto shard = shardOf(options.shard);
    if (!shard)
        return fail(shard.error());
    const auto spec = data::readSweepSpec(options.spec);
    if (!spec)
        return fail(spec.error());
    const auto points = pointCount(*spec);
    if (!points)
        return fail(points.error());
    const auto project = data::loadProject(options.file);
    if (!project)
        return fail(project.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return fail(catalogue.error());
    const auto alternative = chooseAlternative(*project, spec->alternative, "alternative");
    if (!alternative)
        return fail(alternative.error());
    SweepRun run{*project, *catalogue, *alternative, *spec, *shard, threadsOf(options.jobs), {}};
    if (!options.quiet && isatty(STDERR_FILENO) != 0)
        run.progress = showProgress;
    auto file = data::SweepFile::open(options.out, headOf(run, *points));
    if (!file)
        return fail(file.error());
    const auto count = sweep(run, *file, {});
    if (!count)
        return fail(count.error());
    return Outcome{fmt::format("{} points, {} there before, {} without figures (column fault)\n",
                               count->points, count->before, count->failed),
                   0};
}

Result<Outcome> runSweepMerge(const SweepMergeOptions& options)
{
    const std::vector<std::filesystem::path> inputs(options.inputs.begin(), options.inputs.end());
    for (const auto& input : inputs)
        if (!std::filesystem::exists(input))
            return fail(FaultCode::Unreadable,
                        {QT_TRANSLATE_NOOP("app", "there is no such file"), {}}, input.string());
    return data::SweepFile::merge(options.out, inputs).map([&](std::int64_t points) {
        return Outcome{fmt::format("{} points\n", points), 0};
    });
}

} // namespace hallwright::app
