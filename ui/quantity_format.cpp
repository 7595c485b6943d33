// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quantity_format.h"

#include "model/quantity_text.h"
#include "ui/words.h"

#include <QCoreApplication>

namespace hallwright::ui {

namespace {
constexpr int shortFigures = 3;

// Units that are words; the others are signs and stand in every language as they are.
constexpr const char* unitWords[] = {
    QT_TRANSLATE_NOOP("unit", "years"), QT_TRANSLATE_NOOP("unit", "days"),
    QT_TRANSLATE_NOOP("unit", "USD/year"), QT_TRANSLATE_NOOP("unit", "USD/kW·month")};

QString inReadersLanguage(QString text)
{
    for (const char* unit : unitWords)
        if (const QString source = QString::fromUtf8(unit); text.endsWith(source))
            return text.chopped(source.size()) + translated("unit", unit);
    return text;
}

bool isPercent(const model::KpiInfo& info)
{
    return std::string_view(info.key).ends_with("_pct");
}
} // namespace

QuantityFormat& QuantityFormat::current()
{
    static QuantityFormat format;
    return format;
}

void QuantityFormat::setSystem(model::UnitSystem system)
{
    if (system == system_)
        return;
    system_ = system;
    emit changed();
}

QString QuantityFormat::text(double si, model::Measure measure) const
{
    return inReadersLanguage(qs(model::quantityText(si, measure, system_, shortFigures)));
}

QString QuantityFormat::number(double si, model::Measure measure) const
{
    return qs(model::quantityNumber(si, measure, system_, shortFigures));
}

QString QuantityFormat::fullText(double si, model::Measure measure) const
{
    return inReadersLanguage(qs(model::quantityText(si, measure, system_, 0)));
}

QString QuantityFormat::unit(model::Measure measure) const
{
    return inReadersLanguage(qs(model::unitSymbol(measure, system_)));
}

model::Result<double> QuantityFormat::parse(const QString& text, model::Measure measure) const
{
    const QString source = qs(model::unitSymbol(measure, system_));
    const QString shown = inReadersLanguage(source);
    QString plain = text.trimmed();
    if (shown != source && plain.endsWith(shown))
        plain = plain.chopped(shown.size()) + source;
    return model::parseQuantity(plain.toStdString(), measure, system_);
}

QString QuantityFormat::text(const model::FieldInfo& info, const model::FieldValue& value) const
{
    return fieldText(info, value, shortFigures);
}

QString QuantityFormat::fullText(const model::FieldInfo& info, const model::FieldValue& value) const
{
    return fieldText(info, value, 0);
}

QString QuantityFormat::fieldText(const model::FieldInfo& info, const model::FieldValue& value,
                                  int significant) const
{
    if (std::holds_alternative<std::monostate>(value))
        return unknownText();
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? QCoreApplication::translate("Quantity", "yes")
                     : QCoreApplication::translate("Quantity", "no");
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return QString::number(*count);
    if (const auto* number = std::get_if<double>(&value))
        return inReadersLanguage(
            qs(model::quantityText(*number, info.measure, system_, significant)));
    if (const auto* curve = std::get_if<model::Curve>(&value)) {
        const int points = static_cast<int>(curve->x.size());
        return QCoreApplication::translate("Quantity", "curve of %n points", nullptr, points);
    }
    const auto& word = std::get<std::string>(value);
    for (const auto& choice : info.choices)
        if (word == choice.key)
            return translated("choice", choice.title);
    return qs(word);
}

QString QuantityFormat::kpiNumber(const model::KpiInfo& info, double value, int significant) const
{
    if (info.measure == model::Measure::Count)
        return qs(model::numberText(value, 0));
    if (info.measure == model::Measure::None)
        return qs(model::numberText(value, significant));
    return qs(model::quantityNumber(model::fromFile(info.measure, value), info.measure, system_,
                                    significant));
}

QString QuantityFormat::kpiUnit(const model::KpiInfo& info) const
{
    return isPercent(info) ? QStringLiteral("%") : unit(info.measure);
}

QString QuantityFormat::kpiText(const model::KpiInfo& info, double value) const
{
    const QString symbol = kpiUnit(info);
    const QString figure = kpiNumber(info, value, shortFigures);
    return symbol.isEmpty() ? figure : figure + QChar(0x00a0) + symbol;
}

QString unknownText()
{
    return QCoreApplication::translate("Quantity", "unknown");
}

} // namespace hallwright::ui
