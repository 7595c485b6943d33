// SPDX-License-Identifier: GPL-3.0-or-later
// Rosenbrock steps (arrow_rosenbrock.h) with Boost.Odeint's controller and dense output between the
// points of time at which something switches; limits are located on the dense output.
#include "thermal/transient/loop_transient.h"

#include "thermal/transient/arrow_rosenbrock.h"

#include <boost/numeric/odeint/stepper/rosenbrock4_controller.hpp>
#include <boost/numeric/odeint/stepper/rosenbrock4_dense_output.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace hallwright::thermal {

using namespace model;

namespace {

namespace odeint = boost::numeric::odeint;
using State = CompiledLoop::State;
using Stepper = odeint::rosenbrock4_dense_output<odeint::rosenbrock4_controller<ArrowRosenbrock>>;

constexpr double absolute = 1e-4; // K, kg/s
constexpr double relative = 1e-6;

// Margin of a lump of racks to its throttle limit moved up by `above`.
double marginOf(const CompiledLoop& loop, const State& x, std::size_t lump, double above)
{
    return loop.lumps()[lump].heat.throttleK() + above - x[racksFrom + lump];
}

class Follower {
public:
    Follower(CompiledLoop& loop, const LoopDisturbance& course, std::stop_token stop)
        : loop_(loop)
        , course_(course)
        , stop_(std::move(stop))
    {
        throttleS_.resize(loop.lumps().size());
    }

    Result<LoopTransient> run()
    {
        State x = loop_.start();
        rates_.resize(x.size());
        at_.resize(x.size());
        record(0.0, x);
        const auto marks = switchTimes();
        for (std::size_t k = 0; k + 1 < marks.size(); ++k)
            if (const auto done = settled_ ? Result<void>{} : stretch(x, marks[k], marks[k + 1]);
                !done)
                return tl::unexpected<Fault>(done.error());
        for (const auto& lump : loop_.lumpOf())
            out_.throttleS.push_back(lump ? throttleS_[*lump] : std::nullopt);
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
        loop_.enter(begin, end);
        Stepper stepper(Stepper::controlled_stepper_type(absolute, relative));
        stepper.initialize(x, begin, std::min(0.05, last - begin));
        for (int step = 0; stepper.current_time() < last; ++step) {
            if (stop_.stop_requested())
                return fail(FaultCode::Cancelled,
                            {QT_TRANSLATE_NOOP("thermal", "the transient was cancelled"), {}});
            if (step > 200000 || !std::isfinite(stepper.current_state()[supplyAt]))
                return stands();
            if (stepper.current_time() + stepper.current_time_step() > last)
                stepper.initialize(stepper.current_state(), stepper.current_time(),
                                   last - stepper.current_time());
            try {
                stepper.do_step(&loop_);
            } catch (const std::runtime_error&) { // steps are refused time after time
                return stands();
            }
            const double from = stepper.previous_time();
            const double to = stepper.current_time();
            locate(stepper, from, to);
            if (from >= loop_.lastSwitchS() && finished(stepper.current_state(), to)) {
                x = stepper.current_state();
                settled_ = true;
                for (; course_.to == FollowTo::End && nextRecord() <= course_.endS; ++recorded_)
                    record(nextRecord(), x);
                return {};
            }
            for (; course_.to == FollowTo::End && nextRecord() <= to; ++recorded_) {
                stepper.calc_state(nextRecord(), at_);
                record(nextRecord(), at_);
            }
        }
        x = stepper.current_state();
        return {};
    }

    static tl::unexpected<Fault> stands()
    {
        return fail(FaultCode::NoSolution,
                    {QT_TRANSLATE_NOOP("thermal", "the transient does not advance"), {}});
    }

