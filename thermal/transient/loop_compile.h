// SPDX-License-Identifier: GPL-3.0-or-later
// Compile step of a transient: a coolant group, its normal state and a disturbance become the right
// hand side of the equations of loop_transient.h, in SI.
#pragma once

#include "thermal/heat/exchanger.h"
#include "thermal/transient/loop_transient.h"

#include <array>

namespace hallwright::thermal {

// Temperatures K, valve kg/s of one CDU's primary, heat that the integration misplaced J.
enum Place : std::size_t { supplyAt, returnAt, facilityAt, valveAt, storedAt, racksFrom };

// Racks of one type and heat whose flows differ by so little at every point of the course that one
// stands for all of them.
struct RackLump {
    RackHeat heat; // of one rack
    double count = 0.0;
    std::vector<double> flowM3s; // of one rack, their mean, at each point of the course
};

// Derivatives of the rates. Lumps of racks: dθ'/dθ = -decay, dθ'/dT_s = decay; the water of itself;
// T_r' of each rack = pickShare x pick.
struct LoopJacobian {
    std::vector<double> decay;                    // 1/s, per lump
    std::vector<double> pick;                     // W/K, per lump
    double pickShare = 0.0;                       // K/s per W
    std::array<std::array<double, 4>, 4> water{}; // supply, return, facility, valve
    std::vector<double> time;                     // of all rates, by time alone
};

class CompiledLoop {
public:
    using State = std::vector<double>;
    CompiledLoop(const model::CoolantGroup& group, const CoolantLoopResult& normal,
                 const LoopDisturbance& course);

    model::Result<void> prepare(const CoolantLoopResult& normal);

    // Before rates of times from begin to end, which no switch may divide.
    void enter(double begin, double end);
    void rates(const State& x, State& dx, double time);
    // `rates` are those at x and time.
    void linearise(const State& x, const State& rates, double time, LoopJacobian& out);

    const State& start() const { return start_; }
    const std::vector<RackLump>& lumps() const { return lumps_; }
    // Of each rack of the group; none where its heat is not known.
    const std::vector<std::optional<std::size_t>>& lumpOf() const { return lumpOf_; }

    double powerW() const;

    // Of one rack of each lump.
    std::vector<double> flowsAt(double time) const;

    double lastSwitchS() const;

private:
    using Water = std::array<double, 4>;
    struct Drive { // what the water is driven by
        double picked = 0.0;
        double total = 0.0;
    };

    void addRack(std::size_t rack, const RackHeat& heat);
    // Coolant in pipes of either side and in the supply's tank; each CDU's volume half and half.
    void addVolumes();
    void followFlows(const std::vector<double>& from, const std::vector<double>& to);
    void setConductances(double time);
    double pumpAt(double total) const;
    double cooledAt(const Water& x, double total) const;
    Water waterRates(const Water& x, const Drive& by) const;

    // A tank that warmed is flushed with cold water once rejection is back.
    double coldAgain(double kelvin) const;

    // Heat that all running CDUs move with this primary flow each, and how it grows with it.
    HeatByColdFlow moved(const Water& x, double total, double primaryKgS) const;

    // Primary flow of each CDU between these that brings the outlet nearest to the set point,
    // sought from `guess` on.
    double wantedPrimary(const Water& x, double total, double least, double most,
                         double guess) const;

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
    std::vector<RackLump> lumps_;
    std::vector<std::vector<double>> firstOf_; // flows of each lump's first rack
    std::vector<std::optional<std::size_t>> lumpOf_;
    std::vector<double> power_;           // W, per lump
    std::vector<double> inverseCapacity_; // K/J, likewise
    State start_;

    // Of the present stretch.
    double beginS_ = 0.0;
    double lengthS_ = 1.0;
    bool flowsStand_ = false;
    FacilityWater facility_ = FacilityWater::Cold;
    double totalFrom_ = 0.0;
    double totalTo_ = 0.0;
    std::array<std::vector<double>, 3> smooth_; // conductance as a parabola of time
    std::vector<std::size_t> exact_;            // lumps whose conductance is none
    std::vector<double> from_, to_;             // flows
    std::vector<double> conductance_;
    State ahead_;
    mutable double hotFlow_ = -1.0; // of the last exchange, and its film
    mutable double hotFilm_ = 0.0;
};

} // namespace hallwright::thermal
