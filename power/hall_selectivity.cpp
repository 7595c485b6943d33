// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/hall_selectivity.h"

#include "model/quantity_text.h"
#include "power/trip_curve.h"

#include <map>

namespace hallwright::power {

using namespace model;

namespace {

// The nearest element above that has a breaker of its own at its head.
const PowerElement* breakerAbove(const std::map<std::string, const PowerElement*>& byKey,
                                 const PowerElement& element)
{
    for (auto at = byKey.find(element.upstream); at != byKey.end();
         at = byKey.find(at->second->upstream))
        if (at->second->trip && at->second->role != PowerRole::Busway)
            return at->second;
    return nullptr;
}

bool hasLowerBreaker(const PowerElement& element)
{
    return element.trip && (element.role == PowerRole::Feeder ||
                            element.role == PowerRole::Busway || element.role == PowerRole::Cable);
}

} // namespace

std::vector<BreakerPair> breakerPairs(const DerivedPower& network,
                                      const std::vector<ElementResult>& elements)
{
    std::map<std::string, const PowerElement*> byKey;
    for (const auto& element : network.elements)
        byKey[element.key] = &element;
    std::map<std::string, std::optional<Current>> faults;
    for (const auto& result : elements)
        faults[result.key] = result.faultHighest;
    std::vector<BreakerPair> out;
    for (const auto& element : network.elements) {
        const auto fault = faults.find(element.key);
        if (!hasLowerBreaker(element) || fault == faults.end() || !fault->second)
            continue;
        const auto* above = breakerAbove(byKey, element);
        const auto lower = tripFigures(*element.trip);
        const auto upper = above != nullptr ? tripFigures(*above->trip) : std::nullopt;
        if (!lower || !upper)
            continue;
        const double ampere = inSi(*fault->second);
        out.push_back({above->key, element.key, above->breaker, element.breaker, *fault->second,
                       fromSi<Current>(selectiveUpTo(*upper, *lower, ampere))});
    }
    return out;
}

std::vector<Finding> selectivityFindings(const std::vector<BreakerPair>& pairs)
{
    struct Group {
        const BreakerPair* worst = nullptr;
        std::vector<ElementRef> elements;
    };
    std::map<std::pair<std::string, std::string>, Group> groups;
    for (const auto& pair : pairs) {
        if (pair.total())
            continue;
        auto& group = groups[{pair.upperType, pair.lowerType}];
        if (group.worst == nullptr ||
            pair.selective / pair.fault < group.worst->selective / group.worst->fault)
            group.worst = &pair;
        group.elements.push_back(refTo(pair.lower));
    }
    const auto kiloampere = [](Current current) {
        return quantityText(inSi(current), Measure::FaultCurrent, UnitSystem::Si, 3);
    };
    std::vector<Finding> out;
    for (auto& [types, group] : groups) {
        Finding finding;
        finding.severity = Severity::Note;
        finding.code = "power.selectivity";
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "{0} below {1}: by their trip bands only the lower breaker "
                              "opens up to {2}, of a fault current of {3}; above, ask "
                              "for the maker's table"),
            {group.worst->lowerType, group.worst->upperType, kiloampere(group.worst->selective),
             kiloampere(group.worst->fault)}};
        finding.elements = std::move(group.elements);
        finding.value = inSi(group.worst->selective);
        finding.limit = inSi(group.worst->fault);
        finding.measure = Measure::FaultCurrent;
        finding.marginPct = (*finding.value - *finding.limit) / *finding.limit * 100.0;
        finding.reference = QT_TRANSLATE_NOOP(
            "reference", "trip bands of the catalogue with tolerances of IEC 60947-2, recalled");
        out.push_back(std::move(finding));
    }
    return out;
}

} // namespace hallwright::power
