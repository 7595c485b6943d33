// SPDX-License-Identifier: GPL-3.0-or-later
// Closed outlines of a DXF drawing, layer by layer: the shape of a hall out of a floor plan.
#pragma once

#include "model/site/hall.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::data {

struct DxfOutline {
    std::string layer;
    std::vector<model::Point> corners; // in the drawing's place; the last is not the first
    model::Area area{};
    bool straightened = false; // it has arcs, drawn here as their chords
};

struct DxfPlan {
    std::vector<std::string> layers;  // that hold entities of model space
    std::vector<DxfOutline> outlines; // largest area first
};

// Closed polylines, and lines whose ends meet within `tolerance` in closed chains of one layer;
// what lies in blocks is not read. `unit` is one drawing unit; where it is not given, the file's
// own $INSUNITS (inch, foot, mm, cm, m, km), and InvalidArgument where the file states none.
// Faults: Unreadable (no DXF, truncated), Unsupported (binary DXF).
model::Result<DxfPlan> readDxfPlan(const std::filesystem::path& path,
                                   std::optional<model::Length> unit = {});

} // namespace hallwright::data
