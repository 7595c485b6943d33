// SPDX-License-Identifier: GPL-3.0-or-later
// Chillers by two models, and which of the two answered.
//
// Published curves (CoolTools project, manufacturers' data 1991-2001, EnergyPlus datasets
// Chillers.idf and AirCooledChiller.idf): capacity and energy input ratio over leaving chilled
// water x and entering condenser fluid y,
//   CAPFT, EIRFT = c0 + c1 x + c2 x² + c3 y + c4 y² + c5 x y;  EIRFPLR = c0 + c1 p + c2 p²
//   Q_available = Q_ref CAPFT;  p = Q / Q_available, at most p_max
//   P = Q_available / COP_ref · EIRFT · EIRFPLR(max(p, p_unload)) · min(1, p / p_min)
// EIRFPLR is a ratio of powers: it is not multiplied by p again. Outside their box the inputs are
// held at its border and the reading says so; chilled water above the box is not theirs at all.
//
// Lift model for warmer water: COP = η Te / max(Tc − Te, 8 K), at most 12, Te 1.5 K below the
// leaving chilled water, Tc 1.5 K above the leaving condenser water or 12 K above the air. At
// their rating points η is 0.74 (Trane CVHF), 0.70 (York YT) and, fans included, 0.44 (Carrier
// 30XA500).
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace hallwright::thermal {

struct EirCurves {
    const char* name = "";
    bool airCooled = false;
    double heatW = 0.0; // at reference
    double cop = 0.0;
    double leastRatio = 0.1;            // p_min: below it the machine cycles
    double unloadRatio = 0.1;           // p_unload
    double mostRatio = 1.0;             // p_max
    std::array<double, 2> waterC{};     // leaving chilled water, lowest and highest
    std::array<double, 2> condenserC{}; // entering condenser water or air
    std::array<double, 6> capacity{};
    std::array<double, 6> input{};
    std::array<double, 3> partLoad{};
};

std::span<const EirCurves> publishedChillers();
const EirCurves* publishedChiller(std::string_view name);

double biquadratic(const std::array<double, 6>& c, double x, double y);

struct ChillerReading {
    double availableW = 0.0;
    double partLoad = 0.0;
    double powerW = 0.0;
    bool held = false;   // an input lay outside the box
    bool beyond = false; // more heat was asked for than it takes
};
ChillerReading eirChiller(const EirCurves& curves, double heatW, double waterC, double condenserC);

// The reformulated form (leaving condenser water y): ten terms over y and p.
double tenTermPartLoad(const std::array<double, 10>& c, double y, double p);

struct Lift {
    double share = 0.7; // of the Carnot COP
    double waterC = 20.0;
    double condensingC = 40.0;
};
double liftCop(const Lift& lift);
double condensingOfWater(double leavingC);
double condensingOfAir(double airC);

} // namespace hallwright::thermal
