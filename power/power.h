// SPDX-License-Identifier: GPL-3.0-or-later
// The door of this room: load flow of balanced, four-wire and direct-current networks,
// short-circuit currents.
#pragma once

#include "power/direct_current.h"
#include "power/four_wire.h"
#include "power/load_flow.h"
#include "power/short_circuit.h"
