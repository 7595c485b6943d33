// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/newton_flow.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hallwright::power {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

AdmittanceMatrix islandAdmittance(const FlowTerms& terms, const FlowOrder& order,
                                  std::size_t island)
{
    const PositionRange range{order.islands[island].begin, order.islands[island].end};
    std::vector<Complex> shunts;
    for (int i = range.begin; i < range.end; ++i)
        shunts.push_back(terms.shunts[at(order.nodes[at(i)])]);
    const auto first = order.branches.begin() + order.branchStarts[island];
    const auto last = order.branches.begin() + order.branchStarts[island + 1];
    return admittance(terms, order, std::span<const int>(first, last), range, shunts);
}

} // namespace

NewtonFlow::NewtonFlow(const FlowTerms& terms, const FlowOrder& order, std::size_t island)
    : island_(order.islands[island])
    , y_(islandAdmittance(terms, order, island))
    , jacobian_(SparsePattern{})
{
    int unknowns = 0;
    for (int i = island_.begin; i < island_.end; ++i) {
        kinds_.push_back(terms.kinds[at(order.nodes[at(i)])]);
        angleRows_.push_back(kinds_.back() == NodeKind::Reference ? -1 : unknowns++);
        voltageRows_.push_back(kinds_.back() == NodeKind::Load ? unknowns++ : -1);
    }
    jacobian_ = KluMatrix<double>(jacobianPattern());
    const std::size_t size = kinds_.size();
    voltages_.resize(size);
    currents_.resize(size);
    mismatches_.resize(size);
    step_.resize(at(unknowns));
    readLoads(terms, order);
    startAtNoLoad(order);
}

// Each entry of Y becomes up to four entries: columns theta_j and ln|V_j|, rows P_i and Q_i.
SparsePattern NewtonFlow::jacobianPattern()
{
    SparsePattern pattern;
    pattern.columnStarts.assign(1, 0);
    angleBlock_.assign(y_.values.size(), -1);
    voltageBlock_.assign(y_.values.size(), -1);
    const auto addColumn = [&](int column, std::vector<int>& blocks) {
        for (int k = y_.pattern.columnStarts[at(column)];
             k < y_.pattern.columnStarts[at(column + 1)]; ++k) {
            const int row = y_.pattern.rows[at(k)];
            if (angleRows_[at(row)] < 0)
                continue;
            blocks[at(k)] = static_cast<int>(pattern.rows.size());
            pattern.rows.push_back(angleRows_[at(row)]);
            if (voltageRows_[at(row)] >= 0)
                pattern.rows.push_back(voltageRows_[at(row)]);
        }
        pattern.columnStarts.push_back(static_cast<int>(pattern.rows.size()));
    };
    for (int column = 0; column < y_.pattern.size(); ++column) {
        if (angleRows_[at(column)] >= 0)
            addColumn(column, angleBlock_);
        if (voltageRows_[at(column)] >= 0)
            addColumn(column, voltageBlock_);
    }
    return pattern;
}

void NewtonFlow::readLoads(const FlowTerms& terms, const FlowOrder& order)
{
    loads_.clear();
    held_.assign(kinds_.size(), 0.0);
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const auto node = at(order.nodes[at(island_.begin) + i]);
        loads_.push_back(terms.loads[node]);
        if (kinds_[i] != NodeKind::Load)
            held_[i] = terms.setVoltages[node];
    }
    const auto source = at(order.nodes[at(island_.begin)]);
    voltages_[0] = std::polar(held_[0], terms.setAngles[source]);
    holdVoltages();
}

void NewtonFlow::holdVoltages()
{
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        if (kinds_[i] == NodeKind::Generator && voltages_[i] != 0.0)
            voltages_[i] *= held_[i] / std::abs(voltages_[i]);
}

void NewtonFlow::startAtNoLoad(const FlowOrder& order)
{
    for (std::size_t i = 1; i < kinds_.size(); ++i)
        voltages_[i] = voltages_[0] / order.noLoadRatios[at(island_.begin) + i];
    holdVoltages();
}

NewtonFlow::Mismatch NewtonFlow::evaluate(double loading)
{
    for (std::size_t i = 0; i < currents_.size(); ++i)
        currents_[i] = y_.rowSums[i] * voltages_[i];
    for (int j = 0; j < y_.pattern.size(); ++j)
        for (int k = y_.pattern.columnStarts[at(j)]; k < y_.pattern.columnStarts[at(j + 1)]; ++k) {
            const auto i = at(y_.pattern.rows[at(k)]);
            currents_[i] += y_.values[at(k)] * (voltages_[at(j)] - voltages_[i]);
        }
    Mismatch result;
    for (std::size_t i = 0; i < currents_.size(); ++i) {
        if (kinds_[i] == NodeKind::Reference)
            continue;
        const double magnitude = std::abs(voltages_[i]);
        Complex f = voltages_[i] * std::conj(currents_[i]) + loading * loadAt(loads_[i], magnitude);
        if (kinds_[i] == NodeKind::Generator)
            f = f.real();
        mismatches_[i] = f;
        const double size = std::abs(f);
        const double rounding = 32.0 * std::numeric_limits<double>::epsilon() * magnitude *
                                magnitude * std::abs(y_.values[at(y_.diagonals[i])]);
        result.sumOfSquares += std::norm(f);
        result.overFloor = std::max(result.overFloor, size / std::max(rounding, limit_));
        if (!(size <= result.largest)) {
            result.largest = size;
            result.worst = static_cast<int>(i) + island_.begin;
        }
    }
    if (!std::isfinite(result.sumOfSquares)) // comparisons lose a NaN, the sum keeps it
        result.largest = result.overFloor = std::numeric_limits<double>::infinity();
    return result;
}

