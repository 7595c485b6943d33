// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_year.h"

#include "app/evaluate_tariff.h"
#include "app/evaluate_year_bands.h"
#include "app/evaluate_year_findings.h"
#include "app/evaluate_year_halls.h"
#include "app/signature.h"

#include <algorithm>
#include <numeric>

namespace hallwright::app {

using namespace model;

namespace {

constexpr double hourSeconds = 3600.0;
constexpr std::size_t keptYears = 12;
constexpr LoopKind kinds[] = {LoopKind::Liquid, LoopKind::Air};

std::uint64_t questionOf(const SiteClimate& climate, const std::vector<thermal::YearLoop>& loops,
                         const std::vector<double>& levels, const std::vector<char>& orders)
{
    Signature hash;
    hash << climate.choice;
    for (const double level : levels)
        hash << level;
    for (const char order : orders)
        hash << std::uint64_t{static_cast<unsigned char>(order)};
    for (const auto& loop : loops) {
        const auto& d = loop.design;
        const auto& m = d.machines;
        hash << static_cast<double>(d.scheme) << static_cast<double>(m.evaporation)
             << static_cast<double>(m.economiser);
        for (const double value : {loop.tank.capacityJ, loop.tank.powerW, loop.tank.lossPerDay,
                                   loop.reuse.share, loop.reuse.sinkC.value_or(-300.0),
                                   loop.reuse.heatingLimitC.value_or(-300.0), loop.reuse.base})
            hash << value;
        for (const double value : {d.supplyC,
                                   d.riseK,
                                   d.heatW,
                                   d.dryBulbC,
                                   d.wetBulbC,
                                   d.pressurePa,
                                   loop.times,
                                   m.dryApproachK,
                                   m.towerApproachK,
                                   m.exchangerApproachK,
                                   m.dryFanShare,
                                   m.towerFanShare,
                                   m.liftWater,
                                   m.liftAir,
                                   m.cycles,
                                   m.drift,
                                   m.padEffectiveness,
                                   m.pumpHeadPa,
                                   m.pumpEfficiency,
                                   m.pumpHeadFixed})
            hash << value;
        for (const double heat : loop.heatW)
            hash << heat;
    }
    return hash.value();
}

class YearEvaluation {
public:
    YearEvaluation(const YearRequest& request, YearCache& cache)
        : request_(request)
        , cache_(cache)
        , halls_(yearHalls(request))
    {
    }

    YearOutcome run()
    {
        if (halls_.empty() || !known())
            return std::move(out_);
        auto climate = siteClimate(request_.project, cache_.climate);
        if (!climate) {
            out_.findings.push_back(
                yearFinding(Severity::Error, "year.climate", climate.error().what));
            return std::move(out_);
        }
        cache_.climate = *climate;
        climate_ = cache_.climate.get();
        setProfile();
        solve();
        publish();
        tell();
        return std::move(out_);
    }

private:
    // Where a hall's power or losses are unknown so is the year: never a PUE of what is known.
    bool known()
    {
        for (const auto& hall : halls_) {
            if (!hall.powerKnown)
                return false; // a finding of the racks says so
            if (hall.losses.known)
                continue;
            out_.findings.push_back(yearFinding(
                Severity::Note, "year.incomplete",
                {QT_TRANSLATE_NOOP("finding", "Electrical losses of {0} are not known: the plant "
                                              "year is left out."),
                 {hall.key}}));
            return false;
        }
        return true;
    }

    // Typical power as a share of TDP. Where the profile would go above TDP its waves are flattened
    // until they do not; the mean stays.
    void setProfile()
    {
        const std::size_t hours = climate_->year.hours();
        profile_ = request_.plan.workload.kind == WorkloadKind::Training
                       ? thermal::trainingProfile(hours)
                       : thermal::inferenceProfile(hours);
        double tdp = 0.0;
        for (const auto& hall : halls_)
            tdp += hall.times * hall.tdpW;
        const double mean = tdp > 0.0 ? inSi(request_.itMean) / tdp : 0.0;
        const double highest =
            *std::max_element(profile_.levels.begin(), profile_.levels.end()) - 1.0;
        const double room = mean > 0.0 ? std::max(0.0, 1.0 / mean - 1.0) : highest;
        const double flattened = highest > room ? room / highest : 1.0;
        for (const double level : profile_.levels)
            ratios_.push_back(mean * (1.0 + flattened * (level - 1.0)));
    }

