// SPDX-License-Identifier: GPL-3.0-or-later
// Laps of hydraulics and heat until the mean coolant temperature, and with it viscosity and
// density, stands still. In each lap the pumps run at the least speed that gives every rack its
// flow (pump_speed_search.h; more speed never lowers a rack's flow), or at full speed where that is
// not enough or the recipe fixes it. Network and symbolic factor are made once; a lap changes the
// fluid in them and starts from the flows before. Electrical pump power is external head × flow
// over the CDU's overall efficiency at its rating point; all of it ends as heat in the coolant
// (wet-rotor pumps, throttling).
#include "thermal/coolant_loop.h"

#include "thermal/coolant_publish.h"
#include "thermal/fluid.h"
#include "thermal/hydraulic/gradient_solver.h"
#include "thermal/pump_speed_search.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

using namespace model;

// Guesses only: where the next solve of an equal or similar group starts.
struct LoopWorkspace::Kept {
    std::optional<HydraulicSolution> last;
    double speed = 1.0;
    std::optional<double> meanK;
};

LoopWorkspace::LoopWorkspace()
    : kept_(std::make_unique<Kept>())
{
}
LoopWorkspace::~LoopWorkspace() = default;
LoopWorkspace::LoopWorkspace(LoopWorkspace&&) noexcept = default;
LoopWorkspace& LoopWorkspace::operator=(LoopWorkspace&&) noexcept = default;

namespace {

constexpr double lowestSpeed = 0.2;        // drives of CDU pumps do not run slower
constexpr double shortfall = 1e-6;         // of the need: what the iteration leaves
constexpr double temperatureStands = 1e-4; // K between laps

struct FluidNumbers {
    double density = 0.0;
    double specificHeat = 0.0;
    double viscosity = 0.0;
};

FluidNumbers fluidAt(Coolant coolant, double kelvin)
{
    const auto p = propertiesOf(coolant, fromSi<Temperature>(kelvin));
    return {inSi(p.density), inSi(p.specificHeat), inSi(p.viscosity)};
}

Fault noSolution(const CoolantGroup& group, Message what)
{
    return {FaultCode::NoSolution, std::move(what), group.key, {}};
}

class LoopSolve {
public:
    LoopSolve(const CoolantGroup& group, int running, const CoolantOutage& outage,
              const LoopWorkspace::Kept& start, std::stop_token stop)
        : group_(group)
        , cdu_(std::get<CduType>(group.cdu->kind))
        , running_(running)
        , outage_(outage)
        , kept_(start)
        , stop_(std::move(stop))
    {
        for (const auto& need : group.racks)
            if (need.flowKnown)
                designHeatW_ += inSi(need.heat);
    }

    // At this speed, or as the recipe controls it.
    Result<void> run(std::optional<double> heldSpeed)
    {
        iterations_ = 0;
        double mean = kept_.meanK.value_or(inSi(group_.supplySetPoint) + 8.0);
        for (int lap = 1; lap <= 20; ++lap) {
            if (const auto set = setFluid(mean); !set)
                return set;
            if (const auto flows = solveFlows(heldSpeed); !flows)
                return flows;
            if (const auto heat = solveHeat(); !heat)
                return heat;
            const double next = 0.5 * (state_.supplyK + state_.returnK);
            change_ = std::abs(next - mean);
            if (change_ < temperatureStands)
                break;
            mean = next;
        }
        kept_.meanK = mean;
        return {};
    }

    const LoopWorkspace::Kept& kept() const { return kept_; }

    std::vector<VolumeFlow> rackFlows() const
    {
        std::vector<VolumeFlow> out;
        for (const std::size_t link : compiled_.rackLink)
            out.push_back(fromSi<VolumeFlow>(link == noLink ? 0.0 : kept_.last->flowM3s[link]));
        return out;
    }

    // Of racks and temperatures alone.
    CoolantLoopResult summary() const
    {
        auto out = publishRacks(solved());
        out.running = running_;
        out.facilityFlow = fromSi<VolumeFlow>(facilityFlow());
        return out;
    }

