// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/balance.h"

#include "model/quantity_text.h"
#include "thermal/balancing_valve.h"
#include "thermal/fluid.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

using namespace model;

namespace {

// Pump power over heat of the OCP row CDU class, its rating point (facts: "about 1.2 %").
constexpr double classPumpShare = 0.012;
constexpr double trimmed = 5e-4;       // of the need: what trimming leaves
constexpr double meets = 1e-3;         // of the need: as closely as a flow is judged elsewhere
constexpr double excessAtBound = 0.02; // of the need: what a valve at its bound may let through

std::string flowText(double m3s)
{
    return quantityText(m3s, Measure::CoolantFlow, UnitSystem::Si, 4);
}
std::string pressureText(double pa)
{
    return quantityText(pa, Measure::Pressure, UnitSystem::Si, 3);
}

class Balancer {
public:
    Balancer(const CoolantGroup& group, const BalanceRequest& request, LoopWorkspace& workspace,
             std::stop_token stop)
        : group_(group)
        , request_(request)
        , workspace_(workspace)
        , stop_(std::move(stop))
        , density_(inSi(propertiesOf(group.fluid, group.supplySetPoint + kelvins(8)).density))
    {
        group_.control = FlowControl::BalancedValves;
        if (group.control == FlowControl::FixedSpeed)
            outage_.heldSpeed = 1.0;
        for (std::size_t i = 0; i < group_.racks.size(); ++i)
            if (isToBeSet(i))
                served_.push_back(i);
    }

    Result<BalanceResult> run()
    {
        if (served_.empty())
            return fail(
                FaultCode::NoSolution,
                {QT_TRANSLATE_NOOP("thermal", "no rack of the group states a flow need"), {}},
                group_.key);
        out_.group = group_.key;
        out_.pumpTarget = request_.target.value_or(group_.heat * classPumpShare);
        if (const auto before = solveOpen(); !before)
            return tl::unexpected<Fault>(before.error());
        if (const auto settled = settle(); !settled)
            return tl::unexpected<Fault>(settled.error());
        if (const auto checked = trim(); !checked)
            return tl::unexpected<Fault>(checked.error());
        publish();
        judge();
        return std::move(out_);
    }

private:
    // A branch in service whose valve the planner has not fixed.
    bool isToBeSet(std::size_t rack) const
    {
        const auto& need = group_.racks[rack];
        const bool open = std::any_of(
            group_.elements.begin(), group_.elements.end(), [&](const CoolantElement& element) {
                return element.role == CoolantRole::Branch && element.rack == need.rack &&
                       element.state == ElementState::Open && element.kv <= 0.0;
            });
        return open && need.flowKnown && inSi(need.flow) > 0.0;
    }
    double needOf(std::size_t served) const { return inSi(group_.racks[served_[served]].flow); }
    double openKv(std::size_t served) const
    {
        return kvFor(needOf(served), openValveDropPa, density_);
    }
    std::optional<double>& kvOf(std::size_t served) { return group_.valveKv[served_[served]]; }

    Result<void> solve()
    {
        auto solved = solveCoolantLoop(group_, request_.running, workspace_, stop_, outage_);
        if (!solved)
            return tl::unexpected<Fault>(solved.error());
        loop_ = *std::move(solved);
        answers_.clear();
        for (const std::size_t rack : served_)
            answers_.push_back(std::find_if(
                loop_.racks.begin(), loop_.racks.end(),
                [&](const RackCoolant& answer) { return answer.rack == group_.racks[rack].rack; }));
        return {};
    }

    double densityOf(const CoolantLoopResult& loop) const
    {
        const double mean = 0.5 * (inSi(loop.supply) + inSi(loop.returned));
        return inSi(propertiesOf(group_.fluid, fromSi<Temperature>(mean)).density);
    }

    Result<void> solveOpen()
    {
        group_.valveKv.assign(group_.racks.size(), std::nullopt);
        for (std::size_t i = 0; i < served_.size(); ++i)
            kvOf(i) = openKv(i);
        return solve().map([this] {
            out_.speedBefore = loop_.pumpSpeed;
            out_.flowBefore = loop_.flow;
            out_.pumpBefore = loop_.pumpPower;
        });
    }

