// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of a schematic as a sheet that goes out of the window.
#include "ui/schematic/schematic_canvas.h"
#include "ui/schematic/schematic_view.h"
#include "ui/schematic/what_if_state.h"
#include "ui/words.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMimeData>
#include <QSaveFile>

namespace hallwright::ui {

SheetTitle SchematicView::sheetTitle() const
{
    const auto* hall = document_.hall();
    const auto* alternative = document_.alternative();
    const auto assessment = document_.assessment();
    return {canvas_->accessibleName(), qs(document_.project().name),
            alternative != nullptr ? qs(alternative->name) : QString(),
            hall != nullptr ? qs(hall->label) : QString(),
            whatIf_.active()        ? tr("what if, not in the plan")
            : assessment == nullptr ? tr("none")
            : document_.stale()     ? tr("of an older plan")
                                    : tr("case %1").arg(termWords(assessment->caseName))};
}

QByteArray SchematicView::svg() const
{
    return sheetSvg(canvas_->drawing(), canvas_->figures(), canvas_->paper(), sheetTitle());
}

void SchematicView::copySvg()
{
    auto* copied = new QMimeData;
    const QByteArray bytes = svg();
    copied->setData(QStringLiteral("image/svg+xml"), bytes);
    copied->setText(QString::fromUtf8(bytes));
    QApplication::clipboard()->setMimeData(copied);
    emit tell(tr("Copied as SVG"));
}

model::Result<void> SchematicView::saveSvg(const QString& path) const
{
    QSaveFile file(path);
    const QByteArray bytes = svg();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return model::fail(model::FaultCode::Locked,
                           {QT_TRANSLATE_NOOP("app", "the file cannot be written"), {}},
                           path.toStdString());
    return {};
}

void SchematicView::askSvg()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save as SVG"), {}, tr("SVG drawings (*.svg)"));
    if (path.isEmpty())
        return;
    const auto done = saveSvg(path);
    emit tell(done ? tr("Written: %1").arg(path) : words(done.error()));
}

} // namespace hallwright::ui
