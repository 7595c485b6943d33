// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_basis.h"

#include "app/cli/text_table.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

Measure measureOf(Basis basis)
{
    switch (basis) {
    case Basis::Megawatts:
        return Measure::PowerLarge;
    case Basis::Job:
        return Measure::Days;
    case Basis::Budget:
        return Measure::Money;
    case Basis::Gpus:
    case Basis::Plan:
        break;
    }
    return Measure::Count;
}

Json orNull(std::optional<double> value)
{
    return value ? Json(*value) : Json(nullptr);
}

std::optional<double> petaflopsOf(const ScaledFigures& figures)
{
    return figures.effective ? std::optional(inSi(*figures.effective) / 1e15) : std::nullopt;
}

std::optional<double> daysOf(const ScaledFigures& figures)
{
    return figures.timeToTrain ? std::optional(toFile(Measure::Days, inSi(*figures.timeToTrain)))
                               : std::nullopt;
}

Json rowJson(const BasisRow& row)
{
    Json out{{"name", row.name}};
    if (!row.figures) {
        out["why"] = row.why;
        return out;
    }
    const auto& one = *row.figures;
    out["factor"] = one.factor;
    out["racks"] = one.racks;
    out["gpus_working"] = one.working;
    out["facility_power_kw"] = toFile(Measure::Power, inSi(one.meter));
    out["effective_pflops"] = orNull(petaflopsOf(one));
    out["time_to_train_days"] = orNull(daysOf(one));
    out["capex_usd"] = inSi(one.capex);
    out["tco_usd"] = inSi(one.present);
    out["usd_per_effective_pflop_day"] = orNull(one.usdPerPflopDay);
    return out;
}

std::vector<std::string> names(const BasisComparison& comparison,
                               const std::vector<std::size_t>& order)
{
    std::vector<std::string> out;
    for (const auto index : order)
        out.push_back(comparison.rows[index].name);
    return out;
}

std::string cell(const std::optional<double>& value)
{
    return value ? numberText(*value, 4) : "–";
}

} // namespace

Result<BasisTarget> parseBasis(const std::string& basis, const std::string& target,
                               const ScaledFigures& baseline)
{
    const auto which = basisOf(basis);
    if (!which) {
        Fault fault = which.error();
        fault.where = "--basis";
        return fail(std::move(fault));
    }
    if (target.empty()) {
        const auto own = targetOf(*which, baseline);
        if (own.value <= 0.0 && *which != Basis::Plan)
            return fail(
                FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("app", "the baseline does not meet this basis itself"), {}},
                "--target", {QT_TRANSLATE_NOOP("app", "Give a target"), {}});
        return own;
    }
    const auto value = parseQuantity(target, measureOf(*which), UnitSystem::Si);
    if (!value || *value <= 0.0)
        return fail(FaultCode::InvalidArgument,
                    value ? Message{QT_TRANSLATE_NOOP("app", "the target must be above 0"), {}}
                          : value.error().what,
                    "--target");
    return BasisTarget{*which, *value};
}

std::string basisTable(const BasisComparison& comparison)
{
    const auto& target = comparison.target;
    std::string out = basisTitle(target.basis);
    if (target.basis != Basis::Plan)
        out += ": " + quantityText(target.value, measureOf(target.basis), UnitSystem::Si, 4);
    TextTable table({{"Alternative", Align::Left},
                     {"Racks", Align::Right},
                     {"Working GPUs", Align::Right},
                     {"Meter MW", Align::Right},
                     {"Effective PFLOP/s", Align::Right},
                     {"Train days", Align::Right},
                     {"Capital USD", Align::Right},
                     {"TCO USD", Align::Right},
                     {"USD/PFLOP-day", Align::Right}});
    for (const auto& row : comparison.rows) {
        if (!row.figures) {
            table.row({row.name + ": " + row.why, "–", "–", "–", "–", "–", "–", "–", "–"});
            continue;
        }
        const auto& one = *row.figures;
        table.row({row.name, std::to_string(one.racks), std::to_string(one.working),
                   numberText(inSi(one.meter) / 1e6, 4), cell(petaflopsOf(one)), cell(daysOf(one)),
                   numberText(inSi(one.capex), 4), numberText(inSi(one.present), 4),
                   cell(one.usdPerPflopDay)});
    }
    out += "\n" + table.text();
    for (const auto& [title, order] :
         {std::pair{"by output", comparison.byOutput}, std::pair{"by cost", comparison.byCost},
          std::pair{"by cost of output", comparison.byCostOfOutput}})
        out += fmt::format("{}: {}\n", title, fmt::join(names(comparison, order), " · "));
    return out;
}

Json basisJson(const BasisComparison& comparison)
{
    const auto& target = comparison.target;
    const auto& info = measureInfo(measureOf(target.basis));
    Json out{{"key", basisKey(target.basis)}};
    out["target"] = target.basis == Basis::Plan
                        ? Json(nullptr)
                        : Json(toFile(measureOf(target.basis), target.value));
    out["unit"] = info.si.symbol;
    out["rows"] = Json::array();
    for (const auto& row : comparison.rows)
        out["rows"].push_back(rowJson(row));
    out["by_output"] = names(comparison, comparison.byOutput);
    out["by_cost"] = names(comparison, comparison.byCost);
    out["by_cost_of_output"] = names(comparison, comparison.byCostOfOutput);
    return out;
}

} // namespace hallwright::app
