// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/phase_balance.h"

#include <algorithm>

namespace hallwright::model {

Current largestLine(const PhaseCurrents& currents)
{
    return *std::max_element(currents.lines.begin(), currents.lines.end());
}

Current meanLine(const PhaseCurrents& currents)
{
    return (currents.lines[0] + currents.lines[1] + currents.lines[2]) / 3.0;
}

} // namespace hallwright::model
