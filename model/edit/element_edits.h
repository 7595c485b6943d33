// SPDX-License-Identifier: GPL-3.0-or-later
// What a person may do with one derived element of a drawing, each as a named edit with its
// arguments: another standard size, keep the size, insert beside it, take it out.
#pragma once

#include "model/edit/named_edit.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct ElementEdit {
    Message title;    // scope "edit": "Resize h1/coolant/r3/supply/row1 to DN 100"
    std::string edit; // name in allEdits()
    EditArguments arguments;
};

struct StandardSize {
    std::string name; // of the catalogue entry
    bool present = false;
    ElementEdit edit;
};

// None where an edit has no meaning for the element.
struct ElementEdits {
    std::vector<StandardSize> sizes; // of the same kind and material, by rising size
    std::optional<ElementEdit> larger;
    std::optional<ElementEdit> smaller;
    std::optional<ElementEdit> lock;
    std::optional<ElementEdit> unlock; // only where the size is kept
    std::optional<ElementEdit> insert; // a parallel pipe, a bypass beside a branch, one unit more
    std::optional<ElementEdit> fewer;  // one unit less
    std::optional<ElementEdit> remove;
    std::optional<ElementEdit> clear; // only where something is overridden
};

// What a branch carries in the normal state: gives an inserted bypass its figures.
struct SolvedBranch {
    Pressure across{};
    VolumeFlow flow{};
};

// Nothing where no derivation has such an element. A bypass opens at 1.1 times what is over the
// branch, and its Kv passes the branch's flow there (IEC 60534-1); without a solution none is
// offered.
ElementEdits elementEdits(const EditContext& context, const std::string& element,
                          const std::optional<SolvedBranch>& branch = {});

// One for each element of the hall that an override has removed.
std::vector<ElementEdit> removalsTakenBack(const Plan& plan, const Hall& hall);

} // namespace hallwright::model
