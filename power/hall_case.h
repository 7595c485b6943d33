// SPDX-License-Identifier: GPL-3.0-or-later
// One state of a hall's electrical network, normal or after a loss, solved and read per element.
#pragma once

#include "power/hall_compile.h"
#include "power/hall_distribution.h"
#include "power/hall_power.h"
#include "power/load_flow.h"
#include "power/supply_flows.h"

#include <map>
#include <string>
#include <vector>

namespace hallwright::power {

// What is lost: a whole system letter, one block's source (its board moves to its reserve), or
// single elements with all that hangs on them.
struct HallLoss {
    std::string name;                // "loss of system A"; empty: the normal state
    std::vector<std::string> boards; // keys of boards that move to their first alternate
    std::vector<char> dead;          // per element of the derived network: 1 without supply
    // Ring sections by index that are normally open and closed now.
    std::vector<std::size_t> switched;
    // Time that UPS batteries bridge meanwhile; 0: it lasts for good, so that none does.
    model::Duration bridged{};
    bool isDead(std::size_t element) const { return element < dead.size() && dead[element] != 0; }
};

struct ElementDuty {
    double powerW = 0.0;   // real, at its output
    double currentA = 0.0; // per phase, at its head
    double lossW = 0.0;
    double loading = 0.0; // of what it may carry
};

struct HallState {
    std::vector<ElementDuty> elements; // per element of the derived network
    std::vector<double> feedShare;     // per feed, of its rack's power
    std::vector<double> feedAmperes;   // per feed, at its tap
    std::vector<double> tapVoltagePu;  // per feed; 0 where dead or off
    double loadW = 0.0;                // served
    double lossW = 0.0;
    double sourceW = 0.0;
    int iterations = 0;
    double mismatchPu = 0.0;
};

// Watts of the rack of each feed; 0 where no load is given.
std::vector<double> feedWatts(const model::DerivedPower& network,
                              const std::vector<RackLoad>& racks);

// Solves states of one hall with the same topology; keeps both prepared load flows.
class HallCase {
public:
    static model::Result<HallCase> prepare(const model::DerivedPower& network);

    model::Result<HallState>
    solve(const std::vector<double>& rackWatts, // per feed: its rack's power
          const std::vector<MechanicalLoad>& mechanical, const HallLoss& loss,
          std::stop_token stop);
    const CompiledHall& compiled() const { return compiled_; }
    // Both networks as one, with the loads of the state solved last: an island behind each utility
    // and one behind each UPS output.
    model::ElectricalNetwork lastNetwork() const;
    // Mechanical boards, by index, that feed a unit after the loss. A is the first, B the second; a
    // hall with one board hangs all on it.
    std::vector<std::size_t> liveBoards(model::UnitFeed feed, const HallLoss& loss) const;
    bool hasMechanicalBoards() const { return !mechanicalBoards_.empty(); }

private:
    HallCase(const model::DerivedPower& network, CompiledHall compiled,
             HallDistribution distribution, SupplyFlows supply);
    std::vector<double> shares(const HallLoss& loss) const;
    InletDemand inletOf(std::size_t feed, double watts, HallState& state) const;
    void distributionDuty(const DistributionFlow& flow, HallState& state) const;
    void stretchDuty(const DistributionFlow& flow, std::size_t element, HallState& state) const;
    void tapDuty(const DistributionFlow& flow, const std::vector<InletDemand>& feeds,
                 HallState& state) const;
    void moveToReserve(const std::string& board, HallState& state) const;
    void upsDuty(const HallLoss& loss, HallState& state) const;
    void supplyDuty(const LoadFlowSolution& flow, HallState& state) const;
    void ringDuty(const LoadFlowSolution& flow, HallState& state) const;
    void setSupplyLoads(const std::vector<MechanicalLoad>& mechanical, const HallLoss& loss,
                        HallState& state);

    const model::DerivedPower& network_;
    CompiledHall compiled_;
    HallDistribution distribution_;
    SupplyFlows supply_;
    std::vector<model::ElectricalBus> supplyBuses_;
    std::vector<std::size_t> mechanicalBoards_; // elements by index
};

} // namespace hallwright::power
