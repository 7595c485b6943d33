// SPDX-License-Identifier: GPL-3.0-or-later
// The shape of the language model that a workload trains or serves, with what it leaves unknown
// filled in by rule.
#pragma once

#include "model/economics/inputs.h"

namespace hallwright::model {

// A transformer. Plain numbers: counts and counts per layer.
struct ModelShape {
    double active = 0.0;           // parameters that take part in one token
    double total = 0.0;            // all parameters
    double expertParameters = 0.0; // of all experts together; 0: dense
    double layers = 0.0;
    double hidden = 0.0;        // width of a layer
    double keyValueWidth = 0.0; // K and V values per token and layer
    double experts = 1.0;
    double expertsPerToken = 1.0;
    double sharedParameters() const { return total - expertParameters; }
    friend bool operator==(const ModelShape&, const ModelShape&) = default;
};

// Layers and width where unknown: 12 L h² parameters (Kaplan et al. 2020, eq. 2.1, with a feed
// forward of four widths) at h = 128 L, the proportion of GPT-3 and Llama 3 405B. Experts: with E
// experts of which k take part, total − active = X (1 − k/E) gives their parameters X.
ModelShape shapeOf(const Workload& workload);

// FLOP per token of attention itself, causal, forward and backward: 6 L h s (Narayanan et al. 2021,
// appendix, halved for the causal mask). Beside the 6 per parameter; not in this product's MFU.
double attentionFlop(const ModelShape& shape, double sequence);

} // namespace hallwright::model
