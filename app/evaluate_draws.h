// SPDX-License-Identifier: GPL-3.0-or-later
// Uncertainty of evaluated alternatives drawn anew with more samples, all together.
#pragma once

#include "model/economics/sampling.h"
#include "model/equipment/catalogue.h"
#include "model/results/assessment.h"

#include <span>

namespace hallwright::app {

// Replaces samples and percentiles of the cost, in the key figures too; all else stays.
void redraw(const model::Project& project, const model::Catalogue& catalogue,
            std::span<model::Assessment> assessments, const model::Sampling& sampling);

} // namespace hallwright::app
