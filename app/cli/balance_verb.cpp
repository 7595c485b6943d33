// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/balance_verb.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/coolant_balance.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

std::string labelOf(const Plan& plan, RackId id)
{
    const Rack* rack = plan.racks.find(id);
    return rack != nullptr ? rack->label : std::string("?");
}

Json settingJson(const Plan& plan, const ValveSetting& setting)
{
    return {{"rack", text(refTo(setting.rack))},
            {"label", labelOf(plan, setting.rack)},
            {"kv", setting.kv},
            {"need_lpm", toFile(Measure::CoolantFlow, inSi(setting.need))},
            {"flow_lpm", toFile(Measure::CoolantFlow, inSi(setting.flow))},
            {"drop_kpa", toFile(Measure::Pressure, inSi(setting.drop))},
            {"at_bound", setting.atBound}};
}

Json balanceJson(const Plan& plan, const BalanceResult& result)
{
    Json out;
    out["group"] = result.group;
    out["possible"] = result.possible;
    out["reason"] = result.possible ? Json(nullptr) : Json(english(result.reason));
    out["obstacle"] = result.possible ? Json(nullptr) : Json(text(result.obstacle));
    out["index_rack"] = text(refTo(result.indexRack));
    out["head_kpa"] = toFile(Measure::Pressure, inSi(result.head));
    out["pump_speed_before"] = result.speedBefore;
    out["pump_speed"] = result.speed;
    out["flow_before_lpm"] = toFile(Measure::CoolantFlow, inSi(result.flowBefore));
    out["flow_lpm"] = toFile(Measure::CoolantFlow, inSi(result.flow));
    out["pump_before_kw"] = toFile(Measure::Power, inSi(result.pumpBefore));
    out["pump_kw"] = toFile(Measure::Power, inSi(result.pump));
    out["pump_target_kw"] = toFile(Measure::Power, inSi(result.pumpTarget));
    out["residual"] = result.residual;
    out["valves"] = Json::array();
    for (const auto& setting : result.settings)
        out["valves"].push_back(settingJson(plan, setting));
    return out;
}

std::string valveTable(const Plan& plan, const BalanceResult& result)
{
    TextTable table({{"Rack", Align::Left},
                     {"Kv m³/h", Align::Right},
                     {"Need L/min", Align::Right},
                     {"Flow L/min", Align::Right},
                     {"Valve kPa", Align::Right},
                     {"", Align::Left}});
    for (const auto& setting : result.settings)
        table.row({labelOf(plan, setting.rack), numberText(setting.kv, 3),
                   numberText(toFile(Measure::CoolantFlow, inSi(setting.need)), 4),
                   numberText(toFile(Measure::CoolantFlow, inSi(setting.flow)), 4),
                   numberText(toFile(Measure::Pressure, inSi(setting.drop)), 3),
                   setting.rack == result.indexRack ? "index circuit"
                   : setting.atBound                ? "at its bound"
                                                    : ""});
    return table.text();
}

std::string balanceText(const Plan& plan, const BalanceResult& result)
{
    const auto kilowatt = [](Power power) { return numberText(inSi(power) / 1e3, 3); };
    std::string out = fmt::format(
        "{}: pumps {} kW at {} % speed and {} kPa; valves wide open {} kW at {} %; target {} kW\n",
        result.group, kilowatt(result.pump), numberText(result.speed * 100.0, 3),
        numberText(toFile(Measure::Pressure, inSi(result.head)), 4), kilowatt(result.pumpBefore),
        numberText(result.speedBefore * 100.0, 3), kilowatt(result.pumpTarget));
    if (!result.possible)
        out += "not possible: " + english(result.reason) + "\n";
    return out + valveTable(plan, result);
}

} // namespace

Result<Outcome> runBalance(const BalanceOptions& options)
{
    const auto held = holdProject(options.file);
    if (!held)
        return tl::unexpected<Fault>(held.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    if (!options.alternative.empty())
        if (const auto known = chooseAlternative(held->project, options.alternative); !known)
            return tl::unexpected<Fault>(known.error());
    std::optional<Power> target;
    if (options.targetKw)
        target = kilowatts(*options.targetKw);
    Json json;
    json["schema"] = 1;
    json["project"] = held->project.name;
    json["alternatives"] = Json::array();
    std::string words;
    Outcome outcome;
    for (const auto& alternative : held->project.alternatives) {
        if (!options.alternative.empty() && alternative.name != options.alternative)
            continue;
        Json groups = Json::array();
        words += alternative.name + "\n";
        for (const auto& hall : alternative.plan.halls) {
            const auto results =
                balanceHall({held->project, *catalogue, alternative.plan, hall}, target, {});
            if (!results)
                return tl::unexpected<Fault>(results.error());
            for (const auto& result : *results) {
                outcome.status = result.possible ? outcome.status : 1;
                groups.push_back(balanceJson(alternative.plan, result));
                words += balanceText(alternative.plan, result) + "\n";
            }
        }
        json["alternatives"].push_back({{"name", alternative.name}, {"groups", groups}});
    }
    outcome.output = options.form == OutputForm::Json ? json.dump(2) + "\n" : words;
    return outcome;
}

} // namespace hallwright::app
