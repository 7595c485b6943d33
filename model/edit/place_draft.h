// SPDX-License-Identifier: GPL-3.0-or-later
// Puts an imported rack list into a hall: racks in rows of ten with aisles, each with a type of its
// outer size whose power stays unknown.
#pragma once

#include "model/edit/edit.h"
#include "model/exchange.h"

namespace hallwright::model {

// A hall of its own for the list, labelled as given. InvalidInput where the list holds no rack.
Result<Project> placeDraft(const Project& project, AlternativeId alternative,
                           const RackListDraft& draft, const std::string& hallLabel);

} // namespace hallwright::model
