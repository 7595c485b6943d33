// SPDX-License-Identifier: GPL-3.0-or-later
// The hydraulic network of a coolant group with its solver, prepared once: for one state of the
// group, or for many outages of it one after the other.
#pragma once

#include "thermal/coolant_compile.h"
#include "thermal/hydraulic/gradient_solver.h"

namespace hallwright::thermal {

struct LoopFluid {
    double densityKgM3 = 0.0;
    double specificHeat = 0.0; // J/kgK
    double viscosityPaS = 0.0;
    friend bool operator==(const LoopFluid&, const LoopFluid&) = default;
};
LoopFluid loopFluid(model::Coolant coolant, double kelvin);

class LoopNetwork {
public:
    // For this state alone. Faults: of compiling and preparing.
    static model::Result<LoopNetwork> of(const model::CoolantGroup& group, int running,
                                         const CoolantOutage& outage, const LoopFluid& fluid);
    // For any number of outages: each begins with putOutOfOrder(). The symbolic factor is made for
    // the group with everything open; what does not run or is shut is held shut in it.
    static model::Result<LoopNetwork> forOutages(const model::CoolantGroup& group,
                                                 const LoopFluid& fluid);
    model::Result<void> putOutOfOrder(int running, const CoolantOutage& outage);

    // With what the risers take on the pumps' links; nothing is done where both stand already.
    void setFluid(const LoopFluid& fluid, double riserLossM);
    const CompiledGroup& compiled() const { return compiled_; }
    GradientSolver& solver() { return solver_; }
    const GradientSolver& solver() const { return solver_; }

private:
    LoopNetwork(const model::CoolantGroup& group, CompiledGroup compiled, GradientSolver solver);
    static model::Result<LoopNetwork> prepared(const model::CoolantGroup& group,
                                               CompiledGroup compiled);

    const model::CoolantGroup* group_;
    std::optional<CompiledGroup> laid_; // as putOutOfOrder() finds it
    CompiledGroup compiled_;
    GradientSolver solver_;
    std::optional<LoopFluid> fluid_; // of the solver's laws, once set
    double riserLossM_ = 0.0;
};

} // namespace hallwright::thermal
