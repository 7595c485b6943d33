// SPDX-License-Identifier: GPL-3.0-or-later
// The study of set points: the liquid loops of an alternative at cooler and warmer supplies, each
// with its plant sized anew, over the site's year.
#pragma once

#include "app/evaluate_year.h"
#include "model/results/set_point_study.h"

namespace hallwright::app {

// Growth of IT power per kelvin of supply: cold plates 0.1 to 0.3 %, an open assumption.
inline constexpr double usualLeakage = 0.002;

// NoSolution where no loop carries liquid heat; faults of the weather.
model::Result<model::SetPointStudy> studySetPoints(const YearRequest& request, YearCache& cache,
                                                   double leakagePerKelvin = usualLeakage);

} // namespace hallwright::app
