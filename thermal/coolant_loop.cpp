// SPDX-License-Identifier: GPL-3.0-or-later
// Laps of hydraulics and heat until the mean coolant temperature, and with it viscosity and
// density, stands still. In each lap the pumps run at the least speed that gives every rack its
// flow (pump_speed_search.h; more speed never lowers a rack's flow), or at full speed where that is
// not enough or the recipe fixes it. Network and symbolic factor are made once; a lap changes the
// fluid in them and starts from the flows before. Electrical pump power is external head × flow
// over the CDU's overall efficiency at its rating point; all of it ends as heat in the coolant
// (wet-rotor pumps, throttling). Where racks and CDUs stand on different levels, the weight of cold
// and warm coolant in the risers follows the temperatures from lap to lap (riser_buoyancy.h).
#include "thermal/coolant_loop.h"

#include "thermal/cdu_bank.h"
#include "thermal/coolant_fluid.h"
#include "thermal/coolant_publish.h"
#include "thermal/coolant_records.h"
#include "thermal/fluid.h"
#include "thermal/hydraulic/gradient_solver.h"
#include "thermal/pump_speed_search.h"
#include "thermal/riser_buoyancy.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

using namespace model;

struct LoopStart {
    HydraulicSolution last;
    double speed = 1.0;
    std::optional<double> meanK;
};

namespace {

constexpr double lowestSpeed = 0.2;        // drives of CDU pumps do not run slower
constexpr double shortfall = 1e-6;         // of the need: what the iteration leaves
constexpr double temperatureStands = 1e-4; // K between laps
constexpr double riserStands = 1e-6;       // m of head between laps

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
              const LoopStart* start, std::stop_token stop)
        : group_(group)
        , cdu_(std::get<CduType>(group.cdu->kind))
        , running_(running)
        , outage_(outage)
        , speed_(start ? start->speed : 1.0)
        , stop_(std::move(stop))
    {
        if (start) {
            hydraulics_ = start->last;
            meanK_ = start->meanK;
        }
        for (const auto& need : group.racks)
            if (need.flowKnown)
                designHeatW_ += inSi(need.heat);
    }

    // At this speed, or as the recipe controls it.
    Result<void> run(std::optional<double> heldSpeed)
    {
        iterations_ = 0;
        double mean = meanK_.value_or(inSi(group_.supplySetPoint) + 8.0);
        double supply = inSi(group_.supplySetPoint);
        for (int lap = 1; lap <= 20; ++lap) {
            if (const auto set = setFluid(mean, supply); !set)
                return set;
            if (const auto flows = solveFlows(heldSpeed); !flows)
                return flows;
            if (const auto heat = solveHeat(); !heat)
                return heat;
            const double next = 0.5 * (bank_.mixed.supplyK + bank_.mixed.returnK);
            change_ = std::abs(next - mean);
            if (change_ < temperatureStands &&
                std::abs(riserLoss(next, bank_.mixed.supplyK) - riserLossM_) < riserStands)
                break;
            mean = next;
            supply = bank_.mixed.supplyK;
        }
        meanK_ = mean;
        return {};
    }

    std::vector<VolumeFlow> rackFlows() const
    {
        std::vector<VolumeFlow> out;
        for (const std::size_t link : compiled_.rackLink)
            out.push_back(fromSi<VolumeFlow>(link == noLink ? 0.0 : hydraulics_->flowM3s[link]));
        return out;
    }

    // Of racks and temperatures alone.
    CoolantLoopResult summary() const { return completed(publishRacks(solved())); }

    CoolantLoopResult published() const
    {
        const auto state = solved();
        auto out = completed(publish(state));
        for (auto& finding : loopFindings(state))
            out.findings.push_back(std::move(finding));
        out.convergence = loopRecords(state, {iterations_, change_ < temperatureStands}, out);
        out.start = std::make_shared<LoopStart>(LoopStart{*hydraulics_, speed_, meanK_});
        return out;
    }

