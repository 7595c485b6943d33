// SPDX-License-Identifier: GPL-3.0-or-later
// What one GPU must hold, by part, against its memory.
//
// Training: parameters in BF16 2 bytes, gradients in FP32 4 bytes, optimiser state (FP32 copy and
// two moments of Adam) 12 bytes over the data parallel GPUs (Megatron-LM distributed optimiser:
// 6 + 12/d). Activations of the first pipeline stage, sequence parallel (Korthikanti et al. 2022):
// 34 s b h L/t bytes, × (1 + (p − 1)/(p v)) where v > 1 parts take turns; in FP8 27, in FP4 23.5:
// of the 34, 14 are inputs of matrix products, which are kept at their precision for the backward
// pass (NVIDIA Transformer Engine, "Performance considerations"; parameters then too, which with
// their transposes take 2 bytes as in BF16). With none recomputed also 5 a s² b L/t of attention
// with heads of 128; with all recomputed 2 s b h L/t for the layers' inputs. Inference: parameters
// at the workload's precision over a replica; K and V values in 2 bytes for every token of the
// requests it serves, prompt and answer.
#pragma once

#include "model/value/step_time.h"

namespace hallwright::model {

struct MemoryFit {
    Information weights{};
    Information gradients{};
    Information optimiser{};
    Information activations{};
    Information keyValues{};
    Information used() const { return weights + gradients + optimiser + activations + keyValues; }
};

// Share of the memory that a job may fill: the rest goes to the runtime, buffers of collectives and
// fragmentation (estimate).
inline constexpr double fillableShare = 0.90;

MemoryFit trainingMemory(const StepCase& job);

// Bytes of a stored parameter.
double bytesOf(Precision precision);

// Parameters over `replicaGpus`, keys and values of the requests of one GPU.
MemoryFit inferenceMemory(const Workload& workload, double replicaGpus);

// Fewest GPUs (1, 2, 4, …) that hold a replica; at most `largest`, where not even that may do.
double smallestReplica(const Workload& workload, Information memoryPerGpu, double largest);

} // namespace hallwright::model
