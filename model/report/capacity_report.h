// SPDX-License-Identifier: GPL-3.0-or-later
// The capacity report: what a facility engineer signs and procurement compares.
#pragma once

#include "model/plan.h"
#include "model/report/report.h"
#include "model/results/assessment.h"

#include <functional>
#include <span>

namespace hallwright::model {

// Translates a source text of a scope; the default keeps English.
using Translate = std::function<std::string(const char* scope, const std::string& text)>;
std::string sameText(const char* scope, const std::string& text);

struct ReportRequest {
    const Project& project;
    std::span<const Assessment>
        assessments;           // all of the project's alternatives that were evaluated
    AlternativeId alternative; // whose hall is reported in full; none: the first
    UnitSystem units = UnitSystem::Si;
    std::string language = "en";
    std::string date; // ISO
    Translate translate = sameText;
};

// InvalidArgument where the alternative was not evaluated.
Result<Report> capacityReport(const ReportRequest& request);

// Rows beyond which the rack schedule is summarised by row of racks.
inline constexpr std::size_t scheduleLimit = 300;

Drawing hallDrawing(const Project& project, const Plan& plan, const Hall& hall,
                    const std::string& title);
Chart costStack(std::span<const Assessment> assessments, const Translate& translate);
Chart cumulativeCost(std::span<const Assessment> assessments, const Translate& translate);

} // namespace hallwright::model
