// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/pump_curves.h"

#include "thermal/hydraulic/gradient_solver.h"
#include "thermal/solved_network.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

using namespace model;

namespace {

constexpr int curvePoints = 40;
constexpr double beyondFull = 1.1; // the system curve goes on past the pumps at full speed

// Lift at full speed over flow, one pump link, straight between points of falling head.
struct LiftCurve {
    std::vector<double> flow;
    std::vector<double> head;
};

LiftCurve liftOf(const HydraulicNetwork& network, const LinkLaw& law)
{
    LiftCurve out;
    if (const auto* power = std::get_if<PowerPump>(&law)) {
        const double end =
            std::pow(power->shutoffHeadM / power->coefficient, 1.0 / power->exponent);
        for (int i = 0; i <= curvePoints; ++i) {
            const double q = end * i / curvePoints;
            out.flow.push_back(q);
            out.head.push_back(power->shutoffHeadM -
                               power->coefficient * std::pow(q, power->exponent));
        }
        return out;
    }
    const auto& curve = network.curves[std::get<TabulatedPump>(law).curve];
    return {curve.flowM3s, curve.headM};
}

// Flow of the pump at a head and speed; its first line goes on to no flow, its last point ends it.
double flowAt(const LiftCurve& lift, double head, double speed)
{
    if (!(speed > 0.0) || lift.flow.size() < 2)
        return 0.0;
    const double h = head / (speed * speed);
    std::size_t i = 1;
    while (i + 1 < lift.flow.size() && lift.head[i] > h)
        ++i;
    const double share = (h - lift.head[i - 1]) / (lift.head[i] - lift.head[i - 1]);
    const double q = lift.flow[i - 1] + share * (lift.flow[i] - lift.flow[i - 1]);
    return speed * std::clamp(q, 0.0, lift.flow.back());
}

double shutOff(const LiftCurve& lift)
{
    const double slope = (lift.head[1] - lift.head[0]) / (lift.flow[1] - lift.flow[0]);
    return lift.head[0] - slope * lift.flow[0];
}

class Curves {
public:
    Curves(const CoolantGroup& group, const CoolantLoopResult& solved, SolvedNetwork at)
        : group_(group)
        , solved_(solved)
        , at_(std::move(at))
        , weight_(at_.network.fluid.densityKgM3 * standardGravityMS2)
    {
        for (std::size_t i = 0; i < at_.network.links.size(); ++i)
            if (isPump(at_.network.links[i].law)) {
                pumps_.push_back(i);
                speeds_.push_back(pumpSpeed(at_.network.links[i].law));
            }
    }

    Result<PumpCurves> run(std::stop_token stop)
    {
        const auto& cdu = std::get<CduType>(group_.cdu->kind);
        out_.group = group_.key;
        out_.running = static_cast<int>(pumps_.size());
        out_.npshRequired = cdu.npshRequired;
        out_.estimated = cdu.pumpCurve.empty();
        takeDuties();
        takePumps();
        const auto held = withValvesHeld();
        if (auto points = driven(held, stop))
            out_.system = *std::move(points);
        else
            return tl::unexpected<Fault>(points.error());
        if (!(held == at_.network)) {
            auto points = driven(at_.network, stop);
            if (!points)
                return tl::unexpected<Fault>(points.error());
            out_.controlled = *std::move(points);
        }
        return std::move(out_);
    }

private:
    FlowHead point(double flow, double head) const
    {
        return {fromSi<VolumeFlow>(flow), fromSi<Pressure>(head * weight_)};
    }

    void takeDuties()
    {
        double flow = 0.0;
        double power = 0.0;
        for (std::size_t k = 0; k < pumps_.size(); ++k) {
            const auto& key = at_.network.links[pumps_[k]].id;
            for (const auto& element : solved_.elements)
                if (element.key == key && element.flow && element.drop) {
                    out_.duties.push_back(
                        {key, *element.flow, *element.drop, speeds_[k], element.npsh});
                    flow += inSi(*element.flow);
                    power += inSi(*element.flow) * inSi(*element.drop);
                }
        }
        if (flow > 0.0)
            out_.duty = {fromSi<VolumeFlow>(flow), fromSi<Pressure>(power / flow)};
    }

