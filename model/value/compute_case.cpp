// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers the scale-up domains of a plan.
#include "model/value/compute_value.h"

#include <map>
#include <tuple>

namespace hallwright::model {

namespace {

std::optional<ArithmeticRate> peakAt(const ComputeFigures& compute, Precision precision)
{
    switch (precision) {
    case Precision::Bf16:
        return compute.peakBf16;
    case Precision::Fp8:
        return compute.peakFp8;
    case Precision::Fp4:
        return compute.peakFp4;
    }
    return std::nullopt;
}

// A type with what counts here, resolved once.
struct ComputeType {
    const EquipmentType* entry = nullptr;
    ComputeFigures compute;
    std::optional<double> idleShare;
    RackRole role = RackRole::Network;
};
using ComputeTypes = std::map<TypeId, ComputeType>;

struct ComputeRack {
    const ComputeType* type = nullptr;
    int count = 1;                 // of its hall
    double oversubscription = 1.0; // of the fabric of its hall
    SuperpodId superpod;
};

ComputeTypes typesOf(const Project& project)
{
    ComputeTypes out;
    for (const auto& entry : project.types)
        if (const auto* rack = rackOf(entry)) {
            auto& made = out[entry.id];
            made.entry = &entry;
            made.compute = computeOf(project, *rack);
            made.idleShare = rack->power.idleFraction;
            made.role = rack->role;
        }
    return out;
}

std::vector<ComputeRack> computeRacks(const ComputeTypes& types, const Plan& plan)
{
    std::vector<ComputeRack> out;
    for (const auto& rack : plan.racks) {
        const auto type = types.find(rack.type);
        if (type == types.end() || type->second.role != RackRole::Compute)
            continue;
        const auto* hall = plan.halls.find(rack.at.hall);
        const auto* fabric = plan.fabricRecipes.find(rack.at.hall);
        out.push_back({&type->second, hall ? hall->count : 1,
                       fabric ? std::max(1.0, fabric->oversubscription) : 1.0, rack.superpod});
    }
    return out;
}

// Type, domain, spare trays, GPUs per tray, scale-out bandwidth.
using Key = std::tuple<std::string, int, int, int, double>;
using Groups = std::map<Key, ComputeGroup>;

void addDomains(Groups& groups, const ComputeGroup& some)
{
    const double out = some.gpu.scaleOut ? inSi(*some.gpu.scaleOut) : 0.0;
    const Key key{some.type, some.domainGpus, some.trays.spareTrays, some.trays.gpusPerTray, out};
    auto [place, isNew] = groups.try_emplace(key, some);
    if (isNew)
        return;
    place->second.racks += some.racks;
    place->second.gpus += some.gpus;
    place->second.spareGpus += some.spareGpus;
}

// Memory and links of one GPU; the scale-out ports shared by the GPUs of the rack, less what the
// fabric is oversubscribed.
GpuFigures gpuOf(const ComputeRack& rack)
{
    const auto& compute = rack.type->compute;
    GpuFigures out;
    out.peakBf16 = compute.peakBf16;
    out.memory = compute.memoryPerGpu;
    out.memoryBandwidth = compute.memoryBandwidthPerGpu;
    out.scaleUp = compute.scaleUpBandwidthPerGpu;
    if (compute.scaleOutPorts && *compute.scaleOutPorts > 0 && compute.scaleOutRate &&
        compute.gpus > 0)
        out.scaleOut = static_cast<double>(*compute.scaleOutPorts) / compute.gpus /
                       rack.oversubscription * *compute.scaleOutRate;
    return out;
}

ComputeGroup groupOf(const ComputeRack& rack, Precision precision)
{
    const auto& compute = rack.type->compute;
    ComputeGroup out;
    out.type = rack.type->entry->key;
    out.title = rack.type->entry->name;
    out.racks = rack.count;
    out.gpus = std::int64_t{compute.gpus} * rack.count;
    out.domainGpus = compute.scaleUpDomain.value_or(compute.gpus);
    const int tray = compute.gpusPerTray > 0 ? compute.gpusPerTray : out.domainGpus;
    out.trays = {std::max(1, tray > 0 ? out.domainGpus / tray : 1), 0, std::max(1, tray)};
    out.peak = peakAt(compute, precision);
    out.idleShare = rack.type->idleShare;
    out.gpu = gpuOf(rack);
    out.gpu.domain = std::max(1, out.domainGpus);
    return out;
}

// A superpod's racks as one domain; its peak is the mean over its GPUs.
ComputeGroup podOf(const Project& project, const Superpod& pod,
                   const std::vector<const ComputeRack*>& racks, Precision precision)
{
    ComputeGroup out;
    double peakSum = 0.0;
    bool peakKnown = true;
    int gpus = 0;
    int trayGpus = 0;
    for (const auto* rack : racks) {
        gpus += rack->type->compute.gpus;
        if (rack->type->compute.gpus == 0)
            continue;
        const auto peak = peakAt(rack->type->compute, precision);
        peakKnown = peakKnown && peak;
        peakSum += peak ? inSi(*peak) * rack->type->compute.gpus : 0.0;
        trayGpus = std::max(trayGpus, rack->type->compute.gpusPerTray);
        out.idleShare = rack->type->idleShare;
        out.gpu = gpuOf(*rack);
    }
    const auto* entry = project.types.find(pod.type);
    const auto* type = entry ? std::get_if<SuperpodType>(&entry->kind) : nullptr;
    if (type && type->gpusPerTray > 0)
        trayGpus = type->gpusPerTray;
    if (!entry)
        entry = racks.front()->type->entry;
    const int count = racks.front()->count;
    trayGpus = std::clamp(trayGpus > 0 ? trayGpus : gpus, 1, std::max(gpus, 1));
    out.type = entry->key;
    out.title = entry->name;
    out.racks = static_cast<std::int64_t>(racks.size()) * count;
    out.gpus = std::int64_t{gpus} * count;
    out.domainGpus = gpus;
    out.trays.gpusPerTray = trayGpus;
    out.trays.trays = std::max(1, gpus / trayGpus);
    out.trays.spareTrays = std::clamp(pod.spareTrays, 0, out.trays.trays);
    out.spareGpus =
        std::min<std::int64_t>(gpus, std::int64_t{out.trays.spareTrays} * trayGpus) * count;
    out.gpu.domain = std::max(1, gpus - out.trays.spareTrays * trayGpus);
    if (peakKnown && gpus > 0)
        out.peak = fromSi<ArithmeticRate>(peakSum / gpus);
    return out;
}

} // namespace

bool operator==(const ComputeGroup& a, const ComputeGroup& b)
{
    const auto all = [](const ComputeGroup& g) {
        return std::tie(g.type, g.title, g.racks, g.gpus, g.spareGpus, g.domainGpus, g.trays.trays,
                        g.trays.spareTrays, g.trays.gpusPerTray, g.peak, g.idleShare, g.powered,
                        g.storageShare, g.gpu, g.split);
    };
    return all(a) == all(b);
}

ComputeFigures computeOf(const Project& project, const RackType& rack)
{
    const bool own = rack.compute.gpus > 0 || rack.containsCount <= 0;
    const auto* entry = own ? nullptr : findType(project, rack.contains);
    const auto* node = entry ? std::get_if<NodeType>(&entry->kind) : nullptr;
    ComputeFigures out = node ? node->compute : rack.compute;
    if (!node)
        return out;
    out.gpus *= rack.containsCount;
    out.cpus *= rack.containsCount;
    if (!out.scaleUpDomain)
        out.scaleUpDomain = node->compute.gpus;
    out.trays = rack.containsCount;
    out.gpusPerTray = node->compute.gpus;
    if (out.scaleOutPorts)
        out.scaleOutPorts = *out.scaleOutPorts * rack.containsCount;
    return out;
}

ComputeCase computeCaseOf(const Project& project, const Plan& plan)
{
    const ComputeTypes types = typesOf(project);
    const auto racks = computeRacks(types, plan);
    std::map<SuperpodId, std::vector<const ComputeRack*>> pods;
    Groups groups;
    for (const auto& rack : racks)
        if (rack.superpod && plan.superpods.find(rack.superpod))
            pods[rack.superpod].push_back(&rack);
        else
            addDomains(groups, groupOf(rack, plan.workload.precision));
    for (const auto& [id, members] : pods)
        addDomains(groups,
                   podOf(project, *plan.superpods.find(id), members, plan.workload.precision));
    ComputeCase out;
    out.workload = plan.workload;
    const auto inputs = valuesOf(inputsOf(project));
    double working = 0.0;
    for (const auto& [key, group] : groups)
        working += static_cast<double>(group.workingGpus());
    for (auto& [key, group] : groups) {
        group.storageShare =
            working > 0.0 ? static_cast<double>(group.workingGpus()) / working : 1.0;
        chooseSplit(group, plan.workload, inputs);
        out.groups.push_back(std::move(group));
    }
    return out;
}

} // namespace hallwright::model
