// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/monthly_climates.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace hallwright::data {

using namespace model;
using Json = nlohmann::json;

namespace {

MonthClimate monthOf(const Json& from)
{
    return {from.at("dry_bulb_mean_c").get<double>(), from.at("daily_range_mean_k").get<double>(),
            from.at("daily_mean_sd_k").get<double>(), from.at("dew_point_mean_c").get<double>(),
            from.at("dry_bulb_min_c").get<double>(),  from.at("dry_bulb_max_c").get<double>()};
}

MonthlyClimate climateOf(const Json& from)
{
    MonthlyClimate out;
    out.key = from.at("key").get<std::string>();
    out.place = {from.at("place").get<std::string>(), from.at("latitude_deg").get<double>(),
                 from.at("longitude_deg").get<double>(), from.at("time_zone_h").get<double>(),
                 from.at("elevation_m").get<double>()};
    out.source = from.at("source").get<std::string>();
    out.pressurePa = from.at("pressure_pa").get<double>();
    out.lagOne = from.at("lag_1").get<double>();
    out.dewPointSlope = from.at("dew_point_slope").get<double>();
    out.dewPointRestSpreadK = from.at("dew_point_rest_sd_k").get<double>();
    out.rangeSpread = from.at("range_spread").get<double>();
    const auto& months = from.at("months");
    for (std::size_t i = 0; i < out.months.size(); ++i)
        out.months[i] = monthOf(months.at(i));
    return out;
}

} // namespace

Result<std::vector<MonthlyClimate>> readMonthlyClimates(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("import", "the file of shipped places cannot be read"), {}},
                    file.string());
    std::string place;
    try {
        std::vector<MonthlyClimate> out;
        const Json root = Json::parse(in);
        for (const auto& one : root.at("places")) {
            place = one.value("key", std::string());
            out.push_back(climateOf(one));
        }
        return out;
    } catch (const Json::exception& error) {
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "place \"{0}\": {1}"), {place, error.what()}},
                    file.string());
    }
}

} // namespace hallwright::data
