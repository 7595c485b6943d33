// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/fluid_formulas.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <span>

namespace hallwright::thermal {

namespace {

constexpr double zeroCelsiusK = 273.15;

double polynomial(std::span<const double> coefficients, double x)
{
    double sum = 0.0;
    for (std::size_t i = coefficients.size(); i-- > 0;)
        sum = sum * x + coefficients[i];
    return sum;
}

// Σ aᵢ (T/300 K)^bᵢ, the form of IAPWS SR6-08.
struct PowerTerm {
    double factor;
    double exponent;
};
double powerSum(std::span<const PowerTerm> terms, double celsius)
{
    const double reduced = (celsius + zeroCelsiusK) / 300.0;
    double sum = 0.0;
    for (const PowerTerm& term : terms)
        sum += term.factor * std::pow(reduced, term.exponent);
    return sum;
}

// Kell 1975, equations 16 and 20: density at 101.325 kPa and isothermal compressibility.
double kellDensity(double t)
{
    constexpr std::array above{999.83952,     16.945176,    -7.9870401e-3,
                               -46.170461e-6, 105.56302e-9, -280.54253e-12};
    constexpr std::array compression{50.88496,    0.6163813,    1.459187e-3,
                                     20.08438e-6, -58.47727e-9, 410.4110e-12};
    constexpr double barAboveAtmosphere = 2.0 - 1.01325; // at 0.2 MPa
    const double atmospheric = polynomial(above, t) / (1.0 + 16.879850e-3 * t);
    const double perBar = 1e-6 * polynomial(compression, t) / (1.0 + 19.67348e-3 * t);
    return atmospheric * (1.0 + perBar * barAboveAtmosphere);
}

struct TableRow {
    double celsius;
    FluidValues values;
};
// DOWFROST LC 25 (data sheet 2023, fitted).
constexpr std::array dowfrostRows{
    TableRow{10, {1037.1, 3845, 4.30e-3, 0.444}}, TableRow{20, {1032.7, 3868, 2.84e-3, 0.456}},
    TableRow{25, {1030.3, 3880, 2.39e-3, 0.462}}, TableRow{30, {1027.8, 3892, 2.05e-3, 0.467}},
    TableRow{35, {1025.2, 3904, 1.79e-3, 0.472}}, TableRow{40, {1022.5, 3916, 1.58e-3, 0.476}},
    TableRow{45, {1019.7, 3928, 1.41e-3, 0.481}}, TableRow{50, {1016.8, 3940, 1.27e-3, 0.485}},
    TableRow{55, {1013.7, 3952, 1.15e-3, 0.488}}, TableRow{60, {1010.6, 3964, 1.06e-3, 0.491}},
};

} // namespace

FluidValues waterAt(double celsius)
{
    constexpr std::array viscosity{PowerTerm{280.68e-6, -1.9}, PowerTerm{511.45e-6, -7.7},
                                   PowerTerm{61.131e-6, -19.6}, PowerTerm{0.45903e-6, -40.0}};
    constexpr std::array conductivity{PowerTerm{1.6630, -1.15}, PowerTerm{-1.7781, -3.4},
                                      PowerTerm{1.1567, -6.0}, PowerTerm{-0.432115, -7.6}};
    // Popiel and Wojtkowiak 1998: powers of √T.
    constexpr std::array heat{4217.4356, 0.0, -5.6181625, 1.2992528, -0.11535353, 4.14964e-3};
    return {kellDensity(celsius), polynomial(heat, std::sqrt(celsius)),
            powerSum(viscosity, celsius), powerSum(conductivity, celsius)};
}

FluidValues pg25AshraeAt(double celsius)
{
    // Coefficients of APG, summed over the powers of (x - 0.35) at x = 0.25 by volume; T - 305.65
    // K.
    constexpr std::array density{1.0182359596e3, -4.8259645157e-1, -2.5372547730e-3,
                                 -2.7758215000e-9};
    constexpr std::array heat{3.9437201995e3, 2.4680618314, 5.9691100000e-6, 5.6460000000e-8};
    constexpr std::array logViscosity{-6.3936513789, -2.8310879850e-2, 2.0943972160e-4,
                                      -1.0018158500e-6};
    constexpr std::array conductivity{4.8040849625e-1, 9.4028849748e-4, -6.5630687191e-6,
                                      4.3444045000e-10};
    const double t = celsius + zeroCelsiusK - 305.65;
    return {polynomial(density, t), polynomial(heat, t), std::exp(polynomial(logViscosity, t)),
            polynomial(conductivity, t)};
}

FluidValues pg25DowfrostAt(double celsius)
{
    std::size_t i = 0;
    while (i + 2 < dowfrostRows.size() && celsius > dowfrostRows[i + 1].celsius)
        ++i;
    const FluidValues& low = dowfrostRows[i].values;
    const FluidValues& high = dowfrostRows[i + 1].values;
    const double part = (celsius - dowfrostRows[i].celsius) /
                        (dowfrostRows[i + 1].celsius - dowfrostRows[i].celsius);
    return {std::lerp(low.densityKgM3, high.densityKgM3, part),
            std::lerp(low.specificHeatJKgK, high.specificHeatJKgK, part),
            low.viscosityPaS * std::pow(high.viscosityPaS / low.viscosityPaS, part),
            std::lerp(low.conductivityWMK, high.conductivityWMK, part)};
}

} // namespace hallwright::thermal
