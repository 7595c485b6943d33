// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/year_verb.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/evaluate.h"
#include "model/economics/opex.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

struct Asked {
    Project project;
    Catalogue catalogue;
    AlternativeId alternative;
};

Result<Asked> asked(const YearOptions& options)
{
    auto project = data::loadProject(options.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    const auto alternative = chooseAlternative(*project, options.alternative);
    if (!alternative)
        return tl::unexpected<Fault>(alternative.error());
    return Asked{*std::move(project), *std::move(catalogue), *alternative};
}

// As stored, where it is of this plan; none else.
std::optional<Assessment> stored(const std::string& file, const Asked& from)
{
    auto all = data::loadAssessments(file);
    if (!all)
        return std::nullopt;
    const auto wanted = fingerprint(from.project, *from.project.find(from.alternative));
    for (auto& one : *all)
        if (one.fingerprint == wanted && one.year)
            return std::move(one);
    return std::nullopt;
}

Result<Assessment> evaluated(const Asked& from)
{
    EvaluationCache cache;
    return evaluate(from.project, from.catalogue, from.alternative, cache);
}

Fault noYear()
{
    return {FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("app", "this alternative has no plant year: see its findings"), {}},
            {},
            {}};
}

double celsiusOf(Temperature temperature)
{
    return inSi(temperature) - 273.15;
}

double megawattHours(Energy energy)
{
    return inSi(energy) / 3.6e9;
}

Json dayJson(const PlantLoopDay& day)
{
    return {{"loop", day.key},
            {"scheme", day.scheme},
            {"halls", day.times},
            {"dry_bulb_c", celsiusOf(day.dryBulb)},
            {"wet_bulb_c", celsiusOf(day.wetBulb)},
            {"supply_c", celsiusOf(day.supply)},
            {"between_c", celsiusOf(day.between)},
            {"return_c", celsiusOf(day.returned)},
            {"flow_lpm", inSi(day.flow) * 60e3},
            {"heat_kw", inSi(day.heat) / 1e3},
            {"free_kw", inSi(day.freeHeat) / 1e3},
            {"chilled_kw", inSi(day.chilled) / 1e3},
            {"chiller_kw", inSi(day.chiller) / 1e3},
            {"fans_kw", inSi(day.fans) / 1e3},
            {"pumps_kw", inSi(day.pumps) / 1e3},
            {"rejected_kw", inSi(day.rejected) / 1e3},
            {"make_up_lpm", inSi(day.makeUp) * 60e3}};
}

std::string yearJson(const YearResult& year)
{
    Json out;
    out["schema"] = 1;
    out["climate"] = year.climate;
    out["generated"] = year.generated;
    out["tariff"] = year.tariff;
    out["grid_carbon"] = year.gridCarbon;
    for (std::size_t use = 0; use < endUseCount; ++use)
        out["energy_mwh"][endUseTitle(static_cast<EndUse>(use))] = megawattHours(year.energy[use]);
    out["total_mwh"] = megawattHours(year.total);
    out["pue"] = year.pue;
    out["wue_l_per_kwh"] = year.wue;
    out["water_m3"] = inSi(year.water);
    out["energy_cost_usd"] = inSi(year.energyCost);
    out["carbon_t"] = year.carbonKg / 1e3;
    out["mlc"] = year.mlc;
    out["elc"] = year.elc;
    out["peak_kw"] = inSi(year.peak) / 1e3;
    out["design_peak_kw"] = inSi(year.designPeak) / 1e3;
    out["free_hours"] = year.freeHours;
    out["short_hours"] = year.shortHours;
    out["design_day"] = Json::array();
    for (const auto& day : year.designDay)
        out["design_day"].push_back(dayJson(day));
    return out.dump(2) + "\n";
}

std::string energyTable(const YearResult& year)
{
    TextTable table({{"End use", Align::Left}, {"MWh", Align::Right}, {"%", Align::Right}});
    for (std::size_t use = 0; use < endUseCount; ++use)
        table.row(
            {endUseTitle(static_cast<EndUse>(use)), numberText(megawattHours(year.energy[use]), 5),
             fmt::format("{:.2f}", 100.0 * static_cast<double>(year.energy[use] / year.total))});
    return table.text();
}

std::string designDayTable(const YearResult& year)
{
    TextTable table({{"Design day", Align::Left},
                     {"Air °C", Align::Right},
                     {"Return °C", Align::Right},
                     {"Between °C", Align::Right},
                     {"Supply °C", Align::Right},
                     {"Flow L/min", Align::Right},
                     {"Heat kW", Align::Right},
                     {"Chiller kW", Align::Right},
                     {"Fans kW", Align::Right},
                     {"Pumps kW", Align::Right}});
    const auto kilowatts = [](Power power) { return numberText(inSi(power) / 1e3, 4); };
    const auto degrees = [](Temperature t) { return fmt::format("{:.1f}", celsiusOf(t)); };
    for (const auto& day : year.designDay)
        table.row({day.key, degrees(day.dryBulb), degrees(day.returned), degrees(day.between),
                   degrees(day.supply), numberText(inSi(day.flow) * 60e3, 4), kilowatts(day.heat),
                   kilowatts(day.chiller), kilowatts(day.fans), kilowatts(day.pumps)});
    return table.text();
}

