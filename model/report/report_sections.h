// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the capacity report, one function each; the list is in capacity_report.cpp.
#pragma once

#include "model/report/capacity_report.h"

namespace hallwright::model {

// What every section reads: the request, the alternative in full and how to write numbers.
struct SectionInput {
    const ReportRequest& request;
    const Alternative& alternative;
    const Assessment& assessment;

    std::string say(const char* text) const { return request.translate("report", text); }
    std::string term(const std::string& text) const; // words that results carry (terms.h)
    std::string sentence(const Message& message) const;
    std::string costTitle(const std::string& title) const; // own word, price title or type name
    Cell number(std::optional<double> si, Measure measure, int significant = 4) const;
    Cell plain(std::optional<double> value, int significant = 4) const;
    Column numeric(const char* title, Measure measure, double weight = 1.0) const;
    Column words(const char* title, double weight = 1.0) const;
};

// What an alternative rests on that nobody has confirmed: figures of the types in use, of power,
// cooling, size or mass, whose source is low or an estimate. Prices decide no verdict of capacity.
struct OpenValue {
    std::string type;  // name of the type
    std::string field; // source text of scope "field"
    std::string value; // with its unit
    Confidence confidence = Confidence::Estimate;
    std::string source;
    int rank = 0; // what decides most comes first
};
std::vector<OpenValue> openValues(const SectionInput& input);

// On pages only the first so many rows, and a note of how many more the workbook has.
void shorten(const SectionInput& input, ReportTable& table, std::size_t most);

void writeCover(const SectionInput& input, Report& report);

ReportSection summarySection(const SectionInput& input);
ReportSection findingsSection(const SectionInput& input);
ReportSection noteSection(const SectionInput& input); // notes, and findings waived with reasons
ReportSection openValueSection(const SectionInput& input);
ReportSection drawingSection(const SectionInput& input);
ReportSection rackSection(const SectionInput& input);
ReportSection powerSection(const SectionInput& input);
ReportSection faultSection(const SectionInput& input);
ReportSection failureSection(const SectionInput& input);
ReportSection coolantSection(const SectionInput& input);
ReportSection balanceSection(const SectionInput& input); // of one with balanced groups
ReportSection airSection(const SectionInput& input);     // of an assessment that has air
ReportSection yearSection(const SectionInput& input);    // of an assessment that has a year
ReportSection siteSection(const SectionInput& input);
ReportSection costSection(const SectionInput& input);
ReportSection comparisonSection(const SectionInput& input);
ReportSection equipmentSection(const SectionInput& input);
ReportSection quantitySection(const SectionInput& input);      // bill of quantities
ReportSection protectionSection(const SectionInput& input);    // breakers, cables
ReportSection commissioningSection(const SectionInput& input); // test sheets
ReportSection assumptionSection(const SectionInput& input);
ReportSection formulaSection(const SectionInput& input);

} // namespace hallwright::model
