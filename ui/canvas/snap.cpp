// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/snap.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hallwright::ui {

namespace {

// A box on one axis, with its extent on the other.
struct Span {
    double low;
    double high;
    double sideLow;
    double sideHigh;
    double middle() const { return (low + high) / 2; }
    bool beside(const Span& other) const
    {
        return sideLow < other.sideHigh && other.sideLow < sideHigh;
    }
};

enum class Way { X, Y };

Span spanOf(const QRectF& box, Way way)
{
    const Span alongX{box.left(), box.right(), box.top(), box.bottom()};
    return way == Way::X ? alongX : Span{alongX.sideLow, alongX.sideHigh, alongX.low, alongX.high};
}

// A pull along one axis: how far, and the line (across the axis) it comes from.
struct Pull {
    double by = 0.0;
    double at = 0.0;
    double sideLow = 0.0;
    double sideHigh = 0.0;
};

class Nearest {
public:
    explicit Nearest(double tolerance)
        : tolerance_(tolerance)
    {
    }
    void offer(double from, double to, const Span& mine, const Span& theirs)
    {
        const double by = to - from;
        if (std::abs(by) > tolerance_ || (best_ && std::abs(by) >= std::abs(best_->by)))
            return;
        best_ = Pull{by, to, std::min(mine.sideLow, theirs.sideLow),
                     std::max(mine.sideHigh, theirs.sideHigh)};
    }
    const std::optional<Pull>& best() const { return best_; }

private:
    double tolerance_;
    std::optional<Pull> best_;
};

// The same gap on both sides, or the gap that the neighbour has to its next one.
void offerGaps(Nearest& nearest, const Span& mine, const std::vector<Span>& others)
{
    const Span* below = nullptr;
    const Span* above = nullptr;
    for (const auto& other : others) {
        if (!other.beside(mine))
            continue;
        if (other.middle() < mine.middle() && (below == nullptr || other.high > below->high))
            below = &other;
        if (other.middle() > mine.middle() && (above == nullptr || other.low < above->low))
            above = &other;
    }
    const double width = mine.high - mine.low;
    if (below != nullptr && above != nullptr && above->low - below->high > width)
        nearest.offer(mine.low, (below->high + above->low - width) / 2, mine, *below);
    for (const auto& other : others) {
        if (below != nullptr && other.beside(*below) && other.high < below->low)
            nearest.offer(mine.low, below->high + (below->low - other.high), mine, *below);
        if (above != nullptr && other.beside(*above) && other.low > above->high)
            nearest.offer(mine.high, above->low - (other.low - above->high), mine, *above);
    }
}

std::optional<Pull> pullOf(const SnapInput& input, Way way)
{
    const Span mine = spanOf(input.box, way);
    std::vector<Span> others;
    for (const auto& box : input.others)
        others.push_back(spanOf(box, way));
    Nearest nearest(input.tolerance);
    for (const auto& other : others) {
        for (const double edge : {other.low, other.high}) {
            nearest.offer(mine.low, edge, mine, other);
            nearest.offer(mine.high, edge, mine, other);
        }
        nearest.offer(mine.middle(), other.middle(), mine, other);
    }
    offerGaps(nearest, mine, others);
    return nearest.best();
}

double toGrid(double low, double pitch)
{
    return pitch > 0.0 ? std::round(low / pitch) * pitch - low : 0.0;
}

} // namespace

Snapped snapped(const SnapInput& input)
{
    Snapped out;
    for (const Way way : {Way::X, Way::Y}) {
        double& by = way == Way::X ? out.by.rx() : out.by.ry();
        if (input.rules.neighbours == SnapRules::Neighbours::On)
            if (const auto pull = pullOf(input, way)) {
                by = pull->by;
                out.guides.push_back(
                    way == Way::X ? QLineF(pull->at, pull->sideLow, pull->at, pull->sideHigh)
                                  : QLineF(pull->sideLow, pull->at, pull->sideHigh, pull->at));
                continue;
            }
        if (input.rules.grid == SnapRules::Grid::On)
            by = toGrid(spanOf(input.box, way).low, input.pitch);
    }
    return out;
}

double snapTolerance(double pixelsPerMetre)
{
    return std::min(8.0 / pixelsPerMetre, 0.15);
}

} // namespace hallwright::ui
