// SPDX-License-Identifier: GPL-3.0-or-later
// Where a moving box settles: at neighbours' edges and equal gaps when near, else on the grid.
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace hallwright::ui {

struct SnapRules {
    enum class Grid { On, Off } grid = Grid::On;
    enum class Neighbours { On, Off } neighbours = Neighbours::On;
};

struct SnapInput {
    QRectF box;                 // wanted place of what moves
    std::vector<QRectF> others; // that stand near it
    double pitch = 0.6;         // m, of the grid
    double tolerance = 0.1;     // m, how near a neighbour's edge pulls
    SnapRules rules;
};

struct Snapped {
    QPointF by;                 // to add to the wanted place
    std::vector<QLineF> guides; // that explain it, in metres
};

Snapped snapped(const SnapInput& input);
// How far away neighbours still pull, in metres.
constexpr double neighbourReach = 8.0;
// Tolerance in metres for a zoom: eight pixels, but at most 150 mm.
double snapTolerance(double pixelsPerMetre);

} // namespace hallwright::ui
