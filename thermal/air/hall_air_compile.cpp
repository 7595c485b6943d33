// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/air/hall_air_compile.h"

#include "model/derive/rear_doors.h"
#include "thermal/air/psychrometrics.h"

#include <algorithm>

namespace hallwright::thermal {

using namespace model;

namespace {

constexpr double dryAirHeat = 1006.0; // J/kgK, ASHRAE Fundamentals 2017 chapter 1, eq. 30
constexpr double vapourHeat = 1860.0;
constexpr double seaLevelPa = 101325.0;
constexpr double leastGap = 1e-3; // of a contained face: no aisle is sealed
constexpr double usualRackHeight = 2.2;
constexpr double usualWidth = 0.6;
constexpr double usualDepth = 1.2;
constexpr double voidDistance = 0.01; // m: a duct into the ceiling void has hardly any resistance

double celsiusOf(Temperature t)
{
    return inSi(t) - 273.15;
}

HallAirState stateOf(const HallView& view, const AirRecipe& recipe)
{
    HallAirState out;
    out.pressurePa = standardAtmospherePa(inSi(view.project.site.altitude));
    out.supplyC = celsiusOf(recipe.supply);
    out.humidityRatio =
        saturationHumidityRatio(std::min(celsiusOf(recipe.dewPoint), out.supplyC), out.pressurePa);
    out.supplyVolume = specificVolumeM3Kg(out.supplyC, out.humidityRatio, out.pressurePa);
    out.heatCapacity = dryAirHeat + vapourHeat * out.humidityRatio;
    return out;
}

RackFootprint footprintOf(const Rack& rack, const RackType& type)
{
    const Box box = footprintBox(rack.at, type.footprint.width.value_or(metres(usualWidth)),
                                 type.footprint.depth.value_or(metres(usualDepth)));
    RackFootprint out{inSi(box.left), inSi(box.bottom), inSi(box.right), inSi(box.top), 0, 0};
    switch (rack.at.turn) { // front faces -y at Deg0, counter-clockwise from there
    case Turn::Deg0:
        out.frontY = -1;
        break;
    case Turn::Deg90:
        out.frontX = 1;
        break;
    case Turn::Deg180:
        out.frontY = 1;
        break;
    case Turn::Deg270:
        out.frontX = -1;
        break;
    }
    return out;
}

} // namespace

HallAir::HallAir(const HallView& view, const AirUnits& units)
    : recipe_(recipeOf(view.plan.airRecipes, view.hall.id))
    , state_(stateOf(view, recipe_))
{
    RoomShape shape;
    shape.width = inSi(view.hall.width);
    shape.depth = inSi(view.hall.depth);
    shape.clearHeight = inSi(view.hall.clearHeight);
    shape.rackHeight = 0.0;
    const auto doors = rearDoors(view);
    for (const auto& rack : view.plan.racks) {
        if (rack.at.hall != view.hall.id)
            continue;
        const auto* entry = typeOf(view.project, rack.type);
        const RackType* type = entry != nullptr ? rackOf(*entry) : nullptr;
        if (type == nullptr)
            continue;
        shape.racks.push_back(footprintOf(rack, *type));
        shape.rackHeight = std::max(shape.rackHeight,
                                    type->footprint.height ? inSi(*type->footprint.height) : 0.0);
        CompiledRack one;
        one.id = rack.id;
        one.type = type;
        one.heatW = inSi(rackHeat(*type).air);
        if (const auto* door = doors.of(rack.id); door != nullptr && one.heatW > 0.0) {
            one.share = std::clamp(1.0 - inSi(door->removed) / one.heatW, 0.0, 1.0);
            one.heatW *= one.share;
        }
        one.highestC = celsiusOf(airInletLimit(*type, view.project.site.altitude));
        one.assumedFlow = one.heatW > 0.0 && !airflowNeed(*type, recipe_.supply);
        if (const auto mass =
                type->footprint.massDry ? type->footprint.massDry : type->footprint.massWet)
            one.heatCapacity = metalHeat * inSi(*mass);
        racks_.push_back(one);
    }
    if (shape.rackHeight <= 0.0)
        shape.rackHeight = usualRackHeight;
    shape.rackHeight = std::min(shape.rackHeight, shape.clearHeight - 0.3);
    grid_ = airGrid(shape);
    if (units.type != nullptr)
        if (const auto* crah = std::get_if<CrahType>(&units.type->kind)) {
            const double density = airPressureRatio(view.project.site.altitude);
            flowOfUnit_ = inSi(crah->airflow.value_or(VolumeFlow{})) / state_.supplyVolume;
            capacityOfUnit_ = inSi(crah->netCapacity.value_or(Power{})) * density;
        }
}

double HallAir::heatW() const
{
    double sum = 0.0;
    for (const auto& rack : racks_)
        sum += rack.heatW;
    return sum;
}

double HallAir::rackFlow(std::size_t rack, double inletC) const
{
    const auto& one = racks_[rack];
    if (one.heatW <= 0.0)
        return 0.0;
    if (one.assumedFlow)
        return one.heatW / (state_.heatCapacity * assumedRiseK);
    const auto volume = airflowNeed(*one.type, celsius(inletC));
    return one.share * inSi(volume.value_or(VolumeFlow{})) /
           specificVolumeM3Kg(inletC, state_.humidityRatio, seaLevelPa);
}

double HallAir::inletC(std::size_t rack, double frontC) const
{
    const double share = racks_[rack].share;
    return share * frontC + (1.0 - share) * state_.supplyC;
}

double HallAir::unitFlow(int running) const
{
    return flowOfUnit_ * static_cast<double>(running);
}

double HallAir::unitCapacityW(int running) const
{
    return capacityOfUnit_ * static_cast<double>(running);
}

bool HallAir::voidReturn() const
{
    if (recipe_.containment == Containment::Chimney)
        return true;
    return recipe_.containment == Containment::HotAisle && recipe_.cooling != AirScheme::InRow;
}

bool HallAir::contained(AirSpace space) const
{
    return (recipe_.containment == Containment::HotAisle && space == AirSpace::HotAisle) ||
           (recipe_.containment == Containment::ColdAisle && space == AirSpace::ColdAisle);
}

// The void, where there is one, is the cell after the grid's.
AirNetwork HallAir::network(const std::vector<double>& rackFlows, double supplied) const
{
    AirNetwork out;
    out.cells = grid_.spaces.size() + (voidReturn() ? 1 : 0);
    out.supplyC = state_.supplyC;
    out.heatCapacity = state_.heatCapacity;
    const double own = std::clamp(recipe_.rackGaps, 0.0, 0.9);
    const bool chimney = recipe_.containment == Containment::Chimney;
    for (std::size_t i = 0; i < racks_.size(); ++i) {
        if (rackFlows[i] <= 0.0)
            continue;
        out.racks.push_back({grid_.front[i], chimney ? grid_.spaces.size() : grid_.rear[i],
                             rackFlows[i], racks_[i].heatW, own});
    }
    addFaces(out);
    addSupplies(out, supplied);
    addReturns(out, supplied);
    return out;
}

void HallAir::addFaces(AirNetwork& network) const
{
    const double gaps = std::clamp(recipe_.containmentGaps, leastGap, 1.0);
    const double density = 1.0 / state_.supplyVolume;
    for (const auto& face : grid_.faces) {
        const AirSpace a = grid_.spaces[face.a];
        const AirSpace b = grid_.spaces[face.b];
        const bool wall = a != b && (contained(a) || contained(b));
        const double open = face.area * (wall ? gaps : 1.0);
        network.faces.push_back(
            {face.a, face.b, open / face.distance, density * open * inSi(recipe_.mixing)});
    }
    if (!voidReturn())
        return;
    // A contained aisle opens into the void; where only chimneys lead there the void is a room of
    // its own that leaks as a containment does.
    const bool aisles = recipe_.containment == Containment::HotAisle;
    for (const auto& face : grid_.faces) {
        const bool lower = grid_.spaces[face.a] != AirSpace::Above;
        if (!lower || grid_.spaces[face.b] != AirSpace::Above)
            continue;
        if (aisles && grid_.spaces[face.a] == AirSpace::HotAisle)
            network.faces.push_back({face.a, grid_.spaces.size(), face.area / voidDistance, 0.0});
        else if (!aisles)
            network.faces.push_back({face.b, grid_.spaces.size(), gaps * face.area,
                                     gaps * density * face.area * inSi(recipe_.mixing)});
    }
}

void HallAir::addSupplies(AirNetwork& network, double supplied) const
{
    const double leak = std::clamp(recipe_.leakage, 0.0, 0.9) * supplied;
    const auto spread = [&network](const std::vector<std::size_t>& cells, double flow) {
        for (const std::size_t cell : cells)
            network.supplies.push_back({cell, flow / static_cast<double>(cells.size())});
    };
    std::vector<std::size_t> blown; // cells before a fan wall
    if (recipe_.cooling == AirScheme::FanWall && recipe_.containment != Containment::ColdAisle)
        for (const std::size_t cell : grid_.lowerAtStart)
            if (grid_.spaces[cell] != AirSpace::HotAisle)
                blown.push_back(cell);
    const bool wall = !blown.empty();
    double drawn = 0.0;
    for (const auto& rack : network.racks)
        drawn += rack.flow;
    if (wall || drawn <= 0.0)
        spread(wall ? blown : grid_.upperAtStart, supplied - leak);
    else
        for (const auto& rack : network.racks)
            network.supplies.push_back({rack.front, (supplied - leak) * rack.flow / drawn});
    // What leaks does so behind the racks, by cable openings, or over the room from a wall.
    std::vector<std::size_t> behind;
    if (!wall)
        for (std::size_t i = 0; i < grid_.rear.size(); ++i)
            behind.push_back(grid_.rear[i]);
    spread(behind.empty() ? grid_.upperAtEnd : behind, leak);
}

void HallAir::addReturns(AirNetwork& network, double supplied) const
{
    if (voidReturn()) {
        network.returns.push_back({grid_.spaces.size(), supplied});
        return;
    }
    if (recipe_.cooling == AirScheme::InRow) {
        double drawn = 0.0;
        for (const auto& rack : network.racks)
            drawn += rack.flow;
        if (drawn > 0.0) {
            for (const auto& rack : network.racks)
                network.returns.push_back({rack.rear, supplied * rack.flow / drawn});
            return;
        }
    }
    std::vector<std::size_t> walls = grid_.upperAtStart;
    if (recipe_.cooling != AirScheme::FanWall)
        walls.insert(walls.end(), grid_.upperAtEnd.begin(), grid_.upperAtEnd.end());
    for (const std::size_t cell : walls)
        network.returns.push_back({cell, supplied / static_cast<double>(walls.size())});
}

} // namespace hallwright::thermal
