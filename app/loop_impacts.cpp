// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/loop_impacts.h"

#include "app/coolant_groups.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace hallwright::app {

using namespace model;

namespace {

struct Job {
    const LoopImpacts::key_type* key;
    NormalLoop normal;
    LoopEvent event;
    std::optional<Result<LoopImpact>> answer;
};

// Takes jobs one by one until none is left.
void work(std::vector<Job>& jobs, const std::stop_token& stop)
{
    const auto threads = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1,
                                                 std::max<std::size_t>(jobs.size(), 1));
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < jobs.size(); i = next++)
            jobs[i].answer = impactOf(jobs[i].normal, jobs[i].event, stop);
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
                           outage.closed, outage.openValve, outage.pumpShare);
}

Result<NormalLoop> ImpactSolver::normal(std::size_t group, std::stop_token stop)
{
    const auto [at, fresh] = flows_.try_emplace(signatures_[group]);
    if (fresh) {
        const auto solved = thermal::solveCoolantLoop(groups_[group], groups_[group].installed,
                                                      at->second, std::move(stop));
        if (!solved) {
            flows_.erase(at);
            return tl::unexpected<Fault>(solved.error());
        }
    }
    return NormalLoop{groups_[group], *loops_[group], at->second};
}

Result<void> ImpactSolver::solve(std::span<const GroupEvent> events, std::stop_token stop)
{
    std::map<Key, GroupEvent> wanted;
    for (const auto& event : events)
        if (const auto key = keyOf(event); !known_.contains(key))
            wanted.try_emplace(key, event);
    std::vector<Job> jobs;
    for (const auto& [key, event] : wanted) {
        const auto from = normal(event.group, stop);
        if (!from && from.error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(from.error());
        if (from)
            jobs.push_back({&key, *from, event.event, std::nullopt});
    }
    work(jobs, stop);
    for (auto& job : jobs) {
        if (*job.answer)
            known_.emplace(*job.key, **std::move(job.answer));
        else if (job.answer->error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(job.answer->error());
    }
    return {};
}

const LoopImpact* ImpactSolver::find(const GroupEvent& event) const
{
    const auto known = known_.find(keyOf(event));
    return known == known_.end() ? nullptr : &known->second;
}

} // namespace hallwright::app
