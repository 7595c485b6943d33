// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/power_telemetry.h"

#include "data/import/csv.h"

#include <array>
#include <optional>
#include <set>

namespace hallwright::data {

using model::fail;
using model::FaultCode;
using model::Power;
using model::Result;

namespace {

constexpr std::array required{"timestamp", "pdu", "phase", "active_power_w"};

// Readings of one meter at one time, by phase; unknown where a row has none.
using Phases = std::map<std::string, std::optional<double>>;
struct Meter {
    std::map<std::string, Phases> at;
    std::set<std::string> phases; // that it has at any time
};

MeterSeries summed(const Meter& meter)
{
    MeterSeries out;
    for (const auto& [time, readings] : meter.at) {
        double watts = 0.0;
        bool whole = readings.size() == meter.phases.size();
        for (const auto& [phase, reading] : readings) {
            whole = whole && reading.has_value();
            watts += reading.value_or(0.0);
        }
        if (whole)
            out.at[time] = model::fromSi<Power>(watts);
        else
            ++out.gaps;
    }
    return out;
}

} // namespace

bool looksLikePowerTelemetry(const std::vector<std::string>& header)
{
    return hasColumns(header, required);
}

Result<PowerTelemetry> readPowerTelemetry(const std::filesystem::path& path)
{
    const auto table = readCsvTable(path, required);
    if (!table)
        return fail(table.error());
    std::map<std::string, Meter> meters;
    for (const auto& row : table->rows) {
        const auto wrong = [&](model::Message what) {
            return fail(FaultCode::InvalidInput, std::move(what), table->placeOf(row));
        };
        const auto text = table->cell(row, "active_power_w");
        const auto watts = text.empty() ? std::nullopt : plainNumber(text);
        if (!text.empty() && (!watts || *watts < 0.0))
            return wrong({QT_TRANSLATE_NOOP("data", "{0} is \"{1}\"; expected a number of 0 or "
                                                    "more"),
                          {"active_power_w", text}});
        auto& meter = meters[table->cell(row, "pdu")];
        const auto phase = table->cell(row, "phase");
        const auto time = table->cell(row, "timestamp");
        meter.phases.insert(phase);
        if (!meter.at[time].emplace(phase, watts).second)
            return wrong(
                {QT_TRANSLATE_NOOP("data", "phase {0} is read twice at {1}"), {phase, time}});
    }
    PowerTelemetry out;
    for (const auto& [name, meter] : meters)
        out.meters[name] = summed(meter);
    return out;
}

} // namespace hallwright::data
