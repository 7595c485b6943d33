// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/laws/friction.h"

#include <cmath>

namespace hallwright::thermal {

namespace {

constexpr double minusTwoOverLn10 = -0.86858896380650365530;

double power16(double x)
{
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return x8 * x8;
}

FrictionFactor laminarFriction(double reynolds)
{
    return {64.0 / reynolds, -64.0 / (reynolds * reynolds)};
}

// 1/sqrt(f) = -2 log10(ε/3.7D + 5.74/Re^0.9); one division serves value and slope.
FrictionFactor swameeJain(double reynolds, double relativeRoughness)
{
    const double viscous = 5.74 * std::exp(-0.9 * std::log(reynolds));
    const double argument = relativeRoughness * (1.0 / 3.7) + viscous;
    const double inverseRoot = minusTwoOverLn10 * std::log(argument);
    const double shared = 1.0 / (argument * inverseRoot * reynolds);
    const double root = shared * argument * reynolds;
    const double f = root * root;
    // d(1/√f)/dRe = (-2/ln10)(-0.9 viscous/Re)/argument, and df = -2 f √f d(1/√f).
    return {f, 1.8 * f * minusTwoOverLn10 * viscous * shared};
}

// Cubic in r = Re/2000 that meets 64/Re and Swamee-Jain in value and slope at both ends.
FrictionFactor dunlop(double reynolds, double relativeRoughness)
{
    static const double viscousAt4000 = 5.74 / std::pow(4000.0, 0.9);
    const double argument = relativeRoughness / 3.7 + viscousAt4000;
    const double inverseRoot = minusTwoOverLn10 * std::log(argument);
    const double fa = 1.0 / (inverseRoot * inverseRoot);
    const double fb =
        (2.0 + 1.8 * minusTwoOverLn10 * viscousAt4000 / (argument * inverseRoot)) * fa;
    const double r = reynolds / 2000.0;
    const double x1 = 7.0 * fa - fb;
    const double x2 = 0.128 - 17.0 * fa + 2.5 * fb;
    const double x3 = -0.128 + 13.0 * fa - 2.0 * fb;
    const double x4 = 0.032 - 3.0 * fa + 0.5 * fb;
    return {x1 + r * (x2 + r * (x3 + r * x4)), (x2 + r * (2.0 * x3 + 3.0 * r * x4)) / 2000.0};
}

} // namespace

FrictionFactor churchillFriction(double reynolds, double relativeRoughness)
{
    if (reynolds < churchillLaminarReynolds)
        return laminarFriction(reynolds);
    const double t = std::exp(0.9 * std::log(7.0 / reynolds));
    const double u = t + 0.27 * relativeRoughness;
    const double logarithm = -std::log(u);
    const double a = power16(2.457 * logarithm);
    const double aSlope = 16.0 * a / logarithm * 0.9 * t / (u * reynolds);
    const double b = power16(37530.0 / reynolds);
    const double sum = a + b;
    const double c = 1.0 / (sum * std::sqrt(sum));
    const double cSlope = -1.5 * c / sum * (aSlope - 16.0 * b / reynolds);
    const double eight = 8.0 / reynolds;
    const double eight4 = eight * eight * eight * eight;
    const double d = eight4 * eight4 * eight4;
    const double whole = c + d;
    const double f = 8.0 * std::cbrt(std::sqrt(std::sqrt(whole)));
    return {f, f / 12.0 * (cSlope - 12.0 * d / reynolds) / whole};
}

FrictionFactor epanetFriction(double reynolds, double relativeRoughness)
{
    if (reynolds <= epanetLaminarReynolds)
        return laminarFriction(reynolds);
    if (reynolds < 4000.0)
        return dunlop(reynolds, relativeRoughness);
    return swameeJain(reynolds, relativeRoughness);
}

} // namespace hallwright::thermal
