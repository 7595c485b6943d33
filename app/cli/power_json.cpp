// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/power_json.h"

#include "app/cli/text_table.h"
#include "model/quantity_text.h"
#include "power/trip_lines.h"

#include <fmt/format.h>

#include <cmath>
#include <map>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

double kilowatt(Power power)
{
    return inSi(power) / 1e3;
}

Json secondsOrNull(const std::optional<Duration>& time)
{
    return time ? Json(inSi(*time)) : Json(nullptr);
}

Json setJson(const SetRun& sets)
{
    Json out{{"element", sets.element},
             {"units_running", sets.units},
             {"derating", sets.derating},
             {"rated_kw", kilowatt(sets.rated)},
             {"load_kw", kilowatt(sets.load)},
             {"loading_pct", 100.0 * sets.loading},
             {"ready_s", inSi(sets.ready)},
             {"ramp_from_s", inSi(sets.rampFrom)},
             {"carried_s", inSi(sets.carried)},
             {"fuel_autonomy_h", sets.fuel ? Json(inSi(*sets.fuel) / 3600.0) : Json(nullptr)},
             {"job_step_pct", 100.0 * sets.jobStep},
             {"job_frequency_dip_pct", 100.0 * sets.jobDip},
             {"steps", Json::array()}};
    for (const auto& step : sets.steps)
        out["steps"].push_back({{"at_s", inSi(step.at)},
                                {"load_kw", kilowatt(step.load)},
                                {"of_rating_pct", 100.0 * step.share},
                                {"frequency_dip_pct", 100.0 * step.frequencyDip},
                                {"voltage_dip_pct", 100.0 * step.voltageDip}});
    return out;
}

Json gridJson(const GridEffect& grid)
{
    return {{"step_kw", kilowatt(grid.step)},
            {"ramp_mw_per_s", inSi(grid.step) / 1e6 / inSi(grid.stepTime)},
            {"voltage_change_pct", 100.0 * grid.voltageChange},
            {"flicker_pst", grid.flicker ? Json(*grid.flicker) : Json(nullptr)},
            {"short_circuit_ratio", grid.shortCircuitRatio},
            {"distortion_pct", 100.0 * grid.distortion},
            {"distortion_limit_pct", 100.0 * grid.distortionLimit}};
}

// Geometric from the rating to a hundred times of it.
Json bandJson(const std::vector<TripPoint>& points)
{
    Json out = Json::array();
    for (const auto& point : points)
        out.push_back({inSi(point.current), secondsOrNull(point.least), secondsOrNull(point.most)});
    return out;
}

const char* verdictWord(Verdict verdict)
{
    return verdict == Verdict::Passed   ? "passed"
           : verdict == Verdict::Failed ? "failed"
                                        : "unknown";
}

const char* titleOf(DesignProfile profile)
{
    const auto* rules = findProfile(profile);
    return rules != nullptr ? rules->title : "no profile chosen";
}

} // namespace

Json rideJson(const RideThrough& ride)
{
    Json out{{"ups", Json::array()},
             {"racks", Json::array()},
             {"generators", ride.sets ? setJson(*ride.sets) : Json(nullptr)},
             {"utility", ride.grid ? gridJson(*ride.grid) : Json(nullptr)},
             {"events", Json::array()}};
    for (const auto& ups : ride.ups)
        out["ups"].push_back({{"element", ups.element},
                              {"load_kw", kilowatt(ups.load)},
                              {"loading_pct", 100.0 * ups.loading},
                              {"runtime_s", inSi(ups.runtime)},
                              {"peak_loading_pct", 100.0 * ups.peakLoading}});
    for (const auto& rack : ride.racks)
        out["racks"].push_back(
            {{"id", text(refTo(rack.rack))}, {"dark_s", secondsOrNull(rack.darkAt)}});
    for (const auto& event : ride.events)
        out["events"].push_back(
            {{"t_s", inSi(event.at)}, {"what", event.what}, {"element", event.element}});
    return out;
}

std::string rideText(const RideThrough& ride)
{
    TextTable events({{"t s", Align::Right}, {"Event", Align::Left}, {"Element", Align::Left}});
    for (const auto& event : ride.events)
        events.row({numberText(inSi(event.at), 4), event.what, event.element});
    TextTable table({{"UPS", Align::Left},
                     {"Load kW", Align::Right},
                     {"Loading %", Align::Right},
                     {"Battery s", Align::Right},
                     {"Peak %", Align::Right}});
    for (const auto& ups : ride.ups)
        table.row({ups.element, numberText(kilowatt(ups.load), 5),
                   numberText(100.0 * ups.loading, 3), numberText(inSi(ups.runtime), 4),
                   numberText(100.0 * ups.peakLoading, 3)});
    std::string out = events.text() + table.text();
    if (ride.sets)
        out += fmt::format("generators {} x, {} % loaded, fuel {}\n", ride.sets->units,
                           numberText(100.0 * ride.sets->loading, 3),
                           ride.sets->fuel ? numberText(inSi(*ride.sets->fuel) / 3600.0, 3) + " h"
                                           : std::string("not stated"));
    if (ride.grid)
        out += fmt::format("utility: step {} kW, {} MW/s, voltage change {} %, Pst {}\n",
                           numberText(kilowatt(ride.grid->step), 4),
                           numberText(inSi(ride.grid->step) / 1e6 / inSi(ride.grid->stepTime), 3),
                           numberText(100.0 * ride.grid->voltageChange, 3),
                           ride.grid->flicker ? numberText(*ride.grid->flicker, 3)
                                              : std::string("not defined for steps under 1 s"));
    return out;
}

