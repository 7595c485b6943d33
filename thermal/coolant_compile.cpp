// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/coolant_compile.h"

#include "thermal/balancing_valve.h"
#include "thermal/coolant_compile_outage.h"
#include "thermal/coolant_laws.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace hallwright::thermal {

namespace {

using model::inSi;

// Slope of the line on which a valve holds its flow, m/(m³/s): a pressure-independent valve within
// 0.2 % under 20 m of head, and one that is yet to be set within 0.002 %, so that its setting is
// read exactly.
constexpr double controlSlope = 1e7;
constexpr double settingSlope = 1e9;

double shutOffHead(const model::LinkLaw& law, const model::HydraulicNetwork& network)
{
    if (const auto* power = std::get_if<model::PowerPump>(&law))
        return power->shutoffHeadM;
    if (const auto* parabola = std::get_if<model::QuadraticPump>(&law))
        return parabola->constantM;
    const auto& curve = network.curves[std::get<model::TabulatedPump>(law).curve];
    const double slope = (curve.headM[1] - curve.headM[0]) / (curve.flowM3s[1] - curve.flowM3s[0]);
    return curve.headM[0] - slope * curve.flowM3s[0]; // the first line extended to no flow
}

class Compiler {
public:
    Compiler(const model::CoolantGroup& group, const CompileSettings& settings)
        : group_(group)
        , settings_(settings)
        , weight_(settings.densityKgM3 * model::standardGravityMS2)
    {
        out_.network.name = group.key;
        out_.network.friction = model::FrictionLaw::Churchill;
        out_.network.fluid = {settings.densityKgM3, settings.viscosityPaS / settings.densityKgM3};
    }

    model::Result<CompiledGroup> compile()
    {
        // The expansion vessel at the pumps' suction is the one pressure reference.
        out_.network.nodes[node("return")].fixedHeadM = 0.0;
        node("supply");
        const auto law = pumpLaw(std::get<model::CduType>(group_.cdu->kind));
        if (!law)
            return tl::unexpected<model::Fault>(law.error());
        out_.shutOffHeadM = shutOffHead(*law, out_.network);
        out_.rackLink.assign(group_.racks.size(), noLink);
        out_.valveLink.assign(group_.racks.size(), noLink);
        for (std::size_t i = 0; i < group_.racks.size(); ++i)
            rackAt_.try_emplace(group_.racks[i].rack, i);
        for (const auto& element : group_.elements) {
            out_.linkOf.push_back(noLink);
            out_.firstLink.push_back(out_.network.links.size());
            addElement(element, *law);
        }
        out_.firstLink.push_back(out_.network.links.size());
        return std::move(out_);
    }

private:
    void addElement(const model::CoolantElement& element, const model::LinkLaw& pump)
    {
        using model::CoolantRole;
        switch (element.role) {
        case CoolantRole::Cdu:
            addPump(element, pump);
            break;
        case CoolantRole::Branch:
            addBranch(element);
            break;
        case CoolantRole::SupplyPipe:
        case CoolantRole::ReturnPipe:
            addLink(element, pipeOf(element));
            break;
        case CoolantRole::Strainer:
            addStrainer(element);
            break;
        case CoolantRole::Bypass:
            addBypass(element);
            break;
        case CoolantRole::Vessel:
        case CoolantRole::Buffer:
        case CoolantRole::Tank:
            break;
        }
    }

    void addLink(const model::CoolantElement& element, model::LinkLaw law)
    {
        out_.linkOf.back() = add(element.key, node(element.from), node(element.to), std::move(law));
    }

    void addStrainer(const model::CoolantElement& element)
    {
        if (element.kv > 0.0)
            addLink(element, strainerDrop(element.kv, element.fouling));
        else
            addLink(element, model::LinearResistance{1e-3});
    }

    void addBypass(const model::CoolantElement& element)
    {
        if (element.kv <= 0.0 || inSi(element.opensAt) <= 0.0)
            return;
        auto curve = bypassCurve(element.kv, inSi(element.opensAt) / weight_);
        curve.id = element.key;
        out_.bypasses.push_back({out_.network.curves.size(), element.kv, inSi(element.opensAt)});
        out_.network.curves.push_back(std::move(curve));
        addLink(element, model::TabulatedDrop{out_.network.curves.size() - 1});
    }

    std::uint32_t node(const std::string& id)
    {
        const auto [at, fresh] =
            nodes_.try_emplace(id, static_cast<std::uint32_t>(out_.network.nodes.size()));
        if (fresh) {
            out_.network.nodes.emplace_back();
            out_.network.nodes.back().id = group_.key + "/" + id;
        }
        return at->second;
    }

    std::size_t add(const std::string& id, std::uint32_t from, std::uint32_t to, model::LinkLaw law)
    {
        model::HydraulicLink link;
        link.id = id;
        link.from = from;
        link.to = to;
        link.law = std::move(law);
        out_.network.links.push_back(std::move(link));
        return out_.network.links.size() - 1;
    }

    static model::Pipe pipeOf(const model::CoolantElement& element)
    {
        return {inSi(element.length), inSi(element.bore), inSi(element.roughness), 0.0,
                element.fittings};
    }