    // Valves hold the needs; those that would close beyond their range go to its end.
    Result<void> settle()
    {
        group_.valveKv.assign(group_.racks.size(), std::nullopt);
        for (std::size_t round = 0; round <= served_.size(); ++round) {
            if (const auto solved = solve(); !solved)
                return solved;
            density_ = densityOf(loop_);
            bool moved = false;
            for (std::size_t i = 0; i < served_.size(); ++i)
                if (!kvOf(i) && answers_[i]->valveKv.value_or(openKv(i)) < openKv(i) / valveRange) {
                    kvOf(i) = openKv(i) / valveRange;
                    moved = true;
                }
            if (!moved)
                break;
        }
        for (std::size_t i = 0; i < served_.size(); ++i)
            if (!kvOf(i))
                kvOf(i) = std::min(answers_[i]->valveKv.value_or(openKv(i)), openKv(i));
        index_ = indexCircuit();
        return {};
    }

    // The circuit that leaves its valve the least, over what the valve takes wide open.
    std::size_t indexCircuit()
    {
        std::size_t index = 0;
        double widest = -1.0;
        for (std::size_t i = 0; i < served_.size(); ++i)
            if (const double share = *kvOf(i) / openKv(i); share > widest) {
                widest = share;
                index = i;
            }
        return index;
    }

    double flowOf(std::size_t served) const { return inSi(answers_[served]->flow); }
    // Within 1 %: the pump speed is found in steps, so that the index valve seems a hair from open.
    bool atBound(std::size_t served)
    {
        const double share = *kvOf(served) / openKv(served);
        return share >= 0.99 || share <= 1.01 / valveRange;
    }

    Result<void> trim()
    {
        for (int lap = 0; lap < 8; ++lap) {
            if (const auto solved = solve(); !solved)
                return solved;
            out_.residual = 0.0;
            for (std::size_t i = 0; i < served_.size(); ++i)
                if (!atBound(i))
                    out_.residual = std::max(out_.residual, std::abs(flowOf(i) / needOf(i) - 1.0));
            if (out_.residual < trimmed || worstShortfall() > meets)
                return {};
            for (std::size_t i = 0; i < served_.size(); ++i)
                if (!atBound(i) && flowOf(i) > 0.0)
                    kvOf(i) = std::clamp(*kvOf(i) * needOf(i) / flowOf(i), openKv(i) / valveRange,
                                         openKv(i));
        }
        return {};
    }

    double worstShortfall() const
    {
        double worst = 0.0;
        for (std::size_t i = 0; i < served_.size(); ++i)
            worst = std::max(worst, 1.0 - flowOf(i) / needOf(i));
        return worst;
    }

    void publish()
    {
        out_.indexRack = group_.racks[served_[index_]].rack;
        out_.speed = loop_.pumpSpeed;
        out_.flow = loop_.flow;
        out_.head = loop_.head;
        out_.pump = loop_.pumpPower;
        for (std::size_t i = 0; i < served_.size(); ++i) {
            const auto& need = group_.racks[served_[i]];
            out_.settings.push_back({need.rack, *kvOf(i), need.flow, answers_[i]->flow,
                                     answers_[i]->valveDrop.value_or(Pressure{}), atBound(i)});
        }
    }

    void judge()
    {
        if (worstShortfall() > meets)
            judgeShort();
        for (std::size_t i = 0; out_.possible && i < served_.size(); ++i)
            if (flowOf(i) > needOf(i) * (1.0 + excessAtBound) && atBound(i) && i != index_) {
                out_.possible = false;
                out_.obstacle = refTo(group_.racks[served_[i]].rack);
                out_.reason = {
                    QT_TRANSLATE_NOOP("thermal",
                                      "a valve at its bound: {0} flow through a rack that needs "
                                      "{1}, with its valve closed as far as it goes"),
                    {flowText(flowOf(i)), flowText(needOf(i))}};
            }
    }

    // At full speed some rack stays short: its own branch asks for more than the pumps' head, or
    // the pipes before it leave too little.
    void judgeShort()
    {
        std::size_t worst = 0;
        for (std::size_t i = 0; i < served_.size(); ++i)
            if (flowOf(i) / needOf(i) < flowOf(worst) / needOf(worst))
                worst = i;
        const auto& answer = *answers_[worst];
        const double exponent = group_.racks[served_[worst]].dropExponent;
        const double branch = inSi(answer.branchDrop) *
                              std::pow(needOf(worst) / std::max(flowOf(worst), 1e-12), exponent);
        const double head = inSi(loop_.head);
        out_.possible = false;
        const bool rack = branch >= head;
        out_.obstacle = rack ? refTo(answer.rack) : refTo(group_.key);
        out_.reason = {
            rack ? QT_TRANSLATE_NOOP("thermal",
                                     "the rack: at its need of {1} it takes {2} with hoses and "
                                     "open valve, the pumps give {3} at full speed ({0} flow)")
                 : QT_TRANSLATE_NOOP("thermal",
                                     "the pumps: at full speed {0} of {1} reach the index rack; "
                                     "its branch alone would take {2} of their {3}"),
            {flowText(flowOf(worst)), flowText(needOf(worst)), pressureText(branch),
             pressureText(head)}};
    }

