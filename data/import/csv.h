// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated tables (RFC 4180) with the line of each row: quotes, line ends of any kind, byte
// order marks of UTF-8 and UTF-16, separators , ; and tab.
#pragma once

#include "model/result.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::data {

struct CsvRow {
    int line = 0; // where the row starts
    std::vector<std::string> cells;
    friend bool operator==(const CsvRow&, const CsvRow&) = default;
};

struct CsvTable {
    std::string file; // as faults name it
    std::vector<std::string> header;
    std::vector<CsvRow> rows; // blank lines left out; may be shorter than the header

    std::optional<std::size_t> column(std::string_view name) const;
    // The cell without blanks around it; empty where the column or the cell is not there.
    std::string cell(const CsvRow& row, std::string_view name) const;
    std::string placeOf(const CsvRow& row) const; // "racks.csv:12"
};

// All rows of a text. A Fault names "file:line" of an unclosed quote, text after a closing quote,
// or a byte that text does not hold.
model::Result<std::vector<CsvRow>> readCsvRows(std::string text, const std::string& file);

// With the first row as header, its names trimmed and each given once.
model::Result<CsvTable> parseCsvTable(std::string text, const std::string& file);
model::Result<CsvTable> readCsvTable(const std::filesystem::path& file);

// As above; a Fault names the first of these columns that is missing.
model::Result<CsvTable> readCsvTable(const std::filesystem::path& file,
                                     std::span<const char* const> required);
model::Result<CsvTable> withColumns(model::Result<CsvTable> table,
                                    std::span<const char* const> required);
bool hasColumns(const std::vector<std::string>& header, std::span<const char* const> wanted);
// "racks.csv: colour" for each column that is not among the known.
std::vector<std::string> ignoredColumns(const CsvTable& table, std::span<const char* const> known);

// The text as a cell of a table that is written: in quotes where it needs them (RFC 4180).
std::string csvCell(const std::string& text);

// A finite decimal number (C locale) and nothing else; nullopt otherwise ("12kW", "nan", "1e999").
std::optional<double> plainNumber(std::string_view text);

} // namespace hallwright::data
