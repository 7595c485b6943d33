// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/rules.h"
#include "model/derive/overrides.h"
#include "model/edit/place.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <map>
#include <optional>

namespace hallwright::model {

namespace {

// One placed thing with its footprint, ready for a sweep along x.
struct Placed {
    ElementRef ref;
    std::string label;
    HallId hall;
    Box box;
    Box front; // equal to box where no clearance is stated
    Box rear;
};

template <class Item>
Placed placedOf(const Project& project, const Item& item)
{
    const auto* type = typeOf(project, item.type);
    const auto size = footprintSize(type);
    const auto* figures = type != nullptr ? footprintOf(*type) : nullptr;
    const Length front = figures != nullptr ? figures->clearanceFront.value_or(Length{}) : Length{};
    const Length rear = figures != nullptr ? figures->clearanceRear.value_or(Length{}) : Length{};
    return {refTo(item.id),
            item.label,
            item.at.hall,
            footprintBox(item.at, size.width, size.depth),
            frontStrip(item.at, size.width, size.depth, front),
            rearStrip(item.at, size.width, size.depth, rear)};
}

std::map<HallId, std::vector<Placed>> itemsByHall(const CheckInput& input)
{
    std::map<HallId, std::vector<Placed>> halls;
    for (const auto& rack : input.plan.racks)
        halls[rack.at.hall].push_back(placedOf(input.project, rack));
    for (const auto& unit : input.plan.units)
        halls[unit.at.hall].push_back(placedOf(input.project, unit));
    for (auto& [hall, items] : halls)
        std::sort(items.begin(), items.end(),
                  [](const Placed& a, const Placed& b) { return a.box.left < b.box.left; });
    return halls;
}

Length widest(const std::vector<Placed>& items)
{
    Length most{};
    for (const auto& item : items)
        most = std::max(most, item.box.right - item.box.left);
    return most;
}

// Calls hit(other) for each item, sorted by left edge, that overlaps the box.
template <class Hit>
void forOverlaps(const std::vector<Placed>& items, const Box& box, Length width, Hit hit)
{
    auto at = std::lower_bound(items.begin(), items.end(), box.left - width,
                               [](const Placed& item, Length x) { return item.box.left < x; });
    for (; at != items.end() && at->box.left < box.right; ++at)
        if (overlap(box, at->box))
            hit(*at);
}

Finding plain(std::string_view code, Message message, std::vector<ElementRef> elements)
{
    const Check& check = checkOf(code);
    Finding finding;
    finding.severity = check.severity;
    finding.code = check.code;
    finding.message = std::move(message);
    finding.elements = std::move(elements);
    finding.reference = check.reference;
    return finding;
}

} // namespace

const Check& checkOf(std::string_view code)
{
    for (const auto& check : allChecks())
        if (code == check.code)
            return check;
    ensure(false, "a rule names a check that is in the list");
    return allChecks().front();
}

void planHoldsRacks(const CheckInput& input, FindingSink& sink)
{
    if (input.plan.halls.empty()) {
        sink.add(plain("plan.empty",
                       {QT_TRANSLATE_NOOP(
                            "finding", "The plan has no hall: add one, or start from a template"),
                        {}},
                       {}));
        return;
    }
    std::map<HallId, int> racks;
    for (const auto& rack : input.plan.racks)
        ++racks[rack.at.hall];
    for (const auto& hall : input.plan.halls)
        if (!racks.contains(hall.id))
            sink.add(plain(
                "plan.empty",
                {QT_TRANSLATE_NOOP("finding", "Hall {0} holds no rack: nothing in it is solved"),
                 {hall.label}},
                {refTo(hall.id)}));
}

void typesAreKnown(const CheckInput& input, FindingSink& sink)
{
    for (const auto& rack : input.plan.racks) {
        const auto* type = typeOf(input.project, rack.type);
        if (type == nullptr)
            sink.add(
                plain("space.type.unknown",
                      {QT_TRANSLATE_NOOP(
                           "finding", "Rack {0} has an unknown type: choose one of the catalogue"),
                       {rack.label}},
                      {refTo(rack.id)}));
        else if (rackOf(*type) == nullptr)
            sink.add(plain(
                "space.type.unknown",
                {QT_TRANSLATE_NOOP("finding", "Rack {0} has the type {1}, which is not a rack"),
                 {rack.label, type->key}},
                {refTo(rack.id)}));
    }
    for (const auto& unit : input.plan.units)
        if (typeOf(input.project, unit.type) == nullptr)
            sink.add(
                plain("space.type.unknown",
                      {QT_TRANSLATE_NOOP(
                           "finding", "Unit {0} has an unknown type: choose one of the catalogue"),
                       {unit.label}},
                      {refTo(unit.id)}));
}

void racksStandInHalls(const CheckInput& input, FindingSink& sink)
{
    for (const auto& rack : input.plan.racks)
        if (input.plan.halls.find(rack.at.hall) == nullptr)
            sink.add(plain(
                "space.hall.missing",
                {QT_TRANSLATE_NOOP("finding",
                                   "Rack {0} stands in no hall: it is not solved and not counted"),
                 {rack.label}},
                {refTo(rack.id)}));
}

void itemsStandInside(const CheckInput& input, FindingSink& sink)
{
    std::map<HallId, std::vector<Point>> outlines;
    for (const auto& hall : input.plan.halls) {
        auto outline = outlineOf(hall);
        if (outline)
            outlines[hall.id] = *std::move(outline);
        else
            sink.add(plain(
                "space.outside",
                {QT_TRANSLATE_NOOP("finding",
                                   "Hall {0}: its outline cannot be read; its rectangle is used"),
                 {hall.label}},
                {refTo(hall.id)}));
    }
    for (const auto& [hallId, items] : itemsByHall(input)) {
        const auto outline = outlines.find(hallId);
        const Hall* hall = input.plan.halls.find(hallId);
        if (outline == outlines.end() || hall == nullptr)
            continue;
        for (const auto& item : items)
            if (!inside(item.box, outline->second))
                sink.add(plain(
                    "space.outside",
                    {QT_TRANSLATE_NOOP(
                         "finding", "{0} stands outside hall {1}: move it in or enlarge the hall"),
                     {item.label, hall->label}},
                    {item.ref}));
    }
}

void itemsDoNotOverlap(const CheckInput& input, FindingSink& sink)
{
    for (const auto& [hall, items] : itemsByHall(input)) {
        const Length width = widest(items);
        for (const auto& item : items)
            forOverlaps(items, item.box, width, [&](const Placed& other) {
                if (item.ref < other.ref)
                    sink.add(plain(
                        "space.overlap",
                        {QT_TRANSLATE_NOOP("finding", "{0} and {1} overlap: move one of them"),
                         {item.label, other.label}},
                        {item.ref, other.ref}));
            });
    }
}

void clearancesAreFree(const CheckInput& input, FindingSink& sink)
{
    for (const auto& [hallId, items] : itemsByHall(input)) {
        const Hall* hall = input.plan.halls.find(hallId);
        if (hall == nullptr)
            continue;
        const Length width = widest(items);
        for (const auto& item : items)
            for (const Box* strip : {&item.front, &item.rear}) {
                if (*strip == item.box)
                    continue;
                forOverlaps(items, *strip, width, [&](const Placed& other) {
                    if (other.ref == item.ref)
                        return;
                    Finding finding =
                        plain("space.clearance",
                              {QT_TRANSLATE_NOOP("finding", "{0} items lack service clearance, "
                                                            "first {1}: another item stands in it"),
                               {}},
                              {item.ref});
                    sink.group("h" + std::to_string(hallId.number), std::move(finding), item.label);
                });
            }
    }
}

void labelsAreUnique(const CheckInput& input, FindingSink& sink)
{
    std::map<std::string, std::vector<ElementRef>> labels;
    for (const auto& rack : input.plan.racks)
        labels[rack.label].push_back(refTo(rack.id));
    for (const auto& unit : input.plan.units)
        labels[unit.label].push_back(refTo(unit.id));
    for (auto& [label, refs] : labels)
        if (refs.size() > 1)
            sink.add(plain(
                "space.label.twice",
                {QT_TRANSLATE_NOOP("finding", "{0} items are labelled \"{1}\": give each its own"),
                 {std::to_string(refs.size()), label}},
                std::move(refs)));
}

void floorCarries(const CheckInput& input, FindingSink& sink)
{
    const Check& check = checkOf("floor.load");
    for (const auto& rack : input.plan.racks) {
        const Hall* hall = input.plan.halls.find(rack.at.hall);
        const RackResult* result = input.result(rack.id);
        if (hall == nullptr || result == nullptr || !hall->floorLimit || !result->floorLoadSpread)
            continue;
        if (*result->floorLoadSpread <= *hall->floorLimit)
            continue;
        Finding finding = over(check, inSi(*result->floorLoadSpread), inSi(*hall->floorLimit),
                               Measure::MassPerArea);
        const double ratio = *result->floorLoadSpread / *hall->floorLimit;
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "{0} racks load the floor of {2} beyond its limit, worst {1}: spread "
                              "each over {3} times the area or strengthen the floor"),
            {hall->label, numberText(ratio)}};
        finding.elements = {refTo(rack.id)};
        sink.group(std::to_string(hall->id.number) + "/" + std::to_string(rack.type.number),
                   std::move(finding), rack.label);
    }
}

void overridesApply(const CheckInput& input, FindingSink& sink)
{
    for (const auto& override : input.plan.overrides) {
        const auto at = std::lower_bound(
            input.elements.begin(), input.elements.end(), override.element,
            [](const ElementResult& e, const std::string& key) { return e.key < key; });
        const bool there = at != input.elements.end() && at->key == override.element;
        if (!there && !judgedByDerivation(input.plan, override.element))
            sink.add(
                plain("plan.override.lost",
                      {QT_TRANSLATE_NOOP("finding", "The override of {0} ({1}) has no element any "
                                                    "more: remove it or restore what it served"),
                       {override.element, override.field}},
                      {refTo(override.element)}));
    }
}

} // namespace hallwright::model
