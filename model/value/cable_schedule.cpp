// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/cable_schedule.h"

#include <algorithm>
#include <map>

namespace hallwright::model {

namespace {

// Sums of cables by level and length class.
class Totals {
public:
    void add(const Cable& cable)
    {
        const auto reach = cable.medium ? inSi(cable.medium->reach) : 1e12;
        auto& sum = sums_[{cable.from.level, reach}];
        sum.level = cable.from.level;
        sum.medium = cable.medium;
        ++sum.cables;
        sum.length += cable.length;
        sum.longest = std::max(sum.longest, cable.length);
        if (!cable.medium)
            return;
        sum.modules += cable.medium->modules;
        sum.power += cable.medium->power;
        sum.low += dollars(cable.medium->low);
        sum.high += dollars(cable.medium->high);
    }

    std::vector<CableTotal> all() const
    {
        std::vector<CableTotal> out;
        for (const auto& [key, sum] : sums_)
            out.push_back(sum);
        return out;
    }

private:
    std::map<std::pair<int, double>, CableTotal> sums_;
};

bool isCopper(const LinkMedium* medium)
{
    const std::string_view key = medium ? medium->key : "";
    return key == "dac" || key == "aec";
}

} // namespace

CableSchedule::CableSchedule(const Project& project, const Plan& plan, const FabricPlan& fabrics,
                             const InputValues& inputs)
    : fabrics_(fabrics)
    , places_(fabricPlaces(project, plan, fabrics, inputs))
    , slackShare_(at(inputs, InputKey::CableSlackShare))
    , slackEnd_(at(inputs, InputKey::CableSlackEnd))
{
}

Bandwidth CableSchedule::rateOf(std::size_t fabric) const
{
    const auto& share = fabrics_.fabrics[fabric];
    const bool planes = share.layout.topology == FabricTopology::Planes;
    return planes ? 1.0 / planesOfNic * share.rate : share.rate;
}

Cable CableSchedule::cableOf(std::size_t fabric, const CableEnd& from, const CableEnd& to) const
{
    const auto& places = places_[fabric].places;
    const double way = cableWay(places[static_cast<std::size_t>(from.place)],
                                places[static_cast<std::size_t>(to.place)]);
    Cable out;
    out.from = from;
    out.to = to;
    out.way = metres(way);
    out.length = stockLength(metres(way * (1.0 + slackShare_) + 2.0 * slackEnd_));
    out.medium = mediumFor(rateOf(fabric), out.length);
    return out;
}

void CableSchedule::each(std::size_t fabric, const std::function<void(const Cable&)>& visit) const
{
    const auto& ends = places_[fabric];
    const auto topology = fabrics_.fabrics[fabric].layout.topology;
    std::int64_t number = 0;
    const auto give = [&](const CableEnd& from, const CableEnd& to) {
        Cable cable = cableOf(fabric, from, to);
        cable.number = ++number;
        visit(cable);
    };
    for (int tree = 0; tree < ends.tree.trees(); ++tree) {
        const auto& switches = ends.switches[static_cast<std::size_t>(tree)];
        const auto placeOf = [&](int level, std::int64_t which) {
            return switches[static_cast<std::size_t>(level)][static_cast<std::size_t>(which)];
        };
        for (std::int64_t i = 0; i < ends.tree.endpointsOf(tree); ++i) {
            const auto& end = ends.endpointOf(tree, i, topology);
            const auto leaf = ends.tree.leafOf(i);
            give({end.place, -1, tree, end.node, end.port + 1},
                 {placeOf(0, leaf), 0, tree, leaf, ends.tree.leafPortOf(i)});
        }
        ends.tree.eachLink([&](const TreeLink& link) {
            give({placeOf(link.level, link.lower), link.level, tree, link.lower, link.lowerPort},
                 {placeOf(link.level + 1, link.upper), link.level + 1, tree, link.upper,
                  link.upperPort});
        });
    }
}

FabricTotals CableSchedule::totals(std::size_t fabric) const
{
    FabricTotals out;
    out.count = fabrics_.fabrics[fabric].count;
    out.rate = rateOf(fabric);
    out.placedSwitches = places_[fabric].placedSwitches;
    out.countedSwitches = places_[fabric].countedSwitches;
    out.countedRacks = places_[fabric].countedRacks;
    Totals sums;
    std::int64_t ends = 0;
    std::int64_t copper = 0;
    each(fabric, [&](const Cable& cable) {
        sums.add(cable);
        ++out.cables;
        if (cable.from.level < 0) {
            ++ends;
            copper += isCopper(cable.medium) ? 1 : 0;
        }
    });
    out.totals = sums.all();
    out.copperShare = ends > 0 ? static_cast<double>(copper) / static_cast<double>(ends) : 0.0;
    return out;
}

std::string CableSchedule::placeName(std::size_t fabric, const CableEnd& end) const
{
    const auto& place = places_[fabric].places[static_cast<std::size_t>(end.place)];
    return place.placed ? place.label : std::string();
}

std::string CableSchedule::portName(std::size_t fabric, const CableEnd& end) const
{
    const auto levels = places_[fabric].tree.levels().size();
    const bool top = end.level > 1 && static_cast<std::size_t>(end.level) + 1 == levels;
    std::string device = end.level < 0 ? "node" : end.level == 0 ? "leaf" : top ? "core" : "spine";
    if (end.level > 1 && !top)
        device += std::to_string(end.level);
    if (places_[fabric].tree.trees() > 1 && end.level >= 0)
        device += " " + std::to_string(end.tree + 1) + ".";
    else
        device += " ";
    return device + std::to_string(end.device + 1) + " port " + std::to_string(end.port);
}

const char* cableLevelTitle(int level, int levels)
{
    if (level < 0)
        return QT_TRANSLATE_NOOP("fabric", "Node to leaf");
    if (level == 0)
        return QT_TRANSLATE_NOOP("fabric", "Leaf to spine");
    return level + 2 == levels ? QT_TRANSLATE_NOOP("fabric", "Spine to core")
                               : QT_TRANSLATE_NOOP("fabric", "Spine to spine");
}

} // namespace hallwright::model
