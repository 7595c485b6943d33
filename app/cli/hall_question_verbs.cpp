// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hall_question_verbs.h"

#include "app/cli/failure_text.h"
#include "app/cli/text_table.h"
#include "app/hall_curves.h"
#include "app/what_if.h"
#include "model/quantity_text.h"

#include <fmt/format.h>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

double lpm(const VolumeFlow& flow)
{
    return toFile(Measure::CoolantFlow, inSi(flow));
}

double kpa(const Pressure& head)
{
    return inSi(head) / 1e3;
}

template <class Figure>
Json orNull(const std::optional<Figure>& figure, Measure measure)
{
    return figure ? Json(toFile(measure, inSi(*figure))) : Json(nullptr);
}

Json curveJson(const std::vector<FlowHead>& points)
{
    Json out = Json::array();
    for (const auto& point : points)
        out.push_back({lpm(point.flow), kpa(point.head)});
    return out;
}

Json curvesJson(const PumpCurves& curves)
{
    Json out{{"group", curves.group},
             {"running", curves.running},
             {"estimated", curves.estimated},
             {"duty", {{"flow_lpm", lpm(curves.duty.flow)}, {"head_kpa", kpa(curves.duty.head)}}},
             {"npsh_required_m", orNull(curves.npshRequired, Measure::Length)},
             {"pumps", Json::array()}};
    for (const auto& duty : curves.duties)
        out["pumps"].push_back({{"element", duty.cdu},
                                {"flow_lpm", lpm(duty.flow)},
                                {"head_kpa", kpa(duty.head)},
                                {"speed_pct", 100.0 * duty.speed},
                                {"npsh_available_m", orNull(duty.npsh, Measure::Length)}});
    out["curves"] = {{"pumps_full_speed", curveJson(curves.full)},
                     {"pumps", curveJson(curves.atSpeed)},
                     {"pumps_one_less", curveJson(curves.oneLess)},
                     {"system", curveJson(curves.system)},
                     {"system_controlled", curveJson(curves.controlled)}};
    return out;
}

std::string curvesText(const PumpCurves& curves)
{
    TextTable table({{"Pumps of", Align::Left},
                     {"L/min", Align::Right},
                     {"kPa", Align::Right},
                     {"Speed %", Align::Right},
                     {"NPSH m", Align::Right}});
    for (const auto& duty : curves.duties)
        table.row({duty.cdu, numberText(lpm(duty.flow), 4), numberText(kpa(duty.head), 4),
                   numberText(100.0 * duty.speed, 4),
                   duty.npsh ? numberText(inSi(*duty.npsh), 3) : std::string("–")});
    return fmt::format("{}: {} L/min at {} kPa{}\n{}", curves.group,
                       numberText(lpm(curves.duty.flow), 5), numberText(kpa(curves.duty.head), 4),
                       curves.estimated ? ", curve estimated from the rating" : "", table.text());
}

Json afterJson(const WhatIf& answer)
{
    Json out = failureJson(answer.outcome);
    out["racks_after"] = Json::array();
    for (const auto& rack : answer.racks)
        out["racks_after"].push_back(
            {{"id", text(refTo(rack.rack))},
             {"dark", rack.dark},
             {"flow_lpm", orNull(rack.flow, Measure::CoolantFlow)},
             {"flow_need_lpm", orNull(rack.flowNeed, Measure::CoolantFlow)},
             {"supply_c", orNull(rack.supply, Measure::Temperature)},
             {"return_c", orNull(rack.returned, Measure::Temperature)}});
    out["elements_after"] = Json::array();
    for (const auto& element : answer.elements)
        out["elements_after"].push_back(
            {{"key", element.key},
             {"still", element.still},
             {"loading_pct", element.loading ? Json(100.0 * *element.loading) : Json(nullptr)},
             {"power_kw", orNull(element.power, Measure::Power)},
             {"current_a", orNull(element.current, Measure::Current)},
             {"flow_lpm", orNull(element.flow, Measure::CoolantFlow)}});
    return out;
}

} // namespace

Result<Outcome> runPumpCurve(const PumpCurveOptions& options)
{
    return withHall(options.hall, [&](const HallSystems& systems) -> Result<Outcome> {
        const auto all = pumpCurvesOf(systems, {});
        if (!all)
            return tl::unexpected<Fault>(all.error());
        Json groups = Json::array();
        std::string text;
        for (const auto& curves : *all)
            if (options.group.empty() || curves.group == options.group) {
                groups.push_back(curvesJson(curves));
                text += curvesText(curves) + "\n";
            }
        if (!options.group.empty() && groups.empty())
            return fail(
                FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("app", "there is no coolant group \"{0}\""), {options.group}},
                "--group");
        const Json json{{"schema", 1}, {"groups", std::move(groups)}};
        return Outcome{options.form == OutputForm::Json ? json.dump(2) + "\n" : text, 0};
    });
}

Result<Outcome> runWhatIf(const WhatIfOptions& options)
{
    return withHall(options.hall, [&](const HallSystems& systems) -> Result<Outcome> {
        std::vector<Switched> switched;
        for (const auto& key : options.off)
            switched.push_back({key, Switched::To::Off});
        for (const auto& key : options.open)
            switched.push_back({key, Switched::To::Open});
        const auto answer = whatIf(systems, switched, {});
        if (!answer)
            return tl::unexpected<Fault>(answer.error());
        Json json{{"schema", 1}};
        json.update(afterJson(*answer));
        FailureList list;
        list.singles = {answer->outcome};
        return Outcome{
            options.form == OutputForm::Json ? json.dump(2) + "\n" : failureListText(list), 0};
    });
}

} // namespace hallwright::app
