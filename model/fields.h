// SPDX-License-Identifier: GPL-3.0-or-later
// A thing is described once: each row type lists its fields here-wise, and storage, import, export,
// inspector, tables, search, diff and overrides read that list.
#pragma once

#include "model/curve.h"
#include "model/date.h"
#include "model/ids.h"
#include "model/measure.h"
#include "model/result.h"
#include "model/units.h"

#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace hallwright::model {

// The value of one field, of any row: monostate is "unknown" (never 0); doubles are in SI.
using FieldValue = std::variant<std::monostate, bool, std::int64_t, double, std::string, Curve>;

enum class FieldKind { Flag, Count, Number, Text, Choice, Reference, Date, Curve };

struct Choice {
    const char* key;   // in files
    const char* title; // source text for people
};

// Everything about a field but how to reach it. Bounds are inclusive, in SI; of a curve they bind
// the second values.
struct FieldInfo {
    const char* key = "";   // in files, JSON and CLI, without the unit suffix
    const char* title = ""; // source text, translated in scope "field"
    FieldKind kind = FieldKind::Text;
    Measure measure = Measure::None;
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    bool mayBeUnknown = false;
    std::span<const Choice> choices{};
    const char* group = "";         // source text of the inspector group
    const char* help = "";          // source text: meaning and source of the default
    Measure curveX = Measure::None; // of a curve: what its axes measure, and bounds of the first
    Measure curveY = Measure::None;
    double curveXMin = -std::numeric_limits<double>::infinity();
    double curveXMax = std::numeric_limits<double>::infinity();
    // "key_unit" as in columns and JSON, or the key where the measure has no unit.
    std::string column() const;
};

template <class Row>
struct Field : FieldInfo {
    std::function<FieldValue(const Row&)> get;
    // Puts the value in; a Fault (without place) where it is of the wrong kind or out of bounds.
    std::function<Result<void>(Row&, const FieldValue&)> set;
};

// The list of a row type's fields; specialised beside each row type.
template <class Row>
const std::vector<Field<Row>>& fields();

// The field of that key or column name, or nullptr.
template <class Row>
const Field<Row>* findField(std::string_view name)
{
    for (const auto& field : fields<Row>())
        if (name == field.key || name == field.column())
            return &field;
    return nullptr;
}

// Checks kind and bounds of a value against a description; shared by every Field::set.
Result<FieldValue> checkedValue(const FieldInfo& info, FieldValue value);

// Value as plain text for files (SI-system unit of the measure, no unit shown) and back; a curve is
// "x:y;x:y" in the file units of its axes. Numbers come back within the last bit.
std::string fileText(const FieldInfo& info, const FieldValue& value);
Result<FieldValue> parseFileText(const FieldInfo& info, std::string_view text);

// The number of files for an SI value: the shortest that reads back to the same SI value; where the
// conversion skips that value, one that reads back to its neighbour.
double fileNumber(Measure measure, double si);

std::uint64_t hashOf(const FieldValue& value);
bool sameValue(const FieldValue& a, const FieldValue& b);

// How a member's type becomes a FieldValue and back. Specialise FieldCodec for a new member type.
template <class T>
struct FieldCodec;

template <>
struct FieldCodec<bool> {
    static constexpr FieldKind kind = FieldKind::Flag;
    static FieldValue toValue(bool v) { return v; }
    static bool fromValue(const FieldValue& v) { return std::get<bool>(v); }
};
template <>
struct FieldCodec<int> {
    static constexpr FieldKind kind = FieldKind::Count;
    static FieldValue toValue(int v) { return std::int64_t{v}; }
    static int fromValue(const FieldValue& v)
    {
        return static_cast<int>(std::get<std::int64_t>(v));
    }
};
template <>
struct FieldCodec<double> {
    static constexpr FieldKind kind = FieldKind::Number;
    static FieldValue toValue(double v) { return v; }
    static double fromValue(const FieldValue& v) { return std::get<double>(v); }
};
template <>
struct FieldCodec<std::string> {
    static constexpr FieldKind kind = FieldKind::Text;
    static FieldValue toValue(const std::string& v) { return v; }
    static std::string fromValue(const FieldValue& v) { return std::get<std::string>(v); }
};
template <>
struct FieldCodec<Curve> {
    static constexpr FieldKind kind = FieldKind::Curve;
    static FieldValue toValue(const Curve& v) { return v.empty() ? FieldValue{} : FieldValue{v}; }
    static Curve fromValue(const FieldValue& v)
    {
        return std::holds_alternative<std::monostate>(v) ? Curve{} : std::get<Curve>(v);
    }
};
template <>
struct FieldCodec<Date> {
    static constexpr FieldKind kind = FieldKind::Date;
    static FieldValue toValue(const Date& v) { return text(v); }
    static Date fromValue(const FieldValue& v)
    {
        return parseDate(std::get<std::string>(v)).value_or(Date{});
    }
};
template <class Tag>
struct FieldCodec<Id<Tag>> {
    static constexpr FieldKind kind = FieldKind::Reference;
    static FieldValue toValue(Id<Tag> v) { return std::int64_t{v.number}; }
    static Id<Tag> fromValue(const FieldValue& v)
    {
        return {static_cast<std::uint32_t>(std::get<std::int64_t>(v))};
    }
};
template <class Unit>
struct FieldCodec<Quantity<Unit>> {
    static constexpr FieldKind kind = FieldKind::Number;
    static FieldValue toValue(const Quantity<Unit>& v) { return inSi(v); }
    static Quantity<Unit> fromValue(const FieldValue& v)
    {
        return fromSi<Quantity<Unit>>(std::get<double>(v));
    }
};
template <class Between>
struct FieldCodec<VoltageBetween<Between>> {
    static constexpr FieldKind kind = FieldKind::Number;
    static FieldValue toValue(const VoltageBetween<Between>& v) { return inSi(v); }
    static VoltageBetween<Between> fromValue(const FieldValue& v)
    {
        return fromSi<VoltageBetween<Between>>(std::get<double>(v));
    }
};
template <class T>
struct FieldCodec<std::optional<T>> {
    static constexpr FieldKind kind = FieldCodec<T>::kind;
    static FieldValue toValue(const std::optional<T>& v)
    {
        return v ? FieldCodec<T>::toValue(*v) : FieldValue{};
    }
    static std::optional<T> fromValue(const FieldValue& v)
    {
        if (std::holds_alternative<std::monostate>(v))
            return std::nullopt;
        return FieldCodec<T>::fromValue(v);
    }
};

