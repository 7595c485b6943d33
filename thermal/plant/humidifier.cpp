// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/humidifier.h"

#include <algorithm>

namespace hallwright::thermal {

HumidityYear humidityYear(const HumidityTask& task, std::span<const double> humidityRatio,
                          std::span<const double> pressurePa)
{
    HumidityYear out;
    out.waterKg.assign(humidityRatio.size(), 0.0);
    out.powerW.assign(humidityRatio.size(), 0.0);
    if (task.kind == model::Humidifier::None)
        return out;
    const double energy = task.kind == model::Humidifier::Steam ? steamEnergy : mistingEnergy;
    for (std::size_t i = 0; i < humidityRatio.size(); ++i) {
        const double wanted = saturationHumidityRatio(task.dewPointC, pressurePa[i]);
        const double lack = std::max(0.0, wanted - humidityRatio[i]);
        const double volume = specificVolumeM3Kg(task.indoorC, humidityRatio[i], pressurePa[i]);
        const double water = task.outsideAirM3S / volume * lack; // kg/s
        out.waterKg[i] = water * 3600.0;
        out.powerW[i] = water * energy;
    }
    return out;
}

} // namespace hallwright::thermal
