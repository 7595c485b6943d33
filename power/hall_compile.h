// SPDX-License-Identifier: GPL-3.0-or-later
// Compile step: the derived network of a hall becomes two load-flow networks. A double-conversion
// UPS decouples them: its output is a regulated source of the distribution network, its input a
// constant power load of the supply network.
#pragma once

#include "model/derive/power.h"
#include "model/network/electrical_network.h"

#include <map>
#include <string>
#include <vector>

namespace hallwright::power {

inline constexpr double hallBaseMva = 1.0;
inline constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

// Where an element of the derived network is found in the two networks.
struct ElementPlace {
    std::size_t bus =
        nowhere; // its output bus (supply: transformer, mechanical board; distribution: board)
    std::size_t branch = nowhere; // the branch that carries its whole load (first one of a busway,
                                  // the feeder of a panel)
    std::vector<std::size_t> branches; // all of a busway
    std::size_t board = nowhere;       // UPS: the element that it feeds
};

struct CompiledHall {
    model::ElectricalNetwork distribution;  // from UPS outputs to rack inlets
    model::ElectricalNetwork supply;        // from utilities to UPS inputs and mechanical boards
    std::vector<ElementPlace> places;       // per element of the derived network
    std::vector<std::size_t> tapBus;        // per feed: bus of its tap in `distribution`
    std::vector<std::size_t> feedTap;       // per feed: the busway or cable of its tap
    std::vector<std::size_t> feedConverter; // per feed: its sidecar, or nowhere
    std::vector<std::size_t> feedElement;   // per feed: the element that it hangs on, of these two
    bool direct = false;                    // the distribution carries DC
    std::map<std::string, std::size_t> byKey;
};

CompiledHall compileHall(const model::DerivedPower& network);

} // namespace hallwright::power
