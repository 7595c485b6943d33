// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/laws/quadratic_pump.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

QuadraticPumpTerms quadraticPumpTerms(const model::QuadraticPump& pump)
{
    QuadraticPumpTerms terms{pump.constantM, pump.linearSM2, pump.quadraticS2M5, 0.0, 0.0,
                             pump.speed};
    const double vertex = -pump.linearSM2 / (2.0 * pump.quadraticS2M5);
    if (vertex > 0.0) {
        const double highest = pump.constantM + 0.5 * pump.linearSM2 * vertex;
        terms.joinSlope = std::max(gradientFloor, 1e-3 * highest / vertex);
    } else {
        terms.joinSlope = std::max(gradientFloor, -pump.linearSM2);
    }
    // The parabola's loss slope -(c1 + 2 c2 q) equals joinSlope here.
    terms.joinFlow =
        std::max(0.0, -(terms.joinSlope + pump.linearSM2) / (2.0 * pump.quadraticS2M5));
    return terms;
}

DropAndSlope quadraticPump(const QuadraticPumpTerms& terms, double flow)
{
    const double q = flow / terms.speed; // affinity laws
    const double s2 = terms.speed * terms.speed;
    const double at = std::max(q, terms.joinFlow);
    const double lift = terms.constant + (terms.linear + terms.quadratic * at) * at;
    if (q <= terms.joinFlow)
        return {-s2 * (lift + terms.joinSlope * (at - q)), terms.speed * terms.joinSlope};
    return {-s2 * lift, -terms.speed * (terms.linear + 2.0 * terms.quadratic * q)};
}

double zeroLiftFlow(const QuadraticPumpTerms& terms)
{
    const double root =
        std::sqrt(terms.linear * terms.linear - 4.0 * terms.quadratic * terms.constant);
    return terms.speed * (-terms.linear - root) / (2.0 * terms.quadratic);
}

} // namespace hallwright::thermal
