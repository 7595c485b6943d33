// SPDX-License-Identifier: GPL-3.0-or-later
// The capacity report: what a facility engineer signs and procurement compares.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"
#include "model/report/issue.h"
#include "model/report/report.h"
#include "model/results/assessment.h"

#include <functional>
#include <span>

namespace hallwright::model {

// Translates a source text of a scope; the default keeps English.
using Translate = std::function<std::string(const char* scope, const std::string& text)>;
std::string sameText(const char* scope, const std::string& text);

// A page is read, a workbook is searched: long schedules are summarised on pages only.
enum class ReportDetail { Pages, Workbook };

struct ReportRequest {
    const Project& project;
    std::span<const Assessment>
        assessments;           // all of the project's alternatives that were evaluated
    AlternativeId alternative; // whose hall is reported in full; none: the first
    UnitSystem units = UnitSystem::Si;
    std::string language = "en";
    std::string date; // ISO
    Translate translate = sameText;
    std::vector<std::string> sections{}; // keys of reportSections(); empty: all that apply
    ReportDetail detail = ReportDetail::Pages;
    std::vector<Issue> issues{};          // of that alternative, oldest first
    const Catalogue* catalogue = nullptr; // of derived elements' types; none: they are not judged
};

// The sections there are, in their order.
struct SectionTitle {
    const char* key;   // "power"
    const char* title; // source text, scope "report"
};
std::span<const SectionTitle> reportSections();

// InvalidArgument where the alternative was not evaluated or a section is not known.
Result<Report> capacityReport(const ReportRequest& request);

// Rows beyond which the rack schedule is summarised by row of racks.
inline constexpr std::size_t scheduleLimit = 300;

Drawing hallDrawing(const Project& project, const Plan& plan, const Hall& hall,
                    const std::string& title);
Chart costStack(std::span<const Assessment> assessments, const Translate& translate);
Chart cumulativeCost(std::span<const Assessment> assessments, const Translate& translate);

} // namespace hallwright::model
