// SPDX-License-Identifier: GPL-3.0-or-later
// Key figures of power in time and of what more fits.
#pragma once

#include "model/kpi/kpis.h"

#include <optional>
#include <utility>
#include <vector>

namespace hallwright::model {

// By key, in the key's unit; unknown where no hall says.
std::vector<std::pair<const char*, std::optional<double>>> timeAndHeadroom(const KpiInputs& inputs);

} // namespace hallwright::model
