// SPDX-License-Identifier: GPL-3.0-or-later
// Laps of hydraulics and heat until the mean coolant temperature, and with it viscosity and
// density, stands still. In each lap the pumps run at the least speed that gives every rack its
// flow, found by bisection (more speed never lowers a rack's flow), or at full speed where that is
// not enough or the recipe fixes it. Electrical pump power is external head × flow over the CDU's
// overall efficiency at its rating point; all of it ends as heat in the coolant (wet-rotor pumps,
// throttling).
#include "thermal/coolant_loop.h"

#include "thermal/cdu_bank.h"
#include "thermal/coolant_pressure.h"
#include "thermal/coolant_publish.h"
#include "thermal/fluid.h"
#include "thermal/hydraulic/gradient_solver.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

using namespace model;

struct LoopWorkspace::Kept {
    std::optional<HydraulicSolution> last;
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
              LoopWorkspace::Kept& kept, std::stop_token stop)
        : group_(group)
        , cdu_(std::get<CduType>(group.cdu->kind))
        , running_(running)
        , outage_(outage)
        , kept_(kept)
        , stop_(std::move(stop))
    {
        solution_ = kept.last;
        for (const auto& need : group.racks)
            if (need.flowKnown)
                designHeatW_ += inSi(need.heat);
    }

    Result<CoolantLoopResult> run()
    {
        double mean = inSi(group_.supplySetPoint) + 8.0;
        for (int lap = 1; lap <= 20; ++lap) {
            fluid_ = fluidAt(group_.fluid, mean);
            if (const auto flows = solveFlows(); !flows)
                return tl::unexpected<Fault>(flows.error());
            if (const auto heat = solveHeat(); !heat)
                return tl::unexpected<Fault>(heat.error());
            const double next = 0.5 * (state_.supplyK + state_.returnK);
            change_ = std::abs(next - mean);
            if (change_ < temperatureStands)
                break;
            mean = next;
        }
        kept_.last = solution_;
        return published();
    }

