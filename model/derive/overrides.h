// SPDX-License-Identifier: GPL-3.0-or-later
// A planner's values for fields of derived elements: put in after derivation, by key, and reported
// where their element vanished or the value does not fit.
#pragma once

#include "model/plan.h"
#include "model/results/finding.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::model {

// The overrides of elements whose key starts with a prefix ("h1/coolant/").
class OverrideSet {
public:
    OverrideSet(const Plan& plan, std::string_view prefix);

    bool empty() const { return entries_.empty(); }
    // Sets the overridden fields of the row among those allowed; the keys that were set. Calling it
    // says that the element is there.
    template <class Row>
    std::vector<std::string> apply(const std::string& element, Row& row,
                                   std::span<const char* const> allowed);
    // Keys of overridden elements that start with this, in their order.
    std::vector<std::string> elementsUnder(const std::string& prefix) const;
    // Says that an override that was set does not fit after all.
    void refuse(const std::string& element, const std::string& field, Message why);
    // "plan.override.refused" for those that do not fit, "plan.override.lost" for those whose
    // element was never asked for.
    std::vector<Finding> findings() const;

private:
    struct Entry {
        const Override* override = nullptr;
        bool found = false;
        std::optional<Message> refused;
    };
    static Message noSuchField(std::span<const char* const> allowed);

    std::map<std::string, std::vector<Entry>> entries_; // by element
};

template <class Row>
std::vector<std::string> OverrideSet::apply(const std::string& element, Row& row,
                                            std::span<const char* const> allowed)
{
    std::vector<std::string> done;
    const auto at = entries_.find(element);
    if (at == entries_.end())
        return done;
    for (auto& entry : at->second) {
        entry.found = true;
        const auto* field = findField<Row>(entry.override->field);
        const bool may = field != nullptr &&
                         std::find_if(allowed.begin(), allowed.end(), [&](std::string_view key) {
                             return key == field->key;
                         }) != allowed.end();
        if (!may) {
            entry.refused = noSuchField(allowed);
            continue;
        }
        const auto value = parseFileText(*field, entry.override->value);
        const auto set = value ? field->set(row, *value) : tl::unexpected<Fault>(value.error());
        if (set)
            done.emplace_back(field->key);
        else
            entry.refused = set.error().what;
    }
    return done;
}

// Whether a derivation judges the overrides of this element itself: those of halls of the plan
// under a derived network. All others have lost their element.
bool judgedByDerivation(const Plan& plan, std::string_view element);

} // namespace hallwright::model
