// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epw_header.h"

#include <algorithm>
#include <cctype>

namespace hallwright::data {

using namespace model;

namespace {

using Cells = std::vector<std::string_view>;

bool beginsWith(std::string_view line, std::string_view word)
{
    while (!line.empty() && (line.front() == ' ' || line.front() == '"'))
        line.remove_prefix(1);
    return line.size() >= word.size() &&
           std::equal(word.begin(), word.end(), line.begin(), [](char a, char b) {
               return a == static_cast<char>(std::toupper(static_cast<unsigned char>(b)));
           });
}

bool isData(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t\"");
    return first != std::string_view::npos && line[first] >= '0' && line[first] <= '9';
}

class HeaderReader {
public:
    HeaderReader(const std::vector<EpwLine>& lines, const std::string& name)
        : lines_(lines)
        , name_(name)
    {
    }

    Result<EpwHeader> read()
    {
        if (lines_.empty() || !beginsWith(lines_.front().text, "LOCATION"))
            return fail(FaultCode::Unreadable,
                        {QT_TRANSLATE_NOOP("import", "not a weather file: line 1 does not begin "
                                                     "with LOCATION"),
                         {}},
                        name_ + ":1");
        const auto after = lines_.front().text.find_first_of(",;");
        if (after != std::string_view::npos && lines_.front().text[after] == ';') {
            out_.dialect = EpwDialect::Semicolon;
            repair("separator", QT_TRANSLATE_NOOP("import", "semicolons with decimal commas"));
        }
        for (; out_.firstRow < lines_.size(); ++out_.firstRow) {
            const auto& line = lines_[out_.firstRow];
            if (isData(line.text))
                return out_;
            if (auto done = readLine(line); !done)
                return fail(done.error());
        }
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("import", "the weather file has no hours"), {}}, name_);
    }

private:
    Result<void> readLine(const EpwLine& line)
    {
        const Cells cells = epwCells(line.text, out_.dialect);
        if (beginsWith(line.text, "LOCATION"))
            readLocation(cells);
        else if (beginsWith(line.text, "DESIGN CONDITIONS"))
            readDesign(cells);
        else if (beginsWith(line.text, "HOLIDAYS"))
            out_.saysLeap = cells.size() > 1 && beginsWith(cells[1], "YES");
        else if (beginsWith(line.text, "DATA PERIODS"))
            return readPeriods(cells, line.number);
        return {};
    }

    void repair(const char* field, const char* how)
    {
        out_.repairs.push_back({0, field, {how, {}}});
    }

    double located(const Cells& cells, std::size_t index, const char* field)
    {
        const auto value =
            index < cells.size() ? epwNumber(cells[index], out_.dialect) : std::nullopt;
        if (!value)
            repair(field, QT_TRANSLATE_NOOP("import", "no number in LOCATION: taken as 0"));
        return value.value_or(0.0);
    }

    void readLocation(const Cells& cells)
    {
        out_.place.name = cells.size() > 1 ? epwWord(cells[1]) : std::string();
        if (cells.size() > 3 && !epwWord(cells[3]).empty())
            out_.place.name += ", " + epwWord(cells[3]);
        out_.place.latitudeDeg = located(cells, 6, "latitude");
        out_.place.longitudeDeg = located(cells, 7, "longitude");
        out_.place.timeZoneH = located(cells, 8, "time_zone");
        const auto elevation = cells.size() > 9 ? epwNumber(cells[9], out_.dialect) : std::nullopt;
        out_.elevationKnown = elevation && *elevation > -500.0 && *elevation < 6500.0;
        out_.place.elevationM = out_.elevationKnown ? *elevation : 0.0;
    }

    std::optional<double> after(const Cells& cells, std::string_view word, std::size_t steps)
    {
        for (std::size_t i = 0; i + steps < cells.size(); ++i)
            if (epwWord(cells[i]) == word)
                return epwNumber(cells[i + steps], out_.dialect);
        return std::nullopt;
    }

    // Cooling: month, range, then dry bulb with coincident wet bulb at 0.4, 1 and 2 %, wet bulb
    // with coincident dry bulb at the same. Extremes: wind ×3, wet bulb, mean and spread of yearly
    // lowest and highest, then lowest and highest of 5, 10, 20 and 50 years.
    void readDesign(const Cells& cells)
    {
        auto& design = out_.design;
        design.dryBulb04C = after(cells, "Cooling", 3);
        design.dryBulb1C = after(cells, "Cooling", 5);
        design.dryBulb2C = after(cells, "Cooling", 7);
        design.wetBulb04C = after(cells, "Cooling", 9);
        design.wetBulb1C = after(cells, "Cooling", 11);
        design.wetBulb2C = after(cells, "Cooling", 13);
        design.dryBulb20YearC = after(cells, "Extremes", 14);
        if (design.dryBulb20YearC && (*design.dryBulb20YearC < -50 || *design.dryBulb20YearC > 65))
            design.dryBulb20YearC.reset();
    }

    Result<void> readPeriods(const Cells& cells, int line)
    {
        const auto at = [&](std::size_t index) {
            return index < cells.size() ? epwNumber(cells[index], out_.dialect) : std::nullopt;
        };
        const auto periods = at(1);
        const auto perHour = at(2);
        if (!perHour)
            repair("data_periods",
                   QT_TRANSLATE_NOOP("import", "records per hour not stated: taken as 1"));
        else if (*perHour != 1.0)
            return fail(FaultCode::Unsupported,
                        {QT_TRANSLATE_NOOP("import", "the file has {0} records per hour, expected "
                                                     "1"),
                         {epwWord(cells[2])}},
                        name_ + ":" + std::to_string(line),
                        {QT_TRANSLATE_NOOP("import", "Average it to hours first."), {}});
        if (periods && *periods != 1.0)
            repair("data_periods",
                   QT_TRANSLATE_NOOP("import", "several data periods: the rows decide"));
        return {};
    }

    const std::vector<EpwLine>& lines_;
    const std::string& name_;
    EpwHeader out_;
};

} // namespace

Result<EpwHeader> epwHeader(const std::vector<EpwLine>& lines, const std::string& name)
{
    return HeaderReader(lines, name).read();
}

} // namespace hallwright::data
