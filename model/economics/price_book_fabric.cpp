// SPDX-License-Identifier: GPL-3.0-or-later
// Price book: how cables run, what other networks and storage hold. Not drawn.
#include "model/economics/price_book.h"

#include <array>

namespace hallwright::model::detail {

namespace {

using enum InputKey;
using enum Distribution;

// clang-format off
constexpr std::array rows{
    BookRow{CableRise, "cable_rise", QT_TRANSLATE_NOOP("input", "Cable tray above the racks"), Measure::Length, 0.3, 0.1, 1.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: tray 0.3 m above the rack; ports at half of the rack's height")},
    BookRow{CableSlackShare, "cable_slack_share", QT_TRANSLATE_NOOP("input", "Cable slack over the way"), Measure::Fraction, 0.10, 0.05, 0.15, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 10 % for bends and changes of tray")},
    BookRow{CableSlackEnd, "cable_slack_end", QT_TRANSLATE_NOOP("input", "Cable slack at each end"), Measure::Length, 0.5, 0.3, 1.5, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: service loop and way inside the rack")},
    BookRow{SwitchRackSpace, "switch_rack_space", QT_TRANSLATE_NOOP("input", "Rack units for switches in a network rack"), Measure::Count, 32, 16, 42, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 42 less patch panels, power and air")},
    BookRow{HallGap, "hall_gap", QT_TRANSLATE_NOOP("input", "Way between halls without a position"), Measure::Length, 10, 5, 50, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: repeated halls stand in a square block with this gap")},
    BookRow{StoragePortsPerNode, "storage_ports_per_node", QT_TRANSLATE_NOOP("input", "Storage and in-band ports per compute tray"), Measure::Count, 2, 1, 4, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: one dual-port data processing unit per tray or node")},
    BookRow{ManagementPortsPerNode, "management_ports_per_node", QT_TRANSLATE_NOOP("input", "Management ports per compute tray"), Measure::Count, 2, 1, 4, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: one for the board controller, one for the processing unit")},
    BookRow{CheckpointBytes, "checkpoint_bytes", QT_TRANSLATE_NOOP("input", "Checkpoint bytes per parameter"), Measure::Count, 14, 12, 18, Fixed,
            QT_TRANSLATE_NOOP("source", "parameters in 2 bytes, master copy in 4, two moments of Adam in 8 (Rajbhandari et al. 2020, gradients not kept)")},
    BookRow{CheckpointsKept, "checkpoints_kept", QT_TRANSLATE_NOOP("input", "Checkpoints kept"), Measure::Count, 20, 5, 100, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: the latest few and one in a hundred for return")},
    BookRow{StorageHeadroom, "storage_headroom", QT_TRANSLATE_NOOP("input", "Storage kept free"), Measure::Fraction, 0.20, 0.10, 0.30, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: parallel file systems slow down when full")},
    BookRow{StorageUnitCapacity, "storage_unit_capacity", QT_TRANSLATE_NOOP("input", "Storage appliance: usable capacity"), Measure::Information, 500000, 250000, 1000000, Fixed,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 2U flash appliance of 24 drives of 30 TB")},
    BookRow{StorageUnitRead, "storage_unit_read", QT_TRANSLATE_NOOP("input", "Storage appliance: reading"), Measure::Bandwidth, 90, 40, 115, Fixed,
            QT_TRANSLATE_NOOP("source", "recalled: 90 GB/s of a 2U flash appliance for AI")},
    BookRow{StorageUnitWrite, "storage_unit_write", QT_TRANSLATE_NOOP("input", "Storage appliance: writing"), Measure::Bandwidth, 65, 20, 75, Fixed,
            QT_TRANSLATE_NOOP("source", "recalled: 65 GB/s of a 2U flash appliance for AI")},
    BookRow{StorageUnitPower, "storage_unit_power", QT_TRANSLATE_NOOP("input", "Storage appliance: power"), Measure::PowerSmall, 2000, 1200, 2800, Fixed,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: 2U flash appliance at load")},
    BookRow{StorageUnitPrice, "storage_unit_price", QT_TRANSLATE_NOOP("input", "Storage appliance: price"), Measure::Money, 250000, 150000, 500000, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 300-1,000 USD per usable TB with its software; quote locally")},
    BookRow{StoragePowerPerGpu, "storage_power_per_gpu", QT_TRANSLATE_NOOP("input", "Storage power per GPU where no storage is stated"), Measure::PowerSmall, 8, 2, 20, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: one appliance of 2 kW for about 250 GPUs, as the price per GPU implies")},
    BookRow{StorageCapacity, "storage_capacity", QT_TRANSLATE_NOOP("input", "Storage given: usable capacity (0: as needed)"), Measure::Information, 0, 0, 1e9, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 0, not stated: as much as the workload needs")},
    BookRow{StorageRead, "storage_read", QT_TRANSLATE_NOOP("input", "Storage given: reading (0: as needed)"), Measure::Bandwidth, 0, 0, 1e5, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 0, not stated: as fast as the workload needs")},
    BookRow{StorageWrite, "storage_write", QT_TRANSLATE_NOOP("input", "Storage given: writing (0: as needed)"), Measure::Bandwidth, 0, 0, 1e5, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 0, not stated: checkpoints take the assumed write time")},
    BookRow{DataPerToken, "data_per_token", QT_TRANSLATE_NOOP("input", "Training data read per token, bytes"), Measure::Count, 4, 2, 100000, Fixed,
            QT_TRANSLATE_NOOP("source", "token numbers of text take 2 to 4 bytes; pictures and video thousands a token")},
};
// clang-format on

} // namespace

std::span<const BookRow> fabricRows()
{
    return rows;
}

} // namespace hallwright::model::detail
