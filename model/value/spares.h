// SPDX-License-Identifier: GPL-3.0-or-later
// Hot spares counted by trays: k-of-n availability of a scale-up domain.
#pragma once

#include "model/units.h"

namespace hallwright::model {

// A scale-up domain of `trays` equal trays that works while at least trays − spareTrays are up.
struct TrayDomain {
    int trays = 1;
    int spareTrays = 0;
    int gpusPerTray = 8;
};

// P(at least k of n up), each up with probability a, independent:
// sum over i = k..n of C(n, i) a^i (1 − a)^(n − i). 1 where k <= 0, 0 where k > n.
double atLeast(int k, int n, double a);

// Long-run share of time a tray is up: MTBF / (MTBF + MTTR), with the tray's MTBF the GPU-hours per
// repair over its GPUs. A service action takes the whole tray, so trays and not GPUs are counted.
double trayAvailability(Duration gpuTimePerRepair, Duration repair, int gpusPerTray);

// Share of time in which the domain has enough trays up to do its job.
double domainAvailability(const TrayDomain& domain, Duration gpuTimePerRepair, Duration repair);

// First-order idle share of a domain without spares: gpus · MTTR / MTBF per GPU.
double idleShareWithoutSpares(int gpus, Duration gpuTimePerFailure, Duration repair);

// Repair time above which a reserve of `spareShare` of the GPUs costs less idle time than none.
Duration breakEvenRepair(double spareShare, int gpus, Duration gpuTimePerFailure);

} // namespace hallwright::model
