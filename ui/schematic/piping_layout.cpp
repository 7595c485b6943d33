// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/piping_layout.h"

#include "ui/schematic/pipe_router.h"
#include "ui/schematic/piping_loop.h"

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double sheetShape = 1.5; // width over height that the whole drawing aims at

// One loop or folded group, laid at the origin in a drawing of its own.
struct Patch {
    SchematicDrawing drawing;
    std::vector<std::size_t> items; // of the whole diagram, in the patch's order
    QRectF box;
};

const std::string& groupOf(const SchematicItem& item)
{
    static const std::string none;
    return item.groups.empty() ? (item.symbol == SchematicSymbol::Folded ? item.key : none)
                               : item.groups.front();
}

const SchematicGroup* find(const Diagram& diagram, const std::string& key)
{
    const auto at = std::find_if(diagram.groups.begin(), diagram.groups.end(),
                                 [&](const auto& group) { return group.key == key; });
    return at != diagram.groups.end() ? &*at : nullptr;
}

// The title over each lane that can be folded, at its first rack.
void addLaneTitles(Patch& patch)
{
    auto& drawing = patch.drawing;
    std::map<std::string, QRectF> racks;
    for (std::size_t i = 0; i < drawing.places.size(); ++i) {
        const auto& item = drawing.diagram.items[i];
        if (item.groups.size() > 1 && drawing.places[i].pose == Pose::Column)
            racks[item.groups[1]] |= drawing.places[i].box;
    }
    for (const auto& [key, box] : racks) {
        const auto* group = find(drawing.diagram, key);
        const double y = box.top() - (ladder::drop + ladder::head);
        drawing.frames.push_back({key,
                                  group != nullptr ? group->title : QString(),
                                  {},
                                  {box.left(), y, std::min(box.width(), 220.0), 18.0},
                                  SchematicFrame::Look::Title});
    }
}

Patch layPatch(const Diagram& diagram, const std::vector<std::size_t>& members)
{
    Patch patch;
    patch.items = members;
    patch.drawing.diagram.groups = diagram.groups;
    std::vector<std::size_t> own;
    for (const auto i : members) {
        own.push_back(patch.drawing.diagram.items.size());
        patch.drawing.diagram.items.push_back(diagram.items[i]);
    }
    patch.drawing.places.resize(own.size());
    const auto& first = patch.drawing.diagram.items.front();
    if (first.symbol == SchematicSymbol::Folded && first.groups.empty()) {
        patch.box = {0, 0, sheet::boxWidth, sheet::boxHeight};
        patch.drawing.places.front() = {patch.box, Pose::Boxed, patch.box.center().x(), {}};
        return patch;
    }
    patch.box = layLoop(patch.drawing, loopShape(patch.drawing.diagram, own));
    const auto* group = find(diagram, groupOf(first));
    patch.drawing.frames.push_back({groupOf(first), group != nullptr ? group->title : QString(),
                                    group != nullptr ? group->note : QString(), patch.box,
                                    SchematicFrame::Look::Ground});
    addLaneTitles(patch);
    return patch;
}

// Into the whole drawing, moved to where it goes.
void paste(SchematicDrawing& out, Patch& patch, QPointF at)
{
    for (std::size_t k = 0; k < patch.items.size(); ++k) {
        moveBy(patch.drawing.places[k], at);
        out.places[patch.items[k]] = patch.drawing.places[k];
    }
    const auto whole = [&patch](std::optional<std::size_t>& index) {
        if (index)
            index = patch.items[*index];
    };
    for (auto& route : patch.drawing.routes) {
        for (auto& point : route.points)
            point += at;
        whole(route.item);
        whole(route.from);
        whole(route.to);
        out.routes.push_back(std::move(route));
    }
    for (auto& frame : patch.drawing.frames) {
        frame.box.translate(at);
        out.frames.push_back(std::move(frame));
    }
    for (const auto& dot : patch.drawing.dots)
        out.dots.push_back(dot + at);
}

// Shelves from left to right and down, as wide as makes the whole about as wide as a sheet.
void arrange(SchematicDrawing& out, std::vector<Patch>& patches)
{
    double area = 0.0;
    double widest = 0.0;
    for (const auto& patch : patches) {
        area += (patch.box.width() + sheet::gap) * (patch.box.height() + sheet::gap);
        widest = std::max(widest, patch.box.width());
    }
    const double width = std::max(widest, std::sqrt(area * sheetShape));
    QPointF at(0, 0);
    double shelf = 0.0;
    for (auto& patch : patches) {
        if (at.x() > 0.0 && at.x() + patch.box.width() > width) {
            at = {0, at.y() + shelf + sheet::gap};
            shelf = 0.0;
        }
        paste(out, patch, at);
        at.rx() += patch.box.width() + sheet::gap;
        shelf = std::max(shelf, patch.box.height());
    }
}

} // namespace

SchematicDrawing laidOutPiping(Diagram diagram)
{
    SchematicDrawing out;
    std::vector<std::pair<std::string, std::vector<std::size_t>>> groups;
    for (std::size_t i = 0; i < diagram.items.size(); ++i) {
        const auto& key = groupOf(diagram.items[i]);
        const auto at = std::find_if(groups.begin(), groups.end(),
                                     [&](const auto& group) { return group.first == key; });
        auto& members = at != groups.end()
                            ? at->second
                            : groups.emplace_back(key, std::vector<std::size_t>{}).second;
        members.push_back(i);
    }
    std::vector<Patch> patches;
    for (const auto& [key, members] : groups)
        patches.push_back(layPatch(diagram, members));
    out.diagram = std::move(diagram);
    out.places.resize(out.diagram.items.size());
    arrange(out, patches);
    findHops(out);
    out.bounds = boundsOf(out);
    return out;
}

} // namespace hallwright::ui