    // The published curve as heads of this fluid, else a one-point curve through the rating.
    model::Result<model::LinkLaw> pumpLaw(const model::CduType& cdu)
    {
        if (cdu.pumpCurve.empty()) {
            out_.onePointCurve = true;
            return model::pumpThroughDesignPoint(inSi(*cdu.secondaryFlow),
                                                 inSi(*cdu.externalHead) / weight_)
                .map([this](model::PowerPump pump) {
                    pump.speed = settings_.speed;
                    return model::LinkLaw(pump);
                });
        }
        model::HeadCurve curve;
        curve.id = group_.cdu->key;
        curve.flowM3s = cdu.pumpCurve.x;
        for (const double pressure : cdu.pumpCurve.y)
            curve.headM.push_back(pressure / weight_);
        const auto peak = std::max_element(curve.headM.begin(), curve.headM.end());
        // A slight fall below the peak's flow keeps the operating point unique (recipes.md).
        for (auto at = peak; at != curve.headM.begin(); --at)
            *std::prev(at) = *at * (1.0 + 1e-4);
        out_.heldAtPeak = peak != curve.headM.begin();
        out_.network.curves.push_back(std::move(curve));
        return model::LinkLaw(
            model::TabulatedPump{out_.network.curves.size() - 1, settings_.speed});
    }

    void addPump(const model::CoolantElement& element, const model::LinkLaw& law)
    {
        const auto link = add(element.key, node(element.from), node(element.to), law);
        out_.network.links[link].direction = model::FlowDirection::ForwardOnly;
        out_.linkOf.back() = link;
        out_.pumpLinks.push_back(link);
        out_.pumpHeldAt.push_back(element.speed);
    }

    // Hoses and couplings, then the rack's own law, then its valve where the recipe has one.
    void addBranch(const model::CoolantElement& element)
    {
        const auto at = rackAt_.find(element.rack);
        if (at == rackAt_.end())
            return;
        const std::size_t rackIndex = at->second;
        const auto& need = group_.racks[rackIndex];
        if (!need.flowKnown || inSi(need.flow) <= 0.0)
            return;
        const double flow = inSi(need.flow);
        const bool fixed = element.kv > 0.0; // a balancing valve in place of the recipe's control
        const bool limited = fixed || group_.control == model::FlowControl::PressureIndependent ||
                             group_.control == model::FlowControl::BalancedValves;
        // Named by the rack: two racks may hang on one node.
        const std::string own = fmt::format("/r{}", element.rack.number);
        auto inlet = node(element.from + own + "/inlet");
        const auto outlet = limited ? node(element.to + own + "/outlet") : node(element.to);
        out_.linkOf.back() = add(element.key, node(element.from), inlet, pipeOf(element));
        if (element.couplingKv > 0.0) { // one pair on either side of the rack
            const auto behind = node(element.from + own + "/coupled");
            add(element.key + "/couplings", inlet, behind, valveDrop(element.couplingKv, 2));
            inlet = behind;
        }
        const double reference = inSi(need.dropReferenceFlow);
        const double exponent = need.dropExponent;
        const double coefficient =
            reference > 0.0 ? inSi(need.dropReference) / weight_ / std::pow(reference, exponent)
                            : 0.0;
        out_.rackLink[rackIndex] =
            add(element.key + "/rack", inlet, outlet, model::PowerDrop{coefficient, exponent});
        out_.pressureLinks.push_back(out_.rackLink[rackIndex]);
        if (limited)
            out_.valveLink[rackIndex] =
                add(element.key + "/valve", outlet, node(element.to),
                    fixed ? valveDrop(element.kv) : valveLaw(rackIndex, flow));
    }

    model::LinkLaw valveLaw(std::size_t rack, double flow) const
    {
        const double open = openValveCoefficient(flow, settings_.densityKgM3);
        const bool balanced = group_.control == model::FlowControl::BalancedValves;
        if (balanced && rack < group_.valveKv.size() && group_.valveKv[rack])
            return model::PowerDrop{valveHeadCoefficient(*group_.valveKv[rack]), 2.0};
        return model::FlowLimiter{open, flow, balanced ? settingSlope : controlSlope};
    }

    const model::CoolantGroup& group_;
    CompileSettings settings_;
    double weight_;
    std::unordered_map<std::string, std::uint32_t> nodes_;
    std::map<model::RackId, std::size_t> rackAt_;
    CompiledGroup out_;
};

} // namespace

model::Result<CompiledGroup> layGroup(const model::CoolantGroup& group,
                                      const CompileSettings& settings)
{
    return Compiler(group, settings).compile();
}

model::Result<CompiledGroup> compile(const model::CoolantGroup& group,
                                     const CompileSettings& settings)
{
    return layGroup(group, settings).map([&](CompiledGroup laid) {
        putOutOfOrder(laid, group, settings.running, settings.outage);
        for (const std::size_t link : laid.shut)
            laid.network.links[link].state = model::LinkState::Closed;
        return laid;
    });
}

} // namespace hallwright::thermal
