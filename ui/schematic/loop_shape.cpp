// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/loop_shape.h"

#include <algorithm>
#include <set>

namespace hallwright::ui {

namespace {

using Part = LoopShape::Part;
using Indices = std::vector<std::size_t>;

class Shaper {
public:
    Shaper(const Diagram& diagram, Indices members)
        : items_(diagram.items)
    {
        out_.members = std::move(members);
        for (const auto i : out_.members) {
            memberOf_.emplace(i, memberOf_.size());
            if (items_[i].from == items_[i].to || items_[i].from.empty() || items_[i].to.empty())
                continue;
            leaving_[items_[i].from].push_back(i);
            entering_[items_[i].to].push_back(i);
        }
    }

    LoopShape shape()
    {
        findSides();
        for (const auto i : out_.members)
            out_.parts.push_back(partOf(items_[i]));
        findSources();
        findCrossings();
        findHanging();
        placeSupply();
        placeReturn();
        for (auto& crossing : out_.crossings)
            out_.columns = std::max(out_.columns, crossing.place.column + 1);
        return std::move(out_);
    }

private:
    bool servesRack(std::size_t i) const { return items_[i].racks > 0; }
    bool isSource(std::size_t i) const
    {
        return items_[i].symbol == SchematicSymbol::Cdu ||
               items_[i].symbol == SchematicSymbol::HeatExchanger;
    }

    // Against the flow from rack inlets: the supply side; with it from rack outlets: the return
    // side. CDUs part the two.
    void findSides()
    {
        const auto flood = [this](std::set<std::string>& side, std::vector<std::string> open,
                                  const auto& edges, auto far) {
            while (!open.empty()) {
                const std::string junction = std::move(open.back());
                open.pop_back();
                if (!side.insert(junction).second)
                    continue;
                if (const auto at = edges.find(junction); at != edges.end())
                    for (const auto i : at->second)
                        if (!isSource(i) && !servesRack(i))
                            open.push_back(items_[i].*far);
            }
        };
        std::vector<std::string> inlets;
        std::vector<std::string> outlets;
        for (const auto i : out_.members) {
            if (servesRack(i)) {
                inlets.push_back(items_[i].from);
                outlets.push_back(items_[i].to);
            } else if (isSource(i)) {
                inlets.push_back(items_[i].to);
                outlets.push_back(items_[i].from);
            }
        }
        flood(supply_, inlets, entering_, &SchematicItem::from);
        flood(return_, outlets, leaving_, &SchematicItem::to);
    }

    Part partOf(const SchematicItem& item) const
    {
        if (item.from == item.to || item.from.empty() || item.to.empty())
            return touched(item) ? Part::Hanging : Part::Apart;
        const bool fromSupply = supply_.contains(item.from);
        const bool toSupply = supply_.contains(item.to);
        const bool fromReturn = return_.contains(item.from);
        const bool toReturn = return_.contains(item.to);
        if (fromReturn && toSupply && !fromSupply)
            return Part::Source;
        if (fromSupply && toReturn && !toSupply)
            return Part::Crossing;
        if (fromSupply && toSupply)
            return Part::Supply;
        if (fromReturn && toReturn)
            return Part::Return;
        return Part::Apart;
    }

    // One of its ends is a junction of something else.
    bool touched(const SchematicItem& item) const
    {
        for (const auto& junction : {item.from, item.to})
            if (supply_.contains(junction) || return_.contains(junction))
                return true;
        return false;
    }

    // With what stands in line with a CDU: its strainer, and its own way to a header that it shares
    // with others.
    void findSources()
    {
        std::vector<std::size_t> found;
        for (std::size_t m = 0; m < out_.members.size(); ++m)
            if (out_.parts[m] == Part::Source)
                found.push_back(out_.members[m]);
        const int pipes = found.size() > 1 ? 1 : 0;
        for (const auto i : found) {
            LoopShape::Chain source{{i}, items_[i].from, items_[i].to, {}};
            int left = pipes;
            while (const auto* before = inLine(entering_, leaving_, source.from, left)) {
                source.items.insert(source.items.begin(), *before);
                source.from = items_[*before].from;
            }
            left = pipes;
            while (const auto* behind = inLine(leaving_, entering_, source.to, left)) {
                source.items.push_back(*behind);
                source.to = items_[*behind].to;
            }
            for (const auto link : source.items)
                partIn(link) = Part::Source;
            out_.sources.push_back(std::move(source));
        }
    }

