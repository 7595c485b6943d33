// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is placed as a flat table of words and numbers, out of a plan and into one: what
// spreadsheets exchange.
#pragma once

#include "model/edit/edit.h"
#include "model/equipment/catalogue.h"
#include "model/exchange.h"

#include <string>
#include <vector>

namespace hallwright::model {

// One rack or unit. Words are the keys of files; empty: the default.
struct PlacementRow {
    std::string label;
    std::string type; // key of the project or the catalogue
    std::string hall; // label
    std::string row;  // label; racks only
    std::string superpod;
    std::string superpodType;
    std::optional<int> spareTrays;
    Length x{}; // centre
    Length y{};
    std::string turn;
    std::string status;
    std::string energised;
    std::string firstPhase;
    std::optional<Power> measured;
    std::string feed; // units only
    std::string onUps;
    std::string where; // "racks.csv:12"
    friend bool operator==(const PlacementRow&, const PlacementRow&) = default;
};

std::vector<PlacementRow> placementTable(const Project& project, const Plan& plan);

// Halls, rows and superpods that the plan lacks are made; a hall as large as what stands in it and
// an aisle of 1.5 m around. All rows, or a Fault naming the row.
Result<Project> placeTable(const Project& project, const Catalogue& catalogue,
                           AlternativeId alternative, const std::vector<PlacementRow>& rows);

} // namespace hallwright::model
