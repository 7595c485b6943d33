// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/newton.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

namespace {

// A step may end where the content rises again with this part of its first fall.
constexpr double overshootAllowed = 0.1;
// After so many laps any overshoot is cut: descent is then strict and the iteration cannot cycle.
constexpr int lapsBeforeStrictDescent = 25;
constexpr int mostLineSearches = 30;
// Check valves are judged first when flows move by less than this part of the largest.
constexpr double looselySettled = 1e-2;
constexpr std::size_t mostEarlyVerdicts = 3;
constexpr double reverseFlowTolerance = 1e-10; // m3/s
constexpr double drivingHeadTolerance = 1e-9;  // m
constexpr double demandTolerance = 1e-12;      // m3/s
// Rounding of the linear solve leaves a mass imbalance of 1e-16 P δ, P up to 1/gradientFloor: the
// last correction of heads must be small.
constexpr double lastHeadChange = 1e-2; // m

double meanOf(std::span<const double> values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    return values.empty() ? 0.0 : sum / static_cast<double>(values.size());
}

} // namespace

Newton::Newton(CoreNetwork& core, const SolveSettings& settings, CoreState* start)
    : core_(core)
    , settings_(settings)
    , exchange_(core.oneWayChains.size())
    , open_(core.ends.size(), 1.0)
    , residual_(core.ends.size())
    , conductance_(core.ends.size())
    , factored_(core.ends.size())
    , change_(core.slotCount())
    , direction_(core.ends.size())
{
    if (start) {
        state_ = std::move(*start);
        state_.laps = 0;
    } else {
        state_.flow = core.startingFlow;
        state_.head.assign(core.slotCount(), meanOf(core.heldHead));
        state_.shut.assign(core.ends.size(), 0);
    }
    for (std::size_t c = 0; core.anyHeldShut && c < core.heldShut.size(); ++c)
        if (core.heldShut[c]) {
            state_.shut[c] = 1;
            state_.flow[c] = 0.0;
            open_[c] = 0.0;
        }
    for (const std::uint32_t c : core.oneWayChains)
        open_[c] = state_.shut[c] ? 0.0 : 1.0;
    std::copy(core.heldHead.begin(), core.heldHead.end(),
              state_.head.begin() + static_cast<std::ptrdiff_t>(core.unknowns));
    state_.undetermined.assign(core.slotCount(), 0);
}

NewtonEnd Newton::run(const std::stop_token& stop)
{
    const NewtonEnd end = iterate(stop);
    findWorstChain();
    return end;
}

NewtonEnd Newton::iterate(const std::stop_token& stop)
{
    if (!anchorCutOffParts())
        return NewtonEnd::DemandUnserved;
    for (;; ++state_.laps) {
        if (stop.stop_requested())
            return NewtonEnd::Stopped;
        evaluate();
        // Below the tolerance the slope along the step is rounding.
        if (stepWasBalanced_ && state_.headResidual > settings_.headToleranceM)
            shortenStepThatOvershoots();
        const bool converged = state_.laps > 0 && stepWasFull_ &&
                               largestHeadChange_ <= lastHeadChange &&
                               state_.headResidual <= settings_.headToleranceM && flowsSettled();
        if (converged || valvesMayBeJudgedEarly()) {
            const std::vector<std::uint32_t> wrong = wrongValves();
            if (wrong.empty() && converged)
                return NewtonEnd::Converged;
            if (!wrong.empty()) {
                if (exchange_.exhausted())
                    return NewtonEnd::ValvesUndecided;
                if (!changeValves(exchange_.toChange(wrong)))
                    return NewtonEnd::DemandUnserved;
                evaluate();
            }
        }
        if (state_.laps >= settings_.maximumIterations)
            return NewtonEnd::TooManyLaps;
        if (factorServesAgain())
            solveAgain();
        else if (!assembleAndSolve())
            return NewtonEnd::Singular;
        step();
    }
}

void Newton::evaluate()
{
    core_.laws.evaluate(state_.flow);
    measure();
}

// Residuals and conductances of all chains at the present flows and heads, and their sums.
void Newton::measure()
{
    const auto drop = core_.laws.drop();
    const auto slope = core_.laws.slope();
    double worst = 0.0;
    double energy = 0.0;
    double along = 0.0;
    double most = 0.0;
    double shift = 0.0;
    for (std::size_t c = 0; c < residual_.size(); ++c) {
        const double residual = open_[c] * (headDifference(c) - drop[c]);
        const double conductance = open_[c] / slope[c];
        residual_[c] = residual;
        conductance_[c] = conductance;
        worst = std::max(worst, std::abs(residual));
        most = std::max(most, conductance);
        shift = std::max(shift, std::abs(open_[c] - factored_[c] * slope[c]));
        energy += conductance * residual * residual;
        along -= residual * direction_[c];
    }
    state_.headResidual = worst;
    largestConductance_ = most;
    shift_ = shift;
    errorEnergy_ = energy;
    lineSlope_ = along;
}

