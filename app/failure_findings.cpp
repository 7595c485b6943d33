// SPDX-License-Identifier: GPL-3.0-or-later
// What of the failure list is worth a finding.
#include "app/hall_failures.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <map>

namespace hallwright::app {

using namespace model;

std::vector<Finding> failureFindings(const std::vector<FailureResult>& failures)
{
    std::map<std::string, const FailureResult*> worst; // by kind: the one that throttles first
    for (const auto& failure : failures) {
        auto& kept = worst[failure.kind];
        if (failure.timeToThrottle &&
            (kept == nullptr || *failure.timeToThrottle < *kept->timeToThrottle))
            kept = &failure;
    }
    std::vector<Finding> out;
    for (const auto& [kind, failure] : worst) {
        if (failure == nullptr)
            continue;
        Finding finding;
        const bool site =
            kind == "heat-rejection" || kind == "facility-flow" || kind == "air-water";
        finding.severity = site ? Severity::Note : Severity::Warning;
        finding.code = "failure.throttle." + kind;
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "After {0} the first rack throttles in {1}; racks "
                                         "affected: {2}"),
            {failure->name,
             quantityText(inSi(*failure->timeToThrottle), Measure::Seconds, UnitSystem::Si, 2),
             std::to_string(failure->racks.size())}};
        finding.elements = {failure->lost};
        for (const auto& rack : failure->racks)
            finding.elements.push_back(refTo(rack));
        finding.value = inSi(*failure->timeToThrottle);
        finding.measure = Measure::Seconds;
        finding.contingency = failure->name;
        finding.reference =
            failure->estimated
                ? QT_TRANSLATE_NOOP("reference", "heat-up in time; thermal mass and throttle "
                                                 "limit are class estimates")
                : QT_TRANSLATE_NOOP("reference", "heat-up in time; thermal mass is a class "
                                                 "estimate, the limit is the maker's");
        out.push_back(std::move(finding));
    }
    return out;
}

} // namespace hallwright::app
