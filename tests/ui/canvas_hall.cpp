// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/canvas_hall.h"

#include "model/edit/place.h"

#include <fmt/format.h>

namespace hallwright::tests {

using namespace model;

namespace {

FootprintFigures footprint(double width, double depth)
{
    FootprintFigures figures;
    figures.width = metres(width);
    figures.depth = metres(depth);
    figures.clearanceFront = metres(1.2);
    figures.clearanceRear = metres(0.9);
    figures.massWet = kilograms(1500);
    return figures;
}

EquipmentType rackType(const char* key, CoolingKind cooling, double kilowatt, RackRole role)
{
    RackType rack;
    rack.role = role;
    rack.footprint = footprint(0.6, 1.2);
    rack.power.tdp = kilowatts(kilowatt);
    rack.cooling.kind = cooling;
    EquipmentType type;
    type.key = key;
    type.name = key;
    type.kind = rack;
    return type;
}

template <class Kind>
EquipmentType unitType(const char* key, double width, double depth)
{
    Kind kind;
    kind.footprint = footprint(width, depth);
    EquipmentType type;
    type.key = key;
    type.name = key;
    type.kind = kind;
    return type;
}

} // namespace

const Catalogue& canvasCatalogue()
{
    SuperpodType pod;
    pod.members = "pod-rack*2";
    EquipmentType podType;
    podType.key = podType.name = "pod";
    podType.kind = pod;
    static const auto catalogue =
        Catalogue::of({rackType("liquid-rack", CoolingKind::Liquid, 120, RackRole::Compute),
                       rackType("hybrid-rack", CoolingKind::Hybrid, 80, RackRole::Compute),
                       rackType("air-rack", CoolingKind::Air, 40, RackRole::Compute),
                       rackType("network-rack", CoolingKind::Air, 15, RackRole::Network),
                       rackType("storage-rack", CoolingKind::Air, 12, RackRole::Storage),
                       rackType("pod-rack", CoolingKind::Liquid, 120, RackRole::Compute), podType,
                       unitType<CduType>("cdu", 0.9, 1.2), unitType<CrahType>("crah", 2.4, 0.9),
                       unitType<PduType>("pdu", 0.8, 0.8), unitType<UpsType>("ups", 1.2, 0.9),
                       unitType<TransformerType>("transformer", 1.8, 1.2)});
    ensure(catalogue.has_value(), "the catalogue of the canvas tests is sound");
    return *catalogue;
}

Project emptyHallProject()
{
    Project project;
    Alternative alternative;
    alternative.id = {1};
    alternative.name = "A";
    project.alternatives = {alternative};
    project.lastId = 1;
    Hall hall;
    hall.label = "H1";
    hall.width = metres(24);
    hall.depth = metres(12);
    return addHall(project, {1}, hall).value_or(project);
}

Project rowsProject(int rows, int perRow)
{
    Project project = emptyHallProject();
    Plan& plan = project.alternatives.front().plan;
    Hall hall = *plan.halls.begin();
    hall.width = metres(0.6 * perRow + 6.0);
    hall.depth = metres(2.7 * rows + 3.0);
    plan.halls = plan.halls.with({hall});
    const TypeId type = ensureType(project, canvasCatalogue(), "liquid-rack").value_or(TypeId{});
    std::vector<Row> lines;
    std::vector<Rack> racks;
    for (int r = 0; r < rows; ++r) {
        lines.push_back({mint<RowId>(project), hall.id, fmt::format("R{:03}", r + 1)});
        for (int k = 0; k < perRow; ++k) {
            Rack rack;
            rack.id = mint<RackId>(project);
            rack.label = fmt::format("R{:03}-K{:02}", r + 1, k + 1);
            rack.type = type;
            rack.at = {hall.id, metres(3.3 + 0.6 * k), metres(2.1 + 2.7 * r), Turn::Deg0};
            rack.row = lines.back().id;
            racks.push_back(std::move(rack));
        }
    }
    plan.rows = plan.rows.with(std::move(lines));
    plan.racks = plan.racks.with(std::move(racks));
    return project;
}

Result<Assessment> patternedAssessment(const Project& project, AlternativeId alternative)
{
    Assessment out;
    out.alternative = alternative;
    const auto& plan = project.find(alternative)->plan;
    out.fingerprint = fingerprint(project, *project.find(alternative));
    int n = 0;
    for (const auto& rack : plan.racks) {
        const double part = (n++ % 16) / 15.0;
        RackResult result;
        result.id = rack.id;
        result.tdp = kilowatts(40.0 + 100.0 * part);
        result.powerKnown = n % 13 != 0;
        result.flowNeed = litresPerMinute(100);
        result.flowGot = litresPerMinute(90 + 30 * part);
        result.supply = celsius(32 + 8 * part);
        result.loop = n % 2 == 0 ? "h1/coolant/loop1" : "h1/coolant/loop2";
        out.racks.push_back(result);
    }
    return out;
}

ui::Services canvasServices(Numbers numbers)
{
    ui::Services services;
    services.catalogue = &canvasCatalogue();
    if (numbers == Numbers::Patterned)
        services.evaluate = [](const Project& project, AlternativeId in, std::stop_token) {
            return patternedAssessment(project, in);
        };
    return services;
}

} // namespace hallwright::tests
