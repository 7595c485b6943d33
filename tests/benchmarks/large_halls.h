// SPDX-License-Identifier: GPL-3.0-or-later
// What whole-program benchmarks measure on.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"

namespace hallwright::benchmarks {

const model::Catalogue& catalogue(); // the shipped one
// 50 rows of 20 superpods, each with its CDUs, manifolds, busways and feeds.
const model::Project& thousandRacks();

} // namespace hallwright::benchmarks
