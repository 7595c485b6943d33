// SPDX-License-Identifier: GPL-3.0-or-later
// The worked example and its hall, solved.
#pragma once

#include "app/evaluate_hall.h"
#include "app/templates.h"
#include "data/catalogue/catalogue_library.h"

#include <optional>

namespace hallwright::tests {

// Catalogue and project of the template; nothing where either cannot be had.
struct Example {
    model::Catalogue catalogue;
    model::Project project;
};
inline std::optional<Example> workedExample()
{
    auto catalogue = data::loadCatalogue(data::catalogueFolder());
    if (!catalogue)
        return std::nullopt;
    auto plain = app::projectFromTemplate("worked-example", *catalogue);
    if (!plain)
        return std::nullopt;
    return Example{*std::move(catalogue), *std::move(plain)};
}

// The example must outlive the answer.
inline std::optional<app::HallSystems> solvedHall(const Example& example)
{
    const auto& plan = example.project.alternatives.front().plan;
    app::EvaluationCache cache;
    auto systems = app::solveHallSystems(
        {example.project, example.catalogue, plan, *plan.halls.begin()}, cache, {});
    return systems ? std::optional(*std::move(systems)) : std::nullopt;
}

} // namespace hallwright::tests
