// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/csv.h"

#include "data/import/whole_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace hallwright::data {

using model::fail;
using model::FaultCode;
using model::Result;

namespace {

void appendUtf8(std::string& out, char32_t point)
{
    const auto put = [&out](char32_t byte) { out += static_cast<char>(byte); };
    if (point < 0x80) {
        put(point);
    } else if (point < 0x800) {
        put(0xC0 | (point >> 6));
        put(0x80 | (point & 0x3F));
    } else if (point < 0x10000) {
        put(0xE0 | (point >> 12));
        put(0x80 | ((point >> 6) & 0x3F));
        put(0x80 | (point & 0x3F));
    } else {
        put(0xF0 | (point >> 18));
        put(0x80 | ((point >> 12) & 0x3F));
        put(0x80 | ((point >> 6) & 0x3F));
        put(0x80 | (point & 0x3F));
    }
}

// UTF-16 after its mark; an unpaired surrogate becomes the replacement character.
std::string fromUtf16(const std::string& bytes, std::size_t lowByte)
{
    const auto unit = [&](std::size_t at) -> char32_t {
        const auto low = static_cast<unsigned char>(bytes[at + lowByte]);
        const auto high = static_cast<unsigned char>(bytes[at + 1 - lowByte]);
        return static_cast<char32_t>(low | (high << 8));
    };
    std::string out;
    for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
        char32_t point = unit(at);
        if (point >= 0xD800 && point < 0xE000) {
            const char32_t next = at + 3 < bytes.size() ? unit(at + 2) : 0;
            if (point < 0xDC00 && next >= 0xDC00 && next < 0xE000) {
                point = 0x10000 + ((point - 0xD800) << 10) + (next - 0xDC00);
                at += 2;
            } else {
                point = 0xFFFD;
            }
        }
        appendUtf8(out, point);
    }
    return out;
}

std::string asUtf8(std::string text)
{
    if (text.rfind("\xEF\xBB\xBF", 0) == 0)
        return text.substr(3);
    if (text.rfind("\xFF\xFE", 0) == 0)
        return fromUtf16(text, 0);
    if (text.rfind("\xFE\xFF", 0) == 0)
        return fromUtf16(text, 1);
    return text;
}

// The separator that the first line has most of outside quotes; a comma where there is none.
char separatorOf(const std::string& text)
{
    std::size_t commas = 0;
    std::size_t semicolons = 0;
    std::size_t tabs = 0;
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        if (quoted)
            continue;
        if (c == '\n' || c == '\r')
            break;
        commas += c == ',';
        semicolons += c == ';';
        tabs += c == '\t';
    }
    if (tabs > commas && tabs > semicolons)
        return '\t';
    return semicolons > commas ? ';' : ',';
}

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// Reads one row after another. Grammar of a cell: plain text up to a separator or line end, or
// "quoted text" in which "" is one quote.
class RowReader {
public:
    RowReader(const std::string& text, const std::string& file)
        : text_(text)
        , file_(file)
        , separator_(separatorOf(text))
    {
    }

    bool more() const { return at_ < text_.size(); }

    Result<CsvRow> next()
    {
        CsvRow row{line_, {}};
        for (;;) {
            auto cell = nextCell();
            if (!cell)
                return tl::unexpected<model::Fault>(cell.error());
            row.cells.push_back(std::move(*cell));
            if (!more() || text_[at_] != separator_)
                break;
            ++at_;
        }
        passLineEnd();
        return row;
    }

private:
    Result<std::string> nextCell()
    {
        if (more() && text_[at_] == '"')
            return quotedCell();
        std::string cell;
        while (more() && text_[at_] != separator_ && !atLineEnd()) {
            if (text_[at_] == '\0')
                return wrong(QT_TRANSLATE_NOOP("data", "a zero byte: this is not a text file"));
            cell += text_[at_++];
        }
        return cell;
    }

    Result<std::string> quotedCell()
    {
        const int opened = line_;
        ++at_;
        std::string cell;
        for (;;) {
            if (!more()) {
                line_ = opened;
                return wrong(QT_TRANSLATE_NOOP("data", "a quote opened here is never closed"));
            }
            if (text_[at_] == '"') {
                ++at_;
                if (!more() || text_[at_] != '"')
                    break;
            }
            if (atLineEnd()) {
                passLineEnd();
                cell += '\n';
            } else {
                cell += text_[at_++];
            }
        }
        if (more() && text_[at_] != separator_ && !atLineEnd())
            return wrong(QT_TRANSLATE_NOOP("data", "text follows a closing quote"));
        return cell;
    }

    bool atLineEnd() const { return text_[at_] == '\n' || text_[at_] == '\r'; }

