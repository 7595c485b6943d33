// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall's racks draw together against what they are allowed: demand, oversubscription and the
// price of a power cap.
#pragma once

#include "model/units.h"

namespace hallwright::model {

struct Demand {
    Power connected{};             // sum of TDP
    Power expected{};              // sum of typical power
    Power peak{};                  // sum of short peaks, all at once
    Power spread{};                // standard deviation of what is drawn together
    Power allowed{};               // of all racks together
    double demandFactor = 0.0;     // expected over connected
    double oversubscription = 0.0; // connected over allowed
    double exceedance = 0.0;       // share of time in which more than allowed is wanted
    double cap = 1.0;              // of TDP that holds every rack so that nothing is exceeded
    double throughputAtCap = 1.0;  // left while all racks are held at it
    friend bool operator==(const Demand&, const Demand&) = default;
};

} // namespace hallwright::model