void Newton::findWorstChain()
{
    const auto lower = [](double a, double b) { return std::abs(a) < std::abs(b); };
    const auto worst = std::max_element(residual_.begin(), residual_.end(), lower);
    state_.worstChain = static_cast<std::uint32_t>(worst - residual_.begin());
}

double Newton::slopeAlong(std::span<const double> from, double length)
{
    for (std::size_t c = 0; c < direction_.size(); ++c)
        state_.flow[c] = from[c] + length * direction_[c];
    evaluate();
    return lineSlope_;
}

void Newton::shortenStepThatOvershoots()
{
    const double allowed = state_.laps < lapsBeforeStrictDescent ? overshootAllowed : 1e-6;
    if (lineSlope_ > -allowed * slopeAtStart_)
        shortenStep();
}

// Finds a length at which the content still falls, but at most half as fast as at the start.
void Newton::shortenStep()
{
    std::vector<double> from(state_.flow);
    for (std::size_t c = 0; c < from.size(); ++c)
        from[c] -= direction_[c];
    double low = 0.0;
    double lowSlope = slopeAtStart_;
    double high = 1.0;
    double highSlope = lineSlope_;
    double length = 1.0;
    for (int i = 0; i < mostLineSearches; ++i) {
        const double secant = low + (high - low) * lowSlope / (lowSlope - highSlope);
        length = std::clamp(secant, low + 0.1 * (high - low), high - 0.1 * (high - low));
        const double slope = slopeAlong(from, length);
        if (slope > 0.0) {
            high = length;
            highSlope = slope;
            continue;
        }
        low = length;
        lowSlope = slope;
        if (slope >= 0.5 * slopeAtStart_)
            break;
    }
    if (length != low)
        slopeAlong(from, low > 0.0 ? low : length);
    lastChange_ *= low > 0.0 ? low : length;
    stepWasFull_ = false;
}

// With the old slopes a step leaves |1 - P h'| of what the head differences of the chains change
// by, which the residual measures: enough where little is left to do (chord step, Kelley
// 1995, 5.4).
bool Newton::factorServesAgain() const
{
    constexpr double reserve = 0.1;
    return factorIsFresh_ && stepWasFull_ &&
           shift_ * state_.headResidual <= reserve * settings_.headToleranceM &&
           shift_ * std::sqrt(largestConductance_ * errorEnergy_) <=
               reserve * settings_.flowTolerance * largestFlow_;
}

void Newton::solveAgain()
{
    GradientMatrix& matrix = core_.matrix;
    matrix.clearRight(core_.demand);
    for (std::size_t c = 0; c < residual_.size(); ++c)
        matrix.addFlow(core_.ends[c], state_.flow[c] + factored_[c] * residual_[c]);
    matrix.solveAgain(change_);
    factorIsFresh_ = false;
}

bool Newton::assembleAndSolve()
{
    GradientMatrix& matrix = core_.matrix;
    std::swap(factored_, conductance_);
    factorIsFresh_ = true;
    matrix.clear(core_.demand);
    for (std::size_t c = 0; c < residual_.size(); ++c)
        matrix.add(c, core_.ends[c], factored_[c], state_.flow[c] + factored_[c] * residual_[c]);
    for (const std::uint32_t row : anchorRows_)
        matrix.anchor(row);
    return matrix.solve(change_);
}

void Newton::step()
{
    largestHeadChange_ = 0.0;
    for (std::size_t i = 0; i < core_.unknowns; ++i) {
        state_.head[i] += change_[i];
        largestHeadChange_ = std::max(largestHeadChange_, std::abs(change_[i]));
    }
    double largestChange = 0.0;
    double largestFlow = 0.0;
    double contentSlope = 0.0;
    for (std::size_t c = 0; c < residual_.size(); ++c) {
        const ChainEnds& ends = core_.ends[c];
        const double head = residual_[c] + (change_[ends.from] - change_[ends.to]);
        const double flow = factored_[c] * head;
        direction_[c] = flow;
        state_.flow[c] += flow;
        contentSlope -= flow * head;
        largestChange = std::max(largestChange, std::abs(flow));
        largestFlow = std::max(largestFlow, std::abs(state_.flow[c]));
    }
    slopeAtStart_ = contentSlope;
    changeBefore_ = lastChange_;
    lastChange_ = largestChange;
    largestFlow_ = largestFlow;
    stepWasBalanced_ = balanced_;
    balanced_ = true;
    stepWasFull_ = true;
}

