// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/curve_editor.h"

#include "model/quantity_text.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

// The two numbers of a line. Tabs and semicolons part first, so that units may hold spaces; a comma
// parts only where nothing else does.
QStringList partsOf(const QString& line)
{
    for (const char* separator : {"\t", ";", ","}) {
        const QString sign = QString::fromLatin1(separator);
        if (line.contains(sign))
            return line.split(sign);
    }
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    return line.split(spaces, Qt::SkipEmptyParts);
}

std::string lineName(qsizetype line)
{
    return QCoreApplication::translate("Curve", "line %1").arg(line + 1).toStdString();
}

} // namespace

model::Result<model::Curve> curveFromText(const QString& text, const model::FieldInfo& info,
                                          model::UnitSystem system)
{
    model::Curve curve;
    curve.xMeasure = info.curveX;
    curve.yMeasure = info.curveY;
    const QStringList lines = text.split(QLatin1Char('\n'));
    bool headed = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty() || line.startsWith(QLatin1Char('#')))
            continue;
        const QStringList parts = partsOf(line);
        if (parts.size() < 2)
            return model::fail(model::FaultCode::InvalidInput,
                               {QT_TRANSLATE_NOOP("app", "\"{0}\": two numbers are expected"),
                                {line.toStdString()}},
                               lineName(i));
        const auto x = model::parseQuantity(parts[0].trimmed().toStdString(), info.curveX, system);
        const auto y = model::parseQuantity(parts[1].trimmed().toStdString(), info.curveY, system);
        if (x && y) {
            curve.x.push_back(*x);
            curve.y.push_back(*y);
            continue;
        }
        if (curve.empty() && !headed && !line.front().isDigit() &&
            line.front() != QLatin1Char('-')) {
            headed = true;
            continue;
        }
        model::Fault fault = x ? y.error() : x.error();
        fault.where = lineName(i);
        return tl::unexpected<model::Fault>(fault);
    }
    return model::checked(std::move(curve), translated("field", info.title).toStdString());
}

QString curveAsText(const model::Curve& curve, const model::FieldInfo& info,
                    model::UnitSystem system)
{
    QStringList lines;
    for (std::size_t i = 0; i < curve.x.size(); ++i)
        lines << qs(model::quantityNumber(curve.x[i], info.curveX, system, 0)) + QLatin1Char('\t') +
                     qs(model::quantityNumber(curve.y[i], info.curveY, system, 0));
    return lines.join(QLatin1Char('\n'));
}

CurveEditor::CurveEditor(const model::FieldInfo& info, const model::FieldValue& value,
                         QWidget* parent)
    : QDialog(parent)
    , info_(info)
    , value_(value)
    , text_(new QPlainTextEdit)
    , preview_(new CurvePreview)
    , fault_(new QLabel)
{
    setWindowTitle(translated("field", info.title));
    resize(720, 420);
    const auto& format = QuantityFormat::current();
    auto* head = new QLabel(tr("Two numbers a line: x in %1, y in %2; typed, pasted or from CSV.")
                                .arg(format.unit(info.curveX), format.unit(info.curveY)));
    head->setWordWrap(true);
    text_->setObjectName(QStringLiteral("curveText"));
    text_->setTabChangesFocus(true);
    fault_->setProperty("role", QStringLiteral("error"));
    fault_->setWordWrap(true);
    auto* halves = new QHBoxLayout;
    halves->addWidget(text_, 2);
    halves->addWidget(preview_, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* load = buttons->addButton(tr("From &CSV…"), QDialogButtonBox::ActionRole);
    accept_ = buttons->button(QDialogButtonBox::Ok);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(head);
    whole->addLayout(halves, 1);
    whole->addWidget(fault_);
    whole->addWidget(buttons);
    connect(text_, &QPlainTextEdit::textChanged, this, &CurveEditor::read);
    connect(load, &QPushButton::clicked, this, &CurveEditor::loadFile);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (const auto* curve = std::get_if<model::Curve>(&value))
        text_->setPlainText(curveAsText(*curve, info_, format.system()));
    read();
}

void CurveEditor::read()
{
    const QString text = text_->toPlainText();
    if (text.trimmed().isEmpty()) {
        value_ = model::FieldValue{};
        fault_->clear();
        preview_->setCurve({}, info_);
        return accept_->setEnabled(true);
    }
    auto curve = curveFromText(text, info_, QuantityFormat::current().system());
    auto sound =
        curve ? model::checkedValue(info_, *curve)
              : model::Result<model::FieldValue>(tl::unexpected<model::Fault>(curve.error()));
    accept_->setEnabled(sound.has_value());
    fault_->setText(sound ? QString() : words(sound.error()));
    if (!sound)
        return;
    value_ = *sound;
    preview_->setCurve(*curve, info_);
}

void CurveEditor::loadFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Curve from CSV"), {},
                                                      tr("Tables (*.csv *.tsv *.txt)"));
    QFile file(path);
    if (path.isEmpty())
        return;
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return fault_->setText(tr("%1 cannot be read: %2").arg(path, file.errorString()));
    text_->setPlainText(QString::fromUtf8(file.readAll()));
}

} // namespace hallwright::ui