// An enumeration becomes a Choice by `std::span<const Choice> choicesOf(E)` found beside it, whose
// entries are in the order of the enumerators.
template <class E>
concept ChoiceEnum = std::is_enum_v<E> && requires(E e) {
    {
        choicesOf(e)
    } -> std::convertible_to<std::span<const Choice>>;
};
template <ChoiceEnum E>
struct FieldCodec<E> {
    static constexpr FieldKind kind = FieldKind::Choice;
    static FieldValue toValue(E v)
    {
        return std::string(choicesOf(v)[static_cast<std::size_t>(v)].key);
    }
    static E fromValue(const FieldValue& v)
    {
        const auto choices = choicesOf(E{});
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (std::get<std::string>(v) == choices[i].key)
                return static_cast<E>(i);
        return E{};
    }
};

namespace detail {
template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;
template <>
inline constexpr bool isOptional<Curve> = true;

// Reach a member by its place in the row: one type per member type, not per field, which is what
// keeps the lists quick to compile.
template <class Member>
struct GetAt {
    std::ptrdiff_t offset;
    template <class Row>
    FieldValue operator()(const Row& row) const
    {
        return FieldCodec<Member>::toValue(
            *reinterpret_cast<const Member*>(reinterpret_cast<const char*>(&row) + offset));
    }
};
template <class Member>
struct SetAt {
    std::ptrdiff_t offset;
    FieldInfo info;
    template <class Row>
    Result<void> operator()(Row& row, const FieldValue& value) const
    {
        auto checkedOne = checkedValue(info, value);
        if (!checkedOne)
            return tl::unexpected<Fault>(checkedOne.error());
        *reinterpret_cast<Member*>(reinterpret_cast<char*>(&row) + offset) =
            FieldCodec<Member>::fromValue(*checkedOne);
        return {};
    }
};

template <class T>
struct Unwrapped {
    using type = T;
};
template <class T>
struct Unwrapped<std::optional<T>> {
    using type = T;
};
} // namespace detail

// Makes the field that reaches `reach(row)` (a function giving a reference to the member):
//   field<Rack>({.key = "x", .title = "X", .measure = Measure::Length}, [](auto& r) -> auto& {
//   return r.x; })
template <class Row, class Reach>
Field<Row> field(FieldInfo info, Reach reach)
{
    using Member = std::remove_cvref_t<decltype(reach(std::declval<const Row&>()))>;
    using Plain = typename detail::Unwrapped<Member>::type;
    info.kind = FieldCodec<Member>::kind;
    info.mayBeUnknown = detail::isOptional<Member>;
    if constexpr (ChoiceEnum<Plain>)
        info.choices = choicesOf(Plain{});
    Field<Row> out;
    static_cast<FieldInfo&>(out) = info;
    static const Row sample{};
    const auto offset =
        reinterpret_cast<const char*>(&reach(sample)) - reinterpret_cast<const char*>(&sample);
    out.get = detail::GetAt<Member>{offset};
    out.set = detail::SetAt<Member>{offset, info};
    return out;
}

// Content hash of a row over all its described fields.
template <class Row>
std::uint64_t hashByFields(const Row& row)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const auto& one : fields<Row>())
        hash = (hash ^ hashOf(one.get(row))) * 0x100000001b3ULL;
    return hash;
}

// The default of table.h's content hash: a row is its id and what its fields say.
template <class Row>
std::uint64_t rowHash(const Row& row)
{
    // With the id: the same content at another rack, or in another hall, is another plan.
    return (hashByFields(row) ^ row.id.number) * 0x100000001b3ULL;
}

} // namespace hallwright::model