// The next step dq minimises Σ (dq/P - r)² P over all balanced changes, so Σ dq²/P <= Σ P r² and no
// flow would move by more than √(P Σ P r²). Where wide pipes make that bound loose: Newton
// converges quadratically near the end and linearly at worst, so what remains is about the last
// change times the ratio of the last two; a small ratio may come from other links than those that
// still move, so no more than a tenth is trusted.
bool Newton::flowsSettled() const
{
    const double allowed = settings_.flowTolerance * largestFlow_ + 1e-13;
    if (!std::isfinite(errorEnergy_))
        return false;
    if (largestConductance_ * errorEnergy_ <= allowed * allowed)
        return true;
    const double ratio = changeBefore_ > 0.0 ? lastChange_ / changeBefore_ : 1.0;
    return lastChange_ * std::clamp(ratio, 0.1, 1.0) <= allowed;
}

// Early verdicts save laps but may be wrong; once some were given, only settled flows are judged.
bool Newton::valvesMayBeJudgedEarly() const
{
    return state_.laps > 0 && exchange_.rounds() < mostEarlyVerdicts &&
           lastChange_ <= looselySettled * largestFlow_;
}

std::vector<std::uint32_t> Newton::wrongValves() const
{
    std::vector<std::uint32_t> wrong;
    for (const std::uint32_t c : core_.oneWayChains) {
        if (core_.heldShut[c])
            continue;
        const bool isWrong = state_.shut[c]
                                 ? headDifference(c) - core_.laws.drop()[c] > drivingHeadTolerance
                                 : state_.flow[c] < -reverseFlowTolerance;
        if (isWrong)
            wrong.push_back(c);
    }
    return wrong;
}

void Newton::change(std::uint32_t chain)
{
    state_.shut[chain] = !state_.shut[chain];
    open_[chain] = state_.shut[chain] ? 0.0 : 1.0;
    state_.flow[chain] = state_.shut[chain] ? 0.0 : core_.startingFlow[chain];
    balanced_ = false;
    factorIsFresh_ = false;
}

bool Newton::changeValves(std::span<const std::uint32_t> chains)
{
    for (const std::uint32_t chain : chains)
        change(chain);
    changeBefore_ = 0.0;
    return anchorCutOffParts();
}

// Parts without held head behind shut check valves and closed links: those with demand get the
// valves that could feed them opened again, the others one tied head each. False where no valve
// could feed a demand.
bool Newton::anchorCutOffParts()
{
    anchorRows_.clear();
    std::fill(state_.undetermined.begin(), state_.undetermined.end(), 0);
    if (!core_.anyHeldShut && std::none_of(core_.oneWayChains.begin(), core_.oneWayChains.end(),
                                           [&](std::uint32_t c) { return state_.shut[c] != 0; }))
        return true;
    std::vector<Edge> edges;
    for (std::size_t c = 0; c < core_.ends.size(); ++c)
        if (!state_.shut[c])
            edges.push_back({core_.ends[c].from, core_.ends[c].to});
    const Parts parts = connectedParts(core_.slotCount(), edges);
    std::vector<char> referenced(parts.count, 0);
    std::vector<double> demand(parts.count, 0.0);
    for (std::size_t i = 0; i < core_.slotCount(); ++i) {
        demand[parts.ofNode[i]] += core_.demand[i];
        if (core_.isHeld(i))
            referenced[parts.ofNode[i]] = 1;
    }
    const auto starves = [&](std::uint32_t part, double sign) {
        return !referenced[part] && sign * demand[part] > demandTolerance;
    };
    std::vector<std::uint32_t> reopened;
    for (const std::uint32_t c : core_.oneWayChains)
        if (state_.shut[c] && !core_.heldShut[c] &&
            (starves(parts.ofNode[core_.ends[c].to], 1.0) ||
             starves(parts.ofNode[core_.ends[c].from], -1.0)))
            reopened.push_back(c);
    if (!reopened.empty())
        return changeValves(reopened);
    std::vector<char> anchored = referenced;
    for (std::uint32_t i = 0; i < core_.unknowns; ++i) {
        const std::uint32_t part = parts.ofNode[i];
        if (referenced[part])
            continue;
        if (std::abs(demand[part]) > demandTolerance)
            return false;
        state_.undetermined[i] = 1;
        if (!anchored[part])
            anchorRows_.push_back(i);
        anchored[part] = 1;
    }
    return true;
}

} // namespace hallwright::thermal
