// SPDX-License-Identifier: GPL-3.0-or-later
// Reaches: passive copper 3 m at 400G (IEEE 802.3cd) and 2 m at 800G (802.3df), 1 m at 1.6T
// (802.3dj); SR 50 m on OM4; DR 500 m, FR 2 km, LR 10 km by their names. AEC and AOC reaches are
// makers' classes, recalled. Power and price: market lists of 2025-26, second-hand; AEC, AOC, SR
// and LR estimates. A fibre trunk counts 50 to 150 USD.
#include "model/value/link_medium.h"

#include "model/message.h"

#include <array>

namespace hallwright::model {

namespace {

constexpr const char* dac = QT_TRANSLATE_NOOP("fabric", "Passive copper cable");
constexpr const char* aec = QT_TRANSLATE_NOOP("fabric", "Active copper cable");
constexpr const char* aoc = QT_TRANSLATE_NOOP("fabric", "Active optical cable");
constexpr const char* sr = QT_TRANSLATE_NOOP("fabric", "Multimode modules and fibre");
constexpr const char* dr = QT_TRANSLATE_NOOP("fabric", "Single-mode modules and fibre, 500 m");
constexpr const char* fr = QT_TRANSLATE_NOOP("fabric", "Single-mode modules and fibre, 2 km");
constexpr const char* lr = QT_TRANSLATE_NOOP("fabric", "Single-mode modules and fibre, 10 km");

const std::array media400{
    LinkMedium{"dac", dac, metres(3), 0, watts(0), 100, 250},
    LinkMedium{"aec", aec, metres(7), 0, watts(10), 250, 450},
    LinkMedium{"aoc", aoc, metres(30), 0, watts(16), 700, 1100},
    LinkMedium{"sr", sr, metres(50), 2, watts(16), 1050, 1550},
    LinkMedium{"dr", dr, metres(500), 2, watts(20), 1250, 1750},
    LinkMedium{"fr", fr, metres(2000), 2, watts(24), 1650, 2350},
    LinkMedium{"lr", lr, metres(10000), 2, watts(26), 2450, 4150},
};
const std::array media800{
    LinkMedium{"dac", dac, metres(2), 0, watts(0), 150, 400},
    LinkMedium{"aec", aec, metres(7), 0, watts(20), 400, 800},
    LinkMedium{"aoc", aoc, metres(30), 0, watts(28), 1300, 2000},
    LinkMedium{"sr", sr, metres(50), 2, watts(28), 1650, 2350},
    LinkMedium{"dr", dr, metres(500), 2, watts(30), 2250, 2950},
    LinkMedium{"fr", fr, metres(2000), 2, watts(32), 3050, 3950},
    LinkMedium{"lr", lr, metres(10000), 2, watts(36), 5050, 9150},
};
const std::array media1600{
    LinkMedium{"dac", dac, metres(1), 0, watts(0), 300, 800},
    LinkMedium{"aec", aec, metres(3), 0, watts(40), 800, 1600},
    LinkMedium{"dr", dr, metres(500), 2, watts(50), 4050, 6150},
    LinkMedium{"fr", fr, metres(2000), 2, watts(56), 5050, 9150},
};

// Below 5 m by 0.5 m, then the lengths that makers list.
constexpr std::array stock{0.5, 1.0,  1.5,  2.0,  2.5,  3.0,  4.0,   5.0,   7.0,   10.0,  15.0,
                           20., 25.0, 30.0, 40.0, 50.0, 75.0, 100.0, 150.0, 200.0, 300.0, 500.0};
constexpr double beyondStock = 250.0;

} // namespace

std::span<const LinkMedium> mediaOf(Bandwidth rate)
{
    const double gbps = toFile(Measure::LinkRate, inSi(rate));
    if (gbps > 1000.0)
        return media1600;
    return gbps > 500.0 ? std::span<const LinkMedium>(media800) : media400;
}

const LinkMedium* mediumFor(Bandwidth rate, Length cable)
{
    for (const auto& medium : mediaOf(rate))
        if (cable <= medium.reach)
            return &medium;
    return nullptr;
}

Length stockLength(Length needed)
{
    const double wanted = inSi(needed) - 1e-9;
    for (const double length : stock)
        if (wanted <= length)
            return metres(length);
    double length = stock.back();
    while (wanted > length)
        length += beyondStock;
    return metres(length);
}

} // namespace hallwright::model
