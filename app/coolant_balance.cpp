// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coolant_balance.h"

#include "app/coolant_groups.h"
#include "thermal/balance.h"

#include <unordered_map>

namespace hallwright::app {

using namespace model;

namespace {

// The balance of an equal group under this group's own keys and rack ids.
BalanceResult renamed(const BalanceResult& from, const CoolantGroup& twin, const CoolantGroup& to)
{
    const auto rackOf = [&](RackId id) {
        for (std::size_t i = 0; i < twin.racks.size(); ++i)
            if (twin.racks[i].rack == id)
                return to.racks[i].rack;
        return id;
    };
    BalanceResult out = from;
    out.group = to.key;
    out.indexRack = rackOf(from.indexRack);
    for (auto& setting : out.settings)
        setting.rack = rackOf(setting.rack);
    if (out.obstacle == refTo(twin.key))
        out.obstacle = refTo(to.key);
    else if (out.obstacle.kind == ElementKind::Rack)
        out.obstacle = refTo(rackOf(RackId{out.obstacle.number}));
    return out;
}

} // namespace

HallBalance setBalancingValves(std::vector<CoolantGroup>& groups, EvaluationCache& cache,
                               std::stop_token stop)
{
    HallBalance out;
    struct Known {
        std::size_t group;
        std::size_t result;
    };
    std::unordered_map<std::uint64_t, Known> known;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        auto& group = groups[i];
        if (group.control != FlowControl::BalancedValves || group.cdu == nullptr)
            continue;
        const auto signature = signatureOf(group);
        const auto twin = known.find(signature);
        std::optional<BalanceResult> result;
        if (twin != known.end()) {
            result = renamed(out.results[twin->second.result], groups[twin->second.group], group);
        } else if (auto solved = thermal::balanceGroup(group, {group.installed, std::nullopt},
                                                       cache.loops[group.key], stop)) {
            known[signature] = {i, out.results.size()};
            result = *std::move(solved);
        }
        if (!result)
            continue; // the loop's own solve says why there is no solution
        const auto findings = thermal::balanceFindings(*result);
        out.findings.insert(out.findings.end(), findings.begin(), findings.end());
        out.results.push_back(*std::move(result));
        group.valveKv = thermal::settingsOf(group, out.results.back());
    }
    return out;
}

Result<std::vector<BalanceResult>> balanceHall(const HallView& view, std::optional<Power> target,
                                               std::stop_token stop)
{
    std::vector<BalanceResult> out;
    EvaluationCache cache;
    const auto derived = deriveCoolant(view);
    for (const auto& group : derived.groups) {
        if (group.cdu == nullptr)
            continue;
        auto result =
            thermal::balanceGroup(group, {group.installed, target}, cache.loops[group.key], stop);
        if (!result)
            return tl::unexpected<Fault>(result.error());
        result->hall = view.hall.id;
        out.push_back(*std::move(result));
    }
    return out;
}

} // namespace hallwright::app
