// SPDX-License-Identifier: GPL-3.0-or-later
// Where the lanes and columns of a loop lie on its sheet, and the pipes along and between them.
#pragma once

#include "ui/schematic/loop_shape.h"
#include "ui/schematic/schematic_drawing.h"

namespace hallwright::ui {

namespace ladder {
constexpr double rackWidth = 78;
constexpr double rackHeight = 52;
constexpr double fitting = 19; // height of a coupling or valve on a rack's line
constexpr double pitch = rackWidth + 16;
constexpr double unitWidth = 208; // of a CDU
constexpr double unitHeight = 112;
constexpr double port = 26;     // of a CDU from its corner
constexpr double facility = 74; // left of the CDUs: stubs of the facility water
constexpr double header = 20;   // between the headers beside the CDUs
constexpr double inLine = 76;   // of a strainer or pipe in the way to a header
constexpr double drop = 16;     // between a line and the racks
constexpr double labelWidth = 84;
constexpr double labelHeight = 26; // two lines of text
constexpr double beside = 104;     // text right of a symbol on a line
constexpr double title = 20;       // of a lane, over its labels
constexpr double head = title + labelHeight + 4;
constexpr double back = 20; // of a pipe that goes past columns, over or under the labels
constexpr double foot = labelHeight + 18;
constexpr double side = 8; // mains left and right of the middle of their column
} // namespace ladder

class Ladder {
public:
    Ladder(const SchematicDrawing& drawing, const LoopShape& shape);

    void measure(double left); // where the first column begins

    double columnX(int column) const { return columnX_[index(column)]; }
    double columnLeft(int column) const;
    double supplyY(int lane) const { return supplyY_[index(lane)]; }
    double returnY(int lane) const { return returnY_[index(lane)]; }
    double right() const { return right_; }
    double bottom() const { return bottom_; }
    QPointF supplyPoint(const std::string& junction) const;
    QPointF returnPoint(const std::string& junction) const;

    double heightOf(std::size_t item) const;
    double heightOf(const LoopShape::Chain& chain) const;
    SchematicPlace placeInChain(std::size_t item, QPointF top) const;

    // A pipe along one lane that passes a junction or lies beside another pipe, and its track over
    // or under the lane.
    bool goesPast(std::size_t member) const { return tracks_.contains(member); }
    std::size_t track(std::size_t member) const { return tracks_.at(member); }
    LadderPlace placeOf(std::size_t member, const std::string& junction) const;

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    bool hasChain(LadderPlace place) const;
    void measureColumns(double left);
    void measureLanes();
    void findTracks();
    bool passesJunction(std::size_t member) const; // that lies between its ends
    const SchematicItem& item(std::size_t i) const { return drawing_.diagram.items[i]; }

    const SchematicDrawing& drawing_;
    const LoopShape& shape_;
    std::vector<double> columnX_;
    std::vector<double> columnWidth_;
    std::vector<double> supplyY_;
    std::vector<double> returnY_;
    std::map<std::size_t, std::size_t> tracks_; // by member
    std::vector<std::size_t> over_;             // tracks of each lane
    std::vector<std::size_t> under_;
    double right_ = 0.0;
    double bottom_ = 0.0;
};

// Lays the pipes of both sides, and joins further racks of a junction to it.
class PipeRouter {
public:
    PipeRouter(SchematicDrawing& out, const LoopShape& shape, const Ladder& ladder);
    void layAll();

private:
    void lay(std::size_t member);
    void layAlong(std::size_t member, QPointF from, QPointF to);
    void layPast(std::size_t member, QPointF from, QPointF to);
    void layBetween(std::size_t member, QPointF from, QPointF to);
    double freeX(std::size_t member, QPointF inner, QPointF outer) const;
    bool isFree(double x, double low, double high, Stream stream) const;
    void joinChains();
    void keep(std::size_t item, std::vector<QPointF> points);
    Stream streamOf(std::size_t item) const { return out_.diagram.items[item].stream; }

    SchematicDrawing& out_;
    const LoopShape& shape_;
    const Ladder& ladder_;
};

// Without repeated points.
SchematicRoute straightened(SchematicRoute route);

} // namespace hallwright::ui
