// SPDX-License-Identifier: GPL-3.0-or-later
// Compile step: a derived coolant group becomes a hydraulic network of plain SI numbers, with the
// place of every element in it.
#pragma once

#include "model/derive/coolant.h"
#include "model/network/hydraulic_network.h"

#include <optional>
#include <vector>

namespace hallwright::thermal {

inline constexpr std::size_t noLink = static_cast<std::size_t>(-1);
inline constexpr double stillM3s = 1e-9; // below this a rack has no flow that carries heat

struct CompiledGroup {
    model::HydraulicNetwork network;
    std::vector<std::size_t> pumpLinks;            // of the running CDUs
    std::vector<std::optional<double>> pumpHeldAt; // along pumpLinks: a speed of its own
    std::vector<std::size_t> linkOf;    // per element of the group: its (first) link, or noLink
    std::vector<std::size_t> firstLink; // likewise: where its links begin, and the end
    std::vector<std::size_t> shut;      // links that do not run, are shut or cut off
    std::vector<std::size_t> rackLink;  // per rack of the group: the link of the rack's own drop
    double pumpScale = 1.0;             // of the curve's flow axis, for the record
    bool onePointCurve = false;         // no published curve: laid through the rating point
    bool heldAtPeak = false;            // the published curve rises at low flow and was held there
    std::vector<std::size_t> valveLink; // per rack: of its balancing or control valve, or noLink
    double shutOffHeadM = 0.0;          // of the pumps at full speed, no flow
    // What is stated in pressures, not heads, and follows the density (coolant_fluid.h): besides
    // flow limiters and pumps these links, and the curves of bypasses.
    std::vector<std::size_t> pressureLinks;
    struct Bypass {
        std::size_t curve;
        double kv;
        double opensAtPa;
    };
    std::vector<Bypass> bypasses;
};

// What is out of order in a group; nothing in the normal state.
struct CoolantOutage {
    // Share of a fouled strainer's area that is covered: 16 times its clean drop, at which it is
    // long overdue (class estimate: it is cleaned at twice to four times).
    static constexpr double fouling = 0.75;
    std::vector<std::size_t> closed; // elements of the group: a pipe shut off, a branch isolated
    std::optional<std::size_t> openValve;      // branch whose control valve is stuck wide open
    double pumpShare = 1.0;                    // of its pumps, in the first running CDU
    std::optional<std::size_t> fouledStrainer; // dirt covers all but a quarter of its area
    std::optional<double> heldSpeed; // pumps stay at this speed: drives have not answered yet
    friend bool operator==(const CoolantOutage&, const CoolantOutage&) = default;
};

struct CompileSettings {
    int running = 1;    // CDUs that run
    double speed = 1.0; // of full pump speed
    double densityKgM3 = 1000.0;
    double viscosityPaS = 1e-3; // dynamic
    CoolantOutage outage;
};

// The whole group with all its CDUs running, nothing shut and nothing out of order; no outage is
// read from the settings. Racks whose flow need is unknown get no branch.
model::Result<CompiledGroup> layGroup(const model::CoolantGroup& group,
                                      const CompileSettings& settings);

// The group as the settings have it, on the same nodes and links: what does not run, is shut or cut
// off from the vessel is a closed link.
model::Result<CompiledGroup> compile(const model::CoolantGroup& group,
                                     const CompileSettings& settings);

} // namespace hallwright::thermal
