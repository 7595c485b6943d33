// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparison.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

const KpiValue* kpiOf(const Assessment& assessment, std::string_view key)
{
    for (const auto& one : assessment.kpis)
        if (one.key == key)
            return &one;
    return nullptr;
}

std::optional<std::size_t> bestOf(const std::vector<std::optional<double>>& values, Better better)
{
    std::optional<std::size_t> best;
    std::size_t known = 0;
    bool differ = false;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i])
            continue;
        ++known;
        if (best) {
            const double a = *values[*best];
            const double b = *values[i];
            const bool same = std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
            differ = differ || !same;
            if (same || (better == Better::Higher ? b < a : b > a))
                continue;
        }
        best = i;
    }
    if (better == Better::Neither || known < 2 || !differ)
        return std::nullopt;
    return best;
}

ComparisonRow rowOf(std::span<const Assessment> alternatives, const KpiInfo& info)
{
    ComparisonRow row;
    row.key = info.key;
    for (const auto& alternative : alternatives) {
        const auto* kpi = kpiOf(alternative, info.key);
        row.values.push_back(kpi ? kpi->value : std::nullopt);
        row.words.push_back(kpi ? kpi->words : std::string());
    }
    row.best = bestOf(row.values, info.better);
    return row;
}

bool anyKnown(const ComparisonRow& row)
{
    return std::any_of(row.values.begin(), row.values.end(), [](const auto& v) { return !!v; }) ||
           std::any_of(row.words.begin(), row.words.end(),
                       [](const auto& w) { return !w.empty(); });
}

bool outputsKnown(const TcoResult& tco)
{
    return !tco.samples.empty() && tco.outputs.size() == tco.samples.size();
}

// Share of paired draws in which `a` costs less than `b`; a tie counts half.
std::optional<double> shareBelow(const TcoResult& a, const TcoResult& b, bool perOutput)
{
    const std::size_t count = a.samples.size();
    if (count == 0 || b.samples.size() != count)
        return std::nullopt;
    double below = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const double costA = perOutput ? a.samples[i] * b.outputs[i] : a.samples[i];
        const double costB = perOutput ? b.samples[i] * a.outputs[i] : b.samples[i];
        below += costA < costB ? 1.0 : costA > costB ? 0.0 : 0.5;
    }
    return below / static_cast<double>(count);
}

} // namespace

Comparison compare(std::span<const Assessment> alternatives, std::size_t baseline,
                   const ComparedCosts& costs)
{
    Comparison out;
    if (baseline >= alternatives.size())
        return out;
    out.baseline = alternatives[baseline].name;
    for (const auto& one : alternatives)
        out.names.push_back(one.name);
    for (const auto& info : kpiCatalogue())
        if (auto row = rowOf(alternatives, info); anyKnown(row))
            out.rows.push_back(std::move(row));
    const bool perOutput = std::all_of(alternatives.begin(), alternatives.end(),
                                       [](const auto& one) { return outputsKnown(one.tco); });
    out.basis = perOutput ? "usd_per_effective_pflop_day" : "tco_usd";
    for (std::size_t i = 0; i < alternatives.size(); ++i)
        if (i != baseline)
            if (const auto share =
                    shareBelow(alternatives[i].tco, alternatives[baseline].tco, perOutput))
                out.pBetter[alternatives[i].name] = *share;
    out.tornado = alternatives[baseline].tco.tornado;
    out.breakEven = breakEvens(alternatives, baseline, costs);
    return out;
}

} // namespace hallwright::model
