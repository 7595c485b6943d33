// SPDX-License-Identifier: GPL-3.0-or-later
// The shape of one coolant loop, read from its junctions alone: which side of the racks a junction
// lies on, and its place in a ladder of lanes (rows) and columns. Knows no roles but that something
// serves a rack, so that any element between two junctions finds its place.
#pragma once

#include "ui/schematic/diagram.h"

#include <map>
#include <vector>

namespace hallwright::ui {

struct LadderPlace {
    int lane = 0;
    int column = 0;
};

struct LoopShape {
    enum class Part {
        Source,   // from the return side to the supply side: CDUs
        Supply,   // along the supply side
        Return,   // along the return side
        Crossing, // from supply to return: racks and bypasses, alone or a part of a chain
        Apart     // joined to neither
    };
    std::vector<std::size_t> members;          // items of the diagram
    std::vector<Part> parts;                   // by member
    std::map<std::string, LadderPlace> supply; // junctions
    std::map<std::string, LadderPlace> returned;
    // Crossings: members in flow order, between two junctions that have places.
    struct Crossing {
        std::vector<std::size_t> chain; // items
        std::string from;
        std::string to;
        LadderPlace place;
    };
    std::vector<Crossing> crossings;
    int lanes = 1;
    int columns = 1;
};

LoopShape loopShape(const Diagram& diagram, std::vector<std::size_t> members);

} // namespace hallwright::ui
