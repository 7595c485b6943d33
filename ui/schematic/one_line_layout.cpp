// SPDX-License-Identifier: GPL-3.0-or-later
// Layers by longest path, every item as near to what it feeds as it may be; within a layer the
// order follows the racks and boxes are spread without overlap; lines run in tracks between the
// layers.
#include "ui/schematic/one_line_layout.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace hallwright::ui {

namespace {

using Indices = std::vector<std::size_t>;

constexpr double layerGap = 30;  // free of tracks
constexpr double entryStep = 16; // between lines that enter one box
constexpr double barHeight = 40;

bool isBar(const SchematicItem& item)
{
    return item.symbol == SchematicSymbol::Busway;
}

class Layers {
public:
    explicit Layers(Diagram diagram)
        : below_(diagram.items.size())
        , above_(diagram.items.size())
        , rank_(diagram.items.size(), 0)
    {
        out_.diagram = std::move(diagram);
        out_.boxes.resize(out_.diagram.items.size());
        for (std::size_t i = 0; i < links().size(); ++i) {
            below_[links()[i].from].push_back(links()[i].to);
            above_[links()[i].to].push_back(i);
        }
    }

    SchematicDrawing draw()
    {
        rankItems();
        makeLayers();
        placeEnds();
        for (std::size_t layer = layers_.size(); layer-- > 0;)
            placeLayer(layers_[layer]);
        parkBars();
        stackLayers();
        for (std::size_t i = 0; i < links().size(); ++i)
            routeLink(i);
        out_.bounds = boundsOf(out_);
        return std::move(out_);
    }

private:
    const std::vector<SchematicItem>& items() const { return out_.diagram.items; }
    const std::vector<SchematicLink>& links() const { return out_.diagram.links; }

    // Longest path from a source; then down towards what it feeds. Derived networks list upstream
    // before downstream, but a folded diagram need not.
    void rankItems()
    {
        const std::size_t most = items().size();
        bool changed = true;
        for (std::size_t lap = 0; changed && lap < most; ++lap) {
            changed = false;
            for (const auto& link : links())
                if (rank_[link.to] <= rank_[link.from]) {
                    rank_[link.to] = rank_[link.from] + 1;
                    changed = true;
                }
        }
        std::map<SchematicSymbol, std::size_t> deepest;
        for (std::size_t i = 0; i < most; ++i)
            deepest[items()[i].symbol] = std::max(deepest[items()[i].symbol], rank_[i]);
        Indices order(most);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [this](auto a, auto b) { return rank_[a] > rank_[b]; });
        for (const auto i : order) {
            if (below_[i].empty()) {
                if (!above_[i].empty() && items()[i].symbol != SchematicSymbol::Folded)
                    rank_[i] = deepest[items()[i].symbol];
                continue;
            }
            std::size_t nearest = most;
            for (const auto child : below_[i])
                nearest = std::min(nearest, rank_[child]);
            rank_[i] = std::max(rank_[i], nearest - 1);
        }
    }

    // Busways lie apart from what else has their rank: they get layers of their own.
    void makeLayers()
    {
        std::map<std::size_t, Indices> byRank;
        for (std::size_t i = 0; i < items().size(); ++i)
            if (!isBar(items()[i]))
                byRank[rank_[i]].push_back(i);
        for (std::size_t i = 0; i < items().size(); ++i)
            if (isBar(items()[i]) && byRank.find(rank_[i]) == byRank.end())
                byRank[rank_[i]] = {};
        for (auto& [rank, members] : byRank) {
            layerRank_.push_back(rank);
            layers_.push_back(std::move(members));
        }
    }

    double widthOf(std::size_t i) const
    {
        return items()[i].symbol == SchematicSymbol::Rack ? sheet::rackWidth : sheet::boxWidth;
    }

    // Items that feed nothing, in their order: clusters with the same parents stand together, as
    // wide as their busways and feeders want.
    void placeEnds()
    {
        double x = 0.0;
        std::size_t i = 0;
        const auto end = items().size();
        std::vector<std::pair<Indices, Indices>> clusters; // parents, members
        std::map<Indices, std::size_t> known;
        for (; i < end; ++i) {
            if (!below_[i].empty() || isBar(items()[i]))
                continue;
            Indices parents;
            for (const auto link : above_[i])
                parents.push_back(links()[link].from);
            const bool together = items()[i].symbol == SchematicSymbol::Rack;
            const auto [at, fresh] =
                together ? known.emplace(parents, clusters.size()) : std::pair{known.end(), true};
            if (fresh)
                clusters.push_back({parents, {}});
            (fresh ? clusters.back() : clusters[at->second]).second.push_back(i);
        }
        for (const auto& [parents, members] : clusters) {
            double width = 0.0;
            for (const auto member : members)
                width += widthOf(member) + sheet::gap;
            const double wanted = static_cast<double>(std::max<std::size_t>(1, parents.size())) *
                                  (sheet::boxWidth + sheet::gap);
            const bool racks = items()[members.front()].symbol == SchematicSymbol::Rack;
            double at = x + (racks ? std::max(0.0, wanted - width) / 2.0 : 0.0);
            for (const auto member : members) {
                out_.boxes[member] = {at, 0, widthOf(member), sheet::boxHeight};
                at += widthOf(member) + sheet::gap;
            }
            x += (racks ? std::max(width, wanted) : width) + lanes(parents) * sheet::track +
                 sheet::gap;
        }
    }