private:
    double riserLoss(double meanK, double supplyK) const
    {
        return riserLossM(group_, fromSi<Temperature>(supplyK),
                          fromSi<Temperature>(2.0 * meanK - supplyK), fluid_.density);
    }

    Result<void> setFluid(double meanK, double supplyK)
    {
        fluid_ = fluidAt(group_.fluid, meanK);
        riserLossM_ = riserLoss(meanK, supplyK);
        if (solver_) {
            changeFluid(compiled_, {fluid_.density, fluid_.viscosity / fluid_.density});
            setRiserLoss(compiled_, riserLossM_);
            solver_->setLaws(compiled_.network);
            return {};
        }
        auto compiled = compile(group_, {running_, 1.0, fluid_.density, fluid_.viscosity, outage_});
        if (!compiled)
            return tl::unexpected<Fault>(compiled.error());
        compiled_ = *std::move(compiled);
        setRiserLoss(compiled_, riserLossM_);
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
        if (group_.control == FlowControl::FixedSpeed || compiled_.pumpLinks.empty())
            return solveAt(1.0);
        return findLeastSpeed({lowestSpeed, 1.0, speed_}, [this](double speed) {
            return solveAt(speed).map([this] {
                return SpeedTrial{worstMargin() >= -shortfall, estimatedSpeed()};
            });
        });
    }

    Result<void> solveAt(double speed)
    {
        for (std::size_t i = 0; i < compiled_.pumpLinks.size(); ++i)
            if (const auto set = solver_->setPumpSpeed(compiled_.pumpLinks[i],
                                                       compiled_.pumpHeldAt[i].value_or(speed));
                !set)
                return tl::unexpected<Fault>(set.error());
        auto solved = solver_->solve({}, hydraulics_ ? &*hydraulics_ : nullptr, stop_);
        if (!solved)
            return tl::unexpected<Fault>(solved.error());
        hydraulics_ = *std::move(solved);
        speed_ = speed;
        iterations_ += hydraulics_->convergence.iterations;
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
                    std::min(worst, hydraulics_->flowM3s[link] / inSi(group_.racks[i].flow) - 1.0);
        }
        return worst;
    }

    // By the affinity laws: a rack that gets its flow over a holding valve would also get it with
    // the head that the valve takes beyond its open loss missing at the pumps; one without such a
    // valve, or that gets less, needs speed in proportion to flow.
    double estimatedSpeed() const
    {
        const double head = riserLossM_ - hydraulics_->headLossM[compiled_.pumpLinks.front()];
        double share = 0.0; // of the present speed
        for (std::size_t i = 0; i < group_.racks.size(); ++i) {
            const std::size_t link = compiled_.rackLink[i];
            if (link == noLink)
                continue;
            const double flow = hydraulics_->flowM3s[link];
            const double byFlow = flow > 0.0 ? inSi(group_.racks[i].flow) / flow : 2.0;
            const double spare = spareHead(compiled_.valveLink[i]);
            share = std::max(share,
                             spare > 0.0 ? std::sqrt(std::max(0.0, 1.0 - spare / head)) : byFlow);
        }
        return share * speed_;
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
        return std::max(0.0, hydraulics_->headLossM[link] - open);
    }

    Result<void> solveHeat()
    {
        BankDuty duty;
        double flow = 0.0;
        double hydraulicW = 0.0;
        for (const std::size_t link : compiled_.pumpLinks) {
            duty.secondaryFlowKgS.push_back(hydraulics_->flowM3s[link] * fluid_.density);
            flow += hydraulics_->flowM3s[link];
            hydraulicW += (riserLossM_ - hydraulics_->headLossM[link]) * fluid_.density *
                          standardGravityMS2 * hydraulics_->flowM3s[link];
        }
        if (!(flow > 1e-9))
            return tl::unexpected<Fault>(noSolution(group_, {noCoolantMoves, {}}));
        rackHeatW_ = 0.0; // a rack without flow gives its heat to nothing
        for (std::size_t i = 0; i < group_.racks.size(); ++i)
            if (const auto link = compiled_.rackLink[i];
                link != noLink && hydraulics_->flowM3s[link] > stillM3s)
                rackHeatW_ += inSi(group_.racks[i].heat);
        pumpPowerW_ = hydraulicW / efficiency();
        heatW_ = rackHeatW_ + pumpPowerW_;
        const FluidNumbers water = fluidAt(Coolant::Water, inSi(group_.facilitySupply) + 5.0);
        duty.heatW = heatW_;
        duty.each.secondarySpecificHeat = fluid_.specificHeat;
        duty.each.setPointK = inSi(group_.supplySetPoint);
        duty.each.facilitySupplyK = inSi(group_.facilitySupply);
        facilityFlowKgS_ = facilityFlow() * water.density;
        duty.each.facilityFlowKgS = facilityFlowKgS_;
        duty.each.facilitySpecificHeat = water.specificHeat;
        return bankState(cdu_, {fluid_.density, fluid_.specificHeat},
                         {water.density, water.specificHeat}, duty)
            .map([this](const BankState& state) { bank_ = state; });
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
        if (cdu_.pumpPower && cdu_.externalHead && inSi(*cdu_.pumpPower) > 0.0)
            return std::clamp(inSi(*cdu_.secondaryFlow) * inSi(*cdu_.externalHead) /
                                  inSi(*cdu_.pumpPower),
                              0.05, 0.9);
        return 0.4;
    }

    CoolantLoopResult completed(CoolantLoopResult out) const
    {
        out.running = running_;
        out.facilityFlow = fromSi<VolumeFlow>(facilityFlow());
        return out;
    }

    SolvedGroup solved() const
    {
        return {group_,         compiled_,           *hydraulics_, bank_,
                fluid_.density, fluid_.specificHeat, pumpPowerW_,  heatW_,
                speed_,         facilityFlowKgS_};
    }

    const CoolantGroup& group_;
    const CduType& cdu_;
    int running_;
    const CoolantOutage& outage_;
    double speed_;                                // before the first solve: where it starts
    std::optional<HydraulicSolution> hydraulics_; // likewise
    std::optional<double> meanK_;                 // likewise
    std::stop_token stop_;
    double designHeatW_ = 0.0; // of all racks with a known flow
    double rackHeatW_ = 0.0;   // of those that get flow
    double facilityFlowKgS_ = 0.0;
    CompiledGroup compiled_;
    std::optional<GradientSolver> solver_;
    FluidNumbers fluid_;
    double riserLossM_ = 0.0;
    BankState bank_;
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
    // From its flows alone: with the search for speed and temperature on one way always, the answer
    // does not tell what was solved before.
    std::optional<LoopStart> start;
    if (workspace.start)
        start = LoopStart{workspace.start->last, 1.0, std::nullopt};
    LoopSolve solve(group, running, outage, start ? &*start : nullptr, std::move(stop));
    return solve.run(outage.heldSpeed).map([&] {
        auto out = solve.published();
        workspace.start = out.start;
        return out;
    });
}

Result<LoopAfterOutage> solveAfterOutage(const CoolantGroup& group, int running,
                                         const CoolantLoopResult& normal,
                                         const CoolantOutage& outage, std::stop_token stop)
{
    if (auto fault = unsolvable(group, running))
        return tl::unexpected<Fault>(*std::move(fault));
    LoopSolve solve(group, running, outage, normal.start.get(), std::move(stop));
    LoopAfterOutage out;
    if (const auto held = solve.run(normal.pumpSpeed); !held)
        return tl::unexpected<Fault>(held.error());
    out.heldFlows = solve.rackFlows();
    return solve.run(std::nullopt).map([&] {
        out.steady = solve.summary();
        return std::move(out);
    });
}

} // namespace hallwright::thermal
