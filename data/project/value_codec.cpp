// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/value_codec.h"

#include "data/sqlite/database.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <limits>

namespace hallwright::data {

using model::FieldInfo;
using model::FieldKind;
using model::FieldValue;
using model::Measure;
using model::Result;

ScaledNumber scaledNumber(Measure measure, double si)
{
    const double value = model::toFile(measure, si);
    return {value, model::fromFile(measure, value) == si};
}

std::optional<std::string> ExactSi::text() const
{
    if (values_.empty())
        return std::nullopt;
    nlohmann::json object = nlohmann::json::object();
    for (const auto& [column, si] : values_)
        object[column] = si;
    return object.dump();
}

ExactSi ExactSi::parse(const std::string& text)
{
    ExactSi out;
    const auto object = nlohmann::json::parse(text, nullptr, false);
    if (object.is_object())
        for (const auto& [column, si] : object.items())
            if (si.is_number())
                out.note(column, si.get<double>());
    return out;
}

double ExactSi::restored(const FieldInfo& field, double fileValue) const
{
    if (!values_.empty()) {
        const std::string name = field.column();
        for (const auto& [column, si] : values_)
            if (column == name && model::toFile(field.measure, si) == fileValue)
                return si;
    }
    return model::fromFile(field.measure, fileValue);
}

const char* columnType(const FieldInfo& field)
{
    switch (field.kind) {
    case FieldKind::Flag:
    case FieldKind::Count:
    case FieldKind::Reference:
        return "INTEGER";
    case FieldKind::Number:
        return "REAL";
    case FieldKind::Text:
    case FieldKind::Choice:
    case FieldKind::Date:
    case FieldKind::Curve:
        return "TEXT";
    }
    return "TEXT";
}

std::string sqlLiteral(const FieldInfo& field, const FieldValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "1" : "0";
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return std::to_string(*count);
    if (const auto* number = std::get_if<double>(&value))
        return fmt::format("{}", scaledNumber(field.measure, *number).value);
    if (const auto* words = std::get_if<std::string>(&value))
        return sqlText(*words);
    if (const auto* curve = std::get_if<model::Curve>(&value))
        return sqlText(curveJson(*curve));
    return "NULL";
}

void bindField(Statement& statement, int parameter, const FieldInfo& field, const FieldValue& value,
               ExactSi& exact)
{
    if (const auto* flag = std::get_if<bool>(&value)) {
        statement.bind(parameter, std::int64_t{*flag});
    } else if (const auto* count = std::get_if<std::int64_t>(&value)) {
        statement.bind(parameter, *count);
    } else if (const auto* number = std::get_if<double>(&value)) {
        const ScaledNumber shown = scaledNumber(field.measure, *number);
        if (!shown.exact)
            exact.note(field.column(), *number);
        statement.bind(parameter, shown.value);
    } else if (const auto* words = std::get_if<std::string>(&value)) {
        statement.bind(parameter, std::string_view(*words));
    } else if (const auto* curve = std::get_if<model::Curve>(&value)) {
        statement.bind(parameter, std::string_view(curveJson(*curve)));
    } else {
        statement.bindNull(parameter);
    }
}

namespace {

Result<FieldValue> wrongKind(const char* expected)
{
    return model::fail(
        model::FaultCode::InvalidInput,
        {QT_TRANSLATE_NOOP("data", "the column holds another kind of value than {0}"), {expected}});
}

Result<FieldValue> wholeNumber(const Statement& statement, int column, const FieldInfo& field)
{
    if (statement.kind(column) != StoredKind::Integer)
        return wrongKind("a whole number");
    const std::int64_t number = statement.integer(column);
    const bool reference = field.kind == FieldKind::Reference;
    const std::int64_t least = reference ? 0 : std::numeric_limits<int>::min();
    const std::int64_t most = reference ? std::int64_t{std::numeric_limits<std::uint32_t>::max()}
                                        : std::int64_t{std::numeric_limits<int>::max()};
    if (number < least || number > most)
        return wrongKind("a whole number of 32 bits");
    return FieldValue{number};
}

} // namespace

Result<FieldValue> fieldAt(const Statement& statement, int column, const FieldInfo& field,
                           const ExactSi& exact)
{
    const StoredKind stored = statement.kind(column);
    if (stored == StoredKind::Null)
        return FieldValue{};
    switch (field.kind) {
    case FieldKind::Flag:
        if (stored != StoredKind::Integer || (statement.integer(column) & ~std::int64_t{1}) != 0)
            return wrongKind("0 or 1");
        return FieldValue{statement.integer(column) == 1};
    case FieldKind::Count:
    case FieldKind::Reference:
        return wholeNumber(statement, column, field);
    case FieldKind::Number:
        if (stored != StoredKind::Real && stored != StoredKind::Integer)
            return wrongKind("a number");
        return FieldValue{exact.restored(field, statement.real(column))};
    case FieldKind::Text:
    case FieldKind::Choice:
    case FieldKind::Date:
        if (stored != StoredKind::Text)
            return wrongKind("text");
        return FieldValue{statement.text(column)};
    case FieldKind::Curve:
        if (stored != StoredKind::Text)
            return wrongKind("a curve");
        return parseCurveJson(statement.text(column)).map([](const model::Curve& curve) {
            return FieldValue{curve};
        });
    }
    return FieldValue{};
}

} // namespace hallwright::data
