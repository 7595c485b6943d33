// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>

namespace hallwright::app {

namespace {

// The code point at a place of valid UTF-8, and how many bytes it takes.
std::pair<char32_t, std::size_t> decoded(std::string_view text, std::size_t at)
{
    const auto byte = static_cast<unsigned char>(text[at]);
    const std::size_t length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    char32_t code = length == 1 ? byte : byte & (0xffU >> (length + 1));
    for (std::size_t i = 1; i < length && at + i < text.size(); ++i)
        code = (code << 6) | (static_cast<unsigned char>(text[at + i]) & 0x3fU);
    return {code, length};
}

bool wide(char32_t code)
{
    return (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xa4cf) ||
           (code >= 0xac00 && code <= 0xd7a3) || (code >= 0xf900 && code <= 0xfaff) ||
           (code >= 0xfe30 && code <= 0xfe6f) || (code >= 0xff00 && code <= 0xff60) ||
           (code >= 0x20000 && code <= 0x3fffd);
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto [code, length] = decoded(text, at);
        const bool combining = code >= 0x300 && code <= 0x36f;
        width += combining ? 0 : wide(code) ? 2 : 1;
        at += length;
    }
    return width;
}

TextTable::TextTable(std::vector<std::pair<std::string, Align>> header)
{
    rows_.emplace_back();
    for (auto& [title, align] : header) {
        align_.push_back(align);
        rows_.back().push_back(std::move(title));
    }
}

void TextTable::row(std::vector<std::string> cells)
{
    cells.resize(align_.size());
    rows_.push_back(std::move(cells));
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(align_.size(), 0);
    for (const auto& row : rows_)
        for (std::size_t c = 0; c < row.size(); ++c)
            widths[c] = std::max(widths[c], displayWidth(row[c]));
    std::string out;
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        std::string line;
        for (std::size_t c = 0; c < widths.size(); ++c) {
            const std::string space(widths[c] - displayWidth(rows_[r][c]), ' ');
            line += c == 0 ? "" : "  ";
            line += align_[c] == Align::Right ? space + rows_[r][c] : rows_[r][c] + space;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + "\n";
        if (r == 0) {
            std::size_t total = 0;
            for (std::size_t c = 0; c < widths.size(); ++c)
                total += widths[c] + (c == 0 ? 0 : 2);
            for (std::size_t i = 0; i < total; ++i)
                out += "─";
            out += "\n";
        }
    }
    return out;
}

} // namespace hallwright::app
