// SPDX-License-Identifier: GPL-3.0-or-later
// Logarithm and exponential without branches or calls, so that loops over many pipes run in vector
// lanes. Within 4e-16 relative (exp) and 3e-16 of max(1, |ln x|) (log) for e^-90 to e^90.
#pragma once

#include <bit>
#include <cstdint>

namespace hallwright::thermal {

// ln x for normal x > 0: x = 2^k m with m in [√½, √2), ln m = 2 artanh((m-1)/(m+1)).
[[gnu::always_inline]] inline double laneLog(double x)
{
    constexpr std::uint64_t exponentOfOne = 0x3FF0000000000000U;
    constexpr std::uint64_t rootOfHalf = 0x3FE6A09E667F3BCDU;
    constexpr std::uint64_t exponentMask = 0xFFF0000000000000U;
    constexpr double twoTo52 = 4503599627370496.0;
    constexpr double ln2 = 0.69314718055994530942;
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const std::uint64_t shifted = bits - rootOfHalf + exponentOfOne;
    const double k =
        std::bit_cast<double>((shifted >> 52U) | 0x4330000000000000U) - twoTo52 - 1023.0;
    const double m = std::bit_cast<double>(bits - (shifted & exponentMask) + exponentOfOne);
    const double s = (m - 1.0) / (m + 1.0);
    const double z = s * s;
    double series = 1.0 / 21.0;
    series = series * z + 1.0 / 19.0;
    series = series * z + 1.0 / 17.0;
    series = series * z + 1.0 / 15.0;
    series = series * z + 1.0 / 13.0;
    series = series * z + 1.0 / 11.0;
    series = series * z + 1.0 / 9.0;
    series = series * z + 1.0 / 7.0;
    series = series * z + 1.0 / 5.0;
    series = series * z + 1.0 / 3.0;
    return k * ln2 + (2.0 * s + 2.0 * s * z * series);
}

// e^x for |x| < 700: x = k ln 2 + r, Taylor's series of e^r to the twelfth power.
[[gnu::always_inline]] inline double laneExp(double x)
{
    constexpr double log2e = 1.44269504088896340736;
    constexpr double roundingShift = 6755399441055744.0; // 1.5 · 2^52: its sum ends at the unit
    constexpr double ln2High = 0.69314718036912381649;
    constexpr double ln2Low = 1.90821492927058770002e-10;
    const double shifted = x * log2e + roundingShift;
    const double k = shifted - roundingShift;
    const double r = (x - k * ln2High) - k * ln2Low;
    double series = 1.0 / 479001600.0;
    series = series * r + 1.0 / 39916800.0;
    series = series * r + 1.0 / 3628800.0;
    series = series * r + 1.0 / 362880.0;
    series = series * r + 1.0 / 40320.0;
    series = series * r + 1.0 / 5040.0;
    series = series * r + 1.0 / 720.0;
    series = series * r + 1.0 / 120.0;
    series = series * r + 1.0 / 24.0;
    series = series * r + 1.0 / 6.0;
    series = series * r + 0.5;
    series = series * r + 1.0;
    series = series * r + 1.0;
    const std::uint64_t scale = std::bit_cast<std::uint64_t>(shifted) << 52U;
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(series) + scale);
}

} // namespace hallwright::thermal
