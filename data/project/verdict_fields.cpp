// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of findings, key figures and cost.
#include "data/project/result_field_makers.h"
#include "data/project/result_fields.h"
#include "model/economics/inputs.h" // the words of measures

#include <nlohmann/json.hpp>

#include <array>

namespace hallwright::data {

using namespace model;

namespace {

constexpr std::array<std::string_view, 3> severityWords{"note", "warning", "error"};
constexpr std::array<std::string_view, 12> costWords{
    "it",         "fabric", "storage", "electrical",  "cooling", "shell",
    "energy_use", "water",  "staff",   "maintenance", "spares",  "other"};

// A number of a finding, in the unit of the finding's own measure (its column stands before).
Field<Finding> measured(const char* key, std::optional<double> Finding::*member)
{
    return numberColumn<Finding>(
        key,
        [member](const Finding& f) {
            return f.*member ? std::optional<double>(toFile(f.measure, *(f.*member)))
                             : std::nullopt;
        },
        [member](Finding& f, std::optional<double> number) {
            f.*member = number ? std::optional<double>(fromFile(f.measure, *number)) : std::nullopt;
        });
}

} // namespace

std::string argumentsJson(const std::vector<std::string>& arguments)
{
    using nlohmann::json;
    return json(arguments).dump(-1, ' ', false, json::error_handler_t::replace);
}

std::vector<std::string> parseArguments(const std::string& text)
{
    std::vector<std::string> out;
    const auto list = nlohmann::json::parse(text, nullptr, false);
    if (list.is_array())
        for (const auto& one : list)
            out.push_back(one.is_string() ? one.get<std::string>() : one.dump());
    return out;
}

template <>
const std::vector<Field<Finding>>& resultFields()
{
    using R = Finding;
    static const std::vector<Field<R>> list{
        enumColumn<R>("severity", &R::severity, severityWords),
        column<R>("code", Measure::None, [](auto& r) -> auto& { return r.code; }),
        textColumn<R>(
            "message", [](const R& r) { return english(r.message); },
            [](R&, const std::string&) {}), // for readers of the file; the next two are the source
        column<R>("message_source", Measure::None, [](auto& r) -> auto& { return r.message.text; }),
        textColumn<R>(
            "message_arguments", [](const R& r) { return argumentsJson(r.message.arguments); },
            [](R& r, const std::string& word) { r.message.arguments = parseArguments(word); }),
        column<R>("measure", Measure::None, [](auto& r) -> auto& { return r.measure; }),
        textColumn<R>(
            "unit", [](const R& r) { return std::string(measureInfo(r.measure).suffix); },
            [](R&, const std::string&) {}),
        measured("value", &R::value),
        measured("limit", &R::limit),
        column<R>("margin_pct", Measure::None, [](auto& r) -> auto& { return r.marginPct; }),
        column<R>("contingency", Measure::None, [](auto& r) -> auto& { return r.contingency; }),
        column<R>("reference", Measure::None, [](auto& r) -> auto& { return r.reference; }),
        column<R>("waived", Measure::None, [](auto& r) -> auto& { return r.waived; }),
        column<R>("waiver_reason", Measure::None, [](auto& r) -> auto& { return r.waiverReason; }),
    };
    return list;
}

template <>
const std::vector<Field<FindingElementRow>>& resultFields()
{
    using R = FindingElementRow;
    static const std::vector<Field<R>> list{
        column<R>("finding", Measure::None, [](auto& r) -> auto& { return r.finding; }),
        textColumn<R>(
            "element", [](const R& r) { return text(r.element); },
            [](R& r, const std::string& word) { r.element = parseElementRef(word); }),
    };
    return list;
}

template <>
const std::vector<Field<KpiValue>>& resultFields()
{
    using R = KpiValue;
    static const std::vector<Field<R>> list{
        column<R>("key", Measure::None, [](auto& r) -> auto& { return r.key; }),
        column<R>("value", Measure::None, [](auto& r) -> auto& { return r.value; }),
        column<R>("words", Measure::None, [](auto& r) -> auto& { return r.words; }),
        column<R>("note", Measure::None, [](auto& r) -> auto& { return r.note; }),
    };
    return list;
}

template <>
const std::vector<Field<KpiContributionRow>>& resultFields()
{
    using R = KpiContributionRow;
    static const std::vector<Field<R>> list{
        column<R>("kpi", Measure::None, [](auto& r) -> auto& { return r.kpi; }),
        column<R>("label", Measure::None, [](auto& r) -> auto& { return r.contribution.label; }),
        column<R>("value", Measure::None, [](auto& r) -> auto& { return r.contribution.value; }),
    };
    return list;
}

template <>
const std::vector<Field<TcoResult>>& resultFields()
{
    using R = TcoResult;
    static const std::vector<Field<R>> list{
        column<R>("horizon_years", Measure::None, [](auto& r) -> auto& { return r.years; }),
        column<R>("capex", Measure::Money, [](auto& r) -> auto& { return r.capex; }),
        column<R>("opex", Measure::MoneyPerYear, [](auto& r) -> auto& { return r.opex; }),
        column<R>("total", Measure::Money, [](auto& r) -> auto& { return r.total; }),
        column<R>("usd_per_gpu_hour", Measure::None,
                  [](auto& r) -> auto& { return r.usdPerGpuHour; }),
        column<R>("usd_per_effective_pflop_day", Measure::None,
                  [](auto& r) -> auto& { return r.usdPerEffectivePflopDay; }),
        column<R>("usd_per_million_tokens", Measure::None,
                  [](auto& r) -> auto& { return r.usdPerMillionTokens; }),
        column<R>("p10", Measure::Money, [](auto& r) -> auto& { return r.p10; }),
        column<R>("p50", Measure::Money, [](auto& r) -> auto& { return r.p50; }),
        column<R>("p90", Measure::Money, [](auto& r) -> auto& { return r.p90; }),
    };
    return list;
}

template <>
const std::vector<Field<TcoItem>>& resultFields()
{
    using R = TcoItem;
    static const std::vector<Field<R>> list{
        column<R>("key", Measure::None, [](auto& r) -> auto& { return r.key; }),
        column<R>("title", Measure::None, [](auto& r) -> auto& { return r.title; }),
        enumColumn<R>("cost_group", &R::group, costWords),
        column<R>("quantity", Measure::None, [](auto& r) -> auto& { return r.quantity; }),
        column<R>("quantity_unit", Measure::None, [](auto& r) -> auto& { return r.unit; }),
        column<R>("capex", Measure::Money, [](auto& r) -> auto& { return r.capex; }),
        column<R>("opex", Measure::MoneyPerYear, [](auto& r) -> auto& { return r.opex; }),
        column<R>("life", Measure::Years, [](auto& r) -> auto& { return r.life; }),
        column<R>("present", Measure::Money, [](auto& r) -> auto& { return r.present; }),
        column<R>("source", Measure::None, [](auto& r) -> auto& { return r.source; }),
    };
    return list;
}

template <>
const std::vector<Field<CashYear>>& resultFields()
{
    using R = CashYear;
    static const std::vector<Field<R>> list{
        column<R>("year", Measure::None, [](auto& r) -> auto& { return r.year; }),
        column<R>("capital", Measure::Money, [](auto& r) -> auto& { return r.capital; }),
        column<R>("running", Measure::Money, [](auto& r) -> auto& { return r.running; }),
        column<R>("discounted", Measure::Money, [](auto& r) -> auto& { return r.discounted; }),
        column<R>("cumulative", Measure::Money, [](auto& r) -> auto& { return r.cumulative; }),
    };
    return list;
}

template <>
const std::vector<Field<TornadoBar>>& resultFields()
{
    using R = TornadoBar;
    static const std::vector<Field<R>> list{
        column<R>("input", Measure::None, [](auto& r) -> auto& { return r.input; }),
        column<R>("low", Measure::Money, [](auto& r) -> auto& { return r.low; }),
        column<R>("high", Measure::Money, [](auto& r) -> auto& { return r.high; }),
    };
    return list;
}

template <>
const std::vector<Field<UnpricedRow>>& resultFields()
{
    using R = UnpricedRow;
    static const std::vector<Field<R>> list{
        column<R>("what", Measure::None, [](auto& r) -> auto& { return r.what; }),
    };
    return list;
}

} // namespace hallwright::data
