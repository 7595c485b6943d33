// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_fields.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hallwright::tests {

using namespace model;

std::uint64_t Random::bits()
{
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31);
}

double Random::unit()
{
    return static_cast<double>(bits() >> 11) * 0x1p-53;
}

std::int64_t Random::between(std::int64_t low, std::int64_t high)
{
    const auto span = static_cast<std::uint64_t>(high - low) + 1;
    return low + static_cast<std::int64_t>(bits() % span);
}

std::string randomText(Random& random)
{
    static const std::array<std::string, 12> pieces{"H1-R03-K12",
                                                    "机房甲",
                                                    "液冷 第3排",
                                                    "'); DROP TABLE rack; --",
                                                    "\"quoted\"",
                                                    "100 % \\ _ %s",
                                                    "line\nbreak",
                                                    "naïve façade",
                                                    "🧊",
                                                    std::string("a\0b", 3),
                                                    "",
                                                    "?1 :x $y"};
    const auto pick = [&] {
        return pieces[static_cast<std::size_t>(random.between(0, std::ssize(pieces) - 1))];
    };
    return random.oneIn(3) ? pick() + " " + pick() : pick();
}

namespace {

constexpr double widest = 1e6; // where a field states no bound

double randomNumber(Random& random, const FieldInfo& field)
{
    const double low = std::isfinite(field.min) ? field.min : std::min(-widest, field.max - widest);
    const double high = std::isfinite(field.max) ? field.max : std::max(widest, field.min + widest);
    if (random.oneIn(10))
        return random.oneIn(2) ? low : high;
    const double any = low + (high - low) * random.unit();
    if (random.oneIn(2))
        return std::clamp(any, low, high);
    // As typed: three digits in the unit of files.
    const double typed = toFile(field.measure, any);
    const double scale = std::pow(10.0, 2 - std::floor(std::log10(std::abs(typed) + 1e-300)));
    return std::clamp(fromFile(field.measure, std::round(typed * scale) / scale), low, high);
}

std::int64_t randomCount(Random& random, const FieldInfo& field)
{
    const double low = std::max(field.min, -1000.0);
    const double high = std::min(field.max, std::max(low, 0.0) + 5000.0);
    return random.between(static_cast<std::int64_t>(std::ceil(low)),
                          static_cast<std::int64_t>(std::floor(high)));
}

// Points within the bounds of the field, rising in x.
Curve randomCurve(Random& random, const FieldInfo& field)
{
    const double low = std::isfinite(field.curveXMin) ? field.curveXMin : 0.0;
    const double high = std::isfinite(field.curveXMax) ? field.curveXMax : low + 250.0;
    const double bottom = std::isfinite(field.min) ? field.min : 0.0;
    const double top = std::min(field.max, bottom + 1e-3);
    Curve curve{field.curveX, field.curveY, {}, {}};
    const auto count = random.between(2, 6);
    for (std::int64_t i = 0; i < count; ++i) {
        const double share = (static_cast<double>(i) + random.unit()) / static_cast<double>(count);
        curve.x.push_back(low + (high - low) * share);
        curve.y.push_back(bottom + (top - bottom) * random.unit());
    }
    return curve;
}

std::string randomDate(Random& random)
{
    if (random.oneIn(4))
        return {};
    const Date date{static_cast<int>(random.between(2020, 2039)),
                    static_cast<int>(random.between(1, 12)),
                    static_cast<int>(random.between(1, 28))};
    return text(date);
}

} // namespace

FieldValue randomValue(Random& random, const FieldInfo& field, std::int64_t lastId)
{
    if (field.mayBeUnknown && random.oneIn(3))
        return {};
    switch (field.kind) {
    case FieldKind::Flag:
        return random.oneIn(2);
    case FieldKind::Count:
        return randomCount(random, field);
    case FieldKind::Number:
        return randomNumber(random, field);
    case FieldKind::Text:
        return randomText(random);
    case FieldKind::Choice:
        return std::string(
            field
                .choices[static_cast<std::size_t>(random.between(0, std::ssize(field.choices) - 1))]
                .key);
    case FieldKind::Reference:
        return random.between(0, lastId);
    case FieldKind::Date:
        return randomDate(random);
    case FieldKind::Curve:
        return randomCurve(random, field);
    }
    return {};
}

} // namespace hallwright::tests
