// SPDX-License-Identifier: GPL-3.0-or-later
// Look-ups in an assessment, over its sorted lists.
#include "model/results/assessment.h"

#include <algorithm>

namespace hallwright::model {

const RackResult* Assessment::rack(RackId id) const
{
    const auto found =
        std::lower_bound(racks.begin(), racks.end(), id,
                         [](const RackResult& row, RackId wanted) { return row.id < wanted; });
    return found != racks.end() && found->id == id ? &*found : nullptr;
}

const ElementResult* Assessment::element(const std::string& key) const
{
    const auto found = std::lower_bound(
        elements.begin(), elements.end(), key,
        [](const ElementResult& row, const std::string& wanted) { return row.key < wanted; });
    return found != elements.end() && found->key == key ? &*found : nullptr;
}

std::optional<double> Assessment::kpi(std::string_view key) const
{
    for (const auto& one : kpis)
        if (one.key == key)
            return one.value;
    return std::nullopt;
}

} // namespace hallwright::model
