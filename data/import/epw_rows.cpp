// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epw_rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace hallwright::data {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t mostCells = 40; // the format has 35; some writers add a few

std::string_view trimmed(std::string_view text)
{
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '"'; };
    while (!text.empty() && blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::optional<double> within(std::optional<double> value, double low, double high)
{
    return value && *value >= low && *value <= high ? value : std::nullopt;
}

bool isUtf8(std::string_view text)
{
    int following = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (following > 0) {
            if ((byte & 0xC0) != 0x80)
                return false;
            --following;
        } else if (byte >= 0xC2 && byte <= 0xF4) {
            following = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
        } else if (byte >= 0x80) {
            return false;
        }
    }
    return following == 0;
}

int wholeAt(const std::vector<std::string_view>& cells, std::size_t index, EpwDialect dialect)
{
    const auto value = index < cells.size() ? epwNumber(cells[index], dialect) : std::nullopt;
    return value && std::abs(*value) < 1e6 ? static_cast<int>(std::lround(*value)) : 0;
}

} // namespace

std::vector<EpwLine> epwLines(std::string_view text)
{
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    std::vector<EpwLine> lines;
    lines.reserve(8800);
    int number = 0;
    while (!text.empty()) {
        ++number;
        const auto end = text.find_first_of("\r\n");
        const auto line = text.substr(0, end);
        if (line.find_first_not_of(" \t\x1a,;") != std::string_view::npos)
            lines.push_back({number, line});
        if (end == std::string_view::npos)
            break;
        const bool pair = text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n';
        text.remove_prefix(end + (pair ? 2 : 1));
    }
    return lines;
}

std::vector<std::string_view> epwCells(std::string_view line, EpwDialect dialect)
{
    const char separator = dialect == EpwDialect::Comma ? ',' : ';';
    std::vector<std::string_view> cells;
    cells.reserve(36);
    bool quoted = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && line[i] == '"')
            quoted = !quoted;
        if (i == line.size() || (line[i] == separator && !quoted)) {
            cells.push_back(line.substr(start, i - start));
            start = i + 1;
        }
    }
    return cells;
}

std::optional<double> epwNumber(std::string_view cell, EpwDialect dialect)
{
    cell = trimmed(cell);
    if (cell.starts_with('+'))
        cell.remove_prefix(1);
    std::array<char, 32> copy{};
    if (cell.empty() || cell.size() >= copy.size())
        return std::nullopt;
    std::copy(cell.begin(), cell.end(), copy.begin());
    if (dialect == EpwDialect::Semicolon)
        std::replace(copy.begin(), copy.end(), ',', '.');
    double value = 0.0;
    const char* const end = copy.data() + cell.size();
    const auto read = std::from_chars(copy.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

// Words are UTF-8 or, where they are not valid as such, Latin-1.
std::string epwWord(std::string_view cell)
{
    cell = trimmed(cell);
    if (isUtf8(cell))
        return std::string(cell);
    std::string out;
    for (const char c : cell) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            out += c;
            continue;
        }
        out += static_cast<char>(0xC0 | (byte >> 6));
        out += static_cast<char>(0x80 | (byte & 0x3F));
    }
    return out;
}

// Bounds of the EPW data dictionary, pressure widened below for stations as high as La Paz
// (61 kPa). The missing codes 99.9 °C, 999 % and 999999 Pa lie outside them; 99999 Pa is air.
model::Result<EpwRow> epwRow(const EpwLine& line, EpwDialect dialect, const std::string& name)
{
    const auto cells = epwCells(line.text, dialect);
    if (cells.size() > mostCells)
        return model::fail(
            model::FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("import", "the row has {0} cells where 35 are expected: decimal "
                                         "commas between commas cannot be told apart"),
             {std::to_string(cells.size())}},
            name + ":" + std::to_string(line.number),
            {QT_TRANSLATE_NOOP("import", "Export the file with decimal points."), {}});
    const auto number = [&](std::size_t index) {
        return index < cells.size() ? epwNumber(cells[index], dialect) : std::nullopt;
    };
    EpwRow row;
    row.line = line.number;
    row.month = wholeAt(cells, 1, dialect);
    row.day = wholeAt(cells, 2, dialect);
    row.hour = wholeAt(cells, 3, dialect);
    row.dryBulbC = within(number(6), -70.0, 70.0);
    row.dewPointC = within(number(7), -90.0, 70.0);
    if (const auto humidity = within(number(8), 0.0, 110.0))
        row.relativeHumidity = std::min(*humidity, 100.0) / 100.0;
    row.pressurePa = within(number(9), 31e3, 120e3);
    return row;
}

} // namespace hallwright::data
