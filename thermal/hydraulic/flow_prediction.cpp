// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/flow_prediction.h"

#include <cmath>

namespace hallwright::thermal {

double flowFactor(const LinkLaws& laws, const PumpsAndReferences& where,
                  const HydraulicSolution& before)
{
    constexpr double exponent = 1.9; // of pipes and plates in turbulent flow, 1.8 to 2
    constexpr double least = 0.3;
    constexpr double most = 3.0;
    double fed = 0.0;
    for (const std::uint32_t i : where.references)
        fed += before.headM[i] * before.inflowM3s[i];
    double lost = fed;
    for (const std::uint32_t k : where.pumps)
        lost -= before.headLossM[k] * before.flowM3s[k];
    if (!(lost > 0.0))
        return 1.0;
    double x = 1.0;
    for (int i = 0; i < 20; ++i) {
        const double power = std::pow(x, exponent - 1.0);
        double surplus = lost * power * x - fed;
        double slope = exponent * lost * power;
        for (const std::uint32_t k : where.pumps) {
            const double flow = before.flowM3s[k];
            const DropAndSlope law = laws.at(k, x * flow);
            surplus += law.drop * flow;
            slope += law.slope * flow * flow;
        }
        const double step = -surplus / slope;
        x += step;
        if (!(x > least && x < most))
            return 1.0;
        if (std::abs(step) < 1e-6)
            return x;
    }
    return 1.0;
}

} // namespace hallwright::thermal
