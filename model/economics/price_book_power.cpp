// SPDX-License-Identifier: GPL-3.0-or-later
// Price book: failure rates and repair times of the power chain, for the availability of racks.
#include "model/economics/price_book.h"

#include <array>

namespace hallwright::model::detail {

namespace {

using enum InputKey;
using enum Distribution;

// Rates are per year. "Recalled" rows are those of the IEEE 493 (Gold Book) standard network as
// remembered, consistent with its published availabilities; check them against the standard.
// clang-format off
constexpr std::array rows{
    BookRow{UtilityFailures, "utility_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a utility supply"), Measure::None, 1.956, 0.5, 4, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, single circuit; recalled")},
    BookRow{UtilityRepair, "utility_repair", QT_TRANSLATE_NOOP("input", "Length of a utility failure"), Measure::Hours, 1.32, 0.5, 4, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, single circuit; recalled")},
    BookRow{UtilityCommonCause, "utility_common_cause", QT_TRANSLATE_NOOP("input", "Share of utility failures that hit all supplies"), Measure::Fraction, 0.16, 0.05, 1, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493: 0.312 failures per year of both circuits over 1.956 of one; recalled. 1 where all supplies come from one substation")},
    BookRow{GeneratorStartFailure, "generator_start_failure", QT_TRANSLATE_NOOP("input", "Failures of a generator per start"), Measure::Fraction, 0.0135, 0.001, 0.02, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493-1997 survey; recalled. Well-kept fleets claim 0.001 to 0.005")},
    BookRow{GeneratorRunFailures, "generator_run_failures", QT_TRANSLATE_NOOP("input", "Failures of a generator per hour of running"), Measure::None, 0.00536, 0.0005, 0.01, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493-1997 survey; recalled")},
    BookRow{TransformerFailures, "transformer_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a transformer"), Measure::None, 0.00111, 0.0005, 0.01, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, liquid, 3,000 kVA; recalled")},
    BookRow{TransformerRepair, "transformer_repair", QT_TRANSLATE_NOOP("input", "Repair time of a transformer"), Measure::Hours, 5, 5, 200, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, liquid, 3,000 kVA, replaced from stock; recalled")},
    BookRow{UpsFailures, "ups_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a UPS module"), Measure::None, 0.07008, 0.01, 0.1, Fixed,
            QT_TRANSLATE_NOOP("source", "125,000 h between failures of a module, class of makers' figures (second-hand)")},
    BookRow{UpsRepair, "ups_repair", QT_TRANSLATE_NOOP("input", "Repair time of a UPS module"), Measure::Hours, 8, 2, 48, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: service contract with parts at hand")},
    BookRow{BoardFailures, "board_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a switchboard's bus"), Measure::None, 0.00949, 0.0017, 0.02, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, bare bus 600 V; recalled. Insulated: 0.0017")},
    BookRow{BoardRepair, "board_repair", QT_TRANSLATE_NOOP("input", "Repair time of a switchboard's bus"), Measure::Hours, 7.29, 2.4, 48, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, bare bus 600 V; recalled")},
    BookRow{BreakerFailures, "breaker_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a board's breaker"), Measure::None, 0.00185, 0.0002, 0.005, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, 600 V drawout, closed, above 600 A; recalled")},
    BookRow{BreakerRepair, "breaker_repair", QT_TRANSLATE_NOOP("input", "Repair time of a board's breaker"), Measure::Hours, 0.5, 0.5, 8, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, 600 V drawout, closed, above 600 A; recalled")},
    BookRow{TapFailures, "tap_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a tap-off breaker"), Measure::None, 0.0052, 0.0002, 0.01, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, fixed, closed, up to 600 A; recalled")},
    BookRow{TapRepair, "tap_repair", QT_TRANSLATE_NOOP("input", "Repair time of a tap-off breaker"), Measure::Hours, 5.8, 1, 12, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, fixed, closed, up to 600 A; recalled")},
    BookRow{BuswayFailures, "busway_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a metre of busway"), Measure::None, 0.00041, 0.0001, 0.001, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, bus duct, 0.000125 per circuit foot; recalled")},
    BookRow{BuswayRepair, "busway_repair", QT_TRANSLATE_NOOP("input", "Repair time of a busway"), Measure::Hours, 12.9, 4, 48, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493 standard network, bus duct; recalled")},
    BookRow{TransferFailures, "transfer_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a static transfer switch"), Measure::None, 0.01752, 0.005, 0.05, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 500,000 h between failures")},
    BookRow{TransferRepair, "transfer_repair", QT_TRANSLATE_NOOP("input", "Repair time of a static transfer switch"), Measure::Hours, 8, 2, 48, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: service contract with parts at hand")},
    BookRow{RingCableFailures, "ring_cable_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a metre of medium-voltage cable"), Measure::None, 2.01e-5, 5e-6, 1e-4, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493-1997 survey, above 600 V, in conduit below ground, 0.00613 per 1,000 ft; recalled")},
    BookRow{RingCableRepair, "ring_cable_repair", QT_TRANSLATE_NOOP("input", "Repair time of a medium-voltage cable"), Measure::Hours, 26.5, 8, 96, Fixed,
            QT_TRANSLATE_NOOP("source", "IEEE 493-1997 survey, above 600 V, in conduit below ground; recalled")},
    BookRow{RingUnitFailures, "ring_unit_failures", QT_TRANSLATE_NOOP("input", "Failures per year of a ring-main unit"), Measure::None, 0.0034, 0.0005, 0.01, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: three panels at the 0.00113 each of insulated bus above 600 V of the IEEE 493-1997 survey, recalled")},
    BookRow{RingUnitRepair, "ring_unit_repair", QT_TRANSLATE_NOOP("input", "Repair time of a ring-main unit"), Measure::Hours, 27, 8, 270, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: median of the IEEE 493-1997 survey for bus above 600 V, recalled; its mean is near ten times that")},
    BookRow{PowerCommonCause, "power_common_cause", QT_TRANSLATE_NOOP("input", "Share of failures that hit all equal units"), Measure::Fraction, 0.05, 0.01, 0.10, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: beta factors of 1 to 10 % are usual for equal units of one maker and one maintenance")},
    BookRow{PowerMaintenance, "power_maintenance", QT_TRANSLATE_NOOP("input", "Planned maintenance of a transformer, UPS or board per year"), Measure::Hours, 8, 0, 48, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: one working day each")},
};
// clang-format on

} // namespace

std::span<const BookRow> powerReliabilityRows()
{
    return rows;
}

} // namespace hallwright::model::detail
