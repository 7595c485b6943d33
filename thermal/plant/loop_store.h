// SPDX-License-Identifier: GPL-3.0-or-later
// What stands between a loop's heat and its plant: a tank that shifts it in time, and heat that is
// given away. Both act by share of the hour: the plant runs part of an hour at one load and the
// rest at another, so every hour stays in balance.
//
//   tank: E' = E·(1 − loss)^(1/24) + charged − discharged; whole at the start of the year
//   heat pump: COP = 0.5 T_sink/(T_sink − T_source), at most 7 (estimate: half of Carnot);
//   W = Q_source/(COP − 1); what leaves is Q_source + W
#pragma once

#include "thermal/plant/loop_plant.h"

#include <optional>
#include <vector>

namespace hallwright::thermal {

struct HeatTank {
    double capacityJ = 0.0; // 0: none
    double powerW = 0.0;    // highest charge and discharge
    double lossPerDay = 0.0;
    friend bool operator==(const HeatTank&, const HeatTank&) = default;
};

struct HeatReuse {
    double share = 0.0;                  // of the loop's heat, while there is demand
    std::optional<double> sinkC;         // of a heat pump
    std::optional<double> heatingLimitC; // none: demand at all hours
    double base = 0.0;                   // share of the demand above the limit
    friend bool operator==(const HeatReuse&, const HeatReuse&) = default;
};

inline constexpr double reuseCopMost = 7.0;
double reuseCop(double sourceC, double sinkC);
// Work per heat taken from the source; 0 where no heat pump is needed.
double pumpWorkPerHeat(const HeatReuse& reuse, double sourceC);

// Share of the hour with demand: `base` above the limit, 1 at the coldest hour, straight between.
double demandShare(const HeatReuse& reuse, double dryBulbC, double coldestC);

// `share` of an hour at b, the rest at a.
LoopHour mixed(const LoopHour& a, const LoopHour& b, double share);

// What a tank does in an hour.
class TankState {
public:
    explicit TankState(const HeatTank& tank)
        : tank_(tank)
        , storedJ_(tank.capacityJ)
    {
    }
    double storedJ() const { return storedJ_; }
    double lostJ() const { return lostJ_; }

    // Shares of the hour in which it gives or takes `powerW`; the tank moves on by an hour.
    double discharge(double powerW);
    double charge(double powerW);
    void lose();

private:
    HeatTank tank_;
    double storedJ_ = 0.0;
    double lostJ_ = 0.0; // so far
};

} // namespace hallwright::thermal
