// SPDX-License-Identifier: GPL-3.0-or-later
// The units that a person may type for each measure.
#pragma once

#include "model/measure.h"

#include <span>

namespace hallwright::model {

struct TypedUnit {
    const char* symbol;
    double toSi;   // si = typed * toSi + offset
    double offset; // of absolute temperatures; 0 elsewhere
};

// Every spelling that is understood for a measure, besides its two units of measure.h.
std::span<const TypedUnit> typedUnits(Measure measure);

} // namespace hallwright::model
