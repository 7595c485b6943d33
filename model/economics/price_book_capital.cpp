// SPDX-License-Identifier: GPL-3.0-or-later
// Price book: what is bought. USD of 2025. Marks in the sources: "recalled" and "estimate" rows are
// market classes without a document and want local quotes.
//
// How a published cost per MW and the computed plant share the bill, so that nothing counts twice:
// Cushman & Wakefield's 11.7 MUSD/MW (9.3 to 15.0) is critical capacity 53 %, shell 21 %, site 10
// %, white space 10 %, back of house 4 %, office 2 %. Critical capacity is replaced by the computed
// transformers, UPS, boards, generators, chillers and coolers with their installation; white space
// by computed busways, CDUs, loops and air units plus the fit-out per floor area. Only shell, back
// of house and office (27 %) and site works (10 %) are taken from the published figure.
#include "model/economics/price_book.h"

#include <array>

namespace hallwright::model::detail {

namespace {

using enum InputKey;
using enum Distribution;

// clang-format off
constexpr std::array rows{
    BookRow{RackPriceUnknown, "rack_price_unknown_per_gpu", QT_TRANSLATE_NOOP("input", "Rack price where none is stated, per GPU"), Measure::Money, 45000, 35000, 60000, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: H100 node 300-350 kUSD (about 39 kUSD a GPU), GB200 NVL72 compute 3.4 MUSD a rack (47 kUSD a GPU; Bernstein 2025)")},
    BookRow{FabricPriceFactor, "fabric_price_factor", QT_TRANSLATE_NOOP("input", "Fabric price over list"), Measure::Fraction, 1.0, 0.8, 1.3, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: -20/+30 % as for GPU prices")},
    BookRow{InstallationShare, "installation_share", QT_TRANSLATE_NOOP("input", "Installation, cabling, controls and commissioning over plant equipment"), Measure::Fraction, 0.6, 0.3, 1.0, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: labour and site work on top of equipment; the sum is checked against the published 6.2 MUSD/MW of critical capacity (Cushman & Wakefield 2025)")},
    BookRow{Shell, "shell_cost", QT_TRANSLATE_NOOP("input", "Shell, back of house and offices per IT power"), Measure::MoneyPerPower, 3159, 2511, 4050, Triangular,
            QT_TRANSLATE_NOOP("source", "Cushman & Wakefield, Data Center Development Cost Guide 2025: 27 % of 11.7 (9.3-15.0) MUSD/MW")},
    BookRow{Site, "site_cost", QT_TRANSLATE_NOOP("input", "Site works per IT power"), Measure::MoneyPerPower, 1170, 930, 1500, Triangular,
            QT_TRANSLATE_NOOP("source", "Cushman & Wakefield, Data Center Development Cost Guide 2025: 10 % of 11.7 (9.3-15.0) MUSD/MW")},
    BookRow{HallFitOut, "hall_fit_out", QT_TRANSLATE_NOOP("input", "Hall fit-out per m² (containment, fire protection, lighting, trays)"), Measure::Money, 800, 400, 1500, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: general fit-out class; busways, CDUs, loops and air units are computed apart")},
    BookRow{Land, "land_price", QT_TRANSLATE_NOOP("input", "Land per m²"), Measure::Money, 60.3, 20, 150, Triangular,
            QT_TRANSLATE_NOOP("source", "Cushman & Wakefield 2025: 244 kUSD per acre, US mean; range estimated. Counted where the plot area is stated")},
    BookRow{SoftCostShare, "soft_cost_share", QT_TRANSLATE_NOOP("input", "Design, permits and contingency over plant and building"), Measure::Fraction, 0.15, 0.10, 0.25, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: excluded from Cushman & Wakefield's figure")},
    BookRow{Transformer, "transformer_cost", QT_TRANSLATE_NOOP("input", "Transformer per kVA"), Measure::MoneyPerPower, 42.5, 25, 60, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: dry MV/LV market range 25-60 USD/kVA")},
    BookRow{MediumVoltage, "medium_voltage_cost", QT_TRANSLATE_NOOP("input", "Medium-voltage switchgear per kVA"), Measure::MoneyPerPower, 60, 30, 120, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate")},
    BookRow{Ups, "ups_cost", QT_TRANSLATE_NOOP("input", "UPS with battery per kW"), Measure::MoneyPerPower, 375, 250, 500, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 250-500 USD/kW")},
    BookRow{Switchboard, "switchboard_cost", QT_TRANSLATE_NOOP("input", "Low-voltage boards per kVA of rating"), Measure::MoneyPerPower, 28, 14, 42, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 10-30 USD/A at 415 V")},
    BookRow{Generator, "generator_cost", QT_TRANSLATE_NOOP("input", "Generators per kW"), Measure::MoneyPerPower, 600, 400, 800, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 400-800 USD/kW")},
    BookRow{GeneratorCover, "generator_cover", QT_TRANSLATE_NOOP("input", "Generator rating over facility power at TDP"), Measure::Fraction, 1.25, 0.0, 1.5, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: N+1 of five; 0 where the site has no generators. Used where the derived network holds none")},
    BookRow{Busway, "busway_cost", QT_TRANSLATE_NOOP("input", "Busway with tap-offs per kW carried"), Measure::MoneyPerPower, 105, 60, 150, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 60-150 USD/kW")},
    BookRow{Cdu, "cdu_cost", QT_TRANSLATE_NOOP("input", "CDU per kW of rating"), Measure::MoneyPerPower, 275, 150, 400, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 150-400 USD/kW")},
    BookRow{SecondaryLoop, "secondary_loop_cost", QT_TRANSLATE_NOOP("input", "Secondary loop and manifolds per kW of liquid heat"), Measure::MoneyPerPower, 500, 300, 700, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 300-700 USD/kW")},
    BookRow{FacilityLoop, "facility_loop_cost", QT_TRANSLATE_NOOP("input", "Facility water loop and pumps per kW of heat"), Measure::MoneyPerPower, 150, 80, 300, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: class")},
    BookRow{AirUnit, "air_unit_cost", QT_TRANSLATE_NOOP("input", "CRAH, fan wall or in-row unit per kW of rating"), Measure::MoneyPerPower, 150, 80, 250, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate")},
    BookRow{DryCooler, "dry_cooler_cost", QT_TRANSLATE_NOOP("input", "Dry coolers per kW of liquid heat"), Measure::MoneyPerPower, 120, 70, 200, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate")},
    BookRow{Chiller, "chiller_cost", QT_TRANSLATE_NOOP("input", "Air-cooled chillers per kW of air heat"), Measure::MoneyPerPower, 350, 220, 550, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate")},
    BookRow{Retrofit, "retrofit_cost", QT_TRANSLATE_NOOP("input", "Liquid retrofit of an existing hall per kW"), Measure::MoneyPerPower, 2000, 1000, 3000, Triangular,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 1-3 kUSD/kW")},
    BookRow{RetrofitShare, "retrofit_share", QT_TRANSLATE_NOOP("input", "Share of liquid heat in halls to be retrofitted"), Measure::Fraction, 0.0, 0.0, 1.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: new build; set 1 for an existing air-cooled hall")},
    BookRow{SwitchPort400, "switch_port_400g", QT_TRANSLATE_NOOP("input", "Switch per 400G port"), Measure::Money, 664, 547, 781, Triangular,
            QT_TRANSLATE_NOOP("source", "64-port NDR switch 35-50 kUSD (second-hand, 2025-26)")},
    BookRow{SwitchPort800, "switch_port_800g", QT_TRANSLATE_NOOP("input", "Switch per 800G port"), Measure::Money, 3125, 2344, 3906, Triangular,
            QT_TRANSLATE_NOOP("source", "64-port 800G switch 150-250 kUSD (second-hand, 2025-26)")},
    BookRow{SwitchPort1600, "switch_port_1600g", QT_TRANSLATE_NOOP("input", "Switch per 1.6T port"), Measure::Money, 6250, 4000, 9000, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: twice the 800G port")},
    BookRow{Optic400, "optic_400g", QT_TRANSLATE_NOOP("input", "400G optical module"), Measure::Money, 700, 600, 800, Triangular,
            QT_TRANSLATE_NOOP("source", "600-800 USD (second-hand, 2025-26)")},
    BookRow{Optic800, "optic_800g", QT_TRANSLATE_NOOP("input", "800G optical module"), Measure::Money, 1250, 1100, 1900, Triangular,
            QT_TRANSLATE_NOOP("source", "DR8 1,100-1,400 USD, FR4 1,500-1,900 USD (second-hand, 2025-26)")},
    BookRow{Optic1600, "optic_1600g", QT_TRANSLATE_NOOP("input", "1.6T optical module"), Measure::Money, 2200, 1500, 3500, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: from the 800G range")},
    BookRow{FabricCable, "fabric_cable", QT_TRANSLATE_NOOP("input", "Fibre trunk or copper cable per link"), Measure::Money, 100, 50, 150, Triangular,
            QT_TRANSLATE_NOOP("source", "MPO trunk 50-150 USD (second-hand, 2025-26)")},
    BookRow{CopperShare, "copper_share", QT_TRANSLATE_NOOP("input", "Share of endpoint links in copper"), Measure::Fraction, 0.0, 0.0, 1.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: all optical, since leaf switches stand away from the racks")},
    BookRow{StoragePerGpu, "storage_per_gpu", QT_TRANSLATE_NOOP("input", "Storage per GPU"), Measure::Money, 1024, 820, 1230, Triangular,
            QT_TRANSLATE_NOOP("source", "Bernstein 2025: 1.0-1.5 % of 5.9 MUSD per 72-GPU rack, all in")},
    BookRow{ManagementPerGpu, "management_network_per_gpu", QT_TRANSLATE_NOOP("input", "Management and storage network per GPU"), Measure::Money, 300, 100, 600, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate")},
};
// clang-format on

} // namespace

std::span<const BookRow> priceRows()
{
    return rows;
}

} // namespace hallwright::model::detail
