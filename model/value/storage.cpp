// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/storage.h"

#include "model/value/memory_fit.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double flopPerParameterToken = 6.0;

bool trains(const Workload& workload)
{
    return workload.kind == WorkloadKind::Training;
}

} // namespace

std::optional<double> givenStorage(InputKey key, const InputValues& inputs)
{
    const double value = at(inputs, key);
    return value > 0.0 ? std::optional(value) : std::nullopt;
}

bool storageIsGiven(const InputValues& inputs)
{
    return givenStorage(InputKey::StorageCapacity, inputs) ||
           givenStorage(InputKey::StorageRead, inputs) ||
           givenStorage(InputKey::StorageWrite, inputs);
}

Information checkpointSize(const Workload& workload, const InputValues& inputs)
{
    return fromSi<Information>(at(inputs, InputKey::CheckpointBytes) * workload.totalParameters);
}

Duration checkpointWrite(const ComputeGroup& group, const Workload& workload,
                         const InputValues& inputs)
{
    const auto rate = givenStorage(InputKey::StorageWrite, inputs);
    if (!rate)
        return seconds(at(inputs, InputKey::CheckpointWrite));
    return seconds(inSi(checkpointSize(workload, inputs)) / (group.storageShare * *rate));
}

Duration reloadDelay(const ComputeGroup& group, const Workload& workload, const InputValues& inputs)
{
    const auto rate = givenStorage(InputKey::StorageRead, inputs);
    if (!rate || !trains(workload))
        return {};
    const double needed = inSi(checkpointSize(workload, inputs)) / (group.storageShare * *rate);
    return seconds(std::max(0.0, needed - at(inputs, InputKey::ReloadTime)));
}

std::optional<Bandwidth> dataFeed(const FeedCase& feed)
{
    if (!trains(feed.workload))
        return Bandwidth{};
    if (!feed.group.peak)
        return std::nullopt;
    const double tokens = static_cast<double>(feed.group.workingGpus()) * inSi(*feed.group.peak) *
                          feed.mfu / (flopPerParameterToken * feed.workload.activeParameters);
    return fromSi<Bandwidth>(tokens * at(feed.inputs, InputKey::DataPerToken));
}

double fedShare(const FeedCase& feed)
{
    const auto rate = givenStorage(InputKey::StorageRead, feed.inputs);
    const auto needed = dataFeed(feed);
    if (!rate || !needed || inSi(*needed) <= 0.0)
        return 1.0;
    return std::min(1.0, feed.group.storageShare * *rate / inSi(*needed));
}

namespace {

// Of the jobs of one group: how often they write, together, bytes a second.
double meanWriting(const GroupValue& value, const Workload& workload, const InputValues& inputs)
{
    const double interval = inSi(value.checkpointInterval) + inSi(value.checkpointWrite);
    return interval > 0.0 ? inSi(checkpointSize(workload, inputs)) / interval : 0.0;
}

struct Sums {
    double feed = 0.0;
    double writing = 0.0;    // mean of all jobs
    double oneWriting = 0.0; // mean of one job, the largest
    double working = 0.0;
    double fed = 0.0; // weighted with working GPUs
};

Sums sumsOf(const ComputeCase& compute, const InputValues& inputs, StorageNeed& out)
{
    Sums sums;
    // The interval that the assumed write time asks for, whatever is given.
    InputValues ideal = inputs;
    for (const auto key : {InputKey::StorageRead, InputKey::StorageWrite})
        ideal[static_cast<std::size_t>(key)] = 0.0;
    const auto& workload = compute.workload;
    for (const auto& group : compute.groups) {
        const auto working = static_cast<double>(group.workingGpus());
        if (working <= 0.0)
            continue;
        const auto value = groupValue(group, workload, ideal);
        const auto feed = dataFeed({group, workload, inputs, value.mfu});
        out.known = out.known && feed;
        sums.feed += feed ? inSi(*feed) : 0.0;
        const double one = meanWriting(value, workload, inputs);
        sums.writing += one * static_cast<double>(value.jobs);
        sums.oneWriting = std::max(sums.oneWriting, one);
        sums.working += working;
        sums.fed += working * fedShare({group, workload, inputs, value.mfu});
        out.jobs += value.jobs;
    }
    return sums;
}

StorageNeed servingNeed(const ComputeCase& compute, const InputValues& inputs)
{
    StorageNeed out;
    const auto& workload = compute.workload;
    for (const auto& group : compute.groups)
        if (group.workingGpus() > 0)
            out.jobs += groupValue(group, workload, inputs).jobs;
    out.checkpoint = fromSi<Information>(bytesOf(workload.precision) * workload.totalParameters);
    out.capacity = 1.0 / (1.0 - at(inputs, InputKey::StorageHeadroom)) * out.checkpoint;
    out.read = out.checkpoint / seconds(std::max(1.0, at(inputs, InputKey::ReloadTime)));
    return out;
}

} // namespace

StorageNeed storageNeed(const ComputeCase& compute, const InputValues& inputs)
{
    const auto& workload = compute.workload;
    if (!trains(workload))
        return servingNeed(compute, inputs);
    StorageNeed out;
    out.checkpoint = checkpointSize(workload, inputs);
    const Sums sums = sumsOf(compute, inputs, out);
    if (sums.working <= 0.0)
        return out;
    const double size = inSi(out.checkpoint);
    const double others = std::max(0.0, sums.writing - sums.oneWriting);
    out.feed = fromSi<Bandwidth>(sums.feed);
    out.write =
        fromSi<Bandwidth>(size / std::max(1.0, at(inputs, InputKey::CheckpointWrite)) + others);
    out.read = fromSi<Bandwidth>(
        std::max(sums.feed, size / std::max(1.0, at(inputs, InputKey::ReloadTime))));
    const double kept =
        at(inputs, InputKey::CheckpointsKept) * size * static_cast<double>(out.jobs);
    const double data = workload.tokens * at(inputs, InputKey::DataPerToken);
    out.capacity =
        fromSi<Information>((kept + data) / (1.0 - at(inputs, InputKey::StorageHeadroom)));
    out.waiting = 1.0 - sums.fed / sums.working;
    return out;
}

StorageParts storageParts(const StorageNeed& need, const InputValues& inputs)
{
    const auto units = [&](InputKey given, double needed, InputKey each) {
        return givenStorage(given, inputs).value_or(needed) / at(inputs, each);
    };
    const double count = std::max(
        {units(InputKey::StorageCapacity, inSi(need.capacity), InputKey::StorageUnitCapacity),
         units(InputKey::StorageRead, inSi(need.read), InputKey::StorageUnitRead),
         units(InputKey::StorageWrite, inSi(need.write), InputKey::StorageUnitWrite)});
    StorageParts out;
    out.appliances = static_cast<std::int64_t>(std::ceil(count - 1e-9));
    const auto appliances = static_cast<double>(out.appliances);
    out.power = watts(appliances * at(inputs, InputKey::StorageUnitPower));
    out.price = dollars(appliances * at(inputs, InputKey::StorageUnitPrice));
    return out;
}

} // namespace hallwright::model
