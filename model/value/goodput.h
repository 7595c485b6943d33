// SPDX-License-Identifier: GPL-3.0-or-later
// Productive share of time of a synchronous job that checkpoints, fails and restarts. Times may be
// in any one unit; `Duration` at the door keeps them honest.
#pragma once

#include "model/units.h"

namespace hallwright::model {

// Failures come as a Poisson process with mean time between them `mtbf`.
struct CheckpointCase {
    Duration mtbf{};  // of the whole job: GPU-hours per interruption over its GPUs
    Duration write{}; // time the job stands while a checkpoint is written
    Duration
        restart{}; // detect, replace, reload; the lost work since the last checkpoint is not in it
};

// Young (1974): sqrt(2 d M) − d.
Duration youngInterval(const CheckpointCase& job);
// Daly (2006), higher order: sqrt(2dM) [1 + sqrt(d/2M)/3 + (d/2M)/9] − d for d < 2M, else M.
Duration dalyInterval(const CheckpointCase& job);
// Minimum of Daly's exact cost function: tau with (1 − tau/M) e^((tau + d)/M) = 1, by Newton.
Duration exactInterval(const CheckpointCase& job);
// Saxena et al. (2024), availability as objective: Ts + sqrt(2 (Tf + Tr) Ts + Ts²).
Duration availabilityInterval(const CheckpointCase& job);

// Effective training time ratio at an interval, Daly's complete model:
// tau / (M e^(R/M) (e^((tau + d)/M) − 1)). Work lost since the last checkpoint is inside.
double effectiveTimeRatio(const CheckpointCase& job, Duration interval);
// At the exact optimum.
double bestEffectiveTimeRatio(const CheckpointCase& job);
// First order: 1 / (1 + sqrt(2d/M) + R/M). Too kind where the overhead passes 0.3: shown, not used.
double firstOrderTimeRatio(const CheckpointCase& job);

// Replica-level recovery: only the replica that failed stands for `stall`: 1 − stall/M.
double replicaTimeRatio(Duration stall, Duration mtbf);

} // namespace hallwright::model
