// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/fabric_places.h"

#include "model/value/compute_value.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace hallwright::model {

namespace {

constexpr double usualHeight = 2.2; // m, of a rack whose type states none
constexpr double nextRack = 0.6;    // m, between switches that stand in the middle of the same
constexpr double insideRack = 1.0;  // m, between two devices of one rack

struct Spot {
    double x = 0.0;
    double y = 0.0;
};

// Lower left corners of every copy of every hall.
std::map<HallId, std::vector<Spot>> hallCorners(const Plan& plan, double gap)
{
    std::set<std::pair<double, double>> own;
    for (const auto& hall : plan.halls)
        own.emplace(inSi(hall.siteX), inSi(hall.siteY));
    const bool stated = own.size() == plan.halls.size();
    std::map<HallId, std::vector<Spot>> out;
    double east = 0.0;
    for (const auto& hall : plan.halls) {
        const int count = std::max(1, hall.count);
        const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
        const double width = inSi(hall.width) + gap;
        const double depth = inSi(hall.depth) + gap;
        const Spot first = stated ? Spot{inSi(hall.siteX), inSi(hall.siteY)} : Spot{east, 0.0};
        for (int i = 0; i < count; ++i)
            out[hall.id].push_back({first.x + i % columns * width, first.y + i / columns * depth});
        east += columns * width;
    }
    return out;
}

double heightOf(const EquipmentType& type)
{
    const auto* footprint = footprintOf(type);
    return footprint && footprint->height ? inSi(*footprint->height) : usualHeight;
}

// Racks of a plan in walking order: hall, row, along the row.
std::vector<const Rack*> inWalkingOrder(const std::vector<const Rack*>& racks)
{
    auto out = racks;
    const auto key = [](const Rack* rack) {
        return std::tuple(rack->at.hall, !rack->row, rack->row, inSi(rack->at.x) + inSi(rack->at.y),
                          rack->id);
    };
    std::stable_sort(out.begin(), out.end(),
                     [&](const Rack* a, const Rack* b) { return key(a) < key(b); });
    return out;
}

class PlaceMaker {
public:
    PlaceMaker(const Project& project, const Plan& plan, const InputValues& inputs)
        : project_(project)
        , plan_(plan)
        , rise_(at(inputs, InputKey::CableRise))
        , corners_(hallCorners(plan, at(inputs, InputKey::HallGap)))
    {
    }

    // The place of a rack in a copy of its hall.
    CablePlace placeOf(const Rack& rack, std::size_t copy) const
    {
        const auto corner = cornersOf(rack)[copy];
        const auto* type = project_.types.find(rack.type);
        CablePlace out;
        out.label = hallLabel(rack.at.hall, copy) + " " + rack.label;
        out.x = corner.x + inSi(rack.at.x);
        out.y = corner.y + inSi(rack.at.y);
        out.rise = rise_ + (type ? heightOf(*type) : usualHeight) / 2.0;
        return out;
    }

    std::size_t copies(const Rack& rack) const { return cornersOf(rack).size(); }

    double countedRise() const { return rise_ + usualHeight / 2.0; }

private:
    // One at the origin where the hall is not there.
    std::vector<Spot> cornersOf(const Rack& rack) const
    {
        const auto found = corners_.find(rack.at.hall);
        return found == corners_.end() ? std::vector<Spot>{Spot{}} : found->second;
    }

    std::string hallLabel(HallId id, std::size_t copy) const
    {
        const auto* hall = plan_.halls.find(id);
        if (!hall)
            return "?";
        return hall->count > 1 ? hall->label + " " + std::to_string(copy + 1) : hall->label;
    }

