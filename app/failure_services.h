// SPDX-License-Identifier: GPL-3.0-or-later
// Composition of what the window asks about failures and duty points.
#pragma once

#include "model/equipment/catalogue.h"
#include "ui/services.h"

namespace hallwright::app {

// `catalogue` must outlive the services.
void addFailureServices(ui::Services& services, const model::Catalogue& catalogue);

} // namespace hallwright::app
