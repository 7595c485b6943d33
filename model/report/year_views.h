// SPDX-License-Identifier: GPL-3.0-or-later
// The year hour by hour as charts: map of hour and day, PUE and WUE against wet bulb, weather on
// the psychrometric chart, and the study of set points. Empty series where the year has no hours.
#pragma once

#include "model/report/capacity_report.h"
#include "model/results/set_point_study.h"
#include "model/results/year_result.h"

namespace hallwright::model {

enum class HourFigure { FacilityPower, Pue, Water };

// Days across, hours of the day up.
Chart hourMap(const YearResult& year, HourFigure figure, const Translate& translate);

// One point per hour, an hour's ratio; energy weighs in the year's figure, not here.
Chart pueByWetBulb(const YearResult& year, const Translate& translate);
Chart wueByWetBulb(const YearResult& year, const Translate& translate);

// Dry bulb against humidity ratio with saturation at the station's pressure and ASHRAE TC 9.9's
// recommended envelope: 18 to 27 °C, dew point −9 to 15 °C, at most 60 % relative humidity.
Chart psychrometricChart(const YearResult& year, const Translate& translate);

// Total energy and PUE side by side over the supply temperature.
Chart setPointChart(const SetPointStudy& study, const Translate& translate);

// Saturation for drawn lines: Magnus form of Alduchov and Eskridge 1996 over water, within 0.4 %
// from −40 to 50 °C, with the enhancement factor of moist air of Buck 1981. kg/kg.
double drawnSaturation(double temperatureC, double pressurePa);

} // namespace hallwright::model
