// SPDX-License-Identifier: GPL-3.0-or-later
// Small sums of published cost models: what a run costs on hardware that loses value, energy of a
// facility, rent per GPU-hour.
#pragma once

#include "model/units.h"

#include <cstdint>

namespace hallwright::model {

// Epoch AI's amortised cost of a training run (Cottier et al. 2024): chips lose value by 0.14
// decades a year; the run pays for the loss during its chip-hours and for energy at 75 % of TDP.
struct AmortisedRun {
    Money pricePerChip{};
    Duration fromPurchase{}; // to the start of the run
    Duration chipTime{};     // chips × time
    Power chipPower{};       // TDP with the server's share
    double pue = 1.0;
    MoneyPerEnergy energyPrice{};
    double decadesPerYear = 0.14;
    double serverShare = 0.81; // of hardware cost; the rest is the network
    double powerShare = 0.75;  // of TDP, mean
};
Money costOf(const AmortisedRun& run);

// IT power over a time at a PUE.
struct FacilityEnergy {
    Power it{};
    Duration time{};
    double pue = 1.0;
};
double kilowattHours(const FacilityEnergy& use);

// Whole GPUs within a power budget.
std::int64_t gpusWithin(Power budget, Power perGpu);

// Rent per power and month, as the rate of one GPU; 730 h a month.
MoneyPerTime perGpuHour(MoneyPerPower rentPerMonth, Power perGpu);

} // namespace hallwright::model
