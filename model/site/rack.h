// SPDX-License-Identifier: GPL-3.0-or-later
// What a planner places: racks, their rows and superpods, and other equipment units.
#pragma once

#include "model/site/placement.h"

namespace hallwright::model {

enum class Status { Existing, Committed, Reserved, Future };
std::span<const Choice> choicesOf(Status);

// The phase on which a rack's first single-phase supply hangs; the others follow in turn.
enum class FirstPhase { Automatic, L1, L2, L3 };
std::span<const Choice> choicesOf(FirstPhase);

// A line of racks; derived busways and manifolds run along it.
struct Row {
    RowId id;
    HallId hall;
    std::string label;
    friend bool operator==(const Row&, const Row&) = default;
};

struct Rack {
    RackId id;
    std::string label;
    TypeId type;
    Placement at;
    RowId row;           // none: it stands alone and is fed as a row of its own
    SuperpodId superpod; // none: its own domain, as its type says
    Status status = Status::Committed;
    Date energised; // planned or done; not stated means from the start
    FirstPhase firstPhase = FirstPhase::Automatic;
    std::optional<Power> measured; // load, where metered; beside nameplate, never instead of it
    friend bool operator==(const Rack&, const Rack&) = default;
};

enum class UnitFeed { A, B, Both }; // Both: through a transfer switch
std::span<const Choice> choicesOf(UnitFeed);

// Placed equipment that is not a rack: CDU, CRAH, PDU, UPS, …
struct Unit {
    UnitId id;
    std::string label;
    TypeId type;
    Placement at;
    UnitFeed feed = UnitFeed::Both;
    bool onUps = true; // its electrical feed is behind a UPS
    Status status = Status::Committed;
    Date energised;
    friend bool operator==(const Unit&, const Unit&) = default;
};

// Racks joined into one scale-up domain.
struct Superpod {
    SuperpodId id;
    std::string label;
    TypeId type;
    int spareTrays = 2; // hot spares, counted by trays
    friend bool operator==(const Superpod&, const Superpod&) = default;
};

template <>
const std::vector<Field<Row>>& fields<Row>();
template <>
const std::vector<Field<Rack>>& fields<Rack>();
template <>
const std::vector<Field<Unit>>& fields<Unit>();
template <>
const std::vector<Field<Superpod>>& fields<Superpod>();

} // namespace hallwright::model
