// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/floor_scene.h"

#include "ui/canvas/row_item.h"

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

using model::ElementKind;
using model::ElementRef;

namespace {
constexpr double patchSide = 8.0; // m: about forty racks with their aisles
}

FloorScene::FloorScene(QObject* parent)
    : QGraphicsScene(parent)
{
}

FloorScene::~FloorScene()
{
    clear(); // items refer to the painter
}

void FloorScene::show(const model::Project& project, const model::Plan& plan, model::HallId hall)
{
    const auto diff = model::planDiff(plan_, plan);
    const bool anew = hall != hall_ || !diff.halls.empty() || !diff.rows.empty() ||
                      !project.types.sharesAllWith(project_.types);
    project_ = project;
    plan_ = plan;
    hall_ = hall;
    if (anew)
        rebuild();
    else
        update(diff);
}

void FloorScene::rebuild()
{
    for (const auto& [key, item] : groups_)
        delete item;
    groups_.clear();
    places_.clear();
    const auto* hall = plan_.halls.find(hall_);
    shape_ = hall != nullptr ? ui::hallShape(*hall) : HallShape{};
    std::set<RowItem*> dirty;
    for (const auto& rack : plan_.racks)
        put(rack, rack.row, dirty);
    for (const auto& unit : plan_.units)
        put(unit, {}, dirty);
    settle(dirty);
    const QRectF floor = shape_.outline.boundingRect();
    const double around = std::max({floor.width(), floor.height(), 20.0}) * 2.0;
    setSceneRect(floor.adjusted(-around, -around, around, around));
    QGraphicsScene::update();
}

void FloorScene::update(const model::PlanDiff& diff)
{
    std::set<RowItem*> dirty;
    for (const auto id : diff.racks.removed)
        takeOut(refTo(id), dirty);
    for (const auto id : diff.units.removed)
        takeOut(refTo(id), dirty);
    for (const auto& ids : {diff.racks.changed, diff.racks.added})
        for (const auto id : ids) {
            const auto& rack = *plan_.racks.find(id);
            put(rack, rack.row, dirty);
        }
    for (const auto& ids : {diff.units.changed, diff.units.added})
        for (const auto id : ids)
            put(*plan_.units.find(id), {}, dirty);
    settle(dirty);
}

template <class Placed>
void FloorScene::put(const Placed& placed, model::RowId row, std::set<RowItem*>& dirty)
{
    const ElementRef ref = refTo(placed.id);
    if (placed.at.hall != hall_) {
        takeOut(ref, dirty);
        return;
    }
    Piece piece = pieceOf(project_, placed);
    dress(piece);
    RowItem* item = group(piece, row);
    dirty.insert(item);
    const auto known = places_.find(ref);
    if (known != places_.end() && known->second.item == item) {
        item->editPieces()[known->second.index] = std::move(piece);
        return;
    }
    takeOut(ref, dirty);
    places_[ref] = {item, item->pieces().size()};
    item->editPieces().push_back(std::move(piece));
}

// Leaves a hole that settle() closes: a batch then costs one pass over each item.
void FloorScene::takeOut(const ElementRef& ref, std::set<RowItem*>& dirty)
{
    const auto known = places_.find(ref);
    if (known == places_.end())
        return;
    known->second.item->editPieces()[known->second.index].ref.number = 0;
    dirty.insert(known->second.item);
    places_.erase(known);
}

void FloorScene::settle(const std::set<RowItem*>& dirty)
{
    for (RowItem* item : dirty) {
        auto& pieces = item->editPieces();
        std::erase_if(pieces, [](const Piece& piece) { return piece.ref.number == 0; });
        for (std::size_t i = 0; i < pieces.size(); ++i)
            places_[pieces[i].ref] = {item, i};
        if (!pieces.empty()) {
            item->settle();
            continue;
        }
        std::erase_if(groups_, [item](const auto& entry) { return entry.second == item; });
        delete item;
    }
}

RowItem* FloorScene::group(const Piece& piece, model::RowId row)
{
    const auto patch = [](double metres) {
        return static_cast<int>(std::floor(metres / patchSide));
    };
    const GroupKey key =
        row ? GroupKey{row.number, 0, 0}
            : GroupKey{0, patch(piece.box.center().x()), patch(piece.box.center().y())};
    auto& item = groups_[key];
    if (item == nullptr) {
        const auto* named = plan_.rows.find(row);
        QString label = named != nullptr ? QString::fromStdString(named->label) : QString();
        // The hall is known to who looks at it: "Hall 1-R03" is told as "R03".
        if (const QString own = shape_.label + QLatin1Char('-'); label.startsWith(own))
            label.remove(0, own.size());
        item = new RowItem(painter_, label);
        item->setZValue(static_cast<double>(FloorLevel::Pieces));
        addItem(item);
    }
    return item;
}

// Puts on what is not of the plan: selection and overlay.
void FloorScene::dress(Piece& piece) const
{
    piece.mark = selected_.contains(piece.ref) ? Piece::Mark::Selected : Piece::Mark::Plain;
    piece.colour.reset();
    piece.value.clear();
    if (overlay_.kind == OverlayKind::None || piece.ref.kind != ElementKind::Rack)
        return;
    if (const auto* value = overlay_.find({piece.ref.number})) {
        piece.colour = overlayColour(overlay_, value->value);
        piece.value = overlayInfo(overlay_.kind).scale == OverlayScale::Categories
                          ? value->words.section(QLatin1Char('/'), -1)
                          : overlayNumber(overlay_.kind, value->value, units_);
    }
}

void FloorScene::redressAll()
{
    for (const auto& [key, item] : groups_) {
        for (auto& piece : item->editPieces())
            dress(piece);
        item->QGraphicsItem::update();
    }
}

void FloorScene::setSelected(const ElementSet& selected)
{
    const ElementSet before = std::exchange(selected_, selected);
    const auto remark = [this](const ElementRef& ref, Piece::Mark mark) {
        const auto known = places_.find(ref);
        if (known == places_.end())
            return;
        known->second.item->editPieces()[known->second.index].mark = mark;
        known->second.item->QGraphicsItem::update();
    };
    for (const auto& ref : before)
        if (!selected_.contains(ref))
            remark(ref, Piece::Mark::Plain);
    for (const auto& ref : selected_)
        if (!before.contains(ref))
            remark(ref, Piece::Mark::Selected);
}

void FloorScene::setOverlay(const Overlay& overlay, Freshness freshness, model::UnitSystem units)
{
    overlay_ = overlay;
    units_ = units;
    redressAll();
    setFreshness(freshness);
}

void FloorScene::setFreshness(Freshness freshness)
{
    using Values = PiecePainter::Values;
    painter_.setValues(overlay_.kind == OverlayKind::None ? Values::None
                       : freshness == Freshness::Fresh    ? Values::Fresh
                                                          : Values::Stale);
    QGraphicsScene::update();
}

void FloorScene::setColours(const CanvasColours& colours)
{
    painter_.setColours(colours);
    QGraphicsScene::update();
}

} // namespace hallwright::ui
