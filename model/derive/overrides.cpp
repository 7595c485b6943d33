// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/overrides.h"

#include <algorithm>

namespace hallwright::model {

namespace {

Finding about(const Override& override, const char* code, Severity severity, Message message)
{
    Finding finding;
    finding.severity = severity;
    finding.code = code;
    finding.message = std::move(message);
    finding.elements = {refTo(override.element)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "overrides entered for the hall");
    return finding;
}

} // namespace

OverrideSet::OverrideSet(const Plan& plan, std::string_view prefix)
{
    for (const auto& override : plan.overrides)
        if (std::string_view(override.element).starts_with(prefix))
            entries_[override.element].push_back({&override, false, std::nullopt});
    // A type brings bore, roughness or ratings, which further overrides may then change.
    for (auto& [element, list] : entries_)
        std::stable_partition(list.begin(), list.end(),
                              [](const Entry& entry) { return entry.override->field == "type"; });
}

std::vector<std::string> OverrideSet::elementsUnder(const std::string& prefix) const
{
    std::vector<std::string> out;
    for (auto at = entries_.lower_bound(prefix);
         at != entries_.end() && at->first.starts_with(prefix); ++at)
        out.push_back(at->first);
    return out;
}

void OverrideSet::refuse(const std::string& element, const std::string& field, Message why)
{
    const auto at = entries_.find(element);
    if (at == entries_.end())
        return;
    Entry* named = &at->second.front(); // where the field itself has no override
    for (auto& entry : at->second)
        if (entry.override->field == field)
            named = &entry;
    named->refused = std::move(why);
}

std::vector<Finding> OverrideSet::findings() const
{
    std::vector<Finding> out;
    for (const auto& [element, list] : entries_)
        for (const auto& entry : list) {
            const auto& override = *entry.override;
            if (!entry.found)
                out.push_back(
                    about(override, "plan.override.lost", Severity::Warning,
                          {QT_TRANSLATE_NOOP("finding", "The override of {0} ({1}) has no element "
                                                        "any more: remove it or restore what it "
                                                        "served"),
                           {override.element, override.field}}));
            else if (entry.refused)
                out.push_back(about(
                    override, "plan.override.refused", Severity::Error,
                    {QT_TRANSLATE_NOOP("finding", "The override {1} = {2} of {0} is not applied: "
                                                  "{3}"),
                     {override.element, override.field, override.value, english(*entry.refused)}}));
        }
    return out;
}

Message OverrideSet::noSuchField(std::span<const char* const> allowed)
{
    std::string names;
    for (const char* key : allowed)
        names += (names.empty() ? "" : ", ") + std::string(key);
    if (names.empty())
        return {QT_TRANSLATE_NOOP("model", "this element has no field to override"), {}};
    return {QT_TRANSLATE_NOOP("model", "the fields of this element are {0}"), {names}};
}

bool judgedByDerivation(const Plan& plan, std::string_view element)
{
    for (const auto& hall : plan.halls) {
        const std::string own = "h" + std::to_string(hall.id.number) + "/";
        if (!element.starts_with(own))
            continue;
        const auto rest = element.substr(own.size());
        return rest.starts_with("coolant/") || rest.starts_with("power/") ||
               rest.starts_with("air/");
    }
    return false;
}

} // namespace hallwright::model
