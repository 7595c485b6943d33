// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/cable_derating.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hallwright::model {

namespace {

struct Step {
    int upTo; // circuits, or conductors
    double factor;
};

template <std::size_t Count>
double stepOf(const std::array<Step, Count>& steps, int number)
{
    for (const auto& step : steps)
        if (number <= step.upTo)
            return step.factor;
    return steps.back().factor;
}

} // namespace

double ambientFactor(Temperature ambient, WiringStandard standard)
{
    const double conductor = standard == WiringStandard::Iec ? 90.0 : 75.0;
    const double air = inSi(ambient) - 273.15;
    return std::sqrt(std::max(0.0, (conductor - air) / (conductor - 30.0)));
}

double groupingFactor(int circuits, WiringStandard standard)
{
    static constexpr std::array ladder{Step{1, 1.0},  Step{2, 0.87}, Step{3, 0.82},
                                       Step{4, 0.80}, Step{6, 0.79}, Step{9, 0.78}};
    static constexpr std::array conductors{Step{3, 1.0},    Step{6, 0.8},   Step{9, 0.7},
                                           Step{20, 0.5},   Step{30, 0.45}, Step{40, 0.4},
                                           Step{9999, 0.35}};
    return standard == WiringStandard::Iec ? stepOf(ladder, circuits)
                                           : stepOf(conductors, 3 * circuits);
}

double harmonicFactor(double thirdHarmonic)
{
    if (thirdHarmonic <= 0.15)
        return 1.0;
    if (thirdHarmonic <= 0.33)
        return 0.86;
    return (thirdHarmonic <= 0.45 ? 0.86 : 1.0) / (3.0 * thirdHarmonic);
}

double cableDerating(const PowerRecipe& recipe, int circuits)
{
    return ambientFactor(recipe.ambient, recipe.standard) *
           groupingFactor(circuits, recipe.standard) * harmonicFactor(recipe.thirdHarmonic);
}

double buswayAmbientFactor(Temperature ambient)
{
    const double air = inSi(ambient) - 273.15;
    return std::sqrt(std::clamp((95.0 - air) / 55.0, 0.0, 1.0));
}

} // namespace hallwright::model
