// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/bid_sheet.h"

#include "data/import/csv.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hallwright::data {

using namespace model;

namespace {

constexpr std::array columnNames{"item",  "unit_price",  "total", "quantity",
                                 "scope", "valid_until", "note",  "currency"};
constexpr std::string_view termsPrefix = "terms/";

// The two sides of "a=b".
Result<std::pair<std::string, std::string>> pairOf(const std::string& text)
{
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("import", "\"{0}\" is not of the form name=column"), {text}});
    return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

class BidReader {
public:
    BidReader(const CsvTable& table, const BidMapping& mapping)
        : table_(table)
        , mapping_(mapping)
    {
    }

    Result<void> check() const
    {
        for (const char* needed : {"item"})
            if (!table_.column(column(needed)))
                return fail(
                    FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "there is no column \"{0}\""), {column(needed)}},
                    table_.file,
                    {QT_TRANSLATE_NOOP("import", "Map it with --map item=COLUMN"), {}});
        for (const auto& [name, theirs] : mapping_.columns)
            if (!table_.column(theirs))
                return fail(FaultCode::InvalidInput,
                            {QT_TRANSLATE_NOOP("import", "there is no column \"{0}\""), {theirs}},
                            table_.file);
        return {};
    }

    Result<void> read(const CsvRow& row, Bid& bid) const
    {
        const std::string item = cell(row, "item");
        if (item.empty())
            return {};
        if (item.starts_with(termsPrefix))
            return readTerm(row, item.substr(termsPrefix.size()), bid.terms);
        const std::string currency = cell(row, "currency");
        if (!currency.empty() && currency != "USD")
            return wrong(row, currency, QT_TRANSLATE_NOOP("import", "USD"));
        QuotedLine line;
        const auto own = mapping_.items.find(item);
        line.item = own == mapping_.items.end() ? item : own->second;
        const bool twice =
            std::any_of(bid.lines.begin(), bid.lines.end(),
                        [&](const QuotedLine& other) { return other.item == line.item; });
        if (twice)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("import", "\"{0}\" is priced twice"), {item}},
                        table_.placeOf(row));
        line.note = cell(row, "note");
        for (const auto& [name, place] :
             {std::pair{"unit_price", &line.unitPrice}, std::pair{"total", &line.total},
              std::pair{"quantity", &line.quantity}})
            if (const auto done = readNumber(row, name, *place); !done)
                return done;
        if (const auto done = readScope(row, line); !done)
            return done;
        const auto until = parseDate(cell(row, "valid_until"));
        if (!until)
            return wrong(row, cell(row, "valid_until"),
                         QT_TRANSLATE_NOOP("import", "a day such as 2026-12-31"));
        line.validUntil = *until;
        bid.lines.push_back(std::move(line));
        return {};
    }

private:
    std::string column(const char* name) const
    {
        const auto found = mapping_.columns.find(name);
        return found == mapping_.columns.end() ? std::string(name) : found->second;
    }

    std::string cell(const CsvRow& row, const char* name) const
    {
        return table_.cell(row, column(name));
    }

    Result<void> wrong(const CsvRow& row, const std::string& found, const char* wanted) const
    {
        return fail(
            FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("import", "\"{0}\" stands where {1} is expected"), {found, wanted}},
            table_.placeOf(row));
    }

    // Not negative; commas that group thousands are refused like any other text.
    Result<void> readNumber(const CsvRow& row, const char* name, std::optional<double>& to) const
    {
        const std::string text = cell(row, name);
        if (text.empty())
            return {};
        const auto number = plainNumber(text);
        if (!number || *number < 0.0)
            return wrong(row, text, QT_TRANSLATE_NOOP("import", "a plain number, not below 0"));
        to = number;
        return {};
    }

    Result<void> readScope(const CsvRow& row, QuotedLine& line) const
    {
        const std::string word = cell(row, "scope");
        if (word.empty() || word == "priced")
            return {};
        if (word != "included" && word != "excluded")
            return wrong(row, word, QT_TRANSLATE_NOOP("import", "priced, included or excluded"));
        line.scope = word == "included" ? BidScope::Included : BidScope::Excluded;
        return {};
    }

    Result<void> readTerm(const CsvRow& row, const std::string& name, BidTerms& terms) const
    {
        const std::string price = cell(row, "unit_price");
        const std::string text = price.empty() ? cell(row, "note") : price;
        if (name == "milestones")
            return readMilestones(row, text, terms);
        const auto number = plainNumber(text);
        if (name == "lead_days" || name == "tax_pct") {
            if (!number || *number < 0.0)
                return wrong(row, text, QT_TRANSLATE_NOOP("import", "a plain number, not below 0"));
            if (name == "lead_days")
                terms.leadDays = number;
            else
                terms.tax = *number / 100.0;
            return {};
        }
        terms.words[name] = text;
        return {};
    }

    Result<void> readMilestones(const CsvRow& row, const std::string& text, BidTerms& terms) const
    {
        std::vector<double> parts;
        for (std::size_t first = 0; first <= text.size();) {
            const auto slash = std::min(text.find('/', first), text.size());
            parts.push_back(plainNumber(text.substr(first, slash - first)).value_or(-1.0));
            first = slash + 1;
        }
        const bool sound =
            parts.size() == 3 && *std::min_element(parts.begin(), parts.end()) >= 0.0;
        if (!sound || std::abs(parts[0] + parts[1] + parts[2] - 100.0) > 1e-6)
            return wrong(row, text,
                         QT_TRANSLATE_NOOP("import", "three percentages of 100 such as 30/60/10"));
        terms.order = parts[0] / 100.0;
        terms.delivery = parts[1] / 100.0;
        terms.acceptance = parts[2] / 100.0;
        return {};
    }

    const CsvTable& table_;
    const BidMapping& mapping_;
};

} // namespace

Result<BidMapping> bidMapping(const std::vector<std::string>& columns,
                              const std::vector<std::string>& items)
{
    BidMapping out;
    for (const auto& text : columns) {
        const auto pair = pairOf(text);
        if (!pair)
            return tl::unexpected<Fault>(pair.error());
        if (std::find(columnNames.begin(), columnNames.end(), pair->first) == columnNames.end())
            return fail(
                FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("import", "\"{0}\" is no column of a bid"), {pair->first}},
                "--map");
        out.columns.insert(*pair);
    }
    for (const auto& text : items) {
        const auto pair = pairOf(text);
        if (!pair)
            return tl::unexpected<Fault>(pair.error());
        out.items.insert(*pair);
    }
    return out;
}

Result<Bid> readBidSheet(const std::filesystem::path& file, const BidMapping& mapping)
{
    const auto table = readCsvTable(file);
    if (!table)
        return tl::unexpected<Fault>(table.error());
    const BidReader reader(*table, mapping);
    if (const auto sound = reader.check(); !sound)
        return tl::unexpected<Fault>(sound.error());
    Bid out;
    out.vendor = file.stem().string();
    for (const auto& row : table->rows)
        if (const auto done = reader.read(row, out); !done)
            return tl::unexpected<Fault>(done.error());
    return out;
}

} // namespace hallwright::data
