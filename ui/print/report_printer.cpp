// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/report_printer.h"

#include "ui/print/page_flow.h"
#include "ui/print/pdf_marks.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QSaveFile>

namespace hallwright::ui {

namespace {

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

void setUp(QPdfWriter& writer, const model::Report& report, Paper paper)
{
    writer.setResolution(600);
    writer.setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(QString::fromStdString(report.title + " — " + report.project));
    writer.setCreator(QStringLiteral("Hallwright"));
}

struct Flow {
    int pages = 0;
    std::vector<PdfMark> marks;
};

Flow flow(QIODevice& device, const model::Report& report, const PrintOptions& options, int pages)
{
    QPdfWriter writer(&device);
    setUp(writer, report, options.paper);
    PageFlow page(&writer, report, pages);
    page.cover();
    int done = 0;
    for (const auto& section : report.sections) {
        page.section(section);
        if (options.progress)
            options.progress(++done, static_cast<int>(report.sections.size()));
    }
    page.finish();
    return {page.pagesSoFar(), page.marks()};
}

} // namespace

// Two runs: the first counts pages so that each can say "x of y".
model::Result<int> printPdf(const model::Report& report, const QString& file,
                            const PrintOptions& options)
{
    QBuffer nowhere;
    nowhere.open(QIODevice::WriteOnly);
    PrintOptions silent = options;
    silent.progress = {};
    const int pages = flow(nowhere, report, silent, 0).pages;
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return model::fail(model::FaultCode::Locked,
                           {QT_TRANSLATE_NOOP("print", "the report cannot be written: {0}"),
                            {out.errorString().toStdString()}},
                           file.toStdString());
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    const auto printed = flow(pdf, report, options, pages);
    out.write(markedPdf(pdf.data(), {printed.marks, text(report.language), text(report.date)}));
    if (!out.commit())
        return model::fail(model::FaultCode::Locked,
                           {QT_TRANSLATE_NOOP("print", "the report cannot be written: {0}"),
                            {out.errorString().toStdString()}},
                           file.toStdString());
    return pages;
}

} // namespace hallwright::ui
