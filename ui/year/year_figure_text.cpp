// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/year/year_figure_text.h"

#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace hallwright::ui {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("YearView", text);
}

QString shown(double si, model::Measure measure)
{
    return QuantityFormat::current().text(si, measure);
}

} // namespace

QString yearFigureText(const model::YearResult& year)
{
    QStringList out;
    out << say(QT_TRANSLATE_NOOP("YearView", "%1 a year at PUE %2"))
               .arg(shown(model::inSi(year.total), model::Measure::Energy),
                    QString::number(year.pue, 'f', 3));
    out << say(QT_TRANSLATE_NOOP("YearView", "peak %1"))
               .arg(shown(model::inSi(year.peak), model::Measure::Power));
    out << say(QT_TRANSLATE_NOOP("YearView", "WUE %1 L/kWh"))
               .arg(QString::number(year.wue, 'f', 2));
    out << say(QT_TRANSLATE_NOOP("YearView", "%1 h without compressors")).arg(year.freeHours);
    if (year.shortHours > 0)
        out << say(QT_TRANSLATE_NOOP("YearView", "%1 h warmer than the set point"))
                   .arg(year.shortHours);
    if (year.generated)
        out << say(QT_TRANSLATE_NOOP("YearView", "weather generated for %1")).arg(qs(year.climate));
    else
        out << qs(year.climate);
    return out.join(QStringLiteral(" · "));
}

QString studyText(const model::SetPointStudy& study)
{
    if (study.rows.empty())
        return {};
    const auto& best = study.rows[study.best()];
    const QString margins =
        best.chipMargin
            ? say(QT_TRANSLATE_NOOP("YearView", " Its hottest GPU keeps %1 to its limit."))
                  .arg(shown(model::inSi(*best.chipMargin), model::Measure::TemperatureDifference))
            : say(QT_TRANSLATE_NOOP("YearView", " No rack states what its GPUs bear."));
    const QString racks =
        best.rackMargin
            ? say(QT_TRANSLATE_NOOP("YearView", " Racks allow a supply %1 warmer."))
                  .arg(shown(model::inSi(*best.rackMargin), model::Measure::TemperatureDifference))
            : QString();
    return say(QT_TRANSLATE_NOOP(
                   "YearView", "Least energy at %1: %2 of IT energy at the coolest supply, partial "
                               "PUE %3. IT power is taken to grow by %4 % per kelvin; other "
                               "slopes move the best supply."))
               .arg(shown(model::inSi(best.supply), model::Measure::Temperature),
                    QString::number(best.total, 'f', 3), QString::number(best.partialPue, 'f', 3),
                    QString::number(study.leakagePerKelvin * 100.0, 'g', 2)) +
           margins + racks;
}

} // namespace hallwright::ui
