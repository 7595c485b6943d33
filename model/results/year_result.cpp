// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/year_result.h"

#include "model/message.h"

#include <tuple>

namespace hallwright::model {

const char* endUseTitle(EndUse use)
{
    static constexpr std::array<const char*, endUseCount> titles{
        QT_TRANSLATE_NOOP("term", "IT"),
        QT_TRANSLATE_NOOP("term", "electrical losses"),
        QT_TRANSLATE_NOOP("term", "CDU pumps and air units"),
        QT_TRANSLATE_NOOP("term", "facility water pumps"),
        QT_TRANSLATE_NOOP("term", "heat rejection fans"),
        QT_TRANSLATE_NOOP("term", "chillers"),
        QT_TRANSLATE_NOOP("term", "heat pumps"),
        QT_TRANSLATE_NOOP("term", "humidifiers"),
        QT_TRANSLATE_NOOP("term", "lighting and offices"),
    };
    return titles[static_cast<std::size_t>(use)];
}

double YearHours::facilityW(std::size_t hour) const
{
    double sum = 0.0;
    for (const auto& column : powerW)
        sum += column[hour];
    return sum;
}

double energyReuseEffectiveness(Energy facility, Energy reused, Energy it)
{
    return (facility - reused) / it;
}

bool operator==(const YearResult& a, const YearResult& b)
{
    const auto figures = [](const YearResult& y) {
        return std::tie(y.climate, y.generated, y.energy, y.total, y.pue, y.puePeak, y.wue, y.water,
                        y.length, y.rejectionLiquid, y.rejectionAir, y.waterLiquid, y.waterAir,
                        y.heldTower, y.evaporation, y.peak, y.designPeak, y.reusedHeat, y.freeHours,
                        y.shortHours, y.warmestSupply, y.curveHours, y.liftHours, y.units,
                        y.meanPressurePa, y.waterHumidifying, y.mlc, y.elc, y.peakShare,
                        y.coincidentPeakBand, y.storedHeat, y.carbonKg, y.energyCost, y.tariff,
                        y.gridCarbon, y.designDay, y.losses, y.lossShare);
    };
    const bool sameHours = a.hourly == b.hourly || (a.hourly && b.hourly && *a.hourly == *b.hourly);
    return figures(a) == figures(b) && sameHours;
}

} // namespace hallwright::model
