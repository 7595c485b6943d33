// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/exchange_dialogs.h"

#include "ui/preferences.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>

namespace hallwright::ui {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Exchange", text);
}

QString filterOf(const Importer& importer)
{
    QStringList patterns;
    for (const auto& suffix : importer.suffixes)
        patterns << QStringLiteral("*.") + qs(suffix);
    return QStringLiteral("%1 (%2)").arg(translated("import", importer.title),
                                         patterns.join(QLatin1Char(' ')));
}

QString filterOf(const Exporter& exporter)
{
    return QStringLiteral("%1 (*.%2)")
        .arg(translated("export", exporter.title), qs(exporter.suffix));
}

// The entry whose filter line was chosen in the file dialog.
template <class Entry>
const Entry* chosenOf(const std::vector<Entry>& entries, const QString& filter)
{
    for (const auto& one : entries)
        if (filterOf(one) == filter)
            return &one;
    return nullptr;
}

template <class Entry>
QString filtersOf(const std::vector<Entry>& entries)
{
    QStringList all;
    for (const auto& one : entries)
        all << filterOf(one);
    return all.join(QStringLiteral(";;"));
}

void warn(QWidget& window, const QString& title, const model::Fault& fault)
{
    QMessageBox::warning(&window, title, words(fault));
}

} // namespace

QString importInto(Document& document, QWidget& window)
{
    const auto& importers = document.services().importers;
    QString filter;
    const QString path = QFileDialog::getOpenFileName(
        &window, say(QT_TRANSLATE_NOOP("Exchange", "Import")), {}, filtersOf(importers), &filter);
    const auto* importer = chosenOf(importers, filter);
    if (path.isEmpty() || importer == nullptr)
        return {};
    auto answer = importer->run(document.project(), {document.alternativeId(), document.hallId()},
                                path.toStdString());
    if (!answer) {
        warn(window, say(QT_TRANSLATE_NOOP("Exchange", "Import")), answer.error());
        return {};
    }
    const auto done =
        document.apply({{QT_TRANSLATE_NOOP("edit", "Import {0}"), {importer->title}},
                        [project = std::move(answer->project)](const model::Project&) {
                            return model::Result<model::Project>(project);
                        },
                        {}});
    return done ? words(answer->report) : words(done.error());
}

QString exportFrom(Document& document, QWidget& window)
{
    const auto& exporters = document.services().exporters;
    QString filter;
    QString path = QFileDialog::getSaveFileName(
        &window, say(QT_TRANSLATE_NOOP("Exchange", "Export")), {}, filtersOf(exporters), &filter);
    const auto* exporter = chosenOf(exporters, filter);
    if (path.isEmpty() || exporter == nullptr)
        return {};
    const QString suffix = QLatin1Char('.') + qs(exporter->suffix);
    if (!path.endsWith(suffix))
        path += suffix;
    const auto done =
        exporter->run(document.project(), document.alternativeId(), path.toStdString());
    if (!done) {
        warn(window, say(QT_TRANSLATE_NOOP("Exchange", "Export")), done.error());
        return {};
    }
    return say(QT_TRANSLATE_NOOP("Exchange", "Written: %1")).arg(path);
}

QString writeReport(Document& document, QWidget& window)
{
    std::vector<model::Assessment> all;
    for (const auto& one : document.project().alternatives) {
        const auto answer = document.assessment(one.id);
        if (!answer || document.stale(one.id))
            return say(QT_TRANSLATE_NOOP(
                "Exchange", "The evaluation is still running; try again in a moment."));
        all.push_back(*answer);
    }
    const QString path = QFileDialog::getSaveFileName(
        &window, say(QT_TRANSLATE_NOOP("Exchange", "Report")), qs(document.project().name + ".pdf"),
        QStringLiteral("PDF (*.pdf);;XLSX (*.xlsx);;CSV (*.csv);;HTML (*.html)"));
    if (path.isEmpty())
        return {};
    const QString language = loadPreferences().language;
    const auto done =
        document.services().writeReport(document.project(), all,
                                        {path.toStdString(),
                                         language.isEmpty() ? "en" : language.toStdString(),
                                         QuantityFormat::current().system(),
                                         {}});
    if (!done) {
        warn(window, say(QT_TRANSLATE_NOOP("Exchange", "Report")), done.error());
        return {};
    }
    return say(QT_TRANSLATE_NOOP("Exchange", "Written: %1")).arg(path);
}

} // namespace hallwright::ui
