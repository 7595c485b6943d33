// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/flow_order.h"

#include <algorithm>

namespace hallwright::power {

namespace {

using model::FaultCode;
using model::Result;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

// Branches at each node, in branch order.
struct Incidence {
    std::vector<int> starts;
    std::vector<int> branches;

    explicit Incidence(const FlowTerms& terms)
        : starts(at(terms.nodes() + 1), 0)
        , branches(2 * terms.branches.size())
    {
        for (const LiveBranch& branch : terms.branches) {
            ++starts[at(branch.from + 1)];
            ++starts[at(branch.to + 1)];
        }
        for (std::size_t i = 1; i < starts.size(); ++i)
            starts[i] += starts[i - 1];
        std::vector<int> next(starts.begin(), starts.end() - 1);
        for (std::size_t i = 0; i < terms.branches.size(); ++i) {
            branches[at(next[at(terms.branches[i].from)]++)] = static_cast<int>(i);
            branches[at(next[at(terms.branches[i].to)]++)] = static_cast<int>(i);
        }
    }
    int degree(int node) const { return starts[at(node + 1)] - starts[at(node)]; }
};

// Breadth-first search from the references and the peeling of trees, over all nodes.
class Search {
public:
    Search(const FlowTerms& terms, FlowOrder& order)
        : terms_(terms)
        , order_(order)
        , incidence_(terms)
        , searchParent_(at(terms.nodes()), -1)
        , searchBranch_(at(terms.nodes()), -1)
        , inTree_(at(terms.nodes()), 0)
    {
        order_.positionOf.assign(at(terms.nodes()), -1);
    }

    // Visits the island of a reference; returns a second reference met, or -1.
    int visit(int reference);
    // Writes the island just visited into the order.
    void append();

private:
    int other(int branch, int node) const
    {
        const LiveBranch& b = terms_.branches[at(branch)];
        return b.from == node ? b.to : b.from;
    }
    void peel();
    void place(int node);

    const FlowTerms& terms_;
    FlowOrder& order_;
    Incidence incidence_;
    std::vector<int> searchParent_, searchBranch_; // by node
    std::vector<char> inTree_;
    std::vector<int> degree_;
    std::vector<int> visited_; // the island in search order
    std::vector<Complex> ratios_;
};

constexpr int seen = -2; // position of a node met but not yet placed

int Search::visit(int reference)
{
    visited_.assign(1, reference);
    order_.positionOf[at(reference)] = seen;
    for (std::size_t head = 0; head < visited_.size(); ++head) {
        const int node = visited_[head];
        for (int k = incidence_.starts[at(node)]; k < incidence_.starts[at(node + 1)]; ++k) {
            const int branch = incidence_.branches[at(k)];
            const int next = other(branch, node);
            if (order_.positionOf[at(next)] != -1)
                continue;
            if (terms_.kinds[at(next)] == NodeKind::Reference)
                return next;
            order_.positionOf[at(next)] = seen;
            searchParent_[at(next)] = node;
            searchBranch_[at(next)] = branch;
            visited_.push_back(next);
        }
    }
    return -1;
}

// Marks as tree what falls when nodes of one branch are taken off again and again, the last found
// first. The branch left then is the one the node was reached through: it leads to the reference.
void Search::peel()
{
    if (degree_.empty()) {
        degree_.resize(at(terms_.nodes()));
        for (int node = 0; node < terms_.nodes(); ++node)
            degree_[at(node)] = incidence_.degree(node);
    }
    for (std::size_t i = visited_.size(); i-- > 1;) {
        const int node = visited_[i];
        if (degree_[at(node)] == 1) {
            inTree_[at(node)] = 1;
            --degree_[at(searchParent_[at(node)])];
        }
    }
}

void Search::place(int node)
{
    const int position = order_.positions();
    order_.positionOf[at(node)] = position;
    order_.nodes.push_back(node);
    const bool tree = inTree_[at(node)] != 0;
    const int up = searchParent_[at(node)];
    order_.parents.push_back(tree ? order_.positionOf[at(up)] : -1);
    order_.parentBranches.push_back(tree ? searchBranch_[at(node)] : -1);
    Complex step = 1.0;
    if (up >= 0) {
        const LiveBranch& branch = terms_.branches[at(searchBranch_[at(node)])];
        step = branch.to == node ? branch.ratio : 1.0 / branch.ratio;
    }
    order_.gauges.push_back(tree ? order_.gauges[at(order_.positionOf[at(up)])] * step : 1.0);
    ratios_[at(node)] = up >= 0 ? ratios_[at(up)] * step : 1.0;
    order_.noLoadRatios.push_back(ratios_[at(node)]);
}

void Search::append()
{
    ratios_.resize(at(terms_.nodes()), 1.0);
    peel();
    FlowIsland island;
    island.begin = order_.positions();
    for (const int node : visited_) {
        island.holdsGenerator =
            island.holdsGenerator || terms_.kinds[at(node)] == NodeKind::Generator;
        // Ratios of a tree node hang on its parent, which search order has placed before.
        if (!inTree_[at(node)])
            place(node);
    }
    island.coreEnd = order_.positions();
    for (const int node : visited_)
        if (inTree_[at(node)])
            place(node);
    island.end = order_.positions();
    order_.islands.push_back(island);
}

void groupBranches(const FlowTerms& terms, FlowOrder& order)
{
    std::vector<int> islandOf(at(order.positions()));
    for (std::size_t i = 0; i < order.islands.size(); ++i)
        std::fill(islandOf.begin() + order.islands[i].begin,
                  islandOf.begin() + order.islands[i].end, static_cast<int>(i));
    const auto islandOfBranch = [&](const LiveBranch& branch) {
        const int position = order.positionOf[at(branch.from)];
        return position < 0 ? -1 : islandOf[at(position)];
    };
    order.branchStarts.assign(order.islands.size() + 1, 0);
    for (const LiveBranch& branch : terms.branches)
        if (const int island = islandOfBranch(branch); island >= 0)
            ++order.branchStarts[at(island + 1)];
    for (std::size_t i = 1; i < order.branchStarts.size(); ++i)
        order.branchStarts[i] += order.branchStarts[i - 1];
    order.branches.resize(at(order.branchStarts.back()));
    std::vector<int> next(order.branchStarts.begin(), order.branchStarts.end() - 1);
    for (std::size_t i = 0; i < terms.branches.size(); ++i)
        if (const int island = islandOfBranch(terms.branches[i]); island >= 0)
            order.branches[at(next[at(island)]++)] = static_cast<int>(i);
}

} // namespace

Result<FlowOrder> orderFlow(const model::ElectricalNetwork& network, const FlowTerms& terms)
{
    FlowOrder order;
    Search search(terms, order);
    for (int node = 0; node < terms.nodes(); ++node) {
        if (terms.kinds[at(node)] != NodeKind::Reference)
            continue;
        const int second = search.visit(node);
        if (second >= 0)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("power", "it shares an island with bus {0}, a reference "
                                                    "too; expected exactly one per island"),
                         {network.buses[at(terms.firstBus[at(node)])].id}},
                        "bus " + network.buses[at(terms.firstBus[at(second)])].id,
                        {QT_TRANSLATE_NOOP("power", "Open the tie between them, or put one source "
                                                    "behind its impedance"),
                         {}});
        search.append();
    }
    if (order.islands.empty())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("power", "no bus is a reference: nothing is supplied"), {}},
                    "network");
    groupBranches(terms, order);
    return order;
}

} // namespace hallwright::power
