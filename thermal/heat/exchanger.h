// SPDX-License-Identifier: GPL-3.0-or-later
// Counterflow heat exchanger by effectiveness and number of transfer units, in SI.
//
//   NTU = UA/Cmin,  Cr = Cmin/Cmax,
//   ε = (1 - e^(-NTU(1-Cr))) / (1 - Cr e^(-NTU(1-Cr))),  and  ε = NTU/(1+NTU) at Cr = 1
// (Kays and London 1984). Film coefficients grow with flow to the power 0.8 (turbulent plate
// channels), so UA follows both flows from its rating point.
#pragma once

#include "model/result.h"

namespace hallwright::thermal {

// ε of a counterflow exchanger; ntu >= 0, capacityRatio from 0 to 1.
double counterflowEffectiveness(double ntu, double capacityRatio);

// A manufacturer's rating: heat moved with this approach (hot outlet less cold inlet) at these
// flows.
struct ExchangerRating {
    double heatW = 0.0;
    double approachK = 0.0;
    double hotFlowKgS = 0.0;
    double hotSpecificHeatJKgK = 0.0;
    double coldFlowKgS = 0.0;
    double coldSpecificHeatJKgK = 0.0;
};

// UA that the rating implies, W/K, by its log mean temperature difference. A Fault where the outlet
// temperatures would cross.
model::Result<double> ratedConductance(const ExchangerRating& rating);

// Share of the whole resistance at the rating point on the hot film; the rest is the cold film's.
struct ConductanceLaw {
    double ratedWK = 0.0;
    double ratedHotFlowKgS = 0.0;
    double ratedColdFlowKgS = 0.0;
    double hotShare = 0.5;
    double flowExponent = 0.8;
};
model::Result<ConductanceLaw> conductanceLaw(const ExchangerRating& rating);

// UA at other flows; 0 where either side stands still.
double conductanceAt(const ConductanceLaw& law, double hotFlowKgS, double coldFlowKgS);

// Of one side over its value at the rating point; flows positive.
double filmResistance(const ConductanceLaw& law, double ratedFlowKgS, double flowKgS);

struct ExchangerInlet {
    double temperatureK = 0.0;
    double capacityWK = 0.0; // mass flow times specific heat
};
struct ExchangerState {
    double heatW = 0.0; // from hot to cold; negative where the "hot" inlet is the colder one
    double hotOutletK = 0.0;
    double coldOutletK = 0.0;
    double effectiveness = 0.0;
};
ExchangerState exchange(double conductanceWK, const ExchangerInlet& hot,
                        const ExchangerInlet& cold);

// Heat that moves with this cold mass flow (positive), and how it grows with it. The same formula,
// written without telling the lesser capacity from the greater, with C the capacities and
// E = e^(-UA (1/Ch - 1/Cc)):  Q = (Th - Tc)(1 - E)/(1/Ch - E/Cc).
struct HeatByColdFlow {
    double heatW = 0.0;
    double slope = 0.0; // W per kg/s
};
HeatByColdFlow exchangeByColdFlow(const ConductanceLaw& law, double hotFilm,
                                  const ExchangerInlet& hot, double coldK, double coldFlowKgS,
                                  double coldSpecificHeat);

} // namespace hallwright::thermal
