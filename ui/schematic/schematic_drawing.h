// SPDX-License-Identifier: GPL-3.0-or-later
// A diagram laid out on a sheet: where each item stands and how it is joined. Lengths in sheet
// units, which are pixels at 100 %.
#pragma once

#include "ui/schematic/diagram.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace hallwright::ui {

// How an item is drawn in its box.
enum class Pose {
    Boxed,      // outlined, symbol and text inside
    Inline,     // symbol on a vertical line at `axis`, text at its right
    InlineLeft, // the same, text at its left
    Bar,        // horizontal bar at the bottom of the box, its text over it
    Upright,    // vertical bar, its text in `text`
    Strip,      // one line of text in an outline: a rack between its busways
    Column,     // outlined on a vertical line, its fittings over and under it: a rack in a loop
    Unit,       // a CDU with its inner flow; outlets at the right
    OnLine,     // small symbol in a line, text in `text`
    Label       // text alone, on the route that the item is
};

struct SchematicPlace {
    QRectF box;
    Pose pose = Pose::Boxed;
    double axis = 0.0; // x of the line through it
    QRectF text;       // where the text stands outside the box; empty: inside
};

// Corners run along the axes from the upstream end to the downstream end.
struct SchematicRoute {
    std::vector<QPointF> points;
    char letter = ' ';
    Stream stream = Stream::Power;
    SchematicLink::Kind kind = SchematicLink::Kind::Normal;
    std::optional<std::size_t> item; // the pipe that the route itself is
    std::optional<std::size_t> from; // items at its ends; none: a junction
    std::optional<std::size_t> to;
    std::vector<QPointF> hops = {}; // where it passes a line or bar that it is not joined to
};

// An open group: its ground, or where it has none only the title by which it is folded.
struct SchematicFrame {
    enum class Look { Ground, Title };
    std::string group;
    QString title;
    QString note; // design data behind the title
    QRectF box;   // of a title: of that alone
    Look look = Look::Ground;
};

struct SchematicDrawing {
    Diagram diagram;
    std::vector<SchematicPlace> places; // by item
    std::vector<SchematicRoute> routes;
    std::vector<SchematicFrame> frames;
    std::vector<QPointF> dots; // where lines join
    QRectF bounds;
};

// Common measures of both drawings.
namespace sheet {
constexpr double boxWidth = 180;
constexpr double boxHeight = 58;
constexpr double symbol = 28; // a symbol on a line
constexpr double gap = 16;    // between neighbours
constexpr double track = 10;  // between parallel lines
constexpr double margin = 24; // around the drawing
constexpr double frameTitle = 24;
} // namespace sheet

// The smallest box around places, routes and frames, with the margin.
QRectF boundsOf(const SchematicDrawing& drawing);

// Finds where upright stretches of lines pass others that they are not joined to.
void findHops(SchematicDrawing& drawing);

void moveBy(SchematicPlace& place, QPointF by);

// Centres as near to the desired ones as their order and widths allow, gaps kept: least squares,
// by pooling adjacent violators (Ayer et al., 1955).
std::vector<double> spread(const std::vector<double>& desired, const std::vector<double>& widths,
                           double gap);

// The lowest free one of a list of tracks for the stretch from low to high, which it then holds.
class Tracks {
public:
    std::size_t take(double low, double high);
    std::size_t size() const { return taken_.size(); }

private:
    std::vector<std::vector<std::pair<double, double>>> taken_;
};

} // namespace hallwright::ui
