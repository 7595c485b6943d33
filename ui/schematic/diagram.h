// SPDX-License-Identifier: GPL-3.0-or-later
// A schematic as plain values: items joined by links, in groups that can be folded into one item.
// Made from a derived network (compile_one_line.h, compile_piping.h), laid out by one_line_layout.h
// and piping_layout.h.
#pragma once

#include "model/ids.h"

#include <QString>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hallwright::ui {

enum class SchematicSymbol {
    Utility,
    Generator,
    RingUnit,    // switches both ways of a ring and the transformer on it
    RingSection, // cable of a ring
    Transformer,
    Ups,
    Switchboard,
    Breaker, // a feeder with its breaker
    Busway,
    Rack,
    AirUnit,
    Cdu, // pump and heat exchanger
    Pump,
    HeatExchanger,
    Pipe,
    Valve,
    ControlValve, // holds its flow whatever the pressure
    Coupling,     // quick disconnect
    Strainer,
    Vessel,
    Folded, // a group shown as one item
    Other
};

bool isSourceSymbol(SchematicSymbol symbol); // a utility or a generator plant

// What flows: decides colour and side.
enum class Stream { Power, Supply, Return, Across };

struct SchematicItem {
    std::string key; // of the element; "rack/12" of a rack; the group when folded
    std::vector<model::ElementRef> refs; // what it stands for; the first is selected by a click
    SchematicSymbol symbol = SchematicSymbol::Other;
    QString title;
    std::string role;  // the derivation's own word: "transformer", "cdu", "branch"
    char letter = ' '; // feed of a power element
    Stream stream = Stream::Power;
    std::vector<std::string> groups; // outermost first
    std::string from;                // junctions of a coolant element, unique in the diagram
    std::string to;
    QString size;                          // "DN 100": of a pipe
    std::vector<SchematicSymbol> fittings; // that belong to it, in flow order; a rack's own place
                                           // among them is SchematicSymbol::Rack
    bool transfer = false;                 // takes one of several sources through a switch
    int racks = 0;                         // among what it stands for
    std::map<std::string, int> counts;     // elements it stands for, by role; empty: itself alone
};

// By index of items; from upstream to downstream.
struct SchematicLink {
    enum class Kind { Normal, Alternate };
    std::size_t from = 0;
    std::size_t to = 0;
    Kind kind = Kind::Normal;
    char letter = ' ';
    friend bool operator==(const SchematicLink&, const SchematicLink&) = default;
};

struct SchematicGroup {
    std::string key;
    QString title;
    QString note;          // design data
    std::size_t depth = 0; // place in an item's list of groups
};

struct Diagram {
    std::vector<SchematicItem> items;
    std::vector<SchematicLink> links; // of power; coolant elements are joined by junctions
    std::vector<SchematicGroup> groups;
};

// The diagram with each of those groups as one item; links between folded items are kept once. A
// folded coolant group keeps the junctions that join it to the rest; where it has several on a side
// they become one.
Diagram folded(const Diagram& diagram, const std::set<std::string>& groups);

// Sets of folded groups from none to all: one depth after the other, inner ones first.
std::vector<std::set<std::string>> foldSteps(const Diagram& diagram);

// "Hall 1-R01-K03" in the hall "Hall 1" is "R01-K03" on its own sheet.
QString labelInHall(const std::string& hall, const std::string& label);

// How many derived elements and racks the item stands for.
int standsFor(const SchematicItem& item);

} // namespace hallwright::ui
