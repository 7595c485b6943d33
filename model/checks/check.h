// SPDX-License-Identifier: GPL-3.0-or-later
// Checks: rules over a plan and its results that write findings. One list (all_checks.cpp); adding
// a check is its function beside its kin and one line in that list.
#pragma once

#include "model/derive/derived.h"
#include "model/plan.h"
#include "model/results/finding.h"
#include "model/results/results.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace hallwright::model {

struct CheckInput {
    const Project& project;
    const Catalogue& catalogue;
    const Plan& plan;
    std::span<const RackResult> racks;       // sorted by id
    std::span<const ElementResult> elements; // sorted by key
    const RackResult* result(RackId id) const;
};

// Collects findings. `add` keeps each; `group` joins those of one rule that differ only in the
// rack: one finding that lists all elements and carries the worst value.
class FindingSink {
public:
    void add(Finding finding);
    // `message` has {0} for the number of elements and {1} for the first one's label. `key` tells
    // findings of the rule apart (hall and type, say). Worst is the lowest margin.
    void group(const std::string& key, Finding finding, const std::string& label);
    // Errors first, then by code and first element.
    std::vector<Finding> take();

private:
    struct Grouped {
        Finding finding;
        std::string label;
    };
    std::vector<Finding> single_;
    std::map<std::string, Grouped> grouped_;
};

struct Check {
    const char* code;      // of its findings: "space.overlap"; some write more under one prefix
    const char* title;     // source text
    Severity severity;     // of the worst finding it writes
    const char* reference; // the rule's source
    void (*run)(const CheckInput&, FindingSink&);
};

std::span<const Check> allChecks();

// Runs every check, adds `earlier` findings (of derivation and solvers) and marks waived ones.
std::vector<Finding> judged(const CheckInput& input, std::vector<Finding> earlier);

// Fills value, limit and margin of a figure that must not exceed its limit; SI, of one measure.
Finding over(const Check& check, double value, double limit, Measure measure);
// …that must not fall below its limit.
Finding under(const Check& check, double value, double limit, Measure measure);

} // namespace hallwright::model
