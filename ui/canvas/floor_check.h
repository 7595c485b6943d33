// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an edit would put something where it cannot stand, and the elements an edit acts on.
#pragma once

#include "ui/canvas/tool.h"

namespace hallwright::ui {

// The racks and units among these; of a row or superpod its racks. In order, without repetition.
std::vector<model::ElementRef> placedItems(const model::Plan& plan, const ElementSet& refs);

// Why the new project is impossible on the shown hall's floor; empty: it is possible. Judges only
// what the edit changes: an old overlap elsewhere is a finding, not an obstacle.
QString whyImpossible(const ToolGround& ground, const model::Project& after);

// Racks and units that are in the new project but not in the document's.
ElementSet addedItems(const model::Plan& before, const model::Plan& after);

// "R01-K03" of one element, the count of more: arguments of an edit's name.
model::Message editName(const char* one, const char* many, const ToolGround& ground,
                        const std::vector<model::ElementRef>& items);

} // namespace hallwright::ui
