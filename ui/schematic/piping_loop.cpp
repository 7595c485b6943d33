// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/piping_loop.h"

#include "ui/schematic/pipe_router.h"

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

using Part = LoopShape::Part;
using Chain = LoopShape::Chain;

// One loop; `Ladder` (pipe_router.h) knows where lanes and columns lie.
class Loop {
public:
    Loop(SchematicDrawing& out, const LoopShape& shape)
        : out_(out)
        , shape_(shape)
        , ladder_(out, shape)
    {
    }

    QRectF lay()
    {
        placeSources();
        ladder_.measure(headerX_ + 2 * ladder::header);
        for (const auto& chain : shape_.crossings)
            hang(chain);
        PipeRouter(out_, shape_, ladder_).layAll();
        joinSources();
        placeApart();
        return cover();
    }

private:
    const SchematicItem& item(std::size_t i) const { return out_.diagram.items[i]; }
    SchematicPlace& place(std::size_t i) { return out_.places[i]; }

    bool isUnit(std::size_t i) const
    {
        return item(i).symbol == SchematicSymbol::Cdu || item(i).symbol == SchematicSymbol::Folded;
    }

    // CDUs under each other; the way to the headers is as long as the longest of what stands in it.
    void placeSources()
    {
        double longest = 0.0;
        for (const auto& source : shape_.sources) {
            double before = 0.0;
            double behind = 0.0;
            bool passed = false;
            for (const auto i : source.items) {
                if (isUnit(i))
                    passed = true;
                else
                    (passed ? behind : before) += ladder::inLine;
            }
            longest = std::max({longest, before, behind});
        }
        double y = ladder::head + sheet::frameTitle;
        for (const auto& source : shape_.sources)
            for (const auto i : source.items)
                if (isUnit(i)) {
                    place(i) = {{ladder::facility, y, ladder::unitWidth, ladder::unitHeight},
                                Pose::Unit,
                                ladder::facility + ladder::unitWidth,
                                {}};
                    y += ladder::unitHeight + sheet::gap;
                }
        bottom_ = y;
        headerX_ = shape_.sources.empty()
                       ? sheet::gap
                       : ladder::facility + ladder::unitWidth + longest + ladder::header;
    }

    // From the return header through what stands in line into the CDU, and out to the supply
    // header.
    void joinSources()
    {
        for (const auto& source : shape_.sources) {
            const auto unit = std::find_if(source.items.begin(), source.items.end(),
                                           [this](auto i) { return isUnit(i); });
            if (unit == source.items.end() || !shape_.supply.contains(source.to) ||
                !shape_.returned.contains(source.from))
                continue;
            const QRectF box = place(*unit).box;
            const double high = box.top() + ladder::port;
            const double low = box.bottom() - ladder::port;
            joinSupply(source, unit, {box.right(), high});
            joinReturn(source, unit, {box.right(), low});
        }
    }

    using Spot = std::vector<std::size_t>::const_iterator;

    void joinSupply(const Chain& source, Spot unit, QPointF at)
    {
        for (auto next = unit + 1; next != source.items.end(); ++next)
            at = stepInLine(*next, *(next - 1), at, Stream::Supply);
        const QPointF to = ladder_.supplyPoint(source.to);
        out_.routes.push_back(straightened({{at, {headerX_, at.y()}, {headerX_, to.y()}, to},
                                            ' ',
                                            Stream::Supply,
                                            {},
                                            {},
                                            source.items.back(),
                                            {}}));
        out_.dots.emplace_back(headerX_, to.y());
    }

    void joinReturn(const Chain& source, Spot unit, QPointF at)
    {
        auto next = unit;
        while (next != source.items.begin()) {
            at = stepInLine(*(next - 1), *next, at, Stream::Return);
            --next;
        }
        const double x = headerX_ + ladder::header;
        const QPointF from = ladder_.returnPoint(source.from);
        out_.routes.push_back(straightened({{from, {x, from.y()}, {x, at.y()}, at},
                                            ' ',
                                            Stream::Return,
                                            {},
                                            {},
                                            {},
                                            source.items.front()}));
        out_.dots.emplace_back(x, from.y());
    }

