// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs year show and year study: the plant year of an alternative, and its set points.
#pragma once

#include "app/cli/outcome.h"
#include "app/year_study.h"

#include <string>

namespace hallwright::app {

struct YearOptions {
    std::string file;
    std::string alternative; // empty: the only one
    OutputForm form = OutputForm::Text;
};

// The year that is stored with the file where it belongs to the plan as it is, else solved anew;
// the file stays as it is.
model::Result<Outcome> runYearShow(const YearOptions& options);

struct StudyOptions {
    YearOptions of;
    double leakagePercent = 100.0 * usualLeakage; // growth of IT power per kelvin
};
model::Result<Outcome> runYearStudy(const StudyOptions& options);

} // namespace hallwright::app
