// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_epanet.h"

#include "data/export/epanet_writer.h"
#include "thermal/solved_network.h"

#include <algorithm>
#include <cmath>

namespace hallwright::app {

using namespace model;

namespace {

constexpr double sameFluid = 1e-6; // relative: moves no flow by more than the solver's own residual

bool differ(double one, double other)
{
    return std::abs(one - other) > sameFluid * std::abs(one);
}

// The network of `other` beside that of `all`, which share no node.
void append(thermal::SolvedNetwork& all, thermal::SolvedNetwork other)
{
    auto& into = all.network;
    const auto nodes = static_cast<std::uint32_t>(into.nodes.size());
    const auto curves = into.curves.size();
    for (auto& node : other.network.nodes)
        into.nodes.push_back(std::move(node));
    for (auto& curve : other.network.curves)
        into.curves.push_back(std::move(curve));
    for (auto& link : other.network.links) {
        link.from += nodes;
        link.to += nodes;
        if (auto* drop = std::get_if<TabulatedDrop>(&link.law))
            drop->curve += curves;
        if (auto* pump = std::get_if<TabulatedPump>(&link.law))
            pump->curve += curves;
        into.links.push_back(std::move(link));
    }
    all.flowM3s.insert(all.flowM3s.end(), other.flowM3s.begin(), other.flowM3s.end());
    all.remarks.insert(all.remarks.end(), other.remarks.begin(), other.remarks.end());
}

std::string keysOf(const DerivedCoolant& coolant)
{
    std::string keys;
    for (const auto& group : coolant.groups)
        keys += (keys.empty() ? "" : ", ") + group.key;
    return keys;
}

Fault chooseGroup(Message what, const DerivedCoolant& coolant)
{
    return {FaultCode::InvalidArgument,
            std::move(what),
            "--group",
            {QT_TRANSLATE_NOOP("app", "The coolant groups are: {0}"), {keysOf(coolant)}}};
}

Result<thermal::SolvedNetwork> joined(const ExportedHall& hall)
{
    const auto& coolant = hall.systems.coolant;
    std::optional<thermal::SolvedNetwork> all;
    for (std::size_t g = 0; g < coolant.groups.size(); ++g) {
        if (!hall.group.empty() && coolant.groups[g].key != hall.group)
            continue;
        const auto& loop = hall.systems.loops[g];
        if (!loop)
            return tl::unexpected<Fault>(loop.error());
        auto one = thermal::solvedNetwork(coolant.groups[g], *loop);
        if (!one)
            return tl::unexpected<Fault>(one.error());
        if (!all) {
            all = *std::move(one);
            continue;
        }
        const auto& [density, viscosity] = all->network.fluid;
        if (differ(density, one->network.fluid.densityKgM3) ||
            differ(viscosity, one->network.fluid.kinematicViscosityM2s))
            return tl::unexpected<Fault>(
                chooseGroup({QT_TRANSLATE_NOOP("app", "the loops differ in fluid or temperature, "
                                                      "and an EPANET file has one fluid"),
                             {}},
                            coolant));
        append(*all, *std::move(one));
    }
    if (!all)
        return tl::unexpected<Fault>(
            chooseGroup(hall.group.empty()
                            ? Message{QT_TRANSLATE_NOOP("app", "the hall has no coolant loop"), {}}
                            : Message{QT_TRANSLATE_NOOP("app", "there is no coolant group \"{0}\""),
                                      {hall.group}},
                        coolant));
    return *std::move(all);
}

} // namespace

Result<std::string> asEpanet(const ExportedHall& hall)
{
    return joined(hall).and_then([](thermal::SolvedNetwork network) {
        const auto written = thermal::withEpanetFriction(std::move(network));
        return data::epanetText(written.network, written.flowM3s, written.remarks);
    });
}

} // namespace hallwright::app
