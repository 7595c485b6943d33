// SPDX-License-Identifier: GPL-3.0-or-later
// Composition: the functions that the window is handed.
#pragma once

#include "model/equipment/catalogue.h"
#include "ui/services.h"

namespace hallwright::app {

// `catalogue` must outlive the services.
ui::Services windowServices(const model::Catalogue& catalogue);

} // namespace hallwright::app