    void passLineEnd()
    {
        if (!more())
            return;
        const bool pair = text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n';
        at_ += pair ? 2 : 1;
        ++line_;
    }

    tl::unexpected<model::Fault> wrong(const char* what) const
    {
        return fail(FaultCode::InvalidInput, {what, {}}, fmt::format("{}:{}", file_, line_));
    }

    const std::string& text_;
    const std::string& file_;
    char separator_;
    std::size_t at_ = 0;
    int line_ = 1;
};

} // namespace

std::optional<std::size_t> CsvTable::column(std::string_view name) const
{
    const auto found = std::find(header.begin(), header.end(), name);
    if (found == header.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - header.begin());
}

std::string CsvTable::cell(const CsvRow& row, std::string_view name) const
{
    const auto at = column(name);
    return at && *at < row.cells.size() ? trimmed(row.cells[*at]) : std::string();
}

std::string CsvTable::placeOf(const CsvRow& row) const
{
    return fmt::format("{}:{}", file, row.line);
}

Result<std::vector<CsvRow>> readCsvRows(std::string text, const std::string& file)
{
    const std::string utf8 = asUtf8(std::move(text));
    RowReader reader(utf8, file);
    std::vector<CsvRow> rows;
    while (reader.more()) {
        auto row = reader.next();
        if (!row)
            return tl::unexpected<model::Fault>(row.error());
        const bool blank = row->cells.size() == 1 && trimmed(row->cells.front()).empty();
        if (!blank)
            rows.push_back(std::move(*row));
    }
    return rows;
}

namespace {

// A value beyond the header's columns: mostly a separator within a value, "0,1" for 0.1, which
// would be read as another number.
std::optional<model::Fault> overflowOf(const CsvTable& table, const CsvRow& row)
{
    for (std::size_t i = table.header.size(); i < row.cells.size(); ++i)
        if (const auto extra = trimmed(row.cells[i]); !extra.empty())
            return model::Fault{FaultCode::InvalidInput,
                                {QT_TRANSLATE_NOOP("data", "\"{0}\" stands beyond the last column; "
                                                           "put a value that holds a separator in "
                                                           "quotes"),
                                 {extra}},
                                table.placeOf(row),
                                {}};
    return std::nullopt;
}

} // namespace

Result<CsvTable> parseCsvTable(std::string text, const std::string& file)
{
    auto rows = readCsvRows(std::move(text), file);
    if (!rows)
        return tl::unexpected<model::Fault>(rows.error());
    if (rows->empty())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "the file is empty; expected a header line"), {}},
                    file + ":1");
    CsvTable table;
    table.file = file;
    std::set<std::string> seen;
    for (const auto& name : rows->front().cells) {
        const std::string plain = trimmed(name);
        if (!plain.empty() && !seen.insert(plain).second)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("data", "two columns are named \"{0}\""), {plain}},
                        fmt::format("{}:{}", file, rows->front().line));
        table.header.push_back(plain);
    }
    table.rows.assign(std::make_move_iterator(rows->begin() + 1),
                      std::make_move_iterator(rows->end()));
    for (const auto& row : table.rows)
        if (auto fault = overflowOf(table, row))
            return tl::unexpected<model::Fault>(*std::move(fault));
    return table;
}

Result<CsvTable> readCsvTable(const std::filesystem::path& file)
{
    const auto text = readWholeFile(file);
    if (!text)
        return tl::unexpected<model::Fault>(text.error());
    return parseCsvTable(*text, file.string());
}

Result<CsvTable> readCsvTable(const std::filesystem::path& file,
                              std::span<const char* const> required)
{
    return withColumns(readCsvTable(file), required);
}

Result<CsvTable> withColumns(Result<CsvTable> table, std::span<const char* const> required)
{
    if (!table)
        return table;
    for (const char* name : required)
        if (!table->column(name))
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("data", "the column \"{0}\" is missing"), {name}},
                        table->file + ":1");
    return table;
}

bool hasColumns(const std::vector<std::string>& header, std::span<const char* const> wanted)
{
    return std::all_of(wanted.begin(), wanted.end(), [&header](const char* name) {
        return std::find(header.begin(), header.end(), name) != header.end();
    });
}

std::vector<std::string> ignoredColumns(const CsvTable& table, std::span<const char* const> known)
{
    const auto file = std::filesystem::path(table.file).filename().string();
    std::vector<std::string> out;
    for (const auto& name : table.header)
        if (std::find(known.begin(), known.end(), name) == known.end())
            out.push_back(fmt::format("{}: {}", file, name));
    return out;
}

std::string csvCell(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string out = "\"";
    for (const char c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

std::optional<double> plainNumber(std::string_view text)
{
    double value = 0.0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (text.empty() || read.ec != std::errc{} || read.ptr != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace hallwright::data
