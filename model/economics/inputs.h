// SPDX-License-Identifier: GPL-3.0-or-later
// The workload of a plan and the economic and reliability inputs of a project.
#pragma once

#include "model/fields.h"

namespace hallwright::model {

enum class WorkloadKind { Training, Inference };
std::span<const Choice> choicesOf(WorkloadKind);
enum class Precision { Bf16, Fp8, Fp4 };
std::span<const Choice> choicesOf(Precision);

// What the GPUs are for. One per plan.
struct Workload {
    WorkloadKind kind = WorkloadKind::Training;
    Precision precision = Precision::Fp8; // of the peak that figures are quoted on, dense
    double activeParameters = 405e9;
    double totalParameters = 405e9;
    double tokens = 15e12;                    // training tokens
    std::optional<double> mfu;                // override; unknown: the inputs' default
    std::optional<double> tokensPerGpuSecond; // inference, measured or quoted
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
