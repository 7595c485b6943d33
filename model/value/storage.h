// SPDX-License-Identifier: GPL-3.0-or-later
// Storage of a training job: what checkpoints and the data feed ask for, and what a job loses where
// less is given.
//
//   checkpoint   bytes per parameter × total parameters, of each job
//   writing      one job's checkpoint within the assumed write time, and the mean of the others
//   reading      the data feed of all jobs, or a checkpoint within the assumed reload time
//   feed         tokens a second at full speed × bytes per token
//   capacity     (checkpoints kept × checkpoint × jobs + tokens × bytes per token) / (1 − kept
//   free)
// Jobs write at different times, so one that writes has the whole of its group's share.
#pragma once

#include "model/value/compute_value.h"

namespace hallwright::model {

// What the assumptions state as given; nothing: as much as is needed.
std::optional<double> givenStorage(InputKey key, const InputValues& inputs); // SI
bool storageIsGiven(const InputValues& inputs);

Information checkpointSize(const Workload& workload, const InputValues& inputs);
// By the storage that is given; the assumed time where none is.
Duration checkpointWrite(const ComputeGroup& group, const Workload& workload,
                         const InputValues& inputs);
// What reloading takes longer than assumed.
Duration reloadDelay(const ComputeGroup& group, const Workload& workload,
                     const InputValues& inputs);
// Data that a group reads at an MFU, all its GPUs at work; nothing where its peak is unknown.
struct FeedCase {
    const ComputeGroup& group;
    const Workload& workload;
    const InputValues& inputs;
    double mfu = 0.0;
};
std::optional<Bandwidth> dataFeed(const FeedCase& feed);
// Share of that feed which the given storage gives, at most 1.
double fedShare(const FeedCase& feed);

// Of a plan, all groups together. Inference: the model's weights once, read within the reload time.
struct StorageNeed {
    Information checkpoint{}; // of one job
    Information capacity{};
    Bandwidth feed{};
    Bandwidth read{};
    Bandwidth write{};
    std::int64_t jobs = 0;
    double waiting = 0.0; // share of time in which GPUs wait for data from the given storage
    bool known = true;    // false: some peak is unknown, the feed is a lower bound
};
StorageNeed storageNeed(const ComputeCase& compute, const InputValues& inputs);

// Appliances of the assumptions for the largest of capacity, reading and writing: what is given,
// where it is, else what is needed.
struct StorageParts {
    std::int64_t appliances = 0;
    Power power{};
    Money price{};
};
StorageParts storageParts(const StorageNeed& need, const InputValues& inputs);

} // namespace hallwright::model
