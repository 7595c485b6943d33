// SPDX-License-Identifier: GPL-3.0-or-later
// Total cost of ownership as items, years and samples.
#pragma once

#include "model/units.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

enum class CostGroup {
    It,
    Fabric,
    Storage,
    Electrical,
    Cooling,
    Shell,
    EnergyUse,
    Water,
    Staff,
    Maintenance,
    Spares,
    Other
};
const char* costGroupTitle(CostGroup group); // source text

// One line of the bill: capital at year 0 (and at each replacement) or a yearly cost.
struct TcoItem {
    std::string key; // "racks", "cdu", "energy"
    std::string title;
    CostGroup group = CostGroup::Other;
    double quantity = 0.0; // in `unit`
    std::string unit;      // "rack", "kW", "MWh/year"
    Money capex{};         // bought at the start
    MoneyPerTime opex{};   // in the first year's prices
    Duration life{};       // of a capital item; it is bought again at its end within the horizon
    Money present{};       // present value of all its payments over the horizon
    std::string source;    // of the price, or "estimate: …"
    friend bool operator==(const TcoItem&, const TcoItem&) = default;
};

struct CashYear {
    int year = 0; // 0: the build
    Money capital{};
    Money running{};
    Money discounted{}; // of both, to year 0
    Money cumulative{}; // undiscounted
    friend bool operator==(const CashYear&, const CashYear&) = default;
};

// A tornado bar: the TCO with one input at its low and at its high, others at their value.
struct TornadoBar {
    std::string input; // key
    Money low{};
    Money high{};
    friend bool operator==(const TornadoBar&, const TornadoBar&) = default;
};

struct TcoResult {
    double years = 0.0;
    std::vector<TcoItem> items;
    std::vector<CashYear> cash;
    Money capex{};
    MoneyPerTime opex{}; // average year
    Money total{};       // present value over the horizon
    std::optional<double> usdPerGpuHour;
    std::optional<double> usdPerEffectivePflopDay;
    std::optional<double> usdPerMillionTokens;
    std::optional<Money> p10;
    std::optional<Money> p50;
    std::optional<Money> p90;
    std::vector<double> samples; // USD, in the order of the common draws; may be empty
    std::vector<double> outputs; // discounted effective PFLOP-days, as samples; empty if unknown
    std::vector<std::string> unpriced; // without price or power: the cost is then a lower bound
    std::vector<TornadoBar> tornado;   // widest first
    friend bool operator==(const TcoResult&, const TcoResult&) = default;
};

} // namespace hallwright::model
