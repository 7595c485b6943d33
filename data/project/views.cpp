// SPDX-License-Identifier: GPL-3.0-or-later
// Read-only views for other people's SQL: the questions that are asked most, in plain columns.
#include "data/project/schema.h"
#include "model/results/kpi.h"

namespace hallwright::data {

namespace {

// One row an alternative, one column a key figure.
std::string compareSelect()
{
    std::string sql = "SELECT a.name AS alternative";
    for (const auto& kpi : model::kpiCatalogue())
        sql += ",\n  max(CASE WHEN k.key = " + sqlText(kpi.key) +
               " THEN coalesce(k.value, nullif(k.words, '')) END) AS " + sqlName(kpi.key);
    return sql + R"(,
  (SELECT count(*) FROM finding f WHERE f.evaluation = e.id AND f.severity = 'error' AND NOT f.waived) AS errors,
  (SELECT count(*) FROM finding f WHERE f.evaluation = e.id AND f.severity = 'warning' AND NOT f.waived) AS warnings,
  e.evaluated_at, e.program, e.plan_hash
FROM alternative a
LEFT JOIN evaluation e ON e.alternative = a.id AND e.case_name = 'design'
LEFT JOIN kpi k ON k.evaluation = e.id
GROUP BY a.id ORDER BY a.position)";
}

constexpr const char* rackSchedule = R"(
WITH feed AS (
  SELECT evaluation, rack, group_concat(letter || ' ' || element, ', ') AS feeds
  FROM rack_feed_result GROUP BY evaluation, rack)
SELECT a.name AS alternative, h.label AS hall, h."count" AS hall_count, w.label AS "row", r.id AS rack,
  r.label, t.key AS type, t.name AS type_name, r.x_m, r.y_m, r.turn_deg, r.status, r.energised,
  s.typical_kw, s.tdp_kw, s.peak_kw, r.measured_kw, s.liquid_heat_kw, s.air_heat_kw,
  s.flow_need_lpm, s.flow_got_lpm, s.supply_c, s.return_c, s.floor_load_kg_m2, f.feeds
FROM rack r
JOIN alternative a ON a.id = r.alternative
LEFT JOIN hall h ON h.alternative = r.alternative AND h.id = r.hall
LEFT JOIN "row" w ON w.alternative = r.alternative AND w.id = r."row"
LEFT JOIN equipment_type t ON t.id = r.type
LEFT JOIN evaluation e ON e.alternative = a.id AND e.case_name = 'design'
LEFT JOIN rack_result s ON s.evaluation = e.id AND s.rack = r.id
LEFT JOIN feed f ON f.evaluation = e.id AND f.rack = r.id
ORDER BY a.position, h.id, r.id)";

constexpr const char* feedLoading = R"(
WITH served AS (
  SELECT evaluation, element, count(DISTINCT rack) AS racks FROM rack_feed_result
  GROUP BY evaluation, element)
SELECT a.name AS alternative, h.label AS hall, s.element, s.kind, s.type, s.rating,
  coalesce(v.racks, 0) AS racks_fed, s.current_a, s.power_kw, s.loss_kw,
  s.loading * 100 AS loading_pct, s.loading_worst * 100 AS loading_worst_pct, s.worst_contingency
FROM element_result s
JOIN evaluation e ON e.id = s.evaluation AND e.case_name = 'design'
JOIN alternative a ON a.id = e.alternative
LEFT JOIN hall h ON h.alternative = a.id AND h.id = s.hall
LEFT JOIN served v ON v.evaluation = s.evaluation AND v.element = s.element
WHERE s.discipline = 'electrical'
ORDER BY a.position, s.loading DESC)";

constexpr const char* loopMargins = R"(
SELECT a.name AS alternative, s.loop, count(*) AS racks, sum(s.liquid_heat_kw) AS liquid_heat_kw,
  sum(s.flow_need_lpm) AS flow_need_lpm, sum(s.flow_got_lpm) AS flow_got_lpm,
  min((s.flow_got_lpm - s.flow_need_lpm) / s.flow_need_lpm) * 100 AS worst_flow_margin_pct,
  max(s.supply_c) AS worst_supply_c, max(s.return_c) AS worst_return_c,
  max(s.drop_kpa) AS worst_drop_kpa, max(s.component_c) AS worst_component_c,
  min(s.component_limit_c - s.component_c) AS worst_component_margin_k
FROM rack_result s
JOIN evaluation e ON e.id = s.evaluation AND e.case_name = 'design'
JOIN alternative a ON a.id = e.alternative
WHERE s.loop <> ''
GROUP BY a.id, s.loop ORDER BY a.position, s.loop)";

constexpr const char* costByYear = R"(
SELECT a.name AS alternative, y.year, y.capital_usd, y.running_usd, y.discounted_usd,
  y.cumulative_usd
FROM tco_year y
JOIN evaluation e ON e.id = y.evaluation AND e.case_name = 'design'
JOIN alternative a ON a.id = e.alternative
ORDER BY a.position, y.year)";

} // namespace

std::vector<ViewSpec> views()
{
    return {{"v_compare", compareSelect()},
            {"v_rack_schedule", rackSchedule},
            {"v_feed_loading", feedLoading},
            {"v_loop_margins", loopMargins},
            {"v_cost_by_year", costByYear}};
}

} // namespace hallwright::data