    // A strainer or pipe in the line to a header; the line's end behind it.
    QPointF stepInLine(std::size_t i, std::size_t neighbour, QPointF at, Stream stream)
    {
        const bool pipe = item(i).symbol == SchematicSymbol::Pipe;
        const QPointF end(at.x() + ladder::inLine, at.y());
        const double middle = (at.x() + end.x()) / 2.0;
        const double text = ladder::labelHeight / 2.0;
        SchematicRoute route{{at, end}, ' ', stream, {}, {}, neighbour, {}};
        if (pipe) {
            place(i) = {
                {at.x() + 4, at.y() - text - 2, ladder::inLine - 8, text}, Pose::Label, middle, {}};
            route.item = i;
        } else {
            constexpr double side = sheet::symbol - 8;
            place(i) = {{middle - side / 2, at.y() - side / 2, side, side},
                        Pose::OnLine,
                        middle,
                        {at.x(), at.y() + side / 2 + 1, ladder::inLine, text}};
        }
        if (stream == Stream::Return)
            std::reverse(route.points.begin(), route.points.end());
        out_.routes.push_back(std::move(route));
        return end;
    }

    // From the supply line down to the return line; a chain that hangs on one side ends in itself.
    void hang(const Chain& chain)
    {
        const double x = ladder_.columnX(chain.place.column);
        const double high = ladder_.supplyY(chain.place.lane);
        const double low = ladder_.returnY(chain.place.lane);
        double y = high + ladder::drop;
        if (chain.from.empty())
            y = low - ladder::drop - ladder_.heightOf(chain);
        QPointF start(x, high);
        std::optional<std::size_t> before;
        for (const auto i : chain.items) {
            place(i) = ladder_.placeInChain(i, {x, y});
            if (before || !chain.from.empty())
                out_.routes.push_back({{start, {x, y}},
                                       ' ',
                                       before ? Stream::Across : Stream::Supply,
                                       {},
                                       {},
                                       before,
                                       i});
            y += ladder_.heightOf(i);
            start = {x, y};
            y += sheet::gap;
            before = i;
        }
        if (!chain.to.empty())
            out_.routes.push_back({{start, {x, low}}, ' ', Stream::Return, {}, {}, before, {}});
        if (!chain.from.empty())
            out_.dots.emplace_back(x, high);
        if (!chain.to.empty())
            out_.dots.emplace_back(x, low);
    }

    // What the loop joins to nothing stands in a line under it.
    void placeApart()
    {
        bottom_ = std::max(bottom_, ladder_.bottom());
        double x = ladder::facility;
        for (std::size_t m = 0; m < shape_.members.size(); ++m) {
            const auto i = shape_.members[m];
            if (!place(i).box.isEmpty())
                continue;
            if (x == ladder::facility)
                bottom_ += sheet::gap;
            place(i) = {{x, bottom_, sheet::boxWidth, sheet::boxHeight}, Pose::Boxed, x, {}};
            x += sheet::boxWidth + sheet::gap;
        }
        if (x > ladder::facility)
            bottom_ += sheet::boxHeight + sheet::gap;
        right_ = std::max(ladder_.right(), x);
    }

    QRectF cover() const
    {
        return {0, 0, std::max(right_, headerX_ + 2 * ladder::header), bottom_};
    }

    SchematicDrawing& out_;
    const LoopShape& shape_;
    Ladder ladder_;
    double headerX_ = 0.0;
    double right_ = 0.0;
    double bottom_ = 0.0;
};

} // namespace

QRectF layLoop(SchematicDrawing& drawing, const LoopShape& shape)
{
    return Loop(drawing, shape).lay();
}

} // namespace hallwright::ui
