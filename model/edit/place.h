// SPDX-License-Identifier: GPL-3.0-or-later
// Edits that put things into a hall: halls, single items, rows and blocks of racks.
#pragma once

#include "model/edit/edit.h"
#include "model/edit/types.h"

#include <optional>

namespace hallwright::model {

// A new hall with default recipes; `hall.id` is minted.
Result<Project> addHall(const Project& project, AlternativeId alternative, Hall hall);

struct PlaceRequest {
    std::string type;  // catalogue or project key of a rack, superpod or unit type
    Placement at;      // centre of the item; of the first member rack of a superpod
    RowId row;         // racks only; none: stands alone
    std::string label; // empty: the next free one
    Status status = Status::Committed;
};

// Places one item. A superpod type places all its member racks side by side along their row.
Result<Project> placeItem(const Project& project, const Catalogue& catalogue,
                          AlternativeId alternative, const PlaceRequest& request);

// Rows of racks: `rows` rows of `perRow` items (racks, or superpods with all members) from the
// lower left corner, the row along x. Neighbouring rows face each other when `facing` says so.
enum class RowFacing { Same, Alternating };
struct ArrayRequest {
    std::string type;
    HallId hall;
    Length x{}; // left edge of the first item
    Length y{}; // lower edge of the first row
    int rows = 1;
    int perRow = 1;
    Length gap{};                   // between neighbouring racks
    Length coldAisle = metres(1.8); // clear width before the fronts
    Length hotAisle = metres(1.2);  // clear width behind the rears
    RowFacing facing = RowFacing::Alternating;
    std::string prefix; // labels "PREFIX-R01-K03"; empty: the hall's label
    Status status = Status::Committed;
};

struct ArrayCount {
    int racks = 0;
    Length width{};
    Length depth{};
    std::optional<Power> tdp; // unknown where the type states none
};

// What an array would hold and cover: shown live while it is dragged.
Result<ArrayCount> countArray(const Project& project, const Catalogue& catalogue,
                              const ArrayRequest& request);
Result<Project> placeArray(const Project& project, const Catalogue& catalogue,
                           AlternativeId alternative, const ArrayRequest& request);

// Where an item would be refused: outside the hall or over another one. Nothing: it may stand
// there.
std::optional<Message> obstacle(const Project& project, const Plan& plan, const Placement& at,
                                const EquipmentType& type, const std::vector<ElementRef>& ignoring);

// Width and depth of an item; the seldom missing ones are those of a 600 × 1200 mm rack.
struct FootprintSize {
    Length width = metres(0.6);
    Length depth = metres(1.2);
};
FootprintSize footprintSize(const EquipmentType* type);

} // namespace hallwright::model
