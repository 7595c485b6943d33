// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/tower.h"

#include "thermal/air/psychrometrics.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hallwright::thermal {

namespace {

// Of terms 1, a, a², a³, w, aw, a²w, w², aw², w³, t, at, a²t, wt, awt, w²t, t², at², wt², t³, r,
// ar, a²r, wr, awr, w²r, tr, atr, wtr, t²r, r², ar², wr², tr², r³.
constexpr std::array coolTools{
    0.52049709836241,  -10.617046395344,  10.7292974722538,  -2.74988377158227,
    4.73629943913743,  -8.25759700874711, 1.57640938114136,  6.51119643791324,
    1.50433525206692,  -3.2888529287801,  0.02577861453538,  0.18246428931525,
    -0.08189472914009, -0.21501000399629, 0.01867413096353,  0.053682417759,
    -0.00270968955115, 0.00112277498589,  -0.00127758497498, 7.60420796601607e-05,
    1.43600088336017,  -0.5198695909109,  0.11733957691051,  1.50492810819924,
    -0.13589890592697, -0.15257758186651, -0.05338438281146, 0.00493294869566,
    -0.00796260394174, 0.00022261982862,  -0.05439520015681, 0.00474266879162,
    -0.01858546718156, 0.00115667701294,  0.00080737066446};

// By powers of water over air (outer), range, wet bulb (inner), 0…2 each.
constexpr std::array yorkCalc{
    -0.359741205,    -0.055053608,    0.0023850432,    0.173926877,         -0.0248473764,
    0.00048430224,   -0.005589849456, 0.0005770079712, -1.342427256e-05,    2.84765801111111,
    -0.121765149,    0.0014599242,    1.680428651,     -0.0166920786,       -0.0007190532,
    -0.025485194448, 4.87491696e-05,  2.719234152e-05, -0.0653766255555556, -0.002278167,
    0.0002500254,    -0.0910565458,   0.00318176316,   3.8621772e-05,       -0.0034285382352,
    8.56589904e-06,  -1.516821552e-06};
constexpr double highestRatio = 8.0;
constexpr double lowestRatio = 0.05;

double heldIn(double value, double low, double high, bool& held)
{
    held = held || value < low || value > high;
    return std::clamp(value, low, high);
}

// The polynomial at a wet bulb and range, as a parabola of the water-to-air ratio.
struct Parabola {
    std::array<double, 3> c{};
    bool held = false;
    double at(double x) const { return c[0] + x * (c[1] + x * c[2]); }
};

Parabola parabolaOf(double wetBulbC, double rangeK)
{
    Parabola out;
    const double t = heldIn(wetBulbC, -34.4, 26.7, out.held);
    const double r = heldIn(rangeK, 1.1, 22.2, out.held);
    for (std::size_t i = 0; i < out.c.size(); ++i)
        for (std::size_t j = 3; j-- > 0;) {
            const std::size_t at = i * 9 + j * 3;
            out.c[i] = out.c[i] * r + yorkCalc[at] + t * (yorkCalc[at + 1] + t * yorkCalc[at + 2]);
        }
    return out;
}

// The largest ratio at which the approach is still no more than `wanted`; the approach rises with
// the ratio up to the vertex where the parabola opens downwards.
double ratioFor(const Parabola& curve, double wanted)
{
    double high = highestRatio;
    if (curve.c[2] < 0.0)
        high = std::clamp(-curve.c[1] / (2.0 * curve.c[2]), lowestRatio, highestRatio);
    if (curve.at(high) <= wanted)
        return high;
    double low = lowestRatio;
    if (curve.c[2] > 0.0)
        low = std::clamp(-curve.c[1] / (2.0 * curve.c[2]), lowestRatio, high);
    if (curve.at(low) >= wanted)
        return low;
    // The root at which the parabola rises.
    const double root = std::sqrt(
        std::max(0.0, curve.c[1] * curve.c[1] - 4.0 * curve.c[2] * (curve.c[0] - wanted)));
    return std::clamp(2.0 * (wanted - curve.c[0]) / (curve.c[1] + root), low, high);
}

double latentHeat(double waterC)
{
    return 2.501e6 - 2361.0 * waterC; // J/kg, linear through the steam tables at 0 and 50 °C
}

} // namespace

