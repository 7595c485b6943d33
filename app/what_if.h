// SPDX-License-Identifier: GPL-3.0-or-later
// Switches elements of a solved hall and composes what follows over power and cooling, by the rules
// of the failure list.
#pragma once

#include "app/hall_failures.h"
#include "model/results/what_if.h"

#include <span>
#include <stop_token>

namespace hallwright::app {

// InvalidArgument for an empty set, an element that the hall does not have or that cannot be
// switched so, and for more than one control valve of a loop held open (they are solved one by
// one); Cancelled on a stop. A loop without a solution is told in the outcome.
model::Result<model::WhatIf>
whatIf(const HallSystems& systems, std::span<const model::Switched> switched, std::stop_token stop);

} // namespace hallwright::app
