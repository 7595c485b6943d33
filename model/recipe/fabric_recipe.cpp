// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recipe/fabric_recipe.h"

namespace hallwright::model {

namespace {

constexpr Choice topologies[] = {{"leaf_spine", QT_TRANSLATE_NOOP("choice", "Leaf–spine")},
                                 {"rail_optimised", QT_TRANSLATE_NOOP("choice", "Rail-optimised")},
                                 {"rail_only", QT_TRANSLATE_NOOP("choice", "Rail-only")},
                                 {"three_tier", QT_TRANSLATE_NOOP("choice", "Three-tier")},
                                 {"planes", QT_TRANSLATE_NOOP("choice", "Multi-plane")}};

} // namespace

std::span<const Choice> choicesOf(FabricTopology)
{
    return topologies;
}

template <>
const std::vector<Field<FabricRecipe>>& fields<FabricRecipe>()
{
    using R = FabricRecipe;
    static const std::vector<Field<R>> list{
        field<R>({.key = "topology", .title = QT_TRANSLATE_NOOP("field", "Topology")},
                 [](auto& r) -> auto& { return r.topology; }),
        field<R>({.key = "switch_type", .title = QT_TRANSLATE_NOOP("field", "Switch type")},
                 [](auto& r) -> auto& { return r.switchType; }),
        field<R>({.key = "oversubscription",
                  .title = QT_TRANSLATE_NOOP("field", "Oversubscription"),
                  .min = 1,
                  .max = 64},
                 [](auto& r) -> auto& { return r.oversubscription; }),
    };
    return list;
}

} // namespace hallwright::model
