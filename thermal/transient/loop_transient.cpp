// SPDX-License-Identifier: GPL-3.0-or-later
// Runge-Kutta of Dormand and Prince with dense output (Boost.Odeint) between the points of time at
// which something switches; limits are located on the dense output.
#include "thermal/transient/loop_transient.h"

#include "thermal/fluid.h"
#include "thermal/heat/exchanger.h"

#include <boost/numeric/odeint.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::thermal {

using namespace model;

namespace {

namespace odeint = boost::numeric::odeint;
using State = std::vector<double>;

constexpr double valveStrokeS = 120.0;   // two-way valve of a published CDU simulator
constexpr double classCduVolumeM3 = 0.1; // where a CDU states no coolant volume, class estimate
constexpr double leastVolumeM3 = 0.005;  // of a header, so that it stays a volume
constexpr double ocpFlowPerWatt = 1.5 / 60e3 / 1e3; // m3/s per W, CDUs without primary flow

enum Place : std::size_t { supplyAt, returnAt, facilityAt, valveAt, storedAt, racksFrom };

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

class Loop {
public:
    Loop(const CoolantGroup& group, const CoolantLoopResult& normal, const LoopDisturbance& course)
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

    Result<void> prepare(const CoolantLoopResult& normal)
    {
        ExchangerRating rating;
        rating.heatW = inSi(*cdu_.capacity);
        rating.approachK = inSi(*cdu_.approach);
        rating.hotFlowKgS = inSi(*cdu_.secondaryFlow) * coolant_.densityKgM3;
        rating.hotSpecificHeatJKgK = coolant_.specificHeat;
        rating.coldFlowKgS =
            (cdu_.primaryFlow ? inSi(*cdu_.primaryFlow) : rating.heatW * ocpFlowPerWatt) *
            water_.densityKgM3;
        rating.coldSpecificHeatJKgK = water_.specificHeat;
        const auto law = conductanceLaw(rating);
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
            start_[returnAt] =
                start_[supplyAt] + (heat - pumpW_) / (total * coolant_.volumetricHeat());
        start_[valveAt] = wantedPrimary(start_, total, course_.cdus.front().running);
        return {};
    }

    void operator()(const State& x, State& dx, double time) const
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
        const int running = pointAt(course_.cdus, time).running;
        const auto water = pointAt(course_.facility, time).water;
        const double pump = normalFlow_ > 0.0 ? pumpW_ * std::pow(total / normalFlow_, 3) : 0.0;
        const double cooled = cduHeat(x, total, running, water);
        const double outlet =
            total > stillM3s ? x[returnAt] + (pump - cooled) / (rhoC * total) : x[supplyAt];
        dx[supplyAt] = total * (outlet - x[supplyAt]) / supplyM3_;
        dx[returnAt] = (picked / rhoC + total * (x[supplyAt] - x[returnAt])) / returnM3_;
        dx[facilityAt] = water == FacilityWater::BufferOnly && bufferM3_ > 0.0
                             ? cooled / (water_.volumetricHeat() * bufferM3_)
                         : water == FacilityWater::Cold && bufferM3_ > 0.0
                             ? coldAgain(x[facilityAt])
                             : 0.0;
        const double pace = fullPrimary_ / valveStrokeS;
        dx[valveAt] = std::clamp(wantedPrimary(x, total, running) - x[valveAt], -pace, pace);
        dx[storedAt] = stored + rhoC * (supplyM3_ * dx[supplyAt] + returnM3_ * dx[returnAt]) -
                       (powerW() + pump - cooled);
    }

    const State& start() const { return start_; }
    std::size_t rackCount() const { return racks_.size(); }
    const std::optional<RackHeat>& rack(std::size_t i) const { return racks_[i]; }

    double powerW() const
    {
        double sum = 0.0;
        for (const auto& rack : racks_)
            sum += rack ? rack->powerW() : 0.0;
        return sum;
    }

    std::vector<double> flowsAt(double time) const
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

    double lastSwitchS() const
    {
        return std::max(
            {course_.flows.back().atS, course_.cdus.back().atS, course_.facility.back().atS});
    }

private:
    // Racks of one type mostly get one flow: the law is read once for equal neighbours, and once
    // for good when the flows stand.
    std::vector<double> conductancesAt(double time, const std::vector<double>& flows) const
    {
        const bool stands = time >= course_.flows.back().atS;
        if (stands && !standing_.empty())
            return standing_;
        std::vector<double> out(racks_.size(), 0.0);
        for (std::size_t i = 0; i < racks_.size(); ++i) {
            if (!racks_[i])
                continue;
            const bool twin = i > 0 && racks_[i - 1] && flows[i] == flows[i - 1] &&
                              racks_[i]->equals(*racks_[i - 1]);
            out[i] = twin ? out[i - 1] : racks_[i]->conductance(flows[i]);
        }
        if (stands)
            standing_ = out;
        return out;
    }

