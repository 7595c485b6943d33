// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/cdu_bank.h"

#include "model/units.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hallwright::thermal {

namespace {

constexpr double stillKgS = 1e-6;

struct Unit {
    double flowKgS = 0.0;
    double openWK = 0.0; // ε Cmin with the valve open
    double conductanceWK = 0.0;
};

class Bank {
public:
    Bank(const ConductanceLaw& law, const BankDuty& duty)
        : duty_(duty)
    {
        for (const double flow : duty.secondaryFlowKgS)
            units_.push_back(flow > stillKgS ? unitOf(law, flow) : Unit{});
    }

    BankState state() const
    {
        const double total =
            std::accumulate(duty_.secondaryFlowKgS.begin(), duty_.secondaryFlowKgS.end(), 0.0);
        const double capacity = total * duty_.each.secondarySpecificHeat;
        const double least = std::min(duty_.each.setPointK, duty_.each.facilitySupplyK);
        double low = least;
        double high = least + 1.0;
        while (movedAt(high) < duty_.heatW && high < least + 1e5)
            high += high - least;
        for (int i = 0; i < 80 && high - low > 1e-9; ++i) {
            const double middle = 0.5 * (low + high);
            (movedAt(middle) < duty_.heatW ? low : high) = middle;
        }
        BankState out;
        double conductance = 0.0;
        for (const auto& unit : units_) {
            out.heatW.push_back(movedBy(unit, high));
            conductance += unit.conductanceWK;
        }
        const auto count = static_cast<double>(std::max<std::size_t>(1, units_.size()));
        out.mixed.returnK = high;
        out.mixed.supplyK = high - duty_.heatW / capacity;
        out.mixed.conductanceWK = conductance / count;
        double open = 0.0;
        for (const auto& unit : units_)
            open += unit.openWK;
        out.mixed.openSupplyK =
            duty_.each.facilitySupplyK + duty_.heatW / open - duty_.heatW / capacity;
        out.mixed.facilityFlowKgS = duty_.each.facilityFlowKgS;
        out.mixed.facilityReturnK =
            duty_.each.facilitySupplyK +
            duty_.heatW / (count * duty_.each.facilityFlowKgS * duty_.each.facilitySpecificHeat);
        out.mixed.setPointHeld = out.mixed.supplyK <= duty_.each.setPointK + 1e-6;
        return out;
    }

private:
    Unit unitOf(const ConductanceLaw& law, double flow) const
    {
        Unit unit;
        unit.flowKgS = flow;
        unit.conductanceWK = conductanceAt(law, flow, duty_.each.facilityFlowKgS);
        const double secondary = flow * duty_.each.secondarySpecificHeat;
        const double primary = duty_.each.facilityFlowKgS * duty_.each.facilitySpecificHeat;
        const double least = std::min(secondary, primary);
        unit.openWK = least * counterflowEffectiveness(unit.conductanceWK / least,
                                                       least / std::max(secondary, primary));
        return unit;
    }

    double movedBy(const Unit& unit, double returnK) const
    {
        const double open = unit.openWK * (returnK - duty_.each.facilitySupplyK);
        const double held =
            unit.flowKgS * duty_.each.secondarySpecificHeat * (returnK - duty_.each.setPointK);
        return std::max(0.0, std::min(open, held));
    }

    double movedAt(double returnK) const
    {
        double sum = 0.0;
        for (const auto& unit : units_)
            sum += movedBy(unit, returnK);
        return sum;
    }

    const BankDuty& duty_;
    std::vector<Unit> units_;
};

bool equalFlows(const std::vector<double>& flows)
{
    const auto [least, most] = std::minmax_element(flows.begin(), flows.end());
    return *most - *least <= 1e-9 * *most;
}

} // namespace

model::Result<BankState> bankState(const model::CduType& cdu, const CduRatingFluid& secondary,
                                   const CduRatingFluid& primary, const BankDuty& duty)
{
    if (equalFlows(duty.secondaryFlowKgS)) {
        const auto count = static_cast<double>(duty.secondaryFlowKgS.size());
        CduDuty each = duty.each;
        each.heatW = duty.heatW / count;
        each.secondaryFlowKgS = duty.secondaryFlowKgS.front();
        return cduState(cdu, secondary, primary, each).map([&](const CduState& state) {
            return BankState{state, std::vector<double>(duty.secondaryFlowKgS.size(), each.heatW)};
        });
    }
    return cduConductance(cdu, secondary, primary).map([&duty](const ConductanceLaw& law) {
        return Bank(law, duty).state();
    });
}

} // namespace hallwright::thermal
