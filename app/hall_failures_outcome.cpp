// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall_failures_outcome.h"

namespace hallwright::app {

using namespace model;

namespace {

// The lower of two values that may be unknown.
template <class Value>
void lower(std::optional<Value>& worst, const std::optional<Value>& other)
{
    if (other && (!worst || *other < *worst))
        worst = other;
}

} // namespace

FailureOutcome::FailureOutcome(const HallSystems& systems, FailureCase candidate)
    : systems_(systems)
    , candidate_(std::move(candidate))
    , affected_(candidate_.dark)
{
    candidate_.result.racksDark = static_cast<int>(candidate_.dark.size());
    if (!candidate_.meantime)
        return;
    const auto& dark = candidate_.meantime->dark;
    affected_.insert(dark.begin(), dark.end());
    candidate_.result.racksInterrupted = static_cast<int>(dark.size());
}

void FailureOutcome::takeMeantime(std::size_t group, const LoopImpact& impact)
{
    auto& result = candidate_.result;
    const auto& racks = systems_.coolant.groups[group].racks;
    for (std::size_t i = 0; i < racks.size(); ++i) {
        const RackId rack = racks[i].rack;
        if (candidate_.dark.contains(rack) || candidate_.meantime->dark.contains(rack))
            continue;
        const bool lasting = impact.shortOfFlow[i] != 0 || impact.tooHot[i] != 0;
        result.racksInterrupted += lasting ? 1 : 0;
        if (lasting || impact.throttleS[i])
            affected_.insert(rack);
    }
    takeTimes(impact);
}

void FailureOutcome::take(std::size_t group, const LoopImpact& impact)
{
    auto& result = candidate_.result;
    const auto& racks = systems_.coolant.groups[group].racks;
    for (std::size_t i = 0; i < racks.size(); ++i) {
        if (candidate_.dark.contains(racks[i].rack))
            continue;
        result.racksShort += impact.shortOfFlow[i];
        result.racksHot += impact.tooHot[i];
        if (impact.shortOfFlow[i] != 0 || impact.tooHot[i] != 0 || impact.throttleS[i])
            affected_.insert(racks[i].rack);
    }
    lower(result.worstFlowMargin, impact.worstFlowMargin);
    if (impact.worstSupplyK &&
        (!result.worstSupply || inSi(*result.worstSupply) < *impact.worstSupplyK))
        result.worstSupply = fromSi<Temperature>(*impact.worstSupplyK);
    takeTimes(impact);
}

void FailureOutcome::takeTimes(const LoopImpact& impact)
{
    auto& result = candidate_.result;
    if (impact.firstThrottleS &&
        (!result.timeToThrottle || *impact.firstThrottleS < inSi(*result.timeToThrottle))) {
        result.timeToThrottle = seconds(*impact.firstThrottleS);
        result.estimated = impact.estimated;
    }
    if (impact.firstShutdownS &&
        (!result.timeToShutdown || *impact.firstShutdownS < inSi(*result.timeToShutdown)))
        result.timeToShutdown = seconds(*impact.firstShutdownS);
}

void FailureOutcome::takeUnsolved(const Fault& fault)
{
    if (candidate_.result.unsolved.empty())
        candidate_.result.unsolved = english(fault);
}

FailureResult FailureOutcome::result()
{
    auto& result = candidate_.result;
    result.racks.assign(affected_.begin(), affected_.end());
    for (const auto& load : systems_.loads)
        if (affected_.contains(load.rack))
            result.affected += load.power;
    return std::move(result);
}

} // namespace hallwright::app
