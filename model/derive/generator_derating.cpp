// SPDX-License-Identifier: GPL-3.0-or-later
// Makers derate in straight lines beyond a limit, as ISO 3046-1 does in steps: 1 − a (h − h0) and
// 1 − b (T − T0), multiplied.
#include "model/derive/generator_derating.h"

#include "model/economics/price_book.h"

#include <algorithm>

namespace hallwright::model {

double generatorDerating(const Project& project, const PowerRecipe& recipe)
{
    const auto values = valuesOf(inputsOf(project));
    const double high =
        std::max(0.0, inSi(project.site.altitude) - at(values, InputKey::GeneratorAltitude));
    const double hot =
        std::max(0.0, inSi(recipe.generatorAir) - at(values, InputKey::GeneratorAir));
    const double thin = 1.0 - high / 100.0 * at(values, InputKey::GeneratorAltitudeLoss);
    const double warm = 1.0 - hot * at(values, InputKey::GeneratorAirLoss);
    return std::clamp(thin, 0.0, 1.0) * std::clamp(warm, 0.0, 1.0);
}

} // namespace hallwright::model
