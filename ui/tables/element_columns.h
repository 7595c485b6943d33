// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the rack schedule and of the table of derived elements, read from the
// descriptions.
#pragma once

#include "ui/document.h"
#include "ui/tables/element_model.h"

namespace hallwright::ui {

std::vector<ElementColumn> rackColumns(const Document& document);
std::vector<ElementColumn> derivedColumns(const Document& document);

std::vector<model::ElementRef> rackElements(const Document& document);
std::vector<model::ElementRef> derivedElements(const Document& document);

} // namespace hallwright::ui