    // Lines beside a cluster that go down to the lower ones of its busways.
    static double lanes(const Indices& parents) { return static_cast<double>(parents.size()); }

    double centreOfBelow(std::size_t i) const
    {
        double sum = 0.0;
        for (const auto child : below_[i])
            sum += isBar(items()[child]) ? centreOfBelow(child) : out_.boxes[child].center().x();
        return below_[i].empty() ? out_.boxes[i].center().x()
                                 : sum / static_cast<double>(below_[i].size());
    }

    void placeLayer(Indices& layer)
    {
        std::vector<std::pair<double, std::size_t>> wanted;
        for (const auto i : layer)
            wanted.emplace_back(centreOfBelow(i), i);
        std::stable_sort(wanted.begin(), wanted.end(), [this](const auto& a, const auto& b) {
            return a.first != b.first ? a.first < b.first
                                      : items()[a.second].letter < items()[b.second].letter;
        });
        std::vector<double> desired;
        std::vector<double> widths;
        for (const auto& [x, i] : wanted) {
            desired.push_back(x);
            widths.push_back(widthOf(i));
        }
        const auto centres = spread(desired, widths, sheet::gap);
        layer.clear();
        for (std::size_t k = 0; k < wanted.size(); ++k) {
            const auto i = wanted[k].second;
            layer.push_back(i);
            out_.boxes[i] = {centres[k] - widths[k] / 2.0, 0, widths[k], sheet::boxHeight};
        }
    }

