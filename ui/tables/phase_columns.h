// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the phase balance: lines and neutral of busways and panels that feed single-phase
// supplies.
#pragma once

#include "ui/document.h"
#include "ui/tables/element_model.h"

namespace hallwright::ui {

std::vector<ElementColumn> phaseColumns(const Document& document);
std::vector<model::ElementRef> phaseElements(const Document& document);

} // namespace hallwright::ui