    CoolantGroup group_;
    const BalanceRequest& request_;
    LoopWorkspace& workspace_;
    std::stop_token stop_;
    double density_;
    CoolantOutage outage_;
    std::vector<std::size_t> served_; // racks of the group whose valve is to be set
    CoolantLoopResult loop_;
    std::vector<std::vector<RackCoolant>::const_iterator> answers_; // along served_
    std::size_t index_ = 0;
    BalanceResult out_;
};

Finding findingFor(const BalanceResult& result, Severity severity, const char* code)
{
    Finding finding;
    finding.severity = severity;
    finding.code = code;
    finding.elements = {refTo(result.group)};
    return finding;
}

Finding impossible(const BalanceResult& result)
{
    Finding finding = findingFor(result, Severity::Error, "thermal.balance.impossible");
    finding.message = {QT_TRANSLATE_NOOP("finding", "{0} cannot be balanced: {1}"),
                       {result.group, english(result.reason)}};
    finding.elements = {result.obstacle, refTo(result.group)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "needs of the racks against the pump curve "
                                                       "and the range of the valves");
    return finding;
}

Finding indexCircuitNote(const BalanceResult& result)
{
    Finding finding = findingFor(result, Severity::Note, "thermal.balance.index");
    finding.message = {
        QT_TRANSLATE_NOOP("finding", "{0}: balanced at {1} pump power (valves wide open: {2}); the "
                                     "named rack is the index circuit"),
        {result.group, quantityText(inSi(result.pump), Measure::Power, UnitSystem::Si, 3),
         quantityText(inSi(result.pumpBefore), Measure::Power, UnitSystem::Si, 3)}};
    finding.elements = {refTo(result.indexRack), refTo(result.group)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "manual, Coolant checks: balancing");
    return finding;
}

Finding overTarget(const BalanceResult& result)
{
    Finding finding = findingFor(result, Severity::Note, "thermal.balance.power");
    finding.message = {
        QT_TRANSLATE_NOOP("finding", "{0}: pumps take {1} when balanced, more than {2}; wider "
                                     "pipes or a lower flow need would save it"),
        {result.group, quantityText(inSi(result.pump), Measure::Power, UnitSystem::Si, 3),
         quantityText(inSi(result.pumpTarget), Measure::Power, UnitSystem::Si, 3)}};
    finding.value = inSi(result.pump);
    finding.limit = inSi(result.pumpTarget);
    finding.measure = Measure::Power;
    finding.marginPct = (1.0 - inSi(result.pump) / inSi(result.pumpTarget)) * 100.0;
    finding.reference =
        QT_TRANSLATE_NOOP("reference", "OCP row CDU class: pumps take about 1.2 % of the heat");
    return finding;
}

} // namespace

Result<BalanceResult> balanceGroup(const CoolantGroup& group, const BalanceRequest& request,
                                   LoopWorkspace& workspace, std::stop_token stop)
{
    return Balancer(group, request, workspace, std::move(stop)).run();
}

std::vector<std::optional<double>> settingsOf(const CoolantGroup& group,
                                              const BalanceResult& result)
{
    std::vector<std::optional<double>> out(group.racks.size());
    for (std::size_t i = 0; i < group.racks.size(); ++i)
        for (const auto& setting : result.settings)
            if (setting.rack == group.racks[i].rack)
                out[i] = setting.kv;
    return out;
}

std::vector<Finding> balanceFindings(const BalanceResult& result)
{
    std::vector<Finding> out;
    if (!result.possible)
        return {impossible(result)};
    out.push_back(indexCircuitNote(result));
    if (result.pump > result.pumpTarget && result.pumpTarget > Power{})
        out.push_back(overTarget(result));
    return out;
}

} // namespace hallwright::thermal
