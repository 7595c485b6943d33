// SPDX-License-Identifier: GPL-3.0-or-later
// Short-circuit currents against what boards, busways and breakers withstand and break.
#include "model/checks/rules.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

std::string kiloampereText(double ampere)
{
    return quantityText(ampere, Measure::FaultCurrent, UnitSystem::Si, 3);
}

// Peak over short-time withstand current that an assembly or breaker of this current must bear
// (IEC 61439-1 table 7, IEC 60947-2 table 2; recalled).
double peakRatio(double ampere)
{
    return ampere <= 5e3    ? 1.5
           : ampere <= 10e3 ? 1.7
           : ampere <= 20e3 ? 2.0
           : ampere <= 50e3 ? 2.1
                            : 2.2;
}

// The rating that the fault asks for: its symmetrical current, or its peak where that is worse than
// the standard ratio covers. A buried cable is judged by its heat alone.
double neededRating(const ElementResult& element)
{
    const double initial = inSi(*element.faultHighest);
    if (element.kind == "ring-section")
        return initial;
    const double peak = element.faultPeak ? inSi(*element.faultPeak) : 0.0;
    return std::max(initial, peak / peakRatio(initial));
}

// The highest rating on offer of an entry's figure; none where the entry states no range.
std::optional<double> onOffer(const CheckInput& input, const std::string& type, const char* field)
{
    const auto* entry = input.catalogue.find(type);
    if (entry == nullptr)
        return std::nullopt;
    const auto found = entry->provenance.find(field);
    return found == entry->provenance.end() ? std::nullopt : found->second.high;
}

std::string groupOf(const ElementResult& element, const std::string& type)
{
    return "h" + std::to_string(element.hall.number) + "/" + element.kind + "/" + type;
}

// A figure of the catalogue that a fault must stay under, with the words for going beyond it:
// where the entry's range reaches the need, and where it does not.
struct FaultRating {
    const char* check;
    const std::optional<Current>& rating;
    const std::string& type; // catalogue key
    const char* field;
    const char* order;
    const char* choose;
};

void judge(const CheckInput& input, const ElementResult& element, const FaultRating& of,
           FindingSink& sink)
{
    if (!element.faultHighest || !of.rating)
        return;
    const double need = neededRating(element);
    const double rating = inSi(*of.rating);
    if (need <= rating)
        return;
    Finding finding = over(checkOf(of.check), need, rating, Measure::FaultCurrent);
    const bool orderable = onOffer(input, of.type, of.field).value_or(0.0) >= need;
    finding.severity = orderable ? Severity::Warning : Severity::Error;
    finding.message = {orderable ? of.order : of.choose,
                       {kiloampereText(need), of.type, kiloampereText(rating)}};
    finding.elements = {refTo(element.key)};
    sink.group(groupOf(element, of.type), std::move(finding), element.key);
}

} // namespace

void withstandsFault(const CheckInput& input, FindingSink& sink)
{
    for (const auto& element : input.elements)
        judge(input, element,
              {"power.fault.withstand", element.withstand, element.type, "short_time_withstand",
               QT_TRANSLATE_NOOP("finding",
                                 "{0} of {3} need a short-time withstand of {2}, more than "
                                 "the assumed {4}, first {1}: order a version for it"),
               QT_TRANSLATE_NOOP("finding",
                                 "{0} of {3} need a short-time withstand of {2}, more than their "
                                 "{4}, first {1}: limit the fault level or choose another type")},
              sink);
}

void breakersInterrupt(const CheckInput& input, FindingSink& sink)
{
    for (const auto& element : input.elements)
        judge(input, element,
              {"power.fault.breaking", element.breakingCapacity, element.breaker,
               "breaking_capacity",
               QT_TRANSLATE_NOOP("finding",
                                 "{0} breakers of {3} need a breaking capacity of {2}, more than "
                                 "the assumed {4}, first at {1}: order a version for it"),
               QT_TRANSLATE_NOOP(
                   "finding",
                   "{0} breakers of {3} need a breaking capacity of {2}, more than their {4}, "
                   "first at {1}: limit the fault level or choose another breaker")},
              sink);
}

// What nobody has stated is not passed.
void faultRatingsKnown(const CheckInput& input, FindingSink& sink)
{
    for (const auto& element : input.elements) {
        const bool conductor = element.kind == "switchboard" || element.kind == "feeder" ||
                               element.kind == "busway" || element.kind == "mechanical-board";
        if (!conductor || !element.faultHighest || (element.withstand && element.breakingCapacity))
            continue;
        const auto& check = checkOf("power.fault.unknown");
        Finding finding;
        finding.severity = check.severity;
        finding.code = check.code;
        finding.reference = check.reference;
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} elements of {2} have no stated withstand or breaker; "
                                         "their fault currents are not judged, first {1}"),
            {element.type.empty() ? element.kind : element.type}};
        finding.elements = {refTo(element.key)};
        sink.group(groupOf(element, element.type), std::move(finding), element.key);
    }
}

void directCurrentFaultsUnknown(const CheckInput& input, FindingSink& sink)
{
    for (const auto& recipe : input.plan.powerRecipes) {
        const auto* hall = input.plan.halls.find(recipe.id);
        const bool direct = recipe.system == DistributionSystem::Dc400 ||
                            recipe.system == DistributionSystem::Dc800;
        if (hall == nullptr || !direct)
            continue;
        const auto& check = checkOf("power.fault.dc");
        Finding finding;
        finding.severity = check.severity;
        finding.code = check.code;
        finding.reference = check.reference;
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "Hall {0}: short-circuit currents of DC distribution are not "
                              "computed: they are the discharge of converter capacitors, then the "
                              "converters' limit, which the AC method does not describe; ask the "
                              "rectifier maker"),
            {hall->label}};
        finding.elements = {refTo(hall->id)};
        sink.add(std::move(finding));
    }
}

} // namespace hallwright::model
