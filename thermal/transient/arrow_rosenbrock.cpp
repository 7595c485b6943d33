// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/transient/arrow_rosenbrock.h"

#include <cmath>
#include <utility>

namespace hallwright::thermal {

namespace {

using Square = std::array<std::array<double, 4>, 4>;

// By Gauss and Jordan with row exchange.
Square inverseOf(Square a)
{
    Square out{};
    for (std::size_t i = 0; i < 4; ++i)
        out[i][i] = 1.0;
    for (std::size_t k = 0; k < 4; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < 4; ++i)
            if (std::abs(a[i][k]) > std::abs(a[pivot][k]))
                pivot = i;
        std::swap(a[k], a[pivot]);
        std::swap(out[k], out[pivot]);
        const double by = 1.0 / a[k][k];
        for (std::size_t j = 0; j < 4; ++j) {
            a[k][j] *= by;
            out[k][j] *= by;
        }
        for (std::size_t i = 0; i < 4; ++i) {
            const double times = i == k ? 0.0 : a[i][k];
            for (std::size_t j = 0; j < 4; ++j) {
                a[i][j] -= times * a[k][j];
                out[i][j] -= times * out[k][j];
            }
        }
    }
    return out;
}

} // namespace

void ArrowRosenbrock::resize(std::size_t size)
{
    if (rate_.size() == size)
        return;
    for (auto* each :
         {&rate_, &third_, &fourth_, &stage_[0], &stage_[1], &stage_[2], &stage_[3], &stage_[4]})
        each->assign(size, 0.0);
    ofRack_.assign(size - racksFrom, 0.0);
}

// (shift - J) as an arrow: the racks' diagonal, and what is left for the water.
void ArrowRosenbrock::factor(double shift)
{
    shift_ = shift;
    double back = 0.0;
    for (std::size_t i = 0; i < ofRack_.size(); ++i) {
        ofRack_[i] = 1.0 / (shift + jacobian_.decay[i]);
        back += jacobian_.pick[i] * ofRack_[i] * jacobian_.decay[i];
    }
    Square left{};
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t j = 0; j < 4; ++j)
            left[i][j] = (i == j ? shift : 0.0) - jacobian_.water[i][j];
    left[returnAt][supplyAt] -= jacobian_.pickShare * back;
    w_ = inverseOf(left);
}

void ArrowRosenbrock::solve(state_type& right) const
{
    double picked = 0.0;
    for (std::size_t i = 0; i < ofRack_.size(); ++i)
        picked += jacobian_.pick[i] * ofRack_[i] * right[racksFrom + i];
    std::array<double, 4> water{};
    for (std::size_t i = 0; i < 4; ++i)
        water[i] = right[i];
    water[returnAt] += jacobian_.pickShare * picked;
    for (std::size_t i = 0; i < 4; ++i) {
        right[i] = 0.0;
        for (std::size_t j = 0; j < 4; ++j)
            right[i] += w_[i][j] * water[j];
    }
    right[storedAt] /= shift_;
    const double supply = right[supplyAt];
    for (std::size_t i = 0; i < ofRack_.size(); ++i)
        right[racksFrom + i] = ofRack_[i] * (right[racksFrom + i] + jacobian_.decay[i] * supply);
}

void ArrowRosenbrock::addStages(state_type& to, std::size_t count, const double* weights) const
{
    for (std::size_t s = 0; s < count; ++s) {
        const double weight = weights[s];
        const auto& from = stage_[s];
        for (std::size_t i = 0; i < to.size(); ++i)
            to[i] += weight * from[i];
    }
}

void ArrowRosenbrock::do_step(CompiledLoop* loop, const state_type& x, double t, state_type& out,
                              double dt, state_type& error)
{
    resize(x.size());
    loop->rates(x, rate_, t);
    loop->linearise(x, rate_, t, jacobian_);
    factor(1.0 / (by_.gamma * dt));
    const double points[6][5] = {{},
                                 {by_.a21},
                                 {by_.a31, by_.a32},
                                 {by_.a41, by_.a42, by_.a43},
                                 {by_.a51, by_.a52, by_.a53, by_.a54},
                                 {by_.a51, by_.a52, by_.a53, by_.a54, 1.0}};
    double mixed[6][5] = {{},
                          {by_.c21},
                          {by_.c31, by_.c32},
                          {by_.c41, by_.c42, by_.c43},
                          {by_.c51, by_.c52, by_.c53, by_.c54},
                          {by_.c61, by_.c62, by_.c63, by_.c64, by_.c65}};
    const double times[6] = {0.0, by_.c2, by_.c3, by_.c4, 1.0, 1.0};
    const double drift[6] = {by_.d1, by_.d2, by_.d3, by_.d4, 0.0, 0.0};
    for (std::size_t s = 0; s < 6; ++s) {
        if (s > 0) {
            out = x;
            addStages(out, s, points[s]);
            loop->rates(out, rate_, t + times[s] * dt);
        }
        auto& stage = s < 5 ? stage_[s] : error;
        for (std::size_t i = 0; i < rate_.size(); ++i)
            stage[i] = rate_[i] + dt * drift[s] * jacobian_.time[i];
        for (double& weight : mixed[s])
            weight /= dt;
        addStages(stage, s, mixed[s]);
        solve(stage);
    }
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] += error[i];
}

void ArrowRosenbrock::prepare_dense_output()
{
    const double third[] = {by_.d21, by_.d22, by_.d23, by_.d24, by_.d25};
    const double fourth[] = {by_.d31, by_.d32, by_.d33, by_.d34, by_.d35};
    third_.assign(third_.size(), 0.0);
    fourth_.assign(fourth_.size(), 0.0);
    addStages(third_, 5, third);
    addStages(fourth_, 5, fourth);
}

void ArrowRosenbrock::calc_state(double t, state_type& x, const state_type& before, double tBefore,
                                 const state_type& after, double tAfter) const
{
    const double s = (t - tBefore) / (tAfter - tBefore);
    const double left = 1.0 - s;
    for (std::size_t i = 0; i < x.size(); ++i)
        x[i] = before[i] * left + s * (after[i] + left * (third_[i] + s * fourth_[i]));
}

} // namespace hallwright::thermal
