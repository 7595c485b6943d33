// SPDX-License-Identifier: GPL-3.0-or-later
// What a link is made of by its rate and length: copper, active cable, or modules and fibre.
#pragma once

#include "model/units.h"

#include <span>

namespace hallwright::model {

// A length class of a rate.
struct LinkMedium {
    const char* key;   // "dac", "aec", "aoc", "sr", "dr", "fr", "lr"
    const char* title; // source text
    Length reach;
    int modules; // at both ends together; 0: a cable with its ends
    Power power; // of both ends together
    double low;  // USD of the whole link: cable, or fibre and modules
    double high;
};

// Classes of a port rate, shortest reach first. Rates above 1.6T take those of 1.6T.
std::span<const LinkMedium> mediaOf(Bandwidth rate);
// The shortest class that reaches; nullptr where none does.
const LinkMedium* mediumFor(Bandwidth rate, Length cable);

// The next length that is sold.
Length stockLength(Length needed);

} // namespace hallwright::model
