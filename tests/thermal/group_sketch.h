// SPDX-License-Identifier: GPL-3.0-or-later
// Small coolant groups written in few lines: racks with a square drop law, pipes whose whole loss
// is K v²/2g, one CDU.
#pragma once

#include "model/derive/coolant.h"
#include "thermal/fluid.h"

#include <deque>
#include <numbers>
#include <string>

namespace hallwright::tests {

class GroupSketch {
public:
    // Pump: head at flow of a one-point curve, 4/3 of it at no flow (EPANET 2.2 manual).
    GroupSketch(double headPa, double flowLpm)
    {
        using namespace model;
        CduType unit;
        unit.capacity = kilowatts(1000);
        unit.approach = kelvins(4);
        unit.secondaryFlow = litresPerMinute(flowLpm);
        unit.primaryFlow = litresPerMinute(1500);
        unit.externalHead = fromSi<Pressure>(headPa);
        unit.pumpEfficiency = 0.5;
        cdu.key = "unit";
        cdu.kind = unit;
        group.key = "h1/coolant/r1";
        group.cdu = &cdu;
        group.installed = group.needed = 1;
        group.fluid = Coolant::Water;
        group.control = FlowControl::BalancedValves;
        group.supplySetPoint = celsius(35);
        group.facilitySupply = celsius(25);
        group.facilityFlow = litresPerMinute(1.5) / kilowatts(1);
        CoolantElement element;
        element.role = CoolantRole::Cdu;
        element.key = group.key + "/cdu/1";
        element.from = "return";
        element.to = "supply";
        group.elements.push_back(element);
    }
    GroupSketch(const GroupSketch&) = delete;
    GroupSketch& operator=(const GroupSketch&) = delete;

    model::CduType& unit() { return std::get<model::CduType>(cdu.kind); }

    model::CoolantElement& pipe(model::CoolantRole role, const std::string& from,
                                const std::string& to, double lossK)
    {
        model::CoolantElement element;
        element.role = role;
        element.key = group.key + "/" + from + "-" + to;
        element.from = from;
        element.to = to;
        element.bore = model::millimetres(bore);
        element.fittings = lossK;
        group.elements.push_back(element);
        return group.elements.back();
    }
    GroupSketch& supply(const std::string& from, const std::string& to, double lossK)
    {
        pipe(model::CoolantRole::SupplyPipe, from, to, lossK);
        return *this;
    }
    GroupSketch& back(const std::string& from, const std::string& to, double lossK)
    {
        pipe(model::CoolantRole::ReturnPipe, from, to, lossK);
        return *this;
    }
    // A rack of 2 kW per L/min that drops so much at its need, exponent 2; hoses without loss.
    GroupSketch& rack(const std::string& from, const std::string& to, double needLpm, double dropPa)
    {
        using namespace model;
        RackNeed need;
        need.rack = RackId{static_cast<std::uint32_t>(group.racks.size() + 1)};
        types.emplace_back();
        types.back().cooling.kind = CoolingKind::Liquid;
        need.type = &types.back();
        need.heat = kilowatts(2.0 * needLpm);
        need.flow = litresPerMinute(needLpm);
        need.dropReferenceFlow = need.flow;
        need.dropReference = fromSi<Pressure>(dropPa);
        need.dropExponent = 2.0;
        group.racks.push_back(need);
        group.heat += need.heat;
        group.flow += need.flow;
        auto& hose = pipe(CoolantRole::Branch, from, to, 0.0);
        hose.key = group.key + "/branch/r" + std::to_string(need.rack.number);
        hose.bore = millimetres(100);
        hose.rack = need.rack;
        return *this;
    }

    // K ρ v²/2 on the sketch's bore, Pa, at the coolant's mean temperature of about 49 °C.
    double lossPa(double lossK, double flowLpm) const
    {
        const double area = std::numbers::pi / 4.0 * bore * bore * 1e-6;
        const double velocity = flowLpm / 60e3 / area;
        return lossK * density() * velocity * velocity / 2.0;
    }
    // Rise of a rack: 2 kW per L/min over ρ c of 4.1 MJ/m³K is 29 K: 35 °C to 64 °C.
    double density() const
    {
        return model::inSi(
            thermal::propertiesOf(group.fluid, model::celsius(35.0 + 29.0 / 2)).density);
    }

    double bore = 25.4; // mm, of pipes added from here on
    std::deque<model::RackType> types;
    model::EquipmentType cdu;
    model::CoolantGroup group;
};

} // namespace hallwright::tests
