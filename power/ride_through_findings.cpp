// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall in time says against its limits.
#include "model/quantity_text.h"
#include "power/hall_ride_through.h"

#include <algorithm>

namespace hallwright::power {

using namespace model;

namespace {

// Highest short overload of double conversion, 10 s (class value, recalled).
constexpr double upsOverload = 1.5;

std::string percentText(double share)
{
    return numberText(share * 100.0, 3) + " %";
}

std::string timeText(Duration time)
{
    return quantityText(inSi(time), Measure::Seconds, UnitSystem::Si, 3);
}

void setLimit(Finding& finding, double value, double limit, Measure measure)
{
    finding.value = value;
    finding.limit = limit;
    finding.measure = measure;
    finding.marginPct =
        limit != 0.0 ? std::optional((limit - value) / limit * 100.0) : std::nullopt;
}

void batteries(const RideThrough& ride, std::vector<Finding>& out)
{
    if (!ride.sets || ride.ups.empty())
        return;
    const auto shortest =
        std::min_element(ride.ups.begin(), ride.ups.end(),
                         [](const auto& a, const auto& b) { return a.runtime < b.runtime; });
    if (shortest->runtime >= ride.sets->carried)
        return;
    auto finding = findingOf(
        "power.ride.battery", Severity::Error,
        {QT_TRANSLATE_NOOP("finding",
                           "{0}: its battery lasts {1} at the load, but generators carry it only "
                           "after {2}"),
         {shortest->element, timeText(shortest->runtime), timeText(ride.sets->carried)}},
        refTo(shortest->element));
    finding.value = inSi(shortest->runtime);
    finding.limit = inSi(ride.sets->carried);
    finding.measure = Measure::Seconds;
    finding.marginPct = (*finding.value - *finding.limit) / *finding.limit * 100.0;
    finding.contingency = "loss of the utility";
    finding.reference = QT_TRANSLATE_NOOP(
        "reference", "battery by Peukert's law, generator start and load steps of the catalogue");
    out.push_back(std::move(finding));
}

void peaks(const RideThrough& ride, std::vector<Finding>& out)
{
    for (const auto& ups : ride.ups) {
        if (ups.peakLoading <= upsOverload)
            continue;
        auto finding = findingOf(
            "power.ride.peak", Severity::Warning,
            {QT_TRANSLATE_NOOP("finding", "{0} is loaded to {1} at its racks' peak with one system "
                                          "lost; double conversion stands 150 % for 10 s"),
             {ups.element, percentText(ups.peakLoading)}},
            refTo(ups.element));
        setLimit(finding, ups.peakLoading, upsOverload, Measure::Fraction);
        finding.reference =
            QT_TRANSLATE_NOOP("reference", "UPS overload 110 % 10 min, 125 % 1 min, 150 % 10 s; "
                                           "class values, recalled");
        out.push_back(std::move(finding));
    }
}

void sets(const RideThrough& ride, const InputValues& values, std::vector<Finding>& out)
{
    if (!ride.sets)
        return;
    const double limit = at(values, InputKey::GeneratorFrequencyDip);
    if (ride.sets->jobDip > limit) {
        auto finding = findingOf(
            "power.ride.step", Severity::Warning,
            {QT_TRANSLATE_NOOP("finding",
                               "On generators the synchronous step of the jobs is {0} of their "
                               "rating, a frequency dip of {1}: cap or smooth the jobs while the "
                               "generators run"),
             {percentText(ride.sets->jobStep), percentText(ride.sets->jobDip)}},
            refTo(ride.sets->element));
        setLimit(finding, ride.sets->jobDip, limit, Measure::Fraction);
        finding.reference =
            QT_TRANSLATE_NOOP("reference", "ISO 8528-5 class of the assumptions, recalled");
        out.push_back(std::move(finding));
    }
    if (ride.sets->loading <= 1.0)
        return;
    auto finding = findingOf(
        "power.ride.sets", Severity::Warning,
        {QT_TRANSLATE_NOOP("finding", "With battery recharge the generators are loaded to {0} of "
                                      "what they give at this site: limit the recharge or add a "
                                      "set"),
         {percentText(ride.sets->loading)}},
        refTo(ride.sets->element));
    setLimit(finding, ride.sets->loading, 1.0, Measure::Fraction);
    finding.reference = QT_TRANSLATE_NOOP(
        "reference", "rating with altitude and air of the site; recharge of the assumptions");
    out.push_back(std::move(finding));
}

void grid(const RideThrough& ride, const InputValues& values, std::vector<Finding>& out)
{
    if (!ride.grid)
        return;
    const auto& effect = *ride.grid;
    const double change = at(values, InputKey::VoltageChangeLimit);
    if (effect.voltageChange > change) {
        auto finding = findingOf(
            "power.grid.voltage", Severity::Warning,
            {QT_TRANSLATE_NOOP("finding", "The synchronous step of the jobs moves the utility's "
                                          "voltage by {0}, more than {1}"),
             {percentText(effect.voltageChange), percentText(change)}},
            refTo(ride.hall));
        setLimit(finding, effect.voltageChange, change, Measure::Fraction);
        finding.reference = QT_TRANSLATE_NOOP("reference", "IEC 61000-3-7, recalled; lowest fault "
                                                           "level of the power recipe");
        out.push_back(std::move(finding));
    }
    const double severity = at(values, InputKey::FlickerLimit);
    if (effect.flicker && *effect.flicker > severity) {
        auto finding = findingOf(
            "power.grid.flicker", Severity::Warning,
            {QT_TRANSLATE_NOOP("finding", "The synchronous steps of the jobs cause flicker of Pst "
                                          "{0} at the utility, more than {1}"),
             {numberText(*effect.flicker, 3), numberText(severity, 3)}},
            refTo(ride.hall));
        setLimit(finding, *effect.flicker, severity, Measure::None);
        finding.reference = QT_TRANSLATE_NOOP("reference", "IEC 61000-3-3 analytical method, good "
                                                           "to 10 %; planning level recalled");
        out.push_back(std::move(finding));
    }
    if (effect.distortion <= effect.distortionLimit)
        return;
    auto finding =
        findingOf("power.grid.harmonics", Severity::Warning,
                  {QT_TRANSLATE_NOOP("finding", "Current distortion of {0} at the utility, more "
                                                "than {1} at this ratio of fault level to load"),
                   {percentText(effect.distortion), percentText(effect.distortionLimit)}},
                  refTo(ride.hall));
    setLimit(finding, effect.distortion, effect.distortionLimit, Measure::Fraction);
    finding.reference = QT_TRANSLATE_NOOP("reference", "IEEE 519 table 2, recalled");
    out.push_back(std::move(finding));
}

} // namespace

std::vector<Finding> rideThroughFindings(const RideThrough& ride, const InputValues& values)
{
    std::vector<Finding> out;
    batteries(ride, out);
    peaks(ride, out);
    sets(ride, values, out);
    grid(ride, values, out);
    return out;
}

} // namespace hallwright::power