ApproachReading coolToolsApproach(const TowerState& state)
{
    ApproachReading out;
    const double a = state.air;
    const double w = heldIn(state.water, 0.75, 1.25, out.held);
    const double t = heldIn(state.wetBulbC, -1.0, 26.7, out.held);
    const double r = heldIn(state.rangeK, 1.1, 11.1, out.held);
    const std::array terms{1.0,       a,         a * a,     a * a * a, w,         a * w,
                           a * a * w, w * w,     a * w * w, w * w * w, t,         a * t,
                           a * a * t, w * t,     a * w * t, w * w * t, t * t,     a * t * t,
                           w * t * t, t * t * t, r,         a * r,     a * a * r, w * r,
                           a * w * r, w * w * r, t * r,     a * t * r, w * t * r, t * t * r,
                           r * r,     a * r * r, w * r * r, t * r * r, r * r * r};
    static_assert(terms.size() == coolTools.size());
    for (std::size_t i = 0; i < terms.size(); ++i)
        out.approachK += coolTools[i] * terms[i];
    return out;
}

ApproachReading yorkCalcApproach(const TowerState& state)
{
    ApproachReading out;
    const double water = heldIn(state.water, 0.75, 1.25, out.held);
    const Parabola curve = parabolaOf(state.wetBulbC, state.rangeK);
    out.held = out.held || curve.held;
    out.approachK = curve.at(heldIn(water / state.air, 0.0, highestRatio, out.held));
    return out;
}

double merkelFactor(double wetBulbDifferenceK, double air, double water)
{
    const double d = std::clamp(wetBulbDifferenceK, -10.0, 25.0);
    const double a = std::clamp(air, 0.2, 1.0);
    const double w = std::clamp(water, 0.3, 1.0);
    return (1.0 + 0.0081 * d) * (1.3 * a - 0.3 * a * a) * (0.1082 + w * (1.667 - 0.7713 * w));
}

Tower::Tower(const Design& design)
    : designRatio_(ratioFor(parabolaOf(design.wetBulbC, design.rangeK), design.approachK))
{
}

ApproachReading Tower::approach(const TowerState& state) const
{
    const Parabola curve = parabolaOf(state.wetBulbC, state.rangeK);
    const double ratio =
        std::clamp(designRatio_ * state.water / state.air, lowestRatio, highestRatio);
    return {std::max(0.0, curve.at(ratio)), curve.held};
}

double Tower::airFor(double leavingC, const TowerState& state) const
{
    const Parabola curve = parabolaOf(state.wetBulbC, state.rangeK);
    const double ratio = ratioFor(curve, leavingC - state.wetBulbC);
    return std::clamp(designRatio_ * state.water / ratio, lowestTowerAir, 1.0);
}

double allLatentEvaporation(double meanWaterC)
{
    return 1.0 / latentHeat(meanWaterC);
}

double saturatedExitEvaporation(double meanWaterC, const TowerAir& air)
{
    const double exitRatio = saturationHumidityRatio(meanWaterC, air.pressurePa);
    const double exitEnthalpy = enthalpyJKg(meanWaterC, exitRatio);
    const double most = allLatentEvaporation(meanWaterC);
    if (!(exitEnthalpy > air.enthalpyJKg))
        return most;
    return std::clamp((exitRatio - air.humidityRatio) / (exitEnthalpy - air.enthalpyJKg), 0.0,
                      most);
}

double blowDown(double evaporation, double drift, double cycles)
{
    return std::max(0.0, evaporation / (cycles - 1.0) - drift);
}

} // namespace hallwright::thermal
