// SPDX-License-Identifier: GPL-3.0-or-later
// How results are laid out in columns: one field list for each kind of result row.
#pragma once

#include "model/fields.h"
#include "model/results/assessment.h"

namespace hallwright::data {

// Children of a result row, told apart by what they belong to.
struct RackFeedRow {
    model::RackId rack;
    model::FeedResult feed;
};
struct KpiContributionRow {
    std::string kpi; // key
    model::Contribution contribution;
};
struct FindingElementRow {
    int finding = 0; // its position
    model::ElementRef element;
};
struct ValveSettingRow {
    std::string group;
    model::ValveSetting setting;
};
struct FailureRackRow {
    int failure = 0; // its position
    model::RackId rack;
};
struct UnpricedRow {
    std::string what; // has no price or power: the total is a lower bound
};

// The columns of a result row beside (evaluation, position); specialised for each kind.
template <class Row>
const std::vector<model::Field<Row>>& resultFields();

template <>
const std::vector<model::Field<model::KpiValue>>& resultFields();
template <>
const std::vector<model::Field<KpiContributionRow>>& resultFields();
template <>
const std::vector<model::Field<model::Finding>>& resultFields();
template <>
const std::vector<model::Field<FindingElementRow>>& resultFields();
template <>
const std::vector<model::Field<model::RackResult>>& resultFields();
template <>
const std::vector<model::Field<RackFeedRow>>& resultFields();
template <>
const std::vector<model::Field<model::ElementResult>>& resultFields();
template <>
const std::vector<model::Field<model::BalanceResult>>& resultFields(); // without the settings
template <>
const std::vector<model::Field<model::PhaseBalance>>& resultFields();
template <>
const std::vector<model::Field<ValveSettingRow>>& resultFields();
const std::vector<model::Field<model::FailureResult>>& resultFields();
template <>
const std::vector<model::Field<FailureRackRow>>& resultFields();
template <>
const std::vector<model::Field<model::Convergence>>& resultFields();
template <>
const std::vector<model::Field<model::TcoResult>>& resultFields(); // the totals
template <>
const std::vector<model::Field<model::TcoItem>>& resultFields();
template <>
const std::vector<model::Field<model::CashYear>>& resultFields();
template <>
const std::vector<model::Field<model::TornadoBar>>& resultFields();
template <>
const std::vector<model::Field<UnpricedRow>>& resultFields();

template <>
const std::vector<model::Field<model::YearResult>>& resultFields(); // without hours and lists
template <>
const std::vector<model::Field<model::PlantUnits>>& resultFields();
template <>
const std::vector<model::Field<model::PlantLoopDay>>& resultFields();

// Arguments of a message as a JSON list of texts, and back.
std::string argumentsJson(const std::vector<std::string>& arguments);
std::vector<std::string> parseArguments(const std::string& text);

// "rack/1234", "element/…", "project" back to the reference; "project" where it is none of them.
model::ElementRef parseElementRef(std::string_view text);

// Arguments of a message as a JSON list, and back; what is no list has none.
std::string argumentsJson(const std::vector<std::string>& arguments);
std::vector<std::string> parseArguments(const std::string& text);

} // namespace hallwright::data
