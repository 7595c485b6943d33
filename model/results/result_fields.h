// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of result rows described once, as fields.h does for plan rows: the inspector, the
// rack schedule, the element table and reports read these lists.
#pragma once

#include "model/fields.h"
#include "model/results/phase_balance.h"
#include "model/results/results.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

template <class Result>
struct ResultFigure {
    const char* key = "";   // without the unit suffix
    const char* title = ""; // source text, scope "result"
    Measure measure = Measure::None;
    const char* chain = ""; // source text: how it comes about, with the standard
    std::function<FieldValue(const Result&)> get; // SI; monostate is unknown
};

template <class Result>
const std::vector<ResultFigure<Result>>& resultFigures();
template <>
const std::vector<ResultFigure<RackResult>>& resultFigures<RackResult>();
template <>
const std::vector<ResultFigure<ElementResult>>& resultFigures<ElementResult>();
template <>
const std::vector<ResultFigure<PhaseBalance>>& resultFigures<PhaseBalance>();

} // namespace hallwright::model
