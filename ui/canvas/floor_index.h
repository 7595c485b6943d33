// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes of what stands in a hall, sorted into cells, to ask quickly what a moved box would hit.
#pragma once

#include "ui/canvas/floor_scene.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace hallwright::ui {

struct StandingBox {
    QRectF box;
    model::ElementRef ref;
    QString label;
};

class FloorIndex {
public:
    // All pieces of the scene but these.
    FloorIndex(const FloorScene& scene, const ElementSet& without);
    void add(const Piece& piece);

    // Something that shares more than a millimetre with the box on both axes.
    const StandingBox* overlapping(const QRectF& box) const;
    bool insideHall(const QRectF& box) const;
    // Why the box may not stand there; empty: it may. Overlaps of now stay allowed: a piece that
    // stands wrong already may be moved bit by bit.
    QString obstacle(const QRectF& box, const QRectF& now = {}) const;
    std::vector<QRectF> near(const QRectF& box, double within) const;

private:
    template <class Visit>
    void visitCells(const QRectF& box, Visit visit) const;

    QPolygonF outline_;
    std::vector<StandingBox> boxes_;
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> cells_;
};

} // namespace hallwright::ui
