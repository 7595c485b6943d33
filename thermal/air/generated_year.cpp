// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/air/generated_year.h"

#include "thermal/air/psychrometrics.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace hallwright::thermal {

using model::MonthClimate;
using model::MonthlyClimate;

namespace {

constexpr std::size_t daysOfYear = 365;
constexpr std::size_t hoursOfDay = 24;
constexpr double coolestHour = 5.0;
constexpr double warmestHour = 14.0;
constexpr double noon = 12.0;
using Column = std::vector<double>;

class NormalDraws {
public:
    explicit NormalDraws(std::uint64_t seed)
        : state_(seed)
    {
    }
    double next()
    {
        const double radius = std::sqrt(-2.0 * std::log(1.0 - unit()));
        return radius * std::cos(2.0 * std::numbers::pi * unit());
    }

private:
    double unit()
    {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
        return static_cast<double>((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53;
    }
    std::uint64_t state_;
};

// One month's part of a column.
struct Span {
    std::size_t begin;
    std::size_t end;
};

double meanOf(const Column& column, Span span)
{
    double sum = 0.0;
    for (std::size_t i = span.begin; i < span.end; ++i)
        sum += column[i];
    return sum / static_cast<double>(span.end - span.begin);
}

class YearMaker {
public:
    YearMaker(const MonthlyClimate& climate, std::uint64_t seed)
        : climate_(climate)
        , draws_(seed)
        , months_(model::monthsOfHours(daysOfYear * hoursOfDay))
    {
        for (std::size_t month = 0, begin = 0; month < 12; ++month) {
            std::size_t end = begin;
            while (end < months_.size() && months_[end] == static_cast<int>(month) + 1)
                ++end;
            spans_[month] = {begin, end};
            begin = end;
        }
    }

    model::WeatherYear make()
    {
        model::WeatherYear out;
        out.place = climate_.place;
        out.source = climate_.source;
        out.generated = true;
        out.month = months_;
        const Column deviations =
            scaled(series(), [](const MonthClimate& m) { return m.dailyMeanSpreadK; });
        out.dryBulbC = dryBulbs(deviations, ranges());
        const Column dewPoints = dewPointsOf(deviations, out.dryBulbC);
        out.relativeHumidity.resize(out.dryBulbC.size());
        for (std::size_t i = 0; i < out.dryBulbC.size(); ++i)
            out.relativeHumidity[i] = std::min(1.0, saturationPressurePa(dewPoints[i]) /
                                                        saturationPressurePa(out.dryBulbC[i]));
        out.pressurePa.assign(out.dryBulbC.size(), climate_.pressurePa);
        return out;
    }

private:
    Span daysOf(std::size_t month) const
    {
        return {spans_[month].begin / hoursOfDay, spans_[month].end / hoursOfDay};
    }
    const MonthClimate& monthOfDay(std::size_t day) const
    {
        return climate_.months[static_cast<std::size_t>(months_[day * hoursOfDay] - 1)];
    }

    // Autoregressive of the first order with unit variance.
    Column series()
    {
        Column out(daysOfYear);
        const double rest = std::sqrt(1.0 - climate_.lagOne * climate_.lagOne);
        double last = draws_.next();
        for (double& one : out) {
            one = last;
            last = climate_.lagOne * last + rest * draws_.next();
        }
        return out;
    }

    // Each month with mean 0 and the spread asked for.
    template <class Spread>
    Column scaled(Column column, Spread spread) const
    {
        for (std::size_t month = 0; month < 12; ++month) {
            const Span days = daysOf(month);
            const double mean = meanOf(column, days);
            double square = 0.0;
            for (std::size_t i = days.begin; i < days.end; ++i)
                square += (column[i] - mean) * (column[i] - mean);
            const double has = std::sqrt(square / static_cast<double>(days.end - days.begin));
            for (std::size_t i = days.begin; i < days.end; ++i)
                column[i] = (column[i] - mean) / has * spread(climate_.months[month]);
        }
        return column;
    }

    Column ranges()
    {
        Column draws(daysOfYear);
        for (double& one : draws)
            one = std::clamp(draws_.next(), -2.0, 2.0);
        Column out = scaled(std::move(draws), [this](const MonthClimate& month) {
            return climate_.rangeSpread * month.dailyRangeK;
        });
        for (std::size_t day = 0; day < daysOfYear; ++day)
            out[day] = std::max(0.1, out[day] + monthOfDay(day).dailyRangeK);
        return out;
    }

    static double shape(double hour)
    {
        const double rise = warmestHour - coolestHour;
        const double since = std::fmod(hour - coolestHour + hoursOfDay, hoursOfDay);
        const double turn =
            since < rise ? since / rise : 1.0 - (since - rise) / (hoursOfDay - rise);
        return -std::cos(std::numbers::pi * turn);
    }

    // Straight from noon to noon; the year is a ring.
    static double between(const Column& days, std::size_t day, double hour)
    {
        const double place = (hour - noon) / hoursOfDay;
        const std::size_t size = days.size();
        const std::size_t other = place < 0.0 ? (day + size - 1) % size : (day + 1) % size;
        return days[day] + std::abs(place) * (days[other] - days[day]);
    }

    Column dryBulbs(const Column& deviations, const Column& dailyRanges) const
    {
        Column daily = deviations;
        for (std::size_t day = 0; day < daysOfYear; ++day)
            daily[day] += monthOfDay(day).dryBulbMeanC;
        Column out;
        out.reserve(daysOfYear * hoursOfDay);
        for (std::size_t day = 0; day < daysOfYear; ++day)
            for (std::size_t hour = 0; hour < hoursOfDay; ++hour) {
                const double middle = static_cast<double>(hour) + 0.5;
                out.push_back(between(daily, day, middle) + 0.5 * dailyRanges[day] * shape(middle));
            }
        for (std::size_t month = 0; month < 12; ++month)
            fitMonth(out, spans_[month], climate_.months[month]);
        return out;
    }

    // Mean and extremes of a month as stated.
    static void fitMonth(Column& column, Span span, const MonthClimate& month)
    {
        const double shift = month.dryBulbMeanC - meanOf(column, span);
        Column sorted;
        for (std::size_t i = span.begin; i < span.end; ++i)
            sorted.push_back(column[i] += shift);
        std::sort(sorted.begin(), sorted.end());
        const double low = sorted[sorted.size() / 10];
        const double high = sorted[sorted.size() - 1 - sorted.size() / 10];
        const double up = (month.dryBulbMaxC - high) / (sorted.back() - high);
        const double down = (low - month.dryBulbMinC) / (low - sorted.front());
        std::vector<std::size_t> middle;
        for (std::size_t i = span.begin; i < span.end; ++i) {
            double& one = column[i];
            if (one > high)
                one = high + std::max(0.0, up) * (one - high);
            else if (one < low)
                one = low - std::max(0.0, down) * (low - one);
            else
                middle.push_back(i);
        }
        const double missing = (month.dryBulbMeanC - meanOf(column, span)) *
                               static_cast<double>(span.end - span.begin) /
                               static_cast<double>(middle.size());
        for (const std::size_t i : middle)
            column[i] += missing;
    }

    Column dewPointsOf(const Column& deviations, const Column& dryBulb)
    {
        Column daily =
            scaled(series(), [this](const MonthClimate&) { return climate_.dewPointRestSpreadK; });
        for (std::size_t day = 0; day < daysOfYear; ++day)
            daily[day] += monthOfDay(day).dewPointMeanC + climate_.dewPointSlope * deviations[day];
        Column free;
        free.reserve(dryBulb.size());
        for (std::size_t i = 0; i < dryBulb.size(); ++i)
            free.push_back(
                between(daily, i / hoursOfDay, static_cast<double>(i % hoursOfDay) + 0.5));
        Column out(dryBulb.size());
        for (std::size_t month = 0; month < 12; ++month)
            capMonth(free, dryBulb, out, month);
        return out;
    }

    // The cap at the dry bulb lowers the mean: what it takes away is given back to all hours.
    void capMonth(const Column& free, const Column& dryBulb, Column& out, std::size_t month) const
    {
        double shift = 0.0;
        for (int lap = 0; lap < 8; ++lap) {
            for (std::size_t i = spans_[month].begin; i < spans_[month].end; ++i)
                out[i] = std::min(free[i] + shift, dryBulb[i]);
            shift += climate_.months[month].dewPointMeanC - meanOf(out, spans_[month]);
        }
    }

    const MonthlyClimate& climate_;
    NormalDraws draws_;
    std::vector<int> months_;
    std::array<Span, 12> spans_{};
};

} // namespace

model::WeatherYear generatedYear(const MonthlyClimate& climate, std::uint64_t seed)
{
    return YearMaker(climate, seed).make();
}

} // namespace hallwright::thermal
