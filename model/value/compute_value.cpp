// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/compute_value.h"

#include "model/value/goodput.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double flopPerParameterToken = 6.0;
constexpr double day = 86400.0;
// Nodes have up to 16 GPUs in a domain; above, racks and superpods.
constexpr int largestNodeDomain = 16;

double mfuOf(const ComputeGroup& group, const Workload& workload, const InputValues& inputs)
{
    if (workload.mfu)
        return *workload.mfu;
    const double ratio =
        group.domainGpus > largestNodeDomain ? at(inputs, InputKey::MfuLargeDomainRatio) : 1.0;
    return std::min(1.0, at(inputs, InputKey::Mfu) * ratio);
}

Duration restartTime(const ComputeGroup& group, const InputValues& inputs)
{
    const auto replaced =
        group.trays.spareTrays > 0 ? InputKey::PromoteTime : InputKey::ReplaceTime;
    return seconds(at(inputs, InputKey::DetectTime) + at(inputs, replaced) +
                   at(inputs, InputKey::ReloadTime));
}

} // namespace

GroupValue groupValue(const ComputeGroup& group, const Workload& workload,
                      const InputValues& inputs)
{
    GroupValue out;
    out.mfu = mfuOf(group, workload, inputs);
    const auto working = static_cast<double>(group.workingGpus());
    if (working <= 0.0)
        return out;
    const bool training = workload.kind == WorkloadKind::Training;
    const double unit = training ? at(inputs, InputKey::LargestJob)
                                 : static_cast<double>(std::max(1, group.domainGpus));
    out.jobs = static_cast<std::int64_t>(std::ceil(working / std::max(1.0, unit)));
    out.jobGpus = working / static_cast<double>(out.jobs);
    out.timeBetweenInterruptions =
        seconds(at(inputs, InputKey::GpuTimePerInterruption) / out.jobGpus);
    const Duration restart = restartTime(group, inputs);
    const double domainUp =
        domainAvailability(group.trays, seconds(at(inputs, InputKey::GpuTimePerRepair)),
                           seconds(at(inputs, InputKey::RepairTime)));
    if (training) {
        const CheckpointCase job{out.timeBetweenInterruptions,
                                 seconds(at(inputs, InputKey::CheckpointWrite)), restart};
        out.checkpointInterval = exactInterval(job);
        out.goodput = group.powered * domainUp * effectiveTimeRatio(job, out.checkpointInterval);
    } else {
        out.goodput = group.powered * domainUp *
                      (out.timeBetweenInterruptions / (out.timeBetweenInterruptions + restart));
    }
    return out;
}

std::optional<ArithmeticRate> effectiveRate(const ComputeCase& compute, const InputValues& inputs)
{
    ArithmeticRate sum{};
    for (const auto& group : compute.groups) {
        if (group.gpus == 0)
            continue;
        if (!group.peak)
            return std::nullopt;
        const GroupValue one = groupValue(group, compute.workload, inputs);
        sum += static_cast<double>(group.workingGpus()) * one.mfu * one.goodput * *group.peak;
    }
    return sum;
}

namespace {

// Means over groups: MFU weighted with peak (with GPUs where a peak is unknown), goodput with both.
void addMeans(ComputeValue& out)
{
    double weightSum = 0.0;
    double mfuSum = 0.0;
    double goodputSum = 0.0;
    for (std::size_t i = 0; i < out.groups.size(); ++i) {
        const auto& group = out.groups[i];
        const double weight =
            static_cast<double>(group.workingGpus()) * (out.peak ? inSi(*group.peak) : 1.0);
        weightSum += weight;
        mfuSum += weight * out.values[i].mfu;
        goodputSum += weight * out.values[i].mfu * out.values[i].goodput;
    }
    if (weightSum > 0.0 && mfuSum > 0.0) {
        out.mfu = mfuSum / weightSum;
        out.goodput = goodputSum / mfuSum;
    }
}

void addOutput(ComputeValue& out, const Workload& workload)
{
    if (out.peak && out.mfu && out.goodput)
        out.effective = *out.mfu * *out.goodput * *out.peak;
    if (workload.kind == WorkloadKind::Inference) {
        if (workload.tokensPerGpuSecond && out.goodput)
            out.tokensPerDay = *workload.tokensPerGpuSecond * static_cast<double>(out.working) *
                               *out.goodput * day;
        return;
    }
    if (!out.effective || inSi(*out.effective) <= 0.0)
        return;
    out.timeToTrain =
        trainingTime(trainingWork(workload.activeParameters, workload.tokens), *out.effective);
    out.tokensPerDay =
        inSi(*out.effective) * day / (flopPerParameterToken * workload.activeParameters);
}

} // namespace

ComputeValue valueOf(const ComputeCase& compute, const InputValues& inputs)
{
    ComputeValue out;
    out.precision = compute.workload.precision;
    ArithmeticRate peak{};
    for (const auto& group : compute.groups) {
        out.racks += group.racks;
        if (group.gpus == 0)
            continue;
        out.gpus += group.gpus;
        out.spare += group.spareGpus;
        out.faultDomain = std::max(out.faultDomain, group.domainGpus);
        out.groups.push_back(group);
        out.values.push_back(groupValue(group, compute.workload, inputs));
        out.jobs += out.values.back().jobs;
        if (group.peak)
            peak += static_cast<double>(group.workingGpus()) * *group.peak;
        else
            out.unknownPeaks.push_back(group.title);
    }
    out.working = out.gpus - out.spare;
    if (out.gpus > 0 && out.unknownPeaks.empty())
        out.peak = peak;
    addMeans(out);
    addOutput(out, compute.workload);
    return out;
}

Arithmetic trainingWork(double activeParameters, double tokens)
{
    return fromSi<Arithmetic>(flopPerParameterToken * activeParameters * tokens);
}

Duration trainingTime(Arithmetic work, ArithmeticRate effective)
{
    return work / effective;
}

double impliedMfu(Arithmetic work, ArithmeticRate peak, Duration time)
{
    return inSi(work) / (inSi(peak) * inSi(time));
}

const char* precisionTitle(Precision precision)
{
    return choicesOf(precision)[static_cast<std::size_t>(precision)].title;
}

} // namespace hallwright::model
