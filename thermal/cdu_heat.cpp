// SPDX-License-Identifier: GPL-3.0-or-later
// With secondary capacity flow Cs and heat Q: T_return = T_supply + Q/Cs. Valve open: the exchanger
// moves Q = ε Cmin (T_return - T_facility), so T_return = T_facility + Q/(ε Cmin). Where that gives
// a supply under the set point the valve closes until it is met: bisection on the primary flow,
// whose effect on ε Cmin is monotone.
#include "thermal/cdu_heat.h"

#include "model/units.h"

#include <algorithm>

namespace hallwright::thermal {

namespace {

using model::inSi;

// OCP liquid-to-liquid rating convention, for CDUs that state no primary flow: 1.5 L/min per kW.
constexpr double ocpFlowPerWatt = 1.5 / 60e3 / 1e3;

// Return temperature that moves the heat at this primary flow.
double returnAt(const ConductanceLaw& law, const CduDuty& duty, double primaryKgS,
                double& conductance)
{
    conductance = conductanceAt(law, duty.secondaryFlowKgS, primaryKgS);
    const double secondary = duty.secondaryFlowKgS * duty.secondarySpecificHeat;
    const double primary = primaryKgS * duty.facilitySpecificHeat;
    const double least = std::min(secondary, primary);
    const double effectiveness =
        counterflowEffectiveness(conductance / least, least / std::max(secondary, primary));
    return duty.facilitySupplyK + duty.heatW / (effectiveness * least);
}

} // namespace

model::Result<ConductanceLaw> cduConductance(const model::CduType& cdu,
                                             const CduRatingFluid& secondary,
                                             const CduRatingFluid& primary)
{
    if (!cdu.capacity || !cdu.secondaryFlow || !cdu.approach)
        return model::fail(
            model::FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("thermal", "the CDU states no capacity, approach or secondary flow"),
             {}});
    ExchangerRating rating;
    rating.heatW = inSi(*cdu.capacity);
    rating.approachK = inSi(*cdu.approach);
    rating.hotFlowKgS = inSi(*cdu.secondaryFlow) * secondary.densityKgM3;
    rating.hotSpecificHeatJKgK = secondary.specificHeat;
    const double primaryFlow =
        cdu.primaryFlow ? inSi(*cdu.primaryFlow) : rating.heatW * ocpFlowPerWatt;
    rating.coldFlowKgS = primaryFlow * primary.densityKgM3;
    rating.coldSpecificHeatJKgK = primary.specificHeat;
    return conductanceLaw(rating);
}

model::Result<CduState> cduState(const model::CduType& cdu, const CduRatingFluid& secondary,
                                 const CduRatingFluid& primary, const CduDuty& duty)
{
    const auto law = cduConductance(cdu, secondary, primary);
    if (!law)
        return tl::unexpected<model::Fault>(law.error());
    const double secondaryRise = duty.heatW / (duty.secondaryFlowKgS * duty.secondarySpecificHeat);
    CduState state;
    state.facilityFlowKgS = duty.facilityFlowKgS;
    state.returnK = returnAt(*law, duty, state.facilityFlowKgS, state.conductanceWK);
    state.supplyK = state.returnK - secondaryRise;
    state.openSupplyK = state.supplyK;
    state.setPointHeld = state.supplyK <= duty.setPointK + 1e-9;
    if (state.setPointHeld) {
        // The least primary flow carries the heat with the facility return at the secondary return.
        const double wanted = duty.setPointK + secondaryRise;
        double low = duty.heatW /
                     (duty.facilitySpecificHeat * std::max(wanted - duty.facilitySupplyK, 1e-6));
        double high = duty.facilityFlowKgS;
        for (int i = 0; i < 60 && high - low > 1e-12 * high; ++i) {
            const double middle = 0.5 * (low + high);
            (returnAt(*law, duty, middle, state.conductanceWK) > wanted ? low : high) = middle;
        }
        state.facilityFlowKgS = high;
        state.supplyK = duty.setPointK;
        state.returnK = wanted;
    }
    state.facilityReturnK =
        duty.facilitySupplyK + duty.heatW / (state.facilityFlowKgS * duty.facilitySpecificHeat);
    return state;
}

} // namespace hallwright::thermal