std::string yearText(const YearResult& year, bool fromFile)
{
    std::string out = (fromFile ? "stored with the file\n" : "solved anew\n") + std::string();
    out += (year.generated ? "weather generated for " : "weather of ") + year.climate + "\n";
    out += "price by the hour: " + (year.tariff.empty() ? "assumptions" : year.tariff) + "\n";
    out += "carbon by the hour: " + (year.gridCarbon.empty() ? "assumptions" : year.gridCarbon) +
           "\n\n" + energyTable(year);
    out += fmt::format("\n{:.1f} MWh at PUE {:.4f}, WUE {:.3f} L/kWh, {:.0f} USD for energy, "
                       "{:.1f} t CO2\nMLC {:.4f}, ELC {:.4f}; {} hours without a compressor, {} "
                       "warmer than the set point\n\n",
                       megawattHours(year.total), year.pue, year.wue, inSi(year.energyCost),
                       year.carbonKg / 1e3, year.mlc, year.elc, year.freeHours, year.shortHours);
    return out + designDayTable(year);
}

Json known(const std::optional<TemperatureDifference>& value)
{
    return value ? Json(inSi(*value)) : Json(nullptr);
}

std::string studyJson(const SetPointStudy& study)
{
    Json out;
    out["schema"] = 1;
    out["climate"] = study.climate;
    out["leakage_per_k"] = study.leakagePerKelvin;
    out["rows"] = Json::array();
    for (const auto& row : study.rows)
        out["rows"].push_back({{"supply_c", celsiusOf(row.supply)},
                               {"total", row.total},
                               {"partial_pue", row.partialPue},
                               {"l_per_kwh", row.litresPerKwh},
                               {"chiller_share", row.chillerShare},
                               {"free_hours", row.freeHours},
                               {"short_hours", row.shortHours},
                               {"chip_margin_k", known(row.chipMargin)},
                               {"chip_power", row.chipPower ? Json(*row.chipPower) : Json(nullptr)},
                               {"rack_margin_k", known(row.rackMargin)},
                               {"racks_too_warm", row.racksTooWarm},
                               {"hot_hours", row.hotHours}});
    if (!study.rows.empty())
        out["best_supply_c"] = celsiusOf(study.rows[study.best()].supply);
    return out.dump(2) + "\n";
}

std::string studyTable(const SetPointStudy& study)
{
    TextTable table({{"Supply °C", Align::Right},
                     {"IT + plant", Align::Right},
                     {"Partial PUE", Align::Right},
                     {"L/kWh", Align::Right},
                     {"Chiller %", Align::Right},
                     {"Free h", Align::Right},
                     {"GPU margin K", Align::Right},
                     {"GPU power %", Align::Right},
                     {"Rack margin K", Align::Right},
                     {"Racks too warm", Align::Right},
                     {"Hot h", Align::Right}});
    const auto kelvins = [](const std::optional<TemperatureDifference>& value) {
        return value ? fmt::format("{:.1f}", inSi(*value)) : std::string("–");
    };
    for (const auto& row : study.rows)
        table.row({fmt::format("{:.0f}", celsiusOf(row.supply)), fmt::format("{:.4f}", row.total),
                   fmt::format("{:.4f}", row.partialPue), fmt::format("{:.3f}", row.litresPerKwh),
                   fmt::format("{:.0f}", 100.0 * row.chillerShare), std::to_string(row.freeHours),
                   kelvins(row.chipMargin),
                   row.chipPower ? fmt::format("{:.0f}", 100.0 * *row.chipPower) : "–",
                   kelvins(row.rackMargin), std::to_string(row.racksTooWarm),
                   std::to_string(row.hotHours)});
    std::string out = study.climate + "\n" + table.text();
    if (!study.rows.empty()) {
        const auto& best = study.rows[study.best()];
        out += fmt::format("least energy {}: {:.0f} °C\n",
                           best.holds() ? "with every rack in its limits" : "(no supply suits all)",
                           celsiusOf(best.supply));
    }
    return out;
}

} // namespace

Result<Outcome> runYearShow(const YearOptions& options)
{
    const auto from = asked(options);
    if (!from)
        return tl::unexpected<Fault>(from.error());
    const auto kept = stored(options.file, *from);
    const auto assessment = kept ? Result<Assessment>(*kept) : evaluated(*from);
    if (!assessment)
        return tl::unexpected<Fault>(assessment.error());
    if (!assessment->year)
        return tl::unexpected<Fault>(noYear());
    return Outcome{options.form == OutputForm::Json ? yearJson(*assessment->year)
                                                    : yearText(*assessment->year, kept.has_value()),
                   0};
}

Result<Outcome> runYearStudy(const StudyOptions& options)
{
    const auto from = asked(options.of);
    if (!from)
        return tl::unexpected<Fault>(from.error());
    const auto assessment = evaluated(*from);
    if (!assessment)
        return tl::unexpected<Fault>(assessment.error());
    YearCache cache;
    const auto study =
        studySetPoints({from->project, from->catalogue, from->project.find(from->alternative)->plan,
                        assessment->racks, assessment->elements},
                       cache, options.leakagePercent / 100.0);
    if (!study)
        return tl::unexpected<Fault>(study.error());
    return Outcome{options.of.form == OutputForm::Json ? studyJson(*study) : studyTable(*study), 0};
}

} // namespace hallwright::app