void NewtonFlow::fillJacobian(double loading)
{
    std::vector<double>& values = jacobian_.values();
    const Complex j1(0.0, 1.0);
    const auto write = [&](int block, std::size_t row, Complex derivative) {
        if (block < 0)
            return;
        values[at(block)] = derivative.real();
        if (voltageRows_[row] >= 0)
            values[at(block) + 1] = derivative.imag();
    };
    for (int j = 0; j < y_.pattern.size(); ++j) {
        for (int k = y_.pattern.columnStarts[at(j)]; k < y_.pattern.columnStarts[at(j + 1)]; ++k) {
            const auto i = at(y_.pattern.rows[at(k)]);
            const Complex a = voltages_[i] * std::conj(y_.values[at(k)] * voltages_[at(j)]);
            Complex byAngle = -j1 * a;
            Complex byVoltage = a;
            if (static_cast<int>(i) == j) {
                const Complex s = voltages_[i] * std::conj(currents_[i]);
                const double magnitude = std::abs(voltages_[i]);
                byAngle = j1 * (s - a);
                byVoltage = s + a +
                            loading * magnitude *
                                (loads_[i].current + 2.0 * magnitude * loads_[i].impedance);
            }
            write(angleBlock_[at(k)], i, byAngle);
            write(voltageBlock_[at(k)], i, byVoltage);
        }
    }
}

bool NewtonFlow::step(double loading, Mismatch& mismatch)
{
    fillJacobian(loading);
    if (!jacobian_.factor())
        return false;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        if (angleRows_[i] >= 0)
            step_[at(angleRows_[i])] = -mismatches_[i].real();
        if (voltageRows_[i] >= 0)
            step_[at(voltageRows_[i])] = -mismatches_[i].imag();
    }
    jacobian_.solve(step_);
    double longest = 0.0;
    for (const double value : step_)
        longest = std::max(longest, std::abs(value));
    if (!std::isfinite(longest))
        return false;
    trial_ = voltages_;
    // Half a radian or half the voltage at most: larger steps leave the region of the solution.
    for (double part = std::min(1.0, 0.5 / std::max(longest, 0.5)); part > 1e-3; part *= 0.5) {
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const double angle = angleRows_[i] >= 0 ? step_[at(angleRows_[i])] : 0.0;
            const double stretch = voltageRows_[i] >= 0 ? step_[at(voltageRows_[i])] : 0.0;
            voltages_[i] = trial_[i] * std::polar(1.0 + part * stretch, part * angle);
        }
        holdVoltages();
        const Mismatch next = evaluate(loading);
        if (next.sumOfSquares < mismatch.sumOfSquares) {
            mismatch = next;
            return true;
        }
    }
    voltages_ = trial_;
    mismatch = evaluate(loading);
    return false;
}

FlowOutcome NewtonFlow::solve(const FlowLimits& limits, double loading)
{
    limit_ = limits.mismatchPu;
    Mismatch mismatch = evaluate(loading);
    for (int iteration = 0; iteration <= limits.maxIterations; ++iteration) {
        const FlowOutcome now{FlowEnd::Converged, iteration, mismatch.largest, mismatch.worst};
        if (mismatch.largest <= limits.mismatchPu)
            return now;
        if (limits.stop.stop_requested())
            return {FlowEnd::Cancelled, iteration, mismatch.largest, mismatch.worst};
        const double before = mismatch.largest;
        const bool atRounding = mismatch.overFloor <= 1.0;
        const bool moved = step(loading, mismatch);
        if (atRounding && (!moved || mismatch.largest > 0.5 * before))
            return {FlowEnd::Converged, iteration + 1, mismatch.largest, mismatch.worst};
        if (!moved)
            return {FlowEnd::Diverged, iteration + 1, mismatch.largest, mismatch.worst};
    }
    return {FlowEnd::Diverged, limits.maxIterations, mismatch.largest, mismatch.worst};
}

int NewtonFlow::lowest() const
{
    int lowest = -1;
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        if (kinds_[i] == NodeKind::Load &&
            (lowest < 0 || std::abs(voltages_[i]) < std::abs(voltages_[at(lowest)])))
            lowest = static_cast<int>(i);
    return lowest < 0 ? island_.begin : lowest + island_.begin;
}

} // namespace hallwright::power
