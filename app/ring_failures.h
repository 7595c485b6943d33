// SPDX-License-Identifier: GPL-3.0-or-later
// What an open ring does to a hall from its loss until it is switched. Pumps that stop in that time
// start again at its end, so that only what is reached before it counts.
#pragma once

#include "app/hall_failures.h"
#include "power/outages.h"

namespace hallwright::app {

// The case with what the outage says of the meantime; as it is where there is none.
FailureCase withMeantime(const HallSystems& systems, const power::OutageResult& outage,
                         FailureCase candidate);

// The part of an impact that is reached before `endS`. Steady states count where that is after the
// time that is followed.
LoopImpact until(LoopImpact impact, double endS);

} // namespace hallwright::app
