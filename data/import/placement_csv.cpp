// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/placement_csv.h"

#include "model/units.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hallwright::data {

using namespace model;

namespace {

// A column of words.
struct WordColumn {
    const char* name;
    std::string PlacementRow::*member;
};
constexpr std::array words{WordColumn{"label", &PlacementRow::label},
                           WordColumn{"type", &PlacementRow::type},
                           WordColumn{"hall", &PlacementRow::hall},
                           WordColumn{"row", &PlacementRow::row},
                           WordColumn{"superpod", &PlacementRow::superpod},
                           WordColumn{"superpod_type", &PlacementRow::superpodType},
                           WordColumn{"turn", &PlacementRow::turn},
                           WordColumn{"status", &PlacementRow::status},
                           WordColumn{"energised", &PlacementRow::energised},
                           WordColumn{"first_phase", &PlacementRow::firstPhase},
                           WordColumn{"feed", &PlacementRow::feed},
                           WordColumn{"on_ups", &PlacementRow::onUps}};

// A column of numbers: the unit is part of its name. SI is the number times `factor` over
// `divisor`, so that millimetres are rounded once.
struct NumberColumn {
    const char* name;
    const char* figure;
    double factor = 1.0;
    double divisor = 1.0;
};
constexpr std::array numbers{NumberColumn{"x_m", "x"},
                             NumberColumn{"x_mm", "x", 1.0, 1000.0},
                             NumberColumn{"x_ft", "x", 0.3048},
                             NumberColumn{"y_m", "y"},
                             NumberColumn{"y_mm", "y", 1.0, 1000.0},
                             NumberColumn{"y_ft", "y", 0.3048},
                             NumberColumn{"measured_kw", "measured", 1000.0},
                             NumberColumn{"measured_w", "measured"},
                             NumberColumn{"spare_trays", "spare_trays"}};

bool isColumn(std::string_view name)
{
    return std::any_of(words.begin(), words.end(), [&](const auto& c) { return name == c.name; }) ||
           std::any_of(numbers.begin(), numbers.end(),
                       [&](const auto& c) { return name == c.name; });
}

std::string columnOf(const ColumnMap& map, const char* name)
{
    const auto at = map.columns.find(name);
    return at == map.columns.end() ? std::string(name) : at->second;
}

// "1.234,5" or "1,234.5" by the decimal mark: the other mark only groups thousands.
std::optional<double> numberOf(std::string text, char decimal)
{
    const char group = decimal == ',' ? '.' : ',';
    std::erase(text, group);
    std::erase(text, ' ');
    std::replace(text.begin(), text.end(), decimal, '.');
    return plainNumber(text);
}

class RowReading {
public:
    RowReading(const CsvTable& table, const ColumnMap& map)
        : table_(table)
        , map_(map)
    {
    }

    Result<PlacementRow> read(const CsvRow& row) const
    {
        PlacementRow out;
        out.where = table_.placeOf(row);
        for (const auto& column : words)
            out.*column.member = table_.cell(row, columnOf(map_, column.name));
        if (out.hall.empty())
            out.hall = "Imported";
        if (out.label.empty() || out.type.empty())
            return wrong(out, {QT_TRANSLATE_NOOP("data", "label or type is empty"), {}});
        const auto x = figure(row, "x");
        const auto y = figure(row, "y");
        const auto measured = figure(row, "measured");
        const auto trays = figure(row, "spare_trays");
        for (const auto* one : {&x, &y, &measured, &trays})
            if (!*one)
                return wrong(out, one->error().what);
        if (!*x || !*y)
            return wrong(out, {QT_TRANSLATE_NOOP("data", "x or y is empty"), {}});
        out.x = metres(**x);
        out.y = metres(**y);
        if (*measured)
            out.measured = watts(**measured);
        if (*trays)
            out.spareTrays = static_cast<int>(**trays);
        return out;
    }

private:
    static tl::unexpected<Fault> wrong(const PlacementRow& row, Message what)
    {
        return fail(FaultCode::InvalidInput, std::move(what), row.where);
    }

