// SPDX-License-Identifier: GPL-3.0-or-later
// A figure held against its reference; what differs is said.
#pragma once

#include <QtGlobal>

#include <cmath>

namespace hallwright::tests {

// Within a share of the expected value.
inline bool near(double value, double expected, double relative)
{
    if (std::abs(value - expected) <= relative * std::abs(expected))
        return true;
    qWarning("%.9g instead of %.9g", value, expected);
    return false;
}

} // namespace hallwright::tests
