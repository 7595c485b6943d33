// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/rack.h"

namespace hallwright::model {

namespace {

constexpr Choice statuses[] = {{"existing", QT_TRANSLATE_NOOP("choice", "Existing")},
                               {"committed", QT_TRANSLATE_NOOP("choice", "Committed")},
                               {"reserved", QT_TRANSLATE_NOOP("choice", "Reserved")},
                               {"future", QT_TRANSLATE_NOOP("choice", "Future")}};
constexpr Choice unitFeeds[] = {
    {"a", "A"}, {"b", "B"}, {"both", QT_TRANSLATE_NOOP("choice", "Both")}};

constexpr Choice firstPhases[] = {
    {"auto", QT_TRANSLATE_NOOP("choice", "Automatic")}, {"l1", "L1"}, {"l2", "L2"}, {"l3", "L3"}};

const char* const positionGroup = QT_TRANSLATE_NOOP("field", "Position");

// The fields that racks and other units share.
template <class Placed>
std::vector<Field<Placed>> placedFields()
{
    return {
        field<Placed>({.key = "label", .title = QT_TRANSLATE_NOOP("field", "Label")},
                      [](auto& r) -> auto& { return r.label; }),
        field<Placed>({.key = "type", .title = QT_TRANSLATE_NOOP("field", "Type")},
                      [](auto& r) -> auto& { return r.type; }),
        field<Placed>(
            {.key = "hall", .title = QT_TRANSLATE_NOOP("field", "Hall"), .group = positionGroup},
            [](auto& r) -> auto& { return r.at.hall; }),
        field<Placed>({.key = "x",
                       .title = QT_TRANSLATE_NOOP("field", "X of centre"),
                       .measure = Measure::Length,
                       .group = positionGroup},
                      [](auto& r) -> auto& { return r.at.x; }),
        field<Placed>({.key = "y",
                       .title = QT_TRANSLATE_NOOP("field", "Y of centre"),
                       .measure = Measure::Length,
                       .group = positionGroup},
                      [](auto& r) -> auto& { return r.at.y; }),
        field<Placed>({.key = "turn",
                       .title = QT_TRANSLATE_NOOP("field", "Rotation"),
                       .measure = Measure::Angle,
                       .group = positionGroup},
                      [](auto& r) -> auto& { return r.at.turn; }),
        field<Placed>({.key = "status", .title = QT_TRANSLATE_NOOP("field", "Status")},
                      [](auto& r) -> auto& { return r.status; }),
        field<Placed>(
            {.key = "energised", .title = QT_TRANSLATE_NOOP("field", "Energisation date")},
            [](auto& r) -> auto& { return r.energised; }),
    };
}

} // namespace

std::span<const Choice> choicesOf(Status)
{
    return statuses;
}

std::span<const Choice> choicesOf(UnitFeed)
{
    return unitFeeds;
}

std::span<const Choice> choicesOf(FirstPhase)
{
    return firstPhases;
}

template <>
const std::vector<Field<Row>>& fields<Row>()
{
    static const std::vector<Field<Row>> list{
        field<Row>({.key = "label", .title = QT_TRANSLATE_NOOP("field", "Label")},
                   [](auto& r) -> auto& { return r.label; }),
        field<Row>({.key = "hall", .title = QT_TRANSLATE_NOOP("field", "Hall")},
                   [](auto& r) -> auto& { return r.hall; }),
    };
    return list;
}

template <>
const std::vector<Field<Rack>>& fields<Rack>()
{
    static const std::vector<Field<Rack>> list = [] {
        auto all = placedFields<Rack>();
        all.push_back(field<Rack>({.key = "row", .title = QT_TRANSLATE_NOOP("field", "Row")},
                                  [](auto& r) -> auto& { return r.row; }));
        all.push_back(
            field<Rack>({.key = "superpod", .title = QT_TRANSLATE_NOOP("field", "Superpod")},
                        [](auto& r) -> auto& { return r.superpod; }));
        all.push_back(field<Rack>(
            {.key = "first_phase",
             .title = QT_TRANSLATE_NOOP("field", "First phase"),
             .help = QT_TRANSLATE_NOOP("field", "Of single-phase supplies; automatic: where its "
                                                "busway or panel carries least")},
            [](auto& r) -> auto& { return r.firstPhase; }));
        all.push_back(field<Rack>({.key = "measured",
                                   .title = QT_TRANSLATE_NOOP("field", "Measured load"),
                                   .measure = Measure::Power,
                                   .min = 0},
                                  [](auto& r) -> auto& { return r.measured; }));
        return all;
    }();
    return list;
}

template <>
const std::vector<Field<Unit>>& fields<Unit>()
{
    static const std::vector<Field<Unit>> list = [] {
        auto all = placedFields<Unit>();
        all.push_back(
            field<Unit>({.key = "feed", .title = QT_TRANSLATE_NOOP("field", "Electrical feed")},
                        [](auto& u) -> auto& { return u.feed; }));
        all.push_back(
            field<Unit>({.key = "on_ups", .title = QT_TRANSLATE_NOOP("field", "Behind a UPS")},
                        [](auto& u) -> auto& { return u.onUps; }));
        return all;
    }();
    return list;
}

template <>
const std::vector<Field<Superpod>>& fields<Superpod>()
{
    static const std::vector<Field<Superpod>> list{
        field<Superpod>({.key = "label", .title = QT_TRANSLATE_NOOP("field", "Label")},
                        [](auto& s) -> auto& { return s.label; }),
        field<Superpod>({.key = "type", .title = QT_TRANSLATE_NOOP("field", "Type")},
                        [](auto& s) -> auto& { return s.type; }),
        field<Superpod>({.key = "spare_trays",
                         .title = QT_TRANSLATE_NOOP("field", "Hot spare trays"),
                         .measure = Measure::Count,
                         .min = 0,
                         .max = 1000},
                        [](auto& s) -> auto& { return s.spareTrays; }),
    };
    return list;
}

} // namespace hallwright::model
