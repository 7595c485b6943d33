// SPDX-License-Identifier: GPL-3.0-or-later
// Price book: time and money, lives, energy, water, people.
#include "model/economics/price_book.h"

#include <array>

namespace hallwright::model::detail {

namespace {

using enum InputKey;
using enum Distribution;

// clang-format off
constexpr std::array rows{
    BookRow{EnergyPrice, "energy_price", QT_TRANSLATE_NOOP("input", "Energy price"), Measure::MoneyPerEnergy, 0.083, 0.064, 0.107, LogNormal,
            QT_TRANSLATE_NOOP("source", "US industrial mean 2025, 8.3 cents (Epoch AI from EIA), all in; spread sigma 0.20")},
    BookRow{EnergyEscalation, "energy_escalation", QT_TRANSLATE_NOOP("input", "Energy price rise per year"), Measure::Fraction, 0.034, 0.0, 0.06, Triangular,
            QT_TRANSLATE_NOOP("source", "derived from US industrial means 2019-2025: 6.8 to 8.3 cents (Epoch AI from EIA); range estimated")},
    BookRow{Escalation, "escalation", QT_TRANSLATE_NOOP("input", "Rise of other running costs per year"), Measure::Fraction, 0.025, 0.015, 0.04, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: general inflation")},
    BookRow{DemandCharge, "demand_charge", QT_TRANSLATE_NOOP("input", "Demand charge"), Measure::MoneyPerPowerMonth, 0.0, 0.0, 20.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 0, since the default energy price is an all-in mean; with a tariff enter both (recalled: 8-20 USD/kW and month)")},
    BookRow{TakeOrPay, "take_or_pay", QT_TRANSLATE_NOOP("input", "Least billed share of the agreed demand"), Measure::Fraction, 0.85, 0.80, 0.85, Fixed,
            QT_TRANSLATE_NOOP("source", "AEP Ohio data centre tariff 2025: 85 % for 12 years; others 80-85 %")},
    BookRow{DiscountRate, "discount_rate", QT_TRANSLATE_NOOP("input", "Discount rate per year"), Measure::Fraction, 0.09, 0.06, 0.14, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 6-12 %, debt of new cloud providers 9-14 %")},
    BookRow{Horizon, "horizon", QT_TRANSLATE_NOOP("input", "Horizon"), Measure::Years, 5, 3, 15, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: one life of the IT, so that alternatives are compared on one generation")},
    BookRow{Utilisation, "utilisation", QT_TRANSLATE_NOOP("input", "Share of hours with work"), Measure::Fraction, 1.0, 0.55, 1.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 1, the basis of published cost per GPU-hour and PFLOP-day; shared clusters about 0.55-0.9. Idle hours draw the idle share of typical power")},
    BookRow{ItLife, "it_life", QT_TRANSLATE_NOOP("input", "Life of racks"), Measure::Years, 5, 3, 6, Triangular,
            QT_TRANSLATE_NOOP("source", "accounting lives 2025: Amazon 5 (part), Meta 5.5, CoreWeave and others 6; conservative 3")},
    BookRow{PlantLife, "plant_life", QT_TRANSLATE_NOOP("input", "Life of electrical and cooling plant"), Measure::Years, 15, 12, 20, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 12-20 years")},
    BookRow{ShellLife, "shell_life", QT_TRANSLATE_NOOP("input", "Life of the building"), Measure::Years, 25, 25, 39, Fixed,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 25-39 years")},
    BookRow{NetworkLife, "network_life", QT_TRANSLATE_NOOP("input", "Life of network and storage"), Measure::Years, 5, 4, 6, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 4-6 years")},
    BookRow{HeatRejectionLiquid, "heat_rejection_liquid", QT_TRANSLATE_NOOP("input", "Heat rejection power over liquid heat"), Measure::Fraction, 0.04, 0.02, 0.08, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate until the plant year is computed: dry cooler at its design point, 117.7 kW of fans for 2,931 kW (BAC TDFS1238N record in modelica-buildings) = 4.0 %")},
    BookRow{HeatRejectionAir, "heat_rejection_air", QT_TRANSLATE_NOOP("input", "Heat rejection power over air heat"), Measure::Fraction, 0.25, 0.12, 0.35, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate until the plant year is computed: air-cooled chiller with fans at COP 4, no economiser; room fans are computed apart")},
    BookRow{WaterUseLiquid, "water_use_liquid", QT_TRANSLATE_NOOP("input", "Water over liquid heat, L/kWh"), Measure::None, 0.16, 0.0, 1.96, Fixed,
            QT_TRANSLATE_NOOP("source", "median of large plants: liquid with dry adiabatic cooling 0.16, with tower 1.96 (second-hand)")},
    BookRow{WaterUseAir, "water_use_air", QT_TRANSLATE_NOOP("input", "Water over air heat, L/kWh"), Measure::None, 0.28, 0.0, 2.19, Fixed,
            QT_TRANSLATE_NOOP("source", "median of large plants: adiabatic dry 0.28, tower with economiser 2.19 (second-hand)")},
    BookRow{WaterPrice, "water_price", QT_TRANSLATE_NOOP("input", "Water price"), Measure::MoneyPerVolume, 2.5, 1.0, 4.0, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 1-4 USD/m³")},
    BookRow{StaffPer10Mw, "staff_per_10mw", QT_TRANSLATE_NOOP("input", "Staff per 10 MW of IT power"), Measure::None, 5.5, 3.0, 8.0, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 3-8 at hyperscale")},
    BookRow{Salary, "salary", QT_TRANSLATE_NOOP("input", "Cost of one full-time employee"), Measure::MoneyPerYear, 150000, 110000, 200000, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate")},
    BookRow{MaintenanceShare, "maintenance_share", QT_TRANSLATE_NOOP("input", "Maintenance per year over installed plant"), Measure::Fraction, 0.03, 0.02, 0.04, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 2-4 %")},
    BookRow{SparesShare, "spares_share", QT_TRANSLATE_NOOP("input", "IT spares and support per year over racks and fabric"), Measure::Fraction, 0.02, 0.01, 0.03, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 1-3 %")},
    BookRow{InsuranceShare, "insurance_share", QT_TRANSLATE_NOOP("input", "Insurance and property tax per year over all capital"), Measure::Fraction, 0.01, 0.005, 0.015, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 0.5-1.5 %")},
    BookRow{CarbonFactor, "carbon_factor", QT_TRANSLATE_NOOP("input", "Carbon factor of the grid"), Measure::CarbonPerEnergy, 0.35, 0.03, 0.70, Fixed,
            QT_TRANSLATE_NOOP("source", "US 2025-26 (GreenCalculus from eGRID, Ember, DEFRA); another set gives 0.367")},
    BookRow{CarbonPrice, "carbon_price", QT_TRANSLATE_NOOP("input", "Carbon price"), Measure::MoneyPerMass, 0.0, 0.0, 0.15, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 0, no price on the site's carbon; enter the local one")},
};
// clang-format on

} // namespace

std::span<const BookRow> runningRows()
{
    return rows;
}

} // namespace hallwright::model::detail
