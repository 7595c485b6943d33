// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/hall_actions.h"

#include "model/edit/arrange.h"
#include "ui/canvas/floor_check.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <cmath>

namespace hallwright::ui {

namespace {

using model::Alignment;
using model::Axis;
using model::Elements;
using model::Project;
using Change =
    std::function<model::Result<Project>(const Project&, model::AlternativeId, Elements)>;

struct Names {
    const char* one;
    const char* many;
};

// The edit of all selected items, or the reason why it cannot be.
ToolAnswer changeSelected(const ToolGround& ground, const Names& names, const Change& change,
                          const std::string& gesture = {})
{
    ToolAnswer answer;
    const auto items = placedItems(ground.document.plan(), ground.selection.elements());
    if (items.empty()) {
        answer.refusal = QCoreApplication::translate("canvas", "Nothing is selected.");
        return answer;
    }
    const auto alternative = ground.document.alternativeId();
    const auto after = change(ground.document.project(), alternative, items);
    if (!after)
        answer.refusal = words(after.error());
    else
        answer.refusal = whyImpossible(ground, *after);
    if (answer.refusal.isEmpty())
        answer.edit = model::Edit{editName(names.one, names.many, ground, items),
                                  [items, change, alternative](const Project& project) {
                                      return change(project, alternative, items);
                                  },
                                  gesture};
    return answer;
}

ToolAnswer rotate(const ToolGround& ground, int quarters)
{
    return changeSelected(
        ground,
        {QT_TRANSLATE_NOOP("edit", "Rotate {0}"), QT_TRANSLATE_NOOP("edit", "Rotate {0} items")},
        [quarters](const Project& project, model::AlternativeId in, Elements items) {
            return rotateItems(project, in, items, quarters);
        });
}

ToolAnswer remove(const ToolGround& ground)
{
    auto answer = changeSelected(
        ground,
        {QT_TRANSLATE_NOOP("edit", "Delete {0}"), QT_TRANSLATE_NOOP("edit", "Delete {0} items")},
        [](const Project& project, model::AlternativeId in, Elements items) {
            return removeItems(project, in, items);
        });
    if (answer.edit)
        answer.selection = ElementSet{};
    return answer;
}

ToolAnswer align(const ToolGround& ground, Alignment to)
{
    return changeSelected(
        ground,
        {QT_TRANSLATE_NOOP("edit", "Align {0}"), QT_TRANSLATE_NOOP("edit", "Align {0} items")},
        [to](const Project& project, model::AlternativeId in, Elements items) {
            return alignItems(project, in, items, to);
        });
}

ToolAnswer distribute(const ToolGround& ground, Axis along)
{
    return changeSelected(ground,
                          {QT_TRANSLATE_NOOP("edit", "Distribute {0}"),
                           QT_TRANSLATE_NOOP("edit", "Distribute {0} items")},
                          [along](const Project& project, model::AlternativeId in, Elements items) {
                              return distributeItems(project, in, items, along);
                          });
}

ToolAnswer mirror(const ToolGround& ground, Axis along)
{
    return changeSelected(
        ground,
        {QT_TRANSLATE_NOOP("edit", "Mirror {0}"), QT_TRANSLATE_NOOP("edit", "Mirror {0} items")},
        [along](const Project& project, model::AlternativeId in, Elements items) {
            return mirrorItems(project, in, items, along);
        });
}

// Places beside the selection where its copy may go, the likely one first: an aisle on from a row,
// side by side for single racks.
std::vector<QPointF> copyOffsets(const ToolGround& ground,
                                 const std::vector<model::ElementRef>& items)
{
    QRectF bounds;
    double clearance = 0.0;
    for (const auto& item : items)
        if (const Piece* piece = ground.scene.find(item)) {
            bounds |= piece->box;
            clearance = std::max({clearance, piece->clearFront, piece->clearRear});
        }
    const double tile = std::max(ground.scene.hallShape().tile, 0.01);
    const auto wholeTiles = [tile](double metres) {
        return std::ceil(metres / tile - 1e-6) * tile;
    };
    const double aisle = clearance > 0.0 ? clearance : 1.2;
    const QPointF right(bounds.width(), 0);
    const QPointF up(0, wholeTiles(bounds.height() + aisle));
    if (bounds.width() > 2 * bounds.height())
        return {up, -up, right, -right};
    if (bounds.height() > 2 * bounds.width() && items.size() > 1) {
        const QPointF across(wholeTiles(bounds.width() + aisle), 0);
        return {across, -across, up, -up};
    }
    return {right, -right, up, -up};
}

ToolAnswer duplicate(const ToolGround& ground)
{
    const auto items = placedItems(ground.document.plan(), ground.selection.elements());
    ToolAnswer answer;
    for (const QPointF offset : copyOffsets(ground, items)) {
        const model::Point by{model::metres(offset.x()), model::metres(offset.y())};
        answer = changeSelected(
            ground,
            {QT_TRANSLATE_NOOP("edit", "Duplicate {0}"),
             QT_TRANSLATE_NOOP("edit", "Duplicate {0} items")},
            [by](const Project& project, model::AlternativeId in, Elements chosen) {
                return duplicateItems(project, in, chosen, by).map([](model::Duplicated done) {
                    return std::move(done.project);
                });
            });
        answer.select = ToolAnswer::Select::Added;
        if (answer.edit)
            return answer;
    }
    answer.refusal = QCoreApplication::translate("canvas", "There is no free place beside it: %1")
                         .arg(answer.refusal);
    return answer;
}

template <auto value, class Run>
auto bound(Run run)
{
    return [run](const ToolGround& ground) { return run(ground, value); };
}

} // namespace

std::span<const HallAction> hallActions()
{
    static const std::vector<HallAction> list = {
        {"rotate", QT_TRANSLATE_NOOP("hall_action", "Rotate 90°"),
         QT_TRANSLATE_NOOP("hall_action", "Turns the selection counter-clockwise"), "R", "", 1,
         bound<1>(rotate)},
        {"rotate_back", QT_TRANSLATE_NOOP("hall_action", "Rotate 90° clockwise"),
         QT_TRANSLATE_NOOP("hall_action", "Turns the selection clockwise"), "Shift+R", "", 1,
         bound<-1>(rotate)},
        {"duplicate", QT_TRANSLATE_NOOP("hall_action", "Duplicate"),
         QT_TRANSLATE_NOOP("hall_action", "Copies the selection to a free place beside it"),
         "Ctrl+D", "", 1, duplicate},
        {"delete", QT_TRANSLATE_NOOP("hall_action", "Delete"),
         QT_TRANSLATE_NOOP("hall_action", "Removes the selection"), "Del", "", 1, remove},
        {"align_left", QT_TRANSLATE_NOOP("hall_action", "Left edges"),
         QT_TRANSLATE_NOOP("hall_action", "Aligns left edges"), "",
         QT_TRANSLATE_NOOP("hall_action", "Align"), 2, bound<Alignment::Left>(align)},
        {"align_right", QT_TRANSLATE_NOOP("hall_action", "Right edges"),
         QT_TRANSLATE_NOOP("hall_action", "Aligns right edges"), "",
         QT_TRANSLATE_NOOP("hall_action", "Align"), 2, bound<Alignment::Right>(align)},
        {"align_bottom", QT_TRANSLATE_NOOP("hall_action", "Lower edges"),
         QT_TRANSLATE_NOOP("hall_action", "Aligns lower edges"), "",
         QT_TRANSLATE_NOOP("hall_action", "Align"), 2, bound<Alignment::Bottom>(align)},
        {"align_top", QT_TRANSLATE_NOOP("hall_action", "Upper edges"),
         QT_TRANSLATE_NOOP("hall_action", "Aligns upper edges"), "",
         QT_TRANSLATE_NOOP("hall_action", "Align"), 2, bound<Alignment::Top>(align)},
        {"align_centre_x", QT_TRANSLATE_NOOP("hall_action", "Centres on a vertical line"),
         QT_TRANSLATE_NOOP("hall_action", "Aligns centres in x"), "",
         QT_TRANSLATE_NOOP("hall_action", "Align"), 2, bound<Alignment::CentreX>(align)},
        {"align_centre_y", QT_TRANSLATE_NOOP("hall_action", "Centres on a horizontal line"),
         QT_TRANSLATE_NOOP("hall_action", "Aligns centres in y"), "",
         QT_TRANSLATE_NOOP("hall_action", "Align"), 2, bound<Alignment::CentreY>(align)},
        {"distribute_x", QT_TRANSLATE_NOOP("hall_action", "Horizontally"),
         QT_TRANSLATE_NOOP("hall_action", "Equal centre distances in x"), "",
         QT_TRANSLATE_NOOP("hall_action", "Distribute"), 3, bound<Axis::X>(distribute)},
        {"distribute_y", QT_TRANSLATE_NOOP("hall_action", "Vertically"),
         QT_TRANSLATE_NOOP("hall_action", "Equal centre distances in y"), "",
         QT_TRANSLATE_NOOP("hall_action", "Distribute"), 3, bound<Axis::Y>(distribute)},
        {"mirror_x", QT_TRANSLATE_NOOP("hall_action", "On a horizontal line"),
         QT_TRANSLATE_NOOP("hall_action", "Upper and lower change places"), "",
         QT_TRANSLATE_NOOP("hall_action", "Mirror"), 1, bound<Axis::X>(mirror)},
        {"mirror_y", QT_TRANSLATE_NOOP("hall_action", "On a vertical line"),
         QT_TRANSLATE_NOOP("hall_action", "Left and right change places"), "",
         QT_TRANSLATE_NOOP("hall_action", "Mirror"), 1, bound<Axis::Y>(mirror)},
    };
    return list;
}

const HallAction* findHallAction(std::string_view key)
{
    for (const auto& action : hallActions())
        if (key == action.key)
            return &action;
    return nullptr;
}

ToolAnswer nudgeAnswer(const ToolGround& ground, const Nudge& nudge)
{
    const double tile = ground.scene.hallShape().tile;
    const double step = nudge.step == NudgeStep::Fine      ? 0.01
                        : nudge.step == NudgeStep::TenGrid ? 10 * tile
                                                           : tile;
    const model::Point by{model::metres(nudge.right * step), model::metres(nudge.up * step)};
    return changeSelected(
        ground,
        {QT_TRANSLATE_NOOP("edit", "Move {0}"), QT_TRANSLATE_NOOP("edit", "Move {0} items")},
        [by](const Project& project, model::AlternativeId in, Elements items) {
            return moveItems(project, in, items, by);
        },
        "nudge");
}

} // namespace hallwright::ui
