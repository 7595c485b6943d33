// SPDX-License-Identifier: GPL-3.0-or-later
// Sizing: v ≤ limit and f/D·ρv²/2 ≤ limit with Swamee and Jain 1976.
#include "model/derive/coolant_pipes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::model {

namespace {

double siOf(const auto& quantity)
{
    return inSi(quantity);
}

bool within(const PipeSizeType& size, const CoolantRecipe& recipe, double flow)
{
    const double bore = siOf(size.bore);
    const double velocity = flow / (std::numbers::pi / 4.0 * bore * bore);
    if (velocity > siOf(recipe.velocityLimit))
        return false;
    constexpr double density = 1000.0;
    constexpr double viscosity = 1.0e-3;
    const double reynolds = std::max(density * velocity * bore / viscosity, 4000.0);
    const double friction =
        0.25 /
        std::pow(std::log10(siOf(size.roughness) / (3.7 * bore) + 5.74 / std::pow(reynolds, 0.9)),
                 2);
    return friction / bore * density * velocity * velocity / 2.0 <= siOf(recipe.gradientLimit);
}

} // namespace

PipeSize pipeSize(const HallView& view, const CoolantRecipe& recipe, VolumeFlow flow)
{
    PipeSize best;
    PipeSize largest;
    for (const auto* entry : view.catalogue.all<PipeSizeType>()) {
        const auto& size = std::get<PipeSizeType>(entry->kind);
        if (size.material != recipe.pipe)
            continue;
        const PipeSize candidate{entry, size.bore, size.roughness};
        if (largest.entry == nullptr || size.bore > largest.bore)
            largest = candidate;
        if (within(size, recipe, siOf(flow)) && (best.entry == nullptr || size.bore < best.bore))
            best = candidate;
    }
    if (best.entry != nullptr)
        return best;
    if (largest.entry == nullptr)
        return {nullptr, millimetres(100), millimetres(0.015)};
    return largest;
}

Length hoseBore(const HallView& view, VolumeFlow flow)
{
    const Length largest = millimetres(50.8);
    Length best{};
    for (const auto* entry : view.catalogue.all<PipeSizeType>()) {
        const auto& size = std::get<PipeSizeType>(entry->kind);
        const double area = std::numbers::pi / 4.0 * siOf(size.bore) * siOf(size.bore);
        if (size.material == PipeMaterial::Hose && siOf(flow) <= 4.5 * area &&
            (best == Length{} || size.bore < best))
            best = size.bore;
    }
    return best == Length{} ? largest : best;
}

} // namespace hallwright::model
