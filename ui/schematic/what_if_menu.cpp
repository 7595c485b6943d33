// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/what_if_menu.h"

#include "ui/words.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>
#include <QWidget>

namespace hallwright::ui {

namespace {

using To = model::Switched::To;

bool isCoolant(const std::string& element)
{
    return element.find("/coolant/") != std::string::npos;
}

bool isUnit(const std::string& element)
{
    return element.find("/cdu/") != std::string::npos || element.find("/air/") != std::string::npos;
}

// What switches: W and Shift+W; nothing for other keys.
std::optional<To> switchKey(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_W)
        return std::nullopt;
    if (event.modifiers() == Qt::NoModifier)
        return To::Off;
    return event.modifiers() == Qt::ShiftModifier ? std::optional(To::Open) : std::nullopt;
}

} // namespace

WhatIfMenu::WhatIfMenu(WhatIfState& state, const ElementMenu& elements, QWidget& canvas)
    : QObject(&canvas)
    , state_(state)
    , elements_(elements)
{
    canvas.installEventFilter(this);
}

QString WhatIfMenu::titleOf(const std::string& element, To to) const
{
    if (state_.stateOf(element) == to)
        return tr("Back to the plan: %1").arg(qs(element));
    if (to == To::Open)
        return tr("What if it stands wide open");
    if (isUnit(element))
        return tr("What if it stops");
    return isCoolant(element) ? tr("What if it is shut") : tr("What if its breaker opens");
}

void WhatIfMenu::addTo(QMenu& menu)
{
    if (!state_.available())
        return;
    if (const auto element = elements_.element()) {
        const auto add = [&](To to, const char* name, const char* keys) {
            auto* action = menu.addAction(titleOf(*element, to), this, [this, key = *element, to] {
                state_.toggle({key, to});
            });
            action->setObjectName(QLatin1String(name));
            action->setShortcut(QKeySequence(QLatin1String(keys)));
            action->setShortcutContext(Qt::WidgetShortcut);
            action->setShortcutVisibleInContextMenu(true);
        };
        add(To::Off, "whatIfOff", "W");
        if (isCoolant(*element) && !isUnit(*element))
            add(To::Open, "whatIfOpen", "Shift+W");
    }
    if (state_.active())
        menu.addAction(tr("End the what-if"), &state_, &WhatIfState::reset)
            ->setObjectName(QStringLiteral("whatIfEnd"));
}

bool WhatIfMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !state_.available())
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const auto element = elements_.element();
    if (const auto to = switchKey(key); to && element) {
        state_.toggle({*element, *to});
        return true;
    }
    if (key.key() == Qt::Key_Escape && state_.active()) {
        state_.reset();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace hallwright::ui
