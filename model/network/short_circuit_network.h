// SPDX-License-Identifier: GPL-3.0-or-later
// A network as a short-circuit calculation by IEC 60909-0 wants it: rating plates of sources,
// transformers and machines and impedances of lines, plain numbers whose names carry their units.
#pragma once

#include "model/result.h"

#include <array>
#include <complex>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct ShortCircuitBus {
    std::string id;
    double nominalKv = 0.0; // line to line
    friend bool operator==(const ShortCircuitBus&, const ShortCircuitBus&) = default;
};

// A network feeder: the utility at its connection point.
struct ShortCircuitGrid {
    std::string id;
    int bus = 0;
    std::optional<double> highestKa; // Ik'' of the feeder alone, maximum case
    std::optional<double> lowestKa;  // minimum case
    double resistanceOverReactance = 0.1;
    std::optional<double> zeroReactanceRatio;          // X0 over X1
    std::optional<double> zeroResistanceOverReactance; // R0 over X0
    friend bool operator==(const ShortCircuitGrid&, const ShortCircuitGrid&) = default;
};

struct ShortCircuitLine {
    std::string id;
    int from = 0;
    int to = 0;
    std::complex<double> ohm;                    // whole length, conductors at 20 °C
    std::optional<std::complex<double>> zeroOhm; // zero sequence, at 20 °C
    friend bool operator==(const ShortCircuitLine&, const ShortCircuitLine&) = default;
};

// Unknown: no vector group stated, so the zero sequence cannot be told.
enum class WindingKind { Unknown, Delta, Star, EarthedStar };

struct TransformerWinding {
    int bus = -1; // −1: no bus on this winding
    double ratedKv = 0.0;
    WindingKind kind = WindingKind::Unknown;
    friend bool operator==(const TransformerWinding&, const TransformerWinding&) = default;
};

// One pair of windings on its own rating.
struct WindingPair {
    double ratedMva = 0.0;
    double impedancePu = 0.0;  // ukr
    double resistancePu = 0.0; // uRr
    friend bool operator==(const WindingPair&, const WindingPair&) = default;
};

struct ShortCircuitTransformer {
    std::string id;
    TransformerWinding high;
    TransformerWinding low;
    WindingPair plate;
    double zeroReactanceRatio = 1.0; // X0 over X1
    double zeroResistanceRatio = 1.0;
    friend bool operator==(const ShortCircuitTransformer&,
                           const ShortCircuitTransformer&) = default;
};

struct ThreeWindingTransformer {
    std::string id;
    std::array<TransformerWinding, 3> windings; // high, middle, low
    std::array<WindingPair, 3> pairs;           // high–middle, high–low, middle–low
    friend bool operator==(const ThreeWindingTransformer&,
                           const ThreeWindingTransformer&) = default;
};

struct GeneratorPlate {
    double ratedMva = 0.0;
    double ratedKv = 0.0;
    double subtransientPu = 0.0; // xd''
    double resistanceOhm = 0.0;
    double powerFactor = 0.8;  // rated
    double voltageRange = 0.0; // pG: share above rated at which it runs
    friend bool operator==(const GeneratorPlate&, const GeneratorPlate&) = default;
};

struct ShortCircuitGenerator {
    std::string id;
    int bus = 0;
    GeneratorPlate plate;
    friend bool operator==(const ShortCircuitGenerator&, const ShortCircuitGenerator&) = default;
};

enum class TapChanger { None, OnLoad };

// Generator and its transformer as one unit seen from the high-voltage side.
struct PowerStationUnit {
    std::string id;
    int bus = 0;
    TapChanger taps = TapChanger::None;
    GeneratorPlate generator;
    WindingPair transformer;
    double highKv = 0.0; // rated, of the transformer
    double lowKv = 0.0;
    WindingKind highKind = WindingKind::Unknown;
    double tapRange = 0.0; // pT of off-load taps that are used
    friend bool operator==(const PowerStationUnit&, const PowerStationUnit&) = default;
};

// Asynchronous motors fed directly; motors behind converters give nothing to a fault
// (IEC 60909-0, 6.11: unless they can feed back).
struct ShortCircuitMotor {
    std::string id;
    int bus = 0;
    int count = 1;
    double mechanicalMw = 0.0; // each
    double powerFactor = 0.0;
    double efficiency = 0.0;
    double lockedRotorRatio = 0.0; // ILR over rated current
    double resistanceOverReactance = 0.1;
    std::optional<double> ratedKv; // absent: as its bus
    friend bool operator==(const ShortCircuitMotor&, const ShortCircuitMotor&) = default;
};

struct ShortCircuitNetwork {
    std::string name;
    double frequencyHz = 50.0;
    double highestFactorLow = 1.10; // cmax up to 1 kV: 1.05 where the tolerance is +6 %
    double lowestFactorLow = 0.90;  // cmin up to 1 kV: 0.95 where the tolerance is +6 %
    double highestFactor = 1.10;    // above 1 kV
    double lowestFactor = 1.00;
    double hotConductorC = 80.0; // conductors at the end of the fault, minimum case
    double faultSeconds = 1.0;   // Tk of the thermal equivalent current
    std::vector<ShortCircuitBus> buses;
    std::vector<ShortCircuitGrid> grids;
    std::vector<ShortCircuitLine> lines;
    std::vector<ShortCircuitTransformer> transformers;
    std::vector<ThreeWindingTransformer> threeWinding;
    std::vector<ShortCircuitGenerator> generators;
    std::vector<PowerStationUnit> units;
    std::vector<ShortCircuitMotor> motors;
    friend bool operator==(const ShortCircuitNetwork&, const ShortCircuitNetwork&) = default;
};

// What the solver relies on: unique ids, ends that exist and differ, finite and positive figures,
// lines between buses of one voltage, rated voltages near those of the buses they stand at. The
// Fault (InvalidInput) names the element and what was expected.
Result<void> checkNetwork(const ShortCircuitNetwork& network);

} // namespace hallwright::model
