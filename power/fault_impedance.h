// SPDX-License-Identifier: GPL-3.0-or-later
// Impedances of equipment in a short-circuit calculation with their correction factors, and the
// currents that follow from an impedance. Equations of IEC 60909-0:2016 named at each.
//
// Plain numbers: ohm, kV, MVA, kA, seconds.
#pragma once

#include "model/network/short_circuit_network.h"

#include <complex>

namespace hallwright::power {

enum class FaultCase { Highest, Lowest };
enum class FaultKind { ThreePhase, TwoPhase, Earth };

// Rated, or the equivalent frequency of method C for ip (9.1.3: 20 Hz of 50, 24 of 60), at which
// reactances are 0.4 of theirs and generators have their fictitious resistance.
enum class FaultFrequency { Rated, Equivalent };
inline constexpr double equivalentShare = 0.4;

// Positive sequence as R + jX at rated frequency.
using Ohms = std::complex<double>;

// c of table 1 for a network of this voltage.
double voltageFactor(const model::ShortCircuitNetwork& network, FaultCase which, double kv);

// Z_Q = c U_n / (√3 I''kQ), R over X given (6.2, equation 4).
Ohms gridOhms(double factor, double nominalKv, double faultKa, double resistanceOverReactance);

// Z_T on the side of `kv` (6.3.1, equations 7–10), uncorrected.
Ohms pairOhms(const model::WindingPair& pair, double kv);
// K_T = 0.95 cmax / (1 + 0.6 x_T) (6.3.3, equation 12): maximum case only.
double transformerFactor(const model::WindingPair& pair, double highestFactor);

// Z_G = R_G + j X''d (6.6.1) at the generator's voltage, uncorrected.
Ohms generatorOhms(const model::GeneratorPlate& plate);
// The plate with R_Gf in place of its resistance: 0.05 X''d above 1 kV from 100 MVA, 0.07 X''d
// above 1 kV, 0.15 X''d up to 1 kV (6.6.1), for the decay of the direct current.
model::GeneratorPlate withPeakResistance(model::GeneratorPlate plate);
// K_G = U_n/(U_rG (1 + p_G)) · cmax/(1 + x''d sin φ) (equation 18).
double generatorFactor(const model::GeneratorPlate& plate, double nominalKv, double highestFactor);

// Unit on the high-voltage side with K_S (on-load tap changer, equation 22) or K_SO (equation 24).
Ohms unitOhms(const model::PowerStationUnit& unit, double nominalKv, double highestFactor);
double unitFactor(const model::PowerStationUnit& unit, double nominalKv, double highestFactor);

// Z_M = 1/(I_LR/I_rM) · U²_rM/S_rM of all motors of the entry together (6.10, equation 34).
Ohms motorOhms(const model::ShortCircuitMotor& motor, double busKv);

// R_L at the end of the fault: 1 + 0.004 (θ − 20 °C) (equation 3), for R at 20 °C.
double hotFactor(double conductorC);

// κ = 1.02 + 0.98 e^(−3 R/X) (8.1, equation 55).
double peakFactor(double resistanceOverReactance);
// m of I_th = I''k √(m + n) (annex A.1); n is 1: a fault far from generators, the safe side of any
// other.
double heatingFactor(double peakFactor, double frequencyHz, double seconds);

struct FaultCurrents {
    double initialKa = 0.0; // I''k
    double peakKa = 0.0;    // ip
    double thermalKa = 0.0; // Ith over the fault's duration
    double factor = 0.0;    // c
    double kappa = 0.0;
    Ohms positiveOhm; // seen from the fault
    Ohms zeroOhm;     // earth faults; infinite real part where the neutral is not earthed
};

// I''k of a fault: c U/(√3 |Z1|) (29), c U/(2 |Z1|) (45) or √3 c U/|2 Z1 + Z0| (52), with Z2 = Z1.
double initialKa(FaultKind kind, double factor, double kv, Ohms positive, Ohms zero);

} // namespace hallwright::power
