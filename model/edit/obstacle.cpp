// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/place.h"

#include <algorithm>

namespace hallwright::model {

namespace {

bool ignored(const std::vector<ElementRef>& ignoring, const ElementRef& ref)
{
    return std::find(ignoring.begin(), ignoring.end(), ref) != ignoring.end();
}

template <class Placed>
const Placed* firstOverlap(const Project& project, const Table<Placed>& table, const Box& box,
                           HallId hall, const std::vector<ElementRef>& ignoring)
{
    for (const auto& other : table) {
        if (other.at.hall != hall)
            continue;
        const auto size = footprintSize(typeOf(project, other.type));
        if (overlap(box, footprintBox(other.at, size.width, size.depth)) &&
            !ignored(ignoring, refTo(other.id)))
            return &other;
    }
    return nullptr;
}

} // namespace

std::optional<Message> obstacle(const Project& project, const Plan& plan, const Placement& at,
                                const EquipmentType& type, const std::vector<ElementRef>& ignoring)
{
    const Hall* hall = plan.halls.find(at.hall);
    if (hall == nullptr)
        return Message{QT_TRANSLATE_NOOP("model", "there is no hall here"), {}};
    const auto size = footprintSize(&type);
    const Box box = footprintBox(at, size.width, size.depth);
    const auto outline = outlineOf(*hall);
    if (outline && !inside(box, *outline))
        return Message{QT_TRANSLATE_NOOP("model", "it would stand outside hall {0}"),
                       {hall->label}};
    if (const auto* rack = firstOverlap(project, plan.racks, box, at.hall, ignoring))
        return Message{QT_TRANSLATE_NOOP("model", "it would stand on rack {0}"), {rack->label}};
    if (const auto* unit = firstOverlap(project, plan.units, box, at.hall, ignoring))
        return Message{QT_TRANSLATE_NOOP("model", "it would stand on unit {0}"), {unit->label}};
    return std::nullopt;
}

} // namespace hallwright::model
