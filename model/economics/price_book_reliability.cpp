// SPDX-License-Identifier: GPL-3.0-or-later
// Price book: efficiency, failures and recovery of jobs, power of fabric parts.
#include "model/economics/price_book.h"

#include <array>

namespace hallwright::model::detail {

namespace {

using enum InputKey;
using enum Distribution;

// Failures: Llama 3 counted 419 unexpected interruptions in 54 days on 16,384 GPUs, one per 50,677
// GPU-hours: the best published frontier run. Meta's shared research clusters counted 6.50 failures
// per 1,000 node-days, one per 29,538 GPU-hours. 289 of the 419 (GPU 148, HBM 72, SRAM 19, system
// processor 17, NIC 7, silent corruption 6, thermal sensor 6, SSD 3, PSU 3, chassis, IO board, CPU
// and memory 2 each) take a tray out of service: one per 73,473 GPU-hours.
// clang-format off
constexpr std::array rows{
    BookRow{Mfu, "mfu", QT_TRANSLATE_NOOP("input", "Model FLOPs utilisation"), Measure::Fraction, 0.40, 0.30, 0.50, Triangular,
            QT_TRANSLATE_NOOP("source", "published MFU 0.30-0.55 of the BF16 peak (Llama 3: 0.38-0.43); used where a type does not state what the step-time model needs")},
    BookRow{MfuLargeDomainRatio, "mfu_large_domain_ratio", QT_TRANSLATE_NOOP("input", "MFU of domains above 16 GPUs over that of 8-GPU nodes"), Measure::Fraction, 1.0, 0.85, 1.15, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: no MFU of 72-GPU domains at scale is published; what the model says of them is kept, with an open range to both sides")},
    BookRow{KernelEfficiency, "kernel_efficiency", QT_TRANSLATE_NOOP("input", "Share of the peak that matrix work reaches"), Measure::Fraction, 0.60, 0.50, 0.70, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: fitted once, with the overlap, to published runs on A100, H100 and H800; they lie within 20 % of the model (manual: Compute value)")},
    BookRow{CommunicationOverlap, "communication_overlap", QT_TRANSLATE_NOOP("input", "Communication hidden behind compute"), Measure::Fraction, 0.20, 0.0, 0.60, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: fitted once, with the kernel efficiency, to published runs (manual: Compute value)")},
    BookRow{GpuTimePerInterruption, "gpu_hours_per_interruption", QT_TRANSLATE_NOOP("input", "GPU time per interruption"), Measure::Hours, 50677, 29538, 86946, LogNormal,
            QT_TRANSLATE_NOOP("source", "frontier preset: Llama 3, 419 in 54 days on 16,384 GPUs; low: 6.50 failures per 1,000 node-days (Kokolis et al., HPCA 2025); high: as far above")},
    BookRow{LargestJob, "largest_job", QT_TRANSLATE_NOOP("input", "GPUs of one synchronous job, at most"), Measure::Count, 16384, 1024, 131072, Fixed,
            QT_TRANSLATE_NOOP("source", "Llama 3: largest published synchronous run with a measured effective time above 90 %; larger plans run several jobs or replicas that recover alone")},
    BookRow{CheckpointWrite, "checkpoint_write", QT_TRANSLATE_NOOP("input", "Checkpoint write time"), Measure::Seconds, 36, 15, 88, LogNormal,
            QT_TRANSLATE_NOOP("source", "0.01 h in a published cost model of training runs; spread factor 2 estimated")},
    BookRow{DetectTime, "detect_time", QT_TRANSLATE_NOOP("input", "Time to detect a failure"), Measure::Seconds, 120, 50, 290, LogNormal,
            QT_TRANSLATE_NOOP("source", "estimate: crash seconds, hang until the watchdog; detect, replace and reload sum to the 0.25 h of a published cost model")},
    BookRow{PromoteTime, "promote_time", QT_TRANSLATE_NOOP("input", "Time to promote a hot spare"), Measure::Seconds, 60, 25, 145, LogNormal,
            QT_TRANSLATE_NOOP("source", "estimate: used where a domain has hot spares")},
    BookRow{ReplaceTime, "replace_time", QT_TRANSLATE_NOOP("input", "Time to diagnose and replace a node"), Measure::Seconds, 600, 250, 1450, LogNormal,
            QT_TRANSLATE_NOOP("source", "estimate: used where a domain has no hot spares; see detection")},
    BookRow{ReloadTime, "reload_time", QT_TRANSLATE_NOOP("input", "Time to reload and restart"), Measure::Seconds, 180, 75, 435, LogNormal,
            QT_TRANSLATE_NOOP("source", "estimate: see detection")},
    BookRow{GpuTimePerRepair, "gpu_hours_per_repair", QT_TRANSLATE_NOOP("input", "GPU time per tray repair"), Measure::Hours, 73473, 42800, 126100, LogNormal,
            QT_TRANSLATE_NOOP("source", "derived from the Llama 3 table: 289 of 419 interruptions in hardware of a tray")},
    BookRow{RepairTime, "repair_time", QT_TRANSLATE_NOOP("input", "Time to repair a tray"), Measure::Hours, 24, 8, 72, LogNormal,
            QT_TRANSLATE_NOOP("source", "estimate: next working day")},
    BookRow{SpareIdleShare, "idle_share", QT_TRANSLATE_NOOP("input", "Idle over typical power, where a type states none"), Measure::Fraction, 0.30, 0.15, 0.45, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: class of GPU servers at idle")},
    BookRow{SwitchPortPower, "switch_port_power", QT_TRANSLATE_NOOP("input", "Switch power per port, where a type states none"), Measure::PowerSmall, 30, 20, 45, Triangular,
            QT_TRANSLATE_NOOP("source", "estimate: 64-port switches of 1.7-2.2 kW without optics")},
    BookRow{OpticPower400, "optic_power_400g", QT_TRANSLATE_NOOP("input", "Power of a 400G module"), Measure::PowerSmall, 10, 8, 12, Triangular,
            QT_TRANSLATE_NOOP("source", "8-12 W (second-hand, 2025-26)")},
    BookRow{OpticPower800, "optic_power_800g", QT_TRANSLATE_NOOP("input", "Power of an 800G module or faster"), Measure::PowerSmall, 15, 14, 18, Triangular,
            QT_TRANSLATE_NOOP("source", "14-16 W with DSP, envelope 18 W (second-hand, 2025-26)")},
};
// clang-format on

} // namespace

std::span<const BookRow> reliabilityRows()
{
    return rows;
}

} // namespace hallwright::model::detail
