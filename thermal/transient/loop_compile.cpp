// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/transient/loop_compile.h"

#include "thermal/cdu_heat.h"
#include "thermal/fluid.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::thermal {

using namespace model;

namespace {

constexpr double valveStrokeS = 120.0;   // two-way valve of a published CDU simulator
constexpr double classCduVolumeM3 = 0.1; // where a CDU states no coolant volume, class estimate
constexpr double leastVolumeM3 = 0.005;  // of a header, so that it stays a volume

CoolantNumbers numbersOf(Coolant coolant, double kelvin)
{
    const auto p = propertiesOf(coolant, fromSi<Temperature>(kelvin));
    return {inSi(p.density), inSi(p.specificHeat)};
}

template <class Point>
const Point& pointAt(const std::vector<Point>& points, double time)
{
    const auto after = std::upper_bound(points.begin(), points.end(), time,
                                        [](double t, const Point& p) { return t < p.atS; });
    return after == points.begin() ? points.front() : *std::prev(after);
}

} // namespace

CompiledLoop::CompiledLoop(const CoolantGroup& group, const CoolantLoopResult& normal,
                           const LoopDisturbance& course)
    : group_(group)
    , cdu_(std::get<CduType>(group.cdu->kind))
    , course_(course)
    , coolant_(numbersOf(group.fluid, 0.5 * (inSi(normal.supply) + inSi(normal.returned))))
    , water_(numbersOf(Coolant::Water, inSi(group.facilitySupply) + 5.0))
    , pumpW_(inSi(normal.pumpPower))
    , normalFlow_(inSi(normal.flow))
    , fullPrimary_(inSi(normal.facilityFlow) * water_.densityKgM3)
{
    lumpOf_.resize(group.racks.size());
    for (std::size_t i = 0; i < group.racks.size(); ++i)
        if (const auto heat = RackHeat::of(group.racks[i], coolant_))
            addRack(i, *heat);
    for (auto& lump : lumps_) {
        for (double& flow : lump.flowM3s)
            flow /= lump.count;
        power_.push_back(lump.count * lump.heat.powerW());
        inverseCapacity_.push_back(1.0 / (lump.count * lump.heat.capacityJK()));
    }
    conductance_.assign(lumps_.size(), 0.0);
    addVolumes();
    bufferM3_ = inSi(group.bufferVolume);
}

// To the first lump whose first rack is alike; flows are summed up for now. A flow that is 1e-4 off
// is 4 mK off where the part stands 40 K over its coolant.
void CompiledLoop::addRack(std::size_t rack, const RackHeat& heat)
{
    constexpr double alike = 1e-4;
    std::vector<double> flows;
    for (const auto& point : course_.flows)
        flows.push_back(point.rackM3s[rack]);
    const auto near = [](double a, double b) { return std::abs(a - b) <= alike * std::abs(b); };
    std::size_t k = 0;
    for (; k < lumps_.size(); ++k)
        if (lumps_[k].heat.equals(heat) &&
            std::equal(flows.begin(), flows.end(), firstOf_[k].begin(), near))
            break;
    if (k == lumps_.size()) {
        lumps_.push_back({heat, 0.0, std::vector<double>(flows.size(), 0.0)});
        firstOf_.push_back(flows);
    }
    lumpOf_[rack] = k;
    lumps_[k].count += 1.0;
    for (std::size_t p = 0; p < flows.size(); ++p)
        lumps_[k].flowM3s[p] += flows[p];
}

