// SPDX-License-Identifier: GPL-3.0-or-later
// Price book: class values of batteries, generating sets and load steps, for power in time.
#include "model/economics/price_book.h"

#include <array>

namespace hallwright::model::detail {

namespace {

using enum InputKey;
using enum Distribution;

// Used where the catalogue entry states none of its own. "Recalled" values come from a standard as
// remembered; check them against it.
// clang-format off
constexpr std::array rows{
    BookRow{BatteryExponent, "battery_exponent", QT_TRANSLATE_NOOP("input", "Peukert exponent of UPS batteries"), Measure::None, 1.15, 1.02, 1.35, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate: lithium about 1.05, valve-regulated lead-acid at high rate 1.2-1.35")},
    BookRow{BatteryRecharge, "battery_recharge", QT_TRANSLATE_NOOP("input", "Battery recharge over UPS load"), Measure::Fraction, 0.10, 0.05, 0.25, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate: 5-25 % of the load")},
    BookRow{UpsWalkIn, "ups_walk_in", QT_TRANSLATE_NOOP("input", "Walk-in of UPS rectifiers"), Measure::Seconds, 20, 10, 30, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate: 10-30 s")},
    BookRow{UpsCurrentDistortion, "ups_current_distortion", QT_TRANSLATE_NOOP("input", "Current distortion of UPS inputs"), Measure::Fraction, 0.04, 0.03, 0.05, Fixed,
            QT_TRANSLATE_NOOP("source", "class of active rectifiers near full load: 3-5 %; recalled")},
    BookRow{GeneratorStart, "generator_start", QT_TRANSLATE_NOOP("input", "Start of a generator until it takes load"), Measure::Seconds, 10, 6, 30, Fixed,
            QT_TRANSLATE_NOOP("source", "NFPA 110 type 10; recalled")},
    BookRow{GeneratorFirstStep, "generator_first_step", QT_TRANSLATE_NOOP("input", "Largest first load step of a generator"), Measure::Fraction, 0.5, 0.3, 1, Fixed,
            QT_TRANSLATE_NOOP("source", "ISO 8528-5, high mean effective pressure: 50-60 %; recalled")},
    BookRow{GeneratorNextStep, "generator_next_step", QT_TRANSLATE_NOOP("input", "Further load steps of a generator"), Measure::Fraction, 0.25, 0.2, 0.3, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate: steps of 20-30 %")},
    BookRow{GeneratorRecovery, "generator_recovery", QT_TRANSLATE_NOOP("input", "Recovery of a generator after a step"), Measure::Seconds, 5, 3, 10, Fixed,
            QT_TRANSLATE_NOOP("source", "ISO 8528-5 class G2, frequency; recalled")},
    BookRow{GeneratorFrequencyDip, "generator_frequency_dip", QT_TRANSLATE_NOOP("input", "Frequency dip at the largest step"), Measure::Fraction, 0.10, 0.07, 0.15, Fixed,
            QT_TRANSLATE_NOOP("source", "ISO 8528-5 class G2: 10 %; G3: 7 %; recalled")},
    BookRow{GeneratorVoltageDip, "generator_voltage_dip", QT_TRANSLATE_NOOP("input", "Voltage dip at the largest step"), Measure::Fraction, 0.20, 0.15, 0.25, Fixed,
            QT_TRANSLATE_NOOP("source", "ISO 8528-5 class G2: 20 %; G3: 15 %; recalled")},
    BookRow{GeneratorFuel, "generator_fuel_l_per_kwh", QT_TRANSLATE_NOOP("input", "Fuel of a generator at full load, L/kWh"), Measure::None, 0.27, 0.24, 0.30, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate of large diesels; below half load they take more per kWh")},
    BookRow{GeneratorAltitude, "generator_altitude", QT_TRANSLATE_NOOP("input", "Altitude up to which a generator gives its rating"), Measure::Length, 1000, 150, 2500, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate of turbocharged sets; ask the maker")},
    BookRow{GeneratorAltitudeLoss, "generator_altitude_loss", QT_TRANSLATE_NOOP("input", "Loss of rating per 100 m above that"), Measure::Fraction, 0.01, 0.005, 0.02, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate: 1 % per 100 m; ask the maker")},
    BookRow{GeneratorAir, "generator_air_limit", QT_TRANSLATE_NOOP("input", "Air up to which a generator gives its rating"), Measure::Temperature, 40, 25, 50, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate; ISO 8528-1 refers to 25 °C, makers of data-centre sets to 40 °C")},
    BookRow{GeneratorAirLoss, "generator_air_loss", QT_TRANSLATE_NOOP("input", "Loss of rating per kelvin above that"), Measure::Fraction, 0.01, 0.004, 0.02, Fixed,
            QT_TRANSLATE_NOOP("source", "class estimate: 2-10 % per 5 K; ask the maker")},
    BookRow{GpuStepShare, "gpu_step_share", QT_TRANSLATE_NOOP("input", "Synchronous load step of GPUs over TDP"), Measure::Fraction, 0.60, 0.50, 0.75, Fixed,
            QT_TRANSLATE_NOOP("source", "published model of training loads: 50-75 % of TDP (arXiv 2506.17284)")},
    BookRow{GpuStepTime, "gpu_step_time", QT_TRANSLATE_NOOP("input", "Time of such a step"), Measure::Seconds, 0.05, 0.005, 1, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: milliseconds; storage in power shelves lengthens it")},
    BookRow{GpuStepPeriod, "gpu_step_period", QT_TRANSLATE_NOOP("input", "Time between such steps"), Measure::Seconds, 2, 0.5, 60, Fixed,
            QT_TRANSLATE_NOOP("source", "every second or two (Uptime Institute update 382; arXiv 2508.14318)")},
    BookRow{VoltageChangeLimit, "voltage_change_limit", QT_TRANSLATE_NOOP("input", "Rapid voltage change allowed at the utility"), Measure::Fraction, 0.03, 0.01, 0.05, Fixed,
            QT_TRANSLATE_NOOP("source", "IEC 61000-3-7, usual 2-4 % by how often; recalled; ask the network operator")},
    BookRow{FlickerLimit, "flicker_limit", QT_TRANSLATE_NOOP("input", "Short-term flicker allowed at the utility"), Measure::None, 0.9, 0.35, 1, Fixed,
            QT_TRANSLATE_NOOP("source", "IEC 61000-3-7 planning level, medium voltage: Pst 0.9; recalled; one customer's share is less")},
    BookRow{DrawSpread, "draw_spread", QT_TRANSLATE_NOOP("input", "Spread of a rack's draw over its typical power"), Measure::Fraction, 0.10, 0.03, 0.25, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: standard deviation of averages over minutes, between phases of jobs; measure your own")},
    BookRow{DrawCorrelation, "draw_correlation", QT_TRANSLATE_NOOP("input", "Correlation of the racks' draws"), Measure::Fraction, 0.9, 0.1, 1, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: racks of one synchronous job rise and fall together; about 0.2 for many small jobs")},
    BookRow{CappingExponent, "capping_exponent", QT_TRANSLATE_NOOP("input", "Throughput by power cap, exponent"), Measure::None, 0.8, 0.4, 1, Fixed,
            QT_TRANSLATE_NOOP("source", "published practice: an H100 held to 600 of 700 W loses 10-15 % in training (0.68 to 1.05), 5-8 % where memory-bound (0.33 to 0.54)")},
};
// clang-format on

} // namespace

std::span<const BookRow> backupRows()
{
    return rows;
}

} // namespace hallwright::model::detail