    // Heads from shut-off down to none; the flows of all pumps at each.
    std::vector<FlowHead> together(const std::vector<double>& speeds) const
    {
        std::vector<LiftCurve> lifts;
        double top = 0.0;
        for (std::size_t k = 0; k < speeds.size(); ++k) {
            lifts.push_back(liftOf(at_.network, at_.network.links[pumps_[k]].law));
            top = std::max(top, shutOff(lifts.back()) * speeds[k] * speeds[k]);
        }
        std::vector<FlowHead> points;
        for (int i = 0; i <= curvePoints; ++i) {
            const double head = top * (curvePoints - i) / curvePoints;
            double flow = 0.0;
            bool ended = true; // every pump at the end of its published curve
            for (std::size_t k = 0; k < speeds.size(); ++k) {
                const double one = flowAt(lifts[k], head, speeds[k]);
                flow += one;
                ended = ended && one >= speeds[k] * lifts[k].flow.back();
            }
            points.push_back(point(flow, head));
            if (ended)
                break;
        }
        return points;
    }

    void takePumps()
    {
        out_.full = together(std::vector<double>(pumps_.size(), 1.0));
        out_.atSpeed = together(speeds_);
        if (pumps_.size() > 1)
            out_.oneLess = together(std::vector<double>(pumps_.size() - 1, 1.0));
    }

    // Valves that hold their flow, fixed at what they drop now.
    HydraulicNetwork withValvesHeld() const
    {
        auto held = at_.network;
        for (std::size_t i = 0; i < held.links.size(); ++i) {
            const auto* limiter = std::get_if<FlowLimiter>(&held.links[i].law);
            if (limiter == nullptr)
                continue;
            const double q = std::abs(at_.flowM3s[i]);
            const double drop = std::abs(at_.headLossM[i]);
            held.links[i].law =
                PowerDrop{q > stillM3s ? drop / (q * q) : limiter->openCoefficientS2M5, 2.0};
        }
        return held;
    }

    Result<std::vector<FlowHead>> driven(const HydraulicNetwork& network,
                                         const std::stop_token& stop) const
    {
        auto solver = GradientSolver::prepared(network);
        if (!solver)
            return tl::unexpected<Fault>(solver.error());
        const double fastest = *std::max_element(speeds_.begin(), speeds_.end());
        std::vector<FlowHead> points{point(0.0, 0.0)};
        constexpr int steps = 22;
        for (int i = 1; i <= steps; ++i) {
            const double factor = beyondFull / fastest * i / steps;
            for (std::size_t k = 0; k < pumps_.size(); ++k)
                if (const auto set = solver->setPumpSpeed(pumps_[k], speeds_[k] * factor); !set)
                    return tl::unexpected<Fault>(set.error());
            const auto solution = solver->solve({}, nullptr, stop);
            if (!solution)
                return tl::unexpected<Fault>(solution.error());
            double flow = 0.0;
            double power = 0.0;
            for (const std::size_t pump : pumps_) {
                flow += solution->flowM3s[pump];
                power -= solution->flowM3s[pump] * solution->headLossM[pump];
            }
            if (flow > 0.0)
                points.push_back(point(flow, power / flow));
        }
        return points;
    }

    const CoolantGroup& group_;
    const CoolantLoopResult& solved_;
    SolvedNetwork at_;
    double weight_;
    std::vector<std::size_t> pumps_; // links
    std::vector<double> speeds_;     // of each, as they run
    PumpCurves out_;
};

} // namespace

Result<PumpCurves> pumpCurves(const CoolantGroup& group, const CoolantLoopResult& solved,
                              std::stop_token stop)
{
    return solvedNetwork(group, solved, stop).and_then([&](SolvedNetwork at) {
        return Curves(group, solved, std::move(at)).run(stop);
    });
}

} // namespace hallwright::thermal
