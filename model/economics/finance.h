// SPDX-License-Identifier: GPL-3.0-or-later
// Time value of money: recovery factors, present values with replacement and residual.
#pragma once

#include "model/units.h"

namespace hallwright::model {

// r / (1 − (1 + r)^−n), the even payment per period that repays 1 in n periods; 1/n at r = 0.
double capitalRecovery(double ratePerPeriod, double periods);

// The even monthly payment for a sum over years at a yearly nominal rate.
Money monthlyPayment(Money sum, double ratePerYear, double years);

// Present value factor of 1 a year at each year's end for `years` whole years, rising by `growth`
// a year from the first: sum over y of (1 + growth)^(y − 1) / (1 + rate)^y.
double presentOfYearly(double ratePerYear, double growth, int years);

// Payments for a thing of price 1 that is bought at the start, again at each end of its life
// within the horizon, and credited at the horizon with the straight-line rest of the last one.
struct Ownership {
    double life = 5.0; // years, at least 1, rounded to whole years; not finite: never wears
    int horizon = 5;   // years
    double rate = 0.0; // per year
};
double presentOfOwning(const Ownership& asset);
// The undiscounted payment at the end of a year, 0 for the start: 1 for a purchase, less the rest.
double paymentOfOwning(const Ownership& asset, int year);

// Straight-line depreciation per year.
MoneyPerTime depreciation(Money price, Duration life);

// 8,760 hours: the year of every yearly figure.
inline constexpr double hoursPerYear = 8760.0;
inline Duration years(double v)
{
    return hours(v * hoursPerYear);
}

} // namespace hallwright::model
