// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a hall's air: a grid whose lines follow the rack faces, in two layers, beside the racks
// and above them. Racks block the lower layer; what lies before a rack's face or behind its rear is
// an aisle. Metres; the hall is its bounding box.
#pragma once

#include <cstddef>
#include <vector>

namespace hallwright::thermal {

enum class AirSpace { Room, ColdAisle, HotAisle, Above };

struct RackFootprint {
    double left = 0.0;
    double bottom = 0.0;
    double right = 0.0;
    double top = 0.0;
    int frontX = 0; // the way it faces: one of these is ±1
    int frontY = -1;
};

struct RoomShape {
    double width = 0.0;
    double depth = 0.0;
    double rackHeight = 2.2;
    double clearHeight = 4.5;
    std::vector<RackFootprint> racks;
};

struct GridFace {
    std::size_t a = 0;
    std::size_t b = 0;
    double area = 0.0;
    double distance = 0.0;
};

struct AirGrid {
    std::vector<AirSpace> spaces; // of every cell
    std::vector<GridFace> faces;
    std::vector<std::size_t> front; // cell before each rack
    std::vector<std::size_t> rear;
    std::vector<std::size_t> lowerAtStart; // open cells at the wall where rows start
    std::vector<std::size_t> upperAtStart;
    std::vector<std::size_t> upperAtEnd; // at the wall where rows end
    double openVolume = 0.0;             // m³ of air
};

// How far an aisle reaches from a rack's face at most: half of a wide aisle.
inline constexpr double aisleReach = 1.8;

AirGrid airGrid(const RoomShape& shape);

} // namespace hallwright::thermal
