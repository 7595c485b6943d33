// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/hour_table.h"

#include "data/import/csv.h"
#include "data/import/tariff_periods.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>

namespace hallwright::data {

using model::fail;
using model::FaultCode;
using model::Result;

namespace {

constexpr double joulesOfKwh = 3.6e6;
constexpr std::size_t commonYear = 8760;
constexpr std::size_t leapYear = 8784;

struct ValueName {
    std::string_view name;
    bool price;
    double perJoule; // of a value of 1
};
constexpr std::array names{
    ValueName{"price_usd_per_kwh", true, 1.0 / joulesOfKwh},
    ValueName{"price_usd_per_mwh", true, 1e-3 / joulesOfKwh},
    ValueName{"carbon_kg_per_kwh", false, 1.0 / joulesOfKwh},
    ValueName{"carbon_g_per_kwh", false, 1e-3 / joulesOfKwh},
    ValueName{"Carbon intensity gCO₂eq/kWh (direct)", false, 1e-3 / joulesOfKwh},
    ValueName{"Carbon intensity gCO2eq/kWh (direct)", false, 1e-3 / joulesOfKwh},
};

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

bool holds(const std::vector<std::string>& header, std::string_view name)
{
    return std::find(header.begin(), header.end(), name) != header.end();
}

std::optional<std::string> timeColumn(const std::vector<std::string>& header)
{
    for (const auto& name : header)
        if (lowered(name).starts_with("time") || lowered(name).starts_with("datetime"))
            return name;
    return std::nullopt;
}

// Hours since 1970 of "2025-01-31 13:00", with T or blank, seconds, Z; none for anything else.
std::optional<long> hourStamp(std::string_view text)
{
    const auto number = [&text](std::size_t from, std::size_t count) -> int {
        int out = -1;
        if (from + count <= text.size())
            std::from_chars(text.data() + from, text.data() + from + count, out);
        return out;
    };
    if (text.size() < 13 || text[4] != '-' || text[7] != '-' ||
        (text[10] != ' ' && text[10] != 'T'))
        return std::nullopt;
    const std::string_view rest = text.substr(13);
    if (!rest.empty() && !rest.starts_with(":00"))
        return std::nullopt;
    const std::chrono::year_month_day day{std::chrono::year(number(0, 4)),
                                          std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                          std::chrono::day(static_cast<unsigned>(number(8, 2)))};
    const int hour = number(11, 2);
    if (!day.ok() || hour < 0 || hour > 23)
        return std::nullopt;
    return std::chrono::sys_days(day).time_since_epoch().count() * 24L + hour;
}

bool startsAYear(long stamp)
{
    using namespace std::chrono;
    const year_month_day day{sys_days(days(stamp / 24))};
    return stamp % 24 == 0 && day.month() == January && day.day() == std::chrono::day(1);
}

class HourReading {
public:
    explicit HourReading(const CsvTable& table)
        : table_(table)
        , time_(timeColumn(table.header))
    {
        out_.utc = time_ && lowered(*time_).find("utc") != std::string::npos;
    }

    Result<HourTable> run(int calendarYear)
    {
        if (auto done = chooseColumns(); !done)
            return fail(done.error());
        return isPeriods(table_.header) ? periods(calendarYear) : hours();
    }

private:
    Result<void> fault(const CsvRow& row, model::Message what) const
    {
        return fail(FaultCode::InvalidInput, std::move(what), table_.placeOf(row));
    }

    Result<void> chooseColumns()
    {
        for (const auto& one : names) {
            if (!holds(table_.header, one.name))
                continue;
            auto& kept = one.price ? price_ : carbon_;
            if (kept)
                return fail(FaultCode::InvalidInput,
                            {QT_TRANSLATE_NOOP("import", "two columns of one quantity: {0} and "
                                                         "{1}"),
                             {std::string(kept->name), std::string(one.name)}},
                            table_.file + ":1");
            kept = one;
            out_.columns += (out_.columns.empty() ? "" : ", ") + std::string(one.name);
        }
        return {};
    }

