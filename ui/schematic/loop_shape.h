// SPDX-License-Identifier: GPL-3.0-or-later
// The shape of one coolant loop, read from its junctions alone: which side of the racks a junction
// lies on, and its place in a ladder of lanes (rows) and columns. Knows no roles but what serves a
// rack, gives flow, or is a pipe, so that any element between two junctions finds its place.
#pragma once

#include "ui/schematic/diagram.h"

#include <map>
#include <vector>

namespace hallwright::ui {

struct LadderPlace {
    int lane = 0;
    int column = 0;
    friend bool operator==(const LadderPlace&, const LadderPlace&) = default;
};

struct LoopShape {
    enum class Part {
        Source,   // from the return side to the supply side: CDUs, and what stands in line with one
        Supply,   // along the supply side
        Return,   // along the return side
        Crossing, // from supply to return: racks and bypasses, alone or a part of a chain
        Hanging,  // on one junction
        Apart     // joined to nothing
    };
    std::vector<std::size_t> members;          // items of the diagram
    std::vector<Part> parts;                   // by member
    std::map<std::string, LadderPlace> supply; // junctions
    std::map<std::string, LadderPlace> returned;
    // Members in flow order between two junctions.
    struct Chain {
        std::vector<std::size_t> items;
        std::string from;
        std::string to;
        LadderPlace place;
    };
    std::vector<Chain> crossings; // what hangs on one side only has no other end
    std::vector<Chain> sources;   // from the return side to the supply side; their place is nought
    int lanes = 1;
    int columns = 1;
};

LoopShape loopShape(const Diagram& diagram, std::vector<std::size_t> members);

// Items of each lane that may be folded into one: its crossings and the pipes that end at them. Of
// a loop of one lane, none where it is short.
std::vector<std::vector<std::size_t>> manifoldsOf(const Diagram& diagram, const LoopShape& shape);

} // namespace hallwright::ui
