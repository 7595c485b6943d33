// SPDX-License-Identifier: GPL-3.0-or-later
// The site and its halls: outline, floor and height limits, repetition.
#pragma once

#include "model/fields.h"

#include <string>
#include <vector>

namespace hallwright::model {

// The place: one per project.
struct Site {
    std::string name = "Site";
    std::string place;                 // town, country: words for the report
    Length altitude{};                 // above sea level
    std::optional<Power> utilityLimit; // agreed maximum demand at the meter
    std::optional<Area> plotArea;
    // Whose weather drives the plant year: the key of an imported year, else of a shipped place.
    std::string climate = "leesburg";
    TemperatureDifference climateOffset{}; // added to every dry bulb, relative humidity held
    // Keys of imported hourly values; empty: the assumptions' price, factor and peak hours.
    std::string tariff;
    std::string gridCarbon;
    std::string energyStandard;   // edition of ASHRAE 90.4 whose maxima follow
    std::optional<double> mlcMax; // mechanical load component, annualised, from that edition
    std::optional<double> elcMax; // electrical loss component
    friend bool operator==(const Site&, const Site&) = default;
};

struct Point {
    Length x{};
    Length y{};
    friend bool operator==(const Point&, const Point&) = default;
};

// A hall: x to the east and y to the north from its lower left corner. Declared `count` times, it
// is stored and evaluated once and counted that often.
struct Hall {
    HallId id;
    std::string label;
    Length width = metres(20); // along x; the bounding box where there is an outline
    Length depth = metres(12); // along y
    Length clearHeight = metres(4.5);
    std::string outline;       // polygon "x,y x,y …" in m; empty: the rectangle
    Length tile = metres(0.6); // grid pitch
    int count = 1;
    Length siteX{}; // position of its corner on the site
    Length siteY{};
    std::optional<MassPerArea> floorLimit; // uniform load
    std::optional<Mass> pointLimit;        // per foot
    std::optional<Mass> tileLimit;         // per tile
    std::optional<Mass> rollingLimit;      // of a loaded rack on the route in
    std::optional<Power> powerLimit;       // electrical, of one hall
    friend bool operator==(const Hall&, const Hall&) = default;
};

// The outline's corners, of the rectangle where there is no polygon; a Fault where it does not
// parse or has fewer than three corners.
Result<std::vector<Point>> outlineOf(const Hall& hall);
bool contains(const std::vector<Point>& outline, Point p);
Area floorArea(const Hall& hall);

template <>
const std::vector<Field<Site>>& fields<Site>();
template <>
const std::vector<Field<Hall>>& fields<Hall>();

} // namespace hallwright::model
