// SPDX-License-Identifier: GPL-3.0-or-later
// Coolants as functions of temperature, by the data set the recipe names.
//
// Water at 0.2 MPa: density Kell 1975 (J. Chem. Eng. Data 20, 97-105) with his compressibility;
// specific
//   heat Popiel and Wojtkowiak 1998 (Heat Transfer Eng. 19(3), 87-101); viscosity and conductivity
//   IAPWS SR6-08 (2011), liquid at 0.1 MPa. Within 2e-5, 8e-4, 2e-4 and 2e-4 of IAPWS-IF97, 5-65
//   °C.
// Pg25Ashrae: 25 % propylene glycol by volume, balance water, no inhibitor: ASHRAE Handbook
// Fundamentals
//   2001 tables as fitted in CoolProp's fluid APG (Skovrup 2013), at x = 0.25.
// Pg25Dowfrost: DOWFROST LC 25 data sheet 2023, inhibited; 20-55 °C measured, rest extrapolated
// there. Vendors' viscosities differ by up to 15 %, cp·density by 1.5 %.
#pragma once

#include "model/recipe/coolant_recipe.h"
#include "model/units.h"

namespace hallwright::thermal {

struct FluidProperties {
    model::Density density;
    model::SpecificHeatCapacity specificHeat;
    model::DynamicViscosity viscosity;
    model::ThermalConductivity conductivity;
    bool outsideRange = false; // then the values are those at the nearer end of the range
};

struct FluidRange {
    model::Temperature lowest;
    model::Temperature highest;
};

// Where a data set holds: water 0-95 °C, Pg25Ashrae 0-95 °C, Pg25Dowfrost 10-60 °C.
FluidRange validRange(model::Coolant coolant);

// Properties at a temperature. Not a number in, nothing sensible out: temperatures must be finite.
FluidProperties propertiesOf(model::Coolant coolant, model::Temperature temperature);

} // namespace hallwright::thermal
