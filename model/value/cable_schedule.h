// SPDX-License-Identifier: GPL-3.0-or-later
// The port-level cable schedule of a plan's scale-out fabrics, with the length class of each link,
// and what else a hall's network holds: scale-up domains, storage and management networks.
#pragma once

#include "model/value/compute_value.h"
#include "model/value/fabric_places.h"
#include "model/value/link_medium.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// A port. Level −1: a node of the rack; 0: a leaf; 1…: the levels above.
struct CableEnd {
    std::int32_t place = 0; // index in FabricPlaces::places
    int level = -1;
    int tree = 0;
    std::int64_t device = 0; // from 0: node of the rack, switch of the level
    int port = 0;            // from 1
};

struct Cable {
    std::int64_t number = 0; // from 1, within the fabric
    CableEnd from;           // the lower end
    CableEnd to;
    Length way{};                       // along the trays
    Length length{};                    // with slack, as it is sold
    const LinkMedium* medium = nullptr; // nullptr: no class reaches
};

// Links of one level that are made of the same.
struct CableTotal {
    int level = -1; // of the lower end
    const LinkMedium* medium = nullptr;
    std::int64_t cables = 0;
    std::int64_t modules = 0;
    Length length{}; // of all together
    Length longest{};
    Power power{};
    Money low{};
    Money high{};
};

struct FabricTotals {
    FabricCount count;
    Bandwidth rate{};               // of a link; a lane's share with planes
    std::vector<CableTotal> totals; // by level, then by reach
    std::int64_t cables = 0;
    double copperShare = 0.0; // of the endpoint links
    std::int64_t placedSwitches = 0;
    std::int64_t countedSwitches = 0;
    std::int64_t countedRacks = 0;
};

class CableSchedule {
public:
    CableSchedule(const Project& project, const Plan& plan, const FabricPlan& fabrics,
                  const InputValues& inputs);

    std::size_t fabrics() const { return places_.size(); }
    // Cables one by one, in the order of their numbers: never all in memory.
    void each(std::size_t fabric, const std::function<void(const Cable&)>& visit) const;
    FabricTotals totals(std::size_t fabric) const;
    // "Hall 1 R01 node 3 port 2", "leaf 5 port 17": the device with its port.
    std::string placeName(std::size_t fabric, const CableEnd& end) const;
    std::string portName(std::size_t fabric, const CableEnd& end) const;

private:
    Cable cableOf(std::size_t fabric, const CableEnd& from, const CableEnd& to) const;
    Bandwidth rateOf(std::size_t fabric) const;

    const FabricPlan& fabrics_;
    std::vector<FabricPlaces> places_;
    double slackShare_ = 0.0;
    double slackEnd_ = 0.0;
};

const char* cableLevelTitle(int level, int levels); // source text: "Node to leaf"

// A kind of scale-up domain of the plan: wired by its maker, apart from the schedule.
struct ScaleUpDomains {
    std::string type;
    std::int64_t domains = 0;
    int gpus = 0;
    std::optional<Bandwidth> perGpu;
    std::optional<Length> longestWay; // between its racks; none: within one rack
};
std::vector<ScaleUpDomains> scaleUpDomains(const Project& project, const Plan& plan,
                                           const InputValues& inputs);

// Storage with in-band, and management: trees counted from the ports of compute trays.
struct ServiceNetwork {
    const char* title = ""; // source text
    std::int64_t ports = 0;
    int radix = 64;
    FabricCount count;
};
std::vector<ServiceNetwork> serviceNetworks(const ComputeCase& compute, const InputValues& inputs);

} // namespace hallwright::model
