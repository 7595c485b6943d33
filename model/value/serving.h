// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens per second of an inference service by a roofline, and what a token costs. An estimate: no
// queueing, no speculation, prompts and answers of one length.
//
//   prefill  2 N FLOP per token of the prompt, and attention, over peak × kernel efficiency
//   decode   one token of every request of a replica per pass: the larger of its FLOP over peak ×
//            kernel efficiency and of its bytes over HBM bandwidth × reach, the weights read once
//            (of E experts the share 1 − (1 − k/E)^B that B requests touch) and all keys and values
//   links    per layer two all-reduces of 2 h bytes per request (dense), or an all-to-all of 3 k h
//            bytes (experts), over the GPUs of a replica
#pragma once

#include "model/value/memory_fit.h"

namespace hallwright::model {

struct ServingCase {
    Workload workload;
    GpuFigures gpu;
    StepCalibration calibration;
    double replicaGpus = 1.0; // that hold the model once
};

struct Serving {
    double replicaGpus = 1.0;
    double tokensPerGpuSecond = 0.0;  // of answers
    double tokensPerUserSecond = 0.0; // of one request while it decodes
    double prefillTokensPerGpuSecond = 0.0;
    Duration prefill{};      // of one prompt on a replica
    Duration pass{};         // one token of every request
    bool memoryBound = true; // a pass waits for HBM rather than for compute
    double linkShare = 0.0;  // of a pass spent on links
    double mfu = 0.0;        // 2 N per token of prompts and answers, over the peak
};
// Nothing where a figure it needs is unknown. The replica is the workload's own or the smallest.
std::optional<Serving> servingOf(const ServingCase& service);
ServingCase servingCaseOf(const Workload& workload, const GpuFigures& gpu);

// FLOP of a token's forward pass alone: 2 per active parameter.
Arithmetic forwardWork(double activeParameters, double tokens);
// Tokens a second of a prefill at `efficiency` of a peak.
double prefillRate(ArithmeticRate peak, double efficiency, double activeParameters);
// USD per million tokens of a GPU that is paid by the hour.
double usdPerMillionTokens(MoneyPerTime gpuRate, double tokensPerGpuSecond);

} // namespace hallwright::model
