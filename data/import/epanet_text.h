// SPDX-License-Identifier: GPL-3.0-or-later
// An EPANET input file cut into sections, lines and words; each line keeps its number.
#pragma once

#include "model/result.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::data {

enum class EpanetSection {
    Title,
    Junctions,
    Reservoirs,
    Tanks,
    Pipes,
    Pumps,
    Valves,
    Demands,
    Status,
    Patterns,
    Curves,
    Controls,
    Rules,
    Emitters,
    Leakage,
    Options,
    Times,
    NoEffect, // energy, quality, reaction, report, map and label sections: no part of steady flow
    Count
};

struct EpanetLine {
    int number = 0;
    std::vector<std::string> words; // quotes removed, comment cut off; never empty
};

struct EpanetText {
    std::string file;
    std::array<std::vector<EpanetLine>, static_cast<std::size_t>(EpanetSection::Count)> sections;

    const std::vector<EpanetLine>& lines(EpanetSection section) const
    {
        return sections[static_cast<std::size_t>(section)];
    }
    std::string place(const EpanetLine& line) const;
};

// Faults: an unknown section, text before the first section. Reads up to [END].
model::Result<EpanetText> epanetText(std::string_view text, std::string file);

// Words compare without regard to case; a keyword matches from its first letters on, as in EPANET.
bool startsAs(std::string_view word, std::string_view keyword);
std::string upper(std::string_view word);

// The number a word holds, or a Fault with the line's place and what was expected.
model::Result<double> epanetNumber(const EpanetText& text, const EpanetLine& line,
                                   std::size_t word);

// A Fault at a line.
model::Fault epanetFault(const EpanetText& text, const EpanetLine& line, model::Message what);
model::Fault epanetUnsupported(const EpanetText& text, const EpanetLine& line, model::Message what);

} // namespace hallwright::data
