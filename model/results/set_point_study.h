// SPDX-License-Identifier: GPL-3.0-or-later
// Supply temperature of the liquid loops against energy and water, the plant sized anew at each.
// PUE never stands alone: warm water lowers it and can raise the bill, since IT power grows with
// temperature in the denominator too.
#pragma once

#include "model/units.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct SetPointRow {
    Temperature supply{};
    double total = 1.0;        // IT and plant over IT energy at the coolest supply of the study
    double partialPue = 1.0;   // IT and plant over IT
    double litresPerKwh = 0.0; // of IT
    double chillerShare = 0.0; // of the design heat
    int freeHours = 0;
    int shortHours = 0;
    // Of the racks, with their coolant at its present distance to the facility water and at their
    // present flow. Unknown where no rack's cold plate is sourced, or none states a highest supply.
    std::optional<TemperatureDifference> chipMargin; // case limit less case, the hottest GPU
    std::optional<double> chipPower; // share of its TDP that it may draw at its limit, at most 1
    std::optional<TemperatureDifference> rackMargin; // highest supply stated less supply
    int racksTooWarm = 0; // GPUs throttle, or the supply is above what the rack states
    int hotHours = 0;     // of the year, at the supply that the plant reaches
    bool holds() const { return racksTooWarm == 0; }
    friend bool operator==(const SetPointRow&, const SetPointRow&) = default;
};

struct SetPointStudy {
    std::string climate;
    double leakagePerKelvin = 0.0; // growth of IT power, an assumption
    std::vector<SetPointRow> rows;
    // Of the least total energy where every rack holds; where none holds, of them all. The size of
    // `rows` where there are none.
    std::size_t best() const;
};

inline std::size_t SetPointStudy::best() const
{
    std::size_t out = 0;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const bool same = rows[i].holds() == rows[out].holds();
        if (same ? rows[i].total < rows[out].total : rows[i].holds())
            out = i;
    }
    return out;
}

} // namespace hallwright::model
