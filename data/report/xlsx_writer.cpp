// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/report/table_writers.h"

#include <xlsxwriter.h>

#include <algorithm>
#include <set>

namespace hallwright::data {

using namespace model;

namespace {

struct Formats {
    lxw_format* head = nullptr;
    lxw_format* wrap = nullptr;
    lxw_format* title = nullptr;
};

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

void fillSheet(lxw_worksheet* sheet, const ReportTable& table, const Formats& formats)
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
    for (std::size_t r = 0; r < table.rows.size(); ++r)
        for (std::size_t c = 0; c < table.rows[r].size(); ++c) {
            const auto& cell = table.rows[r][c];
            const auto row = static_cast<lxw_row_t>(r + 1);
            const auto column = static_cast<lxw_col_t>(c);
            if (cell.number)
                worksheet_write_number(sheet, row, column, *cell.number, nullptr);
            else
                worksheet_write_string(sheet, row, column, cell.text.c_str(), formats.wrap);
        }
    worksheet_freeze_panes(sheet, 1, 0);
    worksheet_set_landscape(sheet);
    worksheet_fit_to_pages(sheet, 1, 0);
    worksheet_repeat_rows(sheet, 0, 0);
}

} // namespace

Result<void> writeXlsx(const Report& report, const std::filesystem::path& file)
{
    lxw_workbook* book = workbook_new(file.string().c_str());
    if (book == nullptr)
        return fail(FaultCode::Locked,
                    {QT_TRANSLATE_NOOP("data", "the file cannot be written"), {}}, file.string());
    Formats formats{workbook_add_format(book), workbook_add_format(book),
                    workbook_add_format(book)};
    format_set_bold(formats.head);
    format_set_bg_color(formats.head, 0xEEF1F4);
    format_set_text_wrap(formats.head);
    format_set_text_wrap(formats.wrap);
    format_set_align(formats.wrap, LXW_ALIGN_VERTICAL_TOP);
    std::set<std::string> taken;
    for (const auto& section : report.sections)
        for (const auto& block : section.blocks)
            if (const auto* table = std::get_if<ReportTable>(&block))
                fillSheet(workbook_add_worksheet(book, sheetName(table->sheet, taken).c_str()),
                          *table, formats);
    const lxw_error error = workbook_close(book);
    if (error != LXW_NO_ERROR)
        return fail(
            FaultCode::Locked,
            {QT_TRANSLATE_NOOP("data", "the file cannot be written: {0}"), {lxw_strerror(error)}},
            file.string());
    return {};
}

} // namespace hallwright::data