    void solve()
    {
        for (const auto& hall : halls_)
            for (const auto kind : kinds)
                loops_.push_back(yearLoop(hall, kind, *climate_, ratios_));
        peak_ = peakHours(climate_->year.hours(), inputs_);
        rates_ = hourlyRates(request_.project, *climate_, inputs_);
        const auto orders = storageOrders(rates_, peak_, tankHours());
        const auto question = questionOf(*climate_, loops_, ratios_, orders);
        for (const auto& solved : cache_.solved)
            if (solved.question == question) {
                plant_ = solved.answer;
                return;
            }
        plant_ = std::make_shared<const thermal::PlantYear>(thermal::plantYear(
            loops_, profile_,
            {climate_->year.dryBulbC, climate_->year.pressurePa, climate_->moist, orders}));
        if (cache_.solved.size() >= keptYears)
            cache_.solved.erase(cache_.solved.begin());
        cache_.solved.push_back({question, plant_});
    }

    // How long the tank that lasts longest gives its whole power.
    double tankHours() const
    {
        double out = 0.0;
        for (const auto& loop : loops_)
            if (loop.tank.powerW > 0.0)
                out = std::max(out, loop.tank.capacityJ / loop.tank.powerW / hourSeconds);
        return out;
    }

    // A figure of all halls at a level, as a column over the hours.
    template <class Figure>
    std::vector<double> column(Figure figure) const
    {
        std::vector<double> atLevel(ratios_.size(), 0.0);
        for (std::size_t level = 0; level < ratios_.size(); ++level)
            for (const auto& hall : halls_)
                atLevel[level] += hall.times * figure(hall, ratios_[level]);
        std::vector<double> out;
        out.reserve(profile_.levelOfHour.size());
        for (const auto level : profile_.levelOfHour)
            out.push_back(atLevel[level]);
        return out;
    }

    std::shared_ptr<YearHours> hourly() const
    {
        auto out = std::make_shared<YearHours>();
        const auto at = [&out](EndUse use) -> std::vector<double>& {
            return out->powerW[static_cast<std::size_t>(use)];
        };
        at(EndUse::It) = column([](const YearHall& h, double r) { return r * h.tdpW + h.fabricW; });
        at(EndUse::Losses) = column([](const YearHall& h, double r) { return lossesW(h, r); });
        at(EndUse::HallCooling) =
            column([](const YearHall& h, double) { return h.pumpsW + h.fansW; });
        at(EndUse::Other) =
            column([](const YearHall& h, double) { return h.plant.otherShare * h.tdpW; });
        at(EndUse::PlantPumps) = plant_->columns.pumpW;
        at(EndUse::RejectionFans) = plant_->columns.fanW;
        at(EndUse::Chillers) = plant_->columns.chillerW;
        at(EndUse::HeatPumps) = plant_->columns.heatPumpW;
        at(EndUse::Humidifiers) = humidity_.powerW;
        out->waterKg = plant_->columns.waterKg;
        for (std::size_t i = 0; i < out->waterKg.size(); ++i)
            out->waterKg[i] += humidity_.waterKg[i];
        out->humidityRatio = climate_->moist.humidityRatio;
        out->hourOfDay = hoursOfDay(climate_->year.hours());
        if (std::any_of(loops_.begin(), loops_.end(),
                        [](const auto& loop) { return loop.tank.capacityJ > 0.0; }))
            out->storedJ = plant_->columns.storedJ;
        out->dryBulbC = climate_->year.dryBulbC;
        out->wetBulbC = climate_->moist.wetBulbC;
        out->month = climate_->year.month;
        return out;
    }

