// SPDX-License-Identifier: GPL-3.0-or-later
// The duty-point card: one CDU or pump at the user's own flows, heat and temperatures, against its
// ratings.
#pragma once

#include "model/measure.h"
#include "model/recipe/coolant_recipe.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct DutyPoint {
    std::string type; // catalogue key of a CDU or pump
    Coolant fluid = Coolant::Pg25Ashrae;
    VolumeFlow flow{};   // of a CDU its secondary flow
    Pressure loopDrop{}; // that the loop takes at this flow
    // CDU only: the following, with its primary valve fully open.
    Power heat{};
    VolumeFlow facilityFlow{};
    Temperature facilitySupply = celsius(30);
};

struct DutyFigure {
    std::string key;   // "approach": stable
    std::string title; // source text, scope "duty"
    Measure measure = Measure::None;
    std::optional<double> value;  // SI; none: unknown, `basis` says why
    std::optional<double> limit;  // of a rating, SI, in the same measure
    std::optional<double> margin; // share of the limit that is left; below 0: beyond it
    std::string basis;            // source text, scope "duty": formula and its source
    std::string rating;           // where the limit comes from, as the catalogue names it
};

} // namespace hallwright::model
