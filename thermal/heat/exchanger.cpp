// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/heat/exchanger.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

namespace {

// (a - b)/ln(a/b), with its limit at a = b.
double logMean(double a, double b)
{
    const double ratio = a / b;
    if (std::abs(ratio - 1.0) < 1e-6)
        return 0.5 * (a + b);
    return (a - b) / std::log(ratio);
}

} // namespace

double counterflowEffectiveness(double ntu, double capacityRatio)
{
    // In x = NTU (1 - Cr): (1 - e^-x)/(1 - Cr e^-x), with 1 - Cr e^-x = (1 - e^-x) + (1 - Cr) e^-x.
    const double x = ntu * (1.0 - capacityRatio);
    if (x < 1e-10)
        return ntu / (1.0 + ntu);
    const double risen = -std::expm1(-x);
    return risen / (risen + (1.0 - capacityRatio) * std::exp(-x));
}

model::Result<double> ratedConductance(const ExchangerRating& rating)
{
    const double hot = rating.hotFlowKgS * rating.hotSpecificHeatJKgK;
    const double cold = rating.coldFlowKgS * rating.coldSpecificHeatJKgK;
    if (!(rating.heatW > 0.0) || !(rating.approachK > 0.0) || !(hot > 0.0) || !(cold > 0.0))
        return model::fail(
            model::FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("exchanger",
                               "heat, approach and both flows of a rating must be positive"),
             {}});
    const double warmEndK = rating.approachK + rating.heatW / hot - rating.heatW / cold;
    if (!(warmEndK > 0.0))
        return model::fail(
            model::FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("exchanger", "rating impossible: the cold outlet would be "
                                            "{0} K warmer than the hot inlet"),
             {fmt::format("{:.2f}", -warmEndK)}});
    return rating.heatW / logMean(warmEndK, rating.approachK);
}

model::Result<ConductanceLaw> conductanceLaw(const ExchangerRating& rating)
{
    const model::Result<double> rated = ratedConductance(rating);
    if (!rated)
        return model::fail(rated.error());
    ConductanceLaw law;
    law.ratedWK = *rated;
    law.ratedHotFlowKgS = rating.hotFlowKgS;
    law.ratedColdFlowKgS = rating.coldFlowKgS;
    return law;
}

double conductanceAt(const ConductanceLaw& law, double hotFlowKgS, double coldFlowKgS)
{
    if (!(hotFlowKgS > 0.0) || !(coldFlowKgS > 0.0))
        return 0.0;
    const double hotFilm = filmResistance(law, law.ratedHotFlowKgS, hotFlowKgS);
    const double coldFilm = filmResistance(law, law.ratedColdFlowKgS, coldFlowKgS);
    return law.ratedWK / (law.hotShare * hotFilm + (1.0 - law.hotShare) * coldFilm);
}

double filmResistance(const ConductanceLaw& law, double ratedFlowKgS, double flowKgS)
{
    return std::pow(ratedFlowKgS / flowKgS, law.flowExponent);
}

ExchangerState exchange(double conductanceWK, const ExchangerInlet& hot, const ExchangerInlet& cold)
{
    ExchangerState state{0.0, hot.temperatureK, cold.temperatureK, 0.0};
    const double least = std::min(hot.capacityWK, cold.capacityWK);
    const double most = std::max(hot.capacityWK, cold.capacityWK);
    if (!(least > 0.0))
        return state;
    state.effectiveness = counterflowEffectiveness(conductanceWK / least, least / most);
    state.heatW = state.effectiveness * least * (hot.temperatureK - cold.temperatureK);
    state.hotOutletK = hot.temperatureK - state.heatW / hot.capacityWK;
    state.coldOutletK = cold.temperatureK + state.heatW / cold.capacityWK;
    return state;
}

HeatByColdFlow exchangeByColdFlow(const ConductanceLaw& law, double hotFilm,
                                  const ExchangerInlet& hot, double coldK, double coldFlowKgS,
                                  double coldSpecificHeat)
{
    const double coldShare =
        (1.0 - law.hotShare) * filmResistance(law, law.ratedColdFlowKgS, coldFlowKgS);
    const double resistance = law.hotShare * hotFilm + coldShare;
    const double conductance = law.ratedWK / resistance;
    const double growth = conductance * law.flowExponent * coldShare / (resistance * coldFlowKgS);
    const double difference = hot.temperatureK - coldK;
    const double a = 1.0 / hot.capacityWK;
    const double b = 1.0 / (coldFlowKgS * coldSpecificHeat);
    const double x = conductance * (a - b);
    if (std::abs(x) < 1e-6) { // equal capacities: Q = (Th - Tc) C UA/(C + UA), second order in x
        const double part = 1.0 + conductance * 0.5 * (a + b);
        const double heat = difference * conductance / part;
        return {heat, difference * (growth + 0.5 * conductance * conductance * b / coldFlowKgS) /
                          (part * part)};
    }
    const double fallen = -std::expm1(-x); // 1 - E
    const double e = 1.0 - fallen;
    const double bottom = a - e * b;
    const double bGrowth = -b / coldFlowKgS;
    const double xGrowth = growth * (a - b) - conductance * bGrowth;
    const double eGrowth = -e * xGrowth;
    const double bottomGrowth = -eGrowth * b - e * bGrowth;
    return {difference * fallen / bottom,
            difference * (-eGrowth * bottom - fallen * bottomGrowth) / (bottom * bottom)};
}

} // namespace hallwright::thermal
