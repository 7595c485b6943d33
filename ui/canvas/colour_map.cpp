// SPDX-License-Identifier: GPL-3.0-or-later
// Oklab: B. Ottosson, "A perceptual color space for image processing", 2020. Matrices below are
// his; a straight line in Oklab has a constant perceived step.
#include "ui/canvas/colour_map.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>

namespace hallwright::ui {

namespace {

struct Oklab {
    double lightness;
    double a; // green to red
    double b; // blue to yellow
};

double gammaCoded(double linear)
{
    linear = std::clamp(linear, 0.0, 1.0);
    return linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1.0 / 2.4) - 0.055;
}

QRgb toSrgb(const Oklab& c)
{
    const double l = std::pow(c.lightness + 0.3963377774 * c.a + 0.2158037573 * c.b, 3);
    const double m = std::pow(c.lightness - 0.1055613458 * c.a - 0.0638541728 * c.b, 3);
    const double s = std::pow(c.lightness - 0.0894841775 * c.a - 1.2914855480 * c.b, 3);
    const auto byte = [](double linear) { return qRound(255.0 * gammaCoded(linear)); };
    return qRgb(byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                byte(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

Oklab between(const Oklab& from, const Oklab& to, double part)
{
    const auto mix = [part](double x, double y) { return x + (y - x) * part; };
    return {mix(from.lightness, to.lightness), mix(from.a, to.a), mix(from.b, to.b)};
}

// Ends chosen inside the sRGB gamut, so that nothing between them is clipped.
constexpr Oklab deepBlue{0.30, -0.015, -0.105};
constexpr Oklab yellow{0.92, -0.015, 0.165};
constexpr Oklab overLimit{0.50, 0.085, 0.090};
constexpr Oklab atLimit{0.96, 0.002, 0.004};
constexpr Oklab withMargin{0.50, -0.035, -0.130};

template <class Make>
std::array<QRgb, 256> table(Make make)
{
    std::array<QRgb, 256> out;
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = make(static_cast<double>(i) / 255.0);
    return out;
}

std::size_t slot(double part)
{
    return static_cast<std::size_t>(qRound(255.0 * std::clamp(part, 0.0, 1.0)));
}

} // namespace

QRgb sequentialColour(double at)
{
    static const auto colours =
        table([](double part) { return toSrgb(between(deepBlue, yellow, part)); });
    return colours[slot(at)];
}

QRgb divergingColour(double at)
{
    static const auto below =
        table([](double part) { return toSrgb(between(atLimit, overLimit, part)); });
    static const auto above =
        table([](double part) { return toSrgb(between(atLimit, withMargin, part)); });
    return at < 0.0 ? below[slot(-at)] : above[slot(at)];
}

QRgb categoryColour(int index)
{
    // Okabe and Ito, "Color Universal Design", 2008, without black; the last is a grey.
    static constexpr std::array<QRgb, 8> colours = {0xff56b4e9, 0xffe69f00, 0xff009e73, 0xffcc79a7,
                                                    0xfff0e442, 0xff0072b2, 0xffd55e00, 0xff8c969f};
    return colours[static_cast<std::size_t>(index) % colours.size()];
}

} // namespace hallwright::ui
