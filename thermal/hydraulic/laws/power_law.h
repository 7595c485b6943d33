// SPDX-License-Identifier: GPL-3.0-or-later
// h = c0 + c1 q + k q|q| + a q|q|^(n-1): local losses (a = 0), Hazen-Williams pipes (n = 1.852),
// power laws, linear resistances, and pumps whose lift is s² H0 - a s^(2-n) q^n (c0 = -s² H0).
#pragma once

#include "model/network/hydraulic_network.h"
#include "thermal/hydraulic/laws/drop_and_slope.h"

namespace hallwright::thermal {

struct PowerTerms {
    double constant = 0.0;
    double linear = 0.0;
    double quadratic = 0.0;
    double coefficient = 0.0;
    double exponent = 2.0;
    double restFlow =
        0.0; // below it a q|q|^(n-1) with n < 1 is a line (its slope has no bound there)
};

PowerTerms localLossTerms(const model::LocalLoss& loss);
PowerTerms powerDropTerms(const model::PowerDrop& drop);
PowerTerms linearTerms(const model::LinearResistance& resistance);
PowerTerms powerPumpTerms(const model::PowerPump& pump);

// h = 4.727 L q^1.852 / (C^1.852 D^4.871) in ft and ft³/s (EPANET 2.2 manual, table 3.1), plus K
// v²/2g.
PowerTerms hazenWilliamsTerms(const model::Pipe& pipe);

DropAndSlope powerLaw(const PowerTerms& terms, double flow);

} // namespace hallwright::thermal
