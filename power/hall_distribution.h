// SPDX-License-Identifier: GPL-3.0-or-later
// What lies between UPS outputs and racks, solved as a three-phase or as a direct-current network.
#pragma once

#include "power/hall_compile.h"
#include "power/load_flow.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace hallwright::power {

// At a tap, by feed.
struct InletDemand {
    double watts = 0.0;
    double vars = 0.0; // of AC
    friend bool operator==(const InletDemand&, const InletDemand&) = default;
};

struct StretchFlow {
    double headW = 0.0; // into it
    double headA = 0.0; // per phase, or per pole
    double lossW = 0.0;
};

struct DistributionFlow {
    std::vector<StretchFlow> branches; // by branch of CompiledHall::distribution
    std::vector<double> busPu;         // voltage by bus
    std::vector<double> sourceW;       // by bus: given there by a UPS
    std::vector<double> sourceA;
    int iterations = 0;
    double mismatchPu = 0.0;
};

// Prepared once; keeps the last answer, since many losses cut the same feeds off, or none.
class HallDistribution {
public:
    static model::Result<HallDistribution> prepare(const CompiledHall& compiled);

    // The answer stays until the next call. NoSolution names the weakest place.
    model::Result<const DistributionFlow*> solve(const std::vector<InletDemand>& feeds,
                                                 std::stop_token stop);
    // With the loads of the last solve; nullptr where the distribution is DC or empty.
    const model::ElectricalNetwork* alternating() const;

private:
    HallDistribution() = default;
    model::Result<DistributionFlow> solveAlternating(const std::vector<InletDemand>& feeds,
                                                     std::stop_token stop);
    model::Result<DistributionFlow> solveDirect(const std::vector<InletDemand>& feeds,
                                                std::stop_token stop);

    std::vector<std::size_t> tapBus_; // by feed
    std::vector<model::ElectricalBus> buses_;
    std::vector<model::ElectricalBranch> branches_;
    std::optional<LoadFlow> alternating_;
    std::optional<model::DirectCurrentNetwork> direct_;
    std::vector<InletDemand> lastFeeds_;
    std::optional<DistributionFlow> last_;
};

} // namespace hallwright::power
