// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of text for a terminal: numbers to the right, words to the left, wide characters counted
// as two.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hallwright::app {

enum class Align { Left, Right };

class TextTable {
public:
    explicit TextTable(std::vector<std::pair<std::string, Align>> header);
    void row(std::vector<std::string> cells);
    std::string text() const; // header, rule, rows; each ends with a line end

private:
    std::vector<Align> align_;
    std::vector<std::vector<std::string>> rows_; // the header first
};

// Columns that a UTF-8 text takes on a terminal: East Asian wide characters two, combining none.
std::size_t displayWidth(std::string_view text);

} // namespace hallwright::app
