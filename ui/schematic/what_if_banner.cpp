// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/what_if_banner.h"

#include "model/quantity_text.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace hallwright::ui {

namespace {

using model::Measure;

QString shown(double si, Measure measure)
{
    return QuantityFormat::current().text(si, measure);
}

QString percent(double share)
{
    return qs(model::numberText(share * 100.0, 3)) + QStringLiteral(" %");
}

} // namespace

WhatIfBanner::WhatIfBanner(Document& document, WhatIfState& state, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , state_(state)
    , head_(new QLabel)
    , what_(new QLabel)
{
    setObjectName(QStringLiteral("whatIfBanner"));
    setProperty("role", QStringLiteral("banner"));
    head_->setProperty("role", QStringLiteral("heading"));
    what_->setWordWrap(true);
    what_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(head_);
    words->addWidget(what_);
    auto* reset = new QPushButton(tr("Reset"));
    reset->setObjectName(QStringLiteral("whatIfReset"));
    reset->setToolTip(tr("Back to the plan as it is (Esc)"));
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(8, 4, 8, 4);
    whole->addLayout(words, 1);
    whole->addWidget(reset, 0, Qt::AlignVCenter);
    connect(reset, &QPushButton::clicked, &state_, &WhatIfState::reset);
    connect(&state_, &WhatIfState::changed, this, &WhatIfBanner::refresh);
    refresh();
}

QString WhatIfBanner::text() const
{
    return head_->text() + QLatin1Char('\n') + what_->text();
}

void WhatIfBanner::refresh()
{
    setVisible(state_.active());
    QStringList names;
    for (const auto& one : state_.switched())
        names << tr("%1 %2").arg(
            qs(one.element), one.to == model::Switched::To::Off ? tr("off or shut") : tr("open"));
    head_->setText(tr("What if, not in the plan: %1").arg(names.join(QStringLiteral(", "))));
    if (state_.fault())
        what_->setText(words(*state_.fault()));
    else if (!state_.answer() || state_.solving())
        what_->setText(tr("Being solved…"));
    else
        what_->setText(outcomeText(state_.answer()->outcome));
}

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
