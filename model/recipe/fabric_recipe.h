// SPDX-License-Identifier: GPL-3.0-or-later
// How a hall's GPUs are joined by the scale-out network (recipes.md).
#pragma once

#include "model/fields.h"

namespace hallwright::model {

enum class FabricTopology { LeafSpine, RailOptimised, RailOnly, ThreeTier, Planes };
std::span<const Choice> choicesOf(FabricTopology);

struct FabricRecipe {
    HallId id; // of the hall it belongs to
    FabricTopology topology = FabricTopology::RailOptimised;
    TypeId switchType; // none: the catalogue's default of the rack's port rate
    double oversubscription = 1.0;
    friend bool operator==(const FabricRecipe&, const FabricRecipe&) = default;
};

template <>
const std::vector<Field<FabricRecipe>>& fields<FabricRecipe>();

} // namespace hallwright::model
