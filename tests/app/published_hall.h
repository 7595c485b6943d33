// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests against published halls share: the shipped catalogue, figures of its entries in
// file units, one hall of equal racks with a recipe of choice, and a closeness that says its
// numbers.
#pragma once

#include "app/evaluate.h"
#include "app/template_builder.h"
#include "data/catalogue/catalogue_library.h"
#include "model/derive/coolant.h"

#include <QtGlobal>

#include <cmath>
#include <functional>

namespace hallwright::tests {

inline const model::Catalogue& shippedTypes()
{
    static const auto loaded = data::loadCatalogue(data::catalogueFolder());
    model::ensure(loaded.has_value(), "the shipped catalogue loads");
    return *loaded;
}

template <class Kind>
const Kind& shippedKind(const char* key)
{
    const auto* entry = shippedTypes().find(key);
    model::ensure(entry != nullptr, key);
    return std::get<Kind>(entry->kind);
}

// The hall of a published plant: racks of a type in rows, with changes to the standard recipe.
struct PublishedHall {
    const char* type = "";
    int rows = 1;
    int perRow = 8;
    const char* cdu = "";
    std::function<void(model::CoolantRecipe&)> change = [](model::CoolantRecipe&) {};
};

inline model::Project projectOf(const PublishedHall& hall)
{
    app::TemplateBuilder builder(shippedTypes(), "Published hall");
    builder.alternative("Published", "")
        .hall({.type = hall.type, .label = "Hall 1", .rows = hall.rows, .perRow = hall.perRow});
    const model::TypeId cdu = builder.type(hall.cdu);
    auto project = builder
                       .coolant([&](model::CoolantRecipe& recipe) {
                           recipe.cduType = cdu;
                           hall.change(recipe);
                       })
                       .done();
    model::ensure(project.has_value(), "the published hall builds");
    return *std::move(project);
}

inline model::Assessment assessed(const model::Project& project)
{
    auto all = app::evaluateAll(project, shippedTypes());
    model::ensure(all.has_value() && all->size() == 1, "the published hall evaluates");
    return std::move(all->front());
}

// The only coolant group of a project's only hall.
inline model::CoolantGroup groupOf(const model::Project& project)
{
    const auto& plan = project.alternatives.front().plan;
    auto derived = model::deriveCoolant({project, shippedTypes(), plan, *plan.halls.begin()});
    model::ensure(derived.groups.size() == 1, "one coolant group");
    return std::move(derived.groups.front());
}

// |figure - published| <= relative · |published|; says both where not.
inline bool closeTo(double figure, double published, double relative, const char* what = "")
{
    const bool good = std::abs(figure - published) <= relative * std::abs(published);
    if (!good)
        qWarning("%s: %.6g, published %.6g, off by %.2f %%, allowed %.2f %%", what, figure,
                 published, 100.0 * (figure / published - 1.0), 100.0 * relative);
    return good;
}

} // namespace hallwright::tests