    CoolantLoopResult published() const
    {
        auto out = publish(solved());
        out.running = running_;
        out.facilityFlow = fromSi<VolumeFlow>(facilityFlow());
        addRecords(out);
        return out;
    }

private:
    Result<void> setFluid(double kelvin)
    {
        fluid_ = fluidAt(group_.fluid, kelvin);
        if (solver_) {
            solver_->setFluid({fluid_.density, fluid_.viscosity / fluid_.density});
            return {};
        }
        auto compiled = compile(group_, {running_, 1.0, fluid_.density, fluid_.viscosity, outage_});
        if (!compiled)
            return tl::unexpected<Fault>(compiled.error());
        compiled_ = *std::move(compiled);
        auto solver = GradientSolver::prepared(compiled_.network);
        if (!solver)
            return tl::unexpected<Fault>(solver.error());
        solver_ = *std::move(solver);
        return {};
    }

    Result<void> solveFlows(std::optional<double> heldSpeed)
    {
        if (heldSpeed)
            return solveAt(*heldSpeed);
        if (group_.control == FlowControl::FixedSpeed)
            return solveAt(1.0);
        return findLeastSpeed({lowestSpeed, 1.0, kept_.speed}, [this](double speed) {
            return solveAt(speed).map([this] {
                return SpeedTrial{worstMargin() >= -shortfall, estimatedSpeed()};
            });
        });
    }

    Result<void> solveAt(double speed)
    {
        for (const std::size_t link : compiled_.pumpLinks)
            if (const auto set = solver_->setPumpSpeed(link, speed); !set)
                return tl::unexpected<Fault>(set.error());
        auto solved = solver_->solve({}, kept_.last ? &*kept_.last : nullptr, stop_);
        if (!solved)
            return tl::unexpected<Fault>(solved.error());
        kept_.last = *std::move(solved);
        kept_.speed = speed;
        iterations_ += kept_.last->convergence.iterations;
        return {};
    }

    // Lowest (flow − need)/need over racks.
    double worstMargin() const
    {
        double worst = 1e9;
        for (std::size_t i = 0; i < group_.racks.size(); ++i) {
            const std::size_t link = compiled_.rackLink[i];
            if (link != noLink)
                worst =
                    std::min(worst, kept_.last->flowM3s[link] / inSi(group_.racks[i].flow) - 1.0);
        }
        return worst;
    }

    // By the affinity laws: a rack that gets its flow over a holding valve would also get it with
    // the head that the valve takes beyond its open loss missing at the pumps; one without such a
    // valve, or that gets less, needs speed in proportion to flow.
    double estimatedSpeed() const
    {
        const double head = -kept_.last->headLossM[compiled_.pumpLinks.front()];
        double share = 0.0; // of the present speed
        for (std::size_t i = 0; i < group_.racks.size(); ++i) {
            const std::size_t link = compiled_.rackLink[i];
            if (link == noLink)
                continue;
            const double flow = kept_.last->flowM3s[link];
            const double byFlow = flow > 0.0 ? inSi(group_.racks[i].flow) / flow : 2.0;
            const double spare = spareHead(link + 1);
            share = std::max(share,
                             spare > 0.0 ? std::sqrt(std::max(0.0, 1.0 - spare / head)) : byFlow);
        }
        return share * kept_.speed;
    }

    // What a flow limiter takes beyond its open loss; 0 where the link is none or does not hold.
    double spareHead(std::size_t link) const
    {
        const auto& links = solver_->network().links;
        const auto* limiter =
            link < links.size() ? std::get_if<FlowLimiter>(&links[link].law) : nullptr;
        if (limiter == nullptr)
            return 0.0;
        const double open =
            limiter->openCoefficientS2M5 * limiter->setFlowM3s * limiter->setFlowM3s;
        return std::max(0.0, kept_.last->headLossM[link] - open);
    }