    const Project& project_;
    const Plan& plan_;
    double rise_;
    std::map<HallId, std::vector<Spot>> corners_;
};

// Nodes of a rack and the ports of each.
struct RackPorts {
    int nodes = 1;
    int ports = 0; // of the rack
};

RackPorts portsOf(const Project& project, const Rack& rack)
{
    const auto* entry = project.types.find(rack.type);
    const auto* type = entry ? rackOf(*entry) : nullptr;
    if (!type)
        return {};
    const auto compute = computeOf(project, *type);
    const int ports = compute.scaleOutPorts.value_or(0);
    const int node = compute.gpusPerTray > 0 ? compute.gpusPerTray
                                             : compute.scaleUpDomain.value_or(compute.gpus);
    return {std::max(1, node > 0 ? compute.gpus / node : 1), ports};
}

void addEndpoints(FabricPlaces& out, std::int32_t place, const RackPorts& rack)
{
    for (int port = 0; port < rack.ports; ++port) {
        const int each = (rack.ports + rack.nodes - 1) / rack.nodes;
        out.endpoints.push_back({place, static_cast<std::int16_t>(port / each),
                                 static_cast<std::int16_t>(port % each)});
    }
}

// Rail-optimised: as many nodes as a leaf has ports down form a block, and its leaves take one rail
// each.
void orderByRails(std::vector<FabricEndpoint>& endpoints, std::int64_t down)
{
    std::vector<std::pair<std::int64_t, FabricEndpoint>> keyed;
    std::int64_t node = -1;
    const FabricEndpoint* last = nullptr;
    for (const auto& one : endpoints) {
        if (!last || last->place != one.place || last->node != one.node)
            ++node;
        last = &one;
        keyed.emplace_back(node, one);
    }
    const auto key = [&](const auto& one) {
        return std::tuple(one.first / down, one.second.port, one.first);
    };
    std::stable_sort(keyed.begin(), keyed.end(),
                     [&](const auto& a, const auto& b) { return key(a) < key(b); });
    for (std::size_t i = 0; i < keyed.size(); ++i)
        endpoints[i] = keyed[i].second;
}

// Sums of positions of what a switch serves.
struct Middle {
    double x = 0.0;
    double y = 0.0;
    double weight = 0.0;
    void add(double atX, double atY)
    {
        x += atX;
        y += atY;
        weight += 1.0;
    }
    Spot spot() const { return weight > 0.0 ? Spot{x / weight, y / weight} : Spot{}; }
};

// Room for switches in placed network racks.
struct SwitchRack {
    std::int32_t place = 0;
    double room = 0.0; // rack units left
};

class SwitchPlacer {
public:
    SwitchPlacer(FabricPlaces& out, std::vector<SwitchRack> racks, double units)
        : out_(out)
        , racks_(std::move(racks))
        , units_(units)
    {
    }

    std::int32_t place(const Spot& wanted, double rise)
    {
        SwitchRack* best = nullptr;
        double nearest = 0.0;
        for (auto& rack : racks_) {
            const auto& at = out_.places[static_cast<std::size_t>(rack.place)];
            const double way = std::abs(at.x - wanted.x) + std::abs(at.y - wanted.y);
            if (rack.room >= units_ && (!best || way < nearest)) {
                best = &rack;
                nearest = way;
            }
        }
        if (best) {
            best->room -= units_;
            ++out_.placedSwitches;
            return best->place;
        }
        ++out_.countedSwitches;
        out_.places.push_back({"", wanted.x, wanted.y, rise, false});
        return static_cast<std::int32_t>(out_.places.size() - 1);
    }

    std::vector<double> roomLeft() const
    {
        std::vector<double> left;
        for (const auto& rack : racks_)
            left.push_back(rack.room);
        return left;
    }

private:
    FabricPlaces& out_;
    std::vector<SwitchRack> racks_;
    double units_;
};

// Of a tree level by level: each switch in the middle of what it serves.
void placeSwitches(FabricPlaces& out, int tree, FabricTopology topology, SwitchPlacer& placer,
                   double rise)
{
    const auto& levels = out.tree.levels();
    std::vector<std::vector<Middle>> middles;
    for (const auto count : levels)
        middles.emplace_back(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < out.tree.endpointsOf(tree); ++i) {
        const auto& end =
            out.places[static_cast<std::size_t>(out.endpointOf(tree, i, topology).place)];
        middles[0][static_cast<std::size_t>(out.tree.leafOf(i))].add(end.x, end.y);
    }
    out.tree.eachLink([&](const TreeLink& link) {
        const auto level = static_cast<std::size_t>(link.level);
        const Spot from = middles[level][static_cast<std::size_t>(link.lower)].spot();
        middles[level + 1][static_cast<std::size_t>(link.upper)].add(from.x, from.y);
    });
    std::vector<std::vector<std::int32_t>> placed;
    for (const auto& level : middles) {
        placed.emplace_back();
        for (const auto& middle : level)
            placed.back().push_back(placer.place(middle.spot(), rise));
    }
    out.switches.push_back(std::move(placed));
}

// Every copy of every placed network rack, empty.
std::vector<CablePlace> networkRacks(const Project& project, const Plan& plan,
                                     const PlaceMaker& maker)
{
    std::vector<CablePlace> racks;
    for (const auto& rack : plan.racks) {
        const auto* entry = project.types.find(rack.type);
        const auto* type = entry ? rackOf(*entry) : nullptr;
        if (!type || type->role != RackRole::Network)
            continue;
        for (std::size_t copy = 0; copy < maker.copies(rack); ++copy)
            racks.push_back(maker.placeOf(rack, copy));
    }
    return racks;
}

} // namespace

