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
#include "thermal/coolant_publish.h"
#include "thermal/coolant_records.h"
#include "thermal/loop_network.h"
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
    std::optional<double> supplyK;
};

namespace {

constexpr double lowestSpeed = 0.2;        // drives of CDU pumps do not run slower
constexpr double shortfall = 1e-6;         // of the need: what the iteration leaves
constexpr double temperatureStands = 1e-4; // K between laps
constexpr double riserStands = 1e-6;       // m of head between laps

Fault noSolution(const CoolantGroup& group, Message what)
{
    return {FaultCode::NoSolution, std::move(what), group.key, {}};
}

// Where the laps begin when nothing has been solved.
double assumedMeanK(const CoolantGroup& group)
{
    return inSi(group.supplySetPoint) + 8.0;
}

class LoopSolve {
public:
    // On a network in the state to be solved.
    LoopSolve(const CoolantGroup& group, int running, LoopNetwork& network, const LoopStart* start,
              std::stop_token stop)
        : group_(group)
        , cdu_(std::get<CduType>(group.cdu->kind))
        , running_(running)
        , network_(network)
        , speed_(start ? start->speed : 1.0)
        , stop_(std::move(stop))
    {
        if (start) {
            hydraulics_ = start->last;
            meanK_ = start->meanK;
            supplyK_ = start->supplyK;
        }
        for (const auto& need : group.racks)
            if (need.flowKnown)
                designHeatW_ += inSi(need.heat);
    }

