// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/derived.h"

#include <algorithm>
#include <map>

namespace hallwright::model {

namespace {

// Along the row: by x where the row runs along x, else by y; the id decides between equals.
void sortAlong(std::vector<PlacedRack>& racks)
{
    const auto byX =
        std::minmax_element(racks.begin(), racks.end(), [](const auto& a, const auto& b) {
            return a.rack->at.x < b.rack->at.x;
        });
    const auto byY =
        std::minmax_element(racks.begin(), racks.end(), [](const auto& a, const auto& b) {
            return a.rack->at.y < b.rack->at.y;
        });
    const bool alongX = byX.second->rack->at.x - byX.first->rack->at.x >=
                        byY.second->rack->at.y - byY.first->rack->at.y;
    std::sort(racks.begin(), racks.end(), [alongX](const auto& a, const auto& b) {
        const Length pa = alongX ? a.rack->at.x : a.rack->at.y;
        const Length pb = alongX ? b.rack->at.x : b.rack->at.y;
        return pa != pb ? pa < pb : a.rack->id < b.rack->id;
    });
}

} // namespace

std::vector<RackLine> rackLines(const HallView& view)
{
    std::map<RowId, RackLine> rows;
    std::vector<RackLine> singles;
    for (const auto& rack : view.plan.racks) {
        if (rack.at.hall != view.hall.id)
            continue;
        PlacedRack placed{&rack, typeOf(view.project, rack.type), nullptr};
        placed.type = placed.entry != nullptr ? rackOf(*placed.entry) : nullptr;
        const Row* row = rack.row ? view.plan.rows.find(rack.row) : nullptr;
        if (row == nullptr) {
            singles.push_back({{}, rack.label, {placed}});
            continue;
        }
        auto& line = rows[row->id];
        line.row = row->id;
        line.label = row->label;
        line.racks.push_back(placed);
    }
    std::vector<RackLine> lines;
    for (auto& [id, line] : rows) {
        sortAlong(line.racks);
        lines.push_back(std::move(line));
    }
    lines.insert(lines.end(), std::make_move_iterator(singles.begin()),
                 std::make_move_iterator(singles.end()));
    return lines;
}

const EquipmentType* chosenType(const Project& project, const Catalogue& catalogue,
                                const std::string& key)
{
    if (key.empty())
        return nullptr;
    const auto* own = findType(project, key);
    return own != nullptr ? own : catalogue.find(key);
}

std::string keyOf(const Hall& hall)
{
    return "h" + std::to_string(hall.id.number);
}

std::string lowestRack(std::span<const PlacedRack> racks)
{
    std::uint32_t lowest = racks.empty() ? 0 : racks.front().rack->id.number;
    for (const auto& placed : racks)
        lowest = std::min(lowest, placed.rack->id.number);
    return "r" + std::to_string(lowest);
}

RackPower rackPower(const RackType& type)
{
    RackPower out;
    const auto& figures = type.power;
    out.powerFactor = figures.powerFactor.value_or(0.98);
    out.tdp = figures.tdp;
    if (!out.tdp && figures.nameplate) {
        out.tdp = figures.nameplate;
        out.fromNameplate = true;
    }
    out.typical = figures.typical ? figures.typical : out.tdp;
    out.peak = figures.peak ? figures.peak : out.tdp;
    return out;
}

RackHeat rackHeat(const RackType& type)
{
    const Power tdp = rackPower(type).tdp.value_or(Power{});
    const double share =
        type.cooling.kind == CoolingKind::Air ? 0.0 : type.cooling.liquidFraction.value_or(0.0);
    const Power liquid = tdp * share;
    return {liquid, tdp - liquid};
}

} // namespace hallwright::model
