// SPDX-License-Identifier: GPL-3.0-or-later
// A diagram laid out on a sheet: where each item stands and how it is joined. Lengths in sheet
// units, which are pixels at 100 %.
#pragma once

#include "ui/schematic/diagram.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace hallwright::ui {

// Corners run along the axes from the upstream end to the downstream end.
struct SchematicRoute {
    std::vector<QPointF> points;
    char letter = ' ';
    Stream stream = Stream::Power;
    SchematicLink::Kind kind = SchematicLink::Kind::Normal;
    std::optional<std::size_t> item; // the pipe that the route itself is
    std::optional<std::size_t> from; // items at its ends; none: a junction
    std::optional<std::size_t> to;
};

// Around the items of an unfolded group, with its title.
struct SchematicFrame {
    std::string group;
    QString title;
    QRectF box;
};

struct SchematicDrawing {
    Diagram diagram;
    std::vector<QRectF> boxes; // by item; of a pipe: its arrow and label on the route
    std::vector<SchematicRoute> routes;
    std::vector<SchematicFrame> frames;
    std::vector<QPointF> dots; // junctions where lines join
    QRectF bounds;
};

// Common measures of both drawings.
namespace sheet {
constexpr double boxWidth = 156;
constexpr double boxHeight = 58;
constexpr double rackWidth = 90;
constexpr double gap = 12;    // between neighbours
constexpr double track = 8;   // between parallel lines
constexpr double margin = 24; // around the drawing
constexpr double frameTitle = 22;
} // namespace sheet

// The smallest box around boxes, routes and frames, with the margin.
QRectF boundsOf(const SchematicDrawing& drawing);

// Centres as near to the desired ones as their order and widths allow, gaps kept: least squares,
// by pooling adjacent violators (Ayer et al., 1955).
std::vector<double> spread(const std::vector<double>& desired, const std::vector<double>& widths,
                           double gap);

} // namespace hallwright::ui
