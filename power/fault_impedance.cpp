// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/fault_impedance.h"

#include <cmath>
#include <numbers>

namespace hallwright::power {

using std::numbers::sqrt3;

namespace {

constexpr double lowVoltageKv = 1.0;

double sineOf(double cosine)
{
    return std::sqrt(1.0 - cosine * cosine);
}

Ohms ofModulus(double ohm, double resistanceOverReactance)
{
    const double reactance = ohm / std::hypot(1.0, resistanceOverReactance);
    return {resistanceOverReactance * reactance, reactance};
}

double reactanceOf(const model::WindingPair& pair)
{
    return std::sqrt(pair.impedancePu * pair.impedancePu - pair.resistancePu * pair.resistancePu);
}

} // namespace

double voltageFactor(const model::ShortCircuitNetwork& network, FaultCase which, double kv)
{
    const bool low = kv <= lowVoltageKv;
    if (which == FaultCase::Highest)
        return low ? network.highestFactorLow : network.highestFactor;
    return low ? network.lowestFactorLow : network.lowestFactor;
}

Ohms gridOhms(double factor, double nominalKv, double faultKa, double resistanceOverReactance)
{
    return ofModulus(factor * nominalKv / (sqrt3 * faultKa), resistanceOverReactance);
}

Ohms pairOhms(const model::WindingPair& pair, double kv)
{
    return Ohms(pair.resistancePu, reactanceOf(pair)) * (kv * kv / pair.ratedMva);
}

double transformerFactor(const model::WindingPair& pair, double highestFactor)
{
    return 0.95 * highestFactor / (1.0 + 0.6 * reactanceOf(pair));
}

Ohms generatorOhms(const model::GeneratorPlate& plate)
{
    return {plate.resistanceOhm,
            plate.subtransientPu * plate.ratedKv * plate.ratedKv / plate.ratedMva};
}

model::GeneratorPlate withPeakResistance(model::GeneratorPlate plate)
{
    const bool low = plate.ratedKv <= lowVoltageKv;
    const double share = low ? 0.15 : plate.ratedMva >= 100.0 ? 0.05 : 0.07;
    plate.resistanceOhm = share * generatorOhms(plate).imag();
    return plate;
}

double generatorFactor(const model::GeneratorPlate& plate, double nominalKv, double highestFactor)
{
    return nominalKv / (plate.ratedKv * (1.0 + plate.voltageRange)) * highestFactor /
           (1.0 + plate.subtransientPu * sineOf(plate.powerFactor));
}

double unitFactor(const model::PowerStationUnit& unit, double nominalKv, double highestFactor)
{
    const auto& generator = unit.generator;
    const double sine = sineOf(generator.powerFactor);
    const double ratio = unit.lowKv / unit.highKv;
    if (unit.taps == model::TapChanger::OnLoad) {
        const double voltages = nominalKv / generator.ratedKv * ratio;
        return voltages * voltages * highestFactor /
               (1.0 + std::abs(generator.subtransientPu - reactanceOf(unit.transformer)) * sine);
    }
    return nominalKv / (generator.ratedKv * (1.0 + generator.voltageRange)) * ratio *
           (1.0 - unit.tapRange) * highestFactor / (1.0 + generator.subtransientPu * sine);
}

Ohms unitOhms(const model::PowerStationUnit& unit, double nominalKv, double highestFactor)
{
    const double ratio = unit.highKv / unit.lowKv;
    return unitFactor(unit, nominalKv, highestFactor) *
           (ratio * ratio * generatorOhms(unit.generator) +
            pairOhms(unit.transformer, unit.highKv));
}

Ohms motorOhms(const model::ShortCircuitMotor& motor, double busKv)
{
    const double kv = motor.ratedKv.value_or(busKv);
    const double mva = motor.mechanicalMw / (motor.efficiency * motor.powerFactor) * motor.count;
    return ofModulus(kv * kv / (motor.lockedRotorRatio * mva), motor.resistanceOverReactance);
}

double hotFactor(double conductorC)
{
    return 1.0 + 0.004 * (conductorC - 20.0);
}

double peakFactor(double resistanceOverReactance)
{
    return 1.02 + 0.98 * std::exp(-3.0 * resistanceOverReactance);
}

double heatingFactor(double kappa, double frequencyHz, double seconds)
{
    const double decay = std::log(kappa - 1.0); // below 0: κ is under 2
    const double turns = 2.0 * frequencyHz * seconds;
    if (decay > -1e-9) // no resistance: the direct current never decays
        return 2.0;
    return (std::exp(2.0 * turns * decay) - 1.0) / (turns * decay);
}

double initialKa(FaultKind kind, double factor, double kv, Ohms positive, Ohms zero)
{
    switch (kind) {
    case FaultKind::ThreePhase:
        return factor * kv / (sqrt3 * std::abs(positive));
    case FaultKind::TwoPhase:
        return factor * kv / (2.0 * std::abs(positive));
    case FaultKind::Earth:
        return std::isfinite(zero.real()) ? sqrt3 * factor * kv / std::abs(2.0 * positive + zero)
                                          : 0.0;
    }
    return 0.0;
}

} // namespace hallwright::power
