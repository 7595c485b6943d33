// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/memory_fit.h"

#include <algorithm>

namespace hallwright::model {

namespace {

constexpr double weightBytes = 2.0;
constexpr double gradientBytes = 4.0;
constexpr double optimiserBytes = 12.0;
// Of 34 bytes per token and width, 14 are the inputs of a layer's matrix products in BF16 (2 each
// of queries, projection and first, 8 of the second linear layer of four times the width).
constexpr double otherActivationBytes = 20.0;
constexpr double productInputs = 7.0; // values
constexpr double inputBytes = 2.0;
constexpr double attentionBytes = 5.0;
constexpr double headWidth = 128.0;
constexpr double keyValueBytes = 2.0;

double activationsOf(const StepCase& job)
{
    const double activationBytes = otherActivationBytes + productInputs * bytesOf(job.precision);
    const auto& split = job.split;
    const double tokens = job.sequence * job.microBatch;
    const double perLayer = tokens * job.shape.hidden / split.tensor;
    // Of all layers: as many micro-batches as stages, each L/p layers; parts that take turns hold
    // more.
    const double inFlight = split.interleave > 1.0
                                ? 1.0 + (split.pipeline - 1.0) / (split.pipeline * split.interleave)
                                : 1.0;
    const double layers = job.shape.layers * inFlight;
    switch (job.recompute) {
    case Recompute::None: {
        const double heads = job.shape.hidden / headWidth;
        return layers * (activationBytes * perLayer +
                         attentionBytes * heads * job.sequence * tokens / split.tensor);
    }
    case Recompute::Selective:
        return layers * activationBytes * perLayer;
    case Recompute::Full:
        return layers * inputBytes * perLayer;
    }
    return 0.0;
}

} // namespace

MemoryFit trainingMemory(const StepCase& job)
{
    const auto& split = job.split;
    const double parts = split.tensor * split.pipeline;
    const double data = std::max(1.0, job.gpus / parts);
    const double held =
        job.shape.sharedParameters() / parts + job.shape.expertParameters / (parts * split.expert);
    MemoryFit out;
    out.weights = fromSi<Information>(weightBytes * held);
    out.gradients = fromSi<Information>(gradientBytes * held);
    // Experts are held by data / expert GPUs alike, the rest by all data parallel ones.
    out.optimiser = fromSi<Information>(optimiserBytes * job.shape.total / (parts * data));
    out.activations = fromSi<Information>(activationsOf(job));
    return out;
}

double bytesOf(Precision precision)
{
    switch (precision) {
    case Precision::Bf16:
        return 2.0;
    case Precision::Fp8:
        return 1.0;
    case Precision::Fp4:
        return 0.5;
    }
    return 2.0;
}

MemoryFit inferenceMemory(const Workload& workload, double replicaGpus)
{
    const auto shape = shapeOf(workload);
    MemoryFit out;
    out.weights =
        fromSi<Information>(bytesOf(workload.precision) * shape.total / std::max(1.0, replicaGpus));
    out.keyValues = fromSi<Information>(keyValueBytes * shape.keyValueWidth * shape.layers *
                                        (workload.promptTokens + workload.outputTokens) *
                                        workload.requestsPerGpu);
    return out;
}

double smallestReplica(const Workload& workload, Information memoryPerGpu, double largest)
{
    const Information fillable = fillableShare * memoryPerGpu;
    double gpus = 1.0;
    while (gpus < largest && inferenceMemory(workload, gpus).used() > fillable)
        gpus *= 2.0;
    return std::min(gpus, std::max(1.0, largest));
}

} // namespace hallwright::model
