// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs of the capacity report: report (PDF, XLSX, CSV or HTML by the suffix of the output
// file), issue and sign.
#pragma once

#include "app/cli/outcome.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct ReportOptions {
    std::string file;
    std::string out;
    std::string alternative; // empty: the first
    std::string language = "en";
    std::string units = "si";
    std::string paper = "a4";
    std::vector<std::string> sections; // keys; empty: all that apply
    std::string date;                  // ISO; empty: today
    bool comparison = false; // the comparison for procurement; `alternative` is its baseline
};
// PDF needs a QGuiApplication (offscreen is enough).
model::Result<Outcome> runReport(const ReportOptions& options);
std::string sectionList(); // keys and titles, a line each

struct IssueOptions {
    std::string file;
    std::string alternative; // empty: the only one
    std::string revision;
    std::string by;
    std::string date; // ISO; empty: today
    std::string purpose;
    std::string changes;
    std::string role; // of a signature: "checked" or "approved"
};
// A new revision of the evaluated plan, kept in the file with its hash and key figures.
model::Result<Outcome> runIssue(const IssueOptions& options);
// A signature under a revision of a plan that was not changed since.
model::Result<Outcome> runSign(const IssueOptions& options);

} // namespace hallwright::app
