// SPDX-License-Identifier: GPL-3.0-or-later
// Sobol points with a digital shift, and inverse distribution functions.
#include "model/economics/sampling.h"

#include <boost/math/special_functions/erf.hpp>
#include <boost/random/sobol.hpp>

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

// Next number of splitmix64 (Steele, Lea and Flood 2014).
std::uint64_t splitMix(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

// The upper 53 bits, in the middle of their cell: never 0 or 1.
double unit(std::uint64_t bits)
{
    return (static_cast<double>(bits >> 11) + 0.5) * 0x1p-53;
}

// In double throughout: extended precision would cost three times as much and is not needed here.
double normalQuantile(double u)
{
    using boost::math::policies::policy;
    using boost::math::policies::promote_double;
    return -std::sqrt(2.0) * boost::math::erfc_inv(2.0 * u, policy<promote_double<false>>());
}

constexpr double normalP90 = 1.2815515655446004;

} // namespace

SobolPoints::SobolPoints(std::size_t dimensions, std::uint64_t seed)
    : dimensions_(dimensions)
    , shift_(dimensions, 0)
{
    for (auto& one : shift_)
        if (seed != 0)
            one = splitMix(seed);
}

std::vector<double> SobolPoints::at(std::uint64_t index) const
{
    std::vector<double> out;
    each(index, index + 1, [&](std::uint64_t, const std::vector<double>& point) { out = point; });
    return out;
}

// The library's sequence leaves out the origin, which is the point of index 0 here.
void SobolPoints::each(
    std::uint64_t first, std::uint64_t last,
    const std::function<void(std::uint64_t, const std::vector<double>&)>& visit) const
{
    if (first >= last || dimensions_ == 0)
        return;
    std::vector<double> point(dimensions_);
    if (first == 0) {
        for (std::size_t d = 0; d < dimensions_; ++d)
            point[d] = unit(shift_[d]);
        visit(0, point);
        ++first;
    }
    if (first >= last)
        return;
    boost::random::sobol sequence(dimensions_);
    sequence.seed(first - 1);
    for (std::uint64_t index = first; index < last; ++index) {
        for (std::size_t d = 0; d < dimensions_; ++d)
            point[d] = unit(sequence() ^ shift_[d]);
        visit(index, point);
    }
}

double quantile(const Input& input, double u)
{
    const double span = input.high - input.low;
    switch (input.distribution) {
    case Distribution::Fixed:
        return input.value;
    case Distribution::Uniform:
        return span > 0.0 ? input.low + u * span : input.value;
    case Distribution::Triangular: {
        if (span <= 0.0)
            return input.value;
        const double mode = std::clamp(input.value, input.low, input.high);
        const double below = (mode - input.low) / span;
        return u < below ? input.low + std::sqrt(u * span * (mode - input.low))
                         : input.high - std::sqrt((1.0 - u) * span * (input.high - mode));
    }
    case Distribution::LogNormal: {
        if (input.value <= 0.0 || input.low <= 0.0 || span <= 0.0)
            return input.value;
        const double sigma = std::log(input.high / input.low) / (2.0 * normalP90);
        return input.value * std::exp(sigma * normalQuantile(u));
    }
    }
    return input.value;
}

double pricePosition(double u)
{
    return u < 0.5 ? std::sqrt(2.0 * u) - 1.0 : 1.0 - std::sqrt(2.0 * (1.0 - u));
}

} // namespace hallwright::model
