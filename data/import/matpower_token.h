// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a MATPOWER case file: numbers, names, strings and signs with their lines.
#pragma once

#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace hallwright::data {

struct MatpowerToken {
    enum class Kind { Number, Name, String, Sign, LineEnd, End };
    Kind kind = Kind::End;
    std::string_view text; // of a String without its quotes
    double number = 0.0;
    int line = 0;
    bool spaceBefore = false;
    bool spaceAfter = false;

    bool is(std::string_view sign) const { return kind == Kind::Sign && text == sign; }
};

// Comments (% and #, and blocks between lone %{ and %}) and continuations (...) are gone. A name
// may hold dots (mpc.bus). The views point into `text`. Fault InvalidInput with the line.
model::Result<std::vector<MatpowerToken>> matpowerTokens(std::string_view text,
                                                         const std::string& file);

} // namespace hallwright::data
