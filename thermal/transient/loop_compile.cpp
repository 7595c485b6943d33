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
    for (const auto& need : group.racks)
        racks_.push_back(RackHeat::of(need, coolant_));
    addVolumes();
    bufferM3_ = inSi(group.bufferVolume);
}

Result<void> CompiledLoop::prepare(const CoolantLoopResult& normal)
{
    const auto law = cduConductance(cdu_, {coolant_.densityKgM3, coolant_.specificHeat},
                                    {water_.densityKgM3, water_.specificHeat});
    if (!law)
        return tl::unexpected<Fault>(law.error());
    law_ = *law;
    start_.assign(racksFrom + racks_.size(), 0.0);
    start_[supplyAt] = inSi(normal.supply);
    start_[returnAt] = inSi(normal.returned);
    start_[facilityAt] = inSi(group_.facilitySupply);
    const auto& flows = course_.flows.front().rackM3s;
    double heat = pumpW_;
    double total = 0.0;
    for (std::size_t i = 0; i < racks_.size(); ++i) {
        const double g = racks_[i] ? racks_[i]->conductance(flows[i]) : 0.0;
        total += racks_[i] ? flows[i] : 0.0;
        heat += g > 0.0 ? racks_[i]->powerW() : 0.0;
        start_[racksFrom + i] =
            g > 0.0 ? start_[supplyAt] + racks_[i]->powerW() / g : start_[supplyAt];
    }
    if (total > 0.0)
        start_[returnAt] = start_[supplyAt] + (heat - pumpW_) / (total * coolant_.volumetricHeat());
    start_[valveAt] = wantedPrimary(start_, total, course_.cdusRunning);
    return {};
}

void CompiledLoop::operator()(const State& x, State& dx, double time) const
{
    const double rhoC = coolant_.volumetricHeat();
    const auto flows = flowsAt(time);
    const auto conductances = conductancesAt(time, flows);
    double picked = 0.0;
    double total = 0.0;
    double stored = 0.0;
    for (std::size_t i = 0; i < racks_.size(); ++i) {
        dx[racksFrom + i] = 0.0;
        if (!racks_[i])
            continue;
        const double out = conductances[i] * (x[racksFrom + i] - x[supplyAt]);
        dx[racksFrom + i] = (racks_[i]->powerW() - out) / racks_[i]->capacityJK();
        stored += racks_[i]->powerW() - out;
        picked += out;
        total += flows[i];
    }
    const int running = course_.cdusRunning;
    const auto water = pointAt(course_.facility, time).water;
    const double pump = normalFlow_ > 0.0 ? pumpW_ * std::pow(total / normalFlow_, 3) : 0.0;
    const double cooled = cduHeat(x, total, running, water);
    const double outlet =
        total > stillM3s ? x[returnAt] + (pump - cooled) / (rhoC * total) : x[supplyAt];
    dx[supplyAt] = total * (outlet - x[supplyAt]) / supplyM3_;
    dx[returnAt] = (picked / rhoC + total * (x[supplyAt] - x[returnAt])) / returnM3_;
    dx[facilityAt] = water == FacilityWater::BufferOnly && bufferM3_ > 0.0
                         ? cooled / (water_.volumetricHeat() * bufferM3_)
                     : water == FacilityWater::Cold && bufferM3_ > 0.0 ? coldAgain(x[facilityAt])
                                                                       : 0.0;
    const double pace = fullPrimary_ / valveStrokeS;
    dx[valveAt] = std::clamp(wantedPrimary(x, total, running) - x[valveAt], -pace, pace);
    dx[storedAt] = stored + rhoC * (supplyM3_ * dx[supplyAt] + returnM3_ * dx[returnAt]) -
                   (powerW() + pump - cooled);
}

double CompiledLoop::powerW() const
{
    double sum = 0.0;
    for (const auto& rack : racks_)
        sum += rack ? rack->powerW() : 0.0;
    return sum;
}

