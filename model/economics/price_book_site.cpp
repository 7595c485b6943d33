// SPDX-License-Identifier: GPL-3.0-or-later
// Price book: bands of the day in tariff and grid, and the areas of rooms and yards per kW.
#include "model/economics/price_book.h"

#include <array>

namespace hallwright::model::detail {

namespace {

using enum InputKey;
using enum Distribution;

// Areas hold equipment with its service clearances and the aisle to it, one storey, no offices.
// Where no source is named they are built up from footprints: the text says how.
// clang-format off
constexpr std::array rows{
    BookRow{PeakPrice, "peak_price", QT_TRANSLATE_NOOP("input", "Energy price in peak hours, above the energy price"), Measure::MoneyPerEnergy, 0.0, 0.0, 0.15, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 0, since the default energy price is an all-in mean; with a time-of-use tariff enter the off-peak price above and the difference here")},
    BookRow{PeakCarbon, "peak_carbon", QT_TRANSLATE_NOOP("input", "Carbon factor in peak hours, above the grid's"), Measure::CarbonPerEnergy, 0.0, -0.3, 0.3, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 0, one factor at all hours; enter the difference of the grid's marginal plant")},
    BookRow{PeakStart, "peak_start", QT_TRANSLATE_NOOP("input", "Peak hours start at"), Measure::Hours, 14, 0, 24, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: afternoon and evening, every day")},
    BookRow{PeakEnd, "peak_end", QT_TRANSLATE_NOOP("input", "Peak hours end at"), Measure::Hours, 20, 0, 24, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: afternoon and evening, every day; an end before the start runs over midnight")},
    BookRow{AreaElectrical, "area_electrical_m2_mw", QT_TRANSLATE_NOOP("input", "Transformers, boards and UPS, m² per MVA installed"), Measure::None, 32, 20, 50, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: a chain of 2.5 MVA has about 14 m² of transformer and 18 m of boards and UPS 1 m deep, 1.2 m free before and 1 m behind: 72 m², a tenth more for corridors")},
    BookRow{AreaBattery, "area_battery_m2_mwh", QT_TRANSLATE_NOOP("input", "Lithium battery room, m² per MWh"), Measure::None, 50, 35, 100, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: cabinets of about 35 kWh on 0.6 m² with 1 m before them, half as much again for spacing and walls; lead-acid takes two to three times that")},
    BookRow{AreaPump, "area_pump_m2_mw", QT_TRANSLATE_NOOP("input", "Pumps, exchangers and water treatment, m² per MW of heat"), Measure::None, 18, 8, 30, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: a pump of 2 MW on 2.5 m² takes 13.5 m² with 1 m around, N+1 of four a third more, the same again for exchanger and filters")},
    BookRow{AreaGenerator, "area_generator_m2_mw", QT_TRANSLATE_NOOP("input", "Generator yard, m² per MW installed"), Measure::None, 30, 20, 45, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: an enclosure of 3 MW is about 13 m by 3.6 m on its tank; with 1.5 m to the next and its share of a lane 90 m²")},
    BookRow{AreaRejection, "area_rejection_m2_mw", QT_TRANSLATE_NOOP("input", "Heat rejection yard, m² per MW of heat, dry"), Measure::None, 55, 25, 110, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: a dry cooler of 1 MW is about 12 m by 2.3 m, doubled for air to reach it; towers take about a third, chillers with their coils half as much again")},
    BookRow{AreaTank, "area_tank_m2_m3", QT_TRANSLATE_NOOP("input", "Tanks, m² per m³"), Measure::None, 0.25, 0.12, 0.5, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 6 m high, 1.5 m around")},
    BookRow{AreaAccess, "area_access_share", QT_TRANSLATE_NOOP("input", "Roads, setbacks and offices over halls, rooms and yards"), Measure::Fraction, 1.0, 0.5, 2.5, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: as much again; codes and substation differ by site")},
};
// clang-format on

} // namespace

std::span<const BookRow> siteRows()
{
    return rows;
}

} // namespace hallwright::model::detail
