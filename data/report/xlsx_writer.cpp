// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/report/table_writers.h"
#include "model/date.h"

#include <fmt/format.h>
#include <xlsxwriter.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <map>
#include <set>

namespace hallwright::data {

using namespace model;

namespace {

// Formats of a workbook; numbers by how many decimals their column needs.
struct Formats {
    explicit Formats(lxw_workbook* book)
        : book_(book)
        , head(workbook_add_format(book))
        , wrap(workbook_add_format(book))
        , title(workbook_add_format(book))
        , total(workbook_add_format(book))
    {
        format_set_bold(head);
        format_set_bg_color(head, 0xEEF1F4);
        format_set_text_wrap(head);
        format_set_text_wrap(wrap);
        format_set_align(wrap, LXW_ALIGN_VERTICAL_TOP);
        format_set_bold(title);
        format_set_font_size(title, 14);
        format_set_bold(total);
        format_set_top(total, LXW_BORDER_THIN);
    }

    enum class Weight { Plain, Total };
    lxw_format* number(double largest, Weight weight)
    {
        const char* pattern = largest >= 1000.0  ? "#,##0"
                              : largest >= 100.0 ? "#,##0.0"
                              : largest >= 1.0   ? "0.00"
                                                 : "0.0000";
        auto& made = numbers_[{pattern, weight}];
        if (made == nullptr) {
            made = workbook_add_format(book_);
            format_set_num_format(made, pattern);
            format_set_align(made, LXW_ALIGN_VERTICAL_TOP);
            if (weight == Weight::Total) {
                format_set_bold(made);
                format_set_top(made, LXW_BORDER_THIN);
            }
        }
        return made;
    }

private:
    lxw_workbook* book_;
    std::map<std::pair<std::string, Weight>, lxw_format*> numbers_;

public:
    lxw_format* head;
    lxw_format* wrap;
    lxw_format* title;
    lxw_format* total;
};

double largestOf(const ReportTable& table, std::size_t column)
{
    double largest = 0.0;
    for (const auto& row : table.rows)
        if (column < row.size() && row[column].number)
            largest = std::max(largest, std::abs(*row[column].number));
    return largest;
}

// A sheet name of at most 31 characters that is not taken; Excel forbids []:*?/\ in it.
std::string sheetName(const std::string& wanted, std::set<std::string>& taken)
{
    std::string name = wanted.empty() ? "Table" : wanted;
    std::replace_if(
        name.begin(), name.end(),
        [](char c) { return std::string_view("[]:*?/\\").find(c) != std::string_view::npos; }, '-');
    name = name.substr(0, 28);
    std::string unique = name;
    for (int i = 2; !taken.insert(unique).second; ++i)
        unique = name + std::to_string(i);
    return unique;
}

void writeHead(lxw_worksheet* sheet, const ReportTable& table, const Formats& formats)
{
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const auto& column = table.columns[c];
        const std::string head =
            column.unit.empty() ? column.title : column.title + " [" + column.unit + "]";
        const auto at = static_cast<lxw_col_t>(c);
        worksheet_write_string(sheet, 0, at, head.c_str(), formats.head);
        worksheet_set_column(sheet, at, at,
                             column.align == ColumnAlign::Right ? 14 : 14 + 12 * column.weight,
                             nullptr);
    }
}

// Sums as formulas over the column, with the value they have now for readers that do not compute.
void writeTotals(lxw_worksheet* sheet, const ReportTable& table, Formats& formats)
{
    const auto totals = totalRow(table);
    const auto at = static_cast<lxw_row_t>(table.rows.size() + 1);
    for (std::size_t c = 0; c < totals.size(); ++c) {
        const auto column = static_cast<lxw_col_t>(c);
        if (!totals[c].number) {
            worksheet_write_string(sheet, at, column, totals[c].text.c_str(), formats.total);
            continue;
        }
        char first[LXW_MAX_CELL_NAME_LENGTH];
        char last[LXW_MAX_CELL_NAME_LENGTH];
        lxw_rowcol_to_cell(first, 1, column);
        lxw_rowcol_to_cell(last, at - 1, column);
        worksheet_write_formula_num(
            sheet, at, column, fmt::format("=SUM({}:{})", first, last).c_str(),
            formats.number(largestOf(table, c), Formats::Weight::Total), *totals[c].number);
    }
}

void printSetUp(lxw_worksheet* sheet, const Report& report)
{
    worksheet_set_landscape(sheet);
    worksheet_set_paper(sheet, 9); // A4
    worksheet_fit_to_pages(sheet, 1, 0);
    worksheet_set_footer(
        sheet,
        fmt::format("&L{} {}&C{}&R&P / &N", report.status, report.hash, report.date).c_str());
}

void fillSheet(lxw_worksheet* sheet, const Report& report, const ReportTable& table,
               Formats& formats)
{
    writeHead(sheet, table, formats);
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        auto* number = formats.number(largestOf(table, c), Formats::Weight::Plain);
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            if (c >= table.rows[r].size())
                continue;
            const auto& cell = table.rows[r][c];
            const auto row = static_cast<lxw_row_t>(r + 1);
            const auto column = static_cast<lxw_col_t>(c);
            if (cell.number)
                worksheet_write_number(sheet, row, column, *cell.number, number);
            else
                worksheet_write_string(sheet, row, column, cell.text.c_str(), formats.wrap);
        }
    }
    writeTotals(sheet, table, formats);
    if (!table.note.empty())
        worksheet_write_string(sheet, static_cast<lxw_row_t>(table.rows.size() + 3), 0,
                               table.note.c_str(), nullptr);
    worksheet_freeze_panes(sheet, 1, 1);
    if (!table.rows.empty() && !table.columns.empty())
        worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(table.rows.size()),
                             static_cast<lxw_col_t>(table.columns.size() - 1));
    worksheet_repeat_rows(sheet, 0, 0);
    printSetUp(sheet, report);
}

