// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/select_tool.h"

#include "model/edit/arrange.h"
#include "ui/canvas/floor_check.h"
#include "ui/canvas/tool_drawing.h"

#include <QCoreApplication>

#include <cmath>

namespace hallwright::ui {

namespace {

constexpr double dragPixels = 4.0; // less is a click
constexpr std::size_t clearancesShown = 60;

bool held(const ToolPoint& point, Qt::KeyboardModifier modifier)
{
    return point.modifiers.testFlag(modifier);
}

} // namespace

ToolAnswer SelectTool::press(const ToolPoint& point)
{
    rest();
    start_ = now_ = point.at;
    scale_ = point.scale;
    adds_ = held(point, Qt::ControlModifier) || held(point, Qt::ShiftModifier);
    const Piece* piece = ground_.scene.at(point.at);
    ToolAnswer answer;
    if (piece == nullptr) {
        state_ = State::OnFloor;
        return answer;
    }
    if (adds_) {
        ElementSet all = ground_.selection.elements();
        if (all.erase(piece->ref) == 0)
            all.insert(piece->ref);
        answer.selection = std::move(all);
        return answer;
    }
    state_ = State::OnPiece;
    if (ground_.selection.contains(piece->ref))
        under_ = piece->ref;
    else
        answer.selection = ElementSet{piece->ref};
    return answer;
}

ToolAnswer SelectTool::move(const ToolPoint& point)
{
    now_ = point.at;
    scale_ = point.scale;
    const QPointF way = (now_ - start_) * point.scale;
    const bool far = std::hypot(way.x(), way.y()) >= dragPixels;
    if (state_ == State::OnFloor && far)
        state_ = State::Rubber;
    if (state_ == State::OnPiece && far)
        startDrag();
    return state_ == State::Dragging ? drag(point) : ToolAnswer{};
}

void SelectTool::startDrag()
{
    static int drags = 0;
    state_ = State::Dragging;
    gesture_ = "drag " + std::to_string(++drags);
    items_ = placedItems(ground_.document.plan(), ground_.selection.elements());
    for (const auto& item : items_)
        if (const Piece* piece = ground_.scene.find(item)) {
            begun_.push_back(*piece);
            bounds_ |= piece->box;
        }
    others_ = std::make_unique<FloorIndex>(ground_.scene, ElementSet(items_.begin(), items_.end()));
}

ToolAnswer SelectTool::drag(const ToolPoint& point)
{
    const QPointF hand = point.at - start_;
    wanted_ = hand;
    guides_.clear();
    if (!held(point, Qt::AltModifier)) {
        const QRectF box = bounds_.translated(hand);
        const auto settled =
            snapped({box, others_->near(box, neighbourReach), ground_.scene.hallShape().tile,
                     snapTolerance(point.scale), ground_.snap});
        wanted_ += settled.by;
        guides_ = settled.guides;
        // An axis along which the hand hardly moved keeps its coordinate: a row that stands off the
        // grid is not pulled onto it by a drag along the row.
        const double still = snapTolerance(point.scale);
        if (std::abs(hand.x()) <= still)
            wanted_.setX(0.0);
        if (std::abs(hand.y()) <= still)
            wanted_.setY(0.0);
    }
    obstacle_ = obstacleAt(wanted_);
    const QPointF step = wanted_ - applied_;
    ToolAnswer answer;
    if (!obstacle_.isEmpty() || step.isNull())
        return answer; // the pieces wait where they last could stand; the ghost shows the wish
    applied_ = wanted_;
    const model::Point by{model::metres(step.x()), model::metres(step.y())};
    answer.edit = model::Edit{
        editName(QT_TRANSLATE_NOOP("edit", "Move {0}"), QT_TRANSLATE_NOOP("edit", "Move {0} items"),
                 ground_, items_),
        [items = items_, by, alternative = ground_.document.alternativeId()](
            const model::Project& project) { return moveItems(project, alternative, items, by); },
        gesture_};
    return answer;
}

QString SelectTool::obstacleAt(QPointF offset) const
{
    for (const auto& piece : begun_) {
        const auto why = others_->obstacle(piece.box.translated(offset), piece.box);
        if (!why.isEmpty())
            return why;
    }
    return {};
}

ToolAnswer SelectTool::release(const ToolPoint& point)
{
    now_ = point.at;
    ToolAnswer answer;
    if (state_ == State::Rubber)
        answer = rubberAnswer();
    else if (state_ == State::OnFloor && !adds_)
        answer.selection = ElementSet{};
    else if (state_ == State::OnPiece && under_)
        answer.selection = ElementSet{*under_};
    else if (state_ == State::Dragging && !obstacle_.isEmpty()) {
        answer.gesture = ToolAnswer::Gesture::Abandoned;
        answer.refusal = obstacle_;
    } else if (state_ == State::Dragging)
        answer.gesture =
            applied_.isNull() ? ToolAnswer::Gesture::Abandoned : ToolAnswer::Gesture::Ends;
    rest();
    return answer;
}

// To the right only what is wholly inside, to the left all that is touched.
ToolAnswer SelectTool::rubberAnswer() const
{
    const auto reach =
        now_.x() >= start_.x() ? FloorScene::Reach::Contained : FloorScene::Reach::Touching;
    ElementSet inside = ground_.scene.within(QRectF(start_, now_).normalized(), reach);
    if (adds_)
        inside.insert(ground_.selection.elements().begin(), ground_.selection.elements().end());
    ToolAnswer answer;
    answer.selection = std::move(inside);
    return answer;
}

ToolAnswer SelectTool::doubleClick(const ToolPoint& point)
{
    rest();
    ToolAnswer answer;
    if (const Piece* piece = ground_.scene.at(point.at))
        answer.selection = ground_.scene.rowMates(piece->ref);
    return answer;
}

ToolAnswer SelectTool::cancel()
{
    ToolAnswer answer;
    if (state_ == State::Dragging)
        answer.gesture = ToolAnswer::Gesture::Abandoned;
    else if (state_ == State::Idle)
        answer.selection = ElementSet{};
    rest();
    return answer;
}

void SelectTool::rest()
{
    state_ = State::Idle;
    under_.reset();
    items_.clear();
    begun_.clear();
    bounds_ = {};
    others_.reset();
    applied_ = wanted_ = {};
    guides_.clear();
    obstacle_.clear();
}

QString SelectTool::hint() const
{
    if (state_ == State::Dragging && !obstacle_.isEmpty())
        return obstacle_;
    if (state_ == State::Dragging)
        return offsetText(wanted_, ground_.units);
    if (state_ == State::Rubber)
        return now_.x() >= start_.x()
                   ? QCoreApplication::translate("canvas", "Selects what is wholly inside")
                   : QCoreApplication::translate("canvas", "Selects what is touched");
    return {};
}

Qt::CursorShape SelectTool::cursor() const
{
    if (state_ != State::Dragging)
        return Qt::ArrowCursor;
    return obstacle_.isEmpty() ? Qt::SizeAllCursor : Qt::ForbiddenCursor;
}

void SelectTool::paint(QPainter& painter, const PiecePainter& pieces) const
{
    const auto& colours = pieces.colours();
    if (state_ == State::Rubber)
        drawRubber(painter, QRectF(start_, now_), colours.accent);
    if (state_ != State::Dragging)
        return;
    const QColor colour = obstacle_.isEmpty() ? colours.accent : colours.invalid;
    for (std::size_t i = 0; i < begun_.size() && i < clearancesShown; ++i) {
        Piece ghost = begun_[i];
        ghost.box.translate(wanted_);
        pieces.paintGhost(painter, ghost, colour);
    }
    if (begun_.size() > clearancesShown)
        drawRubber(painter, bounds_.translated(wanted_), colour);
    drawGuides(painter, guides_, colours.accent);
}

} // namespace hallwright::ui
