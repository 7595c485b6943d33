// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/loop_store.h"

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

namespace {

constexpr double hourSeconds = 3600.0;
constexpr double kelvinZero = 273.15;
constexpr double shareOfCarnot = 0.5;

} // namespace

double reuseCop(double sourceC, double sinkC)
{
    if (sinkC <= sourceC)
        return reuseCopMost;
    return std::min(reuseCopMost, shareOfCarnot * (sinkC + kelvinZero) / (sinkC - sourceC));
}

double pumpWorkPerHeat(const HeatReuse& reuse, double sourceC)
{
    if (!reuse.sinkC || *reuse.sinkC <= sourceC)
        return 0.0;
    const double cop = reuseCop(sourceC, *reuse.sinkC);
    return cop > 1.0 ? 1.0 / (cop - 1.0) : 0.0;
}

double demandShare(const HeatReuse& reuse, double dryBulbC, double coldestC)
{
    if (!reuse.heatingLimitC)
        return 1.0;
    const double span = *reuse.heatingLimitC - coldestC;
    const double heating =
        span > 0.0 ? std::clamp((*reuse.heatingLimitC - dryBulbC) / span, 0.0, 1.0) : 0.0;
    const double base = std::clamp(reuse.base, 0.0, 1.0);
    return base + (1.0 - base) * heating;
}

LoopHour mixed(const LoopHour& a, const LoopHour& b, double share)
{
    if (share <= 0.0)
        return a;
    if (share >= 1.0)
        return b;
    const auto blend = [share](double x, double y) { return (1.0 - share) * x + share * y; };
    LoopHour out = a.model != ChillerModel::None ? a : b;
    out.fanW = blend(a.fanW, b.fanW);
    out.pumpW = blend(a.pumpW, b.pumpW);
    out.chillerW = blend(a.chillerW, b.chillerW);
    out.freeHeatW = blend(a.freeHeatW, b.freeHeatW);
    out.chilledW = blend(a.chilledW, b.chilledW);
    out.rejectedW = blend(a.rejectedW, b.rejectedW);
    out.evaporation = blend(a.evaporation, b.evaporation);
    out.drift = blend(a.drift, b.drift);
    out.blowDown = blend(a.blowDown, b.blowDown);
    out.supplyC = std::max(a.supplyC, b.supplyC);
    out.held = a.held || b.held;
    return out;
}

double TankState::discharge(double powerW)
{
    if (powerW <= 0.0)
        return 0.0;
    const double share = std::min(1.0, storedJ_ / (powerW * hourSeconds));
    storedJ_ = std::max(0.0, storedJ_ - share * powerW * hourSeconds);
    return share;
}

double TankState::charge(double powerW)
{
    if (powerW <= 0.0)
        return 0.0;
    const double share = std::min(1.0, (tank_.capacityJ - storedJ_) / (powerW * hourSeconds));
    storedJ_ = std::min(tank_.capacityJ, storedJ_ + share * powerW * hourSeconds);
    return share;
}

void TankState::lose()
{
    const double kept = storedJ_ * std::pow(1.0 - tank_.lossPerDay, 1.0 / 24.0);
    lostJ_ += storedJ_ - kept;
    storedJ_ = kept;
}

} // namespace hallwright::thermal