    // Coolant in pipes of either side; each CDU's volume half and half.
    void addVolumes()
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

    // A tank that warmed is flushed with cold water once rejection is back.
    double coldAgain(double kelvin) const
    {
        const double flow = fullPrimary_ * std::max(1, group_.installed) / water_.densityKgM3;
        return flow / bufferM3_ * (inSi(group_.facilitySupply) - kelvin);
    }

    // Heat that all running CDUs move with this primary flow each.
    double moved(const State& x, double total, int running, double primaryKgS) const
    {
        if (running < 1 || total <= stillM3s || primaryKgS <= 1e-9)
            return 0.0;
        const double each = total / running * coolant_.densityKgM3;
        const double conductance = conductanceAt(law_, each, primaryKgS);
        return running * exchange(conductance, {x[returnAt], each * coolant_.specificHeat},
                                  {x[facilityAt], primaryKgS * water_.specificHeat})
                             .heatW;
    }

    double cduHeat(const State& x, double total, int running, FacilityWater water) const
    {
        const bool flowing =
            water == FacilityWater::Cold || (water == FacilityWater::BufferOnly && bufferM3_ > 0.0);
        return flowing ? moved(x, total, running, x[valveAt]) : 0.0;
    }

    // Primary flow of each CDU that brings the outlet to the set point; full where none does.
    double wantedPrimary(const State& x, double total, int running) const
    {
        if (running < 1 || total <= stillM3s)
            return x[valveAt];
        const double needed =
            (x[returnAt] - inSi(group_.supplySetPoint)) * total * coolant_.volumetricHeat() +
            pumpW_;
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

    const CoolantGroup& group_;
    const CduType& cdu_;
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

// Margin of rack i to its throttle limit moved up by `above`.
double marginOf(const Loop& loop, const State& x, std::size_t i, double above)
{
    return loop.rack(i)->throttleK() + above - x[racksFrom + i];
}

class Follower {
public:
    Follower(const Loop& loop, const LoopDisturbance& course, std::stop_token stop)
        : loop_(loop)
        , course_(course)
        , stop_(std::move(stop))
    {
        out_.throttleS.resize(loop.rackCount());
    }

    Result<LoopTransient> run()
    {
        State x = loop_.start();
        record(0.0, x);
        const auto marks = switchTimes();
        for (std::size_t k = 0; k + 1 < marks.size(); ++k)
            if (const auto done = settled_ ? Result<void>{} : stretch(x, marks[k], marks[k + 1]);
                !done)
                return tl::unexpected<Fault>(done.error());
        const double energy = loop_.powerW() * course_.endS;
        out_.heatResidual = energy > 0.0 ? std::abs(x[storedAt]) / energy : 0.0;
        return std::move(out_);
    }

private:
    std::vector<double> switchTimes() const
    {
        std::vector<double> marks{0.0, course_.endS};
        const auto take = [&](const auto& points) {
            for (const auto& point : points)
                if (point.atS > 0.0 && point.atS < course_.endS)
                    marks.push_back(point.atS);
        };
        take(course_.flows);
        take(course_.cdus);
        take(course_.facility);
        std::sort(marks.begin(), marks.end());
        marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
        return marks;
    }

    // Integrates to `end`; switches lie on stretch ends, so the laws are smooth within. The stretch
    // ends just before its switch.
    Result<void> stretch(State& x, double begin, double end)
    {
        const double last = std::nexttoward(end, begin);
        auto stepper = odeint::make_dense_output(1e-5, 1e-7, odeint::runge_kutta_dopri5<State>());
        stepper.initialize(x, begin, std::min(0.05, last - begin));
        State at(x.size());
        const auto law = [this](const State& s, State& dx, double t) { loop_(s, dx, t); };
        for (int step = 0; stepper.current_time() < last; ++step) {
            if (stop_.stop_requested())
                return fail(FaultCode::Cancelled,
                            {QT_TRANSLATE_NOOP("thermal", "the transient was cancelled"), {}});
            if (step > 200000 || !std::isfinite(stepper.current_state()[supplyAt]))
                return fail(FaultCode::NoSolution,
                            {QT_TRANSLATE_NOOP("thermal", "the transient does not advance"), {}});
            if (stepper.current_time() + stepper.current_time_step() > last)
                stepper.initialize(stepper.current_state(), stepper.current_time(),
                                   last - stepper.current_time());
            const auto [from, to] = stepper.do_step(law);
            locate(stepper, from, std::min(to, last));
            if (from >= loop_.lastSwitchS() && finished(stepper.current_state(), to)) {
                x = stepper.current_state();
                settled_ = true;
                for (; course_.to == FollowTo::End && nextRecord() <= course_.endS; ++recorded_)
                    record(nextRecord(), x);
                return {};
            }
            for (; nextRecord() <= std::min(to, last); ++recorded_) {
                stepper.calc_state(nextRecord(), at);
                record(nextRecord(), at);
            }
        }
        stepper.calc_state(last, x);
        return {};
    }

    // Nothing changes any more; or, where only the limits matter, nothing that decides does.
    bool finished(const State& x, double time) const
    {
        constexpr double stands = 1e-6; // K/s: under 2 mK over half an hour
        State dx(x.size());
        loop_(x, dx, time);
        const bool waterStands = std::abs(dx[supplyAt]) < stands &&
                                 std::abs(dx[returnAt]) < stands &&
                                 std::abs(dx[facilityAt]) < stands;
        bool racksStand = true;
        bool racksDecided = true;
        for (std::size_t i = 0; i < loop_.rackCount(); ++i) {
            const bool still = std::abs(dx[racksFrom + i]) < stands;
            racksStand = racksStand && still;
            racksDecided = racksDecided && (still || out_.throttleS[i].has_value());
        }
        if (waterStands && racksStand)
            return true;
        const bool allThrottle =
            std::all_of(out_.throttleS.begin(), out_.throttleS.end(),
                        [](const std::optional<double>& at) { return at.has_value(); });
        return course_.to == FollowTo::Decision && out_.firstShutdownS.has_value() &&
               (allThrottle || (waterStands && racksDecided));
    }

    double nextRecord() const
    {
        const int k = recorded_ + 1;
        return k <= 60 ? k : 60.0 + 10.0 * (k - 60);
    }

    void locate(auto& stepper, double from, double to)
    {
        State x(loop_.start().size());
        const auto when = [&](std::size_t rack, double above) {
            double low = from;
            double high = to;
            while (high - low > 1e-3) {
                const double middle = 0.5 * (low + high);
                stepper.calc_state(middle, x);
                (marginOf(loop_, x, rack, above) > 0.0 ? low : high) = middle;
            }
            return high;
        };
        State end(x.size());
        stepper.calc_state(to, end);
        for (std::size_t i = 0; i < loop_.rackCount(); ++i) {
            if (!loop_.rack(i))
                continue;
            if (!out_.throttleS[i] && marginOf(loop_, end, i, 0.0) <= 0.0) {
                out_.throttleS[i] = when(i, 0.0);
                if (!out_.firstThrottleS || *out_.throttleS[i] < *out_.firstThrottleS) {
                    out_.firstThrottleS = out_.throttleS[i];
                    out_.estimated = loop_.rack(i)->estimated();
                }
            }
            if (!out_.firstShutdownS && marginOf(loop_, end, i, shutdownAboveThrottleK) <= 0.0)
                out_.firstShutdownS = when(i, shutdownAboveThrottleK);
        }
    }

    void record(double time, const State& x)
    {
        LoopMoment moment;
        moment.atS = time;
        moment.supplyK = x[supplyAt];
        moment.returnK = x[returnAt];
        moment.facilityK = x[facilityAt];
        moment.leastMarginK = 1e9;
        const auto flows = loop_.flowsAt(time);
        for (std::size_t i = 0; i < loop_.rackCount(); ++i) {
            if (!loop_.rack(i))
                continue;
            moment.flowM3s += flows[i];
            if (const double margin = marginOf(loop_, x, i, 0.0); margin < moment.leastMarginK) {
                moment.leastMarginK = margin;
                moment.hottestK = x[racksFrom + i];
            }
        }
        out_.moments.push_back(moment);
    }

    const Loop& loop_;
    const LoopDisturbance& course_;
    std::stop_token stop_;
    LoopTransient out_;
    int recorded_ = 0;
    bool settled_ = false;
};

} // namespace

Result<LoopTransient> followLoop(const CoolantGroup& group, const CoolantLoopResult& normal,
                                 const LoopDisturbance& course, std::stop_token stop)
{
    const bool fits =
        group.cdu != nullptr && !course.flows.empty() && !course.cdus.empty() &&
        !course.facility.empty() && course.endS > 0.0 &&
        std::all_of(course.flows.begin(), course.flows.end(), [&](const FlowPoint& point) {
            return point.rackM3s.size() == group.racks.size();
        });
    if (!fits)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("thermal", "a disturbance needs flows of every rack"), {}},
                    group.key);
    Loop loop(group, normal, course);
    if (const auto ready = loop.prepare(normal); !ready)
        return tl::unexpected<Fault>(ready.error());
    return Follower(loop, course, std::move(stop)).run();
}

} // namespace hallwright::thermal
