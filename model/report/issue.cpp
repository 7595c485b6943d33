// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/issue.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <sstream>

namespace hallwright::model {

namespace {

Result<void> signer(const std::string& by, const Date& on)
{
    if (by.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "a signature needs a name"), {}}, "by");
    if (!on.stated())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "a signature needs a date, YYYY-MM-DD"), {}},
                    "date");
    return {};
}

Result<void> checkedSignature(const Issue& issue, const Signature& signature,
                              const std::string& planHash)
{
    if (issue.hash != planHash)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "the plan was changed after revision {0} was "
                                                "issued: {1} then, {2} now"),
                     {issue.revision, issue.hash, planHash}},
                    "revision",
                    {QT_TRANSLATE_NOOP("model", "Issue a new revision and sign that"), {}});
    const bool checking = signature.role == SignatureRole::Checked;
    if (!(checking ? issue.checkedBy : issue.approvedBy).empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "revision {0} is signed by {1} already"),
                     {issue.revision, checking ? issue.checkedBy : issue.approvedBy}},
                    "revision");
    if (checking && signature.by == issue.preparedBy)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "{0} prepared revision {1}: another person must "
                                                "check it"),
                     {signature.by, issue.revision}},
                    "by");
    if (!checking && issue.checkedBy.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "revision {0} must be checked before it is "
                                                "approved"),
                     {issue.revision}},
                    "role");
    return signer(signature.by, signature.on);
}

} // namespace

template <>
const std::vector<Field<Issue>>& fields<Issue>()
{
    static const std::vector<Field<Issue>> list{
        field<Issue>({.key = "alternative", .title = QT_TRANSLATE_NOOP("field", "Alternative")},
                     [](auto& i) -> auto& { return i.alternative; }),
        field<Issue>({.key = "revision", .title = QT_TRANSLATE_NOOP("field", "Revision")},
                     [](auto& i) -> auto& { return i.revision; }),
        field<Issue>({.key = "purpose", .title = QT_TRANSLATE_NOOP("field", "Purpose")},
                     [](auto& i) -> auto& { return i.purpose; }),
        field<Issue>({.key = "changes", .title = QT_TRANSLATE_NOOP("field", "Changes")},
                     [](auto& i) -> auto& { return i.changes; }),
        field<Issue>({.key = "hash", .title = QT_TRANSLATE_NOOP("field", "Plan")},
                     [](auto& i) -> auto& { return i.hash; }),
        field<Issue>({.key = "figures", .title = QT_TRANSLATE_NOOP("field", "Key figures")},
                     [](auto& i) -> auto& { return i.figures; }),
        field<Issue>({.key = "prepared_by", .title = QT_TRANSLATE_NOOP("field", "Prepared by")},
                     [](auto& i) -> auto& { return i.preparedBy; }),
        field<Issue>({.key = "prepared_on", .title = QT_TRANSLATE_NOOP("field", "Prepared on")},
                     [](auto& i) -> auto& { return i.preparedOn; }),
        field<Issue>({.key = "checked_by", .title = QT_TRANSLATE_NOOP("field", "Checked by")},
                     [](auto& i) -> auto& { return i.checkedBy; }),
        field<Issue>({.key = "checked_on", .title = QT_TRANSLATE_NOOP("field", "Checked on")},
                     [](auto& i) -> auto& { return i.checkedOn; }),
        field<Issue>({.key = "approved_by", .title = QT_TRANSLATE_NOOP("field", "Approved by")},
                     [](auto& i) -> auto& { return i.approvedBy; }),
        field<Issue>({.key = "approved_on", .title = QT_TRANSLATE_NOOP("field", "Approved on")},
                     [](auto& i) -> auto& { return i.approvedOn; }),
    };
    return list;
}

std::string figuresText(const std::map<std::string, double>& figures)
{
    std::string out;
    for (const auto& [key, value] : figures)
        out += fmt::format("{}{}={}", out.empty() ? "" : " ", key, value);
    return out;
}

std::map<std::string, double> figuresOf(const Issue& issue)
{
    std::map<std::string, double> out;
    std::istringstream words(issue.figures);
    for (std::string word; words >> word;) {
        const auto at = word.find('=');
        double value = 0.0;
        if (at == std::string::npos)
            continue;
        const char* end = word.data() + word.size();
        const auto [stop, error] = std::from_chars(word.data() + at + 1, end, value);
        if (error == std::errc() && stop == end)
            out[word.substr(0, at)] = value;
    }
    return out;
}

std::vector<Issue> issuesOf(std::vector<Issue> all, AlternativeId alternative)
{
    std::erase_if(all, [&](const Issue& issue) { return issue.alternative != alternative; });
    std::sort(all.begin(), all.end(), [](const Issue& a, const Issue& b) { return a.id < b.id; });
    return all;
}

Result<Issue> nextIssue(const std::vector<Issue>& all, const Assessment& assessment,
                        const IssueOrder& order)
{
    if (order.revision.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "an issue needs the name of its revision"), {}},
                    "revision");
    Issue issue;
    for (const auto& one : all) {
        issue.id = std::max(issue.id, one.id);
        if (one.alternative == assessment.alternative && one.revision == order.revision)
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("model", "revision {0} was issued on {1} already"),
                         {order.revision, text(one.preparedOn)}},
                        "revision");
    }
    if (const auto named = signer(order.by, order.on); !named)
        return fail(named.error());
    std::map<std::string, double> figures;
    for (const auto& kpi : assessment.kpis)
        if (kpi.value)
            figures[kpi.key] = *kpi.value;
    ++issue.id;
    issue.alternative = assessment.alternative;
    issue.revision = order.revision;
    issue.purpose = order.purpose;
    issue.changes = order.changes;
    issue.hash = fingerprintText(assessment.fingerprint);
    issue.figures = figuresText(figures);
    issue.preparedBy = order.by;
    issue.preparedOn = order.on;
    return issue;
}

Result<Issue> signedIssue(const std::vector<Issue>& ofAlternative, const Signature& signature,
                          const std::string& planHash)
{
    const auto at =
        std::find_if(ofAlternative.begin(), ofAlternative.end(),
                     [&](const Issue& issue) { return issue.revision == signature.revision; });
    if (at == ofAlternative.end())
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("model", "there is no revision \"{0}\""), {signature.revision}},
            "revision");
    if (const auto valid = checkedSignature(*at, signature, planHash); !valid)
        return fail(valid.error());
    Issue issue = *at;
    const bool checking = signature.role == SignatureRole::Checked;
    (checking ? issue.checkedBy : issue.approvedBy) = signature.by;
    (checking ? issue.checkedOn : issue.approvedOn) = signature.on;
    return issue;
}

} // namespace hallwright::model
