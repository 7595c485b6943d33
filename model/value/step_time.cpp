// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/step_time.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace hallwright::model {

namespace {

constexpr double flopPerParameter = 6.0;
constexpr double halfPrecision = 2.0;            // bytes of a value
constexpr double activationBytes = 34.0;         // per token and width of a layer
constexpr double activationPasses = 4.0;         // written and read, forward and backward
constexpr double allReducesPerLayer = 4.0;       // two forward, two backward
constexpr double dispatchAndCombine = 2.0 * 3.0; // bytes: FP8 out, BF16 back; both passes
constexpr double reducedBytes = 3.0; // of a parameter: FP32 gradients one way, BF16 back, halved
constexpr double updateBytes = 24.0; // optimiser state of 12, read and written
constexpr double localUpdateBytes = 8.0;        // gradient and parameter, read and written
constexpr double recomputedForward = 1.0 / 3.0; // of forward and backward together

// The figures of one job in SI.
struct Machine {
    double peak = 0.0;
    double attentionPeak = 0.0;
    double memory = 0.0;
    double up = 0.0;
    double out = 0.0;
    double domain = 1.0;
    double latency = 0.0;
};

std::optional<Machine> machineOf(const StepCase& job)
{
    const auto& gpu = job.gpu;
    const auto& fit = job.calibration;
    Machine out;
    out.domain = std::max(1.0, std::min(gpu.domain, job.gpus));
    if (!gpu.peak || !gpu.memoryBandwidth || (out.domain > 1.0 && !gpu.scaleUp) ||
        (job.gpus > out.domain && !gpu.scaleOut))
        return std::nullopt;
    out.peak = inSi(*gpu.peak) * fit.kernelEfficiency;
    out.attentionPeak =
        std::min(inSi(gpu.peakBf16.value_or(*gpu.peak)), inSi(*gpu.peak)) * fit.kernelEfficiency;
    out.memory = inSi(*gpu.memoryBandwidth) * fit.memoryReach;
    out.up = gpu.scaleUp ? inSi(*gpu.scaleUp) * fit.linkReach : 0.0;
    out.out = gpu.scaleOut ? inSi(*gpu.scaleOut) * fit.linkReach : 0.0;
    out.latency = inSi(fit.latency);
    return out;
}

// Of `bytes` in a group of which each domain holds at most `inside`.
double allReduce(double bytes, double group, double inside, const Machine& machine)
{
    const double near = std::max(1.0, std::min(group, inside));
    const double far = group / near;
    double time = 0.0;
    if (near > 1.0)
        time += 2.0 * (near - 1.0) / near * bytes / machine.up;
    if (far > 1.0)
        time += 2.0 * (far - 1.0) / far * (bytes / near) / machine.out +
                2.0 * (far - 1.0) * machine.latency;
    return time;
}

double allToAll(double bytes, double group, double inside, const Machine& machine)
{
    if (group <= 1.0)
        return 0.0;
    const double near = std::max(1.0, std::min(group, inside));
    const double crossing = (group - near) / (group - 1.0);
    double time = crossing > 0.0 ? bytes * crossing / machine.out : 0.0;
    if (near > 1.0)
        time += bytes * (1.0 - crossing) / machine.up;
    return time;
}

// Sizes of one GPU's share.
struct Share {
    double data = 1.0; // data parallel GPUs
    double microBatches = 1.0;
    double tokens = 0.0;     // of one pipeline in a step
    double parts = 1.0;      // GPUs that hold the model once, experts apart
    double parameters = 0.0; // that it holds
    double layers = 0.0;     // of its stage
    double inside = 1.0;     // ranks next in order that share a domain with it, tensor apart
};

std::optional<Share> shareOf(const StepCase& job, const Machine& machine)
{
    const auto& split = job.split;
    const auto& shape = job.shape;
    Share out;
    out.parts = split.tensor * split.pipeline;
    out.data = job.gpus / out.parts;
    out.microBatches = job.batchTokens / (job.sequence * job.microBatch * out.data);
    constexpr double whole = 1.0 - 1e-9;
    if (out.data < whole || split.expert > out.data * (2.0 - whole) || out.microBatches < whole ||
        split.pipeline > shape.layers)
        return std::nullopt;
    out.tokens = job.batchTokens / out.data;
    out.parameters =
        shape.sharedParameters() / out.parts + shape.expertParameters / (split.expert * out.parts);
    out.layers = shape.layers / split.pipeline;
    out.inside = std::max(1.0, std::floor(machine.domain / split.tensor));
    return out;
}

// Seconds before overlap.
struct Communication {
    double tensor = 0.0;
    double pipeline = 0.0;
    double expert = 0.0;
    double data = 0.0;
};

Communication communicationOf(const StepCase& job, const Machine& machine, const Share& share)
{
    const auto& split = job.split;
    const double width = job.shape.hidden;
    Communication out;
    const double layerBytes = halfPrecision * width * job.microBatch * job.sequence;
    if (split.tensor > 1.0) {
        const double again = job.recompute == Recompute::Full ? 1.5 : 1.0;
        out.tensor = allReducesPerLayer * share.layers * share.microBatches * again *
                     allReduce(layerBytes, split.tensor, machine.domain, machine);
    }
    if (split.pipeline > 1.0) {
        const bool near = share.parts <= machine.domain;
        out.pipeline = 2.0 * layerBytes / split.tensor * share.microBatches * split.interleave /
                       (near ? machine.up : machine.out);
    }
    const double expertBytes = share.tokens * job.shape.expertsPerToken * width / split.tensor *
                               dispatchAndCombine * share.layers;
    out.expert = allToAll(expertBytes, split.expert, share.inside, machine);
    out.data = allReduce(reducedBytes * share.parameters, share.data, share.inside, machine);
    return out;
}

} // namespace

