// SPDX-License-Identifier: GPL-3.0-or-later
// The law of every link, compiled from a network: terms in SI, and value and slope at a flow.
#pragma once

#include "model/network/hydraulic_network.h"
#include "thermal/hydraulic/laws/limiter_law.h"
#include "thermal/hydraulic/laws/pipe_law.h"
#include "thermal/hydraulic/laws/power_law.h"
#include "thermal/hydraulic/laws/quadratic_pump.h"
#include "thermal/hydraulic/laws/table_law.h"

#include <variant>
#include <vector>

namespace hallwright::thermal {

struct ChurchillTerms : PipeTerms {};
struct EpanetTerms : PipeTerms {};

using LinkTerms = std::variant<EpanetTerms, ChurchillTerms, PowerTerms, TableTerms, TablePumpTerms,
                               QuadraticPumpTerms, LimiterTerms>;

inline DropAndSlope dropAt(const EpanetTerms& terms, double flow)
{
    return epanetPipe(terms, flow);
}
inline DropAndSlope dropAt(const ChurchillTerms& terms, double flow)
{
    return churchillPipe(terms, flow);
}
inline DropAndSlope dropAt(const PowerTerms& terms, double flow)
{
    return powerLaw(terms, flow);
}
inline DropAndSlope dropAt(const TableTerms& terms, double flow)
{
    return tableLoss(terms, flow);
}
inline DropAndSlope dropAt(const TablePumpTerms& terms, double flow)
{
    return tablePump(terms, flow);
}
inline DropAndSlope dropAt(const QuadraticPumpTerms& terms, double flow)
{
    return quadraticPump(terms, flow);
}
inline DropAndSlope dropAt(const LimiterTerms& terms, double flow)
{
    return limiterLaw(terms, flow);
}

class LinkLaws {
public:
    // The network must be sound (model::firstFault).
    explicit LinkLaws(const model::HydraulicNetwork& network);
    LinkLaws(const LinkLaws&) = delete;
    LinkLaws& operator=(const LinkLaws&) = delete;
    LinkLaws(LinkLaws&&) = default;
    LinkLaws& operator=(LinkLaws&&) = default;

    const LinkTerms& terms(std::size_t link) const { return terms_[link]; }
    // With its static loss.
    DropAndSlope at(std::size_t link, double flow) const;
    double staticLoss(std::size_t link) const { return staticLoss_[link]; }
    // Follows a change of values (a pump's speed) of one link.
    void recompile(const model::HydraulicNetwork& network, std::size_t link);

private:
    std::vector<Table> lossTables_;
    std::vector<Table> pumpTables_;
    std::vector<LinkTerms> terms_;
    std::vector<double> staticLoss_;
};

// A flow of plausible size to start the iteration from: 1.5 m/s in bores, the middle of
// tables, half the zero-head flow of pumps.
double startingFlow(const model::HydraulicNetwork& network, const model::HydraulicLink& link);

// Largest flow a pump's curve covers at its speed (zero head, or the last point of a table);
// infinite for other links.
double curveEnd(const LinkTerms& terms);

} // namespace hallwright::thermal
