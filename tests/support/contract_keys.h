// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of key figures in JSON, typed from the table of the command line's contract, in its
// order.
#pragma once

#include <array>

namespace hallwright::tests {

inline constexpr std::array<const char*, 53> contractKeys{
    "racks",
    "gpus",
    "gpus_working",
    "gpus_spare",
    "it_power_kw",
    "it_power_peak_kw",
    "it_power_typical_kw",
    "facility_power_kw",
    "facility_power_peak_kw",
    "liquid_heat_kw",
    "air_heat_kw",
    "coolant_flow_lpm",
    "worst_flow_margin_pct",
    "worst_supply_c",
    "worst_return_c",
    "worst_component_c",
    "worst_thermal_margin_k",
    "dew_point_margin_k",
    "power_worst_loading_pct",
    "power_worst_loading_n1_pct",
    "voltage_drop_worst_pct",
    "power_loss_kw",
    "short_circuit_max_ka",
    "power_availability",
    "ride_through_s",
    "pue_annual",
    "pue_peak",
    "wue_annual_l_per_kwh",
    "energy_annual_mwh",
    "water_annual_m3",
    "carbon_annual_t",
    "floor_load_worst_kg_m2",
    "rack_density_kw_m2",
    "fault_domain_gpus",
    "mfu",
    "goodput",
    "effective_pflops",
    "effective_precision",
    "time_to_train_days",
    "tokens_per_day",
    "fabric_switches",
    "fabric_optics",
    "fabric_cost_usd",
    "capex_usd",
    "opex_usd_per_year",
    "tco_usd",
    "tco_years",
    "usd_per_gpu_hour",
    "usd_per_effective_pflop_day",
    "usd_per_million_tokens",
    "tco_p10_usd",
    "tco_p50_usd",
    "tco_p90_usd",
};

} // namespace hallwright::tests
