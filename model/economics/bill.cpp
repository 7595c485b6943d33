// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/bill.h"

namespace hallwright::model {

int timesOf(const Plan& plan, HallId hall)
{
    const auto* found = plan.halls.find(hall);
    return found ? std::max(0, found->count) : 1;
}

std::optional<PriceRange> priceOf(const EquipmentType& type)
{
    std::optional<Money> low;
    std::optional<Money> high;
    std::visit(
        [&](const auto& kind) {
            if constexpr (requires { kind.priceLow; }) {
                low = kind.priceLow;
                high = kind.priceHigh;
            } else if constexpr (requires { kind.pricePerMetreLow; }) {
                low = kind.pricePerMetreLow;
                high = kind.pricePerMetreHigh;
            }
        },
        type.kind);
    if (!low && !high)
        return std::nullopt;
    return PriceRange{inSi(low ? *low : *high), inSi(high ? *high : *low)};
}

BillOfQuantities billOf(const BillCase& from)
{
    BillOfQuantities bill;
    for (const auto& group : from.compute.groups)
        bill.gpus += static_cast<double>(group.gpus);
    bill.agreedDemand = from.project.site.utilityLimit;
    bill.year = from.year;
    addRackLines(from, bill);
    addPlantLines(from, bill);
    return bill;
}

} // namespace hallwright::model
