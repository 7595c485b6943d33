// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_verb.h"

#include "app/cli/session.h"
#include "app/importers.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hallwright::app {

using namespace model;

namespace {

std::string formatKeys()
{
    std::vector<std::string> keys;
    for (const auto& format : importFormats())
        keys.emplace_back(format.key);
    return fmt::format("{}", fmt::join(keys, ", "));
}

// Sources by format, in the order of the list of formats.
using Sorted = std::map<const ImportFormat*, std::vector<std::filesystem::path>>;

Result<Sorted> sorted(const ImportOptions& options)
{
    Sorted out;
    const auto all = importFormats();
    const auto named = std::find_if(all.begin(), all.end(), [&options](const auto& format) {
        return options.format == format.key;
    });
    if (!options.format.empty() && named == all.end())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "the format \"{0}\" is not known; there are: {1}"),
                     {options.format, formatKeys()}},
                    "--format");
    for (const auto& source : options.sources) {
        const auto* format = named == all.end() ? importFormatOf(source) : &*named;
        if (const auto known = format == nullptr ? importRefusal(source) : Message{};
            !known.text.empty())
            return fail(FaultCode::Unsupported, known, source);
        if (format == nullptr)
            return fail(FaultCode::Unsupported,
                        {QT_TRANSLATE_NOOP("app", "by its name and header no file that can be "
                                                  "imported; the formats are: {0}"),
                         {formatKeys()}},
                        source, {QT_TRANSLATE_NOOP("app", "Name the format with --format"), {}});
        out[format].emplace_back(source);
    }
    return out;
}

} // namespace

Result<Outcome> runImport(const ImportOptions& options)
{
    const auto sources = sorted(options);
    if (!sources)
        return fail(sources.error());
    auto held = holdProject(options.file);
    if (!held)
        return fail(held.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return fail(catalogue.error());
    Project project = held->project;
    std::string report;
    for (const auto& [format, files] : *sources) {
        Result<AlternativeId> alternative = AlternativeId{};
        if (format->needsAlternative)
            alternative = chooseAlternative(held->project, options.alternative);
        if (!alternative)
            return fail(alternative.error());
        auto imported = format->run({project, *alternative, options.hall, files, options.layer,
                                     options.unit, options.map, options.decimal, &*catalogue});
        if (!imported)
            return fail(imported.error());
        project = std::move(imported->project);
        for (const auto& line : imported->report)
            report += english(line) + "\n";
    }
    if (const auto saved = data::saveProject(options.file, project); !saved)
        return fail(saved.error());
    return Outcome{report, 0};
}

} // namespace hallwright::app
