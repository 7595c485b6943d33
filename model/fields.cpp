// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fields.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace hallwright::model {

namespace {

std::string kindText(FieldKind kind)
{
    switch (kind) {
    case FieldKind::Flag:
        return "true or false";
    case FieldKind::Count:
    case FieldKind::Reference:
        return "a whole number";
    case FieldKind::Number:
        return "a number";
    case FieldKind::Text:
        return "text";
    case FieldKind::Choice:
        return "one of the choices";
    case FieldKind::Date:
        return "a date YYYY-MM-DD";
    case FieldKind::Curve:
        return "a curve";
    }
    return {};
}

bool kindFits(const FieldInfo& info, const FieldValue& value)
{
    switch (info.kind) {
    case FieldKind::Flag:
        return std::holds_alternative<bool>(value);
    case FieldKind::Count:
    case FieldKind::Reference:
        return std::holds_alternative<std::int64_t>(value);
    case FieldKind::Number:
        return std::holds_alternative<double>(value);
    case FieldKind::Text:
    case FieldKind::Choice:
    case FieldKind::Date:
        return std::holds_alternative<std::string>(value);
    case FieldKind::Curve:
        return std::holds_alternative<Curve>(value);
    }
    return false;
}

std::string shown(const FieldInfo& info, double si)
{
    const auto& unit = measureInfo(info.measure);
    return fmt::format("{:.6g}{}{}", toFile(info.measure, si), *unit.si.symbol ? " " : "",
                       unit.si.symbol);
}

Result<FieldValue> checkedNumber(const FieldInfo& info, FieldValue value, double number)
{
    if (!std::isfinite(number))
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "{0} must be a finite number"), {info.key}});
    if (number < info.min || number > info.max) {
        const Message what =
            std::isinf(info.max)
                ? Message{QT_TRANSLATE_NOOP("model", "{0} is {1}; it must be at least {2}"),
                          {info.key, shown(info, number), shown(info, info.min)}}
            : std::isinf(info.min)
                ? Message{QT_TRANSLATE_NOOP("model", "{0} is {1}; it must be at most {2}"),
                          {info.key, shown(info, number), shown(info, info.max)}}
                : Message{QT_TRANSLATE_NOOP("model", "{0} is {1}; it must be from {2} to {3}"),
                          {info.key, shown(info, number), shown(info, info.min),
                           shown(info, info.max)}};
        return fail(FaultCode::InvalidInput, what);
    }
    return value;
}

// A curve of a field carries the measures of the field and stays within its bounds.
Result<FieldValue> checkedCurve(const FieldInfo& info, const Curve& curve)
{
    auto sound = checked(curve, info.key);
    if (!sound)
        return tl::unexpected<Fault>(sound.error());
    for (std::size_t i = 0; i < sound->x.size(); ++i) {
        const bool firstOut = sound->x[i] < info.curveXMin || sound->x[i] > info.curveXMax;
        const bool secondOut = sound->y[i] < info.min || sound->y[i] > info.max;
        if (!firstOut && !secondOut)
            continue;
        FieldInfo axis = info;
        axis.measure = firstOut ? info.curveX : info.curveY;
        return fail(
            FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("model", "point {0} of {1} is out of bounds: {2}"),
             {std::to_string(i + 1), info.key, shown(axis, firstOut ? sound->x[i] : sound->y[i])}});
    }
    sound->xMeasure = info.curveX;
    sound->yMeasure = info.curveY;
    return FieldValue{*sound};
}

std::uint64_t mixed(std::uint64_t hash, std::uint64_t part)
{
    part ^= part >> 31;
    part *= 0x7fb5d329728ea185ULL;
    part ^= part >> 27;
    return (hash ^ part) * 0x100000001b3ULL;
}

std::uint64_t bits(double value)
{
    const double plain = value == 0.0 ? 0.0 : value; // -0 and 0 are one content
    std::uint64_t out = 0;
    std::memcpy(&out, &plain, sizeof out);
    return out;
}

Result<FieldValue> notA(const FieldInfo& info, std::string_view text)
{
    return fail(FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("model", "{0} is \"{1}\"; expected {2}"),
                 {info.key, std::string(text), kindText(info.kind)}});
}

Result<FieldValue> parseCurveText(const FieldInfo& info, std::string_view text)
{
    Curve curve;
    while (!text.empty()) {
        const auto end = text.find(';');
        const auto pair = text.substr(0, end);
        const auto colon = pair.find(':');
        if (colon == std::string_view::npos)
            return notA(info, pair);
        double x = 0;
        double y = 0;
        const auto readX = std::from_chars(pair.data(), pair.data() + colon, x);
        const auto readY = std::from_chars(pair.data() + colon + 1, pair.data() + pair.size(), y);
        if (readX.ec != std::errc{} || readY.ec != std::errc{})
            return notA(info, pair);
        curve.x.push_back(fromFile(info.curveX, x));
        curve.y.push_back(fromFile(info.curveY, y));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return FieldValue{curve};
}

} // namespace

