// SPDX-License-Identifier: GPL-3.0-or-later
// A small hall with round figures for tests of derived coolant networks: racks of 100 kW that need
// 100 L/min each, 0.6 m apart from x = 1 m on, rows 3 m apart from y = 2 m on.
#pragma once

#include "model/derive/air.h"
#include "model/derive/coolant.h"

#include <algorithm>
#include <string>

namespace hallwright::tests {

struct CoolantHall {
    model::Project project;
    model::Catalogue catalogue;
    model::CoolantRecipe recipe;
    model::AirRecipe air;

    CoolantHall(int rows, int perRow)
    {
        using namespace model;
        recipe.id = air.id = HallId{1};
        recipe.redundancy = UnitRedundancy::N;
        recipe.returnPath = ReturnPath::Direct;
        recipe.velocityLimit = fromSi<Velocity>(2.0);
        recipe.gradientLimit = fromSi<PressureGradient>(5000.0); // velocity decides
        project.types =
            project.types.with({rackType(), cduType(TypeId{2}, "cdu-500"),
                                cduType(TypeId{3}, "cdu-other"), doorType(), couplingType()});
        std::vector<EquipmentType> entries{cduType({}, "cdu-500"), cduType({}, "cdu-other")};
        for (const int bore : {25, 40, 50, 80, 100, 150, 200, 300})
            entries.push_back(pipeType(bore));
        catalogue = *Catalogue::of(std::move(entries));
        Alternative alternative;
        alternative.id = AlternativeId{90};
        alternative.name = "A";
        Hall hall;
        hall.id = HallId{1};
        hall.label = "Hall";
        alternative.plan.halls = alternative.plan.halls.with({hall});
        std::uint32_t id = 100;
        std::vector<Rack> racks;
        std::vector<Row> lines;
        for (int r = 0; r < rows; ++r) {
            lines.push_back({RowId{static_cast<std::uint32_t>(10 + r)}, HallId{1}, "row"});
            for (int k = 0; k < perRow; ++k) {
                Rack rack;
                rack.id = RackId{++id};
                rack.label = "R" + std::to_string(id);
                rack.type = TypeId{1};
                rack.at = {HallId{1}, metres(1.0 + 0.6 * k), metres(2.0 + 3.0 * r), Turn::Deg0};
                rack.row = lines.back().id;
                racks.push_back(rack);
            }
        }
        alternative.plan.racks = alternative.plan.racks.with(racks);
        alternative.plan.rows = alternative.plan.rows.with(lines);
        project.alternatives.push_back(std::move(alternative));
    }

    model::Plan& plan() { return project.alternatives.front().plan; }

    // Stands in the hall as unit `number`.
    void place(std::uint32_t number, std::uint32_t type, double x, double y)
    {
        model::Unit unit;
        unit.id = model::UnitId{number};
        unit.label = "U" + std::to_string(number);
        unit.type = model::TypeId{type};
        unit.at = {model::HallId{1}, model::metres(x), model::metres(y), model::Turn::Deg0};
        plan().units = plan().units.with({unit});
    }

    void override(const std::string& element, const std::string& field, const std::string& value)
    {
        const auto number = static_cast<std::uint32_t>(500 + plan().overrides.size());
        plan().overrides =
            plan().overrides.with({{model::OverrideId{number}, element, field, value}});
    }

    model::DerivedCoolant derive()
    {
        plan().coolantRecipes = plan().coolantRecipes.with({recipe});
        plan().airRecipes = plan().airRecipes.with({air});
        return model::deriveCoolant({project, catalogue, plan(), *plan().halls.begin()});
    }

    model::DerivedAir deriveAir()
    {
        derive();
        return model::deriveAir({project, catalogue, plan(), *plan().halls.begin()});
    }

private:
    static model::EquipmentType rackType()
    {
        using namespace model;
        RackType rack;
        rack.power.tdp = kilowatts(120);
        rack.cooling.kind = CoolingKind::Hybrid;
        rack.cooling.liquidFraction = 100.0 / 120.0;
        const double flow = inSi(litresPerMinute(100));
        rack.cooling.flowNeed = {
            Measure::Temperature, Measure::CoolantFlow, {290.0, 330.0}, {flow, flow}};
        rack.cooling.dropReferenceFlow = litresPerMinute(100);
        rack.cooling.dropReference = kilopascals(50);
        rack.cooling.dropExponent = 2.0;
        rack.cooling.pressureMax = kilopascals(500);
        // 20 kW over 1.16 kg/m³ · 1006 J/kgK · 1.2 m³/s: 14.28 K
        rack.cooling.airflowNeed = {
            Measure::Temperature, Measure::AirFlow, {290.0, 320.0}, {1.2, 1.2}};
        EquipmentType out;
        out.id = TypeId{1};
        out.key = "rack";
        out.name = "Rack";
        out.kind = rack;
        return out;
    }

    static model::EquipmentType cduType(model::TypeId id, const char* key)
    {
        using namespace model;
        CduType cdu;
        cdu.capacity = kilowatts(500);
        cdu.approach = kelvins(4);
        cdu.secondaryFlow = litresPerMinute(600);
        cdu.externalHead = kilopascals(200);
        EquipmentType out;
        out.id = id;
        out.key = key;
        out.name = key;
        out.kind = cdu;
        return out;
    }

    static model::EquipmentType doorType()
    {
        using namespace model;
        RearDoorType door;
        door.removal = {Measure::Power, Measure::Fraction, {10e3, 40e3}, {0.8, 0.8}};
        door.capacity = kilowatts(30);
        door.waterFlow = litresPerMinute(40);
        door.waterDrop = kilopascals(60);
        door.waterIn = celsius(18);
        door.fanPower = kilowatts(0.5);
        EquipmentType out;
        out.id = TypeId{4};
        out.key = "door";
        out.name = "Door";
        out.kind = door;
        return out;
    }

    static model::EquipmentType couplingType()
    {
        using namespace model;
        CouplingType coupling;
        coupling.cv = 10.0;
        coupling.pressureMax = kilopascals(690);
        EquipmentType out;
        out.id = TypeId{5};
        out.key = "coupling";
        out.name = "Coupling";
        out.kind = coupling;
        return out;
    }

    static model::EquipmentType pipeType(int bore)
    {
        using namespace model;
        PipeSizeType pipe;
        pipe.nominal = bore;
        pipe.bore = millimetres(bore);
        pipe.roughness = millimetres(0.0015);
        EquipmentType out;
        out.key = "pipe-" + std::to_string(bore);
        out.name = out.key;
        out.kind = pipe;
        return out;
    }
};

// The element whose key ends so; nullptr where there is none.
inline const model::CoolantElement* elementOf(const model::CoolantGroup& group,
                                              const std::string& end)
{
    const auto at = std::find_if(group.elements.begin(), group.elements.end(),
                                 [&](const auto& e) { return e.key == group.key + "/" + end; });
    return at != group.elements.end() ? &*at : nullptr;
}

inline bool hasCode(const std::vector<model::Finding>& findings, const std::string& code)
{
    return std::any_of(findings.begin(), findings.end(),
                       [&code](const auto& finding) { return finding.code == code; });
}

} // namespace hallwright::tests
