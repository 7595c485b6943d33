// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epw.h"

#include "data/import/epw_gaps.h"
#include "data/import/epw_header.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>

namespace hallwright::data {

using namespace model;

namespace {

constexpr std::size_t commonYear = 8760;
constexpr std::size_t leapYear = 8784;
constexpr std::size_t mostRows = 3 * leapYear; // read no further: it is no year
constexpr std::size_t mostDuplicates = 72;

bool isLeapDay(const EpwRow& row)
{
    return row.month == 2 && row.day == 29;
}

// Hours since the year began, of the hour that the row's stamp ends; none for no such stamp.
std::optional<std::size_t> hourOf(const EpwRow& row, bool leap)
{
    const std::array<int, 12> days{31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (row.month < 1 || row.month > 12 || row.hour < 1 || row.hour > 24 || row.day < 1 ||
        row.day > days[static_cast<std::size_t>(row.month - 1)])
        return std::nullopt;
    int passed = row.day - 1;
    for (int month = 1; month < row.month; ++month)
        passed += days[static_cast<std::size_t>(month - 1)];
    return static_cast<std::size_t>(passed * 24 + row.hour - 1);
}

// Vapour pressure over saturation pressure by the Magnus form of Alduchov and Eskridge 1996
// (J. Appl. Meteorol. 35, 601-609), within 0.4 % from -40 to 50 °C.
double humidityOfDewPoint(double dryBulbC, double dewPointC)
{
    const auto exponent = [](double t) { return 17.625 * t / (243.04 + t); };
    return std::clamp(std::exp(exponent(dewPointC) - exponent(dryBulbC)), 0.0, 1.0);
}

// Standard atmosphere (ASHRAE Fundamentals 2017, chapter 1, eq. 3) and its inverse.
double pressureAt(double elevationM)
{
    return 101325.0 * std::pow(1.0 - 2.25577e-5 * elevationM, 5.2559);
}
double elevationOf(double pressurePa)
{
    return (1.0 - std::pow(pressurePa / 101325.0, 1.0 / 5.2559)) / 2.25577e-5;
}

class EpwReading {
public:
    EpwReading(EpwHeader header, std::vector<EpwRow> rows, const std::string& name)
        : header_(std::move(header))
        , rows_(std::move(rows))
        , name_(name)
    {
        out_.repairs = std::move(header_.repairs);
        out_.place = std::move(header_.place);
        out_.design = header_.design;
        out_.source = "EPW: " + name;
    }

    Result<WeatherYear> run()
    {
        countHoursFromOne();
        if (auto placed = place(); !placed)
            return fail(placed.error());
        lines_.resize(hours_.size(), 0);
        for (std::size_t i = 0; i < hours_.size(); ++i)
            lines_[i] = hours_[i] ? hours_[i]->line : 0;
        out_.month = monthsOfHours(hours_.size());
        if (auto filled = fillDryBulb(); !filled)
            return fail(filled.error());
        if (auto filled = fillHumidity(); !filled)
            return fail(filled.error());
        if (auto filled = fillPressure(); !filled)
            return fail(filled.error());
        std::stable_sort(out_.repairs.begin(), out_.repairs.end(),
                         [](const auto& a, const auto& b) { return a.row < b.row; });
        return std::move(out_);
    }

private:
    void note(int row, const char* field, const char* how, std::vector<std::string> words = {})
    {
        out_.repairs.push_back({row, field, {how, std::move(words)}});
    }

    // Some writers count 0…23, of the hour that begins.
    void countHoursFromOne()
    {
        const auto has = [this](int hour) {
            return std::any_of(rows_.begin(), rows_.end(),
                               [hour](const EpwRow& row) { return row.hour == hour; });
        };
        if (!has(0) || has(24))
            return;
        for (auto& row : rows_)
            ++row.hour;
        note(0, "hour", QT_TRANSLATE_NOOP("import", "hours counted from 0: one added"));
    }

    // The rows decide on the leap year, not the header, nor the year column.
    Result<void> place()
    {
        const auto leapRows =
            static_cast<std::size_t>(std::count_if(rows_.begin(), rows_.end(), isLeapDay));
        out_.leap = rows_.size() == leapYear || (leapRows > 0 && rows_.size() != commonYear);
        if (header_.saysLeap && !out_.leap)
            note(0, "leap_year",
                 QT_TRANSLATE_NOOP("import", "the header says leap year, the rows hold no 29 "
                                             "February: the rows decide"));
        if (rows_.size() == commonYear || rows_.size() == leapYear) {
            for (const auto& row : rows_)
                hours_.push_back(&row);
            return {};
        }
        return placeByStamp();
    }

    Result<void> placeByStamp()
    {
        hours_.assign(out_.leap ? leapYear : commonYear, nullptr);
        std::size_t twice = 0;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const auto hour = hourOf(rows_[i], out_.leap);
            const int row = static_cast<int>(i) + 1;
            if (!hour) {
                note(row, "time", QT_TRANSLATE_NOOP("import", "no hour of the year: left out"));
                continue;
            }
            if (hours_[*hour] != nullptr) {
                ++twice;
                if (twice <= mostDuplicates)
                    note(row, "time", QT_TRANSLATE_NOOP("import", "hour given twice: left out"));
                continue;
            }
            hours_[*hour] = &rows_[i];
        }
        const auto absent =
            static_cast<std::size_t>(std::count(hours_.begin(), hours_.end(), nullptr));
        if (twice > mostDuplicates || absent > hours_.size() / 10)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "the file holds {0} hours, of which {1} are "
                                                     "hours of one year; expected 8,760 or 8,784"),
                         {std::to_string(rows_.size()), std::to_string(hours_.size() - absent)}},
                        name_ + ":" + std::to_string(rows_.back().line));
        return {};
    }

    GappyColumn column(std::optional<double> EpwRow::*member) const
    {
        GappyColumn out(hours_.size());
        for (std::size_t i = 0; i < hours_.size(); ++i)
            if (hours_[i] != nullptr)
                out[i] = hours_[i]->*member;
        return out;
    }

    Result<void> fill(const GappyColumn& gappy, const char* field, std::vector<double>& into)
    {
        const auto missing = static_cast<std::size_t>(
            std::count(gappy.begin(), gappy.end(), std::optional<double>()));
        if (missing > gappy.size() / 10) {
            const auto first = std::find(gappy.begin(), gappy.end(), std::optional<double>());
            const int line = lines_[static_cast<std::size_t>(first - gappy.begin())];
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "{0} is missing in {1} of {2} hours, the "
                                                     "first here; at most a tenth is filled in"),
                         {field, std::to_string(missing), std::to_string(gappy.size())}},
                        name_ + (line > 0 ? ":" + std::to_string(line) : ""));
        }
        auto filled = filledColumn(gappy, {field, lines_, name_});
        if (!filled)
            return fail(filled.error());
        into = std::move(filled->values);
        out_.repairs.insert(out_.repairs.end(), filled->repairs.begin(), filled->repairs.end());
        return {};
    }

    Result<void> fillDryBulb()
    {
        return fill(column(&EpwRow::dryBulbC), "dry_bulb", out_.dryBulbC);
    }

    Result<void> fillHumidity()
    {
        GappyColumn humidity = column(&EpwRow::relativeHumidity);
        for (std::size_t i = 0; i < humidity.size(); ++i)
            if (!humidity[i] && hours_[i] != nullptr && hours_[i]->dewPointC) {
                humidity[i] = humidityOfDewPoint(out_.dryBulbC[i], *hours_[i]->dewPointC);
                note(static_cast<int>(i) + 1, "relative_humidity",
                     QT_TRANSLATE_NOOP("import", "from the dew point of the row"));
            }
        return fill(humidity, "relative_humidity", out_.relativeHumidity);
    }

    Result<void> fillPressure()
    {
        GappyColumn pressure = column(&EpwRow::pressurePa);
        const bool any = std::any_of(pressure.begin(), pressure.end(),
                                     [](const auto& one) { return one.has_value(); });
        if (!any && !header_.elevationKnown)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "neither station pressure in the rows nor an "
                                                     "elevation in LOCATION"),
                         {}},
                        name_ + ":1");
        if (!any) {
            std::fill(pressure.begin(), pressure.end(), pressureAt(out_.place.elevationM));
            note(0, "pressure",
                 QT_TRANSLATE_NOOP("import", "missing in every row: standard atmosphere at the "
                                             "elevation"));
        }
        if (auto done = fill(pressure, "pressure", out_.pressurePa); !done)
            return done;
        if (!header_.elevationKnown) {
            double sum = 0.0;
            for (const double one : out_.pressurePa)
                sum += one;
            out_.place.elevationM = elevationOf(sum / static_cast<double>(out_.pressurePa.size()));
            note(0, "elevation",
                 QT_TRANSLATE_NOOP("import", "no number in LOCATION: from the mean pressure"));
        }
        return {};
    }

    EpwHeader header_;
    std::vector<EpwRow> rows_;
    const std::string& name_;
    std::vector<const EpwRow*> hours_; // of the year; nullptr: no row
    std::vector<int> lines_;
    WeatherYear out_;
};

} // namespace

