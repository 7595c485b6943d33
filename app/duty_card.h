// SPDX-License-Identifier: GPL-3.0-or-later
// The duty-point card of one CDU or pump. The approach is never a fixed figure: UA follows both
// flows from the rating point (thermal/heat/exchanger.h).
#pragma once

#include "model/equipment/catalogue.h"
#include "model/result.h"
#include "model/results/duty.h"

namespace hallwright::app {

// InvalidArgument for flows, heat or temperatures out of bounds and for a type that is neither CDU
// nor pump; InvalidInput for a CDU whose rating states no approach or flow.
model::Result<std::vector<model::DutyFigure>> dutyCard(const model::EquipmentType& type,
                                                       const model::DutyPoint& point);

} // namespace hallwright::app
