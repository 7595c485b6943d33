// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/hall.h"

#include <boost/units/cmath.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hallwright::model {

namespace {

Result<std::vector<Point>> parsedOutline(const Hall& hall)
{
    std::vector<Point> corners;
    const char* at = hall.outline.data();
    const char* const end = at + hall.outline.size();
    const auto broken = [&hall] {
        return fail(
            FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("model", "the outline \"{0}\" is not a list of \"x,y\" in metres"),
             {hall.outline}},
            text(refTo(hall.id)));
    };
    while (at != end) {
        if (*at == ' ') {
            ++at;
            continue;
        }
        double x = 0;
        double y = 0;
        const auto readX = std::from_chars(at, end, x);
        if (readX.ec != std::errc{} || readX.ptr == end || *readX.ptr != ',')
            return broken();
        const auto readY = std::from_chars(readX.ptr + 1, end, y);
        if (readY.ec != std::errc{} || !std::isfinite(x) || !std::isfinite(y))
            return broken();
        corners.push_back({metres(x), metres(y)});
        at = readY.ptr;
    }
    if (corners.size() < 3)
        return broken();
    return corners;
}

} // namespace

Result<std::vector<Point>> outlineOf(const Hall& hall)
{
    if (!hall.outline.empty())
        return parsedOutline(hall);
    const Length none = metres(0);
    return std::vector<Point>{
        {none, none}, {hall.width, none}, {hall.width, hall.depth}, {none, hall.depth}};
}

// Ray crossing; a point on the border within 1 mm counts as inside.
bool contains(const std::vector<Point>& outline, Point p)
{
    const double x = p.x / metres(1);
    const double y = p.y / metres(1);
    constexpr double tolerance = 1e-3;
    bool odd = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const double ax = outline[i].x / metres(1);
        const double ay = outline[i].y / metres(1);
        const double bx = outline[j].x / metres(1);
        const double by = outline[j].y / metres(1);
        const double dx = bx - ax;
        const double dy = by - ay;
        const double along = std::clamp(
            ((x - ax) * dx + (y - ay) * dy) / std::max(dx * dx + dy * dy, 1e-12), 0.0, 1.0);
        if (std::hypot(ax + along * dx - x, ay + along * dy - y) <= tolerance)
            return true;
        if ((ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * dx)
            odd = !odd;
    }
    return odd;
}

Area floorArea(const Hall& hall)
{
    const auto outline = outlineOf(hall);
    if (!outline)
        return hall.width * hall.depth;
    Area twice = squareMetres(0);
    for (std::size_t i = 0, j = outline->size() - 1; i < outline->size(); j = i++)
        twice += (*outline)[j].x * (*outline)[i].y - (*outline)[i].x * (*outline)[j].y;
    return boost::units::abs(twice) / 2.0;
}

template <>
const std::vector<Field<Site>>& fields<Site>()
{
    static const std::vector<Field<Site>> list{
        field<Site>({.key = "name", .title = QT_TRANSLATE_NOOP("field", "Name")},
                    [](auto& s) -> auto& { return s.name; }),
        field<Site>({.key = "place", .title = QT_TRANSLATE_NOOP("field", "Place")},
                    [](auto& s) -> auto& { return s.place; }),
        field<Site>({.key = "altitude",
                     .title = QT_TRANSLATE_NOOP("field", "Altitude"),
                     .measure = Measure::Length,
                     .min = -430,
                     .max = 5000},
                    [](auto& s) -> auto& { return s.altitude; }),
        field<Site>(
            {.key = "utility_limit",
             .title = QT_TRANSLATE_NOOP("field", "Agreed maximum demand"),
             .measure = Measure::PowerLarge,
             .min = 0,
             .help = QT_TRANSLATE_NOOP("field", "At the meter, by contract with the utility")},
            [](auto& s) -> auto& { return s.utilityLimit; }),
        field<Site>({.key = "plot_area",
                     .title = QT_TRANSLATE_NOOP("field", "Plot area"),
                     .measure = Measure::Area,
                     .min = 0},
                    [](auto& s) -> auto& { return s.plotArea; }),
        field<Site>({.key = "climate",
                     .title = QT_TRANSLATE_NOOP("field", "Climate of the year"),
                     .help = QT_TRANSLATE_NOOP(
                         "field", "Key of an imported weather year, or of a shipped place, whose "
                                  "year is generated from monthly figures: leesburg, frankfurt, "
                                  "mannheim, chicago, golden, phoenix, mumbai")},
                    [](auto& s) -> auto& { return s.climate; }),
        field<Site>({.key = "climate_offset",
                     .title = QT_TRANSLATE_NOOP("field", "Warmer climate"),
                     .measure = Measure::TemperatureDifference,
                     .min = -5,
                     .max = 10,
                     .help = QT_TRANSLATE_NOOP(
                         "field", "Added to every dry bulb; relative humidity is held")},
                    [](auto& s) -> auto& { return s.climateOffset; }),
        field<Site>({.key = "tariff",
                     .title = QT_TRANSLATE_NOOP("field", "Hourly energy price"),
                     .help = QT_TRANSLATE_NOOP(
                         "field", "Key of imported hourly prices; empty: the assumed price and its "
                                  "peak hours")},
                    [](auto& s) -> auto& { return s.tariff; }),
        field<Site>({.key = "grid_carbon",
                     .title = QT_TRANSLATE_NOOP("field", "Hourly carbon intensity"),
                     .help = QT_TRANSLATE_NOOP("field", "Key of imported hourly intensities of the "
                                                        "grid; empty: the assumed factor")},
                    [](auto& s) -> auto& { return s.gridCarbon; }),
        field<Site>({.key = "energy_standard",
                     .title = QT_TRANSLATE_NOOP("field", "Edition of ASHRAE 90.4"),
                     .help = QT_TRANSLATE_NOOP("field", "With its addenda; the maxima are in your "
                                                        "copy of it, by climate zone")},
                    [](auto& s) -> auto& { return s.energyStandard; }),
        field<Site>({.key = "mlc_max",
                     .title = QT_TRANSLATE_NOOP("field", "Highest annualised MLC"),
                     .min = 0,
                     .max = 5},
                    [](auto& s) -> auto& { return s.mlcMax; }),
        field<Site>({.key = "elc_max",
                     .title = QT_TRANSLATE_NOOP("field", "Highest ELC"),
                     .min = 0,
                     .max = 5},
                    [](auto& s) -> auto& { return s.elcMax; }),
    };
    return list;
}

