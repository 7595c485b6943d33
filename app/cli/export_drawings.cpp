// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_drawings.h"

#include "app/cli/offscreen.h"
#include "app/cli/session.h"
#include "app/drawings.h"
#include "app/evaluate.h"
#include "data/export/dxf_writer.h"

#include <QDate>
#include <QSaveFile>

#include <filesystem>

namespace hallwright::app {

using namespace model;

namespace {

Result<std::vector<ui::DrawingSheet>> sheetsOf(const ExportOptions& options)
{
    const auto project = data::loadProject(options.file);
    if (!project)
        return fail(project.error());
    const auto alternative = chooseAlternative(*project, options.alternative);
    if (!alternative)
        return fail(alternative.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return fail(catalogue.error());
    auto issues = data::loadIssues(options.file);
    if (!issues)
        return fail(issues.error());
    EvaluationCache cache;
    const auto assessment = evaluate(*project, *catalogue, *alternative, cache);
    if (!assessment)
        return fail(assessment.error());
    return drawingSet({.project = *project,
                       .catalogue = *catalogue,
                       .assessment = *assessment,
                       .issues = issuesOf(*std::move(issues), *alternative),
                       .kind = options.drawing,
                       .hall = options.hall,
                       .date = options.date.empty()
                                   ? QDate::currentDate().toString(Qt::ISODate).toStdString()
                                   : options.date});
}

Result<void> written(const ui::DrawingSheet& sheet, const std::string& form,
                     const std::filesystem::path& file)
{
    if (form == "dxf")
        return data::writeDxf(ui::sheetLines(sheet), file);
    QSaveFile out(QString::fromStdString(file.string()));
    if (out.open(QIODevice::WriteOnly) && out.write(ui::sheetSvg(sheet)) > 0 && out.commit())
        return {};
    return fail(FaultCode::Locked, {QT_TRANSLATE_NOOP("app", "the file cannot be written"), {}},
                file.string());
}

// "plan.svg" for one drawing; "plan-A-101.svg", … for several.
std::filesystem::path fileOf(const ExportOptions& options, const ui::DrawingSheet& sheet,
                             std::size_t sheets)
{
    std::filesystem::path file = options.out;
    if (sheets == 1)
        return file;
    const auto suffix = file.extension().string();
    file.replace_extension();
    return file.string() + "-" + sheet.number.toStdString() + suffix;
}

} // namespace

Result<Outcome> exportDrawings(const ExportOptions& options, const std::string& form)
{
    const Offscreen screen(options.language);
    const auto sheets = sheetsOf(options);
    if (!sheets)
        return fail(sheets.error());
    std::string names;
    if (form == "pdf") {
        if (const auto done = ui::printSheets(*sheets, QString::fromStdString(options.out)); !done)
            return fail(done.error());
        return Outcome{std::filesystem::absolute(options.out).string() + "\n", 0};
    }
    for (const auto& sheet : *sheets) {
        const auto file = fileOf(options, sheet, sheets->size());
        if (const auto done = written(sheet, form, file); !done)
            return fail(done.error());
        names += std::filesystem::absolute(file).string() + "\n";
    }
    return Outcome{names, 0};
}

} // namespace hallwright::app