std::string FieldInfo::column() const
{
    const std::string suffix = measureInfo(measure).suffix;
    return suffix.empty() ? std::string(key) : std::string(key) + "_" + suffix;
}

Result<FieldValue> checkedValue(const FieldInfo& info, FieldValue value)
{
    if (std::holds_alternative<std::monostate>(value)) {
        if (info.mayBeUnknown)
            return value;
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "{0} is missing"), {info.key}});
    }
    if (info.kind == FieldKind::Number && std::holds_alternative<std::int64_t>(value))
        value = static_cast<double>(std::get<std::int64_t>(value));
    if (!kindFits(info, value))
        return fail(FaultCode::InvalidInput, {QT_TRANSLATE_NOOP("model", "{0} must be {1}"),
                                              {info.key, kindText(info.kind)}});
    if (const auto* number = std::get_if<double>(&value))
        return checkedNumber(info, value, *number);
    if (const auto* count = std::get_if<std::int64_t>(&value);
        count && info.kind == FieldKind::Count)
        return checkedNumber(info, value, static_cast<double>(*count));
    if (info.kind == FieldKind::Reference && std::get<std::int64_t>(value) < 0)
        return notA(info, std::to_string(std::get<std::int64_t>(value)));
    if (info.kind == FieldKind::Choice) {
        std::string all;
        for (const auto& choice : info.choices) {
            if (std::get<std::string>(value) == choice.key)
                return value;
            all += (all.empty() ? "" : ", ") + std::string(choice.key);
        }
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "{0} is \"{1}\"; it must be one of: {2}"),
                     {info.key, std::get<std::string>(value), all}});
    }
    if (info.kind == FieldKind::Date)
        return parseDate(std::get<std::string>(value)).map([&](const Date&) { return value; });
    if (info.kind == FieldKind::Curve)
        return checkedCurve(info, std::get<Curve>(value));
    return value;
}

double fileNumber(Measure measure, double si)
{
    const double plain = toFile(measure, si);
    for (const int digits : {12, 14, 15, 16}) {
        const std::string text = fmt::format("{:.{}g}", plain, digits);
        double rounded = 0.0;
        std::from_chars(text.data(), text.data() + text.size(), rounded);
        if (fromFile(measure, rounded) == si)
            return rounded;
    }
    return plain;
}

std::string fileText(const FieldInfo& info, const FieldValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return std::to_string(*count);
    if (const auto* number = std::get_if<double>(&value))
        return fmt::format("{}", fileNumber(info.measure, *number));
    if (const auto* words = std::get_if<std::string>(&value))
        return *words;
    std::string out;
    if (const auto* curve = std::get_if<Curve>(&value))
        for (std::size_t i = 0; i < curve->x.size(); ++i)
            out += fmt::format("{}{}:{}", i == 0 ? "" : ";", fileNumber(info.curveX, curve->x[i]),
                               fileNumber(info.curveY, curve->y[i]));
    return out;
}

Result<FieldValue> parseFileText(const FieldInfo& info, std::string_view text)
{
    const bool words = info.kind == FieldKind::Text || info.kind == FieldKind::Date;
    if (text.empty() && info.mayBeUnknown)
        return FieldValue{};
    if (words || info.kind == FieldKind::Choice)
        return checkedValue(info, std::string(text));
    if (info.kind == FieldKind::Flag) {
        if (text == "true" || text == "1" || text == "yes")
            return FieldValue{true};
        if (text == "false" || text == "0" || text == "no")
            return FieldValue{false};
        return notA(info, text);
    }
    if (info.kind == FieldKind::Curve)
        return parseCurveText(info, text).and_then([&](const FieldValue& v) {
            return checkedValue(info, v);
        });
    double number = 0.0;
    const auto end = text.data() + text.size();
    const auto readNumber = std::from_chars(text.data(), end, number);
    if (readNumber.ec != std::errc{} || readNumber.ptr != end)
        return notA(info, text);
    if (info.kind == FieldKind::Number)
        return checkedValue(info, fromFile(info.measure, number));
    if (number != std::floor(number) || std::abs(number) > 9e15)
        return notA(info, text);
    return checkedValue(info, static_cast<std::int64_t>(number));
}

std::uint64_t hashOf(const FieldValue& value)
{
    std::uint64_t hash = mixed(0x51ed270b7a1fULL, value.index());
    if (const auto* flag = std::get_if<bool>(&value))
        return mixed(hash, *flag ? 1U : 2U);
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return mixed(hash, static_cast<std::uint64_t>(*count));
    if (const auto* number = std::get_if<double>(&value))
        return mixed(hash, bits(*number));
    if (const auto* words = std::get_if<std::string>(&value)) {
        for (const char c : *words)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
        return mixed(hash, words->size());
    }
    if (const auto* curve = std::get_if<Curve>(&value)) {
        for (const double x : curve->x)
            hash = mixed(hash, bits(x));
        for (const double y : curve->y)
            hash = mixed(hash, bits(y));
    }
    return hash;
}

bool sameValue(const FieldValue& a, const FieldValue& b)
{
    return a == b;
}

} // namespace hallwright::model