    // Nothing changes any more; or, where only the limits matter, nothing that decides does.
    bool finished(const State& x, double time)
    {
        constexpr double stands = 1e-6; // K/s: under 2 mK over half an hour
        const State& dx = rates_;
        loop_.rates(x, rates_, time);
        const bool waterStands = std::abs(dx[supplyAt]) < stands &&
                                 std::abs(dx[returnAt]) < stands &&
                                 std::abs(dx[facilityAt]) < stands;
        bool racksStand = true;
        bool racksDecided = true;
        for (std::size_t i = 0; i < throttleS_.size(); ++i) {
            const bool still = std::abs(dx[racksFrom + i]) < stands;
            racksStand = racksStand && still;
            racksDecided = racksDecided && (still || throttleS_[i].has_value());
        }
        if (waterStands && racksStand)
            return true;
        const bool allThrottle =
            std::all_of(throttleS_.begin(), throttleS_.end(),
                        [](const std::optional<double>& at) { return at.has_value(); });
        return course_.to == FollowTo::Decision && out_.firstShutdownS.has_value() &&
               (allThrottle || (waterStands && racksDecided));
    }

    double nextRecord() const
    {
        const int k = recorded_ + 1;
        return k <= 60 ? k : 60.0 + 10.0 * (k - 60);
    }

    void locate(Stepper& stepper, double from, double to)
    {
        const auto when = [&](std::size_t lump, double above) {
            double low = from;
            double high = to;
            while (high - low > 1e-3) {
                const double middle = 0.5 * (low + high);
                stepper.calc_state(middle, at_);
                (marginOf(loop_, at_, lump, above) > 0.0 ? low : high) = middle;
            }
            return high;
        };
        const State& end = stepper.current_state();
        for (std::size_t i = 0; i < throttleS_.size(); ++i) {
            if (!throttleS_[i] && marginOf(loop_, end, i, 0.0) <= 0.0) {
                throttleS_[i] = when(i, 0.0);
                if (!out_.firstThrottleS || *throttleS_[i] < *out_.firstThrottleS) {
                    out_.firstThrottleS = throttleS_[i];
                    out_.estimated = loop_.lumps()[i].heat.estimated();
                }
            }
            if (!out_.firstShutdownS && marginOf(loop_, end, i, shutdownAboveThrottleK) <= 0.0)
                out_.firstShutdownS = when(i, shutdownAboveThrottleK);
        }
    }

    void record(double time, const State& x)
    {
        if (course_.to == FollowTo::Decision)
            return;
        LoopMoment moment;
        moment.atS = time;
        moment.supplyK = x[supplyAt];
        moment.returnK = x[returnAt];
        moment.facilityK = x[facilityAt];
        moment.leastMarginK = 1e9;
        const auto flows = loop_.flowsAt(time);
        std::vector<double> margins;
        for (std::size_t i = 0; i < loop_.lumps().size(); ++i) {
            moment.flowM3s += loop_.lumps()[i].count * flows[i];
            margins.push_back(marginOf(loop_, x, i, 0.0));
            if (margins.back() < moment.leastMarginK) {
                moment.leastMarginK = margins.back();
                moment.hottestK = x[racksFrom + i];
            }
        }
        for (const auto& lump : loop_.lumpOf())
            moment.rackMarginK.push_back(lump ? margins[*lump]
                                              : std::numeric_limits<double>::quiet_NaN());
        out_.moments.push_back(moment);
    }

    CompiledLoop& loop_;
    const LoopDisturbance& course_;
    std::stop_token stop_;
    LoopTransient out_;
    std::vector<std::optional<double>> throttleS_; // per lump
    State rates_;
    State at_;
    int recorded_ = 0;
    bool settled_ = false;
};

} // namespace

Result<LoopTransient> followLoop(const CoolantGroup& group, const CoolantLoopResult& normal,
                                 const LoopDisturbance& course, std::stop_token stop)
{
    const bool fits =
        group.cdu != nullptr && !course.flows.empty() && !course.facility.empty() &&
        course.endS > 0.0 &&
        std::all_of(course.flows.begin(), course.flows.end(), [&](const FlowPoint& point) {
            return point.rackM3s.size() == group.racks.size();
        });
    if (!fits)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("thermal", "a disturbance needs flows of every rack"), {}},
                    group.key);
    CompiledLoop loop(group, normal, course);
    if (const auto ready = loop.prepare(normal); !ready)
        return tl::unexpected<Fault>(ready.error());
    return Follower(loop, course, std::move(stop)).run();
}

} // namespace hallwright::thermal
