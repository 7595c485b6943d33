// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/year_study.h"

#include "app/chip_margins.h"
#include "app/evaluate_year_halls.h"
#include "thermal/plant/set_point_study.h"

#include <algorithm>
#include <array>

namespace hallwright::app {

using namespace model;

namespace {

constexpr std::array suppliesC{18.0, 20.0, 22.0, 24.0, 26.0, 28.0, 30.0,
                               32.0, 34.0, 36.0, 38.0, 40.0, 42.0, 45.0};

// Sums over the loops, by heat; hours are of the worst loop.
class StudySums {
public:
    StudySums()
        : rows_(suppliesC.size())
        , its_(suppliesC.size(), 0.0)
    {
    }

    void add(const std::vector<thermal::SetPointFigures>& loop, double weight)
    {
        for (std::size_t i = 0; i < loop.size() && i < rows_.size(); ++i) {
            auto& row = rows_[i];
            const auto& one = loop[i];
            row.supply = celsius(one.supplyC);
            its_[i] += weight * one.it;
            totals_[i] += weight * one.total;
            row.litresPerKwh += weight * one.it * one.litresPerKwh;
            row.chillerShare += weight * one.it * one.chillerShare;
            row.freeHours = loops_ == 0 ? one.freeHours : std::min(row.freeHours, one.freeHours);
            row.shortHours = std::max(row.shortHours, one.shortHours);
            row.hotHours = std::max(row.hotHours, one.hotHours);
        }
        ++loops_;
    }

    std::vector<SetPointRow> rows()
    {
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            rows_[i].total = totals_[i] / its_[0];
            rows_[i].partialPue = totals_[i] / its_[i];
            rows_[i].litresPerKwh /= its_[i];
            rows_[i].chillerShare /= its_[i];
        }
        return std::move(rows_);
    }

private:
    std::vector<SetPointRow> rows_;
    std::vector<double> its_;
    int loops_ = 0;
    std::array<double, suppliesC.size()> totals_{};
};

} // namespace

Result<SetPointStudy> studySetPoints(const YearRequest& request, YearCache& cache,
                                     double leakagePerKelvin)
{
    auto climate = siteClimate(request.project, cache.climate);
    if (!climate)
        return tl::unexpected<Fault>(climate.error());
    cache.climate = *climate;
    const SiteClimate& site = **climate;
    StudySums sums;
    bool some = false;
    const auto profile = thermal::steadyProfile(site.year.hours());
    const auto margins = chipMargins(request);
    for (const auto& hall : yearHalls(request)) {
        auto loop = yearLoop(hall, LoopKind::Liquid, site, {1.0});
        loop.reuse = {}; // all heat is the plant's
        loop.hotAboveC = hotAboveC(margins, hall.id);
        loop.design.heatW = loopHeatW(hall, LoopKind::Liquid, 1.0);
        if (loop.design.heatW <= 0.0 || hall.times <= 0.0)
            continue;
        sums.add(thermal::setPointStudy(loop, profile,
                                        {site.year.dryBulbC, site.year.pressurePa, site.moist, {}},
                                        suppliesC, {leakagePerKelvin, suppliesC.front()}),
                 hall.times * loop.design.heatW);
        some = true;
    }
    if (!some)
        return fail(
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("app", "no rack of this alternative is cooled by liquid"), {}});
    SetPointStudy out;
    out.climate = site.year.place.name + " (" + site.year.source + ")";
    out.leakagePerKelvin = leakagePerKelvin;
    out.rows = sums.rows();
    for (auto& row : out.rows)
        addChipMargins(margins, row);
    return out;
}

} // namespace hallwright::app
