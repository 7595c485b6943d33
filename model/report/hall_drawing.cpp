// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/place.h"
#include "model/report/capacity_report.h"

#include <algorithm>

namespace hallwright::model {

namespace {

ShapeStyle rackStyle(const EquipmentType* type)
{
    const RackType* rack = type != nullptr ? rackOf(*type) : nullptr;
    if (rack == nullptr || rack->role != RackRole::Compute)
        return ShapeStyle::RackNetwork;
    return rack->cooling.kind == CoolingKind::Air ? ShapeStyle::RackAir : ShapeStyle::Rack;
}

} // namespace

Drawing hallDrawing(const Project& project, const Plan& plan, const Hall& hall,
                    const std::string& title)
{
    Drawing drawing;
    drawing.title = title;
    drawing.extent = {metres(0), metres(0), hall.width, hall.depth};
    drawing.shapes.push_back({ShapeStyle::Wall, drawing.extent, hall.label});
    const auto draw = [&](const auto& item, ShapeStyle style) {
        const auto size = footprintSize(typeOf(project, item.type));
        const Box box = footprintBox(item.at, size.width, size.depth);
        drawing.shapes.push_back({style, box, item.label});
        Box front = frontStrip(item.at, size.width, size.depth, metres(-0.06));
        if (front.left > front.right)
            std::swap(front.left, front.right);
        if (front.bottom > front.top)
            std::swap(front.bottom, front.top);
        drawing.shapes.push_back({ShapeStyle::Front, front, {}});
    };
    for (const auto& rack : plan.racks)
        if (rack.at.hall == hall.id)
            draw(rack, rackStyle(typeOf(project, rack.type)));
    for (const auto& unit : plan.units)
        if (unit.at.hall == hall.id)
            draw(unit, ShapeStyle::Unit);
    return drawing;
}

} // namespace hallwright::model