    // What hangs before and behind a rack and is no pipe belongs into its chain.
    void findCrossings()
    {
        for (std::size_t m = 0; m < out_.members.size(); ++m) {
            if (out_.parts[m] != Part::Crossing)
                continue;
            const auto i = out_.members[m];
            LoopShape::Chain crossing{{i}, items_[i].from, items_[i].to, {}};
            int pipes = 0;
            while (const auto* before = inLine(entering_, leaving_, crossing.from, pipes)) {
                crossing.items.insert(crossing.items.begin(), *before);
                crossing.from = items_[*before].from;
            }
            while (const auto* behind = inLine(leaving_, entering_, crossing.to, pipes)) {
                crossing.items.push_back(*behind);
                crossing.to = items_[*behind].to;
            }
            for (const auto link : crossing.items)
                partIn(link) = Part::Crossing;
            out_.crossings.push_back(std::move(crossing));
        }
        // A part of another's chain is no crossing of its own.
        std::set<std::size_t> seen;
        std::erase_if(out_.crossings, [&](const auto& crossing) {
            return !seen.insert(crossing.items.front()).second;
        });
        for (std::size_t k = 0; k < out_.crossings.size(); ++k)
            crossingsFrom_[out_.crossings[k].from].push_back(k);
    }

    // What hangs on one side gets a column where the CDUs deliver, connected on its own side alone.
    void findHanging()
    {
        if (out_.sources.empty())
            return;
        for (std::size_t m = 0; m < out_.members.size(); ++m) {
            if (out_.parts[m] != Part::Hanging)
                continue;
            const auto i = out_.members[m];
            const auto& at = items_[i].from.empty() ? items_[i].to : items_[i].from;
            LoopShape::Chain chain{{i}, {}, {}, {}};
            (supply_.contains(at) ? chain.from : chain.to) = at;
            crossingsFrom_[out_.sources.front().to].push_back(out_.crossings.size());
            out_.crossings.push_back(std::move(chain));
        }
    }

    // The only other item at a junction of two, unless it is a CDU or serves a rack; a pipe only
    // while `pipes` are left.
    using Edges = std::map<std::string, Indices>;
    const std::size_t* inLine(const Edges& these, const Edges& others, const std::string& at,
                              int& pipes) const
    {
        const auto mine = these.find(at);
        const auto theirs = others.find(at);
        if (mine == these.end() || mine->second.size() != 1 || theirs == others.end() ||
            theirs->second.size() != 1)
            return nullptr;
        const auto i = mine->second.front();
        if (isSource(i) || items_[i].racks > 0)
            return nullptr;
        if (items_[i].symbol == SchematicSymbol::Pipe && pipes-- <= 0)
            return nullptr;
        return &mine->second.front();
    }

    Part& partIn(std::size_t item) { return out_.parts[memberOf_.at(item)]; }

    std::size_t crossingsAt(const std::string& junction) const
    {
        const auto at = crossingsFrom_.find(junction);
        return at != crossingsFrom_.end() ? at->second.size() : 0;
    }

    bool isSupply(std::size_t item) { return partIn(item) == Part::Supply; }

    std::size_t treeSize(const std::string& junction, std::set<std::string>& seen)
    {
        if (!seen.insert(junction).second)
            return 0;
        std::size_t size = 1 + crossingsAt(junction);
        if (const auto at = leaving_.find(junction); at != leaving_.end())
            for (const auto i : at->second)
                if (isSupply(i))
                    size += treeSize(items_[i].to, seen);
        return size;
    }

    // From where CDUs deliver: the branch that has racks of its own goes straight on, the others
    // start lanes of their own below.
    void placeSupply()
    {
        std::vector<std::string> roots;
        for (const auto& source : out_.sources)
            roots.push_back(source.to);
        for (const auto& junction : supply_)
            roots.push_back(junction); // what no CDU reaches
        int lane = 0;
        for (const auto& root : roots)
            if (!out_.supply.contains(root) && walk(root, {lane, 0}))
                lane = out_.lanes;
    }

    // False where there is nothing to place: a junction inside a crossing's chain.
    bool walk(const std::string& root, LadderPlace start)
    {
        std::vector<std::pair<std::string, LadderPlace>> open{{root, start}};
        bool placed = false;
        while (!open.empty()) {
            auto [junction, place] = open.back();
            open.pop_back();
            if (out_.supply.contains(junction) || !ownPlace(junction))
                continue;
            placed = true;
            if (place.lane < 0)
                place.lane = out_.lanes;
            out_.supply[junction] = place;
            out_.lanes = std::max(out_.lanes, place.lane + 1);
            const int column = hangCrossings(junction, place);
            pushOnward(junction, {place.lane, column}, place.column, open);
        }
        return placed;
    }

