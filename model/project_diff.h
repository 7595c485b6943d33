// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two versions of a project, row by row and field by field, for people,
// scripts and revision tables. Alternatives are matched by name, rows by id, types and inputs by
// key: it is meant for versions of one file, whose ids never change their meaning.
#pragma once

#include "model/plan.h"

#include <string>
#include <vector>

namespace hallwright::model {

enum class ChangeKind { Added, Removed, Changed };

// One field of one row, or a whole row that came or went.
struct ProjectChange {
    ChangeKind kind = ChangeKind::Changed;
    std::string alternative;          // empty: shared by all
    std::string table;                // its word in files: "rack", "coolant_recipe", "type"
    std::string row;                  // "rack/12 R03", "gb300-nvl72"; empty where there is but one
    const FieldInfo* field = nullptr; // Changed only
    // As people write them, with unit; a reference as the key or label it names. Empty: unknown.
    std::string before;
    std::string after;
};

// In the order of the file: project, site, types, weather, inputs, then each alternative's tables.
std::vector<ProjectChange> projectDiff(const Project& before, const Project& after);

const char* changeWord(ChangeKind kind); // "added", "removed", "changed"

} // namespace hallwright::model