const FabricEndpoint& FabricPlaces::endpointOf(int which, std::int64_t index,
                                               FabricTopology topology) const
{
    if (topology != FabricTopology::RailOnly)
        return endpoints[static_cast<std::size_t>(index)];
    return endpoints[static_cast<std::size_t>(index * tree.trees() + which)];
}

namespace {

// Racks and their ports, hall by hall, copy by copy.
FabricPlaces endsOf(const Project& project, const FabricShare& fabric,
                    const std::vector<const Rack*>& racks, const PlaceMaker& maker)
{
    FabricPlaces out{{}, {}, FabricTree(fabric.layout), {}, 0, 0, 0};
    for (std::size_t first = 0; first < racks.size();) {
        std::size_t last = first;
        while (last < racks.size() && racks[last]->at.hall == racks[first]->at.hall)
            ++last;
        for (std::size_t copy = 0; copy < maker.copies(*racks[first]); ++copy)
            for (std::size_t i = first; i < last; ++i) {
                out.places.push_back(maker.placeOf(*racks[i], copy));
                addEndpoints(out, static_cast<std::int32_t>(out.places.size() - 1),
                             portsOf(project, *racks[i]));
            }
        first = last;
    }
    const TreeCase tree{fabric.layout.endpoints, fabric.layout.radix,
                        fabric.layout.oversubscription, 0};
    if (fabric.layout.topology == FabricTopology::RailOptimised)
        orderByRails(out.endpoints, leafPorts(tree).down);
    return out;
}

} // namespace

std::vector<FabricPlaces> fabricPlaces(const Project& project, const Plan& plan,
                                       const FabricPlan& fabrics, const InputValues& inputs)
{
    const PlaceMaker maker(project, plan, inputs);
    const auto network = networkRacks(project, plan, maker);
    const double space = std::max(1.0, at(inputs, InputKey::SwitchRackSpace));
    std::vector<double> room(network.size(), space);
    std::vector<FabricPlaces> all;
    for (const auto& fabric : fabrics.fabrics) {
        std::vector<const Rack*> racks;
        for (const auto id : fabric.racks)
            racks.push_back(plan.racks.find(id));
        FabricPlaces out = endsOf(project, fabric, inWalkingOrder(racks), maker);
        std::vector<SwitchRack> holders;
        for (std::size_t i = 0; i < network.size(); ++i) {
            out.places.push_back(network[i]);
            holders.push_back({static_cast<std::int32_t>(out.places.size() - 1), room[i]});
        }
        const double units = std::max(1.0, fabric.switchRackUnits.value_or(1.0));
        SwitchPlacer placer(out, std::move(holders), units);
        for (int tree = 0; tree < out.tree.trees(); ++tree)
            placeSwitches(out, tree, fabric.layout.topology, placer, maker.countedRise());
        room = placer.roomLeft();
        const double perRack = std::max(1.0, std::floor(space / units));
        out.countedRacks = static_cast<std::int64_t>(
            std::ceil(static_cast<double>(out.countedSwitches) / perRack));
        all.push_back(std::move(out));
    }
    return all;
}

double cableWay(const CablePlace& from, const CablePlace& to)
{
    if (&from == &to)
        return insideRack;
    const double across = std::abs(from.x - to.x) + std::abs(from.y - to.y);
    return std::max(nextRack, across) + from.rise + to.rise;
}

} // namespace hallwright::model
