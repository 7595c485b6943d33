// SPDX-License-Identifier: GPL-3.0-or-later
// Darcy friction factor f(Re, ε/D) with its derivative.
//
// Churchill 1977 (Chem. Eng. 84(24), 91-92):
//   f = 8 [(8/Re)^12 + (A + B)^(-3/2)]^(1/12),
//   A = [2.457 ln(1/((7/Re)^0.9 + 0.27 ε/D))]^16,  B = (37530/Re)^16.
// EPANET 2.2 (manual, chapter 12): 64/Re up to Re 2000; the cubic of Dunlop 1991 up to 4000; above,
//   Swamee and Jain 1976: f = 0.25 / log10(ε/3.7D + 5.74/Re^0.9)².
#pragma once

namespace hallwright::thermal {

struct FrictionFactor {
    double f = 0.0;
    double slope = 0.0; // df/dRe
};

// Re > 0, relative roughness 0 to 0.5.
FrictionFactor churchillFriction(double reynolds, double relativeRoughness);
FrictionFactor epanetFriction(double reynolds, double relativeRoughness);

// Below these, f = 64/Re to machine precision (Churchill) or by definition (EPANET).
inline constexpr double churchillLaminarReynolds = 100.0;
inline constexpr double epanetLaminarReynolds = 2000.0;

} // namespace hallwright::thermal
