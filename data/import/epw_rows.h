// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a weather file taken apart: separators, numbers, missing codes, one data row.
#pragma once

#include "model/result.h"
#include "model/weather/weather_year.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::data {

// How a file separates and writes numbers: commas with points, or semicolons with decimal commas.
enum class EpwDialect { Comma, Semicolon };

struct EpwLine {
    int number = 0; // from 1
    std::string_view text;
};

// Lines without line ends (LF, CRLF or CR) and without blank lines; a byte order mark is dropped.
std::vector<EpwLine> epwLines(std::string_view text);

std::vector<std::string_view> epwCells(std::string_view line, EpwDialect dialect);
std::optional<double> epwNumber(std::string_view cell, EpwDialect dialect);
std::string epwWord(std::string_view cell); // without blanks and quotes around it

// One hour as the file gives it; unknown where it holds a missing code, no number, or a value that
// air on earth does not have.
struct EpwRow {
    int line = 0;
    int month = 0; // 0: not a number
    int day = 0;
    int hour = 0;
    std::optional<double> dryBulbC;
    std::optional<double> dewPointC;
    std::optional<double> relativeHumidity; // 0…1
    std::optional<double> pressurePa;
};

// A Fault where the row has too many cells to be told apart.
model::Result<EpwRow> epwRow(const EpwLine& line, EpwDialect dialect, const std::string& name);

} // namespace hallwright::data
