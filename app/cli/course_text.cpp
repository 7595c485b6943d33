// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/course_text.h"

#include "app/cli/text_table.h"
#include "model/quantity_text.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

// What the transient holds heat in (loop_transient.h, rack_heat.h).
constexpr const char* counted =
    "coolant in pipes, hoses and CDUs, GPU packages with their plates, "
    "water of the tank (mixed); metal of racks, pipes and exchangers is "
    "not counted";

Json secondsOrNull(const std::optional<Duration>& time)
{
    return time ? Json(inSi(*time)) : Json(nullptr);
}

Json litresOrNull(const std::optional<Volume>& volume)
{
    return volume ? Json(toFile(Measure::Volume, inSi(*volume))) : Json(nullptr);
}

double celsius(Temperature temperature)
{
    return toFile(Measure::Temperature, inSi(temperature));
}

Json groupJson(const CourseGroup& one)
{
    Json out;
    out["group"] = one.key;
    out["time_to_throttle_s"] = secondsOrNull(one.firstThrottle);
    out["time_to_shutdown_s"] = secondsOrNull(one.firstShutdown);
    out["estimated"] = one.estimated;
    out["heat_residual"] = one.heatResidual;
    out["racks"] = Json::array();
    for (std::size_t i = 0; i < one.racks.size(); ++i)
        out["racks"].push_back({{"id", text(refTo(one.racks[i]))},
                                {"time_to_throttle_s", secondsOrNull(one.throttle[i])}});
    for (const char* key : {"t_s", "supply_c", "return_c", "facility_supply_c", "flow_lpm",
                            "component_c", "margin_k"})
        out[key] = Json::array();
    for (const auto& moment : one.moments) {
        out["t_s"].push_back(inSi(moment.at));
        out["supply_c"].push_back(celsius(moment.supply));
        out["return_c"].push_back(celsius(moment.returned));
        out["facility_supply_c"].push_back(celsius(moment.facility));
        out["flow_lpm"].push_back(toFile(Measure::CoolantFlow, inSi(moment.flow)));
        out["component_c"].push_back(celsius(moment.hottest));
        out["margin_k"].push_back(inSi(moment.margin));
    }
    return out;
}

Json eventsJson(const std::vector<CourseEvent>& events)
{
    constexpr std::array words{"cause", "change", "back", "limit"};
    Json out = Json::array();
    for (const auto& event : events)
        out.push_back({{"t_s", inSi(event.at)},
                       {"what", english(event.what)},
                       {"mark", words.at(static_cast<std::size_t>(event.mark))},
                       {"group", event.group}});
    return out;
}

std::string courseTable(const CourseGroup& one)
{
    TextTable table({{"t s", Align::Right},
                     {"Supply °C", Align::Right},
                     {"Return °C", Align::Right},
                     {"Flow L/min", Align::Right},
                     {"Component °C", Align::Right},
                     {"Margin K", Align::Right}});
    for (const auto& moment : one.moments) {
        const double at = inSi(moment.at);
        const bool shown =
            at <= 10.0 || std::fmod(at, 60.0) == 0.0 || (at <= 60.0 && std::fmod(at, 10.0) == 0.0);
        if (!shown)
            continue;
        table.row({numberText(at, 4), numberText(celsius(moment.supply), 4),
                   numberText(celsius(moment.returned), 4),
                   numberText(toFile(Measure::CoolantFlow, inSi(moment.flow)), 4),
                   numberText(celsius(moment.hottest), 4), numberText(inSi(moment.margin), 4)});
    }
    const auto when = [](const std::optional<Duration>& time) {
        return time ? numberText(inSi(*time), 3) + " s" : std::string("not within 30 min");
    };
    return fmt::format("{}: throttle {}, shutdown {}{}\n{}", one.key, when(one.firstThrottle),
                       when(one.firstShutdown),
                       one.estimated ? " (limit and thermal mass are class estimates)" : "",
                       table.text());
}

std::string eventLines(const std::vector<CourseEvent>& events)
{
    std::string out;
    for (const auto& event : events)
        out += fmt::format("{:>8} s  {}{}\n", numberText(inSi(event.at), 4), english(event.what),
                           event.group.empty() ? "" : " (" + event.group + ")");
    return out;
}

// The hall has one tank: the groups' parts together; none where one of them has none.
std::optional<Volume> wholeTank(const std::vector<BufferSize>& sizes)
{
    Volume sum{};
    for (const auto& one : sizes) {
        if (!one.needed)
            return std::nullopt;
        sum += *one.needed;
    }
    return sizes.empty() ? std::nullopt : std::optional(sum);
}

std::string volumeText(const std::optional<Volume>& volume)
{
    return volume ? quantityText(inSi(*volume), Measure::Volume, UnitSystem::Si) : "–";
}

std::string whenText(const std::optional<Duration>& time)
{
    return time ? quantityText(inSi(*time), Measure::Seconds, UnitSystem::Si) : "never";
}

} // namespace

Json courseJson(const FailureCourse& course)
{
    Json out;
    out["events"] = eventsJson(course.events);
    out["groups"] = Json::array();
    for (const auto& group : course.groups)
        out["groups"].push_back(groupJson(group));
    return out;
}

std::string courseText(const FailureCourse& course)
{
    std::string out = eventLines(course.events);
    for (const auto& group : course.groups)
        out += courseTable(group) + "\n";
    if (course.groups.empty())
        out += "it reaches no coolant group\n";
    return out;
}

Json bufferJson(const std::vector<BufferSize>& sizes)
{
    Json out;
    out["buffer_l"] = litresOrNull(wholeTank(sizes));
    out["counted"] = counted;
    out["groups"] = Json::array();
    for (const auto& one : sizes) {
        Json group;
        group["group"] = one.group;
        group["ride_through_s"] = inSi(one.wanted);
        group["buffer_l"] = litresOrNull(one.needed);
        group["supply_tank_l"] = litresOrNull(one.supplyTank);
        group["by_hand_l"] = litresOrNull(one.byHand);
        group["present_l"] = litresOrNull(one.present);
        group["throttle_with_present_s"] = secondsOrNull(one.withPresent);
        group["throttle_without_s"] = secondsOrNull(one.without);
        group["word"] = english(one.word);
        group["estimated"] = one.estimated;
        out["groups"].push_back(std::move(group));
    }
    return out;
}

std::string bufferText(const std::vector<BufferSize>& sizes)
{
    TextTable table({{"Group", Align::Left},
                     {"Tank", Align::Right},
                     {"P t/(ρ c ΔT)", Align::Right},
                     {"Present", Align::Right},
                     {"Throttle with it", Align::Right},
                     {"Without tank", Align::Right},
                     {"", Align::Left}});
    for (const auto& one : sizes)
        table.row({one.group, volumeText(one.needed), volumeText(one.byHand),
                   volumeText(one.present), whenText(one.withPresent), whenText(one.without),
                   english(one.word)});
    const auto whole = wholeTank(sizes);
    return table.text() +
           (whole ? "Buffer tank of the hall: " + volumeText(whole) + "\n" : std::string()) +
           "Counted: " + counted + "\n";
}

} // namespace hallwright::app
