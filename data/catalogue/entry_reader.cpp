// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalogue/entry_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hallwright::data {

using model::EquipmentType;
using model::fail;
using model::FaultCode;
using model::FieldInfo;
using model::FieldKind;
using model::FieldValue;
using model::Message;
using model::Provenance;
using model::Result;
using nlohmann::json;

namespace {

Result<void> wrong(Message what)
{
    return fail(FaultCode::InvalidInput, std::move(what));
}

Result<void> unknownAttribute(const json& object, std::span<const char* const> allowed)
{
    for (const auto& [name, unused] : object.items())
        if (std::find(allowed.begin(), allowed.end(), name) == allowed.end())
            return wrong({QT_TRANSLATE_NOOP("data", "unknown attribute \"{0}\""), {name}});
    return {};
}

Result<std::string> textOf(const json& object, const char* name)
{
    const auto found = object.find(name);
    if (found == object.end() || found->is_null())
        return std::string();
    if (!found->is_string())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "{0} must be text"), {name}});
    return found->get<std::string>();
}

Result<model::Confidence> confidenceOf(const json& object, model::Confidence otherwise)
{
    const auto word = textOf(object, "confidence");
    if (!word)
        return tl::unexpected<model::Fault>(word.error());
    if (word->empty())
        return otherwise;
    FieldInfo info;
    info.key = "confidence";
    info.kind = FieldKind::Choice;
    info.choices = model::choicesOf(model::Confidence{});
    return checkedValue(info, *word).map([](const FieldValue& value) {
        return model::FieldCodec<model::Confidence>::fromValue(value);
    });
}

std::string shown(const json& value)
{
    std::string text = value.dump();
    return text.size() <= 40 ? text : text.substr(0, 37) + "...";
}

Result<FieldValue> notA(const json& value, const char* expected)
{
    return fail(FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("data", "found {0}; expected {1}"), {shown(value), expected}});
}

// One plain JSON value in the file unit of the field.
Result<FieldValue> plainValue(const FieldInfo& info, const json& value)
{
    switch (info.kind) {
    case FieldKind::Flag:
        return value.is_boolean() ? FieldValue{value.get<bool>()} : notA(value, "true or false");
    case FieldKind::Count:
    case FieldKind::Reference:
        if (!value.is_number_integer())
            return notA(value, "a whole number");
        return FieldValue{value.get<std::int64_t>()};
    case FieldKind::Number:
        if (!value.is_number())
            return notA(value, "a number");
        return FieldValue{model::fromFile(info.measure, value.get<double>())};
    case FieldKind::Text:
    case FieldKind::Choice:
    case FieldKind::Date:
        return value.is_string() ? FieldValue{value.get<std::string>()} : notA(value, "text");
    case FieldKind::Curve:
        return notA(value, "an object with points");
    }
    return notA(value, "a value");
}

Result<void> axisUnit(const json& object, const char* axis, model::Measure measure)
{
    const auto unit = textOf(object, axis);
    if (!unit)
        return tl::unexpected<model::Fault>(unit.error());
    const std::string expected = model::measureInfo(measure).suffix;
    if (*unit == expected)
        return {};
    return wrong({QT_TRANSLATE_NOOP("data", "the unit of {0} is \"{1}\"; expected \"{2}\""),
                  {axis, *unit, expected}});
}

Result<FieldValue> curveValue(const FieldInfo& info, const json& object)
{
    for (const auto& [axis, measure] : {std::pair{"x", info.curveX}, std::pair{"y", info.curveY}}) {
        const auto unit = axisUnit(object, axis, measure);
        if (!unit)
            return tl::unexpected<model::Fault>(unit.error());
    }
    model::Curve curve{info.curveX, info.curveY, {}, {}};
    const json& points = object.at("points");
    if (!points.is_array())
        return notA(points, "pairs of numbers");
    for (const auto& point : points) {
        if (!point.is_array() || point.size() != 2 || !point[0].is_number() ||
            !point[1].is_number())
            return notA(point, "a pair of numbers");
        curve.x.push_back(model::fromFile(info.curveX, point[0].get<double>()));
        curve.y.push_back(model::fromFile(info.curveY, point[1].get<double>()));
    }
    return FieldValue{std::move(curve)};
}

