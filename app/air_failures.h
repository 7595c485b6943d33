// SPDX-License-Identifier: GPL-3.0-or-later
// The air of a hall between evaluations, and its failures for the one failure list: loss of an air
// unit, of all of them with what feeds them, and of their water.
#pragma once

#include "model/results/failure.h"
#include "thermal/air/hall_air_publish.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::app {

using SolvedAir = std::shared_ptr<const model::Result<thermal::HallAirResult>>;

// The air units of a hall and its solved normal state; the view's plan outlives it.
struct AirSystem {
    model::HallView view;
    model::AirUnits units;
    SolvedAir normal;
};

// The last answer of each hall with all that it was read from.
struct AirCache {
    struct Kept {
        model::Hall hall;
        model::Table<model::Rack> racks;
        model::Table<model::EquipmentType> types;
        model::AirRecipe recipe;
        model::Length altitude{};
        const model::EquipmentType* unit = nullptr;
        model::Table<model::Unit> placed;
        int needed = 0;
        int installed = 0;
        SolvedAir answer;
    };
    std::vector<Kept> halls;
};

// Solves the hall's air, or gives the kept answer where nothing of it changed. What a stop cut
// short (Cancelled) is not kept.
SolvedAir cachedHallAir(const model::HallView& view, const model::AirUnits& units, AirCache& cache,
                        const std::stop_token& stop = {});

// One failure of the air side before it is composed with power and coolant.
struct AirCandidate {
    model::Message title; // "loss of h1/air/crah, one unit"
    std::string kind;     // "air-unit", "air-water"
    thermal::AirLoss loss;
};
std::vector<AirCandidate> airCandidates(const AirSystem& system);

// Adds the racks that end above their inlet limit; a rack already dark is not counted again.
// Nothing where the air has no solution; Cancelled on a stop.
model::Result<void> addAirImpact(model::FailureResult& failure, const AirSystem& system,
                                 const thermal::AirLoss& loss, const std::stop_token& stop = {});
// The same of a loss that ends after `lasts`: nothing where no inlet can pass its limit before.
model::Result<void> addAirImpact(model::FailureResult& failure, const AirSystem& system,
                                 const thermal::AirLoss& loss, model::Duration lasts,
                                 const std::stop_token& stop);

} // namespace hallwright::app
