// SPDX-License-Identifier: GPL-3.0-or-later
// Heights of all ranks of a one-line, and the lines from what feeds to what is fed.
#pragma once

#include "ui/schematic/one_line_block.h"

namespace hallwright::ui {

class OneLineRoutes {
public:
    // Of a drawing whose items have their places from left to right.
    OneLineRoutes(SchematicDrawing& drawing, const std::vector<std::size_t>& ranks);
    void stackAndJoin();

private:
    const SchematicItem& item(std::size_t i) const { return drawing_.diagram.items[i]; }
    bool isBar(std::size_t i) const { return drawing_.places[i].pose == Pose::Bar; }
    bool joinedInRun(const SchematicLink& link) const;
    bool needsTrack(std::size_t link) const;
    bool overBars(const SchematicLink& link) const;
    void takeTracks();
    void stack();
    double heightOf(std::size_t rank);
    void lower(std::size_t rank, double y);
    void join(std::size_t link);
    std::vector<QPointF> pathOf(std::size_t link) const;
    std::vector<QPointF> transferPath(std::size_t link) const;

    SchematicDrawing& drawing_;
    const std::vector<std::size_t>& ranks_;
    std::size_t foot_ = 0;
    std::size_t ring_ = 0;                     // rank of the last row of rings; 0: there are none
    std::map<std::size_t, std::size_t> track_; // of an item, under its rank
    std::map<std::size_t, std::size_t> over_;  // of a bar's lines to other bars, over its rank
    std::vector<Tracks> below_;                // by rank
    std::vector<Tracks> above_;
    std::map<std::size_t, std::size_t> tier_; // of bars in their block
    std::vector<double> top_;
    std::vector<double> bottom_;
};

} // namespace hallwright::ui
