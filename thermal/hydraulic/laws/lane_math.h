// SPDX-License-Identifier: GPL-3.0-or-later
// Logarithm and exponential without branches or calls, so that loops over many pipes run in vector
// lanes; polynomials by halves (Estrin), so that no long chain of products keeps the lanes waiting.
// Within 2e-15 relative (exp) and 3e-16 of max(1, |ln x|) (log) for e^-90 to e^90.
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
    // (ln m - 2s)/(2sz): interpolated at Chebyshev points of z, error 5e-18 of ln m.
    const double z2 = z * z;
    const double low = (0.3333333333333335 + 0.19999999999949752 * z) +
                       z2 * (0.14285714312987743 + 0.1111110556739754 * z);
    const double high = (0.09091444562630861 + 0.07665860800278021 * z) + z2 * 0.07308224842521703;
    const double series = low + z2 * z2 * high;
    return k * ln2 + (2.0 * s + 2.0 * s * z * series);
}

// e^x for |x| < 700: x = k ln 2 + r.
[[gnu::always_inline]] inline double laneExp(double x)
{
    constexpr double log2e = 1.44269504088896340736;
    constexpr double roundingShift = 6755399441055744.0; // 1.5 · 2^52: its sum ends at the unit
    constexpr double ln2High = 0.69314718036912381649;
    constexpr double ln2Low = 1.90821492927058770002e-10;
    const double shifted = x * log2e + roundingShift;
    const double k = shifted - roundingShift;
    const double r = (x - k * ln2High) - k * ln2Low;
    // (e^r - 1 - r - r²/2)/r³: interpolated at Chebyshev points, error 2e-15 of e^r.
    const double r2 = r * r;
    const double r4 = r2 * r2;
    const double low = (0.16666666666662586 + 0.041666666666663264 * r) +
                       r2 * (0.00833333334420298 + 0.0013888888897944966 * r);
    const double high = (0.00019841224599656011 + 2.4801549607706326e-05 * r) +
                        r2 * (2.7617564785876086e-06 + 2.760751626492711e-07 * r);
    const double series = (1.0 + r) + r2 * (0.5 + r * (low + r4 * high));
    const std::uint64_t scale = std::bit_cast<std::uint64_t>(shifted) << 52U;
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(series) + scale);
}

} // namespace hallwright::thermal
