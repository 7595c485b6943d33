// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a GPU holds its share of the workload.
#include "model/checks/rules.h"
#include "model/quantity_text.h"
#include "model/value/compute_value.h"

#include <algorithm>

namespace hallwright::model {

namespace {

std::string gigabytes(Information size)
{
    return quantityText(inSi(size), Measure::Information, UnitSystem::Si, 3);
}

// Racks of a group's type, or of superpods of that type.
std::vector<ElementRef> racksOf(const CheckInput& input, const ComputeGroup& group)
{
    std::vector<ElementRef> out;
    for (const auto& rack : input.plan.racks) {
        const auto* pod = input.plan.superpods.find(rack.superpod);
        const auto* type = typeOf(input.project, pod ? pod->type : rack.type);
        if (type && type->key == group.type)
            out.push_back(refTo(rack.id));
    }
    return out;
}

// What one GPU of the group holds, and how it was spread.
struct Held {
    MemoryFit fit;
    std::string spread;
};

std::optional<Held> heldBy(const ComputeGroup& group, const Workload& workload,
                           const InputValues& inputs)
{
    if (workload.kind == WorkloadKind::Inference) {
        const double largest = static_cast<double>(group.workingGpus());
        const double replica = workload.replicaGpus
                                   ? *workload.replicaGpus
                                   : smallestReplica(workload, *group.gpu.memory, largest);
        return Held{inferenceMemory(workload, replica), numberText(replica, 4) + " GPUs a replica"};
    }
    if (!group.split)
        return std::nullopt;
    StepCase job = stepCaseOf(workload, group.gpu);
    job.gpus = groupValue(group, workload, inputs).jobGpus;
    job.split = group.split->split;
    const auto& split = job.split;
    return Held{trainingMemory(job), "TP " + numberText(split.tensor, 4) + ", PP " +
                                         numberText(split.pipeline, 4) + ", EP " +
                                         numberText(split.expert, 4)};
}

} // namespace

void workloadFitsMemory(const CheckInput& input, FindingSink& sink)
{
    const auto compute = computeCaseOf(input.project, input.plan);
    const auto inputs = valuesOf(inputsOf(input.project));
    for (const auto& group : compute.groups) {
        if (group.workingGpus() <= 0 || !group.gpu.memory)
            continue;
        const auto held = heldBy(group, compute.workload, inputs);
        const Information fillable = fillableShare * *group.gpu.memory;
        if (!held || held->fit.used() <= fillable)
            continue;
        const auto& fit = held->fit;
        Finding finding =
            over(checkOf("compute.memory"), inSi(fit.used()), inSi(fillable), Measure::Information);
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "A GPU of {0} must hold {1}, of its memory {2} can be filled: "
                              "weights {3}, gradients {4}, optimiser {5}, activations {6}, keys "
                              "and values {7} ({8}): recompute activations, spread wider, take a "
                              "smaller model or batch"),
            {group.title, gigabytes(fit.used()), gigabytes(fillable), gigabytes(fit.weights),
             gigabytes(fit.gradients), gigabytes(fit.optimiser), gigabytes(fit.activations),
             gigabytes(fit.keyValues), held->spread}};
        finding.elements = racksOf(input, group);
        sink.add(std::move(finding));
    }
}

} // namespace hallwright::model