std::vector<double> CompiledLoop::flowsAt(double time) const
{
    const auto& points = course_.flows;
    const auto after = std::upper_bound(points.begin(), points.end(), time,
                                        [](double t, const FlowPoint& p) { return t < p.atS; });
    if (after == points.end() || after == points.begin())
        return after == points.end() ? points.back().rackM3s : points.front().rackM3s;
    const auto& before = *std::prev(after);
    const double share = (time - before.atS) / (after->atS - before.atS);
    std::vector<double> out(before.rackM3s.size());
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = before.rackM3s[i] + share * (after->rackM3s[i] - before.rackM3s[i]);
    return out;
}

double CompiledLoop::lastSwitchS() const
{
    return std::max({course_.flows.back().atS, course_.facility.back().atS});
}

std::vector<double> CompiledLoop::conductancesAt(double time,
                                                 const std::vector<double>& flows) const
{
    const bool stands = time >= course_.flows.back().atS;
    if (stands && !standing_.empty())
        return standing_;
    std::vector<double> out(racks_.size(), 0.0);
    for (std::size_t i = 0; i < racks_.size(); ++i) {
        if (!racks_[i])
            continue;
        const bool twin =
            i > 0 && racks_[i - 1] && flows[i] == flows[i - 1] && racks_[i]->equals(*racks_[i - 1]);
        out[i] = twin ? out[i - 1] : racks_[i]->conductance(flows[i]);
    }
    if (stands)
        standing_ = out;
    return out;
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
    supplyM3_ = std::max(supplyM3_, leastVolumeM3);
    returnM3_ = std::max(returnM3_, leastVolumeM3);
}

double CompiledLoop::coldAgain(double kelvin) const
{
    const double flow = fullPrimary_ * std::max(1, group_.installed) / water_.densityKgM3;
    return flow / bufferM3_ * (inSi(group_.facilitySupply) - kelvin);
}

double CompiledLoop::moved(const State& x, double total, int running, double primaryKgS) const
{
    if (running < 1 || total <= stillM3s || primaryKgS <= 1e-9)
        return 0.0;
    const double each = total / running * coolant_.densityKgM3;
    const double conductance = conductanceAt(law_, each, primaryKgS);
    return running * exchange(conductance, {x[returnAt], each * coolant_.specificHeat},
                              {x[facilityAt], primaryKgS * water_.specificHeat})
                         .heatW;
}

double CompiledLoop::cduHeat(const State& x, double total, int running, FacilityWater water) const
{
    const bool flowing =
        water == FacilityWater::Cold || (water == FacilityWater::BufferOnly && bufferM3_ > 0.0);
    return flowing ? moved(x, total, running, x[valveAt]) : 0.0;
}

double CompiledLoop::wantedPrimary(const State& x, double total, int running) const
{
    if (running < 1 || total <= stillM3s)
        return x[valveAt];
    const double needed =
        (x[returnAt] - inSi(group_.supplySetPoint)) * total * coolant_.volumetricHeat() + pumpW_;
    if (moved(x, total, running, fullPrimary_) <= needed)
        return fullPrimary_;
    // Regula falsi with halving (Illinois) between a shut and an open valve.
    double low = 0.0;
    double high = fullPrimary_;
    double atLow = -needed;
    double atHigh = moved(x, total, running, high) - needed;
    for (int i = 0; i < 30 && high - low > 1e-6 * fullPrimary_; ++i) {
        const double middle = (low * atHigh - high * atLow) / (atHigh - atLow);
        const double there = moved(x, total, running, middle) - needed;
        if (std::abs(there) < 1e-6 * std::abs(needed))
            return middle;
        if (there < 0.0) {
            low = middle;
            atLow = there;
            atHigh *= 0.5;
        } else {
            high = middle;
            atHigh = there;
            atLow *= 0.5;
        }
    }
    return high;
}

} // namespace hallwright::thermal
