// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/failure_verbs.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/evaluate_hall.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <memory>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

struct Opened {
    HeldProject held;
    Catalogue catalogue;
    std::vector<const Alternative*> alternatives; // those asked for
};

Result<std::unique_ptr<Opened>> open(const std::string& file, const std::string& alternative)
{
    auto held = holdProject(file);
    if (!held)
        return tl::unexpected<Fault>(held.error());
    auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    auto out = std::make_unique<Opened>(Opened{*std::move(held), *std::move(catalogue), {}});
    const auto& project = out->held.project;
    if (!alternative.empty())
        if (const auto known = chooseAlternative(project, alternative); !known)
            return tl::unexpected<Fault>(known.error());
    for (const auto& one : project.alternatives)
        if (alternative.empty() || one.name == alternative)
            out->alternatives.push_back(&one);
    return out;
}

Result<std::vector<FailureResult>> failuresOf(const Opened& opened, const Plan& plan)
{
    std::vector<FailureResult> out;
    EvaluationCache cache;
    for (const auto& hall : plan.halls) {
        auto outcome = evaluateHall({opened.held.project, opened.catalogue, plan, hall}, cache, {},
                                    FailureScope::Every);
        if (!outcome)
            return tl::unexpected<Fault>(outcome.error());
        out.insert(out.end(), std::make_move_iterator(outcome->failures.begin()),
                   std::make_move_iterator(outcome->failures.end()));
    }
    return out;
}

Json numberOrNull(const std::optional<double>& value, double factor = 1.0)
{
    return value ? Json(*value * factor) : Json(nullptr);
}

Json secondsOrNull(const std::optional<Duration>& time)
{
    return time ? Json(inSi(*time)) : Json(nullptr);
}

Json failureJson(const FailureResult& failure)
{
    Json out;
    out["name"] = failure.name;
    out["kind"] = failure.kind;
    out["element"] = text(failure.lost);
    out["holds"] = holds(failure);
    out["racks_dark"] = failure.racksDark;
    out["racks_short_of_flow"] = failure.racksShort;
    out["racks_too_hot"] = failure.racksHot;
    out["units_stopped"] = failure.unitsStopped;
    out["affected_kw"] = toFile(Measure::Power, inSi(failure.affected));
    out["worst_loading_pct"] = numberOrNull(failure.worstLoading, 100.0);
    out["worst_loaded"] = failure.worstLoaded;
    out["worst_flow_margin_pct"] = numberOrNull(failure.worstFlowMargin, 100.0);
    out["worst_supply_c"] = failure.worstSupply
                                ? Json(toFile(Measure::Temperature, inSi(*failure.worstSupply)))
                                : Json(nullptr);
    out["time_to_throttle_s"] = secondsOrNull(failure.timeToThrottle);
    out["time_to_shutdown_s"] = secondsOrNull(failure.timeToShutdown);
    out["estimated"] = failure.estimated;
    out["racks"] = Json::array();
    for (const auto& rack : failure.racks)
        out["racks"].push_back(text(refTo(rack)));
    return out;
}

std::string timeText(const std::optional<Duration>& time)
{
    return time ? numberText(inSi(*time), 3) : "–";
}

std::string percentText(const std::optional<double>& share)
{
    return share ? numberText(*share * 100.0, 3) : "–";
}

std::string failureTable(const std::vector<FailureResult>& failures)
{
    TextTable table({{"Failure", Align::Left},
                     {"Dark", Align::Right},
                     {"Short", Align::Right},
                     {"Hot", Align::Right},
                     {"Loading %", Align::Right},
                     {"Flow margin %", Align::Right},
                     {"Throttle s", Align::Right},
                     {"Shutdown s", Align::Right}});
    std::size_t good = 0;
    for (const auto& failure : failures) {
        if (holds(failure)) {
            ++good;
            continue;
        }
        table.row({failure.name, std::to_string(failure.racksDark),
                   std::to_string(failure.racksShort), std::to_string(failure.racksHot),
                   percentText(failure.worstLoading), percentText(failure.worstFlowMargin),
                   timeText(failure.timeToThrottle), timeText(failure.timeToShutdown)});
    }
    const auto head = fmt::format("{} single failures, {} without effect on a rack or a limit\n",
                                  failures.size(), good);
    return good == failures.size() ? head : head + table.text();
}

double celsiusOf(double kelvin)
{
    return toFile(Measure::Temperature, kelvin);
}