Result<WeatherYear> readEpwText(std::string text, const std::string& name)
{
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
        text.find('\0') != std::string::npos)
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("import", "not a plain text file: it holds zero bytes or "
                                                 "is UTF-16"),
                     {}},
                    name, {QT_TRANSLATE_NOOP("import", "Save it as UTF-8 or Latin-1 text."), {}});
    const auto lines = epwLines(text);
    auto header = epwHeader(lines, name);
    if (!header)
        return fail(header.error());
    std::vector<EpwRow> rows;
    rows.reserve(lines.size());
    for (std::size_t i = header->firstRow; i < lines.size(); ++i) {
        auto row = epwRow(lines[i], header->dialect, name);
        if (!row)
            return fail(row.error());
        rows.push_back(*row);
        if (rows.size() > mostRows)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "more than three years of hours; expected "
                                                     "8,760 or 8,784"),
                         {}},
                        name + ":" + std::to_string(lines[i].number));
    }
    return EpwReading(*std::move(header), std::move(rows), name).run();
}

Result<WeatherYear> readEpwFile(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    std::ifstream in(file, std::ios::binary);
    if (!in || std::filesystem::is_directory(file))
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("import", "the weather file cannot be read"), {}},
                    file.string());
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    return readEpwText(std::move(text), name);
}

} // namespace hallwright::data
