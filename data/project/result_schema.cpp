// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the answer: replaced as a whole by each evaluation, droppable without loss.
#include "data/project/result_fields.h"
#include "data/project/schema.h"

namespace hallwright::data {

using namespace model;

namespace {

const char* const ofEvaluation = "NOT NULL REFERENCES evaluation (id) ON DELETE CASCADE";

// Rows of one evaluation in their order.
TableSpec rowsOf(std::string name, std::vector<ColumnSpec> columns)
{
    std::vector<ColumnSpec> all{{"evaluation", "INTEGER", ofEvaluation},
                                {"position", "INTEGER", "NOT NULL"}};
    all.insert(all.end(), columns.begin(), columns.end());
    return {std::move(name), std::move(all), "evaluation, position"};
}

template <class Row>
TableSpec results(std::string name)
{
    std::vector<ColumnSpec> columns;
    for (const auto& field : resultFields<Row>())
        columns.push_back(resultColumnOf(field));
    return rowsOf(std::move(name), std::move(columns));
}

TableSpec evaluations()
{
    return {"evaluation",
            {{"id", "INTEGER", "NOT NULL"},
             {"alternative", "INTEGER", "NOT NULL REFERENCES alternative (id) ON DELETE CASCADE"},
             {"name", "TEXT"}, // of the alternative when it was evaluated
             {"case_name", "TEXT", "NOT NULL DEFAULT 'design'"},
             {"plan_hash", "TEXT"},    // fingerprint of all that the evaluation read
             {"program", "TEXT"},      // version that computed
             {"catalogue", "TEXT"},    // version of the shipped catalogue
             {"evaluated_at", "TEXT"}, // UTC, ISO 8601
             {"duration_s", "REAL"}},
            "id"};
}

TableSpec sampleSummary()
{
    return {"tco_sample_summary",
            {{"evaluation", "INTEGER", ofEvaluation},
             {"samples", "INTEGER", "NOT NULL"},
             {"mean_usd", "REAL"},
             {"deviation_usd", "REAL"},
             {"lowest_usd", "REAL"},
             {"highest_usd", "REAL"},
             // Every sample in the order drawn, float64 little-endian: cost in USD, and discounted
             // effective PFLOP-days.
             {"draws", "BLOB"},
             {"output_draws", "BLOB"}},
            "evaluation"};
}

} // namespace

std::vector<TableSpec> resultTables()
{
    return {
        evaluations(),
        results<KpiValue>("kpi"),
        results<KpiContributionRow>("kpi_contribution"),
        results<Finding>("finding"),
        results<FindingElementRow>("finding_element"),
        results<RackResult>("rack_result"),
        results<RackFeedRow>("rack_feed_result"),
        results<ElementResult>("element_result"),
        results<BalanceResult>("balance_result"),
        results<PhaseBalance>("phase_balance_result"),
        results<ValveSettingRow>("valve_setting"),
        results<Convergence>("convergence"),
        results<TcoResult>("tco"),
        results<TcoItem>("tco_item"),
        results<CashYear>("tco_year"),
        results<TornadoBar>("tco_tornado"),
        results<UnpricedRow>("tco_unpriced"),
        sampleSummary(),
        results<FailureResult>("failure_result"),
        results<FailureRackRow>("failure_rack"),
        results<YearResult>("year_result"),
        results<PlantUnits>("plant_unit"),
        results<PlantLoopDay>("plant_design_day"),
        rowsOf("hour_result", {{"quantity", "TEXT", "NOT NULL"},
                               {"unit", "TEXT"},
                               {"hours", "INTEGER", "NOT NULL"},
                               {"encoding", "TEXT", "NOT NULL"},
                               {"data", "BLOB"}}),
    };
}

} // namespace hallwright::data
