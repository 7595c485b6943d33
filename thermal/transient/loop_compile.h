// SPDX-License-Identifier: GPL-3.0-or-later
// Compile step of a transient: a coolant group, its normal state and a disturbance become the right
// hand side of the equations of loop_transient.h, in SI.
#pragma once

#include "thermal/heat/exchanger.h"
#include "thermal/transient/loop_transient.h"

namespace hallwright::thermal {

// Temperatures K, valve kg/s of one CDU's primary, heat that the integration misplaced J.
enum Place : std::size_t { supplyAt, returnAt, facilityAt, valveAt, storedAt, racksFrom };

class CompiledLoop {
public:
    using State = std::vector<double>;
    CompiledLoop(const model::CoolantGroup& group, const CoolantLoopResult& normal,
                 const LoopDisturbance& course);

    model::Result<void> prepare(const CoolantLoopResult& normal);

    void operator()(const State& x, State& dx, double time) const;

    const State& start() const { return start_; }
    std::size_t rackCount() const { return racks_.size(); }
    const std::optional<RackHeat>& rack(std::size_t i) const { return racks_[i]; }

    double powerW() const;

    std::vector<double> flowsAt(double time) const;

    double lastSwitchS() const;

private:
    // Racks of one type mostly get one flow: the law is read once for equal neighbours, and once
    // for good when the flows stand.
    std::vector<double> conductancesAt(double time, const std::vector<double>& flows) const;

    // Coolant in pipes of either side; each CDU's volume half and half.
    void addVolumes();

    // A tank that warmed is flushed with cold water once rejection is back.
    double coldAgain(double kelvin) const;

    // Heat that all running CDUs move with this primary flow each.
    double moved(const State& x, double total, int running, double primaryKgS) const;

    double cduHeat(const State& x, double total, int running, FacilityWater water) const;

    // Primary flow of each CDU that brings the outlet to the set point; full where none does.
    double wantedPrimary(const State& x, double total, int running) const;

    const model::CoolantGroup& group_;
    const model::CduType& cdu_;
    const LoopDisturbance& course_;
    CoolantNumbers coolant_;
    CoolantNumbers water_;
    double pumpW_;
    double normalFlow_;
    double fullPrimary_; // kg/s of one CDU
    double supplyM3_ = 0.0;
    double returnM3_ = 0.0;
    double bufferM3_ = 0.0;
    ConductanceLaw law_;
    mutable std::vector<double> standing_; // conductances once the flows stand
    std::vector<std::optional<RackHeat>> racks_;
    State start_;
};

} // namespace hallwright::thermal
