// SPDX-License-Identifier: GPL-3.0-or-later
// Every derived element of a hall with the fields that a planner may override, for lists, the
// inspector and the edit that overrides.
#pragma once

#include "model/derive/derived.h"
#include "model/results/finding.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct DerivedField {
    const FieldInfo* info = nullptr; // lives as long as the program
    FieldValue value;                // as derived, overrides included
};

struct DerivedElement {
    std::string key;  // "h1/coolant/r3/supply/row1"
    std::string kind; // role: "supply", "cdu", "busway"; "group" of a coolant group as a whole
    std::string from; // nodes of a coolant element
    std::string to;
    std::vector<DerivedField> fields;
};

// Sorted by key.
std::vector<DerivedElement> derivedElements(const HallView& view);

// That of one key in whatever hall of the plan; with `bare` as it would be without overrides of its
// own. Nothing where no derivation has such an element.
enum class OwnOverrides { Applied, Bare };
std::optional<DerivedElement> derivedElement(const Project& project, const Catalogue& catalogue,
                                             const Plan& plan, const std::string& key,
                                             OwnOverrides own = OwnOverrides::Applied);

// Findings of the derivations of a hall about overrides: refused or lost.
std::vector<Finding> overrideFindings(const HallView& view);

} // namespace hallwright::model