Result<void> CompiledLoop::prepare(const CoolantLoopResult& normal)
{
    const auto law = cduConductance(cdu_, {coolant_.densityKgM3, coolant_.specificHeat},
                                    {water_.densityKgM3, water_.specificHeat});
    if (!law)
        return tl::unexpected<Fault>(law.error());
    law_ = *law;
    start_.assign(racksFrom + lumps_.size(), 0.0);
    start_[supplyAt] = inSi(normal.supply);
    start_[returnAt] = inSi(normal.returned);
    start_[facilityAt] = inSi(group_.facilitySupply);
    double heat = pumpW_;
    double total = 0.0;
    for (std::size_t i = 0; i < lumps_.size(); ++i) {
        const auto& lump = lumps_[i];
        const double g = lump.heat.conductance(lump.flowM3s.front());
        total += lump.count * lump.flowM3s.front();
        heat += g > 0.0 ? power_[i] : 0.0;
        start_[racksFrom + i] =
            g > 0.0 ? start_[supplyAt] + lump.heat.powerW() / g : start_[supplyAt];
    }
    if (total > 0.0)
        start_[returnAt] = start_[supplyAt] + (heat - pumpW_) / (total * coolant_.volumetricHeat());
    const Water water{start_[supplyAt], start_[returnAt], start_[facilityAt], 0.0};
    if (course_.cdusRunning > 0 && total > stillM3s)
        start_[valveAt] = wantedPrimary(water, total, 0.0, fullPrimary_, 0.5 * fullPrimary_);
    return {};
}

void CompiledLoop::enter(double begin, double end)
{
    beginS_ = begin;
    lengthS_ = end - begin;
    facility_ = pointAt(course_.facility, begin).water;
    flowsStand_ = begin >= course_.flows.back().atS;
    followFlows(flowsAt(begin), flowsAt(end));
    setConductances(begin);
}

// Conductance follows flow by a curve. Where the flow moves little and the curve has no kink in
// between, a parabola through three points of it stands for it: of 5 % the third power is 1e-4.
void CompiledLoop::followFlows(const std::vector<double>& from, const std::vector<double>& to)
{
    constexpr double little = 0.05;
    from_ = from;
    to_ = to;
    totalFrom_ = totalTo_ = 0.0;
    exact_.clear();
    for (auto& each : smooth_)
        each.assign(lumps_.size(), 0.0);
    for (std::size_t i = 0; i < lumps_.size(); ++i) {
        const auto& [heat, count, flows] = lumps_[i];
        totalFrom_ += count * from[i];
        totalTo_ += count * to[i];
        if (std::abs(to[i] - from[i]) > little * from[i] || heat.hasKinkBetween(from[i], to[i])) {
            exact_.push_back(i);
            continue;
        }
        const double first = heat.conductance(from[i]);
        smooth_[0][i] = count * first;
        if (to[i] == from[i])
            continue;
        const double last = heat.conductance(to[i]);
        const double middle = heat.conductance(0.5 * (from[i] + to[i]));
        smooth_[1][i] = count * (4.0 * middle - 3.0 * first - last);
        smooth_[2][i] = count * (2.0 * (first + last) - 4.0 * middle);
    }
}

void CompiledLoop::setConductances(double time)
{
    const double s = (time - beginS_) / lengthS_;
    for (std::size_t i = 0; i < conductance_.size(); ++i)
        conductance_[i] = smooth_[0][i] + s * (smooth_[1][i] + s * smooth_[2][i]);
    for (const std::size_t i : exact_)
        conductance_[i] =
            lumps_[i].count * lumps_[i].heat.conductance(from_[i] + s * (to_[i] - from_[i]));
}

void CompiledLoop::rates(const State& x, State& dx, double time)
{
    if (!flowsStand_)
        setConductances(time);
    const double supply = x[supplyAt];
    double picked = 0.0;
    double stored = 0.0;
    for (std::size_t i = 0; i < lumps_.size(); ++i) {
        const double out = conductance_[i] * (x[racksFrom + i] - supply);
        const double left = power_[i] - out;
        dx[racksFrom + i] = left * inverseCapacity_[i];
        stored += left;
        picked += out;
    }
    const double share = (time - beginS_) / lengthS_;
    const Drive by{picked, totalFrom_ + share * (totalTo_ - totalFrom_)};
    const Water water{x[supplyAt], x[returnAt], x[facilityAt], x[valveAt]};
    const Water rates = waterRates(water, by);
    std::copy(rates.begin(), rates.end(), dx.begin());
    dx[storedAt] =
        stored +
        coolant_.volumetricHeat() * (supplyM3_ * rates[supplyAt] + returnM3_ * rates[returnAt]) -
        (powerW() + pumpAt(by.total) - cooledAt(water, by.total));
}

