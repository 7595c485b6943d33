// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_tariff.h"

#include "app/evaluate_year_bands.h"
#include "model/edit/hour_series.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hallwright::app {

using namespace model;

namespace {

constexpr std::size_t dayHours = 24;

Finding notThere(Message message)
{
    Finding out;
    out.severity = Severity::Error;
    out.code = "year.hourly";
    out.message = std::move(message);
    out.elements = {{ElementKind::Site, 0, {}}};
    out.reference = QT_TRANSLATE_NOOP("reference", "plant year (manual: plant_year.md)");
    return out;
}

// An assumption and what it grows by in peak hours.
std::vector<double> ofBands(const std::vector<char>& peak, double usual, double more)
{
    std::vector<double> out;
    out.reserve(peak.size());
    for (const char one : peak)
        out.push_back(usual + (one != 0 ? more : 0.0));
    return out;
}

struct Wanted {
    const std::string& key;
    Curve HourSeries::*column;
};

// The chosen column; none, with a finding where it was chosen and cannot be had.
std::optional<std::vector<double>> chosen(const Project& project, const SiteClimate& climate,
                                          const Wanted& wanted, std::vector<Finding>& findings)
{
    if (wanted.key.empty())
        return std::nullopt;
    const HourSeries* series = hourSeriesOf(project, wanted.key);
    if (series == nullptr || (series->*wanted.column).empty()) {
        findings.push_back(notThere(
            {QT_TRANSLATE_NOOP("finding", "There are no imported hourly values \"{0}\": the "
                                          "assumed price or carbon factor stands."),
             {wanted.key}}));
        return std::nullopt;
    }
    auto hours =
        hoursOf(*series, wanted.column, {climate.year.hours(), climate.year.place.timeZoneH});
    if (!hours) {
        findings.push_back(notThere(hours.error().what));
        return std::nullopt;
    }
    return *std::move(hours);
}

std::string sourceOf(const Project& project, const std::string& key)
{
    const HourSeries* series = hourSeriesOf(project, key);
    return series != nullptr ? key + " (" + series->source + ")" : key;
}

// Of one day: `orders` points to its hours.
void orderDay(std::span<const double> price, std::size_t giving, std::span<char> orders)
{
    std::vector<std::size_t> dearest(price.size());
    std::iota(dearest.begin(), dearest.end(), std::size_t{0});
    std::stable_sort(dearest.begin(), dearest.end(),
                     [&price](std::size_t a, std::size_t b) { return price[a] > price[b]; });
    const std::size_t resting = giving + (price.size() - giving) / 2;
    for (std::size_t place = 0; place < dearest.size(); ++place)
        orders[dearest[place]] = static_cast<char>(place < giving    ? StorageOrder::Give
                                                   : place < resting ? StorageOrder::Rest
                                                                     : StorageOrder::Take);
}

} // namespace

HourlyRates hourlyRates(const Project& project, const SiteClimate& climate,
                        const InputValues& inputs)
{
    HourlyRates out;
    const auto peak = peakHours(climate.year.hours(), inputs);
    const auto& site = project.site;
    if (auto price = chosen(project, climate, {site.tariff, &HourSeries::price}, out.findings)) {
        out.pricePerJoule = *std::move(price);
        out.tariff = sourceOf(project, site.tariff);
    } else {
        out.pricePerJoule =
            ofBands(peak, at(inputs, InputKey::EnergyPrice), at(inputs, InputKey::PeakPrice));
    }
    if (auto carbon =
            chosen(project, climate, {site.gridCarbon, &HourSeries::carbon}, out.findings)) {
        out.carbonPerJoule = *std::move(carbon);
        out.gridCarbon = sourceOf(project, site.gridCarbon);
    } else {
        out.carbonPerJoule =
            ofBands(peak, at(inputs, InputKey::CarbonFactor), at(inputs, InputKey::PeakCarbon));
    }
    return out;
}

std::vector<char> storageOrders(const HourlyRates& rates, const std::vector<char>& peak,
                                double tankHours)
{
    if (rates.tariff.empty())
        return peak;
    std::vector<char> out(rates.pricePerJoule.size(), static_cast<char>(StorageOrder::Rest));
    const auto giving = static_cast<std::size_t>(
        std::clamp(std::ceil(tankHours - 1e-9), 1.0, static_cast<double>(dayHours) / 2.0));
    const std::span<const double> price(rates.pricePerJoule);
    for (std::size_t day = 0; day + dayHours <= out.size(); day += dayHours)
        orderDay(price.subspan(day, dayHours), giving, std::span(out).subspan(day, dayHours));
    return out;
}

} // namespace hallwright::app
