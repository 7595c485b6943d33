// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/scaling.h"

#include "model/value/goodput.h"

namespace hallwright::model {

namespace {

ScalePoint pointOf(const ComputeGroup& group, const Workload& workload, const InputValues& inputs,
                   double gpus, int domain)
{
    ScalePoint out;
    out.gpus = gpus;
    out.domain = domain;
    GpuFigures figures = group.gpu;
    figures.peak = group.peak;
    figures.domain = domain;
    StepCase job = stepCaseOf(workload, figures);
    job.gpus = gpus;
    job.calibration = calibrationOf(inputs);
    out.split = splitOf(workload, job);
    if (out.split) {
        job.split = out.split->split;
        out.step = stepTime(job);
    }
    ComputeGroup plain = group;
    plain.trays.spareTrays = 0;
    out.timeBetweenInterruptions = seconds(at(inputs, InputKey::GpuTimePerInterruption) / gpus);
    out.timeRatio = bestEffectiveTimeRatio({out.timeBetweenInterruptions,
                                            seconds(at(inputs, InputKey::CheckpointWrite)),
                                            restartTime(plain, inputs)});
    return out;
}

} // namespace

std::vector<ScalePoint> scalingOf(const ComputeGroup& group, const Workload& workload,
                                  const InputValues& inputs, const ScaleRange& range)
{
    std::vector<ScalePoint> out;
    for (const double gpus : range.gpus)
        for (const int domain : range.domains)
            out.push_back(pointOf(group, workload, inputs, gpus, domain));
    return out;
}

} // namespace hallwright::model