    Result<void> solveHeat()
    {
        double flow = 0.0;
        double hydraulicW = 0.0;
        for (const std::size_t link : compiled_.pumpLinks) {
            flow += kept_.last->flowM3s[link];
            hydraulicW -= kept_.last->headLossM[link] * fluid_.density * standardGravityMS2 *
                          kept_.last->flowM3s[link];
        }
        if (!(flow > 1e-9))
            return tl::unexpected<Fault>(noSolution(
                group_, {QT_TRANSLATE_NOOP("thermal", "the pumps move no coolant"), {}}));
        rackHeatW_ = 0.0; // a rack without flow gives its heat to nothing
        for (std::size_t i = 0; i < group_.racks.size(); ++i)
            if (const auto link = compiled_.rackLink[i];
                link != noLink && kept_.last->flowM3s[link] > stillM3s)
                rackHeatW_ += inSi(group_.racks[i].heat);
        pumpPowerW_ = hydraulicW / efficiency();
        heatW_ = rackHeatW_ + pumpPowerW_;
        const double share = 1.0 / static_cast<double>(compiled_.pumpLinks.size());
        const FluidNumbers water = fluidAt(Coolant::Water, inSi(group_.facilitySupply) + 5.0);
        CduDuty duty;
        duty.heatW = heatW_ * share;
        duty.secondaryFlowKgS = flow * share * fluid_.density;
        duty.secondarySpecificHeat = fluid_.specificHeat;
        duty.setPointK = inSi(group_.supplySetPoint);
        duty.facilitySupplyK = inSi(group_.facilitySupply);
        duty.facilityFlowKgS = facilityFlow() * water.density;
        duty.facilitySpecificHeat = water.specificHeat;
        return cduState(cdu_, {fluid_.density, fluid_.specificHeat},
                        {water.density, water.specificHeat}, duty)
            .map([this](const CduState& state) { state_ = state; });
    }

    // What one CDU can draw: the recipe's flow per heat of the group, shared by the CDUs that run,
    // at most what the CDU was rated with.
    double facilityFlow() const
    {
        const double wanted = inSi(group_.facilityFlow) * designHeatW_ /
                              static_cast<double>(compiled_.pumpLinks.size());
        return cdu_.primaryFlow ? std::min(wanted, inSi(*cdu_.primaryFlow)) : wanted;
    }

    // External hydraulic over electrical power, from the rating point; 0.4 where none is stated
    // (class estimate from published row CDUs: 0.37 to 0.70).
    double efficiency() const
    {
        if (cdu_.pumpEfficiency)
            return *cdu_.pumpEfficiency;
        if (cdu_.pumpPower && inSi(*cdu_.pumpPower) > 0.0)
            return std::clamp(inSi(*cdu_.secondaryFlow) * inSi(*cdu_.externalHead) /
                                  inSi(*cdu_.pumpPower),
                              0.05, 0.9);
        return 0.4;
    }

    SolvedGroup solved() const
    {
        return {group_,      compiled_, *kept_.last, state_, fluid_.density, fluid_.specificHeat,
                pumpPowerW_, heatW_,    kept_.speed};
    }

    void addRecords(CoolantLoopResult& out) const
    {
        Convergence record;
        record.part = "coolant " + group_.key;
        record.converged = change_ < temperatureStands;
        record.iterations = iterations_;
        record.residual = kept_.last->convergence.headResidualM;
        record.residualUnit = "m";
        record.worst = refTo(kept_.last->convergence.worstLink);
        out.convergence.push_back(record);
        Convergence mass{"coolant mass " + group_.key,
                         out.massResidual < 1e-9,
                         iterations_,
                         out.massResidual,
                         "of flow",
                         {},
                         {}};
        Convergence heat{"coolant heat " + group_.key,
                         out.heatResidual < 1e-6,
                         iterations_,
                         out.heatResidual,
                         "of heat",
                         {},
                         {}};
        out.convergence.push_back(std::move(mass));
        out.convergence.push_back(std::move(heat));
        if (!state_.setPointHeld)
            out.findings.push_back(setPointMissed());
        if (!kept_.last->outsideCurve.empty())
            out.findings.push_back(runOut());
    }

