// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/stored_hours.h"

#include "data/sqlite/statement.h"

#include <bit>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::data {

using namespace model;

namespace {

struct HourColumn {
    std::string quantity;
    std::string unit;
    const std::vector<double>* values = nullptr;
};

std::vector<HourColumn> columnsOf(const YearHours& hours)
{
    std::vector<HourColumn> out;
    for (std::size_t use = 0; use < endUseCount; ++use)
        out.push_back({std::string("power: ") + endUseTitle(static_cast<EndUse>(use)), "W",
                       &hours.powerW[use]});
    out.push_back({"make-up water", "kg", &hours.waterKg});
    out.push_back({"dry bulb", "C", &hours.dryBulbC});
    out.push_back({"wet bulb", "C", &hours.wetBulbC});
    out.push_back({"humidity ratio", "kg/kg", &hours.humidityRatio});
    out.push_back({"stored heat", "J", &hours.storedJ});
    return out;
}

std::vector<float> narrow(const std::vector<double>& values)
{
    std::vector<float> out;
    out.reserve(values.size());
    for (const double value : values)
        out.push_back(static_cast<float>(value));
    return out;
}

} // namespace

Result<void> writeHours(Database& database, std::int64_t evaluation, const YearResult& year)
{
    static_assert(std::endian::native == std::endian::little, "the file is little-endian");
    if (!year.hourly)
        return {};
    std::int64_t position = 0;
    for (const auto& column : columnsOf(*year.hourly)) {
        if (column.values->empty())
            continue;
        auto statement = database.prepare(
            "INSERT INTO hour_result (evaluation, position, quantity, unit, hours, encoding, data) "
            "VALUES (?, ?, ?, ?, ?, 'float32le', ?)");
        if (!statement)
            return fail(statement.error());
        const auto numbers = narrow(*column.values);
        statement->bind(1, evaluation);
        statement->bind(2, position++);
        statement->bind(3, std::string_view(column.quantity));
        statement->bind(4, std::string_view(column.unit));
        statement->bind(5, static_cast<std::int64_t>(numbers.size()));
        statement->bindBlob(
            6, {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(float)});
        if (auto done = statement->run(); !done)
            return done;
    }
    return {};
}

} // namespace hallwright::data