    void publish()
    {
        YearResult year;
        humidity_ = humidityOf(halls_, *climate_);
        const auto hours = hourly();
        year.meanPressurePa = climate_->meanPressurePa;
        year.climate = climate_->year.place.name + " (" + climate_->year.source + ")";
        year.generated = climate_->year.generated;
        year.length = fromSi<Duration>(hourSeconds * static_cast<double>(hours->hours()));
        for (std::size_t use = 0; use < endUseCount; ++use) {
            const auto& power = hours->powerW[use];
            year.energy[use] =
                fromSi<Energy>(hourSeconds * std::accumulate(power.begin(), power.end(), 0.0));
            year.total += year.energy[use];
        }
        const double it = inSi(year.energy[static_cast<std::size_t>(EndUse::It)]);
        year.pue = it > 0.0 ? inSi(year.total) / it : 0.0;
        for (std::size_t i = 0; i < hours->hours(); ++i) {
            const double facility = hours->facilityW(i);
            year.peak = std::max(year.peak, fromSi<Power>(facility));
            year.puePeak = std::max(year.puePeak, facility / hours->powerW[0][i]);
        }
        const auto sum = [](const auto& c) { return std::accumulate(c.begin(), c.end(), 0.0); };
        const double litres = sum(hours->waterKg);
        year.waterHumidifying = fromSi<Volume>(sum(humidity_.waterKg) * 1e-3);
        year.reusedHeat = fromSi<Energy>(sum(plant_->columns.reusedW) * hourSeconds);
        year.water = fromSi<Volume>(litres * 1e-3);
        year.evaporation = fromSi<Volume>(sum(plant_->columns.evaporationKg) * 1e-3);
        year.wue = it > 0.0 ? litres / (it / 3.6e6) : 0.0;
        year.freeHours =
            static_cast<int>(hours->hours()) - std::accumulate(plant_->columns.compressor.begin(),
                                                               plant_->columns.compressor.end(), 0);
        year.shortHours =
            std::accumulate(plant_->columns.warm.begin(), plant_->columns.warm.end(), 0);
        year.hourly = hours;
        publishLoops(year);
        year.waterAir += year.waterHumidifying;
        const BandFigures bands = bandsOf(*hours, peak_, rates_);
        year.peakShare = bands.energyShare;
        year.coincidentPeakBand = fromSi<Power>(bands.highestW);
        year.carbonKg = bands.carbonKg;
        year.mlc = mechanicalComponent(year);
        year.energyCost = dollars(bands.costUsd);
        year.tariff = rates_.tariff;
        year.gridCarbon = rates_.gridCarbon;
        year.lossShare = lossShare(year);
        year.losses = chain();
        year.elc = year.losses.together();
        out_.year = std::move(year);
    }

    // Of all halls together.
    ElectricalShares chain() const
    {
        ChainLosses sum;
        double it = 0.0;
        double mechanical = 0.0;
        for (const auto& hall : halls_) {
            const auto& one = hall.losses.chain;
            sum.serviceW += hall.times * one.serviceW;
            sum.upsW += hall.times * one.upsW;
            sum.distributionW += hall.times * one.distributionW;
            it += hall.times * hall.tdpW;
            mechanical += hall.times * (hall.pumpsW + hall.fansW);
        }
        return chainShares(sum, it, mechanical);
    }

