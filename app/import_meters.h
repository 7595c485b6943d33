// SPDX-License-Identifier: GPL-3.0-or-later
// Metered power of rack strips as the measured load of the racks that they feed.
#pragma once

#include "app/importers.h"
#include "data/import/power_telemetry.h"

namespace hallwright::app {

// A meter belongs to the rack whose label is a word of its name ("PDU-A01-A" to rack "A01"). A
// rack's load at a time is the sum of its meters, of those times at which all of them were read;
// the highest becomes its measured load. InvalidInput where no meter belongs to any rack.
model::Result<Imported> withMeteredLoads(const model::Project& project,
                                         model::AlternativeId alternative,
                                         const data::PowerTelemetry& telemetry);

} // namespace hallwright::app
