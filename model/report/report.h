// SPDX-License-Identifier: GPL-3.0-or-later
// A report as plain values: sections of paragraphs, tables, drawings and charts. Writers (PDF,
// XLSX, CSV, HTML) read these; none computes anything.
#pragma once

#include "model/message.h"
#include "model/site/placement.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hallwright::model {

// A cell knows its number, so that a spreadsheet gets numbers and a page gets text.
struct Cell {
    std::string text;
    std::optional<double> number; // in the unit of the column's header
};

enum class ColumnAlign { Left, Right };
enum class ColumnTotal { None, Sum };
struct Column {
    std::string title;
    std::string unit;
    ColumnAlign align = ColumnAlign::Left;
    double weight = 1.0; // share of the page's width
    ColumnTotal total = ColumnTotal::None;
};

struct ReportTable {
    std::string title;
    std::string sheet; // short name: the sheet and CSV file it becomes
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
    std::string note;         // below the table
    std::string totalTitle{}; // of the row of totals; empty: none is shown
};

// The row of totals below a table: sums of the columns that have one, over the cells that know
// their number. Where some do not, the text says so with "≥". Empty without a total title.
std::vector<Cell> totalRow(const ReportTable& table);

struct Paragraph {
    std::string text;
    enum class Style { Body, Heading, Small, Verdict } style = Style::Body;
};

// Vector drawing in metres; y up. A schematic has no scale: labels are whole and may have lines.
enum class DrawingKind { Plan, Schematic };
enum class ShapeStyle { Wall, Grid, Rack, RackAir, RackNetwork, Unit, Front, Clearance, Dimension };
struct Shape {
    ShapeStyle style = ShapeStyle::Rack;
    Box box;
    std::string label;
};
struct Drawing {
    std::string title;
    Box extent;
    std::vector<Shape> shapes;
    DrawingKind kind = DrawingKind::Plan;
};

enum class ChartKind { StackedBars, Bars, Lines, Points, HeatMap };
struct ChartSeries {
    std::string name;
    std::vector<double> y;   // one per category, or per x
    std::vector<double> x{}; // of its own, where it does not share the chart's (lines, points)
    friend bool operator==(const ChartSeries&, const ChartSeries&) = default;
};
// Equal cells: columns one after the other from the lowest row up.
struct ChartGrid {
    std::size_t rows = 0;
    std::string unit;
    std::vector<double> values;
    friend bool operator==(const ChartGrid&, const ChartGrid&) = default;
};
struct Chart {
    std::string title;
    ChartKind kind = ChartKind::StackedBars;
    std::string xTitle;
    std::string yTitle;
    std::vector<std::string> categories; // bars
    std::vector<double> x;               // lines
    std::vector<ChartSeries> series;
    std::size_t lines = 0; // of a chart of points: the last so many series are lines
    ChartGrid grid;        // heat map
    bool fromZero = true;  // the y axis of lines
};

using ReportBlock = std::variant<Paragraph, ReportTable, Drawing, Chart>;

struct ReportSection {
    std::string title;
    std::vector<ReportBlock> blocks;
    enum class Start { NewPage, Inline } start = Start::NewPage;
};

// A line of the cover: "Client", "Example Ltd".
struct Particular {
    std::string title;
    std::string value;
};

struct Report {
    std::string title;
    std::string subtitle;
    std::string project;
    std::string client;
    std::string author;
    std::string date;     // ISO; the only thing that differs between two prints of one plan
    std::string hash;     // fingerprint of what was reported
    std::string language; // "en" or "zh_CN"
    std::string status;   // "DRAFT", "Revision B, approved": large on the cover, in every footer
    std::vector<Particular> particulars{};
    std::vector<ReportBlock> cover{}; // below them: what keeps it a draft, revisions, margins
    std::vector<ReportSection> sections;
};

// Every table of the report, the cover's first.
std::vector<const ReportTable*> tablesOf(const Report& report);

} // namespace hallwright::model