    void publishLoops(YearResult& year) const
    {
        double peak = 0.0;
        double warmestOver = -1e9;
        for (std::size_t i = 0; i < loops_.size(); ++i) {
            const YearHall& hall = halls_[i / 2];
            const LoopKind kind = kinds[i % 2];
            const auto& totals = plant_->loops[i];
            const double rejection = hall.times * (totals.fanJ + totals.chillerJ);
            const double water = hall.times * totals.waterKg * 1e-3;
            const bool liquid = kind == LoopKind::Liquid;
            (liquid ? year.rejectionLiquid : year.rejectionAir) += fromSi<Energy>(rejection);
            (liquid ? year.waterLiquid : year.waterAir) += fromSi<Volume>(water);
            year.storedHeat += fromSi<Energy>(hall.times * totals.dischargedJ);
            const double over = totals.warmestSupplyC - loops_[i].design.supplyC;
            if (over > warmestOver && loops_[i].design.heatW > 0.0) {
                warmestOver = over;
                year.warmestSupply = celsius(totals.warmestSupplyC);
            }
            year.curveHours += totals.curveHours;
            year.liftHours += totals.liftHours;
            year.heldTower = year.heldTower || totals.heldHours > 0;
            const auto& day = totals.designDay;
            peak += hall.times * (day.fanW + day.pumpW + day.chillerW);
            if (loops_[i].design.heatW > 0.0)
                year.designDay.push_back(designDayOf(hall, kind, loops_[i], totals));
            for (auto& units : plantUnits(hall, kind, loops_[i], totals))
                year.units.push_back(std::move(units));
        }
        for (const auto& hall : halls_)
            peak += hall.times * (hall.tdpW * (1.0 + hall.plant.otherShare) + hall.fabricW +
                                  hall.pumpsW + hall.fansW + lossesW(hall, 1.0));
        year.designPeak = fromSi<Power>(peak);
    }

    void tell()
    {
        auto said = yearFindings(*out_.year, request_.project.site);
        out_.findings.insert(out_.findings.end(), said.begin(), said.end());
        out_.findings.insert(out_.findings.end(), rates_.findings.begin(), rates_.findings.end());
    }

    const YearRequest& request_;
    YearCache& cache_;
    std::vector<YearHall> halls_;
    const SiteClimate* climate_ = nullptr;
    thermal::LoadProfile profile_;
    InputValues inputs_ = valuesOf(inputsOf(request_.project));
    std::vector<double> ratios_; // IT power over TDP, by level
    std::vector<char> peak_;     // hours of peak price
    HourlyRates rates_;
    thermal::HumidityYear humidity_;
    std::vector<thermal::YearLoop> loops_;
    std::shared_ptr<const thermal::PlantYear> plant_;
    YearOutcome out_;
};

bool typedIn(const Project& project, InputKey key)
{
    for (const auto& input : project.inputs)
        if (input.key == defaultInput(key).key)
            return true;
    return false;
}

} // namespace

YearOutcome evaluateYear(const YearRequest& request, YearCache& cache)
{
    return YearEvaluation(request, cache).run();
}

YearMeans yearMeans(const YearResult& year, const Project& project)
{
    YearMeans out;
    const auto mean = [&year](Energy energy) { return energy / year.length; };
    const auto of = [&year](EndUse use) { return year.energy[static_cast<std::size_t>(use)]; };
    out.it = mean(of(EndUse::It));
    out.losses = mean(of(EndUse::Losses));
    out.pumpsAndFans = mean(of(EndUse::HallCooling) + of(EndUse::PlantPumps) + of(EndUse::Other) +
                            of(EndUse::HeatPumps) + of(EndUse::Humidifiers));
    out.peakShare = year.peakShare;
    const InputValues inputs = valuesOf(inputsOf(project));
    const double joules = inSi(year.total);
    if (!year.tariff.empty() && joules > 0.0)
        out.price = HourlyMean{inSi(year.energyCost) / joules, at(inputs, InputKey::EnergyPrice)};
    if (!year.gridCarbon.empty() && joules > 0.0)
        out.carbon = HourlyMean{year.carbonKg / joules, at(inputs, InputKey::CarbonFactor)};
    if (!typedIn(project, InputKey::HeatRejectionLiquid))
        out.rejectionLiquid = mean(year.rejectionLiquid);
    if (!typedIn(project, InputKey::HeatRejectionAir))
        out.rejectionAir = mean(year.rejectionAir);
    if (!typedIn(project, InputKey::WaterUseLiquid))
        out.waterLiquid = year.waterLiquid / year.length;
    if (!typedIn(project, InputKey::WaterUseAir))
        out.waterAir = year.waterAir / year.length;
    out.designPeak = year.designPeak;
    return out;
}

} // namespace hallwright::app
