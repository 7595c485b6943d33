// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/serving.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double flopForward = 2.0;
constexpr double keyValueBytes = 2.0;
constexpr double halfPrecision = 2.0;
constexpr double dispatchAndCombine = 3.0; // bytes of a value: FP8 out, BF16 back
constexpr double attentionForward = 2.0;   // causal, per token pair and width
constexpr double attentionDecode = 4.0;    // per kept token and width

struct Rates {
    double peak = 0.0;
    double memory = 0.0;
    double up = 0.0;
    double out = 0.0;
    double latency = 0.0;
};

std::optional<Rates> ratesOf(const ServingCase& service)
{
    const auto& gpu = service.gpu;
    const auto& fit = service.calibration;
    const bool spread = service.replicaGpus > 1.0;
    if (!gpu.peak || !gpu.memoryBandwidth || (spread && gpu.domain > 1.0 && !gpu.scaleUp) ||
        (service.replicaGpus > gpu.domain && !gpu.scaleOut))
        return std::nullopt;
    return Rates{inSi(*gpu.peak) * fit.kernelEfficiency,
                 inSi(*gpu.memoryBandwidth) * fit.memoryReach,
                 gpu.scaleUp ? inSi(*gpu.scaleUp) * fit.linkReach : 0.0,
                 gpu.scaleOut ? inSi(*gpu.scaleOut) * fit.linkReach : 0.0, inSi(fit.latency)};
}

// Seconds of links per layer for `tokens` tokens of each GPU of the replica.
double linkTime(const ServingCase& service, const ModelShape& shape, const Rates& rates,
                double tokens)
{
    const double group = service.replicaGpus;
    if (group <= 1.0)
        return 0.0;
    const double near = std::max(1.0, std::min(group, service.gpu.domain));
    const double far = group / near;
    if (shape.expertParameters > 0.0) {
        const double bytes = tokens * shape.expertsPerToken * shape.hidden * dispatchAndCombine;
        const double crossing = (group - near) / (group - 1.0);
        return (crossing > 0.0 ? bytes * crossing / rates.out + rates.latency : 0.0) +
               (near > 1.0 ? bytes * (1.0 - crossing) / rates.up : 0.0);
    }
    const double bytes = 2.0 * halfPrecision * shape.hidden * tokens * group;
    double time = near > 1.0 ? 2.0 * (near - 1.0) / near * bytes / rates.up : 0.0;
    if (far > 1.0)
        time += 2.0 * (far - 1.0) / far * (bytes / near) / rates.out +
                2.0 * (far - 1.0) * rates.latency;
    return time;
}

struct Pass {
    double compute = 0.0;
    double memory = 0.0;
    double links = 0.0;
    double time() const { return std::max(compute, memory) + links; }
};

// One token of every request of a replica, at the mean length of a request.
Pass decodePass(const ServingCase& service, const ModelShape& shape, const Rates& rates)
{
    const auto& job = service.workload;
    const double requests = job.requestsPerGpu * service.replicaGpus;
    const double kept = job.promptTokens + job.outputTokens / 2.0;
    const double touched =
        shape.expertParameters > 0.0
            ? 1.0 - std::pow(1.0 - shape.expertsPerToken / shape.experts, requests)
            : 1.0;
    const double weights = bytesOf(job.precision) *
                           (shape.sharedParameters() + touched * shape.expertParameters) /
                           service.replicaGpus;
    const double keys = keyValueBytes * shape.keyValueWidth * shape.layers * kept;
    Pass out;
    out.memory = (weights + job.requestsPerGpu * keys) / rates.memory;
    out.compute =
        job.requestsPerGpu *
        (flopForward * shape.active + attentionDecode * shape.layers * shape.hidden * kept) /
        rates.peak;
    out.links = shape.layers * linkTime(service, shape, rates, job.requestsPerGpu);
    return out;
}

// Seconds of one GPU per token of a prompt.
double prefillPerToken(const ServingCase& service, const ModelShape& shape, const Rates& rates)
{
    const double flop = flopForward * shape.active + attentionForward * shape.layers *
                                                         shape.hidden *
                                                         service.workload.promptTokens;
    return flop / rates.peak + shape.layers * linkTime(service, shape, rates, 1.0);
}

} // namespace

ServingCase servingCaseOf(const Workload& workload, const GpuFigures& gpu)
{
    ServingCase out{workload, gpu, {}, 1.0};
    if (workload.replicaGpus)
        out.replicaGpus = *workload.replicaGpus;
    else if (gpu.memory)
        out.replicaGpus = smallestReplica(workload, *gpu.memory, 4096.0);
    return out;
}

std::optional<Serving> servingOf(const ServingCase& service)
{
    const auto rates = ratesOf(service);
    if (!rates)
        return std::nullopt;
    const auto shape = shapeOf(service.workload);
    const auto& job = service.workload;
    const Pass pass = decodePass(service, shape, *rates);
    const double perPromptToken = prefillPerToken(service, shape, *rates);
    // A GPU answers its requests: their prompts, then as many passes as an answer has tokens.
    const double round =
        job.requestsPerGpu * job.promptTokens * perPromptToken + job.outputTokens * pass.time();
    Serving out;
    out.replicaGpus = service.replicaGpus;
    out.tokensPerGpuSecond = job.requestsPerGpu * job.outputTokens / round;
    out.tokensPerUserSecond = 1.0 / pass.time();
    out.prefillTokensPerGpuSecond = 1.0 / perPromptToken;
    out.prefill = seconds(job.promptTokens * perPromptToken / service.replicaGpus);
    out.pass = seconds(pass.time());
    out.memoryBound = pass.memory >= pass.compute;
    out.linkShare = pass.links / pass.time();
    out.mfu = flopForward * shape.active * out.tokensPerGpuSecond *
              (1.0 + job.promptTokens / job.outputTokens) / inSi(*service.gpu.peak);
    if (!std::isfinite(out.tokensPerGpuSecond))
        return std::nullopt;
    return out;
}

Arithmetic forwardWork(double activeParameters, double tokens)
{
    return fromSi<Arithmetic>(flopForward * activeParameters * tokens);
}

double prefillRate(ArithmeticRate peak, double efficiency, double activeParameters)
{
    return efficiency * inSi(peak) / (flopForward * activeParameters);
}

double usdPerMillionTokens(MoneyPerTime gpuRate, double tokensPerGpuSecond)
{
    return inSi(gpuRate) / tokensPerGpuSecond * 1e6;
}

} // namespace hallwright::model
