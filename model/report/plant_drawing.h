// SPDX-License-Identifier: GPL-3.0-or-later
// The plant of a loop on its design day as a schematic: machines in the order of the water, with
// temperatures and flow on the pipes and power at the machines; and the same as a table.
#pragma once

#include "model/report/report_sections.h"
#include "model/results/plant_day.h"

#include <span>

namespace hallwright::model {

Drawing plantDrawing(const SectionInput& input, const PlantLoopDay& day);
ReportTable designDayTable(const SectionInput& input, std::span<const PlantLoopDay> days);

} // namespace hallwright::model
