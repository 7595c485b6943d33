// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/what_if_banner.h"

#include "ui/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace hallwright::ui {

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

} // namespace hallwright::ui
