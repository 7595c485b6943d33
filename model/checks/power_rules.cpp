// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/rules.h"
#include "model/derive/power.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <map>

namespace hallwright::model {

namespace {

std::string kilowattText(double watt)
{
    return quantityText(watt, Measure::Power, UnitSystem::Si, 4);
}

std::string percentText(double share)
{
    return numberText(share * 100.0) + " %";
}

} // namespace

void hallPowerFits(const CheckInput& input, FindingSink& sink)
{
    std::map<HallId, double> tdp;
    std::map<HallId, double> peak;
    for (const auto& rack : input.plan.racks)
        if (const auto* result = input.result(rack.id)) {
            tdp[rack.at.hall] += inSi(result->tdp);
            peak[rack.at.hall] += inSi(result->peak);
        }
    for (const auto& hall : input.plan.halls) {
        if (!hall.powerLimit)
            continue;
        const double limit = inSi(*hall.powerLimit);
        const bool atTdp = tdp[hall.id] > limit;
        if (!atTdp && peak[hall.id] <= limit)
            continue;
        Finding finding = over(checkOf("power.hall.limit"), atTdp ? tdp[hall.id] : peak[hall.id],
                               limit, Measure::Power);
        finding.severity = atTdp ? Severity::Error : Severity::Warning;
        finding.message =
            atTdp ? Message{QT_TRANSLATE_NOOP(
                                "finding",
                                "Hall {0}: racks draw {1} at TDP, more than its limit of {2}"),
                            {hall.label, kilowattText(tdp[hall.id]), kilowattText(limit)}}
                  : Message{QT_TRANSLATE_NOOP("finding",
                                              "Hall {0}: racks fit at TDP ({1}) but their peaks "
                                              "together ({2}) exceed the limit of {3}"),
                            {hall.label, kilowattText(tdp[hall.id]), kilowattText(peak[hall.id]),
                             kilowattText(limit)}};
        finding.elements = {refTo(hall.id)};
        sink.add(std::move(finding));
    }
}

// Shelves are split evenly over two feeds; with one feed lost the other half must carry the TDP.
void shelvesCarryRack(const CheckInput& input, FindingSink& sink)
{
    for (const auto& rack : input.plan.racks) {
        const auto* entry = typeOf(input.project, rack.type);
        const RackType* type = entry != nullptr ? rackOf(*entry) : nullptr;
        const auto* result = input.result(rack.id);
        if (type == nullptr || result == nullptr || result->feeds.size() < 2 ||
            !type->power.powerShelves || !type->power.shelfPower)
            continue;
        const double side =
            inSi(*type->power.shelfPower) * static_cast<double>(*type->power.powerShelves / 2);
        if (side >= inSi(result->tdp))
            continue;
        Finding finding =
            over(checkOf("power.shelf.side"), inSi(result->tdp), side, Measure::Power);
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "{0} racks draw more than the power shelves of one side carry, first "
                              "{1}: {2} at TDP against {3}; losing a feed throttles them"),
            {kilowattText(inSi(result->tdp)), kilowattText(side)}};
        finding.elements = {refTo(rack.id)};
        sink.group(std::to_string(rack.at.hall.number) + "/" + std::to_string(rack.type.number),
                   std::move(finding), rack.label);
    }
}

void loadingWithinLimit(const CheckInput& input, FindingSink& sink)
{
    for (const auto& element : input.elements) {
        if (element.group != ElementGroup::Electrical || !element.loading ||
            *element.loading <= 1.0)
            continue;
        Finding finding = over(checkOf("power.loading"), *element.loading, 1.0, Measure::Fraction);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} is loaded to {1} of what it may carry ({2})"),
            {element.key, percentText(*element.loading), element.rating}};
        finding.elements = {refTo(element.key)};
        sink.add(std::move(finding));
    }
}

void survivorsCarry(const CheckInput& input, FindingSink& sink)
{
    for (const auto& element : input.elements) {
        if (element.group != ElementGroup::Electrical || !element.loadingWorst ||
            *element.loadingWorst <= 1.0 || element.loading.value_or(0.0) > 1.0)
            continue;
        Finding finding =
            over(checkOf("power.loading.n1"), *element.loadingWorst, 1.0, Measure::Fraction);
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "{0} is loaded to {1} of what it may carry ({2}) after {3}"),
            {element.key, percentText(*element.loadingWorst), element.rating,
             element.worstContingency}};
        finding.contingency = element.worstContingency;
        finding.elements = {refTo(element.key)};
        sink.add(std::move(finding));
    }
}

// The worst feed alone at the racks' peak against the full rating (peaks are short: no 80 % rule).
void peakWithinRating(const CheckInput& input, FindingSink& sink)
{
    std::map<std::string, double>
        peakOverTdp; // by busway: currents of its racks alone, at peak and at TDP
    std::map<std::string, double> alone;
    for (const auto& result : input.racks)
        for (const auto& feed : result.feeds) {
            const double current = inSi(feed.currentAlone);
            const double ratio =
                inSi(result.tdp) > 0.0 ? inSi(result.peak) / inSi(result.tdp) : 1.0;
            alone[feed.element] += current;
            peakOverTdp[feed.element] += current * ratio;
        }
    for (const auto& element : input.elements) {
        const auto peak = peakOverTdp.find(element.key);
        if (peak == peakOverTdp.end() || !element.ratedCurrent)
            continue;
        const double rating = inSi(*element.ratedCurrent) * element.count;
        if (peak->second <= rating)
            continue;
        Finding finding = over(checkOf("power.peak"), peak->second, rating, Measure::Current);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} carries {1} at its racks' peak on one feed alone, "
                                         "more than its {2}; {3} at TDP"),
            {element.key, quantityText(peak->second, Measure::Current, UnitSystem::Si, 4),
             quantityText(rating, Measure::Current, UnitSystem::Si, 4),
             quantityText(alone[element.key], Measure::Current, UnitSystem::Si, 4)}};
        finding.elements = {refTo(element.key)};
        sink.add(std::move(finding));
    }
}

void voltageDropWithin(const CheckInput& input, FindingSink& sink)
{
    constexpr double limit = 0.05;
    for (const auto& rack : input.plan.racks) {
        const auto* result = input.result(rack.id);
        if (result == nullptr || !result->voltageDrop || *result->voltageDrop <= limit)
            continue;
        Finding finding =
            over(checkOf("power.voltage.drop"), *result->voltageDrop, limit, Measure::Fraction);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} racks see more than 5 % voltage drop, worst {1} with "
                                         "{2}: shorten the feeders or enlarge the busway"),
            {percentText(*result->voltageDrop)}};
        finding.elements = {refTo(rack.id)};
        sink.group("h" + std::to_string(rack.at.hall.number), std::move(finding), rack.label);
    }
}

} // namespace hallwright::model
