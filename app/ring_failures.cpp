// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ring_failures.h"

#include <algorithm>

namespace hallwright::app {

using namespace model;

FailureCase withMeantime(const HallSystems& systems, const power::OutageResult& outage,
                         FailureCase candidate)
{
    if (!outage.meantime)
        return candidate;
    const auto& of = *outage.meantime;
    candidate.result.switching = of.lasts;
    candidate.result.unitsInterrupted = static_cast<int>(of.stopped.size());
    candidate.result.loadingMeantime = of.worstLoading;
    FailureMeantime meantime;
    meantime.dark.insert(of.dark.begin(), of.dark.end());
    for (const auto& [group, count] : cdusStopped(systems, of.stopped)) {
        const auto known = candidate.events.find(group);
        auto& event = meantime.events[group];
        if (known != candidate.events.end())
            event = known->second;
        event.cdusLost += count;
    }
    if (systems.air &&
        std::find(of.stopped.begin(), of.stopped.end(), systems.air->units.key) != of.stopped.end())
        meantime.air = thermal::AirLoss{systems.air->units.installed, false};
    candidate.meantime = std::move(meantime);
    return candidate;
}

LoopImpact until(LoopImpact impact, double endS)
{
    const auto cut = [endS](std::optional<double>& at) {
        if (at && *at >= endS)
            at.reset();
    };
    for (auto& at : impact.throttleS)
        cut(at);
    cut(impact.firstThrottleS);
    cut(impact.firstShutdownS);
    if (endS <= followedS) {
        std::fill(impact.shortOfFlow.begin(), impact.shortOfFlow.end(), 0);
        std::fill(impact.tooHot.begin(), impact.tooHot.end(), 0);
    }
    return impact;
}

} // namespace hallwright::app
