// SPDX-License-Identifier: GPL-3.0-or-later
// The mechanical load of a hall: what its mechanical boards and generators are sized for.
#pragma once

#include "model/derive/air.h"
#include "model/derive/coolant.h"

namespace hallwright::model {

// Rated electrical power of the pumps and fans that run, those of rear doors among them; of air
// units only where a type fits.
Power ratedMechanicalPower(const DerivedCoolant& coolant, const DerivedAir& air);

} // namespace hallwright::model