template <>
const std::vector<Field<Hall>>& fields<Hall>()
{
    static const char* const limits = QT_TRANSLATE_NOOP("field", "Limits");
    static const char* const size = QT_TRANSLATE_NOOP("field", "Size");
    static const std::vector<Field<Hall>> list{
        field<Hall>({.key = "label", .title = QT_TRANSLATE_NOOP("field", "Label")},
                    [](auto& h) -> auto& { return h.label; }),
        field<Hall>({.key = "width",
                     .title = QT_TRANSLATE_NOOP("field", "Width"),
                     .measure = Measure::Length,
                     .min = 1,
                     .max = 2000,
                     .group = size},
                    [](auto& h) -> auto& { return h.width; }),
        field<Hall>({.key = "depth",
                     .title = QT_TRANSLATE_NOOP("field", "Depth"),
                     .measure = Measure::Length,
                     .min = 1,
                     .max = 2000,
                     .group = size},
                    [](auto& h) -> auto& { return h.depth; }),
        field<Hall>({.key = "clear_height",
                     .title = QT_TRANSLATE_NOOP("field", "Clear height"),
                     .measure = Measure::Length,
                     .min = 2,
                     .max = 30,
                     .group = size},
                    [](auto& h) -> auto& { return h.clearHeight; }),
        field<Hall>({.key = "outline",
                     .title = QT_TRANSLATE_NOOP("field", "Outline"),
                     .group = size,
                     .help = QT_TRANSLATE_NOOP(
                         "field", "Corners \"x,y x,y …\" in m; empty for the rectangle")},
                    [](auto& h) -> auto& { return h.outline; }),
        field<Hall>({.key = "tile",
                     .title = QT_TRANSLATE_NOOP("field", "Tile pitch"),
                     .measure = Measure::Length,
                     .min = 0.05,
                     .max = 5,
                     .group = size},
                    [](auto& h) -> auto& { return h.tile; }),
        field<Hall>(
            {.key = "count",
             .title = QT_TRANSLATE_NOOP("field", "Equal halls"),
             .measure = Measure::Count,
             .min = 1,
             .max = 100000,
             .help = QT_TRANSLATE_NOOP("field", "Stored and evaluated once, counted this often")},
            [](auto& h) -> auto& { return h.count; }),
        field<Hall>({.key = "site_x",
                     .title = QT_TRANSLATE_NOOP("field", "Site position X"),
                     .measure = Measure::Length},
                    [](auto& h) -> auto& { return h.siteX; }),
        field<Hall>({.key = "site_y",
                     .title = QT_TRANSLATE_NOOP("field", "Site position Y"),
                     .measure = Measure::Length},
                    [](auto& h) -> auto& { return h.siteY; }),
        field<Hall>({.key = "floor_limit",
                     .title = QT_TRANSLATE_NOOP("field", "Uniform floor load limit"),
                     .measure = Measure::MassPerArea,
                     .min = 1,
                     .max = 1e5,
                     .group = limits},
                    [](auto& h) -> auto& { return h.floorLimit; }),
        field<Hall>({.key = "point_limit",
                     .title = QT_TRANSLATE_NOOP("field", "Point load limit per foot"),
                     .measure = Measure::Mass,
                     .min = 1,
                     .group = limits},
                    [](auto& h) -> auto& { return h.pointLimit; }),
        field<Hall>({.key = "tile_limit",
                     .title = QT_TRANSLATE_NOOP("field", "Load limit per tile"),
                     .measure = Measure::Mass,
                     .min = 1,
                     .group = limits},
                    [](auto& h) -> auto& { return h.tileLimit; }),
        field<Hall>({.key = "rolling_limit",
                     .title = QT_TRANSLATE_NOOP("field", "Rolling load limit on the route"),
                     .measure = Measure::Mass,
                     .min = 1,
                     .group = limits},
                    [](auto& h) -> auto& { return h.rollingLimit; }),
        field<Hall>({.key = "power_limit",
                     .title = QT_TRANSLATE_NOOP("field", "Electrical power limit"),
                     .measure = Measure::Power,
                     .min = 0,
                     .group = limits},
                    [](auto& h) -> auto& { return h.powerLimit; }),
    };
    return list;
}

} // namespace hallwright::model
