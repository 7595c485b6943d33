// SPDX-License-Identifier: GPL-3.0-or-later
// Effective compute of a plan: dense peak × working GPUs × MFU × goodput, by kind of scale-up
// domain.
#pragma once

#include "model/economics/price_book.h"
#include "model/value/serving.h"
#include "model/value/spares.h"
#include "model/value/split_search.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// Equal scale-up domains of a plan, repeated halls counted as often as they are declared.
struct ComputeGroup {
    std::string type; // catalogue key of the rack or superpod
    std::string title;
    std::int64_t racks = 0;
    std::int64_t gpus = 0;              // installed
    std::int64_t spareGpus = 0;         // spare trays × GPUs per tray
    int domainGpus = 0;                 // of one scale-up domain
    TrayDomain trays;                   // of one domain
    std::optional<ArithmeticRate> peak; // dense, of one GPU at the workload's precision
    std::optional<double> idleShare;    // of typical power, as the type states it
    double powered = 1.0;               // share of time in which its racks are fed
    double storageShare = 1.0;          // of the plan's storage, by working GPUs
    GpuFigures gpu;                     // what else the types state; its peak is the one above
    std::optional<ChosenSplit> split;   // of a training job; nothing: no step can be computed
    std::int64_t workingGpus() const { return gpus - spareGpus; }
    friend bool operator==(const ComputeGroup& a, const ComputeGroup& b);
};

// What the value of a plan is computed from, gathered once.
struct ComputeCase {
    std::vector<ComputeGroup> groups; // sorted by type
    Workload workload;
};
ComputeCase computeCaseOf(const Project& project, const Plan& plan);

// Chooses the split of a group's jobs anew, for when its size or the workload has changed.
void chooseSplit(ComputeGroup& group, const Workload& workload, const InputValues& inputs);

// GPUs, trays and domain of a rack type; of the nodes it contains where the rack itself states
// none.
ComputeFigures computeOf(const Project& project, const RackType& rack);

// Of one group. One synchronous job takes at most `largest_job` GPUs: a larger group runs several
// jobs, or replicas of one that recover alone (a million GPUs as one synchronous job spend nearly
// all time recovering). Goodput = ETTR of such a job (Daly's exact model at its best interval,
// restart without the replacement wait where the domain has hot spares) × share of time in which a
// domain has enough trays up × share of the data feed that the given storage gives (storage.h).
// Inference: the share of time a domain is up, restarts included.
// Where an MFU comes from: the planner, the step-time model or roofline (times the assumed ratio of
// large domains), or the assumption where a figure that the model needs is not stated.
enum class MfuSource { Planner, Model, Assumption };
struct GroupValue {
    double mfu = 0.0;
    MfuSource source = MfuSource::Assumption;
    std::optional<double> tokensPerGpuSecond; // of inference
    double goodput = 0.0;
    std::int64_t jobs = 0;
    double jobGpus = 0.0;
    Duration timeBetweenInterruptions{}; // of one job
    Duration checkpointInterval{};
    Duration checkpointWrite{}; // of training
    double fed = 1.0;           // share of the data that training asks for
};
GroupValue groupValue(const ComputeGroup& group, const Workload& workload,
                      const InputValues& inputs);

// The training step of a group's jobs at these assumptions, and the roofline of its service;
// nothing where a figure is missing.
std::optional<StepTime> groupStep(const ComputeGroup& group, const Workload& workload,
                                  const InputValues& inputs);
std::optional<Serving> groupServing(const ComputeGroup& group, const Workload& workload,
                                    const InputValues& inputs);
StepCalibration calibrationOf(const InputValues& inputs);
// Detection, replacement or promotion of a spare, reload.
Duration restartTime(const ComputeGroup& group, const InputValues& inputs);

struct ComputeValue {
    std::int64_t racks = 0;
    std::int64_t gpus = 0;
    std::int64_t working = 0;
    std::int64_t spare = 0;
    int faultDomain = 0; // GPUs of the largest scale-up domain
    Precision precision = Precision::Fp8;
    std::optional<ArithmeticRate> peak; // dense, of the working GPUs; unknown if any type's is
    std::optional<double> mfu;          // mean weighted with peak
    std::optional<double> goodput;
    std::optional<ArithmeticRate> effective;
    std::optional<Duration> timeToTrain;
    std::optional<double> tokensPerDay;
    std::int64_t jobs = 0;
    std::vector<ComputeGroup> groups;
    std::vector<GroupValue> values;        // as groups
    std::vector<std::string> unknownPeaks; // types without a peak at this precision
};
ComputeValue valueOf(const ComputeCase& compute, const InputValues& inputs);

// Effective rate alone, for sampling; unknown where a peak is.
std::optional<ArithmeticRate> effectiveRate(const ComputeCase& compute, const InputValues& inputs);

// 6 FLOP per active parameter and token, forward and backward.
Arithmetic trainingWork(double activeParameters, double tokens);
Duration trainingTime(Arithmetic work, ArithmeticRate effective);
// MFU that a run implies: work / (GPUs × peak × time).
double impliedMfu(Arithmetic work, ArithmeticRate peak, Duration time);

const char* precisionTitle(Precision precision); // "FP8 dense"

} // namespace hallwright::model
