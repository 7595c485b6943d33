// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_year_bands.h"

#include "model/economics/price_book.h"

#include <fmt/format.h>

#include <algorithm>

namespace hallwright::app {

using namespace model;

namespace {

constexpr double hourSeconds = 3600.0;

double hourOf(const InputValues& inputs, InputKey key)
{
    return at(inputs, key) / hourSeconds;
}

} // namespace

std::vector<int> hoursOfDay(std::size_t hours)
{
    std::vector<int> out;
    for (std::size_t i = 0; i < hours; ++i)
        out.push_back(static_cast<int>(i % 24) + 1);
    return out;
}

std::vector<char> peakHours(std::size_t hours, const InputValues& inputs)
{
    const double start = hourOf(inputs, InputKey::PeakStart);
    const double end = hourOf(inputs, InputKey::PeakEnd);
    std::vector<char> out;
    for (const int hour : hoursOfDay(hours)) {
        const double begins = hour - 1.0;
        const bool within =
            start <= end ? begins >= start && begins < end : begins >= start || begins < end;
        out.push_back(within ? 1 : 0);
    }
    return out;
}

thermal::HumidityYear humidityOf(const std::vector<YearHall>& halls, const SiteClimate& climate)
{
    thermal::HumidityYear out;
    out.waterKg.assign(climate.year.hours(), 0.0);
    out.powerW.assign(climate.year.hours(), 0.0);
    for (const auto& hall : halls) {
        if (hall.plant.humidifier == Humidifier::None)
            continue;
        thermal::HumidityTask task;
        task.kind = hall.plant.humidifier;
        task.outsideAirM3S = hall.plant.airChanges * hall.volumeM3 / hourSeconds;
        task.dewPointC = inSi(hall.plant.lowestDewPoint) - 273.15;
        task.indoorC = inSi(hall.air.supply) - 273.15;
        const auto one =
            thermal::humidityYear(task, climate.moist.humidityRatio, climate.year.pressurePa);
        for (std::size_t i = 0; i < out.waterKg.size(); ++i) {
            out.waterKg[i] += hall.times * one.waterKg[i];
            out.powerW[i] += hall.times * one.powerW[i];
        }
    }
    return out;
}

BandFigures bandsOf(const YearHours& hours, const std::vector<char>& peak, const HourlyRates& rates)
{
    BandFigures out;
    double inPeak = 0.0;
    double all = 0.0;
    for (std::size_t i = 0; i < hours.hours(); ++i) {
        const double energy = hours.facilityW(i) * hourSeconds;
        all += energy;
        out.carbonKg += energy * rates.carbonPerJoule[i];
        out.costUsd += energy * rates.pricePerJoule[i];
        if (peak[i] == 0)
            continue;
        inPeak += energy;
        out.highestW = std::max(out.highestW, hours.facilityW(i));
    }
    out.energyShare = all > 0.0 ? inPeak / all : 0.0;
    return out;
}

namespace {

double overIt(const YearResult& year, std::initializer_list<EndUse> uses)
{
    const auto of = [&year](EndUse use) {
        return inSi(year.energy[static_cast<std::size_t>(use)]);
    };
    double sum = 0.0;
    for (const EndUse use : uses)
        sum += of(use);
    return of(EndUse::It) > 0.0 ? sum / of(EndUse::It) : 0.0;
}

} // namespace

double mechanicalComponent(const YearResult& year)
{
    return overIt(year, {EndUse::HallCooling, EndUse::PlantPumps, EndUse::RejectionFans,
                         EndUse::Chillers, EndUse::Humidifiers});
}

double lossShare(const YearResult& year)
{
    return overIt(year, {EndUse::Losses});
}

std::vector<Finding> energyStandardFindings(const YearResult& year, const Site& site)
{
    if (!site.mlcMax && !site.elcMax)
        return {};
    const bool mechanical = !site.mlcMax || year.mlc <= *site.mlcMax;
    const bool electrical = !site.elcMax || year.elc <= *site.elcMax;
    const bool sum =
        site.mlcMax && site.elcMax && year.mlc + year.elc <= *site.mlcMax + *site.elcMax;
    const bool met = (mechanical && electrical) || sum;
    Finding out;
    out.severity = met ? Severity::Note : Severity::Error;
    out.code = met ? "year.energy.met" : "year.energy.exceeded";
    const auto limit = [](const std::optional<double>& value) {
        return value ? fmt::format("{:.3f}", *value) : std::string("-");
    };
    out.message = {
        met ? QT_TRANSLATE_NOOP("finding", "ASHRAE 90.4 {0}: MLC {1} of at most {2}, ELC {3} of "
                                           "at most {4}")
            : QT_TRANSLATE_NOOP("finding", "ASHRAE 90.4 {0} is not met: MLC {1} of at most {2}, "
                                           "ELC {3} of at most {4}"),
        {site.energyStandard, fmt::format("{:.3f}", year.mlc), limit(site.mlcMax),
         fmt::format("{:.3f}", year.elc), limit(site.elcMax)}};
    out.elements = {{ElementKind::Site, 0, {}}};
    out.value = mechanical ? year.elc : year.mlc;
    out.limit = mechanical ? site.elcMax : site.mlcMax;
    if (out.limit && *out.limit > 0.0)
        out.marginPct = (*out.limit - *out.value) / *out.limit * 100.0;
    out.reference =
        QT_TRANSLATE_NOOP("reference", "maxima entered for the site; ELC of the solved load flow "
                                       "at TDP");
    return {out};
}

} // namespace hallwright::app
