// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/coolant_publish.h"

#include "model/quantity_text.h"
#include "thermal/balancing_valve.h"
#include "thermal/coolant_pressure.h"
#include "thermal/heat/component_temperature.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::thermal {

namespace {

using namespace model;

class Publisher {
public:
    explicit Publisher(const SolvedGroup& solved)
        : solved_(solved)
        , weight_(solved.densityKgM3 * standardGravityMS2)
        , pressures_(solved)
    {
    }

    Publisher& elements()
    {
        for (std::size_t i = 0; i < solved_.group.elements.size(); ++i)
            addElement(i);
        std::sort(out_.elements.begin(), out_.elements.end(),
                  [](const auto& a, const auto& b) { return a.key < b.key; });
        return *this;
    }

    CoolantLoopResult publish()
    {
        addRacks();
        addPressures();
        out_.heat = fromSi<Power>(solved_.heatW);
        out_.pumpPower = fromSi<Power>(solved_.pumpPowerW);
        out_.supply = fromSi<Temperature>(solved_.cdu().supplyK);
        out_.returned = fromSi<Temperature>(solved_.cdu().returnK);
        out_.facilityReturn = fromSi<Temperature>(solved_.cdu().facilityReturnK);
        out_.pumpSpeed = solved_.speed;
        return std::move(out_);
    }

private:
    double flowOf(std::size_t link) const
    {
        return link == noLink ? 0.0 : solved_.hydraulics.flowM3s[link];
    }
    double dropPa(std::size_t link) const
    {
        return link == noLink ? 0.0 : solved_.hydraulics.headLossM[link] * weight_;
    }

    // External, of a pump; the risers' weight is on its link.
    double liftPa(std::size_t link) const
    {
        return solved_.compiled.network.links[link].staticLossM * weight_ - dropPa(link);
    }

    // Case temperature of the GPUs; only where plate resistance, plates and limit are sourced.
    std::optional<Temperature> componentOf(const RackNeed& need, double flow) const
    {
        const auto& cooling = need.type->cooling;
        if (cooling.plateResistance.empty() || !cooling.platesPerRack || !cooling.componentLimit ||
            !need.type->compute.gpuTdp)
            return std::nullopt;
        return fromSi<Temperature>(
            componentTemperature(cooling.plateResistance, solved_.cdu().supplyK,
                                 flow / *cooling.platesPerRack, inSi(*need.type->compute.gpuTdp))
                .temperatureK);
    }

    void addRacks()
    {
        double total = 0.0;
        double carried = 0.0; // heat picked up by the racks' coolant
        for (std::size_t i = 0; i < solved_.group.racks.size(); ++i) {
            const auto& need = solved_.group.racks[i];
            if (!need.flowKnown)
                continue;
            const std::size_t link = solved_.compiled.rackLink[i];
            const double flow = flowOf(link);
            RackCoolant rack;
            rack.rack = need.rack;
            rack.flow = fromSi<VolumeFlow>(flow);
            rack.supply = fromSi<Temperature>(solved_.cdu().supplyK);
            rack.drop = fromSi<Pressure>(dropPa(link));
            rack.component = componentOf(need, flow);
            addValve(i, flow, rack);
            total += flow;
            if (flow > stillM3s) {
                const double capacity = flow * solved_.densityKgM3 * solved_.specificHeat;
                const double returned = solved_.cdu().supplyK + inSi(need.heat) / capacity;
                rack.returned = fromSi<Temperature>(returned);
                carried += capacity * (returned - solved_.cdu().supplyK);
            }
            out_.racks.push_back(rack);
        }
        out_.flow = fromSi<VolumeFlow>(total);
        out_.massResidual =
            total > 0.0 ? solved_.hydraulics.convergence.massResidualM3s / total : 0.0;
        out_.heatResidual =
            solved_.heatW > 0.0
                ? std::abs(carried + solved_.pumpPowerW - solved_.heatW) / solved_.heatW
                : 0.0;
    }

    void addValve(std::size_t index, double flow, RackCoolant& rack) const
    {
        const std::size_t valve = solved_.compiled.valveLink[index];
        const double drop = dropPa(valve);
        rack.branchDrop = fromSi<Pressure>(dropPa(solved_.compiled.rackLink[index]) + drop +
                                           dropPa(hoseOf(solved_.group.racks[index].rack)));
        if (valve == noLink)
            return;
        rack.valveDrop = fromSi<Pressure>(drop);
        if (flow > stillM3s && drop > 0.0)
            rack.valveKv = kvFor(flow, drop, solved_.densityKgM3);
    }

    std::size_t hoseOf(RackId rack) const
    {
        const auto& elements = solved_.group.elements;
        for (std::size_t i = 0; i < elements.size(); ++i)
            if (elements[i].role == CoolantRole::Branch && elements[i].rack == rack)
                return solved_.compiled.linkOf[i];
        return noLink;
    }

    // Gauge: the fill pressure stands at the pumps' suction, where the expansion vessel is.
    void addPressures()
    {
        double head = 0.0;
        for (const std::size_t link : solved_.compiled.pumpLinks)
            head = std::max(head, liftPa(link));
        out_.head = fromSi<Pressure>(head);
        out_.pressure = fromSi<Pressure>(stillPa() + head);
        out_.pressureShutOff = shutOffPressure();
    }

