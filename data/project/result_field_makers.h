// SPDX-License-Identifier: GPL-3.0-or-later
// Makers of result columns for members that are no described type: enumerations, texts of values.
#pragma once

#include "model/fields.h"

namespace hallwright::data {

// A plain member, as in the model's own lists.
template <class Row, class Reach>
model::Field<Row> column(const char* key, model::Measure measure, Reach reach)
{
    model::FieldInfo description;
    description.key = key;
    description.measure = measure;
    return model::field<Row>(description, reach);
}

// A member that is kept as text.
template <class Row, class ToText, class FromText>
model::Field<Row> textColumn(const char* key, ToText toText, FromText fromText)
{
    model::Field<Row> out;
    out.key = key;
    out.kind = model::FieldKind::Text;
    out.get = [toText](const Row& row) { return model::FieldValue{std::string(toText(row))}; };
    out.set = [fromText](Row& row, const model::FieldValue& value) -> model::Result<void> {
        const auto* words = std::get_if<std::string>(&value);
        fromText(row, words != nullptr ? *words : std::string());
        return {};
    };
    return out;
}

// An enumeration by the words of its list, in the order of the enumerators.
template <class Row, class Enum>
model::Field<Row> enumColumn(const char* key, Enum Row::*member,
                             std::span<const std::string_view> words)
{
    return textColumn<Row>(
        key, [=](const Row& row) { return words[static_cast<std::size_t>(row.*member)]; },
        [=](Row& row, const std::string& word) {
            for (std::size_t i = 0; i < words.size(); ++i)
                if (words[i] == word)
                    row.*member = static_cast<Enum>(i);
        });
}

// A number that may be anything, also not finite (a residual of a failed solve), or unknown.
template <class Row, class Get, class Set>
model::Field<Row> numberColumn(const char* key, Get get, Set set)
{
    model::Field<Row> out;
    out.key = key;
    out.kind = model::FieldKind::Number;
    out.mayBeUnknown = true;
    out.get = [get](const Row& row) {
        const std::optional<double> number = get(row);
        return number ? model::FieldValue{*number} : model::FieldValue{};
    };
    out.set = [set](Row& row, const model::FieldValue& value) -> model::Result<void> {
        const auto* number = std::get_if<double>(&value);
        set(row, number != nullptr ? std::optional<double>(*number) : std::nullopt);
        return {};
    };
    return out;
}

} // namespace hallwright::data