    // In SI; unknown where no column of it has a cell.
    Result<std::optional<double>> figure(const CsvRow& row, std::string_view name) const
    {
        for (const auto& column : numbers) {
            const auto title = columnOf(map_, column.name);
            const auto text = name == column.figure ? table_.cell(row, title) : std::string();
            if (text.empty())
                continue;
            const auto value = numberOf(text, map_.decimal);
            if (!value || *value < 0.0 || *value > 1e9)
                return fail(FaultCode::InvalidInput,
                            {QT_TRANSLATE_NOOP("data", "{0} is \"{1}\"; expected a number of 0 "
                                                       "or more"),
                             {title, text}});
            return std::optional(*value * column.factor / column.divisor);
        }
        return std::optional<double>();
    }

    const CsvTable& table_;
    const ColumnMap& map_;
};

// Named in the mapping or by us, but not in the table.
Result<void> complete(const CsvTable& table, const ColumnMap& map)
{
    for (const auto& [own, title] : map.columns)
        if (!table.column(title))
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("data", "there is no column \"{0}\"; there are: {1}"),
                         {title, fmt::format("{}", fmt::join(table.header, ", "))}},
                        table.file);
    const auto any = [&](std::string_view figure) {
        return std::any_of(numbers.begin(), numbers.end(), [&](const auto& column) {
            return figure == column.figure && table.column(columnOf(map, column.name));
        });
    };
    for (const char* name : {"label", "type"})
        if (!table.column(columnOf(map, name)))
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("data", "no column is mapped to {0}"), {name}},
                        table.file);
    for (const char* name : {"x", "y"})
        if (!any(name))
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("data", "no column is mapped to {0}"),
                         {std::string(name) + "_m"}},
                        table.file);
    return {};
}

} // namespace

std::string placementColumnList()
{
    std::string out;
    for (const auto& column : words)
        out += (out.empty() ? "" : ", ") + std::string(column.name);
    for (const auto& column : numbers)
        out += ", " + std::string(column.name);
    return out;
}

Result<ColumnMap> parseColumnMap(const std::string& text)
{
    ColumnMap out;
    for (std::size_t from = 0; from < text.size();) {
        const auto to = std::min(text.find(',', from), text.size());
        const auto pair = text.substr(from, to - from);
        const auto equals = pair.find('=');
        const auto own = pair.substr(0, equals);
        if (equals == std::string::npos || !isColumn(own))
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("data", "\"{0}\" is none of: {1}"),
                         {own, placementColumnList()}},
                        "--map");
        out.columns[own] = pair.substr(equals + 1);
        from = to + 1;
    }
    return out;
}

bool looksLikePlacementCsv(const std::vector<std::string>& header)
{
    constexpr std::array own{"label", "type", "x_m", "y_m"};
    return hasColumns(header, own);
}

Result<PlacementDraft> readPlacementCsv(const std::filesystem::path& file, const ColumnMap& map)
{
    const auto table = readCsvTable(file);
    if (!table)
        return fail(table.error());
    if (const auto all = complete(*table, map); !all)
        return fail(all.error());
    PlacementDraft draft;
    std::vector<std::string> known;
    for (const auto& column : words)
        known.push_back(columnOf(map, column.name));
    for (const auto& column : numbers)
        known.push_back(columnOf(map, column.name));
    std::vector<const char*> names;
    for (const auto& name : known)
        names.push_back(name.c_str());
    draft.ignoredColumns = ignoredColumns(*table, names);
    const RowReading reading(*table, map);
    for (const auto& row : table->rows) {
        auto read = reading.read(row);
        if (read)
            draft.rows.push_back(*std::move(read));
        else
            draft.errors.push_back({read.error().where, read.error().what});
    }
    return draft;
}

std::string placementCsv(const std::vector<PlacementRow>& rows)
{
    std::string out;
    for (const auto& column : words)
        out += (out.empty() ? "" : ",") + std::string(column.name);
    out += ",x_m,y_m,measured_kw,spare_trays\r\n";
    for (const auto& row : rows) {
        bool first = true;
        for (const auto& column : words) {
            out += (first ? "" : ",") + csvCell(row.*column.member);
            first = false;
        }
        out += fmt::format(",{},{},{},{}\r\n", fileNumber(Measure::Length, inSi(row.x)),
                           fileNumber(Measure::Length, inSi(row.y)),
                           row.measured
                               ? fmt::format("{}", fileNumber(Measure::Power, inSi(*row.measured)))
                               : std::string(),
                           row.spareTrays ? std::to_string(*row.spareTrays) : std::string());
    }
    return out;
}

} // namespace hallwright::data
