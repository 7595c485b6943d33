// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/goodput.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

// Everything over M: x = tau/M, d = write/M, r = restart/M.
struct Scaled {
    double m = 0.0;
    double d = 0.0;
    double r = 0.0;
};

Scaled scaled(const CheckpointCase& job)
{
    const double m = inSi(job.mtbf);
    return {m, inSi(job.write) / m, inSi(job.restart) / m};
}

double dalyScaled(double d)
{
    if (d >= 2.0)
        return 1.0;
    const double root = std::sqrt(d / 2.0);
    return std::sqrt(2.0 * d) * (1.0 + root / 3.0 + d / 18.0) - d;
}

// f(x) = ln(1 − x) + x + d = 0 has one root in (0, 1); Newton from Daly's estimate, kept inside by
// halving the way to the border.
double exactScaled(double d)
{
    if (d <= 0.0)
        return 0.0;
    double x = std::clamp(dalyScaled(d), 1e-12, 1.0 - 1e-12);
    for (int lap = 0; lap < 60; ++lap) {
        const double f = std::log1p(-x) + x + d;
        const double next = x + f * (1.0 - x) / x;
        const double kept = next <= 0.0 ? x / 2.0 : next >= 1.0 ? (1.0 + x) / 2.0 : next;
        if (std::abs(kept - x) <= 1e-14 * x)
            return kept;
        x = kept;
    }
    return x;
}

// Share at x = tau/M; the limit 1/e^r where neither dump nor interval takes time.
double ratioAt(const Scaled& job, double x)
{
    if (x <= 0.0)
        return job.d <= 0.0 ? std::exp(-job.r) : 0.0;
    return x / (std::exp(job.r) * std::expm1(x + job.d));
}

} // namespace

Duration youngInterval(const CheckpointCase& job)
{
    const Scaled s = scaled(job);
    return (std::sqrt(2.0 * s.d) - s.d) * job.mtbf;
}

Duration dalyInterval(const CheckpointCase& job)
{
    return dalyScaled(scaled(job).d) * job.mtbf;
}

Duration exactInterval(const CheckpointCase& job)
{
    return exactScaled(scaled(job).d) * job.mtbf;
}

Duration availabilityInterval(const CheckpointCase& job)
{
    const Scaled s = scaled(job);
    return (s.d + std::sqrt(2.0 * (1.0 + s.r) * s.d + s.d * s.d)) * job.mtbf;
}

double effectiveTimeRatio(const CheckpointCase& job, Duration interval)
{
    const Scaled s = scaled(job);
    return ratioAt(s, inSi(interval) / s.m);
}

double bestEffectiveTimeRatio(const CheckpointCase& job)
{
    const Scaled s = scaled(job);
    return ratioAt(s, exactScaled(s.d));
}

double firstOrderTimeRatio(const CheckpointCase& job)
{
    const Scaled s = scaled(job);
    return 1.0 / (1.0 + std::sqrt(2.0 * s.d) + s.r);
}

double replicaTimeRatio(Duration stall, Duration mtbf)
{
    return std::max(0.0, 1.0 - inSi(stall) / inSi(mtbf));
}

} // namespace hallwright::model
