// SPDX-License-Identifier: GPL-3.0-or-later
// What a site needs beside its halls: rooms and yards by area per kW from the assumptions, laid out
// as blocks, so that "does this fit this plot" has an answer. A space budget, not a site design:
// one storey, shelves of rectangles, no easements.
#pragma once

#include "model/economics/price_book.h"
#include "model/plan.h"
#include "model/results/finding.h"
#include "model/results/results.h"
#include "model/results/year_result.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hallwright::model {

enum class SiteUse { Hall, Electrical, Battery, Pump, Generator, Rejection, Tank };
const char* siteUseTitle(SiteUse use); // source text, scope "term"

struct SiteBlock {
    SiteUse use = SiteUse::Hall;
    std::string label; // of a hall
    std::string basis; // "12.5 MW": what sized it; empty for halls
    Area area{};
    Box box;             // on the plot, from its lower left corner
    bool placed = false; // a hall at its own position
};

struct SitePlan {
    std::vector<SiteBlock> blocks;
    Area blocksArea{};
    Area needed{}; // with roads, setbacks and offices
    std::optional<Area> plot;
    bool unknown = false; // some part is not known: the year or electrical elements are missing
    bool fits() const { return !plot || needed <= *plot; }
};

struct SiteInput {
    const Project& project;
    const Plan& plan;
    std::span<const ElementResult> elements; // sorted by key
    const YearResult* year = nullptr;        // none: not computed
    const InputValues& inputs;
};

SitePlan sitePlan(const SiteInput& input);
std::vector<Finding> siteFindings(const SitePlan& site);

} // namespace hallwright::model
