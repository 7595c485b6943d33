// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report_file.h"

#include "data/report/table_writers.h"
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

Result<void> written(const Report& report, const ReportFile& order)
{
    const std::filesystem::path out = order.path;
    if (out.extension() == ".pdf") {
        ui::PrintOptions print;
        print.paper = order.paper == "letter" ? ui::Paper::Letter : ui::Paper::A4;
        return ui::printPdf(report, QString::fromStdString(order.path), print).map([](int) {});
    }
    if (out.extension() == ".xlsx")
        return data::writeXlsx(report, out);
    if (out.extension() == ".csv")
        return data::writeCsv(report, out);
    if (out.extension() == ".html")
        return data::writeHtml(report, out);
    return fail(
        FaultCode::InvalidArgument,
        {QT_TRANSLATE_NOOP("app", "the suffix of a report is one of: .pdf, .xlsx, .csv, .html"),
         {}},
        order.path);
}

} // namespace

Result<void> writeReportFile(const Project& project, std::span<const Assessment> assessments,
                             const ReportFile& order)
{
    QTranslator translator;
    const bool chinese = order.language == "zh_CN" && QCoreApplication::instance() != nullptr &&
                         translator.load(QStringLiteral(":/i18n/hallwright_zh_CN.qm"));
    if (chinese)
        QCoreApplication::installTranslator(&translator);
    const auto suffix = std::filesystem::path(order.path).extension();
    ReportRequest request{.project = project,
                          .assessments = assessments,
                          .alternative = order.alternative,
                          .units = order.units,
                          .language = order.language,
                          .date = order.date,
                          .sections = order.sections,
                          .catalogue = order.catalogue};
    if (request.date.empty())
        request.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    if (chinese)
        request.translate = translated;
    if (suffix == ".xlsx" || suffix == ".csv")
        request.detail = ReportDetail::Workbook;
    if (!assessments.empty())
        request.issues = issuesOf(
            order.issues, order.alternative ? order.alternative : assessments.front().alternative);
    const auto report = order.comparison != nullptr ? comparisonReport(request, *order.comparison)
                                                    : capacityReport(request);
    const auto done =
        report.and_then([&](const Report& content) { return written(content, order); });
    if (chinese)
        QCoreApplication::removeTranslator(&translator);
    return done;
}

} // namespace hallwright::app