    Finding setPointMissed() const
    {
        Finding finding;
        finding.severity = Severity::Warning;
        finding.code = "thermal.setpoint.missed";
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "{0}: CDUs with their primary valves open supply warmer than the set "
                              "point; add CDUs, colder or more facility water"),
            {group_.key}};
        finding.elements = {refTo(group_.key)};
        finding.value = state_.supplyK;
        finding.limit = inSi(group_.supplySetPoint);
        finding.measure = Measure::Temperature;
        finding.reference = "ε-NTU, Kays and London 1984; UA from the CDU's rating point";
        return finding;
    }

    Finding runOut() const
    {
        Finding finding;
        finding.severity = Severity::Warning;
        finding.code = "thermal.pump.runout";
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0}: a pump runs beyond the end of its published curve"),
            {group_.key}};
        finding.elements = {refTo(compiled_.network.links[kept_.last->outsideCurve.front()].id)};
        finding.reference = "pump curve of the catalogue entry";
        return finding;
    }

    const CoolantGroup& group_;
    const CduType& cdu_;
    int running_;
    const CoolantOutage& outage_;
    LoopWorkspace::Kept kept_; // its solution and speed are the present ones
    std::stop_token stop_;
    double designHeatW_ = 0.0; // of all racks with a known flow
    double rackHeatW_ = 0.0;   // of those that get flow
    CompiledGroup compiled_;
    std::optional<GradientSolver> solver_;
    FluidNumbers fluid_;
    CduState state_;
    double pumpPowerW_ = 0.0;
    double heatW_ = 0.0;
    double change_ = 0.0;
    int iterations_ = 0;
};

std::optional<Fault> unsolvable(const CoolantGroup& group, int running)
{
    if (group.cdu == nullptr)
        return noSolution(group, {QT_TRANSLATE_NOOP("thermal", "no CDU fits the group"), {}});
    const bool anyFlow =
        std::any_of(group.racks.begin(), group.racks.end(),
                    [](const RackNeed& need) { return need.flowKnown && inSi(need.flow) > 0.0; });
    if (!anyFlow)
        return noSolution(
            group, {QT_TRANSLATE_NOOP("thermal", "no rack of the group states a flow need"), {}});
    if (running < 1)
        return noSolution(group, {QT_TRANSLATE_NOOP("thermal", "no CDU of the group runs"), {}});
    return std::nullopt;
}

} // namespace

Result<CoolantLoopResult> solveCoolantLoop(const CoolantGroup& group, int running,
                                           LoopWorkspace& workspace, std::stop_token stop,
                                           const CoolantOutage& outage)
{
    if (auto fault = unsolvable(group, running))
        return tl::unexpected<Fault>(*std::move(fault));
    LoopSolve solve(group, running, outage, workspace.kept(), std::move(stop));
    return solve.run(outage.heldSpeed).map([&] {
        workspace.kept() = solve.kept();
        return solve.published();
    });
}

Result<LoopAfterOutage> solveAfterOutage(const CoolantGroup& group, int running,
                                         const LoopWorkspace& normal, const CoolantOutage& outage,
                                         std::stop_token stop)
{
    if (auto fault = unsolvable(group, running))
        return tl::unexpected<Fault>(*std::move(fault));
    LoopSolve solve(group, running, outage, normal.kept(), std::move(stop));
    LoopAfterOutage out;
    if (const auto held = solve.run(normal.kept().speed); !held)
        return tl::unexpected<Fault>(held.error());
    out.heldFlows = solve.rackFlows();
    return solve.run(std::nullopt).map([&] {
        out.steady = solve.summary();
        return std::move(out);
    });
}

} // namespace hallwright::thermal
