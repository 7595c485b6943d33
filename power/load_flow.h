// SPDX-License-Identifier: GPL-3.0-or-later
// Balanced three-phase load flow: prepare a topology once, solve it for many loads.
#pragma once

#include "model/network/electrical_network.h"

#include <complex>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace hallwright::power {

// Automatic: sweep (with a factored ring part) and Newton where generators hold voltages or where
// loading makes the sweep slow. Both meet the same mismatch.
enum class FlowMethod { Automatic, Newton, Sweep };
enum class FlowStart { NoLoad, Previous };

struct LoadFlowOptions {
    double mismatchPu = 1e-10; // stop: largest mismatch of apparent power at a bus, on base power
    int maxIterations = 60;
    FlowMethod method = FlowMethod::Automatic;
    FlowStart start = FlowStart::NoLoad;
};

enum class BusSupply : unsigned char {
    Energised,
    Dead,     // no reference feeds its island: 0 V, loads not served
    Isolated, // taken out by its kind
};

struct BranchFlow {
    std::complex<double> fromMva; // into the branch at `from`; from + to is the loss
    std::complex<double> toMva;
    bool closed = false; // closed at an end or both and energised; otherwise it carries nothing
};

// Results by index of bus and branch in the network solved.
struct LoadFlowSolution {
    std::vector<std::complex<double>> voltagesPu; // on the bus's own nominal voltage; 0 where dead
    std::vector<BusSupply> supply;
    std::vector<std::complex<double>> injectionsMva; // generation less load, as Kirchhoff finds it
    std::vector<BranchFlow> branches;

    std::complex<double> lossMva;   // of branches, charging and core losses included
    std::complex<double> sourceMva; // given by the references, their own load included
    std::complex<double> loadMva;   // served, less generation at load buses, at the voltage found
    std::complex<double> shuntMva;  // taken by bus shunts
    std::complex<double> unservedMva;
    double balanceErrorMva = 0.0; // source - load - shunt - loss

    int iterations = 0; // of the slowest island
    double mismatchPu = 0.0;
    int worstBus = -1;     // with that mismatch
    int newtonIslands = 0; // solved by Newton; the rest by sweep
    int islands = 0;

    double vmPu(std::size_t bus) const { return std::abs(voltagesPu[bus]); }
    double vaDeg(std::size_t bus) const;
    // Bus with the lowest voltage of the energised ones.
    int lowestBus() const;
};

// A prepared network. Not for two threads at once; moving it is cheap.
class LoadFlow {
public:
    // Fault InvalidInput (bad values, no or two references in an island; the element is named), or
    // NoSolution where the impedances of a ring cancel.
    static model::Result<LoadFlow> prepare(model::ElectricalNetwork network);
    LoadFlow(LoadFlow&&) noexcept;
    LoadFlow& operator=(LoadFlow&&) noexcept;
    ~LoadFlow();

    const model::ElectricalNetwork& network() const;
    // Takes over loads, generation and set points of the same buses; the topology stays prepared.
    // Fault InvalidArgument when the buses are others or change their kind.
    model::Result<void> setInjections(std::span<const model::ElectricalBus> buses);
    // Fault NoSolution names the weakest bus and how much of the load could be carried; Cancelled.
    model::Result<LoadFlowSolution> solve(const LoadFlowOptions& options = {},
                                          std::stop_token stop = {});

private:
    struct Parts;
    explicit LoadFlow(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

// Amperes per phase at both ends of a branch; absent where the nominal voltage is not stated.
struct BranchCurrent {
    double fromA = 0.0;
    double toA = 0.0;
};
std::optional<BranchCurrent> branchCurrent(const model::ElectricalNetwork& network,
                                           const LoadFlowSolution& solution, std::size_t branch);

} // namespace hallwright::power
