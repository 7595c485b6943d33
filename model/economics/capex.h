// SPDX-License-Identifier: GPL-3.0-or-later
// Capital of a bill at given assumptions and price draws.
#pragma once

#include "model/economics/bill.h"

namespace hallwright::model {

// A point at which cost is evaluated: the assumptions, and for price ranges of their own where in
// the range: −1 low, 0 middle, 1 high; by line of the bill, empty: all at the middle.
struct CostPoint {
    InputValues inputs{};
    std::vector<double> positions;
};

// Price of a line's whole quantity, USD. A range of one value counts −20/+30 % around it (dated
// quotes of IT equipment).
double capexOf(const BillLine& line, const InputValues& inputs, double position);

// USD by what happens to it afterwards.
struct CapexSums {
    double it = 0.0;
    double network = 0.0;
    double equipment = 0.0; // plant as delivered
    double installed = 0.0; // plant bought installed
    double building = 0.0;
    double land = 0.0;
    double installation = 0.0; // share of equipment
    double soft = 0.0;         // share of plant, installation and building
    double total() const
    {
        return it + network + equipment + installed + building + land + installation + soft;
    }
};
// The two shares from the sums of the lines.
CapexSums withShares(CapexSums sums, const InputValues& inputs);
void addTo(CapexSums& sums, BillRole role, double usd);
CapexSums capexSums(const BillOfQuantities& bill, const CostPoint& point);

} // namespace hallwright::model
