// SPDX-License-Identifier: GPL-3.0-or-later
// A report of evaluated alternatives into a file; its suffix chooses PDF, XLSX, CSV or HTML.
#pragma once

#include "model/measure.h"
#include "model/plan.h"
#include "model/report/comparison_report.h"
#include "model/results/assessment.h"

#include <span>
#include <string>

namespace hallwright::app {

struct ReportFile {
    std::string path;
    std::string language = "en"; // or zh_CN
    model::UnitSystem units = model::UnitSystem::Si;
    model::AlternativeId alternative;              // none: the first
    std::string paper;                             // "letter"; else A4
    std::vector<std::string> sections{};           // keys of model::reportSections(); empty: all
    std::string date{};                            // ISO; empty: today
    std::vector<model::Issue> issues{};            // of all alternatives (data::loadIssues)
    const model::Catalogue* catalogue = nullptr;   // of derived elements' types
    const model::Comparison* comparison = nullptr; // with one, the comparison for procurement
};

// A QApplication must exist for PDF and for translated words.
model::Result<void> writeReportFile(const model::Project& project,
                                    std::span<const model::Assessment> assessments,
                                    const ReportFile& order);

} // namespace hallwright::app
