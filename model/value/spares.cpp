// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/spares.h"

#include <cmath>

namespace hallwright::model {

double atLeast(int k, int n, double a)
{
    if (k <= 0)
        return 1.0;
    if (k > n || a <= 0.0)
        return 0.0;
    if (a >= 1.0)
        return 1.0;
    // Terms from i = n down, each from the one before; all positive, so nothing cancels.
    double term = std::pow(a, n);
    double sum = term;
    const double odds = (1.0 - a) / a;
    for (int i = n; i > k; --i) {
        term *= odds * i / (n - i + 1);
        sum += term;
    }
    return std::fmin(sum, 1.0);
}

double trayAvailability(Duration gpuTimePerRepair, Duration repair, int gpusPerTray)
{
    const double mtbf = inSi(gpuTimePerRepair) / gpusPerTray;
    return mtbf / (mtbf + inSi(repair));
}

double domainAvailability(const TrayDomain& domain, Duration gpuTimePerRepair, Duration repair)
{
    return atLeast(domain.trays - domain.spareTrays, domain.trays,
                   trayAvailability(gpuTimePerRepair, repair, domain.gpusPerTray));
}

double idleShareWithoutSpares(int gpus, Duration gpuTimePerFailure, Duration repair)
{
    return gpus * (inSi(repair) / inSi(gpuTimePerFailure));
}

Duration breakEvenRepair(double spareShare, int gpus, Duration gpuTimePerFailure)
{
    return spareShare / gpus * gpuTimePerFailure;
}

} // namespace hallwright::model
