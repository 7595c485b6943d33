// SPDX-License-Identifier: GPL-3.0-or-later
// A job played event by event: failures of trays and of software, hot spares, repair, checkpoints,
// restart. It cross-checks the goodput formula and assumes less: spares run out, domains come and
// go, failures strike restarts and checkpoints.
#pragma once

#include "model/value/compute_value.h"

#include <cstdint>

namespace hallwright::model {

// One synchronous job over equal domains. It runs on the domains that have enough trays up and
// yields in proportion to them.
struct SimulatedJob {
    std::int64_t domains = 1;
    TrayDomain domain;
    Duration gpuTimePerInterruption{}; // of a working GPU, hardware and software
    Duration gpuTimePerRepair{};       // of a GPU that is up; its tray leaves for the repair
    Duration repair{};                 // mean of an exponential time
    Duration checkpointWrite{};
    Duration checkpointInterval{};
    Duration restart{};
};
// As groupValue() sees a group: the largest job, its best interval.
SimulatedJob simulatedJobOf(const ComputeGroup& group, const Workload& workload,
                            const InputValues& inputs);

struct SimulatedRun {
    double goodput = 0.0;  // saved work over that of all domains all the time
    double capacity = 0.0; // share of domains that were up
    std::int64_t interruptions = 0;
    Duration time{}; // that was played
};

struct SimulationLength {
    std::int64_t interruptions = 20000; // after the first five repair times
    std::uint64_t seed = 1;
};
SimulatedRun simulate(const SimulatedJob& job, const SimulationLength& length);

} // namespace hallwright::model
