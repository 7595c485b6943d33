// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/csv.h"
#include "data/report/table_writers.h"

#include <fmt/format.h>

#include <fstream>

namespace hallwright::data {

using namespace model;

namespace {

Result<void> written(const std::filesystem::path& file, const std::string& text)
{
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    if (!out)
        return fail(FaultCode::Locked,
                    {QT_TRANSLATE_NOOP("data", "the file cannot be written"), {}}, file.string());
    return {};
}

std::string headerOf(const Column& column)
{
    return column.unit.empty() ? column.title : column.title + " [" + column.unit + "]";
}

std::string escaped(const std::string& text)
{
    std::string out;
    for (const char c : text)
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    return out;
}

std::string htmlTable(const ReportTable& table)
{
    std::string out;
    if (!table.title.empty())
        out += "<h3>" + escaped(table.title) + "</h3>\n";
    out += "<table>\n<thead><tr>";
    const auto side = [](const Column& column) {
        return column.align == ColumnAlign::Right ? " class=\"n\"" : "";
    };
    for (const auto& column : table.columns)
        out += fmt::format("<th{}>{}</th>", side(column), escaped(headerOf(column)));
    out += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows) {
        out += "<tr>";
        for (std::size_t c = 0; c < row.size() && c < table.columns.size(); ++c)
            out += fmt::format("<td{}>{}</td>", side(table.columns[c]), escaped(row[c].text));
        out += "</tr>\n";
    }
    out += "</tbody>";
    if (const auto totals = totalRow(table); !totals.empty()) {
        out += "<tfoot><tr>";
        for (std::size_t c = 0; c < totals.size(); ++c)
            out += fmt::format("<td{}>{}</td>", side(table.columns[c]), escaped(totals[c].text));
        out += "</tr></tfoot>";
    }
    out += "</table>\n";
    return table.note.empty() ? out : out + "<p class=\"s\">" + escaped(table.note) + "</p>\n";
}

std::string htmlBlocks(const std::vector<ReportBlock>& blocks)
{
    std::string out;
    for (const auto& block : blocks) {
        if (const auto* table = std::get_if<ReportTable>(&block))
            out += htmlTable(*table);
        if (const auto* paragraph = std::get_if<Paragraph>(&block))
            out += fmt::format("<p{}>{}</p>\n",
                               paragraph->style == Paragraph::Style::Verdict ? " class=\"v\"" : "",
                               escaped(paragraph->text));
    }
    return out;
}

} // namespace

std::string csvText(const Report& report)
{
    std::string out;
    for (const auto* table : tablesOf(report)) {
        out += csvCell(table->title.empty() ? table->sheet : table->title) + "\r\n";
        for (std::size_t c = 0; c < table->columns.size(); ++c)
            out += (c == 0 ? "" : ",") + csvCell(headerOf(table->columns[c]));
        out += "\r\n";
        for (const auto& row : table->rows) {
            for (std::size_t c = 0; c < row.size(); ++c)
                out += (c == 0 ? "" : ",") +
                       (row[c].number ? fmt::format("{}", *row[c].number) : csvCell(row[c].text));
            out += "\r\n";
        }
        out += "\r\n";
    }
    return out;
}

std::string htmlText(const Report& report)
{
    std::string out = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta "
        "charset=\"utf-8\"><title>{}</title>\n<style>"
        "body{{font:14px/1.45 sans-serif;margin:2em auto;max-width:70em;color:#1f2429}}"
        "table{{border-collapse:collapse;width:100%;font-size:12px}}th{{background:#eef1f4;text-"
        "align:left}}"
        "td,th{{padding:3px 6px;border-bottom:1px solid #c4cad0;vertical-align:top}}"
        ".n{{text-align:right;font-variant-numeric:tabular-nums}}.s{{color:#5b646d;font-size:12px}}"
        ".v{{font-weight:bold;font-size:16px}}tfoot "
        "td{{font-weight:bold}}</style></head><body>\n<h1>{}</h1>\n<p>{} — {} · {} "
        "· {}</p>\n",
        report.language == "zh_CN" ? "zh-CN" : "en", escaped(report.title), escaped(report.title),
        escaped(report.project), escaped(report.subtitle), escaped(report.date), report.hash);
    out += fmt::format("<p class=\"v\">{}</p>\n<table>\n", escaped(report.status));
    for (const auto& one : report.particulars)
        out += fmt::format("<tr><th>{}</th><td>{}</td></tr>\n", escaped(one.title),
                           escaped(one.value.empty() ? "–" : one.value));
    out += "</table>\n" + htmlBlocks(report.cover);
    for (const auto& section : report.sections)
        out += "<h2>" + escaped(section.title) + "</h2>\n" + htmlBlocks(section.blocks);
    return out + "</body></html>\n";
}

Result<void> writeCsv(const Report& report, const std::filesystem::path& file)
{
    return written(file, csvText(report));
}

Result<void> writeHtml(const Report& report, const std::filesystem::path& file)
{
    return written(file, htmlText(report));
}

} // namespace hallwright::data
