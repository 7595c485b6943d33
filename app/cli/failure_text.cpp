// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/failure_text.h"

#include "app/cli/text_table.h"
#include "model/quantity_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

Json percentOrNull(const std::optional<double>& share)
{
    return share ? Json(*share * 100.0) : Json(nullptr);
}

Json secondsOrNull(const std::optional<Duration>& time)
{
    return time ? Json(inSi(*time)) : Json(nullptr);
}

} // namespace

Json failureJson(const FailureResult& failure)
{
    Json out;
    out["name"] = failure.name;
    out["kind"] = failure.kind;
    out["side"] = sideKey(sideOf(failure));
    out["element"] = text(failure.lost);
    if (failure.maintained) {
        out["maintained"] = text(*failure.maintained);
        out["maintained_kind"] = failure.maintainedKind;
        out["alike"] = failure.alike;
    }
    out["holds"] = holds(failure);
    out["verdict"] = verdictKey(verdictOf(failure));
    out["verdict_planned"] = verdictKey(plannedVerdictOf(failure));
    out["unsolved"] = failure.unsolved.empty() ? Json(nullptr) : Json(failure.unsolved);
    out["racks_dark"] = failure.racksDark;
    out["racks_short_of_flow"] = failure.racksShort;
    out["racks_too_hot"] = failure.racksHot;
    out["units_stopped"] = failure.unitsStopped;
    out["switching_s"] = secondsOrNull(failure.switching);
    out["racks_interrupted"] = failure.racksInterrupted;
    out["units_interrupted"] = failure.unitsInterrupted;
    out["loading_meantime_pct"] = percentOrNull(failure.loadingMeantime);
    out["affected_kw"] = toFile(Measure::Power, inSi(failure.affected));
    out["worst_loading_pct"] = percentOrNull(failure.worstLoading);
    out["worst_loaded"] = failure.worstLoaded;
    out["worst_flow_margin_pct"] = percentOrNull(failure.worstFlowMargin);
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

namespace {

Json elementJson(const ElementVerdict& one)
{
    Json out;
    out["element"] = text(one.element);
    out["kind"] = one.kind;
    out["concurrently_maintainable"] = verdictKey(one.maintainable);
    out["fault_tolerant"] = verdictKey(one.faultTolerant);
    out["fault_in_maintenance"] =
        one.tolerantInMaintenance ? Json(verdictKey(*one.tolerantInMaintenance)) : Json(nullptr);
    out["worst_fault"] = one.worstFault.empty() ? Json(nullptr) : Json(one.worstFault);
    return out;
}

std::string timeText(const std::optional<Duration>& time)
{
    return time ? numberText(inSi(*time), 3) : "–";
}

std::string percentText(const std::optional<double>& share)
{
    constexpr double nothing = 0.005; // per cent: what an iteration leaves
    if (!share)
        return "–";
    return numberText(std::abs(*share * 100.0) < nothing ? 0.0 : *share * 100.0, 3);
}

std::string yesNo(FailureVerdict verdict)
{
    switch (verdict) {
    case FailureVerdict::Holds:
        return "yes";
    case FailureVerdict::Fails:
        return "no";
    case FailureVerdict::Unknown:
        return "unknown";
    }
    return {};
}

// Those that do not hold; empty where all do.
std::string failureTable(const std::vector<FailureResult>& failures)
{
    const bool rings = std::any_of(failures.begin(), failures.end(), [](const auto& failure) {
        return failure.switching.has_value();
    });
    std::vector<std::pair<std::string, Align>> columns{
        {"Failure", Align::Left},        {"Alike", Align::Right},      {"Dark", Align::Right},
        {"Short", Align::Right},         {"Hot", Align::Right},        {"Loading %", Align::Right},
        {"Flow margin %", Align::Right}, {"Throttle s", Align::Right}, {"Shutdown s", Align::Right},
        {"Verdict", Align::Left}};
    if (rings) // of open ones
        columns.insert(columns.begin() + 3,
                       {{"Interrupted", Align::Right}, {"Until s", Align::Right}});
    TextTable table(columns);
    bool any = false;
    for (const auto& failure : failures) {
        if (holds(failure))
            continue;
        any = true;
        std::vector<std::string> row{failure.name,
                                     std::to_string(failure.alike),
                                     std::to_string(failure.racksDark),
                                     std::to_string(failure.racksShort),
                                     std::to_string(failure.racksHot),
                                     percentText(failure.worstLoading),
                                     percentText(failure.worstFlowMargin),
                                     timeText(failure.timeToThrottle),
                                     timeText(failure.timeToShutdown),
                                     verdictOf(failure) == FailureVerdict::Unknown
                                         ? "unknown: " + failure.unsolved
                                         : "fails"};
        if (rings)
            row.insert(row.begin() + 3,
                       {std::to_string(failure.racksInterrupted), timeText(failure.switching)});
        table.row(std::move(row));
    }
    return any ? table.text() : std::string();
}

// Elements for which one of the answers is no, or not known.
std::string verdictTable(const std::vector<ElementVerdict>& verdicts)
{
    TextTable table({{"Element", Align::Left},
                     {"Maintainable", Align::Left},
                     {"Fault tolerant", Align::Left},
                     {"Fault in maintenance", Align::Left},
                     {"Worst fault then", Align::Left}});
    std::size_t fine = 0;
    for (const auto& one : verdicts) {
        const auto third = one.tolerantInMaintenance.value_or(FailureVerdict::Holds);
        if (one.maintainable == FailureVerdict::Holds &&
            one.faultTolerant == FailureVerdict::Holds && third == FailureVerdict::Holds) {
            ++fine;
            continue;
        }
        table.row({text(one.element), yesNo(one.maintainable), yesNo(one.faultTolerant),
                   one.tolerantInMaintenance ? yesNo(*one.tolerantInMaintenance) : "–",
                   one.worstFault});
    }
    const auto head = fmt::format("{} elements, {} of them may be out of service or fail\n",
                                  verdicts.size(), fine);
    return fine == verdicts.size() ? head : head + table.text();
}

std::size_t countHolding(const std::vector<FailureResult>& failures)
{
    return static_cast<std::size_t>(std::count_if(failures.begin(), failures.end(), holds));
}

} // namespace

Json failureListJson(const FailureList& list)
{
    Json out;
    out["complete"] = list.complete;
    out["failures"] = Json::array();
    for (const auto& failure : list.singles)
        out["failures"].push_back(failureJson(failure));
    out["elements"] = Json::array();
    for (const auto& one : list.verdicts)
        out["elements"].push_back(elementJson(one));
    if (list.pairsSolved > 0) {
        out["pairs_solved"] = list.pairsSolved;
        out["pairs"] = Json::array();
        for (const auto& pair : list.pairs)
            out["pairs"].push_back(failureJson(pair));
    }
    return out;
}

std::string failureListText(const FailureList& list)
{
    std::string out;
    if (!list.complete)
        out += fmt::format("stopped after {} of {} single failures\n", list.singles.size(),
                           list.cases);
    out += fmt::format("{} single failures, {} without effect on a rack or a limit\n",
                       list.singles.size(), countHolding(list.singles)) +
           failureTable(list.singles);
    if (list.pairsSolved > 0) {
        std::size_t stands = 0;
        for (const auto& pair : list.pairs)
            stands += static_cast<std::size_t>(pair.alike);
        out +=
            fmt::format("\n{} pairs of a maintenance outage and a fault in {} kinds, {} of these "
                        "without effect\n",
                        stands, list.pairs.size(), countHolding(list.pairs)) +
            failureTable(list.pairs);
    }
    if (!list.verdicts.empty())
        out += "\n" + verdictTable(list.verdicts);
    return out;
}

} // namespace hallwright::app
