// SPDX-License-Identifier: GPL-3.0-or-later
// A design-space study as a grid: each axis is a named edit with one parameter taking several
// values; a point applies one value of every axis, in the order of the axes.
#pragma once

#include "model/edit/named_edit.h"

#include <string>
#include <vector>

namespace hallwright::model {

struct SweepAxis {
    std::string name;                // of the column that holds its values: "supply"
    std::string edit;                // "coolant-recipe"
    EditArguments with;              // the edit's other parameters
    std::string set;                 // the parameter that varies: "supply_set_point"
    std::vector<std::string> values; // as people write them: "35 °C"
};

struct SweepSpec {
    std::string alternative; // empty: the only one
    std::string hall;        // label, for edits that need one; empty: the only one
    std::vector<SweepAxis> axes;
    std::string text; // of the file it was read from: two sweeps are one where this is equal
};

// Product of the axes' lengths. InvalidInput where an axis is empty or the grid passes ten million.
Result<std::int64_t> pointCount(const SweepSpec& spec);

// The value of each axis at a point; the last axis varies fastest.
std::vector<std::string> valuesAt(const SweepSpec& spec, std::int64_t point);

// The project with the edits of a point applied to the alternative. The Fault of an edit that does
// not apply names the axis.
Result<Project> projectAt(const EditContext& context, const SweepSpec& spec, std::int64_t point);

} // namespace hallwright::model
