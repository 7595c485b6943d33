// SPDX-License-Identifier: GPL-3.0-or-later
// What does not run, is shut or broken in a compiled coolant group: which links carry nothing,
// whose law is another.
#pragma once

#include "thermal/coolant_compile.h"

namespace hallwright::thermal {

// Changes a group as layGroup() made it, at the fluid that it has now: the first `running` CDUs
// that are not closed run; closed elements (by the outage or in the group itself) and what they cut
// off from the vessel are listed in `shut` and have no place in linkOf, rackLink, valveLink,
// pumpLinks.
void putOutOfOrder(CompiledGroup& laid, const model::CoolantGroup& group, int running,
                   const CoolantOutage& outage);

} // namespace hallwright::thermal