// Racks by their equations, the water by small differences.
void CompiledLoop::linearise(const State& x, const State& rates, double time, LoopJacobian& out)
{
    constexpr double stepK = 1e-3;
    constexpr double stepS = 1e-4;
    out.pick = conductance_;
    out.decay.resize(lumps_.size());
    double picked = 0.0;
    double sum = 0.0;
    for (std::size_t i = 0; i < lumps_.size(); ++i) {
        out.decay[i] = conductance_[i] * inverseCapacity_[i];
        picked += conductance_[i] * (x[racksFrom + i] - x[supplyAt]);
        sum += conductance_[i];
    }
    out.pickShare = 1.0 / (coolant_.volumetricHeat() * returnM3_);
    const double share = (time - beginS_) / lengthS_;
    const Drive by{picked, totalFrom_ + share * (totalTo_ - totalFrom_)};
    const Water here{x[supplyAt], x[returnAt], x[facilityAt], x[valveAt]};
    for (std::size_t j = 0; j < here.size(); ++j) {
        const double step = j == valveAt ? 1e-4 * fullPrimary_ : stepK;
        Water moved = here;
        moved[j] += step;
        const Water there = waterRates(moved, by);
        for (std::size_t i = 0; i < here.size(); ++i)
            out.water[i][j] = (there[i] - rates[i]) / step;
    }
    out.water[returnAt][supplyAt] -= sum * out.pickShare;
    out.time.assign(x.size(), 0.0);
    if (flowsStand_)
        return;
    ahead_.resize(x.size());
    const double step = std::min(stepS, 1e-3 * lengthS_);
    this->rates(x, ahead_, time + step);
    for (std::size_t i = 0; i < x.size(); ++i)
        out.time[i] = (ahead_[i] - rates[i]) / step;
    setConductances(time);
}

double CompiledLoop::pumpAt(double total) const
{
    const double share = normalFlow_ > 0.0 ? total / normalFlow_ : 0.0;
    return pumpW_ * share * share * share;
}

CompiledLoop::Water CompiledLoop::waterRates(const Water& x, const Drive& by) const
{
    const double rhoC = coolant_.volumetricHeat();
    const double cooled = cooledAt(x, by.total);
    const double outlet = by.total > stillM3s
                              ? x[returnAt] + (pumpAt(by.total) - cooled) / (rhoC * by.total)
                              : x[supplyAt];
    Water out{};
    out[supplyAt] = by.total * (outlet - x[supplyAt]) / supplyM3_;
    out[returnAt] = (by.picked / rhoC + by.total * (x[supplyAt] - x[returnAt])) / returnM3_;
    if (bufferM3_ > 0.0 && facility_ == FacilityWater::BufferOnly)
        out[facilityAt] = cooled / (water_.volumetricHeat() * bufferM3_);
    else if (bufferM3_ > 0.0 && facility_ == FacilityWater::Cold)
        out[facilityAt] = coldAgain(x[facilityAt]);
    if (course_.cdusRunning > 0 && by.total > stillM3s) {
        const double pace = fullPrimary_ / valveStrokeS; // of one second, its lag
        const double least = std::clamp(x[valveAt] - pace, 0.0, fullPrimary_);
        const double most = std::clamp(x[valveAt] + pace, 0.0, fullPrimary_);
        out[valveAt] = wantedPrimary(x, by.total, least, most, x[valveAt]) - x[valveAt];
    }
    return out;
}

double CompiledLoop::powerW() const
{
    double sum = 0.0;
    for (const double power : power_)
        sum += power;
    return sum;
}

std::vector<double> CompiledLoop::flowsAt(double time) const
{
    const auto& points = course_.flows;
    const auto at = std::upper_bound(points.begin(), points.end(), time,
                                     [](double t, const FlowPoint& p) { return t < p.atS; });
    const auto after = static_cast<std::size_t>(at - points.begin());
    const std::size_t next = std::min(after, points.size() - 1);
    const std::size_t last = after > 0 ? after - 1 : 0;
    const double share =
        next > last ? (time - points[last].atS) / (points[next].atS - points[last].atS) : 0.0;
    std::vector<double> out;
    out.reserve(lumps_.size());
    for (const auto& lump : lumps_)
        out.push_back(lump.flowM3s[last] + share * (lump.flowM3s[next] - lump.flowM3s[last]));
    return out;
}

