// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/finding.h"

namespace hallwright::model {

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
