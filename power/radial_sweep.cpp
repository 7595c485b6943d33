// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/radial_sweep.h"

#include <algorithm>
#include <cmath>

namespace hallwright::power {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

void RadialSweep::Split::resize(std::size_t size)
{
    re.assign(size, 0.0);
    im.assign(size, 0.0);
}
Complex RadialSweep::Split::get(int index) const
{
    return {re[at(index)], im[at(index)]};
}
void RadialSweep::Split::set(int index, Complex value)
{
    re[at(index)] = value.real();
    im[at(index)] = value.imag();
}

model::Result<RadialSweep> RadialSweep::prepare(const model::ElectricalNetwork& network,
                                                const FlowTerms& terms, const FlowOrder& order)
{
    RadialSweep sweep;
    sweep.compile(terms, order);
    for (std::size_t i = 0; i < sweep.islands_.size(); ++i)
        if (!sweep.factorCore(terms, order, i)) {
            const int node = order.nodes[at(sweep.islands_[i].begin)];
            return fail(model::FaultCode::NoSolution,
                        {QT_TRANSLATE_NOOP("power", "the rings of its island have impedances that "
                                                    "cancel: the equations are singular"),
                         {}},
                        "bus " + network.buses[at(terms.firstBus[at(node)])].id);
        }
    sweep.readLoads(terms, order);
    return sweep;
}

void RadialSweep::compile(const FlowTerms& terms, const FlowOrder& order)
{
    islands_ = order.islands;
    parents_ = order.parents;
    gauges_ = order.gauges;
    for (const Complex gauge : gauges_)
        inverseGauges_.push_back(1.0 / gauge);
    const std::size_t size = order.nodes.size();
    halfShunts_.assign(size, {});
    for (Split* split : {&impedance_, &shunt_, &power_, &admittance_, &currentLoad_, &voltage_,
                         &nodeCurrent_, &change_, &flow_})
        split->resize(size);
    mismatchSquared_.assign(size, 0.0);
    for (int i = 0; i < order.positions(); ++i) {
        const double own = std::norm(gauges_[at(i)]);
        const Complex shunt = terms.shunts[at(order.nodes[at(i)])] / own;
        shunt_.set(i, shunt_.get(i) + shunt);
        const int parent = parents_[at(i)];
        if (parent < 0)
            continue;
        const LiveBranch& branch = terms.branches[at(order.parentBranches[at(i)])];
        const bool childIsTo = branch.to == order.nodes[at(i)];
        const double inside = childIsTo ? own : std::norm(gauges_[at(parent)]);
        impedance_.set(i, branch.impedance * inside);
        halfShunts_[at(i)] = branch.halfShunt / inside;
        shunt_.set(i, shunt_.get(i) + halfShunts_[at(i)]);
        shunt_.set(parent, shunt_.get(parent) + halfShunts_[at(i)]);
    }
}

bool RadialSweep::factorCore(const FlowTerms& terms, const FlowOrder& order, std::size_t island)
{
    cores_.emplace_back();
    const PositionRange range{islands_[island].begin, islands_[island].coreEnd};
    if (range.size() == 1)
        return true;
    std::vector<Complex> shunts;
    for (int i = range.begin; i < range.end; ++i)
        shunts.push_back(shunt_.get(i));
    const auto first = order.branches.begin() + order.branchStarts[island];
    const auto last = order.branches.begin() + order.branchStarts[island + 1];
    AdmittanceMatrix y = admittance(terms, order, std::span<const int>(first, last), range, shunts);
    for (std::size_t k = 0; k < y.values.size(); ++k)
        if (y.pattern.rows[k] == 0)
            y.values[k] = 0.0;
    y.values[at(y.diagonals[0])] = 1.0;
    Core core{KluMatrix<Complex>(std::move(y.pattern)), std::vector<Complex>(at(range.size()))};
    core.matrix.values() = std::move(y.values);
    const bool regular = core.matrix.factor();
    cores_.back() = std::move(core);
    return regular;
}

void RadialSweep::readLoads(const FlowTerms& terms, const FlowOrder& order)
{
    hasCurrentLoads_ = false;
    references_.resize(islands_.size());
    scales_.assign(islands_.size(), 0.0);
    for (std::size_t k = 0; k < islands_.size(); ++k) {
        const FlowIsland& island = islands_[k];
        const auto source = at(order.nodes[at(island.begin)]);
        references_[k] = std::polar(terms.setVoltages[source], terms.setAngles[source]);
        for (int i = island.begin; i < island.end; ++i) {
            const NodeLoad& load = terms.loads[at(order.nodes[at(i)])];
            const double gauge = std::abs(gauges_[at(i)]);
            power_.set(i, load.power);
            currentLoad_.set(i, load.current / gauge);
            hasCurrentLoads_ = hasCurrentLoads_ || load.current != 0.0;
            const Complex shunt = i < island.coreEnd ? Complex() : shunt_.get(i);
            admittance_.set(i, std::conj(load.impedance) / (gauge * gauge) + shunt);
            scales_[k] +=
                std::abs(load.power) + std::abs(load.current) + std::abs(admittance_.get(i));
        }
    }
}

void RadialSweep::startAtNoLoad(std::size_t island)
{
    for (int i = islands_[island].begin; i < islands_[island].end; ++i) {
        flow_.set(i, {});
        nodeCurrent_.set(i, {});
    }
    forward(island);
}

void RadialSweep::nodeCurrents(const FlowIsland& island)
{
    const double* __restrict p = power_.re.data();
    const double* __restrict q = power_.im.data();
    const double* __restrict g = admittance_.re.data();
    const double* __restrict b = admittance_.im.data();
    const double* __restrict vr = voltage_.re.data();
    const double* __restrict vi = voltage_.im.data();
    double* __restrict cr = nodeCurrent_.re.data();
    double* __restrict ci = nodeCurrent_.im.data();
    double* __restrict dr = change_.re.data();
    double* __restrict di = change_.im.data();
    double* __restrict mismatch = mismatchSquared_.data();
    for (int i = island.begin; i < island.end; ++i) {
        const double square = vr[i] * vr[i] + vi[i] * vi[i];
        const double inverse = 1.0 / square;
        const double re = (p[i] * vr[i] + q[i] * vi[i]) * inverse + g[i] * vr[i] - b[i] * vi[i];
        const double im = (p[i] * vi[i] - q[i] * vr[i]) * inverse + g[i] * vi[i] + b[i] * vr[i];
        dr[i] = re - cr[i];
        di[i] = im - ci[i];
        mismatch[i] = (dr[i] * dr[i] + di[i] * di[i]) * square;
        cr[i] = re;
        ci[i] = im;
    }
    if (!hasCurrentLoads_)
        return;
    // conj(S |V| / V) = conj(S) V/|V|; the change so far lacks it on both sides of the difference.
    for (int i = island.begin; i < island.end; ++i) {
        const double square = vr[i] * vr[i] + vi[i] * vi[i];
        const double inverse = 1.0 / std::sqrt(square);
        const double pc = currentLoad_.re[at(i)] * inverse;
        const double qc = currentLoad_.im[at(i)] * inverse;
        const double re = pc * vr[i] + qc * vi[i];
        const double im = pc * vi[i] - qc * vr[i];
        cr[i] += re;
        ci[i] += im;
        dr[i] += re;
        di[i] += im;
        mismatch[i] = (dr[i] * dr[i] + di[i] * di[i]) * square;
    }
}

void RadialSweep::backward(const FlowIsland& island)
{
    std::copy(nodeCurrent_.re.begin() + island.begin, nodeCurrent_.re.begin() + island.end,
              flow_.re.begin() + island.begin);
    std::copy(nodeCurrent_.im.begin() + island.begin, nodeCurrent_.im.begin() + island.end,
              flow_.im.begin() + island.begin);
    double* re = flow_.re.data();
    double* im = flow_.im.data();
    const int* parent = parents_.data();
    for (int i = island.end; i-- > island.coreEnd;) {
        re[parent[i]] += re[i];
        im[parent[i]] += im[i];
    }
}

void RadialSweep::forward(std::size_t index)
{
    const FlowIsland& island = islands_[index];
    voltage_.set(island.begin, references_[index]);
    if (auto& core = cores_[index]) {
        core->work[0] = references_[index];
        for (int i = island.begin + 1; i < island.coreEnd; ++i)
            core->work[at(i - island.begin)] = -flow_.get(i);
        core->matrix.solve(core->work);
        for (int i = island.begin + 1; i < island.coreEnd; ++i)
            voltage_.set(i, core->work[at(i - island.begin)]);
    }
    double* vr = voltage_.re.data();
    double* vi = voltage_.im.data();
    const double* r = impedance_.re.data();
    const double* x = impedance_.im.data();
    const double* re = flow_.re.data();
    const double* im = flow_.im.data();
    const int* parent = parents_.data();
    for (int i = island.coreEnd; i < island.end; ++i) {
        vr[i] = vr[parent[i]] - (r[i] * re[i] - x[i] * im[i]);
        vi[i] = vi[parent[i]] - (r[i] * im[i] + x[i] * re[i]);
    }
}

double RadialSweep::largestMismatch(const FlowIsland& island) const
{
    // Four lanes break the chain of dependent maxima. A NaN is caught by the sum, which keeps it.
    double lanes[4] = {0.0, 0.0, 0.0, 0.0};
    double sums[4] = {0.0, 0.0, 0.0, 0.0};
    const double* m = mismatchSquared_.data();
    int i = island.begin;
    for (; i + 4 <= island.end; i += 4)
        for (int k = 0; k < 4; ++k) {
            lanes[k] = m[i + k] > lanes[k] ? m[i + k] : lanes[k];
            sums[k] += m[i + k];
        }
    for (; i < island.end; ++i) {
        lanes[0] = m[i] > lanes[0] ? m[i] : lanes[0];
        sums[0] += m[i];
    }
    const double sum = sums[0] + sums[1] + sums[2] + sums[3];
    return std::isfinite(sum) ? *std::max_element(lanes, lanes + 4) : sum;
}

// Mismatches of one sign add up over many nodes: their sum is held to 2e-10 of the load as well.
bool RadialSweep::balanced(const FlowIsland& island, double load) const
{
    double active = 0.0;
    double reactive = 0.0;
    for (int k = island.begin; k < island.end; ++k) {
        const auto i = at(k);
        active += voltage_.re[i] * change_.re[i] + voltage_.im[i] * change_.im[i];
        reactive += voltage_.im[i] * change_.re[i] - voltage_.re[i] * change_.im[i];
    }
    return std::hypot(active, reactive) <= 2e-10 * load;
}

FlowOutcome RadialSweep::ended(const FlowIsland& island, FlowEnd end, int passes) const
{
    const auto first = mismatchSquared_.begin() + island.begin;
    const auto worst = std::max_element(first, mismatchSquared_.begin() + island.end);
    return {end, passes, std::sqrt(*worst), static_cast<int>(worst - mismatchSquared_.begin())};
}

FlowOutcome RadialSweep::solve(std::size_t index, const FlowLimits& limits)
{
    const FlowIsland& island = islands_[index];
    // Rounding keeps a node with a very large power from ever meeting an absolute limit.
    const double limit = std::max(limits.mismatchPu, 1e-15 * scales_[index]);
    double previous = 0.0;
    nodeCurrents(island);
    for (int pass = 1; pass <= limits.maxIterations; ++pass) {
        if (limits.stop.stop_requested())
            return ended(island, FlowEnd::Cancelled, pass - 1);
        backward(island);
        forward(index);
        nodeCurrents(island);
        const double mismatch = largestMismatch(island);
        if (mismatch <= limit * limit && balanced(island, scales_[index]))
            return ended(island, FlowEnd::Converged, pass);
        // Slower than 0.7 a pass, or away from the solution: Newton is the better tool.
        if (!std::isfinite(mismatch) || (pass > 6 && mismatch > 0.5 * previous))
            return ended(island, FlowEnd::Diverged, pass);
        previous = mismatch;
    }
    return ended(island, FlowEnd::Diverged, limits.maxIterations);
}

void RadialSweep::adopt(std::size_t index, std::span<const Complex> voltages)
{
    const FlowIsland& island = islands_[index];
    for (int i = island.begin; i < island.end; ++i)
        voltage_.set(i, voltages[at(i - island.begin)] * gauges_[at(i)]);
    nodeCurrents(island);
    backward(island);
}

Complex RadialSweep::voltage(int position) const
{
    return voltage_.get(position) * inverseGauges_[at(position)];
}

RadialSweep::TreeFlow RadialSweep::treeFlow(int position) const
{
    const Complex half = std::conj(halfShunts_[at(position)]);
    const Complex current = std::conj(flow_.get(position));
    const Complex parent = voltage_.get(parents_[at(position)]);
    const Complex own = voltage_.get(position);
    return {parent * current + std::norm(parent) * half, -own * current + std::norm(own) * half};
}

} // namespace hallwright::power
