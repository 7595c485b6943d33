// SPDX-License-Identifier: GPL-3.0-or-later
// Time of one training step of a transformer on GPUs in scale-up domains, part by part, and the
// model FLOPs utilisation (MFU) that follows.
//
//   compute   (6 N + 6 L h s) FLOP per token over peak × kernel efficiency, attention at the BF16
//             peak; × 4/3 where all activations are computed again
//   memory    4 passes (write and read, forward and backward) over the 34 s b h bytes of a layer's
//             activations (Korthikanti et al. 2022, eq. 2) at HBM bandwidth × reach
//   tensor    4 all-reduces of 2 s b h bytes per layer and micro-batch (Shoeybi et al. 2019)
//   pipeline  2 s b h / t bytes to the next stage and back, for each part of a stage
//   expert    all-to-all: 1 byte out and 2 back per value, forward and backward, k times;
//             (g − d)/(g − 1) of it leaves a domain that holds d of g GPUs
//   data      gradients in 4 bytes to their owner, parameters in 2 back, once a step
//   bubble    (p − 1)/(v m) of the time of m micro-batches (Narayanan et al. 2021)
//   update    gradients and the 12 bytes of optimiser state per parameter, over data parallel GPUs
// An all-reduce of S bytes in a group of g, d of them in each domain, k = g/d:
//   2 (d−1)/d S/B_up + 2 (k−1)/k (S/d)/B_out + 2 (k−1) latency.
// Of communication the share `overlap` hides behind compute.
#pragma once

#include "model/units.h"
#include "model/value/model_shape.h"

#include <optional>

namespace hallwright::model {

// One GPU and its links; unknown: not stated. Bandwidths per GPU and direction.
struct GpuFigures {
    std::optional<ArithmeticRate> peak; // dense, at the workload's precision
    std::optional<ArithmeticRate> peakBf16;
    std::optional<Information> memory;
    std::optional<Bandwidth> memoryBandwidth;
    std::optional<Bandwidth> scaleUp;
    std::optional<Bandwidth> scaleOut; // all its ports, after oversubscription
    double domain = 1.0;               // working GPUs of its scale-up domain
    friend bool operator==(const GpuFigures& a, const GpuFigures& b);
};

// How a job is spread. Data parallel: GPUs / (tensor × pipeline).
struct ParallelSplit {
    double tensor = 1.0;
    double pipeline = 1.0;
    double expert = 1.0; // within the data parallel GPUs
    double interleave = 1.0;
    friend bool operator==(const ParallelSplit&, const ParallelSplit&) = default;
};

// What the model cannot know from data sheets: one set for every machine and job. Estimates, fitted
// once to published runs (manual: Compute value).
struct StepCalibration {
    double kernelEfficiency = 0.60;    // of the peak, that matrix work reaches in whole layers
    double overlap = 0.20;             // of communication, hidden behind compute
    double memoryReach = 0.80;         // of HBM bandwidth
    double linkReach = 0.80;           // of link bandwidth
    Duration latency = seconds(10e-6); // of one hop of a collective between domains
};

struct StepCase {
    ModelShape shape;
    double sequence = 8192.0;
    double batchTokens = 16777216.0;
    double microBatch = 1.0; // sequences
    Recompute recompute = Recompute::Selective;
    Precision precision = Precision::Bf16; // of the matrix products
    double gpus = 1.0;                     // of the job
    GpuFigures gpu;
    ParallelSplit split;
    StepCalibration calibration;
};
StepCase stepCaseOf(const Workload& workload, const GpuFigures& gpu);

// Exposed times of a step: what each part adds to it.
struct StepTime {
    Duration compute{};
    Duration memory{};
    Duration tensor{};
    Duration pipeline{};
    Duration expert{};
    Duration bubble{};
    Duration data{};
    Duration update{};
    double microBatches = 0.0; // of each pipeline in a step
    double dataParallel = 0.0;
    double mfu = 0.0;              // 6 N per token over the peak
    double mfuWithAttention = 0.0; // 6 N + 6 L h s, as papers count it
    Duration total() const
    {
        return compute + memory + tensor + pipeline + expert + bubble + data + update;
    }
};

// Nothing where a figure it needs is unknown, or where the split asks for more GPUs or sequences
// than there are.
std::optional<StepTime> stepTime(const StepCase& job);

} // namespace hallwright::model
