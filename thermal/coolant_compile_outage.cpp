// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/coolant_compile_outage.h"

#include "thermal/balancing_valve.h"
#include "thermal/coolant_laws.h"
#include "thermal/hydraulic/topology.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

namespace {

using namespace model;

class OutOfOrder {
public:
    OutOfOrder(CompiledGroup& laid, const CoolantGroup& group, const CoolantOutage& outage)
        : laid_(laid)
        , group_(group)
        , outage_(outage)
        , isShut_(laid.network.links.size(), 0)
    {
    }

    void put(int running)
    {
        bool anyClosed = false;
        for (std::size_t i = 0; i < group_.elements.size(); ++i)
            if (isClosed(i)) {
                anyClosed = true;
                shutLinks(laid_.firstLink[i], laid_.firstLink[i + 1]);
            }
        stopPumpsBeyond(running);
        if (anyClosed)
            shutIslands();
        forgetPlaces();
        if (outage_.pumpShare < 1.0 && !laid_.pumpLinks.empty())
            weaken(laid_.pumpLinks.front());
        if (outage_.openValve)
            openWide(*outage_.openValve);
        if (outage_.fouledStrainer)
            foul(*outage_.fouledStrainer);
        for (std::size_t link = 0; link < isShut_.size(); ++link)
            if (isShut_[link])
                laid_.shut.push_back(link);
    }

private:
    bool isClosed(std::size_t element) const
    {
        const auto& closed = outage_.closed;
        return group_.elements[element].state != ElementState::Open ||
               std::find(closed.begin(), closed.end(), element) != closed.end();
    }

    void shutLinks(std::size_t first, std::size_t end)
    {
        std::fill(isShut_.begin() + static_cast<std::ptrdiff_t>(first),
                  isShut_.begin() + static_cast<std::ptrdiff_t>(end), 1);
    }

    void stopPumpsBeyond(int running)
    {
        for (const std::size_t link : laid_.pumpLinks)
            if (!isShut_[link] && running-- <= 0)
                isShut_[link] = 1;
    }

    // What closed elements cut off from the expansion vessel has no pressure and no flow.
    void shutIslands()
    {
        const auto& network = laid_.network;
        std::vector<char> open;
        for (const char shut : isShut_)
            open.push_back(!shut);
        const Parts parts = passableParts(network, open);
        std::vector<char> fed(parts.count, 0);
        for (std::size_t i = 0; i < network.nodes.size(); ++i)
            if (network.nodes[i].fixedHeadM)
                fed[parts.ofNode[i]] = 1;
        for (std::size_t link = 0; link < isShut_.size(); ++link)
            if (!fed[parts.ofNode[network.links[link].from]] &&
                !fed[parts.ofNode[network.links[link].to]])
                isShut_[link] = 1;
    }

    void forgetPlaces()
    {
        for (auto* places : {&laid_.linkOf, &laid_.rackLink, &laid_.valveLink})
            for (auto& place : *places)
                if (place != noLink && isShut_[place])
                    place = noLink;
        for (std::size_t i = laid_.pumpLinks.size(); i-- > 0;)
            if (isShut_[laid_.pumpLinks[i]]) {
                laid_.pumpLinks.erase(laid_.pumpLinks.begin() + static_cast<std::ptrdiff_t>(i));
                laid_.pumpHeldAt.erase(laid_.pumpHeldAt.begin() + static_cast<std::ptrdiff_t>(i));
            }
    }

    // Equal pumps in parallel: at the same head the flow is that of the pumps left.
    void weaken(std::size_t link)
    {
        auto& law = laid_.network.links[link].law;
        if (auto* power = std::get_if<PowerPump>(&law)) {
            power->coefficient /= std::pow(outage_.pumpShare, power->exponent);
            return;
        }
        auto& pump = std::get<TabulatedPump>(law);
        auto curve = laid_.network.curves[pump.curve];
        for (double& flow : curve.flowM3s)
            flow *= outage_.pumpShare;
        laid_.network.curves.push_back(std::move(curve));
        pump.curve = laid_.network.curves.size() - 1;
    }

    // A control valve or one that balances as the recipe has it; not one that the planner set.
    void openWide(std::size_t branch)
    {
        const auto& element = group_.elements[branch];
        const auto first = laid_.firstLink[branch];
        const auto end = laid_.firstLink[branch + 1];
        if (element.role != CoolantRole::Branch || element.kv > 0.0 || first == end)
            return;
        for (std::size_t rack = 0; rack < group_.racks.size(); ++rack) {
            const std::size_t valve = laid_.valveLink[rack];
            if (valve == noLink || valve < first || valve >= end)
                continue;
            const double flow = inSi(group_.racks[rack].flow);
            laid_.network.links[valve].law =
                PowerDrop{openValveCoefficient(flow, laid_.network.fluid.densityKgM3), 2.0};
            laid_.pressureLinks.push_back(valve);
        }
    }

    void foul(std::size_t strainer)
    {
        const auto& element = group_.elements[strainer];
        if (element.role != CoolantRole::Strainer || element.kv <= 0.0)
            return;
        laid_.network.links[laid_.firstLink[strainer]].law =
            strainerDrop(element.kv, std::max(element.fouling, CoolantOutage::fouling));
    }

    CompiledGroup& laid_;
    const CoolantGroup& group_;
    const CoolantOutage& outage_;
    std::vector<char> isShut_; // per link
};

} // namespace

void putOutOfOrder(CompiledGroup& laid, const CoolantGroup& group, int running,
                   const CoolantOutage& outage)
{
    OutOfOrder(laid, group, outage).put(running);
}

} // namespace hallwright::thermal
