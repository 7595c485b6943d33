// SPDX-License-Identifier: GPL-3.0-or-later
// One tree of a fabric link by link: which port of which switch goes where. Its counts are those of
// fabric.h.
//
// Leaves take endpoints in order. Above, r/2 blocks of a level share the switches of the next one
// (a pod of a k-ary tree; Al-Fares et al. 2008), the top level is shared by all; the uplinks of a
// block go round its upper switches in turn, so that each lower switch spreads evenly.
#pragma once

#include "model/value/fabric.h"

#include <functional>
#include <vector>

namespace hallwright::model {

// Level 0 are the leaves. Indices count within the tree, ports from 1: down ports first.
struct TreeLink {
    int level = 0; // of the lower switch
    std::int64_t lower = 0;
    int lowerPort = 0;
    std::int64_t upper = 0; // of level + 1
    int upperPort = 0;
};

class FabricTree {
public:
    // Of a fabric's trees all are alike, made for ceil(endpoints / trees) ports.
    explicit FabricTree(const FabricCase& fabric);

    int trees() const { return trees_; }
    const FabricCount& count() const { return count_; }                 // of one tree
    const std::vector<std::int64_t>& levels() const { return levels_; } // switches of each
    std::int64_t leafOf(std::int64_t endpoint) const { return single() ? 0 : endpoint / down_; }
    int leafPortOf(std::int64_t endpoint) const
    {
        return static_cast<int>(single() ? endpoint : endpoint % down_) + 1;
    }
    // Endpoints that the tree numbered `tree` really has.
    std::int64_t endpointsOf(int tree) const;
    void eachLink(const std::function<void(const TreeLink&)>& visit) const;

private:
    bool single() const { return levels_.size() == 1; }
    std::vector<std::int64_t> leafUplinks() const;

    int trees_ = 1;
    int radix_ = 64;
    std::int64_t endpoints_ = 0; // of all trees
    std::int64_t nominal_ = 0;   // of one
    std::int64_t down_ = 1;
    std::int64_t up_ = 1;
    FabricCount count_;
    std::vector<std::int64_t> levels_;
};

} // namespace hallwright::model
