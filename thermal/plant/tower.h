// SPDX-License-Identifier: GPL-3.0-or-later
// Open cooling towers: published approach polynomials, a tower sized by one of them, and its water.
//
// CoolTools (Benton et al. 2002) and YorkCalc (York 2002) as in EnergyPlus' engineering reference,
// variable-speed tower: approach of the leaving water to the wet bulb over air flow ratio, water
// flow ratio, wet bulb and range. Inputs are held inside their published box; a reading says so.
// Merkel: factors on UA of the same reference (Scheier).
#pragma once

namespace hallwright::thermal {

struct TowerState {
    double air = 1.0;   // flow over design
    double water = 1.0; // flow over design
    double wetBulbC = 25.6;
    double rangeK = 5.6;
};

struct ApproachReading {
    double approachK = 0.0;
    bool held = false; // some input lay outside the published box and was held at its border
};

ApproachReading coolToolsApproach(const TowerState& state);
ApproachReading yorkCalcApproach(const TowerState& state);

// Product of the three UA factors: wet bulb difference from design, air and water flow ratios.
double merkelFactor(double wetBulbDifferenceK, double air, double water);

// A tower of YorkCalc's shape with a design approach of one's own: the water-to-air ratio at which
// the polynomial gives that approach at the design point stands for its size. Air flow from 10 %
// up; fan power is the cube.
class Tower {
public:
    struct Design {
        double wetBulbC = 25.6;
        double rangeK = 5.6;
        double approachK = 4.0;
    };
    explicit Tower(const Design& design);

    // Approach at full fan speed.
    ApproachReading approach(const TowerState& state) const;

    // The least air flow ratio that brings the water to `leavingC`; 1 where none does.
    double airFor(double leavingC, const TowerState& state) const;

private:
    double designRatio_ = 1.0; // water over air, of the polynomial, at design
};
inline constexpr double lowestTowerAir = 0.1;

// Water of a tower in one hour, kg per J of heat rejected.
struct TowerAir {
    double humidityRatio = 0.0; // entering
    double enthalpyJKg = 0.0;
    double pressurePa = 101325.0;
};
// Exit air saturated at the mean water temperature: (We − W)/(he − hi), never more than all heat
// latent, which also stands where the exit air is no richer than the entering.
double saturatedExitEvaporation(double meanWaterC, const TowerAir& air);
double allLatentEvaporation(double meanWaterC);

// Blow-down at `cycles` of concentration: evaporation/(cycles − 1) less what drift takes already.
double blowDown(double evaporation, double drift, double cycles);

} // namespace hallwright::thermal