private:
    Result<void> solveFlows()
    {
        auto compiled =
            compile(group_, {running_, speed_, fluid_.density, fluid_.viscosity, outage_});
        if (!compiled)
            return tl::unexpected<Fault>(compiled.error());
        compiled_ = *std::move(compiled);
        auto solver = GradientSolver::prepared(compiled_.network);
        if (!solver)
            return tl::unexpected<Fault>(solver.error());
        if (outage_.heldSpeed)
            return solveAt(*solver, *outage_.heldSpeed);
        if (group_.control == FlowControl::FixedSpeed)
            return solveAt(*solver, 1.0);
        if (const auto full = solveAt(*solver, 1.0); !full || worstMargin() < -shortfall)
            return full;
        double low = lowestSpeed;
        double high = 1.0;
        while (high - low > 2e-4) {
            const double middle = 0.5 * (low + high);
            if (const auto there = solveAt(*solver, middle); !there)
                return there;
            (worstMargin() < -shortfall ? low : high) = middle;
        }
        return solveAt(*solver, high);
    }

    Result<void> solveAt(GradientSolver& solver, double speed)
    {
        for (std::size_t i = 0; i < compiled_.pumpLinks.size(); ++i)
            if (const auto set = solver.setPumpSpeed(compiled_.pumpLinks[i],
                                                     compiled_.pumpHeldAt[i].value_or(speed));
                !set)
                return tl::unexpected<Fault>(set.error());
        const bool same = solution_ &&
                          solution_->flowM3s.size() == compiled_.network.links.size() &&
                          solution_->headM.size() == compiled_.network.nodes.size();
        auto solved = solver.solve({}, same ? &*solution_ : nullptr, stop_);
        if (!solved)
            return tl::unexpected<Fault>(solved.error());
        solution_ = *std::move(solved);
        iterations_ += solution_->convergence.iterations;
        speed_ = speed;
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
                    std::min(worst, solution_->flowM3s[link] / inSi(group_.racks[i].flow) - 1.0);
        }
        return worst;
    }

    Result<void> solveHeat()
    {
        BankDuty duty;
        double flow = 0.0;
        double hydraulicW = 0.0;
        for (const std::size_t link : compiled_.pumpLinks) {
            duty.secondaryFlowKgS.push_back(solution_->flowM3s[link] * fluid_.density);
            flow += solution_->flowM3s[link];
            hydraulicW -= solution_->headLossM[link] * fluid_.density * standardGravityMS2 *
                          solution_->flowM3s[link];
        }
        if (!(flow > 1e-9))
            return tl::unexpected<Fault>(noSolution(group_, {noCoolantMoves, {}}));
        rackHeatW_ = 0.0; // a rack without flow gives its heat to nothing
        for (std::size_t i = 0; i < group_.racks.size(); ++i)
            if (const auto link = compiled_.rackLink[i];
                link != noLink && solution_->flowM3s[link] > stillM3s)
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
            .map([this](const BankState& state) {
                bank_ = state;
                state_ = state.mixed;
            });
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

    CoolantLoopResult published() const
    {
        const SolvedGroup solved{group_,         compiled_,           *solution_,  bank_,
                                 fluid_.density, fluid_.specificHeat, pumpPowerW_, heatW_,
                                 speed_,         facilityFlowKgS_};
        auto out = publish(solved);
        for (auto& finding : pressureFindings(solved))
            out.findings.push_back(std::move(finding));
        out.running = running_;
        out.facilityFlow = fromSi<VolumeFlow>(facilityFlow());
        Convergence record;
        record.part = "coolant " + group_.key;
        record.converged = change_ < temperatureStands;
        record.iterations = iterations_;
        record.residual = solution_->convergence.headResidualM;
        record.residualUnit = "m";
        record.worst = refTo(solution_->convergence.worstLink);
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
        if (!solution_->outsideCurve.empty())
            out.findings.push_back(runOut());
        return out;
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
        finding.elements = {refTo(compiled_.network.links[solution_->outsideCurve.front()].id)};
        finding.reference = "pump curve of the catalogue entry";
        return finding;
    }

    const CoolantGroup& group_;
    const CduType& cdu_;
    int running_;
    const CoolantOutage& outage_;
    LoopWorkspace::Kept& kept_;
    std::stop_token stop_;
    double designHeatW_ = 0.0; // of all racks with a known flow
    double rackHeatW_ = 0.0;   // of those that get flow
    double facilityFlowKgS_ = 0.0;
    CompiledGroup compiled_;
    std::optional<HydraulicSolution> solution_;
    FluidNumbers fluid_;
    CduState state_;
    BankState bank_;
    double speed_ = 1.0;
    double pumpPowerW_ = 0.0;
    double heatW_ = 0.0;
    double change_ = 0.0;
    int iterations_ = 0;
};

} // namespace

Result<CoolantLoopResult> solveCoolantLoop(const CoolantGroup& group, int running,
                                           LoopWorkspace& workspace, std::stop_token stop,
                                           const CoolantOutage& outage)
{
    if (group.cdu == nullptr)
        return tl::unexpected<Fault>(
            noSolution(group, {QT_TRANSLATE_NOOP("thermal", "no CDU fits the group"), {}}));
    const bool anyFlow =
        std::any_of(group.racks.begin(), group.racks.end(),
                    [](const RackNeed& need) { return need.flowKnown && inSi(need.flow) > 0.0; });
    if (!anyFlow)
        return tl::unexpected<Fault>(noSolution(
            group, {QT_TRANSLATE_NOOP("thermal", "no rack of the group states a flow need"), {}}));
    if (running < 1)
        return tl::unexpected<Fault>(
            noSolution(group, {QT_TRANSLATE_NOOP("thermal", "no CDU of the group runs"), {}}));
    return LoopSolve(group, running, outage, workspace.kept(), std::move(stop)).run();
}

} // namespace hallwright::thermal
