// SPDX-License-Identifier: GPL-3.0-or-later
// One coolant group of a hall solved steady: flows by the Global Gradient Algorithm, CDU heat by
// ε-NTU with UA as a function of both flows, temperatures and fluid properties until they agree.
#pragma once

#include "model/derive/coolant.h"
#include "model/results/results.h"
#include "thermal/coolant_compile.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace hallwright::thermal {

// Flows, pump speed and temperature of a solved group, where a solve of the same group or of an
// outage of it may start: it saves laps and does not change the answer beyond the tolerances.
struct LoopStart;

// To be changed by one thread at a time.
struct LoopWorkspace {
    std::shared_ptr<const LoopStart> start;
};

struct RackCoolant {
    model::RackId rack;
    model::VolumeFlow flow{};
    model::Temperature supply = model::celsius(0);
    std::optional<model::Temperature> returned;  // none where no coolant flows
    model::Pressure drop{};                      // of the rack itself, without hoses and valve
    model::Pressure branchDrop{};                // with hoses and valve
    std::optional<model::Pressure> valveDrop;    // only where the branch has a valve
    std::optional<double> valveKv;               // m³/h at 1 bar, as it stands
    std::optional<model::Temperature> component; // hottest; only where plates and limit are sourced
};

struct CoolantLoopResult {
    std::vector<RackCoolant> racks;             // in the order of the group
    std::vector<model::ElementResult> elements; // CDUs, pipes, branches, sorted by key
    model::VolumeFlow flow{};                   // delivered to racks
    model::Power heat{};                        // into the coolant; equals heat to facility water
    model::Power pumpPower{};                   // electrical, all running CDUs
    model::Temperature supply = model::celsius(0); // at the CDUs' outlet
    model::Temperature returned = model::celsius(0);
    model::Temperature facilityReturn = model::celsius(0);
    double pumpSpeed = 1.0;               // of full speed
    int running = 0;                      // CDUs
    model::VolumeFlow facilityFlow{};     // open to one CDU with its valve fully open
    model::Pressure head{};               // of the pumps that run
    model::Pressure pressure{};           // gauge, highest of the loop as it runs
    model::Pressure pressureShutOff{};    // …with the pumps at full speed against shut valves
    double massResidual = 0.0;            // largest nodal imbalance over total flow
    double heatResidual = 0.0;            // heat imbalance over heat
    std::vector<model::Finding> findings; // solver's own: run-out, no flow, set point missed
    std::vector<model::Convergence> convergence;
    std::shared_ptr<const LoopStart> start;
};

// The text of the NoSolution Fault of a group whose pumps have no open way.
inline constexpr const char* noCoolantMoves =
    QT_TRANSLATE_NOOP("thermal", "the pumps move no coolant");

// Solves the group with `running` CDUs of the installed ones. A group without a CDU or without any
// known flow is a NoSolution Fault naming the group.
model::Result<CoolantLoopResult> solveCoolantLoop(const model::CoolantGroup& group, int running,
                                                  LoopWorkspace& workspace, std::stop_token stop,
                                                  const CoolantOutage& outage = {});

struct LoopAfterOutage {
    std::vector<model::VolumeFlow> heldFlows; // per rack, drives still at their speed before
    CoolantLoopResult steady; // drives have answered; without elements, findings and records
};

// Outages of one group, one after the other on one prepared network: an answer does not depend on
// those before. Group and normal state, the state before each outage, must outlive it. Not for use
// by two threads at once.
class OutageSolver {
public:
    OutageSolver(const model::CoolantGroup& group, const CoolantLoopResult& normal);
    ~OutageSolver();
    OutageSolver(OutageSolver&&) noexcept;
    OutageSolver& operator=(OutageSolver&&) noexcept;

    const model::CoolantGroup& group() const;
    const CoolantLoopResult& normal() const;
    model::Result<LoopAfterOutage> solve(int running, const CoolantOutage& outage,
                                         std::stop_token stop);

private:
    struct Prepared;
    std::unique_ptr<Prepared> prepared_;
};

} // namespace hallwright::thermal
