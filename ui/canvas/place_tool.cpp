// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/place_tool.h"

#include "model/edit/place.h"
#include "ui/canvas/preview.h"
#include "ui/canvas/tool_drawing.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double rowGap = 0.05; // m, a rack set this close in line joins the row

model::Placement placementAt(model::HallId hall, QPointF at, model::Turn turn)
{
    return {hall, model::metres(at.x()), model::metres(at.y()), turn};
}

} // namespace

PlaceTool::PlaceTool(const ToolGround& ground, std::string typeKey, Manner manner)
    : Tool(ground)
    , key_(std::move(typeKey))
    , manner_(manner)
    , index_(ground.scene, {})
{
    loadGhosts();
}

void PlaceTool::loadGhosts()
{
    ghosts_.clear();
    bounds_ = {};
    const auto& document = ground_.document;
    const model::PlaceRequest request{
        key_, placementAt(document.hallId(), {}, turn_), {}, {}, model::Status::Committed};
    const auto pieces = previewOf(document, [&](const model::Project& bare) {
        return placeItem(bare, catalogueOf(document), document.alternativeId(), request);
    });
    if (!pieces) {
        obstacle_ = words(pieces.error());
        return;
    }
    ghosts_ = *pieces;
    for (const auto& ghost : ghosts_)
        bounds_ |= ghost.box;
}

ToolAnswer PlaceTool::move(const ToolPoint& point)
{
    point_ = point;
    if (!ghosts_.empty())
        settle();
    return {};
}

void PlaceTool::settle()
{
    place_ = point_->at - bounds_.center();
    guides_.clear();
    if (!point_->modifiers.testFlag(Qt::AltModifier)) {
        const QRectF box = bounds_.translated(place_);
        const auto settled =
            snapped({box, index_.near(box, neighbourReach), ground_.scene.hallShape().tile,
                     snapTolerance(point_->scale), ground_.snap});
        place_ += settled.by;
        guides_ = settled.guides;
    }
    obstacle_.clear();
    for (const auto& ghost : ghosts_) {
        obstacle_ = index_.obstacle(ghost.box.translated(place_));
        if (!obstacle_.isEmpty())
            return;
    }
}

ToolAnswer PlaceTool::release(const ToolPoint& point)
{
    move(point);
    ToolAnswer answer;
    if (manner_ == Manner::OneDrop)
        answer.next = ToolAnswer::Next::Done;
    if (!obstacle_.isEmpty()) {
        answer.refusal = obstacle_;
        return answer;
    }
    const auto& document = ground_.document;
    model::PlaceRequest request{key_,
                                placementAt(document.hallId(), place_, turn_),
                                rowBeside(bounds_.translated(place_)),
                                {},
                                model::Status::Committed};
    const auto* type = typeByKey(document, key_);
    answer.edit =
        model::Edit{{QT_TRANSLATE_NOOP("edit", "Place {0}"), {type != nullptr ? type->name : key_}},
                    [request, catalogue = &catalogueOf(document),
                     alternative = document.alternativeId()](const model::Project& project) {
                        return placeItem(project, *catalogue, alternative, request);
                    },
                    {}};
    answer.select = ToolAnswer::Select::Added;
    return answer;
}

// The row of a rack that stands in line with the box and touches it, or nearly so.
model::RowId PlaceTool::rowBeside(const QRectF& box) const
{
    const bool alongX = turn_ == model::Turn::Deg0 || turn_ == model::Turn::Deg180;
    const QRectF reach =
        alongX ? box.adjusted(-rowGap, 0, rowGap, 0) : box.adjusted(0, -rowGap, 0, rowGap);
    for (const auto& ref : ground_.scene.within(reach, FloorScene::Reach::Touching)) {
        const Piece* piece = ground_.scene.find(ref);
        const bool inLine = alongX ? std::abs(piece->box.center().y() - box.center().y()) < rowGap
                                   : std::abs(piece->box.center().x() - box.center().x()) < rowGap;
        if (ref.kind == model::ElementKind::Rack && inLine && piece->turn == turn_)
            return ground_.document.plan().racks.find({ref.number})->row;
    }
    return {};
}

ToolAnswer PlaceTool::turn()
{
    turn_ = model::turned(turn_, 1);
    loadGhosts();
    if (point_ && !ghosts_.empty())
        settle();
    return {};
}

ToolAnswer PlaceTool::cancel()
{
    ToolAnswer answer;
    answer.next = ToolAnswer::Next::Done;
    return answer;
}

QString PlaceTool::hint() const
{
    if (!obstacle_.isEmpty())
        return obstacle_;
    const auto* type = typeByKey(ground_.document, key_);
    return QCoreApplication::translate(
               "canvas", "%1: click to place, R turns, Alt holds off snapping, Esc ends")
        .arg(QString::fromStdString(type != nullptr ? type->name : key_));
}

void PlaceTool::paint(QPainter& painter, const PiecePainter& pieces) const
{
    if (!point_)
        return;
    const QColor colour = obstacle_.isEmpty() ? pieces.colours().accent : pieces.colours().invalid;
    for (Piece ghost : ghosts_) {
        ghost.box.translate(place_);
        pieces.paintGhost(painter, ghost, colour);
    }
    drawGuides(painter, guides_, pieces.colours().accent);
    if (!obstacle_.isEmpty())
        drawTag(painter, {point_->at, obstacle_, pieces.colours().floor, pieces.colours().invalid});
}

} // namespace hallwright::ui
