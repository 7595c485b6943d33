// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/collapse.h"

#include <fmt/format.h>

#include <cmath>

namespace hallwright::power {

Collapse findCollapse(NewtonFlow& flow, const FlowOrder& order, const FlowLimits& limits)
{
    Collapse collapse;
    const int begin = flow.island().begin;
    const auto solves = [&](double loading) {
        flow.startAtNoLoad(order);
        return flow.solve(limits, loading).end == FlowEnd::Converged;
    };
    const auto note = [&](double loading) {
        collapse.loading = loading;
        collapse.weakest = flow.lowest();
        collapse.voltagePu =
            std::abs(flow.voltages()[static_cast<std::size_t>(collapse.weakest - begin)]);
    };
    collapse.weakest = begin;
    if (!solves(0.0))
        return collapse;
    note(0.0);
    double low = 0.0;
    double high = 1.0;
    for (int i = 0; i < 10; ++i) {
        const double middle = 0.5 * (low + high);
        if (solves(middle)) {
            low = middle;
            note(middle);
        } else {
            high = middle;
        }
    }
    return collapse;
}

model::Fault collapseFault(const model::ElectricalNetwork& network, int weakestBus,
                           const Collapse& collapse)
{
    const std::string where = "bus " + network.buses[static_cast<std::size_t>(weakestBus)].id;
    if (collapse.loading == 0.0)
        return {
            model::FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("power", "no operating point was found, not even for a "
                                        "thousandth of the load"),
             {}},
            where,
            {QT_TRANSLATE_NOOP("power", "Check impedances, base power and nominal voltages"), {}}};
    return {
        model::FaultCode::NoSolution,
        {QT_TRANSLATE_NOOP("power", "voltage collapse: no operating point. At {0} % of the load "
                                    "this is the weakest bus, at {1} pu; more is not carried"),
         {fmt::format("{:.1f}", 100.0 * collapse.loading),
          fmt::format("{:.3f}", collapse.voltagePu)}},
        where,
        {QT_TRANSLATE_NOOP("power", "Lower the load, add a feed, or use lower impedance"), {}}};
}

} // namespace hallwright::power
