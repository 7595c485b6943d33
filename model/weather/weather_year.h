// SPDX-License-Identifier: GPL-3.0-or-later
// A year of hourly weather as plain columns: what a reader found or a generator made.
#pragma once

#include "model/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// What a reader put in place of a value that the file does not give.
struct WeatherRepair {
    int row = 0;       // data row, 1 is the first hour; 0: the file as a whole
    std::string field; // "dry_bulb", "relative_humidity", "pressure", "leap_year", …
    Message how;
    friend bool operator==(const WeatherRepair&, const WeatherRepair&) = default;
};

// Where a year was measured.
struct WeatherPlace {
    std::string name;
    double latitudeDeg = 0.0; // north positive
    double longitudeDeg = 0.0;
    double timeZoneH = 0.0; // from UTC
    double elevationM = 0.0;
    friend bool operator==(const WeatherPlace&, const WeatherPlace&) = default;
};

// Design temperatures as the file's header states them, from many years; unknown where it does not.
struct HeaderDesign {
    std::optional<double> dryBulb04C; // exceeded 0.4 %, 1 %, 2 % of the hours
    std::optional<double> dryBulb1C;
    std::optional<double> dryBulb2C;
    std::optional<double> wetBulb04C;
    std::optional<double> wetBulb1C;
    std::optional<double> wetBulb2C;
    std::optional<double> dryBulb20YearC; // highest once in 20 years
    friend bool operator==(const HeaderDesign&, const HeaderDesign&) = default;
};

// Hour h (from 0) is the interval that ends h + 1 hours after the first midnight. All columns have
// the same length: 8,760, or 8,784 where the rows hold 29 February.
struct WeatherYear {
    WeatherPlace place;
    std::string source;     // file or method
    bool generated = false; // true: made from monthly figures, not measured
    bool leap = false;      // the rows hold 29 February
    std::vector<double> dryBulbC;
    std::vector<double> relativeHumidity; // 0…1
    std::vector<double> pressurePa;       // station pressure
    std::vector<int> month;               // 1…12
    HeaderDesign design;
    std::vector<WeatherRepair> repairs;
    friend bool operator==(const WeatherYear&, const WeatherYear&) = default;
    std::size_t hours() const { return dryBulbC.size(); }
};

// Highest values of a column: exceeded in 0.4 %, 1 % and 2 % of its hours (linear between order
// statistics), and the highest.
struct DesignValues {
    double percent04 = 0.0;
    double percent1 = 0.0;
    double percent2 = 0.0;
    double highest = 0.0;
};
DesignValues designValues(std::vector<double> column);

// The month 1…12 of each hour of a year that begins on 1 January.
std::vector<int> monthsOfHours(std::size_t hours);

// A warmer climate: every dry bulb raised, relative humidity held, so that the dew point rises with
// it (the "shift" of Belcher, Hacker and Powell 2005 without a humidity change).
WeatherYear warmed(WeatherYear year, double kelvins);

} // namespace hallwright::model
