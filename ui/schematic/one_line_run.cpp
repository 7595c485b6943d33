// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/one_line_run.h"

#include <algorithm>

namespace hallwright::ui {

namespace {

constexpr double pairWidth = 244;   // one busway or two
constexpr double moreWidth = 130;   // for each further one
constexpr double sideWidth = 84;    // of a feeder's text
constexpr double captionWidth = 94; // of a busway's text
constexpr double halfSymbol = 18;   // from the axis of a line to the edge of its box
constexpr double barHalf = 3;
constexpr double caption = 32; // height of a busway's text
constexpr double strip = 22;   // height of a rack
constexpr double stripGap = 5;
constexpr double tap = 16;    // from a busway to the racks
constexpr double tapStep = 5; // between taps at the same side

double axisOf(std::size_t k, double left)
{
    if (k == 0)
        return left + halfSymbol;
    return left + pairWidth - halfSymbol + static_cast<double>(k - 1) * moreWidth;
}

} // namespace

std::vector<OneLineRun> runsOf(const Diagram& diagram)
{
    std::vector<OneLineRun> runs;
    std::map<std::string, std::size_t> known;
    const auto runAt = [&](std::size_t i) -> OneLineRun& {
        const auto [at, fresh] = known.emplace(diagram.items[i].groups.back(), runs.size());
        if (fresh)
            runs.emplace_back();
        return runs[at->second];
    };
    for (std::size_t i = 0; i < diagram.items.size(); ++i) {
        const auto& item = diagram.items[i];
        if (item.groups.size() < 2)
            continue;
        if (item.symbol == SchematicSymbol::Busway)
            runAt(i).busways.push_back(i);
        if (item.symbol == SchematicSymbol::Rack)
            runAt(i).racks.push_back(i);
    }
    for (auto& run : runs) {
        std::stable_sort(run.busways.begin(), run.busways.end(), [&](auto a, auto b) {
            return diagram.items[a].letter < diagram.items[b].letter;
        });
        for (const auto busway : run.busways) {
            const auto at =
                std::find_if(diagram.links.begin(), diagram.links.end(), [&](const auto& link) {
                    return link.to == busway &&
                           diagram.items[link.from].symbol == SchematicSymbol::Breaker;
                });
            run.feeders.push_back(at != diagram.links.end() ? at->from : busway);
        }
    }
    std::erase_if(runs, [](const auto& run) { return run.busways.empty(); });
    return runs;
}

double widthOf(const OneLineRun& run)
{
    const auto more = run.busways.size() > 2 ? run.busways.size() - 2 : 0;
    return pairWidth + static_cast<double>(more) * moreWidth;
}

void layRun(SchematicDrawing& drawing, const OneLineRun& run, QPointF at)
{
    const double top = at.y() + sheet::boxHeight;
    const double racks = top + caption + stripGap;
    const double bottom = racks + static_cast<double>(std::max<std::size_t>(1, run.racks.size())) *
                                      (strip + stripGap);
    for (std::size_t k = 0; k < run.busways.size(); ++k) {
        const double x = axisOf(k, at.x());
        const bool left = k == 0;
        const double edge = left ? x - halfSymbol : x + halfSymbol - sideWidth - 2 * halfSymbol;
        const double text = left ? x + 8 : x - 8 - captionWidth;
        if (run.feeders[k] != run.busways[k]) {
            drawing.places[run.feeders[k]] = {
                {edge, at.y(), sideWidth + 2 * halfSymbol, sheet::boxHeight},
                left ? Pose::Inline : Pose::InlineLeft,
                x,
                {}};
            drawing.routes.push_back({{{x, at.y() + sheet::boxHeight}, {x, top + 4}},
                                      drawing.diagram.items[run.busways[k]].letter,
                                      Stream::Power,
                                      {},
                                      {},
                                      run.feeders[k],
                                      run.busways[k]});
        }
        drawing.places[run.busways[k]] = {{x - barHalf, top + 4, 2 * barHalf, bottom - top - 4},
                                          Pose::Upright,
                                          x,
                                          {text, top + 2, captionWidth, caption - 2}};
    }
    const double first = axisOf(0, at.x()) + tap;
    const double last = at.x() + pairWidth - halfSymbol - tap;
    double y = racks;
    for (const auto rack : run.racks) {
        drawing.places[rack] = {{first, y, last - first, strip}, Pose::Strip, first, {}};
        for (const auto& link : drawing.diagram.links) {
            if (link.to != rack)
                continue;
            const auto k = static_cast<std::size_t>(
                std::find(run.busways.begin(), run.busways.end(), link.from) - run.busways.begin());
            if (k == run.busways.size())
                continue;
            const double line =
                y + strip / 2 + (k > 1 ? static_cast<double>(k - 1) * tapStep : 0.0);
            drawing.routes.push_back({{{axisOf(k, at.x()), line}, {k == 0 ? first : last, line}},
                                      link.letter,
                                      Stream::Power,
                                      link.kind,
                                      {},
                                      link.from,
                                      link.to});
        }
        y += strip + stripGap;
    }
}

} // namespace hallwright::ui
