// SPDX-License-Identifier: GPL-3.0-or-later
// Where a catalogue value comes from and how far it can be trusted.
#pragma once

#include "model/fields.h"

#include <optional>
#include <string>

namespace hallwright::model {

enum class Confidence {
    High,     // primary document with page or address, or checked by energy balance
    Medium,   // relayed by one public source
    Low,      // press, relay of a relay, or recalled
    Estimate, // generic class figure with a range, no document
};
std::span<const Choice> choicesOf(Confidence);

// Of one value of an equipment type. An unknown value has no value and says so here.
struct Provenance {
    std::string source; // document with page or address; a relay is named as the relay
    Confidence confidence = Confidence::Estimate;
    std::string note;          // basis, rating point, what was scaled from what
    std::optional<double> low; // range in SI, where the value is an estimate
    std::optional<double> high;
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

} // namespace hallwright::model
