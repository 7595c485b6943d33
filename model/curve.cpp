// SPDX-License-Identifier: GPL-3.0-or-later
// Fritsch and Carlson, Monotone Piecewise Cubic Interpolation, SIAM J. Numer. Anal. 17 (1980),
// with the three-point end slopes of Fritsch and Butland 1984 limited to keep the shape.
#include "model/curve.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

double secant(const Curve& c, std::size_t i)
{
    return (c.y[i + 1] - c.y[i]) / (c.x[i + 1] - c.x[i]);
}

double endSlope(double h0, double h1, double d0, double d1)
{
    const double slope = ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
    if (slope * d0 <= 0)
        return 0.0;
    return d0 * d1 < 0 && std::abs(slope) > 3 * std::abs(d0) ? 3 * d0 : slope;
}

double slopeAt(const Curve& c, std::size_t i)
{
    const std::size_t n = c.x.size();
    if (n == 2)
        return secant(c, 0);
    if (i == 0)
        return endSlope(c.x[1] - c.x[0], c.x[2] - c.x[1], secant(c, 0), secant(c, 1));
    if (i == n - 1)
        return endSlope(c.x[n - 1] - c.x[n - 2], c.x[n - 2] - c.x[n - 3], secant(c, n - 2),
                        secant(c, n - 3));
    const double before = secant(c, i - 1);
    const double after = secant(c, i);
    if (before * after <= 0)
        return 0.0;
    const double h0 = c.x[i] - c.x[i - 1];
    const double h1 = c.x[i + 1] - c.x[i];
    const double w0 = 2 * h1 + h0;
    const double w1 = h1 + 2 * h0;
    return (w0 + w1) / (w0 / before + w1 / after);
}

} // namespace

CurveReading read(const Curve& curve, double x)
{
    ensure(!curve.x.empty() && curve.x.size() == curve.y.size(), "a curve that is read has points");
    if (curve.x.size() == 1 || x <= curve.x.front())
        return {curve.y.front(), 0.0, x != curve.x.front()};
    if (x >= curve.x.back())
        return {curve.y.back(), 0.0, x != curve.x.back()};
    const auto above = std::upper_bound(curve.x.begin(), curve.x.end(), x);
    const auto i = static_cast<std::size_t>(above - curve.x.begin()) - 1;
    const double h = curve.x[i + 1] - curve.x[i];
    const double t = (x - curve.x[i]) / h;
    const double m0 = slopeAt(curve, i) * h;
    const double m1 = slopeAt(curve, i + 1) * h;
    const double dy = curve.y[i + 1] - curve.y[i];
    const double c2 = 3 * dy - 2 * m0 - m1;
    const double c3 = m0 + m1 - 2 * dy;
    return {curve.y[i] + t * (m0 + t * (c2 + t * c3)), (m0 + t * (2 * c2 + 3 * t * c3)) / h, false};
}

Result<Curve> checked(Curve curve, const std::string& where)
{
    if (curve.x.size() != curve.y.size() || curve.x.size() < 2)
        return fail(
            FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("model", "a curve needs two or more points with both values"), {}},
            where);
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
        if (!std::isfinite(curve.x[i]) || !std::isfinite(curve.y[i]))
            return fail(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("model", "point {0} of the curve is not a finite number"),
                 {std::to_string(i + 1)}},
                where);
        if (i > 0 && curve.x[i] <= curve.x[i - 1])
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP(
                             "model", "the first values of a curve must rise: point {0} does not"),
                         {std::to_string(i + 1)}},
                        where);
    }
    return curve;
}

} // namespace hallwright::model
