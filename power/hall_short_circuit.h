// SPDX-License-Identifier: GPL-3.0-or-later
// Short-circuit currents in the derived network of a hall by IEC 60909-0, as AC halls are fed:
// from their utilities, or from their generators with the utilities off; never both at once.
//
// A UPS counts with its static bypass closed, as fault levels are given; what it can feed on
// inverter is a finding. Pumps and fans run on converters and give nothing to a fault.
#pragma once

#include "model/derive/power.h"
#include "model/results/finding.h"

#include <optional>
#include <vector>

namespace hallwright::power {

// Unknown where no source with stated figures reaches the element.
struct ElementFault {
    std::optional<double> highestKa; // I''k, maximum case: at the head of a feeder or busway, at
                                     // the output of anything else
    std::optional<double> peakKa;    // ip of that fault
    std::optional<double> lowestKa;  // minimum case at its far end: the least of three-phase,
                                     // two-phase and earth faults, from the weaker source
};

struct HallShortCircuit {
    std::vector<ElementFault> elements; // along network.elements
    std::vector<model::Finding> findings;
};

// For AC systems. On DC it is not computed: the current is the discharge of converter capacitors
// and then the converters' limit, which IEC 60909 does not describe.
HallShortCircuit hallShortCircuit(const model::DerivedPower& network,
                                  const model::PowerRecipe& recipe);

} // namespace hallwright::power
