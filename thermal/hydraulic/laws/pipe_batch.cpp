// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/laws/pipe_batch.h"

#include "thermal/hydraulic/laws/lane_math.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

namespace {

struct Lanes {
    const double* flow;
    const double* reynoldsPerFlow;
    const double* relativeRoughness;
    const double* friction;
    const double* minor;
    const double* addedSlope;
    double* drop;
    double* slope;
    std::size_t count;
};

// Below this the turbulent formula is not used; it is still evaluated, at this Reynolds number.
constexpr double swameeJainReynolds = 4000.0;

[[gnu::always_inline]] inline FrictionFactor laneSwameeJain(double reynolds, double roughness)
{
    constexpr double minusTwoOverLn10 = -0.86858896380650365530;
    const double viscous = 5.74 * laneExp(-0.9 * laneLog(reynolds));
    const double argument = roughness * (1.0 / 3.7) + viscous;
    const double inverseRoot = minusTwoOverLn10 * laneLog(argument);
    const double shared = 1.0 / (argument * inverseRoot * reynolds);
    const double root = shared * argument * reynolds;
    const double f = root * root;
    return {f, 1.8 * f * minusTwoOverLn10 * viscous * shared};
}

[[gnu::always_inline]] inline double lanePower16(double x)
{
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return x8 * x8;
}

[[gnu::always_inline]] inline FrictionFactor laneChurchill(double reynolds, double roughness)
{
    constexpr double ln7 = 1.94591014905531330511;
    const double inverse = 1.0 / reynolds;
    const double t = laneExp(0.9 * (ln7 - laneLog(reynolds)));
    const double u = t + 0.27 * roughness;
    const double logarithm = -laneLog(u);
    const double a = lanePower16(2.457 * logarithm);
    const double b = lanePower16(37530.0 * inverse);
    const double sum = a + b;
    const double eight = 8.0 * inverse;
    const double eight4 = eight * eight * eight * eight;
    const double c = laneExp(-1.5 * laneLog(sum));
    const double d = eight4 * eight4 * eight4;
    const double sumSlope = 16.0 * (0.9 * a * t / (logarithm * u) - b) * inverse;
    const double whole = c + d;
    const double f = 8.0 * laneExp(laneLog(whole) * (1.0 / 12.0));
    const double wholeSlope = -1.5 * c * sumSlope / sum - 12.0 * d * inverse;
    return {f, f * (1.0 / 12.0) * wholeSlope / whole};
}

template <model::FrictionLaw law>
[[gnu::always_inline]] inline bool turbulentLanes(const Lanes& lanes)
{
    constexpr bool churchill = law == model::FrictionLaw::Churchill;
    constexpr double least = churchill ? churchillLaminarReynolds : swameeJainReynolds;
    const double* flow = lanes.flow;
    const double* reynoldsPerFlow = lanes.reynoldsPerFlow;
    const double* roughness = lanes.relativeRoughness;
    const double* friction = lanes.friction;
    const double* minor = lanes.minor;
    const double* addedSlope = lanes.addedSlope;
    double* drop = lanes.drop;
    double* slope = lanes.slope;
    const std::size_t count = lanes.count;
    std::uint64_t below = 0;
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC ivdep // the arrays do not overlap
#endif
    for (std::size_t i = 0; i < count; ++i) {
        const double size = std::fabs(flow[i]);
        const double reynolds = reynoldsPerFlow[i] * size;
        // The greater of the two without a comparison, which would keep the loop out of lanes.
        const double at = 0.5 * (reynolds + least + std::fabs(reynolds - least));
        below |= static_cast<std::uint64_t>(reynolds < least);
        FrictionFactor factor;
        if constexpr (churchill)
            factor = laneChurchill(at, roughness[i]);
        else
            factor = laneSwameeJain(at, roughness[i]);
        const double k = factor.f * friction[i] + minor[i];
        drop[i] = (k * size + addedSlope[i]) * flow[i];
        slope[i] = (2.0 * k + friction[i] * factor.slope * reynolds) * size + addedSlope[i];
    }
    return below != 0;
}

using LaneLoop = bool (*)(const Lanes&);

struct LaneLoops {
    LaneLoop swameeJain;
    LaneLoop churchill;
};

bool swameeJainLanes(const Lanes& lanes)
{
    return turbulentLanes<model::FrictionLaw::EpanetDarcyWeisbach>(lanes);
}
bool churchillLanes(const Lanes& lanes)
{
    return turbulentLanes<model::FrictionLaw::Churchill>(lanes);
}

#if defined(__x86_64__) && defined(__GNUC__)
// The same loops with four and eight lanes, for processors that have them.
[[gnu::target("avx2,fma")]] bool swameeJainBy4(const Lanes& lanes)
{
    return turbulentLanes<model::FrictionLaw::EpanetDarcyWeisbach>(lanes);
}
[[gnu::target("avx2,fma")]] bool churchillBy4(const Lanes& lanes)
{
    return turbulentLanes<model::FrictionLaw::Churchill>(lanes);
}
[[gnu::target("avx512f,avx512dq,avx512vl,fma")]] bool swameeJainBy8(const Lanes& lanes)
{
    return turbulentLanes<model::FrictionLaw::EpanetDarcyWeisbach>(lanes);
}
[[gnu::target("avx512f,avx512dq,avx512vl,fma")]] bool churchillBy8(const Lanes& lanes)
{
    return turbulentLanes<model::FrictionLaw::Churchill>(lanes);
}
LaneLoops widestLoops()
{
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl"))
        return {swameeJainBy8, churchillBy8};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {swameeJainBy4, churchillBy4};
    return {swameeJainLanes, churchillLanes};
}
#else
LaneLoops widestLoops()
{
    return {swameeJainLanes, churchillLanes};
}
#endif

// True where some pipe lies below the turbulent range.
bool turbulent(model::FrictionLaw law, const Lanes& lanes)
{
    static const LaneLoops loops = widestLoops();
    return (law == model::FrictionLaw::Churchill ? loops.churchill : loops.swameeJain)(lanes);
}

} // namespace

void PipeBatch::add(const PipeTerms& terms)
{
    reynoldsPerFlow_.push_back(terms.reynoldsPerFlow);
    relativeRoughness_.push_back(terms.relativeRoughness);
    friction_.push_back(terms.frictionFactor1);
    minor_.push_back(terms.minor);
    laminarSlope_.push_back(terms.laminarSlope);
    addedSlope_.push_back(terms.addedSlope);
}

PipeTerms PipeBatch::terms(std::size_t pipe) const
{
    return {reynoldsPerFlow_[pipe], relativeRoughness_[pipe], friction_[pipe],
            minor_[pipe],           laminarSlope_[pipe],      addedSlope_[pipe]};
}

void PipeBatch::evaluate(const Places& places) const
{
    const bool someBelow =
        turbulent(law_, {places.flow.data(), reynoldsPerFlow_.data(), relativeRoughness_.data(),
                         friction_.data(), minor_.data(), addedSlope_.data(), places.drop.data(),
                         places.slope.data(), size()});
    if (!someBelow)
        return;
    const bool churchill = law_ == model::FrictionLaw::Churchill;
    const double least = churchill ? churchillLaminarReynolds : swameeJainReynolds;
    for (std::size_t i = 0; i < size(); ++i)
        if (const double flow = places.flow[i]; reynoldsPerFlow_[i] * std::abs(flow) < least) {
            const DropAndSlope law =
                churchill ? churchillPipe(terms(i), flow) : epanetPipe(terms(i), flow);
            places.drop[i] = law.drop;
            places.slope[i] = law.slope;
        }
}

} // namespace hallwright::thermal