Json headroomJson(const HallHeadroom& headroom)
{
    Json out{{"racks_more", headroom.racksMore},
             {"more_kw", kilowatt(headroom.more)},
             {"usable_ups_kw", kilowatt(headroom.installed)},
             {"stranded_kw", kilowatt(headroom.stranded)},
             {"feeds", Json::array()}};
    for (const auto& feed : headroom.feeds)
        out["feeds"].push_back({{"element", feed.element},
                                {"letter", std::string(1, feed.letter)},
                                {"racks", feed.racks},
                                {"rack_kw", kilowatt(feed.typicalRack)},
                                {"more_kw", kilowatt(feed.more)},
                                {"racks_more", feed.racksMore},
                                {"bound_by", feed.bound}});
    return out;
}

std::string headroomText(const HallHeadroom& headroom)
{
    TextTable table({{"Feed", Align::Left},
                     {"Racks", Align::Right},
                     {"More kW", Align::Right},
                     {"More racks", Align::Right},
                     {"Bound by", Align::Left}});
    for (const auto& feed : headroom.feeds)
        table.row({feed.element, std::to_string(feed.racks), numberText(kilowatt(feed.more), 4),
                   std::to_string(feed.racksMore), feed.bound});
    return fmt::format("{} more racks, {} kW; usable UPS {} kW, stranded {} kW\n{}",
                       headroom.racksMore, numberText(kilowatt(headroom.more), 4),
                       numberText(kilowatt(headroom.installed), 5),
                       numberText(kilowatt(headroom.stranded), 4), table.text());
}

Json siteJson(const SiteHeadroom& site)
{
    return {{"racks_more", site.racksMore},
            {"more_kw", kilowatt(site.more)},
            {"demand_kw", kilowatt(site.demand)},
            {"utility_limit_kw", site.limit ? Json(kilowatt(*site.limit)) : Json(nullptr)},
            {"bound_by_utility_limit", site.bound}};
}

std::string siteText(const SiteHeadroom& site)
{
    auto out = fmt::format("site: {} more racks, {} kW", site.racksMore,
                           numberText(kilowatt(site.more), 4));
    if (site.limit)
        out += fmt::format(" at most; {} of {} kW agreed drawn by halls{}",
                           numberText(kilowatt(site.demand), 5),
                           numberText(kilowatt(*site.limit), 5), site.bound ? ", which binds" : "");
    return out + "\n";
}

Json demandJson(const Demand& demand)
{
    return {{"connected_kw", kilowatt(demand.connected)},
            {"expected_kw", kilowatt(demand.expected)},
            {"peak_kw", kilowatt(demand.peak)},
            {"spread_kw", kilowatt(demand.spread)},
            {"allowed_kw", kilowatt(demand.allowed)},
            {"demand_factor", demand.demandFactor},
            {"oversubscription", demand.oversubscription},
            {"exceedance", demand.exceedance},
            {"cap", demand.cap},
            {"throughput_at_cap", demand.throughputAtCap}};
}

std::string demandText(const Demand& demand)
{
    auto out =
        fmt::format("demand {} kW expected of {} kW TDP ({}), peaks together {} kW, "
                    "allowed {} kW\n",
                    numberText(kilowatt(demand.expected), 5),
                    numberText(kilowatt(demand.connected), 5), numberText(demand.demandFactor, 3),
                    numberText(kilowatt(demand.peak), 5), numberText(kilowatt(demand.allowed), 5));
    if (demand.cap < 1.0)
        out += fmt::format(
            "oversubscribed {}: more is wanted {} % of the time; a cap of {} % of "
            "TDP holds it and leaves {} % of the throughput\n",
            numberText(demand.oversubscription, 3), numberText(100.0 * demand.exceedance, 3),
            numberText(100.0 * demand.cap, 3), numberText(100.0 * demand.throughputAtCap, 3));
    return out;
}

Json datedJson(const std::vector<DatedHeadroom>& rows)
{
    Json out = Json::array();
    for (const auto& row : rows)
        out.push_back({{"from", text(row.from)},
                       {"racks", row.racks},
                       {"load_kw", kilowatt(row.load)},
                       {"racks_more", row.headroom.racksMore},
                       {"more_kw", kilowatt(row.headroom.more)},
                       {"promised_kw", kilowatt(row.promised)},
                       {"stranded_kw", kilowatt(row.headroom.stranded)}});
    return out;
}

