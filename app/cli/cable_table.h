// SPDX-License-Identifier: GPL-3.0-or-later
// The cable schedule as a comma-separated table: one row for each cable.
#pragma once

#include "model/value/cable_schedule.h"

#include <ostream>

namespace hallwright::app {

// With the fabrics of a plan one after the other; the first column tells them apart.
void writeCableTable(std::ostream& out, const model::CableSchedule& schedule);

} // namespace hallwright::app
