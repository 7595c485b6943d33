// SPDX-License-Identifier: GPL-3.0-or-later
// Scale-up domains, storage and management networks of a plan.
#include "model/value/cable_schedule.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hallwright::model {

namespace {

constexpr int storageRadix = 64;
constexpr int managementRadix = 48;
constexpr double usualRise = 1.1; // m, half of a rack

std::int64_t traysOf(const ComputeCase& compute)
{
    std::int64_t trays = 0;
    for (const auto& group : compute.groups)
        if (group.trays.gpusPerTray > 0)
            trays += (group.gpus + group.trays.gpusPerTray - 1) / group.trays.gpusPerTray;
    return trays;
}

ServiceNetwork networkOf(const char* title, double ports, int radix)
{
    ServiceNetwork out;
    out.title = title;
    out.ports = std::llround(ports);
    out.radix = radix;
    out.count = smallestTree({out.ports, radix, 1.0, 0});
    return out;
}

// The longest way between two racks of one superpod.
std::map<SuperpodId, double> podWays(const Plan& plan, double rise)
{
    std::map<SuperpodId, std::vector<const Rack*>> pods;
    for (const auto& rack : plan.racks)
        if (rack.superpod)
            pods[rack.superpod].push_back(&rack);
    std::map<SuperpodId, double> out;
    for (const auto& [id, racks] : pods) {
        double longest = 0.0;
        for (const auto* a : racks)
            for (const auto* b : racks)
                longest = std::max(longest, std::abs(inSi(a->at.x - b->at.x)) +
                                                std::abs(inSi(a->at.y - b->at.y)));
        out[id] = racks.size() > 1 ? longest + 2.0 * (rise + usualRise) : 0.0;
    }
    return out;
}

} // namespace

std::vector<ScaleUpDomains> scaleUpDomains(const Project& project, const Plan& plan,
                                           const InputValues& inputs)
{
    std::map<std::string, double> ways; // by type of superpod, the longest
    for (const auto& [id, way] : podWays(plan, at(inputs, InputKey::CableRise))) {
        const auto* pod = plan.superpods.find(id);
        const auto* type = pod ? project.types.find(pod->type) : nullptr;
        if (type)
            ways[type->key] = std::max(ways[type->key], way);
    }
    std::vector<ScaleUpDomains> out;
    for (const auto& group : computeCaseOf(project, plan).groups) {
        if (group.domainGpus <= 0)
            continue;
        ScaleUpDomains one;
        one.type = group.title;
        one.domains = group.gpus / group.domainGpus;
        one.gpus = group.domainGpus;
        one.perGpu = group.gpu.scaleUp;
        const auto way = ways.find(group.type);
        if (way != ways.end() && way->second > 0.0)
            one.longestWay = metres(way->second);
        out.push_back(one);
    }
    return out;
}

std::vector<ServiceNetwork> serviceNetworks(const ComputeCase& compute, const InputValues& inputs)
{
    const auto trays = static_cast<double>(traysOf(compute));
    if (trays <= 0.0)
        return {};
    return {networkOf(QT_TRANSLATE_NOOP("fabric", "Storage and in-band network"),
                      trays * at(inputs, InputKey::StoragePortsPerNode), storageRadix),
            networkOf(QT_TRANSLATE_NOOP("fabric", "Management network"),
                      trays * at(inputs, InputKey::ManagementPortsPerNode), managementRadix)};
}

} // namespace hallwright::model
