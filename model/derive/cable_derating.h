// SPDX-License-Identifier: GPL-3.0-or-later
// Current-carrying capacity of cables away from the reference conditions of their table.
#pragma once

#include "model/recipe/power_recipe.h"

namespace hallwright::model {

// For the ambient air of copper conductors with XLPE: √((Tc − Ta)/(Tc − 30 °C)), Tc = 90 °C (IEC
// 60364-5-52 table B.52.14) or 75 °C at the terminals (NEC 310.15(B)); 0 at Tc and above.
double ambientFactor(Temperature ambient, WiringStandard standard);

// For equal loaded circuits that run side by side: IEC 60364-5-52 table B.52.20, ladder; NEC
// 310.15(C)(1) with three current-carrying conductors per circuit. Recalled.
double groupingFactor(int circuits, WiringStandard standard);

} // namespace hallwright::model