bool operator==(const GpuFigures& a, const GpuFigures& b)
{
    const auto all = [](const GpuFigures& g) {
        return std::tie(g.peak, g.peakBf16, g.memory, g.memoryBandwidth, g.scaleUp, g.scaleOut,
                        g.domain);
    };
    return all(a) == all(b);
}

StepCase stepCaseOf(const Workload& workload, const GpuFigures& gpu)
{
    StepCase out;
    out.shape = shapeOf(workload);
    out.sequence = workload.sequence;
    out.batchTokens = workload.batchTokens;
    out.microBatch = workload.microBatch;
    out.recompute = workload.recompute;
    out.precision = workload.precision;
    out.gpu = gpu;
    return out;
}

std::optional<StepTime> stepTime(const StepCase& job)
{
    const auto machine = machineOf(job);
    if (!machine)
        return std::nullopt;
    const auto share = shareOf(job, *machine);
    if (!share)
        return std::nullopt;
    const auto& shape = job.shape;
    const double work = flopPerParameter * shape.active * share->tokens / share->parts;
    const double attention = attentionFlop(shape, job.sequence) * share->tokens / share->parts;
    const double again = job.recompute == Recompute::Full ? 1.0 + recomputedForward : 1.0;
    const double compute = again * (work / machine->peak + attention / machine->attentionPeak);
    const double memory = activationPasses * activationBytes * shape.hidden * share->layers *
                          share->tokens / job.split.tensor / machine->memory;
    const auto hidden = communicationOf(job, *machine, *share);
    const double seen = 1.0 - job.calibration.overlap;
    const double inPipeline =
        compute + memory + seen * (hidden.tensor + hidden.pipeline + hidden.expert);
    const double bubble =
        inPipeline * (job.split.pipeline - 1.0) / (job.split.interleave * share->microBatches);
    StepTime out;
    out.compute = seconds(compute);
    out.memory = seconds(memory);
    out.tensor = seconds(seen * hidden.tensor);
    out.pipeline = seconds(seen * hidden.pipeline);
    out.expert = seconds(seen * hidden.expert);
    out.bubble = seconds(bubble);
    out.data = seconds(seen * hidden.data);
    out.update = seconds((localUpdateBytes + updateBytes / share->data) * share->parameters /
                         machine->memory);
    out.microBatches = share->microBatches;
    out.dataParallel = share->data;
    const double full = inSi(*job.gpu.peak) * inSi(out.total());
    if (!(full > 0.0) || !std::isfinite(full))
        return std::nullopt;
    out.mfu = work / full;
    out.mfuWithAttention = (work + attention) / full;
    return out;
}

} // namespace hallwright::model
