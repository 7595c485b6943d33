// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/stored_hours.h"

#include "data/sqlite/statement.h"
#include "model/weather/weather_year.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::data {

using namespace model;

namespace {

template <class Values>
struct HourColumn {
    std::string quantity;
    std::string unit;
    Values* values = nullptr;
};

// `Hours` is YearHours or const YearHours.
template <class Hours>
auto columnsOf(Hours& hours)
{
    using Values = std::remove_reference_t<decltype((hours.waterKg))>;
    std::vector<HourColumn<Values>> out;
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

// Doubles of a blob of float32; empty where its length is not that of its hours.
std::vector<double> widened(std::string_view bytes, std::int64_t hours)
{
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(0, hours));
    if (bytes.size() != count * sizeof(float))
        return {};
    std::vector<float> numbers(count);
    if (count > 0)
        std::memcpy(numbers.data(), bytes.data(), bytes.size());
    return {numbers.begin(), numbers.end()};
}

// What follows from the position of an hour; columns that a file does not hold are zeros.
void complete(YearHours& hours)
{
    const std::size_t count = hours.hours();
    hours.month = monthsOfHours(count);
    for (std::size_t i = 0; i < count; ++i)
        hours.hourOfDay.push_back(static_cast<int>(i % 24) + 1);
    for (const auto& column : columnsOf(hours))
        if (column.values != &hours.storedJ)
            column.values->resize(count, 0.0);
}

} // namespace

Result<std::shared_ptr<const YearHours>> readHours(Database& database, std::int64_t evaluation)
{
    auto statement = database.prepare("SELECT quantity, hours, encoding, data FROM hour_result "
                                      "WHERE evaluation = ? ORDER BY position");
    if (!statement)
        return fail(statement.error());
    statement->bind(1, evaluation);
    auto out = std::make_shared<YearHours>();
    const auto columns = columnsOf(*out);
    for (;;) {
        const auto more = statement->step();
        if (!more)
            return fail(more.error());
        if (!*more)
            break;
        const auto quantity = statement->text(0);
        for (const auto& column : columns)
            if (column.quantity == quantity && statement->text(2) == "float32le")
                *column.values = widened(statement->blob(3), statement->integer(1));
    }
    if (out->hours() == 0)
        return std::shared_ptr<const YearHours>();
    complete(*out);
    return std::shared_ptr<const YearHours>(std::move(out));
}

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
