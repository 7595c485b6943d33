// SPDX-License-Identifier: GPL-3.0-or-later
// Halls, rooms and yards of the site as blocks to scale.
#pragma once

#include "model/derive/site_plan.h"
#include "model/report/report.h"
#include "model/results/assessment.h"
#include "model/results/terms.h"

namespace hallwright::model {

SitePlan sitePlanOf(const Project& project, const Plan& plan, const Assessment& assessment);
Drawing siteDrawing(const Project& project, const Plan& plan, const Assessment& assessment,
                    const TranslateTerm& term);

} // namespace hallwright::model
