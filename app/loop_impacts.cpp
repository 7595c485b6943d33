// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/loop_impacts.h"

#include "app/coolant_groups.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>

namespace hallwright::app {

using namespace model;

namespace {

struct Job {
    const LoopImpacts::key_type* key;
    GroupEvent event;
    std::optional<Result<LoopImpact>> answer;
};

// Takes jobs one by one until none is left.
void work(std::vector<Job>& jobs, const std::vector<CoolantGroup>& groups,
          const ImpactSolver::Loops& loops, const std::stop_token& stop)
{
    const auto threads = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1,
                                                 std::max<std::size_t>(jobs.size(), 1));
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        std::map<std::size_t, thermal::OutageSolver> outages; // per group, of this thread
        for (std::size_t i = next++; i < jobs.size(); i = next++) {
            const auto& [group, event] = jobs[i].event;
            auto& solver = outages.try_emplace(group, groups[group], *loops[group]).first->second;
            jobs[i].answer = impactOf(solver, event, stop);
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t t = 1; t < threads; ++t)
        others.emplace_back(run);
    run();
}

} // namespace

ImpactSolver::ImpactSolver(const std::vector<CoolantGroup>& groups, const Loops& loops,
                           LoopImpacts& known)
    : groups_(groups)
    , loops_(loops)
    , known_(known)
{
    constexpr std::size_t mostKept = 20000;
    if (known_.size() > mostKept)
        known_.clear();
    for (const auto& group : groups)
        signatures_.push_back(signatureOf(group));
}

ImpactSolver::Key ImpactSolver::keyOf(const GroupEvent& event) const
{
    const auto& outage = event.event.outage;
    return std::make_tuple(signatures_[event.group], event.event.cdusLost, event.event.facility,
                           outage.closed, outage.openValve, outage.fouledStrainer,
                           outage.pumpShare);
}

Result<void> ImpactSolver::solve(std::span<const GroupEvent> events, std::stop_token stop)
{
    std::map<Key, GroupEvent> wanted;
    for (const auto& event : events)
        if (const auto key = keyOf(event); !known_.contains(key) && !unsolved_.contains(key))
            wanted.try_emplace(key, event);
    std::vector<Job> jobs;
    for (const auto& [key, event] : wanted)
        jobs.push_back({&key, event, std::nullopt});
    work(jobs, groups_, loops_, stop);
    for (auto& job : jobs) {
        auto& answer = *job.answer;
        if (answer)
            known_.emplace(*job.key, *std::move(answer));
        else if (answer.error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(answer.error());
        else
            unsolved_.emplace(*job.key, answer.error());
    }
    return {};
}

Result<LoopImpact> ImpactSolver::of(const GroupEvent& event) const
{
    const auto key = keyOf(event);
    if (const auto known = known_.find(key); known != known_.end())
        return known->second;
    return tl::unexpected<Fault>(unsolved_.at(key));
}

} // namespace hallwright::app
