// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome.h"

namespace hallwright::app {

int statusOf(const model::Fault& fault)
{
    switch (fault.code) {
    case model::FaultCode::InvalidArgument:
        return 2;
    case model::FaultCode::Unreadable:
    case model::FaultCode::InvalidInput:
    case model::FaultCode::Unsupported:
        return 3;
    case model::FaultCode::NoSolution:
    case model::FaultCode::Cancelled:
        return 4;
    case model::FaultCode::Locked:
        return 5;
    }
    return 3;
}

} // namespace hallwright::app
