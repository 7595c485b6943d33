// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/capex.h"

namespace hallwright::model {

namespace {

constexpr double quoteLow = 0.8;
constexpr double quoteHigh = 1.3;

double unitPrice(const BillLine& line, const InputValues& inputs, double position)
{
    if (line.price)
        return at(inputs, *line.price);
    const double middle = (line.low + line.high) / 2.0;
    const bool single = line.high <= line.low;
    const double low = single ? quoteLow * middle : line.low;
    const double high = single ? quoteHigh * middle : line.high;
    return middle + (position < 0.0 ? position * (middle - low) : position * (high - middle));
}

} // namespace

double capexOf(const BillLine& line, const InputValues& inputs, double position)
{
    const double factor = line.factor ? at(inputs, *line.factor) : 1.0;
    return line.quantity * factor * unitPrice(line, inputs, position);
}

CapexSums withShares(CapexSums sums, const InputValues& inputs)
{
    sums.installation = at(inputs, InputKey::InstallationShare) * sums.equipment;
    sums.soft = at(inputs, InputKey::SoftCostShare) *
                (sums.equipment + sums.installed + sums.installation + sums.building);
    return sums;
}

void addTo(CapexSums& sums, BillRole role, double usd)
{
    switch (role) {
    case BillRole::It:
        sums.it += usd;
        break;
    case BillRole::Network:
        sums.network += usd;
        break;
    case BillRole::Equipment:
        sums.equipment += usd;
        break;
    case BillRole::Installed:
        sums.installed += usd;
        break;
    case BillRole::Building:
        sums.building += usd;
        break;
    case BillRole::Land:
        sums.land += usd;
        break;
    }
}

CapexSums capexSums(const BillOfQuantities& bill, const CostPoint& point)
{
    CapexSums sums;
    for (std::size_t i = 0; i < bill.lines.size(); ++i) {
        const double position = point.positions.empty() ? 0.0 : point.positions[i];
        addTo(sums, bill.lines[i].role, capexOf(bill.lines[i], point.inputs, position));
    }
    return withShares(sums, point.inputs);
}

} // namespace hallwright::model