std::string datedText(const std::vector<DatedHeadroom>& rows)
{
    TextTable table({{"From", Align::Left},
                     {"Racks", Align::Right},
                     {"Load kW", Align::Right},
                     {"More racks", Align::Right},
                     {"More kW", Align::Right},
                     {"Promised kW", Align::Right},
                     {"Stranded kW", Align::Right}});
    for (const auto& row : rows)
        table.row(
            {row.from.stated() ? text(row.from) : std::string("start"), std::to_string(row.racks),
             numberText(kilowatt(row.load), 5), std::to_string(row.headroom.racksMore),
             numberText(kilowatt(row.headroom.more), 5), numberText(kilowatt(row.promised), 5),
             numberText(kilowatt(row.headroom.stranded), 5)});
    return table.text();
}

Json phasesJson(const std::vector<PhaseBalance>& runs)
{
    const auto state = [](const PhaseCurrents& currents) {
        return Json{{"l1_a", inSi(currents.lines[0])},
                    {"l2_a", inSi(currents.lines[1])},
                    {"l3_a", inSi(currents.lines[2])},
                    {"neutral_a", inSi(currents.neutral)}};
    };
    Json rows = Json::array();
    for (const auto& run : runs)
        rows.push_back({{"element", run.element},
                        {"letter", std::string(1, run.letter)},
                        {"racks", run.racks},
                        {"normal", state(run.normal)},
                        {"alone", state(run.alone)},
                        {"allowed_a", inSi(run.allowed)},
                        {"imbalance", run.imbalance}});
    return Json{{"phases", std::move(rows)}};
}

std::string phasesText(const std::vector<PhaseBalance>& runs)
{
    TextTable table({{"Busway or panel", Align::Left},
                     {"Racks", Align::Right},
                     {"L1 A", Align::Right},
                     {"L2 A", Align::Right},
                     {"L3 A", Align::Right},
                     {"N A", Align::Right},
                     {"Alone A", Align::Right},
                     {"Alone N A", Align::Right},
                     {"Allowed A", Align::Right},
                     {"Imbalance %", Align::Right}});
    const auto amperes = [](Current current) { return numberText(inSi(current), 4); };
    for (const auto& run : runs)
        table.row({run.element, std::to_string(run.racks), amperes(run.normal.lines[0]),
                   amperes(run.normal.lines[1]), amperes(run.normal.lines[2]),
                   amperes(run.normal.neutral), amperes(largestLine(run.alone)),
                   amperes(run.alone.neutral), amperes(run.allowed),
                   numberText(100.0 * run.imbalance, 3)});
    return runs.empty() ? std::string("all supplies are three-phase\n") : table.text();
}

Json selectivityJson(const DerivedPower& network, const std::vector<power::BreakerPair>& pairs)
{
    Json out{{"pairs", Json::array()}, {"breakers", Json::object()}};
    for (const auto& pair : pairs)
        out["pairs"].push_back({{"upper", pair.upper},
                                {"upper_breaker", pair.upperType},
                                {"lower", pair.lower},
                                {"lower_breaker", pair.lowerType},
                                {"fault_ka", inSi(pair.fault) / 1e3},
                                {"selective_ka", inSi(pair.selective) / 1e3},
                                {"total", pair.total()}});
    for (const auto& element : network.elements)
        if (element.trip && !out["breakers"].contains(element.breaker))
            if (const auto points = power::tripPoints(*element.trip); !points.empty())
                out["breakers"][element.breaker] = {{"points", bandJson(points)}};
    return out;
}

std::string selectivityText(const std::vector<power::BreakerPair>& pairs)
{
    TextTable table({{"Upper", Align::Left},
                     {"Breaker", Align::Left},
                     {"Lower", Align::Left},
                     {"Breaker", Align::Left},
                     {"Selective kA", Align::Right},
                     {"Fault kA", Align::Right}});
    for (const auto& pair : pairs)
        table.row({pair.upper, pair.upperType, pair.lower, pair.lowerType,
                   numberText(inSi(pair.selective) / 1e3, 3),
                   numberText(inSi(pair.fault) / 1e3, 3)});
    return table.text();
}

Json profileJson(DesignProfile profile, const std::vector<ProfileItem>& items)
{
    const auto choice = choicesOf(profile)[static_cast<std::size_t>(profile)];
    Json out{{"profile", choice.key}, {"items", Json::array()}};
    for (const auto& item : items)
        out["items"].push_back({{"item", item.key},
                                {"title", item.title},
                                {"verdict", verdictWord(item.verdict)},
                                {"found", item.found},
                                {"wanted", item.wanted}});
    return out;
}

std::string profileText(DesignProfile profile, const std::vector<ProfileItem>& items)
{
    TextTable table({{"Item", Align::Left},
                     {"Verdict", Align::Left},
                     {"Found", Align::Left},
                     {"Wanted", Align::Left}});
    for (const auto& item : items)
        table.row({item.title, verdictWord(item.verdict), item.found, item.wanted});
    return std::string(titleOf(profile)) + "\n" + (items.empty() ? std::string() : table.text());
}

} // namespace hallwright::app