void fillCover(lxw_worksheet* sheet, const Report& report, const Formats& formats)
{
    lxw_row_t row = 0;
    worksheet_set_column(sheet, 0, 0, 24, nullptr);
    worksheet_set_column(sheet, 1, 1, 90, nullptr);
    worksheet_write_string(sheet, row++, 0, report.title.c_str(), formats.title);
    worksheet_write_string(sheet, row++, 0, report.project.c_str(), formats.title);
    worksheet_write_string(sheet, row, 0, report.status.c_str(), formats.title);
    for (const auto& one : report.particulars) {
        worksheet_write_string(sheet, ++row, 0, one.title.c_str(), formats.head);
        worksheet_write_string(sheet, row, 1, one.value.c_str(), formats.wrap);
    }
    for (const auto& block : report.cover)
        if (const auto* paragraph = std::get_if<Paragraph>(&block))
            worksheet_write_string(sheet, ++row, 1, paragraph->text.c_str(), formats.wrap);
    printSetUp(sheet, report);
}

// The date of the report, not of the clock: the same report is the same file.
void setProperties(lxw_workbook* book, const Report& report)
{
    std::string title = report.title + " — " + report.project;
    std::string subject = report.hash;
    std::string author = report.author;
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.subject = subject.data();
    properties.author = author.data();
    std::tm day{};
    if (const auto date = parseDate(report.date); date && date->stated()) {
        day.tm_year = date->year - 1900;
        day.tm_mon = date->month - 1;
        day.tm_mday = date->day;
        properties.created = timegm(&day);
    }
    workbook_set_properties(book, &properties);
}

} // namespace

Result<void> writeXlsx(const Report& report, const std::filesystem::path& file)
{
    lxw_workbook* book = workbook_new(file.string().c_str());
    if (book == nullptr)
        return fail(FaultCode::Locked,
                    {QT_TRANSLATE_NOOP("data", "the file cannot be written"), {}}, file.string());
    Formats formats(book);
    setProperties(book, report);
    std::set<std::string> taken;
    const auto sheet = [&](const std::string& wanted) {
        return workbook_add_worksheet(book, sheetName(wanted, taken).c_str());
    };
    fillCover(sheet("Cover"), report, formats);
    for (const auto* table : tablesOf(report))
        fillSheet(sheet(table->sheet), report, *table, formats);
    const lxw_error error = workbook_close(book);
    if (error != LXW_NO_ERROR)
        return fail(
            FaultCode::Locked,
            {QT_TRANSLATE_NOOP("data", "the file cannot be written: {0}"), {lxw_strerror(error)}},
            file.string());
    return {};
}

} // namespace hallwright::data
