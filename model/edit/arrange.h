// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of things that stand already: move, turn, mirror, align, distribute, duplicate, remove.
// Each takes racks and units by reference; other references are passed over.
#pragma once

#include "model/edit/edit.h"

#include <span>

namespace hallwright::model {

using Elements = std::span<const ElementRef>;

Result<Project> moveItems(const Project& project, AlternativeId alternative, Elements items,
                          Point by);
// Each about its own centre where there is one item, else about the middle of all.
Result<Project> rotateItems(const Project& project, AlternativeId alternative, Elements items,
                            int quarters);

enum class Axis { X, Y };
Result<Project> mirrorItems(const Project& project, AlternativeId alternative, Elements items,
                            Axis along);
enum class Alignment { Left, Right, Bottom, Top, CentreX, CentreY };
Result<Project> alignItems(const Project& project, AlternativeId alternative, Elements items,
                           Alignment to);
// Equal centre distances between the outermost two, which stay.
Result<Project> distributeItems(const Project& project, AlternativeId alternative, Elements items,
                                Axis along);

// Copies with fresh ids and labels; racks of a superpod that is copied whole form a new superpod.
struct Duplicated {
    Project project;
    std::vector<ElementRef> copies;
};
Result<Duplicated> duplicateItems(const Project& project, AlternativeId alternative, Elements items,
                                  Point by);

// Removes racks, units, rows (with their racks), superpods (with theirs) and halls (with all).
Result<Project> removeItems(const Project& project, AlternativeId alternative, Elements items);

} // namespace hallwright::model
