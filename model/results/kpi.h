// SPDX-License-Identifier: GPL-3.0-or-later
// Key figures of an alternative: one list of keys (cli.md), each with unit, direction and the chain
// that explains it.
#pragma once

#include "model/ids.h"
#include "model/measure.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::model {

enum class Better { Higher, Lower, Neither };

struct KpiInfo {
    const char* key;   // as in cli.md, unit in the key: "it_power_kw"
    const char* title; // source text
    Measure measure;   // for people; `scale` below ties it to the key's unit
    Better better;
    const char* group;   // "Capacity", "Power", "Cooling", "Floor", "Year", "Compute", "Cost"
    const char* formula; // source text: how it is computed, with the standard or section
};

// The list, in the order of cli.md.
std::span<const KpiInfo> kpiCatalogue();
const KpiInfo* findKpi(std::string_view key);

struct Contribution {
    std::string label;  // element or item
    double value = 0.0; // in the key's unit
    friend bool operator==(const Contribution&, const Contribution&) = default;
};

// `value` in the unit of the key; unknown where an alternative has none or a part is not computed.
struct KpiValue {
    std::string key;
    std::optional<double> value;
    std::string words;                       // for figures that are text: effective_precision
    std::vector<Contribution> contributions; // largest first
    std::string note;                        // "estimate: …" where inputs are estimates
    friend bool operator==(const KpiValue&, const KpiValue&) = default;
};

} // namespace hallwright::model
