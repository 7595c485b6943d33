// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks stand side by side under the sources. Within a block ranks go from the sources down:
// symbols over the middle of what they feed, boards as bars over all of it, racks at the foot.
#include "ui/schematic/one_line_layout.h"

#include "ui/schematic/one_line_block.h"
#include "ui/schematic/one_line_rings.h"
#include "ui/schematic/one_line_routes.h"

#include <algorithm>

namespace hallwright::ui {

namespace {

using Indices = std::vector<std::size_t>;

constexpr double runTitle = 22; // under the racks of a run

class OneLine {
public:
    explicit OneLine(Diagram diagram)
    {
        out_.diagram = std::move(diagram);
        out_.places.resize(out_.diagram.items.size());
        ranks_ = oneLineRanks(out_.diagram);
    }

    SchematicDrawing draw()
    {
        gather();
        double x = 0.0;
        for (auto& part : parts_) {
            OneLineBlock block(out_, ranks_, part.items);
            block.place(x);
            part.box = block.cover();
            x = part.box.right() + 2 * sheet::gap;
        }
        placeRings(out_);
        placeSources();
        OneLineRoutes(out_, ranks_).stackAndJoin();
        addFrames();
        findHops(out_);
        out_.bounds = boundsOf(out_);
        return std::move(out_);
    }

private:
    struct Part {
        std::string group; // empty: what belongs to no block
        Indices items;
        QRectF box;
    };

    void gather()
    {
        for (std::size_t i = 0; i < out_.diagram.items.size(); ++i) {
            const auto& item = out_.diagram.items[i];
            if (isSourceSymbol(item.symbol)) {
                sources_.push_back(i);
                continue;
            }
            if (isRingSymbol(item.symbol))
                continue;
            const bool fold = item.symbol == SchematicSymbol::Folded && item.groups.empty();
            const std::string group = fold                  ? item.key
                                      : item.groups.empty() ? std::string()
                                                            : item.groups.front();
            const auto at = std::find_if(parts_.begin(), parts_.end(),
                                         [&](const auto& part) { return part.group == group; });
            if (at != parts_.end())
                at->items.push_back(i);
            else
                parts_.push_back({group, {i}, {}});
        }
    }

    // Over the middle of what they feed, beside every line that comes down there.
    void placeSources()
    {
        std::vector<std::pair<double, std::size_t>> wanted;
        std::vector<double> lines;
        double right = 0.0;
        for (const auto& part : parts_)
            right = std::max(right, part.box.right());
        for (const auto i : sources_) {
            double sum = 0.0;
            int count = 0;
            for (std::size_t k = 0; k < out_.diagram.links.size(); ++k)
                if (const auto& link = out_.diagram.links[k];
                    link.from == i && !isSourceSymbol(out_.diagram.items[link.to].symbol)) {
                    lines.push_back(entryOf(out_, k));
                    sum += lines.back();
                    ++count;
                }
            wanted.emplace_back(count > 0 ? sum / count : right, i);
        }
        std::stable_sort(wanted.begin(), wanted.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        placeInline(out_, wanted, lines);
    }

    void addFrames()
    {
        for (const auto& part : parts_) {
            const auto group = std::find_if(out_.diagram.groups.begin(), out_.diagram.groups.end(),
                                            [&](const auto& one) { return one.key == part.group; });
            const bool fold =
                out_.diagram.items[part.items.front()].symbol == SchematicSymbol::Folded &&
                part.items.size() == 1;
            if (group == out_.diagram.groups.end() || fold)
                continue;
            QRectF box;
            for (const auto i : part.items)
                box |= out_.places[i].box.united(out_.places[i].text);
            constexpr double pad = sheet::gap / 2.0;
            box.adjust(-pad, -pad - sheet::frameTitle, pad, pad + runTitle);
            out_.frames.push_back(
                {part.group, group->title, group->note, box, SchematicFrame::Look::Ground});
        }
        addRunTitles();
    }

    // A title under the racks of an open run folds it.
    void addRunTitles()
    {
        for (const auto& run : runsOf(out_.diagram)) {
            const auto& key = out_.diagram.items[run.busways.front()].groups.back();
            QRectF box;
            for (const auto i : run.busways)
                box |= out_.places[i].box.united(out_.places[i].text);
            QString title;
            for (const auto& group : out_.diagram.groups)
                if (group.key == key)
                    title = group.title;
            out_.frames.push_back({key,
                                   title,
                                   {},
                                   {box.center().x() - 100, box.bottom() + 3, 200, 18},
                                   SchematicFrame::Look::Title});
        }
    }

    SchematicDrawing out_;
    std::vector<std::size_t> ranks_;
    std::vector<Part> parts_;
    Indices sources_;
};

} // namespace

SchematicDrawing laidOutOneLine(Diagram diagram)
{
    return OneLine(std::move(diagram)).draw();
}

} // namespace hallwright::ui
