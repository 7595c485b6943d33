// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_verb.h"

#include "app/cli/session.h"
#include "app/evaluate.h"
#include "data/report/table_writers.h"
#include "model/report/capacity_report.h"
#include "ui/print/report_printer.h"

#include <QCoreApplication>
#include <QDate>
#include <QTranslator>

#include <filesystem>

namespace hallwright::app {

using namespace model;

namespace {

std::string translated(const char* scope, const std::string& text)
{
    return text.empty() ? text : QCoreApplication::translate(scope, text.c_str()).toStdString();
}

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

Result<Outcome> writtenReport(const Report& report, const ReportOptions& options)
{
    const std::filesystem::path out = options.out;
    const auto done = Outcome{std::filesystem::absolute(out).string() + "\n", 0};
    if (out.extension() == ".pdf") {
        ui::PrintOptions print;
        print.paper = options.paper == "a4" ? ui::Paper::A4 : ui::Paper::Letter;
        return ui::printPdf(report, QString::fromStdString(options.out), print).map([&](int) {
            return done;
        });
    }
    const auto written = out.extension() == ".xlsx"  ? data::writeXlsx(report, out)
                         : out.extension() == ".csv" ? data::writeCsv(report, out)
                                                     : data::writeHtml(report, out);
    if (!written)
        return tl::unexpected<Fault>(written.error());
    return done;
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
    QTranslator translator;
    const bool chinese = options.language == "zh_CN" && QCoreApplication::instance() != nullptr &&
                         translator.load(QStringLiteral(":/i18n/hallwright_zh_CN.qm"));
    if (chinese)
        QCoreApplication::installTranslator(&translator);
    const auto report =
        capacityReport({*project, *assessments, alternative,
                        options.units == "si" ? UnitSystem::Si : UnitSystem::Ip, options.language,
                        QDate::currentDate().toString(Qt::ISODate).toStdString(),
                        chinese ? Translate(translated) : Translate(sameText)});
    auto outcome =
        report.and_then([&](const Report& content) { return writtenReport(content, options); });
    if (chinese)
        QCoreApplication::removeTranslator(&translator);
    return outcome;
}

} // namespace hallwright::app