    Result<double> valueOf(const CsvRow& row, const ValueName& column) const
    {
        const std::string cell = table_.cell(row, column.name);
        const auto number = plainNumber(cell);
        if (!number)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "{0} is \"{1}\", no number"),
                         {std::string(column.name), cell}},
                        table_.placeOf(row));
        if (!column.price && *number < 0.0)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "{0} is negative: {1}"),
                         {std::string(column.name), cell}},
                        table_.placeOf(row));
        return *number * column.perJoule;
    }

    Result<void> checkTime(const CsvRow& row, std::optional<long>& before) const
    {
        const std::string cell = table_.cell(row, *time_);
        const auto stamp = hourStamp(cell);
        if (!stamp)
            return fault(row, {QT_TRANSLATE_NOOP("import", "\"{0}\" is no whole hour such as "
                                                           "2025-01-31 13:00"),
                               {cell}});
        if (!before && !startsAYear(*stamp))
            return fault(row, {QT_TRANSLATE_NOOP("import", "the first hour is {0}, not 1 January, "
                                                           "0 h"),
                               {cell}});
        if (before && *stamp != *before + 1)
            return fault(row, {QT_TRANSLATE_NOOP("import", "{0} does not follow the row before by "
                                                           "one hour; hours of standard time or "
                                                           "UTC have neither gap nor double"),
                               {cell}});
        before = stamp;
        return {};
    }

    Result<void> take(const CsvRow& row)
    {
        for (const auto* column : {&price_, &carbon_}) {
            if (!*column)
                continue;
            const auto value = valueOf(row, **column);
            if (!value)
                return fail(value.error());
            ((*column)->price ? out_.pricePerJoule : out_.carbonPerJoule).push_back(*value);
        }
        return {};
    }

    Result<HourTable> hours()
    {
        std::optional<long> before;
        for (const auto& row : table_.rows) {
            if (time_)
                if (auto done = checkTime(row, before); !done)
                    return fail(done.error());
            if (auto done = take(row); !done)
                return fail(done.error());
        }
        if (table_.rows.size() != commonYear && table_.rows.size() != leapYear)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "{0} hours, not 8,760 or 8,784"),
                         {std::to_string(table_.rows.size())}},
                        table_.rows.empty() ? table_.file : table_.placeOf(table_.rows.back()));
        return std::move(out_);
    }

    Result<HourTable> periods(int calendarYear)
    {
        std::vector<TariffPeriod> list;
        for (const auto& row : table_.rows) {
            auto period = readTariffPeriod(table_, row);
            if (!period)
                return fail(period.error());
            list.push_back(*period);
            if (auto done = take(row); !done)
                return fail(done.error());
        }
        const auto chosen = periodsOfYear(list, calendarYear);
        if (!chosen)
            return fail(FaultCode::InvalidInput, chosen.error().what, table_.file);
        const auto spread = [&chosen](std::vector<double>& values) {
            if (values.empty())
                return;
            std::vector<double> out;
            for (const std::size_t period : *chosen)
                out.push_back(values[period]);
            values = std::move(out);
        };
        spread(out_.pricePerJoule);
        spread(out_.carbonPerJoule);
        return std::move(out_);
    }

    const CsvTable& table_;
    std::optional<std::string> time_;
    std::optional<ValueName> price_;
    std::optional<ValueName> carbon_;
    HourTable out_;
};

} // namespace

bool looksLikeHourTable(const std::vector<std::string>& header)
{
    return std::any_of(names.begin(), names.end(),
                       [&header](const ValueName& one) { return holds(header, one.name); });
}

Result<HourTable> readHourTable(const std::filesystem::path& path, int calendarYear)
{
    const auto table = readCsvTable(path);
    if (!table)
        return fail(table.error());
    if (!looksLikeHourTable(table->header))
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "no column price_usd_per_kwh, price_usd_per_mwh, "
                                                 "carbon_kg_per_kwh or carbon_g_per_kwh"),
                     {}},
                    table->file + ":1");
    return HourReading(*table).run(calendarYear);
}

} // namespace hallwright::data
