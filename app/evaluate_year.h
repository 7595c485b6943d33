// SPDX-License-Identifier: GPL-3.0-or-later
// The plant year of an alternative: solved halls → loops of facility water → 8,760 hours → energy,
// water, hours and findings.
#pragma once

#include "app/evaluate_climate.h"
#include "model/economics/bill.h"
#include "model/results/finding.h"
#include "model/results/year_result.h"
#include "thermal/plant/plant_year.h"

#include <memory>
#include <optional>
#include <vector>

namespace hallwright::app {

// What one year leaves for the next: the climate, and solved plants that nothing changed for.
struct YearCache {
    struct Solved {
        std::uint64_t question = 0; // hash of climate, loops and profile
        std::shared_ptr<const thermal::PlantYear> answer;
    };
    std::shared_ptr<const SiteClimate> climate;
    std::vector<Solved> solved; // the last few, oldest first
};

struct YearRequest {
    const model::Project& project;
    const model::Catalogue& catalogue;
    const model::Plan& plan;
    std::span<const model::RackResult> racks;       // sorted by id
    std::span<const model::ElementResult> elements; // sorted by key
    model::Power itMean{};                          // power of the racks at the mean of the year
    model::Power fabric{}; // IT power of switches that no placed rack holds, at all hours
};

struct YearOutcome {
    std::optional<model::YearResult> year; // none where power, losses or weather are unknown
    std::vector<model::Finding> findings;
};

YearOutcome evaluateYear(const YearRequest& request, YearCache& cache);

// The year as the cost wants it; a share of heat rejection or water that the user typed in stays.
model::YearMeans yearMeans(const model::YearResult& year, const model::Project& project);

} // namespace hallwright::app
