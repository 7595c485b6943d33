// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/mfu_words.h"

#include <fmt/format.h>

namespace hallwright::model {

namespace {

const char* missingOf(const ComputeGroup& group)
{
    if (!group.peak)
        return "peak at this precision";
    if (!group.gpu.memoryBandwidth)
        return "memory bandwidth";
    if (!group.gpu.scaleUp)
        return "scale-up bandwidth";
    if (!group.gpu.scaleOut)
        return "scale-out ports";
    return nullptr;
}

std::string stepWhy(const StepTime& step, const ParallelSplit& split)
{
    const auto share = [&](Duration part) {
        return 100.0 * static_cast<double>(part / step.total());
    };
    return fmt::format("step-time model, {}: compute {:.0f} %, memory {:.0f} %, tensor {:.0f} %, "
                       "pipeline {:.0f} %, experts {:.0f} %, data {:.0f} %, bubble {:.0f} % of a "
                       "step of {:.3g} s",
                       splitText(split, step.dataParallel), share(step.compute),
                       share(step.memory + step.update), share(step.tensor), share(step.pipeline),
                       share(step.expert), share(step.data), share(step.bubble),
                       inSi(step.total()));
}

std::string modelWhy(const ComputeGroup& group, const Workload& workload, const InputValues& inputs)
{
    if (workload.kind == WorkloadKind::Inference) {
        const auto serving = groupServing(group, workload, inputs);
        return serving ? fmt::format("roofline, replica of {:.0f} GPUs: {:.3g} tokens/s per GPU, "
                                     "{:.3g} per user",
                                     serving->replicaGpus, serving->tokensPerGpuSecond,
                                     serving->tokensPerUserSecond)
                       : std::string();
    }
    const auto step = groupStep(group, workload, inputs);
    return step ? stepWhy(*step, group.split->split) : std::string();
}

} // namespace

std::string splitText(const ParallelSplit& split, double dataParallel)
{
    std::string out =
        fmt::format("TP {:.0f}, PP {:.0f}, DP {:.4g}", split.tensor, split.pipeline, dataParallel);
    if (split.expert > 1.0)
        out += fmt::format(", EP {:.0f}", split.expert);
    return out;
}

std::string mfuWhy(const ComputeValue& value, const Workload& workload, const InputValues& inputs)
{
    std::size_t largest = 0;
    for (std::size_t i = 1; i < value.groups.size(); ++i)
        if (value.groups[i].workingGpus() > value.groups[largest].workingGpus())
            largest = i;
    if (value.groups.empty())
        return {};
    const auto& group = value.groups[largest];
    const std::string model = modelWhy(group, workload, inputs);
    if (value.values[largest].source == MfuSource::Planner) {
        Workload without = workload;
        without.mfu.reset();
        const GroupValue own = groupValue(group, without, inputs);
        return own.source == MfuSource::Model
                   ? fmt::format("the planner's; the model says {:.3f} ({})", own.mfu, model)
                   : std::string("the planner's");
    }
    if (!model.empty())
        return model;
    const char* missing = missingOf(group);
    return missing ? fmt::format("assumption: {} states no {}", group.title, missing)
                   : std::string("assumption: no split of the job over its GPUs");
}

} // namespace hallwright::model