Json courseJson(const GroupCourse& one)
{
    Json out;
    out["group"] = one.group;
    out["time_to_throttle_s"] = numberOrNull(one.course.firstThrottleS);
    out["time_to_shutdown_s"] = numberOrNull(one.course.firstShutdownS);
    out["estimated"] = one.course.estimated;
    out["heat_residual"] = one.course.heatResidual;
    out["racks"] = Json::array();
    for (std::size_t i = 0; i < one.racks.size(); ++i)
        out["racks"].push_back(
            {{"id", one.racks[i]}, {"time_to_throttle_s", numberOrNull(one.course.throttleS[i])}});
    for (const char* key : {"t_s", "supply_c", "return_c", "facility_supply_c", "flow_lpm",
                            "component_c", "margin_k"})
        out[key] = Json::array();
    for (const auto& moment : one.course.moments) {
        out["t_s"].push_back(moment.atS);
        out["supply_c"].push_back(celsiusOf(moment.supplyK));
        out["return_c"].push_back(celsiusOf(moment.returnK));
        out["facility_supply_c"].push_back(celsiusOf(moment.facilityK));
        out["flow_lpm"].push_back(toFile(Measure::CoolantFlow, moment.flowM3s));
        out["component_c"].push_back(celsiusOf(moment.hottestK));
        out["margin_k"].push_back(moment.leastMarginK);
    }
    return out;
}

std::string courseTable(const GroupCourse& one)
{
    TextTable table({{"t s", Align::Right},
                     {"Supply °C", Align::Right},
                     {"Return °C", Align::Right},
                     {"Flow L/min", Align::Right},
                     {"Component °C", Align::Right},
                     {"Margin K", Align::Right}});
    for (const auto& moment : one.course.moments) {
        const bool shown = moment.atS <= 10.0 || std::fmod(moment.atS, 60.0) == 0.0 ||
                           (moment.atS <= 60.0 && std::fmod(moment.atS, 10.0) == 0.0);
        if (!shown)
            continue;
        table.row({numberText(moment.atS, 4), numberText(celsiusOf(moment.supplyK), 4),
                   numberText(celsiusOf(moment.returnK), 4),
                   numberText(toFile(Measure::CoolantFlow, moment.flowM3s), 4),
                   numberText(celsiusOf(moment.hottestK), 4), numberText(moment.leastMarginK, 4)});
    }
    const auto when = [](const std::optional<double>& s) {
        return s ? numberText(*s, 3) + " s" : std::string("not within 30 min");
    };
    return fmt::format("{}: throttle {}, shutdown {}{}\n{}", one.group,
                       when(one.course.firstThrottleS), when(one.course.firstShutdownS),
                       one.course.estimated ? " (limit and thermal mass are class estimates)" : "",
                       table.text());
}

// The first hall that knows the failure; other answers than "no such failure" end the search.
Result<std::vector<GroupCourse>> followed(const Opened& opened, const std::string& name)
{
    Result<std::vector<GroupCourse>> last =
        fail(FaultCode::InvalidArgument, {QT_TRANSLATE_NOOP("app", "the project has no hall"), {}},
             "--failure");
    for (const auto* alternative : opened.alternatives)
        for (const auto& hall : alternative->plan.halls) {
            EvaluationCache cache;
            auto systems = solveHallSystems(
                {opened.held.project, opened.catalogue, alternative->plan, hall}, cache, {});
            if (!systems)
                return tl::unexpected<Fault>(systems.error());
            last = followFailure(*systems, name, {});
            if (last || last.error().code != FaultCode::InvalidArgument)
                return last;
        }
    return last;
}

} // namespace

Result<Outcome> runFailures(const FailuresOptions& options)
{
    const auto opened = open(options.file, options.alternative);
    if (!opened)
        return tl::unexpected<Fault>(opened.error());
    Json json;
    json["schema"] = 1;
    json["project"] = (*opened)->held.project.name;
    json["alternatives"] = Json::array();
    std::string text;
    for (const auto* alternative : (*opened)->alternatives) {
        const auto failures = failuresOf(**opened, alternative->plan);
        if (!failures)
            return tl::unexpected<Fault>(failures.error());
        Json list = Json::array();
        for (const auto& failure : *failures)
            list.push_back(failureJson(failure));
        json["alternatives"].push_back({{"name", alternative->name}, {"failures", list}});
        text += alternative->name + "\n" + failureTable(*failures) + "\n";
    }
    return Outcome{options.form == OutputForm::Json ? json.dump(2) + "\n" : text, 0};
}

Result<Outcome> runTransient(const TransientOptions& options)
{
    const auto opened = open(options.file, options.alternative);
    if (!opened)
        return tl::unexpected<Fault>(opened.error());
    const auto courses = followed(**opened, options.failure);
    if (!courses)
        return tl::unexpected<Fault>(courses.error());
    Json json;
    json["schema"] = 1;
    json["failure"] = options.failure;
    json["groups"] = Json::array();
    std::string text = options.failure + "\n";
    for (const auto& one : *courses) {
        json["groups"].push_back(courseJson(one));
        text += courseTable(one) + "\n";
    }
    if (courses->empty())
        text += "it reaches no coolant group\n";
    return Outcome{options.form == OutputForm::Json ? json.dump(2) + "\n" : text, 0};
}

} // namespace hallwright::app
