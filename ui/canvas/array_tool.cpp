// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/array_tool.h"

#include "ui/canvas/compile_array.h"
#include "ui/canvas/overlay.h"
#include "ui/canvas/preview.h"
#include "ui/canvas/tool_drawing.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <cmath>

namespace hallwright::ui {

namespace {
constexpr int mostRows = 400; // a drag; larger ones go through the array dialog
constexpr std::size_t mostGhosts = 2000;
} // namespace

ArrayTool::ArrayTool(const ToolGround& ground, ArrayStyle style)
    : Tool(ground)
    , style_(std::move(style))
    , index_(ground.scene, {})
{
}

QPointF ArrayTool::onGrid(const ToolPoint& point) const
{
    const double tile = ground_.scene.hallShape().tile;
    if (point.modifiers.testFlag(Qt::AltModifier) || ground_.snap.grid == SnapRules::Grid::Off ||
        tile <= 0.0)
        return point.at;
    return {std::round(point.at.x() / tile) * tile, std::round(point.at.y() / tile) * tile};
}

ToolAnswer ArrayTool::press(const ToolPoint& point)
{
    start_ = onGrid(point);
    settle(point);
    return {};
}

ToolAnswer ArrayTool::move(const ToolPoint& point)
{
    now_ = point.at;
    if (start_)
        settle(point);
    return {};
}

// As many items and rows as the drawn rectangle holds, at least one of each.
model::ArrayRequest ArrayTool::requestFor(QSizeF drawn) const
{
    const auto& document = ground_.document;
    model::ArrayRequest request;
    request.type = style_.type;
    request.hall = document.hallId();
    request.gap = style_.gap;
    request.coldAisle = style_.coldAisle;
    request.hotAisle = style_.hotAisle;
    request.facing = style_.facing;
    const auto sizeOf = [&](const model::ArrayRequest& asked) {
        const auto count = countArray(document.project(), catalogueOf(document), asked);
        return count ? arraySize(*count) : QSizeF();
    };
    const QSizeF one = sizeOf(request);
    if (one.width() <= 0.0)
        return request;
    constexpr double slack = 1e-6;
    const double gap = gapOf(request);
    request.perRow =
        qBound(1, static_cast<int>((drawn.width() + gap + slack) / (one.width() + gap)), 10000);
    for (int rows = 2; rows <= mostRows; ++rows) {
        model::ArrayRequest more = request;
        more.rows = rows;
        if (sizeOf(more).height() > drawn.height() + slack)
            break;
        request.rows = rows;
    }
    return request;
}

void ArrayTool::settle(const ToolPoint& point)
{
    now_ = point.at;
    const auto& document = ground_.document;
    const QPointF end = onGrid(point);
    const QPointF span = end - *start_;
    request_ = requestFor({std::abs(span.x()), std::abs(span.y())});
    ghosts_.clear();
    const auto count = countArray(document.project(), catalogueOf(document), request_);
    if (!count) {
        count_ = {};
        obstacle_ = words(count.error());
        return;
    }
    count_ = *count;
    const QSizeF size = arraySize(count_);
    request_.x = model::metres(span.x() >= 0 ? start_->x() : start_->x() - size.width());
    request_.y = model::metres(span.y() >= 0 ? start_->y() : start_->y() - size.height());
    const auto pieces = previewOf(document, [&](const model::Project& bare) {
        return placeArray(bare, catalogueOf(document), document.alternativeId(), request_);
    });
    ghosts_ = pieces.value_or(std::vector<Piece>());
    obstacle_.clear();
    for (const auto& ghost : ghosts_) {
        obstacle_ = index_.obstacle(ghost.box);
        if (!obstacle_.isEmpty())
            return;
    }
}

ToolAnswer ArrayTool::release(const ToolPoint& point)
{
    ToolAnswer answer;
    if (!start_)
        return answer;
    settle(point);
    start_.reset();
    ghosts_.clear();
    if (!obstacle_.isEmpty()) {
        answer.refusal = std::exchange(obstacle_, {});
        return answer;
    }
    answer.edit = model::Edit{
        {QT_TRANSLATE_NOOP("edit", "Place {0} racks"), {std::to_string(count_.racks)}},
        [request = request_, catalogue = &catalogueOf(ground_.document),
         alternative = ground_.document.alternativeId()](const model::Project& project) {
            return placeArray(project, *catalogue, alternative, request);
        },
        {}};
    answer.select = ToolAnswer::Select::Added;
    answer.next = ToolAnswer::Next::Done;
    return answer;
}

ToolAnswer ArrayTool::cancel()
{
    ToolAnswer answer;
    if (!start_)
        answer.next = ToolAnswer::Next::Done;
    start_.reset();
    ghosts_.clear();
    obstacle_.clear();
    return answer;
}

QString ArrayTool::countText() const
{
    const QString power = [this] {
        const auto watts = arrayPower(count_);
        if (!watts)
            return QCoreApplication::translate("canvas", "power not stated");
        return overlayNumber(OverlayKind::Power, *watts, ground_.units) + QChar(0x202f) +
               overlayUnit(OverlayKind::Power, ground_.units);
    }();
    return QCoreApplication::translate("canvas", "%1 × %2 = %3 racks, %4")
        .arg(request_.rows)
        .arg(count_.racks / request_.rows)
        .arg(count_.racks)
        .arg(power);
}

QString ArrayTool::hint() const
{
    if (!start_)
        return QCoreApplication::translate(
            "canvas", "Drag a rectangle: it is filled with rows of racks. Esc ends");
    return obstacle_.isEmpty() ? countText() : obstacle_;
}

void ArrayTool::paint(QPainter& painter, const PiecePainter& pieces) const
{
    if (!start_)
        return;
    const auto& colours = pieces.colours();
    const QColor colour = obstacle_.isEmpty() ? colours.accent : colours.invalid;
    if (ghosts_.size() <= mostGhosts)
        for (Piece ghost : ghosts_) {
            ghost.clearFront = ghost.clearRear = 0.0; // aisles show them
            pieces.paintGhost(painter, ghost, colour);
        }
    drawRubber(painter, QRectF(*start_, now_).normalized(), colour);
    const QString text =
        obstacle_.isEmpty() ? countText() : countText() + QLatin1Char('\n') + obstacle_;
    drawTag(painter, {now_, text, colours.floor, colour});
}

} // namespace hallwright::ui