    // At this speed, or as the recipe controls it.
    Result<void> run(std::optional<double> heldSpeed, int mostLaps = 20)
    {
        iterations_ = 0;
        double mean = meanK_.value_or(assumedMeanK(group_));
        double supply = supplyK_.value_or(inSi(group_.supplySetPoint));
        for (int lap = 1; lap <= mostLaps; ++lap) {
            fluid_ = loopFluid(group_.fluid, mean);
            riserLossM_ = riserLoss(mean, supply);
            network_.setFluid(fluid_, riserLossM_);
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
        supplyK_ = bank_.mixed.supplyK;
        return {};
    }

    std::vector<VolumeFlow> rackFlows() const
    {
        std::vector<VolumeFlow> out;
        for (const std::size_t link : compiled().rackLink)
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
        out.start = std::make_shared<LoopStart>(LoopStart{*hydraulics_, speed_, meanK_, supplyK_});
        return out;
    }

private:
    double riserLoss(double meanK, double supplyK) const
    {
        return riserLossM(group_, fromSi<Temperature>(supplyK),
                          fromSi<Temperature>(2.0 * meanK - supplyK), fluid_.densityKgM3);
    }

    const CompiledGroup& compiled() const { return network_.compiled(); }

    Result<void> solveFlows(std::optional<double> heldSpeed)
    {
        if (heldSpeed)
            return solveAt(*heldSpeed);
        if (group_.control == FlowControl::FixedSpeed || compiled().pumpLinks.empty())
            return solveAt(1.0);
        return findLeastSpeed({lowestSpeed, 1.0, speed_}, [this](double speed) {
            return solveAt(speed).map([this] {
                return SpeedTrial{worstMargin() >= -shortfall, estimatedSpeed()};
            });
        });
    }

    Result<void> solveAt(double speed)
    {
        for (std::size_t i = 0; i < compiled().pumpLinks.size(); ++i)
            if (const auto set = network_.solver().setPumpSpeed(
                    compiled().pumpLinks[i], compiled().pumpHeldAt[i].value_or(speed));
                !set)
                return tl::unexpected<Fault>(set.error());
        auto solved = network_.solver().solve({}, hydraulics_ ? &*hydraulics_ : nullptr, stop_);
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
            const std::size_t link = compiled().rackLink[i];
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
        const double head = riserLossM_ - hydraulics_->headLossM[compiled().pumpLinks.front()];
        double share = 0.0; // of the present speed
        for (std::size_t i = 0; i < group_.racks.size(); ++i) {
            const std::size_t link = compiled().rackLink[i];
            if (link == noLink)
                continue;
            const double flow = hydraulics_->flowM3s[link];
            const double byFlow = flow > 0.0 ? inSi(group_.racks[i].flow) / flow : 2.0;
            const double spare = spareHead(compiled().valveLink[i]);
            share = std::max(share,
                             spare > 0.0 ? std::sqrt(std::max(0.0, 1.0 - spare / head)) : byFlow);
        }
        return share * speed_;
    }

    // What a flow limiter takes beyond its open loss; 0 where the link is none or does not hold.
    double spareHead(std::size_t link) const
    {
        const auto& links = network_.solver().network().links;
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
        for (const std::size_t link : compiled().pumpLinks) {
            duty.secondaryFlowKgS.push_back(hydraulics_->flowM3s[link] * fluid_.densityKgM3);
            flow += hydraulics_->flowM3s[link];
            hydraulicW += (riserLossM_ - hydraulics_->headLossM[link]) * fluid_.densityKgM3 *
                          standardGravityMS2 * hydraulics_->flowM3s[link];
        }
        if (!(flow > 1e-9))
            return tl::unexpected<Fault>(noSolution(group_, {noCoolantMoves, {}}));
        rackHeatW_ = 0.0; // a rack without flow gives its heat to nothing
        for (std::size_t i = 0; i < group_.racks.size(); ++i)
            if (const auto link = compiled().rackLink[i];
                link != noLink && hydraulics_->flowM3s[link] > stillM3s)
                rackHeatW_ += inSi(group_.racks[i].heat);
        pumpPowerW_ = hydraulicW / efficiency();
        heatW_ = rackHeatW_ + pumpPowerW_;
        const LoopFluid water = loopFluid(Coolant::Water, inSi(group_.facilitySupply) + 5.0);
        duty.heatW = heatW_;
        duty.each.secondarySpecificHeat = fluid_.specificHeat;
        duty.each.setPointK = inSi(group_.supplySetPoint);
        duty.each.facilitySupplyK = inSi(group_.facilitySupply);
        facilityFlowKgS_ = facilityFlow() * water.densityKgM3;
        duty.each.facilityFlowKgS = facilityFlowKgS_;
        duty.each.facilitySpecificHeat = water.specificHeat;
        return bankState(cdu_, {fluid_.densityKgM3, fluid_.specificHeat},
                         {water.densityKgM3, water.specificHeat}, duty)
            .map([this](const BankState& state) { bank_ = state; });
    }

    // What one CDU can draw: the recipe's flow per heat of the group, shared by the CDUs that run,
    // at most what the CDU was rated with.
    double facilityFlow() const
    {
        const double wanted = inSi(group_.facilityFlow) * designHeatW_ /
                              static_cast<double>(compiled().pumpLinks.size());
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
        return {group_,
                compiled(),
                *hydraulics_,
                bank_,
                fluid_.densityKgM3,
                fluid_.specificHeat,
                pumpPowerW_,
                heatW_,
                speed_,
                facilityFlowKgS_};
    }

    const CoolantGroup& group_;
    const CduType& cdu_;
    int running_;
    LoopNetwork& network_;
    double speed_;                                // before the first solve: where it starts
    std::optional<HydraulicSolution> hydraulics_; // likewise
    std::optional<double> meanK_;                 // likewise
    std::optional<double> supplyK_;               // likewise
    std::stop_token stop_;
    double designHeatW_ = 0.0; // of all racks with a known flow
    double rackHeatW_ = 0.0;   // of those that get flow
    double facilityFlowKgS_ = 0.0;
    LoopFluid fluid_;
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
        start = LoopStart{workspace.start->last, 1.0, std::nullopt, std::nullopt};
    auto network =
        LoopNetwork::of(group, running, outage, loopFluid(group.fluid, assumedMeanK(group)));
    if (!network)
        return tl::unexpected<Fault>(network.error());
    LoopSolve solve(group, running, *network, start ? &*start : nullptr, std::move(stop));
    return solve.run(outage.heldSpeed).map([&] {
        auto out = solve.published();
        workspace.start = out.start;
        return out;
    });
}

struct OutageSolver::Prepared {
    const CoolantGroup& group;
    const CoolantLoopResult& normal;
    std::optional<LoopNetwork> network; // from the first outage on
};

OutageSolver::OutageSolver(const CoolantGroup& group, const CoolantLoopResult& normal)
    : prepared_(std::make_unique<Prepared>(Prepared{group, normal, std::nullopt}))
{
}
OutageSolver::~OutageSolver() = default;
OutageSolver::OutageSolver(OutageSolver&&) noexcept = default;
OutageSolver& OutageSolver::operator=(OutageSolver&&) noexcept = default;

const CoolantGroup& OutageSolver::group() const
{
    return prepared_->group;
}

const CoolantLoopResult& OutageSolver::normal() const
{
    return prepared_->normal;
}

Result<LoopAfterOutage> OutageSolver::solve(int running, const CoolantOutage& outage,
                                            std::stop_token stop)
{
    const auto& [group, normal, known] = *prepared_;
    if (auto fault = unsolvable(group, running))
        return tl::unexpected<Fault>(*std::move(fault));
    auto& network = prepared_->network;
    if (!network) {
        const double mean = 0.5 * (inSi(normal.supply) + inSi(normal.returned));
        auto made = LoopNetwork::forOutages(group, loopFluid(group.fluid, mean));
        if (!made)
            return tl::unexpected<Fault>(made.error());
        network = *std::move(made);
    }
    if (const auto put = network->putOutOfOrder(running, outage); !put)
        return tl::unexpected<Fault>(put.error());
    LoopSolve solve(group, running, *network, normal.start.get(), std::move(stop));
    LoopAfterOutage out;
    // Before drives answer the coolant is still as warm as it was.
    if (const auto held = solve.run(normal.pumpSpeed, 1); !held)
        return tl::unexpected<Fault>(held.error());
    out.heldFlows = solve.rackFlows();
    return solve.run(std::nullopt).map([&] {
        out.steady = solve.summary();
        return std::move(out);
    });
}

} // namespace hallwright::thermal
