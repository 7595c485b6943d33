// SPDX-License-Identifier: GPL-3.0-or-later
// A loop's plant on the design day, IT at TDP: temperatures, flow and power at each machine.
#pragma once

#include "model/units.h"

#include <string>

namespace hallwright::model {

// Water leaves the hall at `returned`, free cooling at `between`, a chiller at `supply`.
struct PlantLoopDay {
    std::string key;    // "h1/plant/liquid"
    std::string scheme; // word of RejectionScheme: "dry_cooler_chiller"
    int times = 1;      // equal halls
    Temperature dryBulb{};
    Temperature wetBulb{};
    Temperature supply{}; // reached
    Temperature setPoint{};
    Temperature between{};
    Temperature returned{};
    VolumeFlow flow{};
    Power heat{};
    Power freeHeat{}; // rejected without a compressor
    Power chilled{};  // taken by a chiller
    Power chiller{};  // its power
    Power fans{};
    Power pumps{};
    Power rejected{};
    VolumeFlow makeUp{}; // water
    friend bool operator==(const PlantLoopDay&, const PlantLoopDay&) = default;
};

} // namespace hallwright::model
