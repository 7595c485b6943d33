// SPDX-License-Identifier: GPL-3.0-or-later
// Racks of a plan as a table for NetBox's bulk import (fields of its rack import form, 4.x).
#pragma once

#include "model/plan.h"

#include <string>

namespace hallwright::data {

// Sizes in whole millimetres, masses in kilograms; what a type does not state stays empty. Power
// has no column there. The site is the project, the location the hall.
std::string netBoxRacksCsv(const model::Project& project, const model::Plan& plan);

} // namespace hallwright::data
