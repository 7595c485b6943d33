// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of a generating set's rating at the altitude and in the air of the site.
#pragma once

#include "model/plan.h"

namespace hallwright::model {

// Figures of the price book (generator_altitude…), class values; altitude of the site, air of the
// recipe. From 0 to 1: never more than the rating, however low and cold the site is.
double generatorDerating(const Project& project, const PowerRecipe& recipe);

} // namespace hallwright::model
