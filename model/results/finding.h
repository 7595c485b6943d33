// SPDX-License-Identifier: GPL-3.0-or-later
// A finding: the plan is unsound somewhere. Data, never an error path.
#pragma once

#include "model/ids.h"
#include "model/measure.h"
#include "model/message.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

enum class Severity { Note, Warning, Error };

struct Finding {
    Severity severity = Severity::Note;
    std::string code;                 // "thermal.flow.low": stable
    Message message;                  // one sentence: what, and what to do
    std::vector<ElementRef> elements; // the first is where to zoom
    std::optional<double> value;      // SI, of `measure`
    std::optional<double> limit;      // SI
    Measure measure = Measure::None;
    std::optional<double> marginPct; // (limit − value)/limit · 100; negative: over the limit
    std::string contingency;         // "loss of h1/power/A/ups": empty in the normal state
    std::string reference;           // the rule's source
    bool waived = false;
    std::string waiverReason;
    friend bool operator==(const Finding&, const Finding&) = default;
};

// About one element; values, limit and reference are to be filled in.
Finding findingOf(const char* code, Severity severity, Message message, ElementRef where);

const char* severityKey(Severity severity); // "error", "warning", "note"

} // namespace hallwright::model
