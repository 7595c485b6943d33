// SPDX-License-Identifier: GPL-3.0-or-later
// Quantities as people write them: "120 kW", "5 ft", "3*600 mm", "86 °F", and back to text.
#pragma once

#include "model/measure.h"
#include "model/result.h"

#include <string>
#include <string_view>

namespace hallwright::model {

// The value in SI. A number without unit is in the measure's unit of the given system. Products
// with plain numbers, quotients by them, sums and brackets are understood; absolute temperatures
// stand alone. A decimal comma is refused ("1,200" groups thousands; "1,2" is ambiguous).
// InvalidInput says what was found and which units there are.
Result<double> parseQuantity(std::string_view text, Measure measure, UnitSystem system);

// With unit, rounded to so many significant figures; 0: in full (12 figures, no binary noise).
std::string quantityText(double si, Measure measure, UnitSystem system, int significant = 3);
// Without unit, for columns whose header names it.
std::string quantityNumber(double si, Measure measure, UnitSystem system, int significant = 3);
// Of a plain number: "1,240", "0.0317", "4.05e11"; one just below 1 is never rounded up to it.
std::string numberText(double value, int significant = 3);

std::string_view unitSymbol(Measure measure, UnitSystem system);

} // namespace hallwright::model
