// SPDX-License-Identifier: GPL-3.0-or-later
// Supply temperature of the liquid loops against energy and water, the plant sized anew at each.
// PUE never stands alone: warm water lowers it and can raise the bill, since IT power grows with
// temperature in the denominator too.
#pragma once

#include "model/units.h"

#include <cstddef>
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
    friend bool operator==(const SetPointRow&, const SetPointRow&) = default;
};

struct SetPointStudy {
    std::string climate;
    double leakagePerKelvin = 0.0; // growth of IT power, an assumption
    std::vector<SetPointRow> rows;
    // Of the least total energy; the size of `rows` where there are none.
    std::size_t best() const;
};

inline std::size_t SetPointStudy::best() const
{
    std::size_t out = 0;
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (rows[i].total < rows[out].total)
            out = i;
    return out;
}

} // namespace hallwright::model
