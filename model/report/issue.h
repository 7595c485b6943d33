// SPDX-License-Identifier: GPL-3.0-or-later
// An issue of the capacity report: the plan that left the office as one revision, told by its
// content hash, with its key figures and who answers for them. Issues stand in the project file
// beside the plan, like results: no edit and no undo touches them.
#pragma once

#include "model/plan.h"
#include "model/results/assessment.h"

#include <map>
#include <string>
#include <vector>

namespace hallwright::model {

struct Issue {
    std::uint32_t id = 0; // in order of issue, from 1
    AlternativeId alternative;
    std::string revision; // "A", "B1": unique within its alternative
    std::string purpose;  // "for approval"
    std::string changes;  // what is new, in the words of its preparer
    std::string hash;     // fingerprint of what was issued (plan.h)
    std::string figures;  // key figures known then: "it_power_kw=5400 pue_annual=1.12"
    std::string preparedBy;
    Date preparedOn;
    std::string checkedBy;
    Date checkedOn;
    std::string approvedBy;
    Date approvedOn;
    friend bool operator==(const Issue&, const Issue&) = default;
};

template <>
const std::vector<Field<Issue>>& fields<Issue>();

// Key figures as text and back; what does not read is left out.
std::string figuresText(const std::map<std::string, double>& figures);
std::map<std::string, double> figuresOf(const Issue& issue);

// The alternative's issues, oldest first.
std::vector<Issue> issuesOf(std::vector<Issue> all, AlternativeId alternative);

struct IssueOrder {
    std::string revision;
    std::string by; // prepared by
    Date on;
    std::string purpose{};
    std::string changes{};
};

// The next issue: the assessed alternative as it stands. InvalidArgument where the revision is
// taken or unnamed, or name or date of its preparer is missing.
Result<Issue> nextIssue(const std::vector<Issue>& all, const Assessment& assessment,
                        const IssueOrder& order);

enum class SignatureRole { Checked, Approved };
struct Signature {
    SignatureRole role = SignatureRole::Checked;
    std::string revision;
    std::string by;
    Date on;
};

// The alternative's issue with that signature. InvalidArgument where there is no such revision, the
// plan (its hash now) was changed since, the checker is who prepared it, it is approved before it
// was checked, or the place is signed already.
Result<Issue> signedIssue(const std::vector<Issue>& ofAlternative, const Signature& signature,
                          const std::string& planHash);

} // namespace hallwright::model
