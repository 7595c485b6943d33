// SPDX-License-Identifier: GPL-3.0-or-later
// Dry cooler: crossflow coil, both streams unmixed, fans of variable speed.
//
//   ε = 1 − exp[(N^0.22 / C)(exp(−C N^0.78) − 1)],  C = Cmin/Cmax, N = UA/Cmin
//   1/UA = 1/hA_air + 1/hA_liquid, hA_air ~ s^0.8, hA_liquid ~ q^0.85, hA_air/hA_liquid = 0.5 at
//   design, so UA/UA0 = 1 / ((1/1.5) s^−0.8 + (0.5/1.5) q^−0.85)
// with s the air and q the liquid flow over design, and both capacity flows equal at design
// (modelica-buildings, CoolingTowers.Data.DryCooler; Incropera for ε). Fan power is s³.
#pragma once

#include <cstddef>
#include <vector>

namespace hallwright::thermal {

double crossflowEffectiveness(double transferUnits, double capacityRatio);
// The transfer units at which the effectiveness is reached; it rises with them.
double transferUnitsFor(double effectiveness, double capacityRatio);

// Lowest fan speed ratio that is still held by drives.
inline constexpr double lowestFanRatio = 0.05;

class DryCooler {
public:
    // Sized so that at full flow and speed the liquid falls by `rise` where the air enters
    // `approach` below the supply. `flowRatios`: the liquid flows it will be asked about.
    DryCooler(double riseK, double approachK, const std::vector<double>& flowRatios);

    // Temperature fall of the liquid over return less air, at a fan speed.
    double liquidEffectiveness(double fanRatio, double flowRatio) const;

    // At flowRatios[level], from a table: the highest, and the slowest fan that reaches `wanted`
    // (1 where none does).
    double highestEffectiveness(std::size_t level) const;
    double fanRatioFor(double wanted, std::size_t level) const;

private:
    double designUnits_ = 0.0;
    std::vector<std::vector<double>> effectiveness_; // by level, over equal steps of the fan ratio
};

} // namespace hallwright::thermal
