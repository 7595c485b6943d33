// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan_diff.h"

namespace hallwright::model {

bool PlanDiff::empty() const
{
    return halls.empty() && rows.empty() && racks.empty() && units.empty() && superpods.empty() &&
           waivers.empty() && !recipes && !notes;
}

PlanDiff planDiff(const Plan& before, const Plan& after)
{
    PlanDiff out;
    out.halls = diff(before.halls, after.halls);
    out.rows = diff(before.rows, after.rows);
    out.racks = diff(before.racks, after.racks);
    out.units = diff(before.units, after.units);
    out.superpods = diff(before.superpods, after.superpods);
    out.waivers = diff(before.waivers, after.waivers);
    out.recipes = !(before.powerRecipes == after.powerRecipes) ||
                  !(before.coolantRecipes == after.coolantRecipes) ||
                  !(before.airRecipes == after.airRecipes) ||
                  !(before.plantRecipes == after.plantRecipes) ||
                  !(before.fabricRecipes == after.fabricRecipes) ||
                  !(before.overrides == after.overrides) || !(before.workload == after.workload);
    out.notes = !(before.notes == after.notes);
    return out;
}

} // namespace hallwright::model
