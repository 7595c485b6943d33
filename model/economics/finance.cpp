// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/finance.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

// Whole years of life; 0 for a thing that never wears.
int wholeLife(double life)
{
    return std::isfinite(life) ? static_cast<int>(std::max(1.0, std::round(life))) : 0;
}

// Share of its price that the last purchase is still worth at the horizon.
double restAtHorizon(int life, int horizon)
{
    if (life == 0)
        return 1.0;
    const int lastBought = horizon <= 0 ? 0 : (horizon - 1) / life * life;
    return std::max(0.0, 1.0 - static_cast<double>(horizon - lastBought) / life);
}

} // namespace

double capitalRecovery(double ratePerPeriod, double periods)
{
    if (std::abs(ratePerPeriod) < 1e-12)
        return 1.0 / periods;
    return -ratePerPeriod / std::expm1(-periods * std::log1p(ratePerPeriod));
}

Money monthlyPayment(Money sum, double ratePerYear, double years)
{
    return capitalRecovery(ratePerYear / 12.0, 12.0 * years) * sum;
}

double presentOfYearly(double ratePerYear, double growth, int years)
{
    const double step = (1.0 + growth) / (1.0 + ratePerYear);
    double term = 1.0 / (1.0 + ratePerYear);
    double sum = 0.0;
    for (int year = 1; year <= years; ++year) {
        sum += term;
        term *= step;
    }
    return sum;
}

double presentOfOwning(const Ownership& asset)
{
    const int life = wholeLife(asset.life);
    const double discount = 1.0 / (1.0 + asset.rate);
    double sum = 1.0;
    for (int year = life; life > 0 && year < asset.horizon; year += life)
        sum += std::pow(discount, year);
    return sum - restAtHorizon(life, asset.horizon) * std::pow(discount, asset.horizon);
}

double paymentOfOwning(const Ownership& asset, int year)
{
    const int life = wholeLife(asset.life);
    const bool bought =
        year == 0 || (life > 0 && year > 0 && year < asset.horizon && year % life == 0);
    const double rest = year == asset.horizon ? restAtHorizon(life, asset.horizon) : 0.0;
    return (bought ? 1.0 : 0.0) - rest;
}

MoneyPerTime depreciation(Money price, Duration life)
{
    return price / life;
}

} // namespace hallwright::model
