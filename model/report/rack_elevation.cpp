// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/rack_elevation.h"

#include "model/edit/place.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hallwright::model {

namespace {

const Length unitPitch = millimetres(44.45); // EIA-310
const Length plinth = millimetres(100.0);
const Length assumedHeight = millimetres(2000.0); // of a 42U frame, where none is stated
const Length rowGap = metres(0.8);
const Length titleWidth = metres(1.2);

// Along the row from left to right as its fronts are seen.
Length along(const Placement& at)
{
    switch (at.turn) {
    case Turn::Deg0:
        return at.x;
    case Turn::Deg90:
        return at.y;
    case Turn::Deg180:
        return -at.x;
    case Turn::Deg270:
        return -at.y;
    }
    return at.x;
}

struct Standing {
    const Rack* rack = nullptr;
    const EquipmentType* type = nullptr;
    Length width{};
    Length height{};
    bool heightStated = true;
};

Standing standing(const Project& project, const Rack& rack)
{
    Standing out{&rack, typeOf(project, rack.type), metres(0.6), assumedHeight, false};
    out.width = footprintSize(out.type).width;
    if (const auto* figures = out.type != nullptr ? footprintOf(*out.type) : nullptr;
        figures != nullptr && figures->height) {
        out.height = *figures->height;
        out.heightStated = true;
    }
    return out;
}

// Nodes from the lowest unit up, as far as the frame reaches.
void drawNodes(Drawing& drawing, const Project& project, const Standing& one, const Box& frame)
{
    const RackType* rack = one.type != nullptr ? rackOf(*one.type) : nullptr;
    const auto* node =
        rack != nullptr && !rack->contains.empty() ? findType(project, rack->contains) : nullptr;
    const auto* figures = node != nullptr ? std::get_if<NodeType>(&node->kind) : nullptr;
    if (figures == nullptr || !figures->rackUnits)
        return;
    const Length height = unitPitch * *figures->rackUnits;
    Length bottom = frame.bottom + plinth;
    for (int i = 0; i < rack->containsCount && bottom + height <= frame.top; ++i) {
        drawing.shapes.push_back(
            {ShapeStyle::Grid,
             {frame.left + millimetres(50), bottom, frame.right - millimetres(50), bottom + height},
             {}});
        bottom += height;
    }
}

ShapeStyle styleOf(const Standing& one)
{
    const RackType* rack = one.type != nullptr ? rackOf(*one.type) : nullptr;
    if (rack == nullptr || rack->role != RackRole::Compute)
        return ShapeStyle::Clearance;
    return rack->cooling.kind == CoolingKind::Air ? ShapeStyle::RackAir : ShapeStyle::Rack;
}

using Line = std::vector<Standing>;

// Rows by their id; racks that belong to none come last, together.
std::map<std::uint32_t, Line> linesOf(const Project& project, const Plan& plan, HallId hall)
{
    std::map<std::uint32_t, Line> lines;
    for (const auto& rack : plan.racks)
        if (rack.at.hall == hall)
            lines[rack.row ? rack.row.number : ~0u].push_back(standing(project, rack));
    for (auto& [id, line] : lines)
        std::stable_sort(line.begin(), line.end(), [](const Standing& a, const Standing& b) {
            return along(a.rack->at) < along(b.rack->at);
        });
    return lines;
}

} // namespace

Drawing rackElevations(const Project& project, const Plan& plan, const Hall& hall,
                       const std::string& title)
{
    Drawing drawing;
    drawing.title = title;
    Length top{};
    for (const auto& [id, line] : linesOf(project, plan, hall.id)) {
        const auto tallest =
            std::max_element(line.begin(), line.end(), [](const Standing& a, const Standing& b) {
                return a.height < b.height;
            });
        const Length floor = top - tallest->height;
        const Length start = along(line.front().rack->at) - 0.5 * line.front().width;
        const auto* row = plan.rows.find(RowId{id});
        drawing.shapes.push_back({ShapeStyle::Dimension,
                                  {metres(0), floor, titleWidth - metres(0.2), floor + metres(0.6)},
                                  row != nullptr ? row->label : std::string("–")});
        for (const auto& one : line) {
            const Length left = titleWidth + along(one.rack->at) - start - 0.5 * one.width;
            const Box box{left, floor, left + one.width, floor + one.height};
            drawing.shapes.push_back(
                {styleOf(one), box, one.rack->label + (one.heightStated ? "" : " ?")});
            drawNodes(drawing, project, one, box);
            drawing.extent.right = std::max(drawing.extent.right, box.right);
        }
        drawing.extent.bottom = floor;
        top = floor - rowGap;
    }
    return drawing;
}

} // namespace hallwright::model
