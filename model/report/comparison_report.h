// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison for procurement: one page that decides, one page of what it rests on, then the
// appendix.
#pragma once

#include "model/compare/comparison.h"
#include "model/report/capacity_report.h"

namespace hallwright::model {

// `comparison` is of the request's assessments, in their order. InvalidArgument where there are
// fewer than two.
Result<Report> comparisonReport(const ReportRequest& request, const Comparison& comparison);

} // namespace hallwright::model
