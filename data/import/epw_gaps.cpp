// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epw_gaps.h"

namespace hallwright::data {

using namespace model;

namespace {

constexpr std::size_t longestLinear = 6; // h
constexpr std::size_t longestByDay = 72; // h
constexpr std::size_t day = 24;

// The year is a ring: what comes before the first hour is the last.
class Ring {
public:
    explicit Ring(const GappyColumn& column)
        : column_(column)
    {
    }
    std::optional<double> at(std::size_t from, std::ptrdiff_t step) const
    {
        const auto size = static_cast<std::ptrdiff_t>(column_.size());
        const auto place = (static_cast<std::ptrdiff_t>(from) + step) % size;
        return column_[static_cast<std::size_t>(place < 0 ? place + size : place)];
    }

private:
    const GappyColumn& column_;
};

// Mean of the same hour on the nearest days that have it, before and after.
std::optional<double> ofOtherDays(const Ring& ring, std::size_t hour)
{
    std::optional<double> found[2];
    for (std::ptrdiff_t days = 1; days <= 4; ++days) {
        const auto step = days * static_cast<std::ptrdiff_t>(day);
        if (!found[0])
            found[0] = ring.at(hour, -step);
        if (!found[1])
            found[1] = ring.at(hour, step);
    }
    if (found[0] && found[1])
        return 0.5 * (*found[0] + *found[1]);
    return found[0] ? found[0] : found[1];
}

std::string placeOf(const GapPlace& place, std::size_t hour)
{
    for (std::size_t i = hour + 1; i-- > 0;)
        if (place.lines[i] > 0)
            return place.name + ":" + std::to_string(place.lines[i]);
    return place.name;
}

Fault tooLong(const GapPlace& place, std::size_t start, std::size_t length)
{
    return {FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("import", "{0} is missing for {1} hours from hour {2} of the year; "
                                         "at most 72 in a row are filled in"),
             {place.field, std::to_string(length), std::to_string(start + 1)}},
            placeOf(place, start),
            {QT_TRANSLATE_NOOP("import", "Use another year or source of this station."), {}}};
}

class Filling {
public:
    Filling(const GappyColumn& column, const GapPlace& place)
        : column_(column)
        , place_(place)
        , ring_(column)
    {
        out_.values.resize(column.size());
    }

    Result<FilledColumn> run()
    {
        for (std::size_t i = 0; i < column_.size();) {
            if (column_[i]) {
                out_.values[i] = *column_[i];
                ++i;
                continue;
            }
            std::size_t end = i;
            while (end < column_.size() && !column_[end])
                ++end;
            if (end - i > longestByDay || end - i == column_.size())
                return fail(tooLong(place_, i, end - i));
            fill(i, end);
            i = end;
        }
        return std::move(out_);
    }

private:
    void fill(std::size_t start, std::size_t end)
    {
        const auto before = ring_.at(start, -1);
        const auto after = ring_.at(end - 1, 1);
        const std::size_t length = end - start;
        for (std::size_t i = start; i < end; ++i) {
            const bool linear = length <= longestLinear && before && after;
            const auto byDay = linear ? std::nullopt : ofOtherDays(ring_, i);
            const double share =
                static_cast<double>(i - start + 1) / static_cast<double>(length + 1);
            if (byDay) {
                out_.values[i] = *byDay;
                note(i, QT_TRANSLATE_NOOP("import", "mean of the same hour of the nearest days"));
            } else {
                const double left = before ? *before : after.value_or(0.0);
                const double right = after ? *after : left;
                out_.values[i] = left + share * (right - left);
                note(i, QT_TRANSLATE_NOOP("import", "linear between the neighbouring hours"));
            }
        }
    }

    void note(std::size_t hour, const char* how)
    {
        out_.repairs.push_back({static_cast<int>(hour) + 1, place_.field, {how, {}}});
    }

    const GappyColumn& column_;
    const GapPlace& place_;
    Ring ring_;
    FilledColumn out_;
};

} // namespace

Result<FilledColumn> filledColumn(const GappyColumn& column, const GapPlace& place)
{
    return Filling(column, place).run();
}

} // namespace hallwright::data
