// SPDX-License-Identifier: GPL-3.0-or-later
// Hourly energy prices and carbon intensities into a project.
#pragma once

#include "app/importers.h"

namespace hallwright::app {

// Each file (data/import/hour_table.h) becomes a row of its own, and the site uses it. Weekdays of
// a time-of-use tariff are those of the project's price year.
model::Result<Imported> importHours(const ImportRequest& request);

} // namespace hallwright::app
