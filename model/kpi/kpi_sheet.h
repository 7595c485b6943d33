// SPDX-License-Identifier: GPL-3.0-or-later
// Where the figures of an alternative are gathered by key, part by part.
#pragma once

#include "model/kpi/kpis.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hallwright::model {

inline constexpr std::size_t mostContributions = 7;

// Gathers values by key; what is never set stays unknown.
class KpiSheet {
public:
    void set(const char* key, std::optional<double> value)
    {
        if (value && std::isfinite(*value))
            values_[key].value = value;
    }
    void say(const char* key, std::string words) { values_[key].words = std::move(words); }
    void note(const char* key, std::string words) { values_[key].note = std::move(words); }
    void contribute(const char* key, const std::string& label, double value)
    {
        auto& parts = values_[key].contributions;
        const auto same = std::find_if(parts.begin(), parts.end(),
                                       [&](const Contribution& c) { return c.label == label; });
        if (same == parts.end())
            parts.push_back({label, value});
        else
            same->value += value;
    }

    std::vector<KpiValue> take()
    {
        std::vector<KpiValue> out;
        for (const auto& info : kpiCatalogue()) {
            KpiValue value = values_[info.key];
            value.key = info.key;
            auto& parts = value.contributions;
            std::sort(parts.begin(), parts.end(),
                      [](const auto& a, const auto& b) { return a.value > b.value; });
            if (parts.size() > mostContributions)
                parts.resize(mostContributions);
            out.push_back(std::move(value));
        }
        return out;
    }

private:
    std::map<std::string, KpiValue> values_;
};

// Highest or lowest of figures that may be unknown.
class Extreme {
public:
    enum class End { Highest, Lowest };
    explicit Extreme(End end)
        : end_(end)
    {
    }
    void take(std::optional<double> value)
    {
        if (value && (!best_ || (end_ == End::Highest ? *value > *best_ : *value < *best_)))
            best_ = value;
    }
    std::optional<double> best() const { return best_; }

private:
    End end_;
    std::optional<double> best_;
};

// The parts that stand in files of their own.
void airFigures(const KpiInputs& in, KpiSheet& sheet);
void yearFigures(const KpiInputs& in, KpiSheet& sheet);
void siteFigures(const KpiInputs& in, KpiSheet& sheet);

} // namespace hallwright::model
