// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/compute_value.h"

#include "model/value/goodput.h"
#include "model/value/storage.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double flopPerParameterToken = 6.0;
constexpr double day = 86400.0;
// Nodes have up to 16 GPUs in a domain; above, racks and superpods.
constexpr int largestNodeDomain = 16;

// GPUs of one job and how many jobs there are.
struct Jobs {
    std::int64_t count = 0;
    double gpus = 0.0;
};

Jobs jobsOf(const ComputeGroup& group, const Workload& workload, const InputValues& inputs)
{
    const auto working = static_cast<double>(group.workingGpus());
    const double unit = workload.kind == WorkloadKind::Training
                            ? at(inputs, InputKey::LargestJob)
                            : static_cast<double>(std::max(1, group.domainGpus));
    const auto count = static_cast<std::int64_t>(std::ceil(working / std::max(1.0, unit)));
    return {count, count > 0 ? working / static_cast<double>(count) : 0.0};
}

GpuFigures figuresOf(const ComputeGroup& group)
{
    GpuFigures out = group.gpu;
    out.peak = group.peak;
    return out;
}

std::optional<double> modelledMfu(const ComputeGroup& group, const Workload& workload,
                                  const InputValues& inputs)
{
    if (workload.kind == WorkloadKind::Training) {
        const auto step = groupStep(group, workload, inputs);
        return step ? std::optional(step->mfu) : std::nullopt;
    }
    const auto serving = groupServing(group, workload, inputs);
    return serving ? std::optional(serving->mfu) : std::nullopt;
}

void addMfu(GroupValue& out, const ComputeGroup& group, const Workload& workload,
            const InputValues& inputs)
{
    const bool serves = workload.kind == WorkloadKind::Inference;
    const double ratio =
        group.domainGpus > largestNodeDomain ? at(inputs, InputKey::MfuLargeDomainRatio) : 1.0;
    const auto modelled = workload.mfu ? workload.mfu : modelledMfu(group, workload, inputs);
    out.source = workload.mfu ? MfuSource::Planner
                 : modelled   ? MfuSource::Model
                              : MfuSource::Assumption;
    out.mfu = workload.mfu ? *workload.mfu
                           : std::min(1.0, ratio * modelled.value_or(at(inputs, InputKey::Mfu)));
    if (!serves)
        return;
    if (const auto serving = groupServing(group, workload, inputs))
        out.tokensPerGpuSecond = serving->tokensPerGpuSecond;
    if (workload.tokensPerGpuSecond)
        out.tokensPerGpuSecond = workload.tokensPerGpuSecond;
}

} // namespace

StepCalibration calibrationOf(const InputValues& inputs)
{
    StepCalibration out;
    out.kernelEfficiency = at(inputs, InputKey::KernelEfficiency);
    out.overlap = at(inputs, InputKey::CommunicationOverlap);
    return out;
}

Duration restartTime(const ComputeGroup& group, const InputValues& inputs)
{
    const auto replaced =
        group.trays.spareTrays > 0 ? InputKey::PromoteTime : InputKey::ReplaceTime;
    return seconds(at(inputs, InputKey::DetectTime) + at(inputs, replaced) +
                   at(inputs, InputKey::ReloadTime));
}

void chooseSplit(ComputeGroup& group, const Workload& workload, const InputValues& inputs)
{
    group.split.reset();
    if (workload.kind != WorkloadKind::Training || group.workingGpus() <= 0)
        return;
    StepCase job = stepCaseOf(workload, figuresOf(group));
    job.gpus = jobsOf(group, workload, inputs).gpus;
    job.calibration = calibrationOf(inputs);
    group.split = splitOf(workload, job);
}

std::optional<StepTime> groupStep(const ComputeGroup& group, const Workload& workload,
                                  const InputValues& inputs)
{
    if (!group.split)
        return std::nullopt;
    StepCase job = stepCaseOf(workload, figuresOf(group));
    job.gpus = jobsOf(group, workload, inputs).gpus;
    job.split = group.split->split;
    job.calibration = calibrationOf(inputs);
    return stepTime(job);
}

std::optional<Serving> groupServing(const ComputeGroup& group, const Workload& workload,
                                    const InputValues& inputs)
{
    ServingCase service = servingCaseOf(workload, figuresOf(group));
    service.calibration = calibrationOf(inputs);
    return servingOf(service);
}

GroupValue groupValue(const ComputeGroup& group, const Workload& workload,
                      const InputValues& inputs)
{
    GroupValue out;
    addMfu(out, group, workload, inputs);
    if (group.workingGpus() <= 0)
        return out;
    const bool training = workload.kind == WorkloadKind::Training;
    const Jobs jobs = jobsOf(group, workload, inputs);
    out.jobs = jobs.count;
    out.jobGpus = jobs.gpus;
    out.timeBetweenInterruptions =
        seconds(at(inputs, InputKey::GpuTimePerInterruption) / out.jobGpus);
    const Duration restart = restartTime(group, inputs) + reloadDelay(group, workload, inputs);
    const double domainUp =
        domainAvailability(group.trays, seconds(at(inputs, InputKey::GpuTimePerRepair)),
                           seconds(at(inputs, InputKey::RepairTime)));
    if (training) {
        out.checkpointWrite = checkpointWrite(group, workload, inputs);
        const CheckpointCase job{out.timeBetweenInterruptions, out.checkpointWrite, restart};
        out.checkpointInterval = exactInterval(job);
        out.fed = fedShare({group, workload, inputs, out.mfu});
        out.goodput =
            out.fed * group.powered * domainUp * effectiveTimeRatio(job, out.checkpointInterval);
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

// Answers of all groups; unknown where one group's rate is.
void addTokens(ComputeValue& out)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < out.groups.size(); ++i) {
        if (!out.values[i].tokensPerGpuSecond)
            return;
        sum += *out.values[i].tokensPerGpuSecond *
               static_cast<double>(out.groups[i].workingGpus()) * out.values[i].goodput;
    }
    if (!out.groups.empty())
        out.tokensPerDay = sum * day;
}

void addOutput(ComputeValue& out, const Workload& workload)
{
    if (out.peak && out.mfu && out.goodput)
        out.effective = *out.mfu * *out.goodput * *out.peak;
    if (workload.kind == WorkloadKind::Inference) {
        addTokens(out);
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
