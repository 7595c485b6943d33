// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/failure_verdicts.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace hallwright::model {

namespace {

bool isOneOf(std::string_view kind, std::span<const std::string_view> kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

constexpr std::array<std::string_view, 3> wholeKinds{"utility-supply", "heat-rejection",
                                                     "facility-flow"};
// Serve few racks: their failures are no fault that another element's maintenance could meet
// elsewhere.
constexpr std::array<std::string_view, 6> ownKinds{"valve-shut",      "valve-open", "pipe-isolated",
                                                   "strainer-fouled", "feeder",     "busway"};

FailureVerdict worse(FailureVerdict a, FailureVerdict b)
{
    if (a == FailureVerdict::Fails || b == FailureVerdict::Fails)
        return FailureVerdict::Fails;
    return a == FailureVerdict::Unknown || b == FailureVerdict::Unknown ? FailureVerdict::Unknown
                                                                        : FailureVerdict::Holds;
}

using Verdicts = std::map<ElementRef, std::size_t>; // places in the list

void takeSingle(const FailureResult& single, Verdicts& places, std::vector<ElementVerdict>& out)
{
    // A stuck-open valve or a dirty strainer is no way of taking something out of service.
    const auto planned = single.kind == "valve-open" || single.kind == "strainer-fouled"
                             ? FailureVerdict::Holds
                             : plannedVerdictOf(single);
    const auto [at, fresh] = places.try_emplace(single.lost, out.size());
    if (fresh) {
        out.push_back({single.lost, single.kind, single.hall, planned, verdictOf(single), {}, {}});
        return;
    }
    auto& known = out[at->second];
    known.maintainable = worse(known.maintainable, planned);
    known.faultTolerant = worse(known.faultTolerant, verdictOf(single));
}

void takeFault(ElementVerdict& element, const FailureResult& fault)
{
    const auto verdict = verdictOf(fault);
    const auto before = element.tolerantInMaintenance.value_or(FailureVerdict::Holds);
    element.tolerantInMaintenance = worse(before, verdict);
    if (verdict == FailureVerdict::Fails && element.worstFault.empty())
        element.worstFault = fault.name;
}

template <class Value, class Difference>
bool near(const std::optional<Value>& a, const std::optional<Value>& b, Difference apart)
{
    return a.has_value() == b.has_value() && (!a || (*a <= *b + apart && *b <= *a + apart));
}

// Names and places may differ, what people read may not.
bool sameOutcome(const FailureResult& a, const FailureResult& b)
{
    return a.hall == b.hall && a.kind == b.kind && a.maintainedKind == b.maintainedKind &&
           a.unitsStopped == b.unitsStopped && a.racksDark == b.racksDark &&
           a.racksShort == b.racksShort && a.racksHot == b.racksHot &&
           a.racks.size() == b.racks.size() && a.estimated == b.estimated &&
           verdictOf(a) == verdictOf(b) && near(a.worstLoading, b.worstLoading, 1e-3) &&
           near(a.worstFlowMargin, b.worstFlowMargin, 1e-3) &&
           near(a.worstSupply, b.worstSupply, kelvins(0.01)) &&
           near(a.timeToThrottle, b.timeToThrottle, seconds(0.1)) &&
           near(a.timeToShutdown, b.timeToShutdown, seconds(0.1));
}

} // namespace

std::vector<ElementVerdict> elementVerdicts(std::span<const FailureResult> singles,
                                            std::span<const SolvedPair> pairs)
{
    std::vector<ElementVerdict> out;
    Verdicts places;
    for (const auto& single : singles)
        if (!isOneOf(single.kind, wholeKinds))
            takeSingle(single, places, out);
    for (const auto& pair : pairs)
        for (const auto& element : pair.maintained)
            if (const auto at = places.find(element); at != places.end())
                takeFault(out[at->second], pair.result);
    for (auto& element : out) {
        if (!element.tolerantInMaintenance)
            continue;
        element.tolerantInMaintenance = worse(*element.tolerantInMaintenance, element.maintainable);
        for (const auto& single : singles)
            if (single.hall == element.hall && single.lost != element.element &&
                !isOneOf(single.kind, ownKinds))
                takeFault(element, single);
    }
    return out;
}

std::vector<FailureResult> groupedPairs(std::span<const SolvedPair> pairs)
{
    std::vector<FailureResult> out;
    for (const auto& pair : pairs) {
        const auto known = std::find_if(out.begin(), out.end(), [&](const FailureResult& one) {
            return sameOutcome(one, pair.result);
        });
        if (known == out.end())
            out.push_back(pair.result);
        else
            known->alike += pair.result.alike;
    }
    return out;
}

} // namespace hallwright::model