// "low" or "high" in SI: in the unit of the field, of a curve a plain factor.
Result<std::optional<double>> rangeEnd(const FieldInfo& info, const json& object, const char* name)
{
    const auto found = object.find(name);
    if (found == object.end() || found->is_null())
        return std::optional<double>();
    if (!found->is_number())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "{0} must be a number"), {name}});
    return std::optional<double>(model::fromFile(info.measure, found->get<double>()));
}

Result<void> rangeHolds(const Provenance& origin, const FieldValue& value)
{
    const double* number = std::get_if<double>(&value);
    const bool upsideDown = origin.low && origin.high && *origin.low > *origin.high;
    const bool below = number != nullptr && origin.low && *number < *origin.low * (1 - 1e-9);
    const bool above = number != nullptr && origin.high && *number > *origin.high * (1 + 1e-9);
    if (upsideDown || below || above)
        return wrong({QT_TRANSLATE_NOOP("data", "the value is not between low and high"), {}});
    return {};
}

struct ReadValue {
    FieldValue value;
    Provenance origin;
};

Result<Provenance> originOf(const FieldInfo& info, const json& object, const EquipmentType& entry)
{
    const auto source = textOf(object, "source");
    const auto note = textOf(object, "note");
    const auto confidence = confidenceOf(object, entry.confidence);
    const auto low = rangeEnd(info, object, "low");
    const auto high = rangeEnd(info, object, "high");
    if (!source || !note)
        return tl::unexpected<model::Fault>(!source ? source.error() : note.error());
    if (!confidence)
        return tl::unexpected<model::Fault>(confidence.error());
    if (!low || !high)
        return tl::unexpected<model::Fault>(!low ? low.error() : high.error());
    return Provenance{source->empty() ? entry.source : *source, *confidence, *note, *low, *high};
}

Result<ReadValue> describedValue(const FieldInfo& info, const json& object,
                                 const EquipmentType& entry)
{
    static constexpr std::array allowed{"value", "points", "x",    "y",         "source",
                                        "note",  "low",    "high", "confidence"};
    const auto known = unknownAttribute(object, allowed);
    if (!known)
        return tl::unexpected<model::Fault>(known.error());
    auto origin = originOf(info, object, entry);
    if (!origin)
        return tl::unexpected<model::Fault>(origin.error());
    Result<FieldValue> value = FieldValue{};
    if (object.contains("points"))
        value = info.kind == FieldKind::Curve ? curveValue(info, object)
                                              : notA(object.at("points"), "a single value");
    else if (object.contains("value") && !object.at("value").is_null())
        value = plainValue(info, object.at("value"));
    if (!value)
        return tl::unexpected<model::Fault>(value.error());
    const auto holds = rangeHolds(*origin, *value);
    if (!holds)
        return tl::unexpected<model::Fault>(holds.error());
    return ReadValue{std::move(*value), std::move(*origin)};
}

Result<ReadValue> valueOf(const FieldInfo& info, const json& given, const EquipmentType& entry)
{
    if (given.is_object())
        return describedValue(info, given, entry);
    const Provenance inherited{entry.source, entry.confidence, {}, {}, {}};
    if (given.is_null())
        return ReadValue{FieldValue{}, inherited};
    return plainValue(info, given).map([&](FieldValue value) {
        return ReadValue{std::move(value), inherited};
    });
}

// The description of the field of that column name; a Fault names the right one where only the
// unit suffix differs.
Result<const FieldInfo*> fieldOf(const std::vector<model::KindField>& described,
                                 const std::string& name)
{
    const FieldInfo* near = nullptr;
    for (const auto& one : described) {
        const std::string key = one.info->key;
        if (one.info->column() == name)
            return one.info;
        const bool sameStart = name == key || name.rfind(key + "_", 0) == 0;
        if (sameStart && (near == nullptr || key.size() > std::string(near->key).size()))
            near = one.info;
    }
    if (near != nullptr)
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "unknown field; with its unit it is \"{0}\""),
                     {near->column()}});
    return fail(FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("data", "this kind has no such field"), {}});
}

