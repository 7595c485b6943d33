// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_meters.h"

#include "model/edit/edit.h"
#include "model/quantity_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace hallwright::app {

using namespace model;
using data::MeterSeries;

namespace {

// Whether the word stands in the name with no letter or digit beside it.
bool holdsWord(const std::string& name, const std::string& word)
{
    const auto apart = [&name](std::size_t at) {
        return at >= name.size() || std::isalnum(static_cast<unsigned char>(name[at])) == 0;
    };
    for (auto at = name.find(word); !word.empty() && at != std::string::npos;
         at = name.find(word, at + 1))
        if ((at == 0 || apart(at - 1)) && apart(at + word.size()))
            return true;
    return false;
}

struct Load {
    Power highest{};
    Power mean{};
    int times = 0;
};

// Over the times that all of the meters share.
std::optional<Load> loadOf(const std::vector<const MeterSeries*>& meters)
{
    Load load;
    Power sum{};
    for (const auto& [time, first] : meters.front()->at) {
        Power total{};
        const bool all = std::all_of(meters.begin(), meters.end(), [&](const MeterSeries* meter) {
            const auto reading = meter->at.find(time);
            if (reading == meter->at.end())
                return false;
            total += reading->second;
            return true;
        });
        if (!all)
            continue;
        load.highest = std::max(load.highest, total);
        sum += total;
        ++load.times;
    }
    if (load.times == 0)
        return std::nullopt;
    load.mean = sum / static_cast<double>(load.times);
    return load;
}

std::string kilowattText(Power power)
{
    return quantityText(inSi(power), Measure::Power, UnitSystem::Si, 4);
}

} // namespace

Result<Imported> withMeteredLoads(const Project& project, AlternativeId alternative,
                                  const data::PowerTelemetry& telemetry)
{
    std::vector<Message> report;
    auto after = editPlan(project, alternative, [&](const Plan& before) -> Result<Plan> {
        std::map<std::string, bool> used;
        std::vector<Rack> changed;
        for (const auto& rack : before.racks) {
            std::vector<const MeterSeries*> meters;
            for (const auto& [name, series] : telemetry.meters)
                if (holdsWord(name, rack.label)) {
                    meters.push_back(&series);
                    used[name] = true;
                }
            const auto load = meters.empty() ? std::nullopt : loadOf(meters);
            if (!load)
                continue;
            changed.push_back(rack);
            changed.back().measured = load->highest;
            report.push_back({QT_TRANSLATE_NOOP("import", "rack {0}: at most {1}, mean {2} over "
                                                          "{3} times, {4} meters"),
                              {rack.label, kilowattText(load->highest), kilowattText(load->mean),
                               std::to_string(load->times), std::to_string(meters.size())}});
        }
        for (const auto& [name, series] : telemetry.meters) {
            if (!used[name])
                report.push_back({QT_TRANSLATE_NOOP("import", "meter {0}: its name holds the label "
                                                              "of no rack"),
                                  {name}});
            if (series.gaps > 0)
                report.push_back({QT_TRANSLATE_NOOP("import", "meter {0}: {1} times left out, a "
                                                              "phase was not read"),
                                  {name, std::to_string(series.gaps)}});
        }
        if (changed.empty())
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("app", "no meter has both a rack's label in its name "
                                                  "and a complete reading"),
                         {}});
        Plan plan = before;
        plan.racks = plan.racks.with(changed);
        return plan;
    });
    return after.map([&report](Project done) {
        return Imported{std::move(done), std::move(report)};
    });
}

} // namespace hallwright::app
