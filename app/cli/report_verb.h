// SPDX-License-Identifier: GPL-3.0-or-later
// The verb report: the capacity report as PDF, XLSX, CSV or HTML by the suffix of the output file.
#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace hallwright::app {

struct ReportOptions {
    std::string file;
    std::string out;
    std::string alternative; // empty: the first
    std::string language = "en";
    std::string units = "si";
    std::string paper = "a4";
};
// PDF needs a QGuiApplication (offscreen is enough).
model::Result<Outcome> runReport(const ReportOptions& options);

} // namespace hallwright::app