Result<void> readValues(EquipmentType& entry, const json& values, std::string& place)
{
    const auto described = model::kindFields(entry.kind);
    for (const auto& [name, given] : values.items()) {
        place = fmt::format("entry {}, field {}", entry.key, name);
        const auto info = fieldOf(described, name);
        if (!info)
            return tl::unexpected<model::Fault>(info.error());
        auto read = valueOf(**info, given, entry);
        if (!read)
            return tl::unexpected<model::Fault>(read.error());
        const bool isUnknown = std::holds_alternative<std::monostate>(read->value);
        if (!isUnknown || (*info)->mayBeUnknown) {
            const auto done = model::setKindField(entry.kind, (*info)->key, read->value);
            if (!done)
                return done;
        }
        if (!isUnknown || !read->origin.note.empty())
            entry.provenance[(*info)->key] = std::move(read->origin);
    }
    // Required figures that no value gave still hold what a new row holds: it may be out of bounds.
    for (const auto& one : model::kindFields(entry.kind)) {
        place = fmt::format("entry {}, field {}", entry.key, one.info->column());
        const auto sound = checkedValue(*one.info, one.value);
        if (!sound)
            return tl::unexpected<model::Fault>(sound.error());
    }
    return {};
}

Result<void> readIdentity(EquipmentType& entry, const json& object)
{
    static constexpr std::array allowed{"key",    "kind", "name",       "vendor", "description",
                                        "source", "date", "confidence", "review", "values"};
    const auto known = unknownAttribute(object, allowed);
    if (!known)
        return known;
    struct Part {
        const char* name;
        std::string EquipmentType::*member;
    };
    for (const auto& [name, member] :
         {Part{"key", &EquipmentType::key}, Part{"name", &EquipmentType::name},
          Part{"vendor", &EquipmentType::vendor}, Part{"description", &EquipmentType::description},
          Part{"source", &EquipmentType::source}, Part{"date", &EquipmentType::date},
          Part{"review", &EquipmentType::review}}) {
        const auto text = textOf(object, name);
        if (!text)
            return tl::unexpected<model::Fault>(text.error());
        entry.*member = *text;
    }
    const auto confidence = confidenceOf(object, model::Confidence::Estimate);
    if (!confidence)
        return tl::unexpected<model::Fault>(confidence.error());
    entry.confidence = *confidence;
    const auto date = model::parseDate(entry.date);
    if (!date)
        return tl::unexpected<model::Fault>(date.error());
    return {};
}

bool keyShape(const std::string& key)
{
    return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_';
    });
}

Result<void> readInto(EquipmentType& entry, const json& object, std::string& place)
{
    const auto identity = readIdentity(entry, object);
    place = fmt::format("entry {}", entry.key.empty() ? "without key" : entry.key);
    if (!identity)
        return identity;
    if (!keyShape(entry.key))
        return wrong(
            {QT_TRANSLATE_NOOP("data", "the key \"{0}\" must be of a-z, 0-9, - . _"), {entry.key}});
    if (entry.name.empty())
        return wrong({QT_TRANSLATE_NOOP("data", "the entry has no name"), {}});
    const auto word = textOf(object, "kind");
    if (!word)
        return tl::unexpected<model::Fault>(word.error());
    place = fmt::format("entry {}, field kind", entry.key);
    auto kind = model::kindOf(*word);
    if (!kind)
        return tl::unexpected<model::Fault>(kind.error());
    entry.kind = std::move(*kind);
    const auto values = object.find("values");
    if (values == object.end())
        return readValues(entry, json::object(), place);
    if (!values->is_object())
        return wrong({QT_TRANSLATE_NOOP("data", "values must be an object"), {}});
    return readValues(entry, *values, place);
}

} // namespace

Result<EquipmentType> readEntry(const json& object)
{
    if (!object.is_object())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("data", "an entry must be an object"), {}});
    EquipmentType entry;
    std::string place;
    const auto done = readInto(entry, object, place);
    if (!done)
        return fail(done.error().code, done.error().what, place, done.error().remedy);
    return entry;
}

} // namespace hallwright::data
