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

// For the third harmonic of a four- or five-core cable, over the phase current: at most 15 % 1.0,
// at most 33 % 0.86; above, the cable is sized on its neutral, which carries three times it: at
// most 45 % 0.86/(3h), above 1/(3h). IEC 60364-5-52 annex E. Recalled.
double harmonicFactor(double thirdHarmonic);

// All of them for a cable of the recipe among `circuits`.
double cableDerating(const PowerRecipe& recipe, int circuits);

// For a busway away from 40 °C, where it may rise by 55 K: √((95 °C − Ta)/55 K), never above 1; 0
// at 95 °C and above. UL 857 and IEC 61439-6 state the rise at their own ambient. Recalled.
double buswayAmbientFactor(Temperature ambient);

} // namespace hallwright::model