    Pressure shutOffPressure() const
    {
        return fromSi<Pressure>(stillPa() + solved_.compiled.shutOffHeadM * weight_);
    }

    // At the lowest point with all pumps at rest.
    double stillPa() const
    {
        return inSi(solved_.group.fillPressure) + weight_ * inSi(solved_.group.lowestPoint);
    }

    void addElement(std::size_t index)
    {
        const auto& element = solved_.group.elements[index];
        const std::size_t link = solved_.compiled.linkOf[index];
        const double flow = flowOf(link);
        ElementResult result;
        result.key = element.key;
        result.kind = coolantRoleKey(element.role);
        result.group = ElementGroup::Hydraulic;
        result.type = element.type;
        result.flow = fromSi<VolumeFlow>(flow);
        if (element.role == CoolantRole::Cdu) {
            addCdu(result, index, link);
        } else if (isPipe(element.role) || element.role == CoolantRole::Branch) {
            const double bore = inSi(element.bore);
            result.length = element.length;
            result.rating = fmt::format("{} mm", numberText(bore * 1e3, 4));
            result.drop = fromSi<Pressure>(dropPa(link));
            result.pressureMax = element.pressureMax;
            result.velocity =
                fromSi<Velocity>(std::abs(flow) / (std::numbers::pi / 4.0 * bore * bore));
        } else {
            addValve(result, element, link);
        }
        result.pressure = pressures_.at(index);
        out_.elements.push_back(std::move(result));
    }

    // Strainer, bypass, vessel and buffer.
    void addValve(ElementResult& result, const CoolantElement& element, std::size_t link) const
    {
        if (element.kv > 0.0)
            result.rating = fmt::format("Kv {}", numberText(element.kv, 4));
        if (element.role == CoolantRole::Buffer || element.role == CoolantRole::Tank)
            result.rating =
                quantityText(inSi(element.role == CoolantRole::Tank ? solved_.group.supplyTank
                                                                    : solved_.group.bufferVolume),
                             Measure::Volume, UnitSystem::Si, 4);
        if (link != noLink)
            result.drop = fromSi<Pressure>(dropPa(link));
    }

    void addCdu(ElementResult& result, std::size_t index, std::size_t link) const
    {
        const auto& cdu = std::get<CduType>(solved_.group.cdu->kind);
        result.rating = fmt::format(
            "{} at {}", quantityText(inSi(*cdu.capacity), Measure::Power, UnitSystem::Si, 4),
            quantityText(inSi(cdu.approach.value_or(kelvins(0))), Measure::TemperatureDifference,
                         UnitSystem::Si));
        if (link == noLink)
            return; // stands still
        const auto& pumps = solved_.compiled.pumpLinks;
        const auto at =
            static_cast<std::size_t>(std::find(pumps.begin(), pumps.end(), link) - pumps.begin());
        const double heat = solved_.bank.heatW[at];
        result.power = fromSi<Power>(heat);
        result.loading = heat / inSi(*cdu.capacity);
        result.drop = fromSi<Pressure>(liftPa(link)); // external head that it gives
        result.supply = fromSi<Temperature>(supplyOf(heat, link));
        result.returned = fromSi<Temperature>(solved_.cdu().returnK);
        result.electrical = fromSi<Power>(solved_.pumpPowerW * hydraulicShare(link));
        result.npsh = pressures_.npsh(index);
        addCduMargins(result, cdu);
    }

    void addCduMargins(ElementResult& result, const CduType& cdu) const
    {
        const double facility = inSi(solved_.group.facilitySupply);
        result.approach = kelvins(solved_.cdu().supplyK - facility);
        result.approachLeast = kelvins(solved_.cdu().openSupplyK - facility);
        if (cdu.secondaryFlow && inSi(*cdu.secondaryFlow) > 0.0)
            result.flowLoading = inSi(*result.flow) / inSi(*cdu.secondaryFlow);
        if (solved_.facilityFlowKgS > 0.0)
            result.primaryShare = solved_.cdu().facilityFlowKgS / solved_.facilityFlowKgS;
        result.pumpSpeed = solved_.speed;
        result.pressureShutOff = shutOffPressure();
    }

    // Of one CDU; the mixed one where all are equal.
    double supplyOf(double heat, std::size_t link) const
    {
        const double capacity = flowOf(link) * solved_.densityKgM3 * solved_.specificHeat;
        const double own = capacity > 0.0 ? solved_.cdu().returnK - heat / capacity : 0.0;
        return std::abs(own - solved_.cdu().supplyK) < 1e-6 || capacity <= 0.0
                   ? solved_.cdu().supplyK
                   : own;
    }

    // Of the pumps' hydraulic power: their overall efficiency is one figure.
    double hydraulicShare(std::size_t link) const
    {
        double all = 0.0;
        for (const std::size_t pump : solved_.compiled.pumpLinks)
            all += liftPa(pump) * flowOf(pump);
        return all != 0.0 ? liftPa(link) * flowOf(link) / all : 0.0;
    }

    const SolvedGroup& solved_;
    double weight_;
    LoopPressures pressures_;
    CoolantLoopResult out_;
};

} // namespace

CoolantLoopResult publish(const SolvedGroup& solved)
{
    return Publisher(solved).elements().publish();
}

CoolantLoopResult publishRacks(const SolvedGroup& solved)
{
    return Publisher(solved).publish();
}

} // namespace hallwright::thermal