    // A bar lies over what it feeds; bars that would overlap go one under the other.
    void parkBars()
    {
        std::map<std::size_t, std::vector<std::pair<char, std::size_t>>> byRank;
        for (std::size_t i = 0; i < items().size(); ++i)
            if (isBar(items()[i]))
                byRank[rank_[i]].emplace_back(items()[i].letter, i);
        for (auto& [rank, bars] : byRank) {
            std::stable_sort(bars.begin(), bars.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
            std::vector<Indices> tiers;
            for (const auto& [letter, i] : bars)
                parkBar(i, tiers);
            tiers_[rank] = std::move(tiers);
        }
    }

    void parkBar(std::size_t i, std::vector<Indices>& tiers)
    {
        QRectF span;
        for (const auto child : below_[i])
            span |= out_.boxes[child];
        const double width = std::max(span.width(), sheet::boxWidth);
        const double left = span.isEmpty() ? 0.0 : span.left();
        for (std::size_t tier = 0;; ++tier) {
            const QRectF box(left, 0, width + static_cast<double>(tier) * sheet::track, barHeight);
            if (tier == tiers.size())
                tiers.emplace_back();
            const bool free = std::none_of(tiers[tier].begin(), tiers[tier].end(), [&](auto k) {
                return out_.boxes[k].left() < box.right() && box.left() < out_.boxes[k].right();
            });
            if (!free)
                continue;
            out_.boxes[i] = box;
            tier_[i] = tier;
            tiers[tier].push_back(i);
            return;
        }
    }

    // Heights, once all widths are known; a gap holds a track for each item that feeds across it.
    void stackLayers()
    {
        double y = 0.0;
        for (std::size_t layer = 0; layer < layers_.size(); ++layer) {
            const auto rank = layerRank_[layer];
            double height = layers_[layer].empty() ? 0.0 : sheet::boxHeight;
            for (const auto i : layers_[layer])
                out_.boxes[i].moveTop(y);
            if (const auto at = tiers_.find(rank); at != tiers_.end()) {
                double top = y + (height > 0.0 ? height + layerGap : 0.0);
                for (const auto& tier : at->second) {
                    for (const auto i : tier)
                        out_.boxes[i].moveTop(top);
                    top += barHeight + sheet::gap;
                }
                height = top - y - sheet::gap;
            }
            bottoms_[rank] = y + height;
            y += height + layerGap + assignTracks(layers_[layer]) * sheet::track;
        }
    }

    // Tracks of the gap under a layer by the stretch that each item's lines cover; how many.
    double assignTracks(const Indices& layer)
    {
        std::vector<std::vector<std::pair<double, double>>> taken;
        for (const auto i : layer) {
            if (below_[i].empty())
                continue;
            double low = out_.boxes[i].center().x();
            double high = low;
            for (const auto child : below_[i]) {
                low = std::min(low, out_.boxes[child].left());
                high = std::max(high, out_.boxes[child].right() + 4 * sheet::track);
            }
            std::size_t track = 0;
            const auto blocked = [&](const auto& stretch) {
                return stretch.first < high && low < stretch.second;
            };
            while (track < taken.size() &&
                   std::any_of(taken[track].begin(), taken[track].end(), blocked))
                ++track;
            if (track == taken.size())
                taken.emplace_back();
            taken[track].emplace_back(low, high);
            track_[i] = track;
        }
        return static_cast<double>(taken.size());
    }

    double trackHeight(std::size_t i) const
    {
        const auto at = track_.find(i);
        const double step = at != track_.end() ? static_cast<double>(at->second) : 0.0;
        return bottoms_.at(rank_[i]) + layerGap / 2.0 + step * sheet::track;
    }

    // Lines that enter one box stand apart, in the order of their letters.
    double entryOf(std::size_t link) const
    {
        const auto to = links()[link].to;
        Indices all = above_[to];
        std::stable_sort(all.begin(), all.end(), [this](auto a, auto b) {
            return items()[links()[a].from].letter < items()[links()[b].from].letter;
        });
        const auto at = std::find(all.begin(), all.end(), link) - all.begin();
        return out_.boxes[to].center().x() +
               (static_cast<double>(at) - static_cast<double>(all.size() - 1) / 2.0) * entryStep;
    }

    // Where a line may pass the layers between two ranks, as near to x as can be.
    double passage(double x, std::size_t from, std::size_t to) const
    {
        std::vector<double> candidates{x};
        const auto eachBetween = [&](auto visit) {
            for (std::size_t i = 0; i < items().size(); ++i)
                if (rank_[i] > from && rank_[i] < to)
                    visit(out_.boxes[i]);
        };
        eachBetween([&](const QRectF& box) {
            candidates.push_back(box.left() - sheet::gap / 2.0);
            candidates.push_back(box.right() + sheet::gap / 2.0);
        });
        std::sort(candidates.begin(), candidates.end(),
                  [x](double a, double b) { return std::abs(a - x) < std::abs(b - x); });
        for (const double candidate : candidates) {
            bool free = true;
            eachBetween([&](const QRectF& box) {
                free = free && (candidate < box.left() || candidate > box.right());
            });
            if (free)
                return candidate;
        }
        return x;
    }

    void routeLink(std::size_t index)
    {
        const auto& link = links()[index];
        const QRectF& from = out_.boxes[link.from];
        const QRectF& to = out_.boxes[link.to];
        SchematicRoute route{{}, link.letter, Stream::Power, link.kind, {}, link.from, link.to};
        const double entry = entryOf(index);
        if (isBar(items()[link.from])) {
            const double x = std::clamp(entry, from.left(), from.right());
            route.points = {{x, from.bottom()}, {x, to.top()}};
        } else if (const double y = trackHeight(link.from); isBar(items()[link.to])) {
            // Into the end of a lower bar, past the bars above it.
            const auto tier = tier_.at(link.to);
            const double x =
                tier == 0 ? std::clamp(from.center().x(), to.left(), to.right()) : to.right();
            const double end = tier == 0 ? to.top() : to.bottom();
            route.points = {
                {from.center().x(), from.bottom()}, {from.center().x(), y}, {x, y}, {x, end}};
        } else {
            const double pass = rank_[link.to] > rank_[link.from] + 1
                                    ? passage(entry, rank_[link.from], rank_[link.to])
                                    : entry;
            const double low = to.top() - layerGap / 4.0;
            route.points = {{from.center().x(), from.bottom()}, {from.center().x(), y}, {pass, y}};
            if (pass != entry)
                route.points.insert(route.points.end(), {{pass, low}, {entry, low}});
            route.points.push_back({entry, to.top()});
        }
        out_.routes.push_back(std::move(route));
    }

    SchematicDrawing out_;
    std::vector<Indices> below_; // items
    std::vector<Indices> above_; // links
    std::vector<std::size_t> rank_;
    std::vector<std::size_t> layerRank_;
    std::vector<Indices> layers_;
    std::map<std::size_t, std::vector<Indices>> tiers_; // of bars, by rank
    std::map<std::size_t, std::size_t> tier_;
    std::map<std::size_t, std::size_t> track_;
    std::map<std::size_t, double> bottoms_;
};

} // namespace

SchematicDrawing laidOutOneLine(Diagram diagram)
{
    return Layers(std::move(diagram)).draw();
}

} // namespace hallwright::ui
