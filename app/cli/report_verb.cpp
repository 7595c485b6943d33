// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_verb.h"

#include "app/cli/session.h"
#include "app/evaluate.h"
#include "app/report_file.h"

#include <filesystem>

namespace hallwright::app {

using namespace model;

namespace {

Result<void> checkedOptions(const ReportOptions& options)
{
    const auto oneOf = [](const char* option, const std::string& value,
                          std::initializer_list<const char*> allowed) -> Result<void> {
        std::string all;
        for (const char* word : allowed) {
            if (value == word)
                return {};
            all += (all.empty() ? "" : ", ") + std::string(word);
        }
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "\"{0}\" is none of: {1}"), {value, all}}, option);
    };
    return oneOf("--language", options.language, {"en", "zh_CN"})
        .and_then([&] {
            return oneOf("--units", options.units, {"si", "ip"});
        })
        .and_then([&] {
            return oneOf("--paper", options.paper, {"a4", "letter"});
        })
        .and_then([&] {
            return oneOf("--out", std::filesystem::path(options.out).extension().string(),
                         {".pdf", ".xlsx", ".csv", ".html"});
        });
}

} // namespace

Result<Outcome> runReport(const ReportOptions& options)
{
    if (const auto valid = checkedOptions(options); !valid)
        return tl::unexpected<Fault>(valid.error());
    const auto project = data::loadProject(options.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    AlternativeId alternative;
    if (!options.alternative.empty()) {
        const auto chosen = chooseAlternative(*project, options.alternative);
        if (!chosen)
            return tl::unexpected<Fault>(chosen.error());
        alternative = *chosen;
    }
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    const auto assessments = evaluateAll(*project, *catalogue);
    if (!assessments)
        return tl::unexpected<Fault>(assessments.error());
    const auto written = writeReportFile(*project, *assessments,
                                         {options.out, options.language,
                                          options.units == "si" ? UnitSystem::Si : UnitSystem::Ip,
                                          alternative, options.paper});
    if (!written)
        return tl::unexpected<Fault>(written.error());
    return Outcome{std::filesystem::absolute(options.out).string() + "\n", 0};
}

} // namespace hallwright::app
