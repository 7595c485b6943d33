// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing taken apart into lines and lettering on layers: what CAD programs exchange. Lengths in
// millimetres, y up.
#pragma once

#include <string>
#include <vector>

namespace hallwright::model {

struct DrawnPoint {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const DrawnPoint&, const DrawnPoint&) = default;
};

struct DrawnLine {
    std::string layer;
    std::vector<DrawnPoint> points;
    enum class End { Open, Closed } end = End::Open;
    friend bool operator==(const DrawnLine&, const DrawnLine&) = default;
};

struct DrawnText {
    std::string layer;
    DrawnPoint at;         // left end of the base line
    double height = 0.0;   // of capital letters
    double angleDeg = 0.0; // anticlockwise
    std::string words;     // UTF-8
    friend bool operator==(const DrawnText&, const DrawnText&) = default;
};

struct LineDrawing {
    std::vector<DrawnLine> lines;
    std::vector<DrawnText> texts;
    friend bool operator==(const LineDrawing&, const LineDrawing&) = default;
};

} // namespace hallwright::model
