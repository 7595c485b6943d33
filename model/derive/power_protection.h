// SPDX-License-Identifier: GPL-3.0-or-later
// Last step of the electrical derivation: what guards each element and what faults it may see, as
// the catalogue states it.
#pragma once

#include "model/derive/power.h"

namespace hallwright::model {

// Fills withstand, breaker, reactance of generators and the lowest fault level of utilities. The
// breaker is the smallest that carries the rating (of equal ones, the one that breaks most); what
// the catalogue does not state stays unknown.
DerivedPower withProtection(const HallView& view, const PowerRecipe& recipe, DerivedPower power);

} // namespace hallwright::model
