// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the selected racks and units: one list for menus, keys and command palette.
#pragma once

#include "ui/canvas/tool.h"

#include <QKeySequence>

#include <functional>
#include <span>

namespace hallwright::ui {

struct HallAction {
    const char* key;      // "rotate"
    const char* title;    // source text, translated in scope "hall_action"
    const char* help;     // source text of the tooltip
    const char* shortcut; // portable text; empty: none
    const char* group;    // source text of the submenu; empty: straight in the menu
    int least;            // items that must be selected
    std::function<ToolAnswer(const ToolGround&)> run;
};

std::span<const HallAction> hallActions();
const HallAction* findHallAction(std::string_view key);

// Moving by arrow keys: the step of the hall's tile, ten of them, or 10 mm.
enum class NudgeStep { Grid, TenGrid, Fine };
struct Nudge {
    int right = 0; // -1, 0, 1
    int up = 0;
    NudgeStep step = NudgeStep::Grid;
};
ToolAnswer nudgeAnswer(const ToolGround& ground, const Nudge& nudge);

} // namespace hallwright::ui
