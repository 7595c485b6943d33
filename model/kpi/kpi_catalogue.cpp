// SPDX-License-Identifier: GPL-3.0-or-later
// The one list of key figures, in the order of the command line's contract. A value is in the unit
// of its key: the SI-system unit of its measure, percent for "_pct", else as the title says.
#include "model/message.h"
#include "model/results/kpi.h"

#include <array>

namespace hallwright::model {

namespace {

constexpr const char* capacity = QT_TRANSLATE_NOOP("kpi", "Capacity");
constexpr const char* power = QT_TRANSLATE_NOOP("kpi", "Power");
constexpr const char* cooling = QT_TRANSLATE_NOOP("kpi", "Cooling");
constexpr const char* floorGroup = QT_TRANSLATE_NOOP("kpi", "Floor");
constexpr const char* yearGroup = QT_TRANSLATE_NOOP("kpi", "Year");
constexpr const char* compute = QT_TRANSLATE_NOOP("kpi", "Compute");
constexpr const char* cost = QT_TRANSLATE_NOOP("kpi", "Cost");

using enum Better;

// clang-format off
constexpr std::array kpis{
    KpiInfo{"racks", QT_TRANSLATE_NOOP("kpi", "Compute racks"), Measure::Count, Neither, capacity,
            QT_TRANSLATE_NOOP("kpi", "Installed racks of role compute; a hall declared N times counts N times.")},
    KpiInfo{"gpus", QT_TRANSLATE_NOOP("kpi", "GPUs installed"), Measure::Count, Higher, capacity,
            QT_TRANSLATE_NOOP("kpi", "Sum over racks of GPUs per rack.")},
    KpiInfo{"gpus_working", QT_TRANSLATE_NOOP("kpi", "GPUs working"), Measure::Count, Higher, capacity,
            QT_TRANSLATE_NOOP("kpi", "Installed less hot spares.")},
    KpiInfo{"gpus_spare", QT_TRANSLATE_NOOP("kpi", "GPUs as hot spares"), Measure::Count, Neither, capacity,
            QT_TRANSLATE_NOOP("kpi", "Sum over superpods of spare trays times GPUs per tray.")},
    KpiInfo{"it_power_kw", QT_TRANSLATE_NOOP("kpi", "IT power at TDP"), Measure::Power, Neither, power,
            QT_TRANSLATE_NOOP("kpi", "Sum of rack TDP: the basis of heat, flow and sizing. Unknown where a rack states no power.")},
    KpiInfo{"it_power_peak_kw", QT_TRANSLATE_NOOP("kpi", "IT power at peak"), Measure::Power, Neither, power,
            QT_TRANSLATE_NOOP("kpi", "Sum of rack peaks: the basis of transients.")},
    KpiInfo{"it_power_typical_kw", QT_TRANSLATE_NOOP("kpi", "IT power, typical"), Measure::Power, Neither, power,
            QT_TRANSLATE_NOOP("kpi", "Sum of typical rack power: the basis of energy and cost, which count hot spares at their idle share.")},
    KpiInfo{"facility_power_kw", QT_TRANSLATE_NOOP("kpi", "Facility power"), Measure::Power, Lower, power,
            QT_TRANSLATE_NOOP("kpi", "IT at TDP, with switches that are not placed, + computed electrical losses + pumps and fans + heat rejection in the mean weather of the computed year (without a year: an editable share of heat).")},
    KpiInfo{"facility_power_peak_kw", QT_TRANSLATE_NOOP("kpi", "Facility power, design day"), Measure::Power, Lower, power,
            QT_TRANSLATE_NOOP("kpi", "IT at TDP, with switches that are not placed, + losses + pumps, fans and heat rejection on the design day of the climate.")},
    KpiInfo{"liquid_heat_kw", QT_TRANSLATE_NOOP("kpi", "Heat to liquid"), Measure::Power, Neither, cooling,
            QT_TRANSLATE_NOOP("kpi", "Sum over racks at TDP; with the heat to air it equals the IT power.")},
    KpiInfo{"air_heat_kw", QT_TRANSLATE_NOOP("kpi", "Heat to air"), Measure::Power, Lower, cooling,
            QT_TRANSLATE_NOOP("kpi", "Sum over racks at TDP, fan heat included.")},
    KpiInfo{"coolant_flow_lpm", QT_TRANSLATE_NOOP("kpi", "Coolant flow"), Measure::CoolantFlow, Neither, cooling,
            QT_TRANSLATE_NOOP("kpi", "Sum of the solved secondary flow delivered to racks.")},
    KpiInfo{"worst_flow_margin_pct", QT_TRANSLATE_NOOP("kpi", "Lowest flow margin, %"), Measure::None, Higher, cooling,
            QT_TRANSLATE_NOOP("kpi", "Lowest (got - need) / need over liquid-cooled racks.")},
    KpiInfo{"worst_supply_c", QT_TRANSLATE_NOOP("kpi", "Highest coolant supply"), Measure::Temperature, Lower, cooling,
            QT_TRANSLATE_NOOP("kpi", "Highest rack supply temperature.")},
    KpiInfo{"worst_return_c", QT_TRANSLATE_NOOP("kpi", "Highest coolant return"), Measure::Temperature, Neither, cooling,
            QT_TRANSLATE_NOOP("kpi", "Highest rack return temperature.")},
    KpiInfo{"worst_component_c", QT_TRANSLATE_NOOP("kpi", "Hottest component"), Measure::Temperature, Lower, cooling,
            QT_TRANSLATE_NOOP("kpi", "Hottest GPU case by the resistance chain, where plate resistance is sourced.")},
    KpiInfo{"worst_thermal_margin_k", QT_TRANSLATE_NOOP("kpi", "Lowest component margin"), Measure::TemperatureDifference, Higher, cooling,
            QT_TRANSLATE_NOOP("kpi", "Lowest (limit - component temperature) over racks, where both are sourced.")},
    KpiInfo{"dew_point_margin_k", QT_TRANSLATE_NOOP("kpi", "Dew-point margin"), Measure::TemperatureDifference, Higher, cooling,
            QT_TRANSLATE_NOOP("kpi", "Lowest coolant supply less the dew point of its hall; ASHRAE TC 9.9 asks for at least 2 K.")},
    KpiInfo{"worst_air_inlet_c", QT_TRANSLATE_NOOP("kpi", "Rack air inlet, worst"), Measure::Temperature, Lower, cooling,
            QT_TRANSLATE_NOOP("kpi", "Highest rack inlet of the zonal air network (manual: Air).")},
    KpiInfo{"rci_hi", QT_TRANSLATE_NOOP("kpi", "Rack cooling index, high side"), Measure::Fraction, Higher, cooling,
            QT_TRANSLATE_NOOP("kpi", "1 - sum of inlet above 27 °C over racks × (allowable - 27 °C) (Herrlin 2005); 0.96 and more is good. Worst hall.")},
    KpiInfo{"shi", QT_TRANSLATE_NOOP("kpi", "Supply heat index"), Measure::Fraction, Lower, cooling,
            QT_TRANSLATE_NOOP("kpi", "Heat that the air takes up before the racks, over all of it (Sharma 2002); RHI = 1 - SHI. Worst hall.")},
    KpiInfo{"rti", QT_TRANSLATE_NOOP("kpi", "Return temperature index"), Measure::Fraction, Neither, cooling,
            QT_TRANSLATE_NOOP("kpi", "Rise over the air units over rise through the racks (Herrlin 2007): above 1 recirculation, below 1 bypass. Hall farthest from 1.")},
    KpiInfo{"power_worst_loading_pct", QT_TRANSLATE_NOOP("kpi", "Highest electrical loading, %"), Measure::None, Lower, power,
            QT_TRANSLATE_NOOP("kpi", "Highest load over allowed rating of any electrical element, normal state.")},
    KpiInfo{"power_worst_loading_n1_pct", QT_TRANSLATE_NOOP("kpi", "Highest loading, one failure, %"), Measure::None, Lower, power,
            QT_TRANSLATE_NOOP("kpi", "As above under the worst single failure.")},
    KpiInfo{"voltage_drop_worst_pct", QT_TRANSLATE_NOOP("kpi", "Voltage drop, worst, %"), Measure::None, Lower, power,
            QT_TRANSLATE_NOOP("kpi", "Utility to rack inlet, worst feed of any rack, by load flow.")},
    KpiInfo{"power_loss_kw", QT_TRANSLATE_NOOP("kpi", "Electrical losses"), Measure::Power, Lower, power,
            QT_TRANSLATE_NOOP("kpi", "Sum of computed losses of transformers, UPS, cables and busways at TDP.")},
    KpiInfo{"short_circuit_max_ka", QT_TRANSLATE_NOOP("kpi", "Short-circuit current, highest"), Measure::FaultCurrent, Neither, power,
            QT_TRANSLATE_NOOP("kpi", "Highest initial symmetrical current by IEC 60909-0, maximum case, of all AC boards and busways, fed by utility or generators.")},
    KpiInfo{"power_availability", QT_TRANSLATE_NOOP("kpi", "Power availability"), Measure::Fraction, Higher, power,
            QT_TRANSLATE_NOOP("kpi", "Share of the year in which the worst rack is fed: minimal cut sets of first and second order with common causes and maintenance, planned outages apart.")},
    KpiInfo{"ride_through_s", QT_TRANSLATE_NOOP("kpi", "Ride-through"), Measure::Seconds, Higher, power,
            QT_TRANSLATE_NOOP("kpi", "Shortest time to throttle over single failures of power and cooling.")},
    KpiInfo{"pue_annual", QT_TRANSLATE_NOOP("kpi", "PUE, year"), Measure::None, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "Facility energy over IT energy of 8,760 h (ISO/IEC 30134-2).")},
    KpiInfo{"pue_peak", QT_TRANSLATE_NOOP("kpi", "PUE, peak hour"), Measure::None, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "Facility over IT power in the worst hour of the year.")},
    KpiInfo{"wue_annual_l_per_kwh", QT_TRANSLATE_NOOP("kpi", "WUE, year, L/kWh"), Measure::None, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "Water used on site over IT energy (ISO/IEC 30134-9).")},
    KpiInfo{"energy_annual_mwh", QT_TRANSLATE_NOOP("kpi", "Energy, year"), Measure::Energy, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "Facility energy of 8,760 h.")},
    KpiInfo{"water_annual_m3", QT_TRANSLATE_NOOP("kpi", "Water, year, m³"), Measure::None, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "On-site water of 8,760 h.")},
    KpiInfo{"carbon_annual_t", QT_TRANSLATE_NOOP("kpi", "Carbon, year"), Measure::Carbon, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "Facility energy of each hour times the grid factor of its band.")},
    KpiInfo{"ere", QT_TRANSLATE_NOOP("kpi", "ERE, year"), Measure::None, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "Facility energy less reused heat, over IT energy (ISO/IEC 30134-6, The Green Grid).")},
    KpiInfo{"erf", QT_TRANSLATE_NOOP("kpi", "ERF, year"), Measure::Fraction, Higher, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "Reused heat over facility energy (ISO/IEC 30134-6).")},
    KpiInfo{"mlc", QT_TRANSLATE_NOOP("kpi", "MLC, annualised"), Measure::None, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "Energy of cooling, fans, pumps, heat rejection and humidifiers over IT energy (ASHRAE 90.4).")},
    KpiInfo{"elc", QT_TRANSLATE_NOOP("kpi", "ELC, design"), Measure::None, Lower, yearGroup,
            QT_TRANSLATE_NOOP("kpi", "1 − product of the efficiencies of service, UPS and distribution, from the solved load flow at TDP (ASHRAE 90.4 design ELC).")},
    KpiInfo{"floor_load_worst_kg_m2", QT_TRANSLATE_NOOP("kpi", "Floor load, worst"), Measure::MassPerArea, Lower, floorGroup,
            QT_TRANSLATE_NOOP("kpi", "Rack mass over footprint and half of its service clearances.")},
    KpiInfo{"rack_density_kw_m2", QT_TRANSLATE_NOOP("kpi", "Power density"), Measure::PowerPerArea, Neither, floorGroup,
            QT_TRANSLATE_NOOP("kpi", "IT power at TDP over hall floor.")},
    KpiInfo{"site_area_m2", QT_TRANSLATE_NOOP("kpi", "Site area needed"), Measure::Area, Lower, floorGroup,
            QT_TRANSLATE_NOOP("kpi", "Halls, rooms and yards by area per kW, with roads and setbacks (manual: Site).")},
    KpiInfo{"fault_domain_gpus", QT_TRANSLATE_NOOP("kpi", "Fault domain, GPUs"), Measure::Count, Lower, compute,
            QT_TRANSLATE_NOOP("kpi", "GPUs of the largest scale-up domain.")},
    KpiInfo{"mfu", QT_TRANSLATE_NOOP("kpi", "MFU"), Measure::Fraction, Higher, compute,
            QT_TRANSLATE_NOOP("kpi", "Model FLOPs utilisation of the dense peak at the named precision: the plan's own, else by the step-time model or the roofline, else the default of the assumptions; the note says which and why.")},
    KpiInfo{"goodput", QT_TRANSLATE_NOOP("kpi", "Goodput"), Measure::Fraction, Higher, compute,
            QT_TRANSLATE_NOOP("kpi", "Productive share of time: ETTR of one job by Daly's exact model at its best checkpoint interval, times the share of time in which a domain has enough working trays and that in which racks are fed.")},
    KpiInfo{"effective_pflops", QT_TRANSLATE_NOOP("kpi", "Effective compute"), Measure::ComputeRate, Higher, compute,
            QT_TRANSLATE_NOOP("kpi", "Dense peak at the named precision × working GPUs × MFU × goodput.")},
    KpiInfo{"effective_precision", QT_TRANSLATE_NOOP("kpi", "Precision of the peak"), Measure::None, Neither, compute,
            QT_TRANSLATE_NOOP("kpi", "What effective compute and MFU refer to; always dense.")},
    KpiInfo{"time_to_train_days", QT_TRANSLATE_NOOP("kpi", "Time to train"), Measure::Days, Lower, compute,
            QT_TRANSLATE_NOOP("kpi", "6 × active parameters × tokens / effective compute.")},
    KpiInfo{"tokens_per_day", QT_TRANSLATE_NOOP("kpi", "Tokens per day"), Measure::Count, Higher, compute,
            QT_TRANSLATE_NOOP("kpi", "Training: effective compute / (6 × active parameters). Inference: tokens per GPU and second (the plan's own, else by a roofline) × working GPUs × goodput.")},
    KpiInfo{"fabric_switches", QT_TRANSLATE_NOOP("kpi", "Fabric switches"), Measure::Count, Lower, compute,
            QT_TRANSLATE_NOOP("kpi", "Leaf, spine and core switches of the scale-out compute fabric, by switch radix.")},
    KpiInfo{"fabric_optics", QT_TRANSLATE_NOOP("kpi", "Fabric optics"), Measure::Count, Lower, compute,
            QT_TRANSLATE_NOOP("kpi", "Two modules per optical link; endpoint links within reach are copper.")},
    KpiInfo{"fabric_cost_usd", QT_TRANSLATE_NOOP("kpi", "Fabric cost"), Measure::Money, Lower, compute,
            QT_TRANSLATE_NOOP("kpi", "Switches, optics and cables of the compute fabric.")},
    KpiInfo{"capex_usd", QT_TRANSLATE_NOOP("kpi", "Capital cost"), Measure::Money, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "Everything bought at the start: racks, fabric, storage, electrical and cooling plant, building.")},
    KpiInfo{"opex_usd_per_year", QT_TRANSLATE_NOOP("kpi", "Running cost, average year"), Measure::MoneyPerYear, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "Energy, water, staff, maintenance, spares, insurance: mean over the horizon, with escalation, undiscounted.")},
    KpiInfo{"tco_usd", QT_TRANSLATE_NOOP("kpi", "Total cost of ownership"), Measure::Money, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "Present value over the horizon: purchases, replacements at life end, running costs at year ends, less residual value.")},
    KpiInfo{"tco_years", QT_TRANSLATE_NOOP("kpi", "Horizon"), Measure::Years, Neither, cost,
            QT_TRANSLATE_NOOP("kpi", "Years over which the cost is counted.")},
    KpiInfo{"usd_per_gpu_hour", QT_TRANSLATE_NOOP("kpi", "Cost per GPU-hour, USD"), Measure::None, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "Levelised: present value of cost over present value of installed GPUs × 8,760 h a year.")},
    KpiInfo{"usd_per_effective_pflop_day", QT_TRANSLATE_NOOP("kpi", "Cost per effective PFLOP-day, USD"), Measure::None, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "Levelised cost per day over effective PFLOP/s × utilisation.")},
    KpiInfo{"usd_per_million_tokens", QT_TRANSLATE_NOOP("kpi", "Cost per million tokens, USD"), Measure::None, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "Levelised cost per day over tokens per day × utilisation.")},
    KpiInfo{"tco_p10_usd", QT_TRANSLATE_NOOP("kpi", "Total cost, 1 in 10 below"), Measure::Money, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "10th percentile of the sampled total cost.")},
    KpiInfo{"tco_p50_usd", QT_TRANSLATE_NOOP("kpi", "Total cost, median"), Measure::Money, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "Median of the sampled total cost.")},
    KpiInfo{"tco_p90_usd", QT_TRANSLATE_NOOP("kpi", "Total cost, 9 in 10 below"), Measure::Money, Lower, cost,
            QT_TRANSLATE_NOOP("kpi", "90th percentile of the sampled total cost.")},
    KpiInfo{"battery_time_min", QT_TRANSLATE_NOOP("kpi", "Battery time, shortest"), Measure::Minutes, Higher, power,
            QT_TRANSLATE_NOOP("kpi", "Shortest run of a UPS battery at the hall's load, by Peukert's law.")},
    KpiInfo{"fuel_autonomy_h", QT_TRANSLATE_NOOP("kpi", "Fuel autonomy, shortest"), Measure::Hours, Higher, power,
            QT_TRANSLATE_NOOP("kpi", "Usable fuel over what the generators burn at the hall's load. Unknown where no fuel is stated.")},
    KpiInfo{"flicker_pst", QT_TRANSLATE_NOOP("kpi", "Flicker at the utility, Pst"), Measure::None, Lower, power,
            QT_TRANSLATE_NOOP("kpi", "Short-term severity of synchronous job steps at the lowest fault level, by the analytical method of IEC 61000-3-3.")},
    KpiInfo{"racks_more", QT_TRANSLATE_NOOP("kpi", "Racks that fit on the power"), Measure::Count, Higher, capacity,
            QT_TRANSLATE_NOOP("kpi", "More racks like those there that every chain, hall limit and utility limit can feed after any single failure; floor and cooling apart.")},
    KpiInfo{"stranded_power_kw", QT_TRANSLATE_NOOP("kpi", "Stranded UPS power"), Measure::Power, Lower, power,
            QT_TRANSLATE_NOOP("kpi", "UPS output that redundancy leaves for use and that no rack can draw, since something else binds.")},
};
// clang-format on

} // namespace

std::span<const KpiInfo> kpiCatalogue()
{
    return kpis;
}

const KpiInfo* findKpi(std::string_view key)
{
    for (const auto& kpi : kpis)
        if (key == kpi.key)
            return &kpi;
    return nullptr;
}

} // namespace hallwright::model
