// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/check.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

Finding findingOf(const Check& check, double value, double limit, Measure measure, double margin)
{
    Finding finding;
    finding.severity = check.severity;
    finding.code = check.code;
    finding.value = value;
    finding.limit = limit;
    finding.measure = measure;
    if (std::abs(limit) > 1e-12)
        finding.marginPct = margin / std::abs(limit) * 100.0;
    finding.reference = check.reference;
    return finding;
}

bool worse(const Finding& a, const Finding& b)
{
    return a.marginPct.value_or(0.0) < b.marginPct.value_or(0.0);
}

} // namespace

const RackResult* CheckInput::result(RackId id) const
{
    const auto at =
        std::lower_bound(racks.begin(), racks.end(), id,
                         [](const RackResult& r, RackId wanted) { return r.id < wanted; });
    return at != racks.end() && at->id == id ? &*at : nullptr;
}

void FindingSink::add(Finding finding)
{
    single_.push_back(std::move(finding));
}

void FindingSink::group(const std::string& key, Finding finding, const std::string& label)
{
    const std::string full = finding.code + "|" + key;
    const auto [at, fresh] = grouped_.try_emplace(full, Grouped{finding, label});
    if (fresh)
        return;
    auto& kept = at->second;
    if (worse(finding, kept.finding)) {
        auto elements = std::move(kept.finding.elements);
        elements.insert(elements.begin(), finding.elements.begin(), finding.elements.end());
        finding.elements = std::move(elements);
        kept = {std::move(finding), label};
    } else {
        kept.finding.elements.insert(kept.finding.elements.end(), finding.elements.begin(),
                                     finding.elements.end());
    }
}

std::vector<Finding> FindingSink::take()
{
    std::vector<Finding> out = std::move(single_);
    for (auto& [key, grouped] : grouped_) {
        auto& arguments = grouped.finding.message.arguments;
        arguments.insert(arguments.begin(),
                         {std::to_string(grouped.finding.elements.size()), grouped.label});
        out.push_back(std::move(grouped.finding));
    }
    grouped_.clear();
    single_.clear();
    return out;
}

Finding over(const Check& check, double value, double limit, Measure measure)
{
    return findingOf(check, value, limit, measure, limit - value);
}

Finding under(const Check& check, double value, double limit, Measure measure)
{
    return findingOf(check, value, limit, measure, value - limit);
}

std::vector<Finding> judged(const CheckInput& input, std::vector<Finding> earlier)
{
    FindingSink sink;
    for (const auto& check : allChecks())
        check.run(input, sink);
    std::vector<Finding> all = sink.take();
    all.insert(all.end(), std::make_move_iterator(earlier.begin()),
               std::make_move_iterator(earlier.end()));
    for (auto& finding : all)
        for (const auto& waiver : input.plan.waivers)
            if (waiver.code == finding.code && !finding.elements.empty() &&
                (waiver.element.empty() || waiver.element == text(finding.elements.front()))) {
                finding.waived = true;
                finding.waiverReason = waiver.reason;
            }
    std::stable_sort(all.begin(), all.end(), [](const Finding& a, const Finding& b) {
        if (a.severity != b.severity)
            return a.severity > b.severity;
        if (a.code != b.code)
            return a.code < b.code;
        return !b.elements.empty() &&
               (a.elements.empty() || a.elements.front() < b.elements.front());
    });
    return all;
}

} // namespace hallwright::model
