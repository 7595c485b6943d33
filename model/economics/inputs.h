// SPDX-License-Identifier: GPL-3.0-or-later
// The workload of a plan and the economic and reliability inputs of a project.
#pragma once

#include "model/fields.h"

namespace hallwright::model {

enum class WorkloadKind { Training, Inference };
std::span<const Choice> choicesOf(WorkloadKind);
enum class Precision { Bf16, Fp8, Fp4 };
std::span<const Choice> choicesOf(Precision);
// Activations computed again in the backward pass: none, those of attention, all.
enum class Recompute { None, Selective, Full };
std::span<const Choice> choicesOf(Recompute);

// What the GPUs are for. One per plan.
struct Workload {
    WorkloadKind kind = WorkloadKind::Training;
    Precision precision = Precision::Fp8; // of the peak that figures are quoted on, dense
    double activeParameters = 405e9;
    double totalParameters = 405e9;
    double tokens = 15e12;                    // training tokens
    std::optional<double> mfu;                // override; unknown: by the step-time model
    std::optional<double> tokensPerGpuSecond; // inference, measured or quoted
    // Shape of the model; unknown: from the parameters (value/model_shape.h).
    std::optional<int> layers;
    std::optional<int> hidden;        // width of a layer
    std::optional<int> keyValueWidth; // K and V values kept per token and layer
    int experts = 1;                  // per layer; 1: dense
    int expertsPerToken = 1;
    // A training step.
    double sequence = 8192.0;        // tokens
    double batchTokens = 16777216.0; // of one step over all GPUs of a job
    int microBatch = 1;              // sequences
    Recompute recompute = Recompute::Selective;
    // GPUs over which a layer, the layers and the experts are spread, and the parts of a pipeline
    // stage that take turns; unknown: the fastest that fits. Data parallelism takes the rest.
    std::optional<int> tensorParallel;
    std::optional<int> pipelineParallel;
    std::optional<int> expertParallel;
    std::optional<int> interleave;
    // A request of inference.
    double promptTokens = 1024.0;
    double outputTokens = 1024.0;
    double requestsPerGpu = 32.0;   // at a time
    std::optional<int> replicaGpus; // that hold the model once; unknown: the fewest
    friend bool operator==(const Workload&, const Workload&) = default;
};

enum class Distribution { Fixed, Uniform, Triangular, LogNormal };
std::span<const Choice> choicesOf(Distribution);
// Measures by the name of their enumerator, so that an input row can say what its numbers are.
std::span<const Choice> choicesOf(Measure);

// One editable assumption: price, rate, life, failure rate. Values in the SI unit of its measure.
struct Input {
    InputId id;
    std::string key;   // "energy_price": stable
    std::string title; // source text
    Measure measure = Measure::None;
    double value = 0.0;
    double low = 0.0; // p10-like bound, or the triangle's corner
    double high = 0.0;
    Distribution distribution = Distribution::Triangular;
    std::string source;      // document, or "estimate: …"
    bool overridden = false; // by the user
    friend bool operator==(const Input&, const Input&) = default;
};

template <>
const std::vector<Field<Workload>>& fields<Workload>();
// In files `value`, `low` and `high` are numbers in the SI-system unit of the row's measure
// (USD/kWh, years), so that a reader of the table needs no conversion; in memory they are SI.
template <>
const std::vector<Field<Input>>& fields<Input>();

} // namespace hallwright::model
