// SPDX-License-Identifier: GPL-3.0-or-later
// Darcy-Weisbach pipe: h = (f F + M) q|q|, F = 8L/(π² g D⁵), M = 8K/(π² g D⁴).
// In laminar flow f = 64/Re makes the friction part linear: h = 64 F/R q with Re = R |q|, R = 4/(π
// D ν).
#pragma once

#include "model/network/hydraulic_network.h"
#include "thermal/hydraulic/laws/drop_and_slope.h"
#include "thermal/hydraulic/laws/friction.h"

namespace hallwright::thermal {

struct PipeTerms {
    double reynoldsPerFlow = 0.0; // R
    double relativeRoughness = 0.0;
    double frictionFactor1 = 0.0; // F
    double minor = 0.0;           // M
    double laminarSlope = 0.0;    // 64 F/R
    double addedSlope = 0.0;      // line that lifts the slope at rest to gradientFloor
    friend bool operator==(const PipeTerms&, const PipeTerms&) = default;
};

PipeTerms pipeTerms(const model::Pipe& pipe, const model::HydraulicFluid& fluid);

// One pipe law per friction law; both differentiate f too (Simpson and Elhay 2011).
DropAndSlope churchillPipe(const PipeTerms& terms, double flow);
DropAndSlope epanetPipe(const PipeTerms& terms, double flow);

} // namespace hallwright::thermal
