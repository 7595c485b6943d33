// SPDX-License-Identifier: GPL-3.0-or-later
// Small hydraulic networks written in few lines, for tests.
#pragma once

#include "model/network/hydraulic_network.h"
#include "thermal/hydraulic/gradient_solver.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <string>
#include <unordered_map>

namespace hallwright::tests {

class NetworkSketch {
public:
    NetworkSketch& node(const std::string& id, double demandM3s = 0.0)
    {
        index_[id] = static_cast<std::uint32_t>(network.nodes.size());
        network.nodes.push_back({id, 0.0, demandM3s, std::nullopt});
        return *this;
    }
    NetworkSketch& held(const std::string& id, double headM)
    {
        node(id);
        network.nodes.back().fixedHeadM = headM;
        return *this;
    }
    // Nodes not named before are made without demand.
    model::HydraulicLink& link(const std::string& id, const std::string& from,
                               const std::string& to, model::LinkLaw law)
    {
        for (const std::string& end : {from, to})
            if (!index_.contains(end))
                node(end);
        network.links.push_back({id, index_[from], index_[to], law, model::FlowDirection::BothWays,
                                 model::LinkState::Open});
        return network.links.back();
    }
    model::HydraulicLink& checkValve(const std::string& id, const std::string& from,
                                     const std::string& to, model::LinkLaw law)
    {
        model::HydraulicLink& made = link(id, from, to, law);
        made.direction = model::FlowDirection::ForwardOnly;
        return made;
    }
    std::uint32_t at(const std::string& node) const { return index_.at(node); }
    std::size_t linkAt(const std::string& id) const
    {
        for (std::size_t k = 0; k < network.links.size(); ++k)
            if (network.links[k].id == id)
                return k;
        return network.links.size();
    }

    model::HydraulicNetwork network;

private:
    std::unordered_map<std::string, std::uint32_t> index_;
};

// k of h = k q² for K v²/2g on a bore: 8K/(π² g D⁴).
inline double localLossPerFlow2(double k, double diameterM)
{
    return 8.0 * k /
           (std::numbers::pi * std::numbers::pi * model::standardGravityMS2 *
            std::pow(diameterM, 4.0));
}

// A sketch solved, with values by name.
struct Solved {
    explicit Solved(const NetworkSketch& from)
        : sketch(from)
    {
        auto solver = thermal::GradientSolver::prepared(from.network);
        if (!solver) {
            fault = solver.error();
            return;
        }
        auto result = solver->solve();
        if (!result)
            fault = result.error();
        else
            solution = *result;
    }
    bool ok() const { return !fault; }
    double head(const std::string& node) const { return solution.headM[sketch.at(node)]; }
    double flow(const std::string& link) const { return solution.flowM3s[sketch.linkAt(link)]; }
    thermal::LinkFlowState state(const std::string& link) const
    {
        return solution.state[sketch.linkAt(link)];
    }

    const NetworkSketch& sketch;
    std::optional<model::Fault> fault;
    thermal::HydraulicSolution solution;
};

} // namespace hallwright::tests

// Equal within a tolerance, with both numbers in the message.
#define HALLWRIGHT_NEAR(actual, expected, tolerance)                                               \
    do {                                                                                           \
        const double nearActual = (actual);                                                        \
        const double nearExpected = (expected);                                                    \
        QVERIFY2(std::abs(nearActual - nearExpected) <= (tolerance),                               \
                 qPrintable(QStringLiteral("%1, expected %2")                                      \
                                .arg(nearActual, 0, 'g', 12)                                       \
                                .arg(nearExpected, 0, 'g', 12)));                                  \
    } while (false)
