// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_draws.h"

#include "app/evaluate.h"

namespace hallwright::app {

using namespace model;

namespace {

void refresh(Assessment& assessment)
{
    const auto& tco = assessment.tco;
    for (auto& kpi : assessment.kpis)
        for (const auto& [key, value] :
             {std::pair{"tco_p10_usd", tco.p10}, std::pair{"tco_p50_usd", tco.p50},
              std::pair{"tco_p90_usd", tco.p90}})
            if (kpi.key == key && value)
                kpi.value = inSi(*value);
}

} // namespace

void redraw(const Project& project, const Catalogue& catalogue, std::span<Assessment> assessments,
            const Sampling& sampling)
{
    const auto alternatives = scalable(project, catalogue, assessments);
    std::vector<const CostCase*> costs;
    for (const auto& one : alternatives)
        costs.push_back(&one.cost);
    auto drawn = drawTogether(costs, drawSpaceOf(project), sampling);
    for (std::size_t i = 0; i < assessments.size(); ++i) {
        putDraws(assessments[i].tco, std::move(drawn[i]));
        refresh(assessments[i]);
    }
}

} // namespace hallwright::app
