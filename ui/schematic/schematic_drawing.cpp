// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_drawing.h"

#include <algorithm>

namespace hallwright::ui {

QRectF boundsOf(const SchematicDrawing& drawing)
{
    QRectF all;
    for (const auto& box : drawing.boxes)
        all |= box;
    for (const auto& frame : drawing.frames)
        all |= frame.box;
    for (const auto& route : drawing.routes)
        for (const auto& point : route.points)
            all |= QRectF(point, QSizeF(1, 1));
    using sheet::margin;
    return all.isEmpty() ? all : all.adjusted(-margin, -margin, margin, margin);
}

std::vector<double> spread(const std::vector<double>& desired, const std::vector<double>& widths,
                           double gap)
{
    struct Pool {
        double sum = 0.0;
        std::size_t count = 0;
        double mean() const { return sum / static_cast<double>(count); }
    };
    // In coordinates from which the widths are taken away, order alone is to be kept.
    std::vector<double> offsets;
    std::vector<Pool> pools;
    double offset = 0.0;
    for (std::size_t i = 0; i < desired.size(); ++i) {
        if (i > 0)
            offset += (widths[i - 1] + widths[i]) / 2.0 + gap;
        offsets.push_back(offset);
        pools.push_back({desired[i] - offset, 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean() > pools.back().mean()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back().sum += last.sum;
            pools.back().count += last.count;
        }
    }
    std::vector<double> out;
    for (const auto& pool : pools)
        for (std::size_t k = 0; k < pool.count; ++k)
            out.push_back(pool.mean() + offsets[out.size()]);
    return out;
}

} // namespace hallwright::ui
