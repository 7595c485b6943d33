// SPDX-License-Identifier: GPL-3.0-or-later
// A rack's heated parts as one lump in time: C dθ/dt = P - G(q) (θ - T_in), in SI.
//
// Sourced plates: G = P / (R(q per plate) P_gpu), so that θ is the case temperature of the GPU in
// the steady state; its limit is the maker's. Under the least measured flow the coolant's own rise
// is added: R(q) = R(q0) + (1/q - 1/q0)/(ρ c). A rack that states only the flow it needs: the flow
// need curve is the line of equal component temperature (supply T with flow need(T)), which is set
// a class margin of 12 K under a class throttle temperature of 87 °C; under the curve's least flow
// its return temperature is held: T_eq(q) = T_return - P/(ρ c q). Then G = P/(θ_curve - T_eq(q)).
// Thermal mass 500 J/K of package, plate and held coolant per GPU of 1.2 kW (derived range 300 to
// 700): 0.42 J/K per watt; metal of racks and pipes is not counted.
#pragma once

#include "model/derive/coolant.h"

namespace hallwright::thermal {

inline constexpr double lumpCapacityPerWatt = 500.0 / 1200.0; // J/K per W, class estimate
inline constexpr double classThrottleK = 273.15 + 87.0; // H100 SXM "maximum operating", nvidia-smi
inline constexpr double classMarginK = 12.0;            // on the maker's flow curve, class estimate
inline constexpr double shutdownAboveThrottleK = 8.0;   // H100 SXM: shutdown 95 °C over 87 °C

struct CoolantNumbers {
    double densityKgM3 = 0.0;
    double specificHeat = 0.0; // J/kgK
    double volumetricHeat() const { return densityKgM3 * specificHeat; }
};

class RackHeat {
public:
    // None where the type states no flow need.
    static std::optional<RackHeat> of(const model::RackNeed& need, CoolantNumbers coolant);

    double powerW() const { return powerW_; }
    double capacityJK() const { return powerW_ * lumpCapacityPerWatt; }
    double throttleK() const { return throttleK_; }
    double shutdownK() const { return throttleK_ + shutdownAboveThrottleK; }
    bool estimated() const { return plates_ == 0.0; }
    bool equals(const RackHeat& other) const
    {
        return type_ == other.type_ && powerW_ == other.powerW_;
    }
    // Whether the law of conductance() bends between these flows: at the ends of its curve.
    bool hasKinkBetween(double flowM3s, double otherM3s) const;
    // W/K from the lump to the coolant at its inlet; 0 at no flow.
    double conductance(double flowM3s) const;

private:
    double powerW_ = 0.0;
    double throttleK_ = classThrottleK;
    double plates_ = 0.0; // 0: no sourced plate
    double gpuW_ = 0.0;
    const model::RackType* type_ = nullptr;
    CoolantNumbers coolant_;
};

} // namespace hallwright::thermal