double CompiledLoop::lastSwitchS() const
{
    return std::max({course_.flows.back().atS, course_.facility.back().atS});
}

void CompiledLoop::addVolumes()
{
    const double perCdu = cdu_.coolantVolume ? inSi(*cdu_.coolantVolume) : classCduVolumeM3;
    supplyM3_ = returnM3_ = 0.5 * perCdu * group_.installed;
    for (const auto& element : group_.elements) {
        const double bore = inSi(element.bore);
        const double volume = std::numbers::pi / 4.0 * bore * bore * inSi(element.length);
        if (element.role == CoolantRole::SupplyPipe)
            supplyM3_ += volume;
        else if (element.role == CoolantRole::ReturnPipe)
            returnM3_ += volume;
        else if (element.role == CoolantRole::Branch) {
            supplyM3_ += 0.5 * volume;
            returnM3_ += 0.5 * volume;
        }
    }
    supplyM3_ = std::max(supplyM3_ + inSi(group_.supplyTank), leastVolumeM3);
    returnM3_ = std::max(returnM3_, leastVolumeM3);
}

double CompiledLoop::coldAgain(double kelvin) const
{
    const double flow = fullPrimary_ * std::max(1, group_.installed) / water_.densityKgM3;
    return flow / bufferM3_ * (inSi(group_.facilitySupply) - kelvin);
}

HeatByColdFlow CompiledLoop::moved(const Water& x, double total, double primaryKgS) const
{
    const int running = course_.cdusRunning;
    if (running < 1 || total <= stillM3s || primaryKgS <= 1e-9)
        return {};
    const double each = total / running * coolant_.densityKgM3;
    if (each != hotFlow_) {
        hotFlow_ = each;
        hotFilm_ = filmResistance(law_, law_.ratedHotFlowKgS, each);
    }
    auto one = exchangeByColdFlow(law_, hotFilm_, {x[returnAt], each * coolant_.specificHeat},
                                  x[facilityAt], primaryKgS, water_.specificHeat);
    return {running * one.heatW, running * one.slope};
}

double CompiledLoop::cooledAt(const Water& x, double total) const
{
    const bool flowing = facility_ == FacilityWater::Cold ||
                         (facility_ == FacilityWater::BufferOnly && bufferM3_ > 0.0);
    return flowing ? moved(x, total, x[valveAt]).heatW : 0.0;
}

// More water moves more heat, so the ends decide first whether there is a root between them: of
// those only the one that the guess points to. Newton's steps are kept inside what is left.
double CompiledLoop::wantedPrimary(const Water& x, double total, double least, double most,
                                   double guess) const
{
    const double needed =
        (x[returnAt] - inSi(group_.supplySetPoint)) * total * coolant_.volumetricHeat() + pumpW_;
    const double close = 1e-9 * std::abs(needed);
    double low = least;
    double high = most;
    bool lowKnown = false;  // that it moves too little
    bool highKnown = false; // that it moves enough
    double here = std::clamp(guess, least, most);
    for (int i = 0; i < 60; ++i) {
        const auto there = moved(x, total, here);
        const double over = there.heatW - needed;
        if (std::abs(over) <= close)
            return here;
        if (over < 0.0) {
            if (here >= most)
                return most;
            low = here;
            lowKnown = true;
        } else {
            if (here <= least)
                return least;
            high = here;
            highKnown = true;
        }
        if (lowKnown && highKnown && high - low < 1e-10 * fullPrimary_)
            break;
        double next = there.slope > 0.0 ? here - over / there.slope : over < 0.0 ? high : low;
        if (next <= low)
            next = lowKnown ? 0.5 * (low + high) : least;
        else if (next >= high)
            next = highKnown ? 0.5 * (low + high) : most;
        here = next;
    }
    return here;
}

} // namespace hallwright::thermal
