// SPDX-License-Identifier: GPL-3.0-or-later
// What changed between two plans, table by table: drives canvas refresh, saving and comparison.
#pragma once

#include "model/plan.h"

namespace hallwright::model {

struct PlanDiff {
    TableDiff<Hall> halls;
    TableDiff<Row> rows;
    TableDiff<Rack> racks;
    TableDiff<Unit> units;
    TableDiff<Superpod> superpods;
    TableDiff<Waiver> waivers;
    bool recipes = false; // any recipe, override or the workload
    bool notes = false;
    bool empty() const;
};

PlanDiff planDiff(const Plan& before, const Plan& after);

} // namespace hallwright::model
