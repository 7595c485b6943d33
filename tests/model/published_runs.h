// SPDX-License-Identifier: GPL-3.0-or-later
// Published training runs: machine, model, split and the MFU that was printed, for the step-time
// model. One set of constants serves all of them; none is fitted by itself.
#pragma once

#include "model/value/step_time.h"

#include <vector>

namespace hallwright::tests {

struct PublishedRun {
    const char* name;
    const char* source;
    const char* gpu; // key below
    model::Precision precision;
    double active;
    double total;
    int layers;
    int hidden;
    double sequence;
    double sequences; // of a step
    int microBatch;
    double gpus;
    model::ParallelSplit split;
    int experts;
    int expertsPerToken;
    model::Recompute recompute;
    double mfu; // of the peak at the precision, attention counted
};

// Dense peaks BF16 and FP8, HBM and links per direction: reference table gpu_dense_peak (sheets
// print the sum of both directions of the scale-up link).
inline model::GpuFigures gpuNamed(std::string_view name, model::Precision precision)
{
    using namespace model;
    struct Row {
        double bf16, fp8, hbm, memory, up, out;
    };
    const Row row = name == "A100"   ? Row{312e12, 0.0, 2.04e12, 80e9, 300e9, 25e9}
                    : name == "H800" ? Row{989e12, 1979e12, 3.35e12, 80e9, 200e9, 50e9}
                                     : Row{989e12, 1979e12, 3.35e12, 80e9, 450e9, 50e9};
    GpuFigures out;
    out.peakBf16 = fromSi<ArithmeticRate>(row.bf16);
    out.peak = fromSi<ArithmeticRate>(precision == Precision::Fp8 ? row.fp8 : row.bf16);
    out.memoryBandwidth = fromSi<Bandwidth>(row.hbm);
    out.memory = fromSi<Information>(row.memory);
    out.scaleUp = fromSi<Bandwidth>(row.up);
    out.scaleOut = fromSi<Bandwidth>(row.out);
    out.domain = 8.0;
    return out;
}

inline std::vector<PublishedRun> publishedRuns()
{
    using enum model::Precision;
    using enum model::Recompute;
    // Shares of the peak that count recomputed work (HFU) are × 3/4.
    constexpr double ofHardware = 0.75;
    const char* const llama = "Llama 3 paper, table 4 (recalled; TFLOP/s in the reference)";
    const char* const nemotron = "Nemotron-4 340B report, table 2";
    const char* const megatron = "Narayanan et al. (2021), table 1 (recalled)";
    const char* const nemo = "NVIDIA NeMo 24.12 performance summary, FP8 on H100";
    return {
        {"Llama 3 405B, 8,192",
         llama,
         "H100",
         Bf16,
         405e9,
         405e9,
         126,
         16384,
         8192,
         2048,
         1,
         8192,
         {8, 16, 1, 8},
         1,
         1,
         Selective,
         430.0 / 989.4},
        {"Llama 3 405B, 16,384",
         llama,
         "H100",
         Bf16,
         405e9,
         405e9,
         126,
         16384,
         8192,
         2048,
         1,
         16384,
         {8, 16, 1, 8},
         1,
         1,
         Selective,
         400.0 / 989.4},
        {"Nemotron-4 340B, 1,536",
         nemotron,
         "H100",
         Bf16,
         340e9,
         340e9,
         96,
         18432,
         4096,
         768,
         1,
         1536,
         {8, 12, 1, 8},
         1,
         1,
         Selective,
         0.424},
        {"Nemotron-4 340B, 6,144",
         nemotron,
         "H100",
         Bf16,
         340e9,
         340e9,
         96,
         18432,
         4096,
         2304,
         1,
         6144,
         {8, 12, 1, 8},
         1,
         1,
         Selective,
         0.41},
        {"Nemotron-4 340B, BF16, 128",
         "NVIDIA DGX Cloud benchmarking recipe 24.11",
         "H100",
         Bf16,
         340e9,
         340e9,
         96,
         18432,
         4096,
         32,
         1,
         128,
         {8, 8, 1, 12},
         1,
         1,
         Selective,
         0.535},
        {"Megatron 1T, 3,072",
         megatron,
         "A100",
         Bf16,
         1008e9,
         1008e9,
         128,
         25600,
         2048,
         3072,
         1,
         3072,
         {8, 64, 1, 2},
         1,
         1,
         Full,
         ofHardware * 163 / 312},
        {"Megatron 530B, 2,520",
         megatron,
         "A100",
         Bf16,
         529.6e9,
         529.6e9,
         105,
         20480,
         2048,
         2520,
         1,
         2520,
         {8, 35, 1, 3},
         1,
         1,
         Full,
         ofHardware * 163 / 312},
        {"Megatron 310B, 1,920",
         megatron,
         "A100",
         Bf16,
         310.1e9,
         310.1e9,
         96,
         16384,
         2048,
         2160,
         1,
         1920,
         {8, 16, 1, 2},
         1,
         1,
         Full,
         ofHardware * 155 / 312},
        {"Megatron 145B, 1,536",
         megatron,
         "A100",
         Bf16,
         145.6e9,
         145.6e9,
         80,
         12288,
         2048,
         2304,
         1,
         1536,
         {8, 8, 1, 2},
         1,
         1,
         Full,
         ofHardware * 148 / 312},
        {"Megatron 1T with sequence parallelism, 512",
         "Korthikanti et al. (2022), table 5",
         "A100",
         Bf16,
         1008e9,
         1008e9,
         128,
         25600,
         2048,
         512,
         1,
         512,
         {8, 64, 1, 1},
         1,
         1,
         Selective,
         0.563},
        {"MegaScale 175B, 12,288",
         "Jiang et al. (NSDI 2024), table 2",
         "A100",
         Bf16,
         175e9,
         175e9,
         96,
         12288,
         2048,
         6144,
         1,
         12288,
         {8, 8, 1, 6},
         1,
         1,
         Selective,
         0.552},
        {"NeMo GPT-3 175B, 128",
         nemo,
         "H100",
         Fp8,
         175e9,
         175e9,
         96,
         12288,
         2048,
         256,
         1,
         128,
         {4, 8, 1, 6},
         1,
         1,
         Selective,
         771.0 / 1979},
        {"NeMo GPT-3 175B, 512",
         nemo,
         "H100",
         Fp8,
         175e9,
         175e9,
         96,
         12288,
         2048,
         2048,
         2,
         512,
         {4, 8, 1, 6},
         1,
         1,
         Selective,
         888.0 / 1979},
        {"NeMo GPT-3 20B, 64",
         nemo,
         "H100",
         Fp8,
         20e9,
         20e9,
         44,
         6144,
         2048,
         256,
         2,
         64,
         {2, 1, 1, 1},
         1,
         1,
         Selective,
         750.0 / 1979},
        {"NeMo Llama 2 70B, 64",
         nemo,
         "H100",
         Fp8,
         69e9,
         69e9,
         80,
         8192,
         4096,
         128,
         1,
         64,
         {4, 4, 1, 20},
         1,
         1,
         Selective,
         768.0 / 1979},
        {"NeMo Nemotron 340B, 128",
         nemo,
         "H100",
         Fp8,
         340e9,
         340e9,
         96,
         18432,
         4096,
         32,
         1,
         128,
         {8, 8, 1, 12},
         1,
         1,
         Selective,
         686.0 / 1979},
        {"DeepSeek-V3, 2,048",
         "DeepSeek-V3 report; MFU of reference train-05",
         "H800",
         Fp8,
         37e9,
         671e9,
         61,
         7168,
         4096,
         15360,
         1,
         2048,
         {1, 16, 64, 2},
         256,
         8,
         Selective,
         0.173},
    };
}

inline model::StepCase stepCaseOf(const PublishedRun& run)
{
    using namespace model;
    Workload workload;
    workload.precision = run.precision;
    workload.activeParameters = run.active;
    workload.totalParameters = run.total;
    workload.layers = run.layers;
    workload.hidden = run.hidden;
    workload.experts = run.experts;
    workload.expertsPerToken = run.expertsPerToken;
    workload.sequence = run.sequence;
    workload.batchTokens = run.sequence * run.sequences;
    workload.microBatch = run.microBatch;
    workload.recompute = run.recompute;
    StepCase out = stepCaseOf(workload, gpuNamed(run.gpu, run.precision));
    out.gpus = run.gpus;
    out.split = run.split;
    return out;
}

} // namespace hallwright::tests
