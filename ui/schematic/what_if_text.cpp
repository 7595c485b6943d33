// SPDX-License-Identifier: GPL-3.0-or-later
// What a what-if brings, in words.
#include "ui/quantity_format.h"
#include "ui/schematic/what_if_banner.h"
#include "ui/words.h"

#include <QLocale>

namespace hallwright::ui {

namespace {

using model::Measure;

QString shown(double si, Measure measure)
{
    return QuantityFormat::current().text(si, measure);
}

QString percent(double share)
{
    return QLocale::c().toString(100.0 * share, 'f', 1) + QStringLiteral(" %");
}

} // namespace

QString WhatIfBanner::outcomeText(const model::FailureResult& outcome) const
{
    QStringList parts;
    const auto verdict = verdictOf(outcome);
    parts << (verdict == model::FailureVerdict::Holds   ? tr("Everything stays within its limits")
              : verdict == model::FailureVerdict::Fails ? tr("Limits are passed")
                                                        : tr("Not all of it has a solution"));
    if (!outcome.racks.empty())
        parts << tr("racks affected: %1 (%2)")
                     .arg(outcome.racks.size())
                     .arg(shown(model::inSi(outcome.affected), Measure::Power));
    const auto count = [&parts](const QString& text, int racks) {
        if (racks > 0)
            parts << text.arg(racks);
    };
    count(tr("without power: %1"), outcome.racksDark);
    count(tr("short of flow: %1"), outcome.racksShort);
    count(tr("too hot: %1"), outcome.racksHot);
    count(tr("units stopped: %1"), outcome.unitsStopped);
    if (outcome.worstFlowMargin)
        parts << tr("lowest flow margin %1").arg(percent(*outcome.worstFlowMargin));
    if (outcome.worstSupply)
        parts
            << tr("supply %1").arg(shown(model::inSi(*outcome.worstSupply), Measure::Temperature));
    if (outcome.worstLoading)
        parts << tr("highest loading %1 (%2)")
                     .arg(percent(*outcome.worstLoading), qs(outcome.worstLoaded));
    if (outcome.timeToThrottle)
        parts << tr("first rack throttles after %1")
                         .arg(shown(model::inSi(*outcome.timeToThrottle), Measure::Seconds)) +
                     (outcome.estimated ? tr(" (estimated)") : QString());
    if (outcome.timeToShutdown)
        parts << tr("first shutdown after %1")
                     .arg(shown(model::inSi(*outcome.timeToShutdown), Measure::Seconds));
    if (!outcome.unsolved.empty())
        parts << termWords(outcome.unsolved);
    return parts.join(QStringLiteral(" · "));
}

} // namespace hallwright::ui