    bool ownPlace(const std::string& junction)
    {
        const auto touches = [&](const Edges& edges, auto which) {
            const auto at = edges.find(junction);
            return at != edges.end() && std::any_of(at->second.begin(), at->second.end(), which);
        };
        const auto outside = [this](std::size_t i) {
            return partIn(i) == Part::Supply || partIn(i) == Part::Return;
        };
        return crossingsAt(junction) > 0 || touches(leaving_, outside) ||
               touches(entering_, outside);
    }

    // The column behind the last crossing of a junction.
    int hangCrossings(const std::string& junction, LadderPlace place)
    {
        if (const auto at = crossingsFrom_.find(junction); at != crossingsFrom_.end())
            for (const auto k : at->second)
                out_.crossings[k].place = {place.lane, place.column++};
        return std::max(place.column, out_.supply.at(junction).column + 1);
    }

    void pushOnward(const std::string& junction, LadderPlace next, int here,
                    std::vector<std::pair<std::string, LadderPlace>>& open)
    {
        std::vector<std::string> onward;
        if (const auto at = leaving_.find(junction); at != leaving_.end())
            for (const auto i : at->second)
                if (isSupply(i))
                    onward.push_back(items_[i].to);
        if (onward.empty())
            return;
        const auto weight = [this](const std::string& to) {
            std::set<std::string> seen;
            return std::pair{crossingsAt(to) > 0, treeSize(to, seen)};
        };
        if (onward.size() > 1)
            std::iter_swap(onward.begin(), std::max_element(onward.begin(), onward.end(),
                                                            [&](const auto& a, const auto& b) {
                                                                return weight(a) < weight(b);
                                                            }));
        for (std::size_t k = onward.size(); k-- > 1;)
            // The next free lane; a rack at its head leaves the column to the main.
            open.emplace_back(onward[k],
                              LadderPlace{-1, here + (crossingsAt(onward[k]) > 0 ? 1 : 0)});
        open.emplace_back(onward.front(), next);
    }

    // Under the supply junction whose crossing they end; the others before what flows into them.
    void placeReturn()
    {
        for (const auto& crossing : out_.crossings)
            if (!crossing.to.empty() && !crossing.from.empty() &&
                !out_.returned.contains(crossing.to))
                out_.returned[crossing.to] = crossing.place;
        for (std::size_t m = 0; m < out_.members.size(); ++m)
            if (out_.parts[m] == Part::Return)
                for (const auto& junction :
                     {items_[out_.members[m]].from, items_[out_.members[m]].to}) {
                    std::set<std::string> seen;
                    placeBefore(junction, seen);
                }
    }

    LadderPlace placeBefore(const std::string& junction, std::set<std::string>& seen)
    {
        if (const auto at = out_.returned.find(junction); at != out_.returned.end())
            return at->second;
        LadderPlace first{out_.lanes - 1, 1};
        bool any = false;
        if (const auto at = entering_.find(junction);
            at != entering_.end() && seen.insert(junction).second)
            for (const auto i : at->second) {
                if (partIn(i) != Part::Return)
                    continue;
                auto place = placeBefore(items_[i].from, seen);
                place.column = firstInLane(items_[i].from, place);
                const bool before = place.lane < first.lane ||
                                    (place.lane == first.lane && place.column < first.column);
                if (!any || before)
                    first = place;
                any = true;
            }
        const LadderPlace place{first.lane, std::max(0, first.column - 1)};
        out_.returned[junction] = place;
        return place;
    }

    // With reverse return the last rack's junction flows out: the whole lane counts.
    int firstInLane(const std::string& junction, LadderPlace place) const
    {
        int column = place.column;
        std::set<std::string> seen;
        std::vector<std::string> open{junction};
        while (!open.empty()) {
            const std::string next = open.back();
            open.pop_back();
            const auto at = out_.returned.find(next);
            if (!seen.insert(next).second || at == out_.returned.end() ||
                at->second.lane != place.lane)
                continue;
            column = std::min(column, at->second.column);
            if (const auto edges = entering_.find(next); edges != entering_.end())
                for (const auto i : edges->second)
                    open.push_back(items_[i].from);
        }
        return column;
    }

    const std::vector<SchematicItem>& items_;
    LoopShape out_;
    std::map<std::size_t, std::size_t> memberOf_;
    std::map<std::string, Indices> crossingsFrom_;
    Edges leaving_;
    Edges entering_;
    std::set<std::string> supply_;
    std::set<std::string> return_;
};

} // namespace

LoopShape loopShape(const Diagram& diagram, Indices members)
{
    return Shaper(diagram, std::move(members)).shape();
}

} // namespace hallwright::ui
