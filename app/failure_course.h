// SPDX-License-Identifier: GPL-3.0-or-later
// One failure of a hall followed in time: each coolant group that it reaches, and its marks.
#pragma once

#include "app/hall_failures.h"
#include "model/results/failure_course.h"

namespace hallwright::app {

// InvalidArgument where the hall has no failure of that name; else the Faults of the transient.
model::Result<model::FailureCourse> followFailure(const HallSystems& systems,
                                                  const std::string& name, std::stop_token stop);

} // namespace hallwright::app
