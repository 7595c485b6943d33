// SPDX-License-Identifier: GPL-3.0-or-later
// One step of the Rosenbrock method of order 4(3) (coefficients: Boost.Odeint, after Hairer and
// Wanner 1996, IV.7), for a loop in time, whose matrix is an arrow: racks depend on themselves and
// on the supply, the water on itself and on what all racks give it. Racks are eliminated one by
// one, so a step costs as much as an explicit one, and its length follows accuracy, not the fastest
// lag (the CDU valve's second). Stands in place of odeint::rosenbrock4 under its controller and
// dense output.
#pragma once

#include "thermal/transient/loop_compile.h"

#include <boost/numeric/odeint/stepper/rosenbrock4.hpp>

#include <array>

namespace hallwright::thermal {

class ArrowRosenbrock {
public:
    using value_type = double;
    using time_type = double;
    using state_type = CompiledLoop::State;
    using deriv_type = state_type;
    using wrapped_state_type = boost::numeric::odeint::state_wrapper<state_type>;
    using wrapped_deriv_type = wrapped_state_type;
    using resizer_type = boost::numeric::odeint::initially_resizer;

    void do_step(CompiledLoop* loop, const state_type& x, double t, state_type& out, double dt,
                 state_type& error);
    void prepare_dense_output();
    void calc_state(double t, state_type& x, const state_type& before, double tBefore,
                    const state_type& after, double tAfter) const;

private:
    void resize(std::size_t size);
    void factor(double shift);
    void solve(state_type& right) const;
    void addStages(state_type& to, std::size_t count, const double* weights) const;

    boost::numeric::odeint::default_rosenbrock_coefficients<double> by_;
    LoopJacobian jacobian_;
    std::array<state_type, 5> stage_;
    state_type rate_;
    state_type third_;
    state_type fourth_;
    double shift_ = 0.0;
    state_type ofRack_;                      // 1/(shift + decay)
    std::array<std::array<double, 4>, 4> w_; // inverse of the water's part
};

} // namespace hallwright::thermal
