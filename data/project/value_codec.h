// SPDX-License-Identifier: GPL-3.0-or-later
// One field value to and from one column: the column holds the unit in its name, the plan SI.
#pragma once

#include "data/sqlite/statement.h"
#include "model/fields.h"

#include <string>
#include <utility>
#include <vector>

namespace hallwright::data {

// A double in the unit of files. Not every SI double has a double in kW or L/min that scales back
// to the same bits; `exact` tells, and such values are kept beside in SI (ExactSi), so that a plan
// that is loaded is the plan that was saved and its fingerprint still names its results.
struct ScaledNumber {
    double value = 0.0;
    bool exact = true;
};
ScaledNumber scaledNumber(model::Measure measure, double si);

// The SI values of a row's columns that their own unit cannot hold to the last bit: a JSON object
// {column: SI value} in the column `exact_si`, NULL where there is none. A column changed by
// foreign SQL wins over it.
class ExactSi {
public:
    void note(std::string column, double si) { values_.emplace_back(std::move(column), si); }
    std::optional<std::string> text() const;
    // What cannot be parsed is passed over: the columns themselves still hold the values.
    static ExactSi parse(const std::string& text);
    // SI of the number read from a column.
    double restored(const model::FieldInfo& field, double fileValue) const;

private:
    std::vector<std::pair<std::string, double>> values_;
};

// "INTEGER", "REAL" or "TEXT".
const char* columnType(const model::FieldInfo& field);
// The value as an SQL literal in the unit of files.
std::string sqlLiteral(const model::FieldInfo& field, const model::FieldValue& value);

void bindField(Statement& statement, int parameter, const model::FieldInfo& field,
               const model::FieldValue& value, ExactSi& exact);
// A Fault, without place, where the column holds another kind of value than the field.
model::Result<model::FieldValue> fieldAt(const Statement& statement, int column,
                                         const model::FieldInfo& field, const ExactSi& exact);

// A curve as {"x_unit": "c", "y_unit": "lpm", "points": [[20, 80], …]}; with "x_si" or "y_si"
// beside it where an axis would not scale back exactly.
std::string curveJson(const model::Curve& curve);
model::Result<model::Curve> parseCurveJson(const std::string& text);

} // namespace hallwright::data
