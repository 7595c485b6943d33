// SPDX-License-Identifier: GPL-3.0-or-later
// What coolant may touch in a technology cooling loop. Source: OCP Project Deschutes CDU
// specification 1.0 as relayed in facts/liquid-cooling.md section 3: copper, stainless steel and
// peroxide-cured EPDM yes; aluminium, zinc, carbon steel and nickel-plated brass no.
#pragma once

#include <string>
#include <vector>

namespace hallwright::model {

enum class Wetted { Allowed, Forbidden, Unknown };

// A word as catalogue entries use it: copper, stainless, 304l, 316l, epdm, aluminium, zinc,
// carbon-steel, nickel-plated-brass. Other words are Unknown.
Wetted wettedVerdict(const std::string& material);

// Of a text of words apart by spaces, those of one verdict, in their order.
std::vector<std::string> wettedOf(const std::string& words, Wetted verdict);

} // namespace hallwright::model
