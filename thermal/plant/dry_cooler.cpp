// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/dry_cooler.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

namespace {

constexpr double airExponent = 0.8;
constexpr double liquidExponent = 0.85;
constexpr double airShare = 1.0 / 1.5; // of the resistance at design
constexpr double liquidShare = 0.5 / 1.5;
constexpr std::size_t steps = 512;
constexpr double stepWidth = (1.0 - lowestFanRatio) / static_cast<double>(steps);

} // namespace

double crossflowEffectiveness(double transferUnits, double capacityRatio)
{
    if (transferUnits <= 0.0)
        return 0.0;
    if (capacityRatio < 1e-9)
        return 1.0 - std::exp(-transferUnits);
    const double power = std::pow(transferUnits, 0.22);
    const double inner = std::exp(-capacityRatio * transferUnits / power) - 1.0;
    return 1.0 - std::exp(power / capacityRatio * inner);
}

double transferUnitsFor(double effectiveness, double capacityRatio)
{
    double low = 0.0;
    double high = 200.0;
    for (int lap = 0; lap < 80; ++lap) {
        const double middle = 0.5 * (low + high);
        (crossflowEffectiveness(middle, capacityRatio) < effectiveness ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

DryCooler::DryCooler(double riseK, double approachK, const std::vector<double>& flowRatios)
    : designUnits_(transferUnitsFor(riseK / (riseK + approachK), 1.0))
{
    effectiveness_.reserve(flowRatios.size());
    for (const double flow : flowRatios) {
        std::vector<double> row(steps + 1);
        for (std::size_t i = 0; i <= steps; ++i)
            row[i] = liquidEffectiveness(lowestFanRatio + stepWidth * static_cast<double>(i), flow);
        effectiveness_.push_back(std::move(row));
    }
}

double DryCooler::liquidEffectiveness(double fanRatio, double flowRatio) const
{
    if (flowRatio <= 0.0)
        return 1.0;
    const double conductance = designUnits_ / (airShare * std::pow(fanRatio, -airExponent) +
                                               liquidShare * std::pow(flowRatio, -liquidExponent));
    const double least = std::min(fanRatio, flowRatio);
    const double most = std::max(fanRatio, flowRatio);
    return crossflowEffectiveness(conductance / least, least / most) * least / flowRatio;
}

double DryCooler::highestEffectiveness(std::size_t level) const
{
    return effectiveness_[level].back();
}

double DryCooler::fanRatioFor(double wanted, std::size_t level) const
{
    const auto& row = effectiveness_[level];
    if (wanted <= row.front())
        return lowestFanRatio;
    if (wanted >= row.back())
        return 1.0;
    const auto above = std::upper_bound(row.begin(), row.end(), wanted);
    const auto below = above - 1;
    const double share = (wanted - *below) / (*above - *below);
    return lowestFanRatio + stepWidth * (static_cast<double>(below - row.begin()) + share);
}

} // namespace hallwright::thermal
