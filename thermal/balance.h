// SPDX-License-Identifier: GPL-3.0-or-later
// Balancing of a coolant group: the valve settings that give each rack its need at the least
// pumping power, and why where there are none.
//
// With the flows prescribed, the head that the pumps must give is that of the worst circuit with
// its valve wide open (the index circuit); every other valve takes up what its circuit leaves. Each
// valve is therefore first an element that holds the need of its rack, from wide open on, and the
// solver's damped Newton steps (gradient_solver.h) settle all of them at once: the settings are the
// minimum of the network's convex content within the valves' bounds. Valves that would have to
// close beyond their range are put at its end and the rest is settled anew; more such valves only
// raise the head, so none comes free again. The pumps run at the least speed that serves every
// rack. The settings are then checked as plain fixed valves, and trimmed by Kv ← Kv · need/flow, a
// Newton step that is damped by the valve's authority.
#pragma once

#include "model/derive/coolant.h"
#include "model/results/balance.h"
#include "model/results/finding.h"
#include "thermal/coolant_loop.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace hallwright::thermal {

struct BalanceRequest {
    int running = 1;                    // CDUs
    std::optional<model::Power> target; // for the pumps; none: 1.2 % of the group's heat
};

// For a group of any control: at full pump speed where its recipe fixes that, else at the least.
// Faults: those of solveCoolantLoop.
model::Result<model::BalanceResult> balanceGroup(const model::CoolantGroup& group,
                                                 const BalanceRequest& request,
                                                 LoopWorkspace& workspace, std::stop_token stop);

// The settings along the group's racks; none for racks that have no branch.
std::vector<std::optional<double>> settingsOf(const model::CoolantGroup& group,
                                              const model::BalanceResult& result);

// What a balance has to say: impossible, the index circuit, pump power over its target.
std::vector<model::Finding> balanceFindings(const model::BalanceResult& result);

} // namespace hallwright::thermal
