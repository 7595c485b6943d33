// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/finding.h"

namespace hallwright::model {

Finding findingOf(const char* code, Severity severity, Message message, ElementRef where)
{
    Finding out;
    out.code = code;
    out.severity = severity;
    out.message = std::move(message);
    out.elements = {std::move(where)};
    return out;
}

const char* severityKey(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        return "note";
    }
    return "";
}

} // namespace hallwright::model
