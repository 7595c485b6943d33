// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/air/zonal_air.h"

#include <Eigen/SparseCholesky>
#include <Eigen/SparseLU>

#include <algorithm>
#include <cmath>

namespace hallwright::thermal {

using model::FaultCode;
using model::Result;

namespace {

using Matrix = Eigen::SparseMatrix<double>;
using Entries = std::vector<Eigen::Triplet<double>>;

// A leak of each cell to nowhere, over the mean conductance: makes the level of pressure definite
// and takes no flow worth naming, as all flows balance.
constexpr double pin = 1e-10;
// Exchange of a face at the least, kg/s: a cell that nothing flows through takes its neighbours'
// temperature.
constexpr double leastExchange = 1e-6;
constexpr double tolerance = 1e-6;

int at(std::size_t cell)
{
    return static_cast<int>(cell);
}

double throughRack(const AirRack& rack)
{
    return (1.0 - rack.ownShare) * rack.flow;
}

Eigen::VectorXd sourcesOf(const AirNetwork& network)
{
    Eigen::VectorXd out = Eigen::VectorXd::Zero(at(network.cells));
    for (const auto& supply : network.supplies)
        out[at(supply.cell)] += supply.flow;
    for (const auto& back : network.returns)
        out[at(back.cell)] -= back.flow;
    for (const auto& rack : network.racks) {
        out[at(rack.front)] -= throughRack(rack);
        out[at(rack.rear)] += throughRack(rack);
    }
    return out;
}

Matrix conductances(const AirNetwork& network)
{
    Entries entries;
    double sum = 0.0;
    for (const auto& face : network.faces)
        sum += face.conductance;
    const double leak = pin * sum / static_cast<double>(std::max<std::size_t>(1, network.cells));
    for (std::size_t i = 0; i < network.cells; ++i)
        entries.emplace_back(at(i), at(i), leak);
    for (const auto& face : network.faces) {
        entries.emplace_back(at(face.a), at(face.a), face.conductance);
        entries.emplace_back(at(face.b), at(face.b), face.conductance);
        entries.emplace_back(at(face.a), at(face.b), -face.conductance);
        entries.emplace_back(at(face.b), at(face.a), -face.conductance);
    }
    Matrix out(at(network.cells), at(network.cells));
    out.setFromTriplets(entries.begin(), entries.end());
    return out;
}

// Flow of every face from a to b, and the largest imbalance of a cell.
struct FaceFlows {
    std::vector<double> flow;
    double worstImbalance = 0.0;
};

Result<FaceFlows> flowsOf(const AirNetwork& network, const Eigen::VectorXd& sources)
{
    const Eigen::SimplicialLDLT<Matrix> factor(conductances(network));
    if (factor.info() != Eigen::Success)
        return model::fail(FaultCode::NoSolution,
                           {QT_TRANSLATE_NOOP("thermal", "the air flow has no solution"), {}});
    const Eigen::VectorXd pressure = factor.solve(sources);
    FaceFlows out;
    Eigen::VectorXd left = sources;
    for (const auto& face : network.faces) {
        const double flow = face.conductance * (pressure[at(face.a)] - pressure[at(face.b)]);
        left[at(face.a)] -= flow;
        left[at(face.b)] += flow;
        out.flow.push_back(flow);
    }
    out.worstImbalance = left.size() > 0 ? left.cwiseAbs().maxCoeff() : 0.0;
    return out;
}

struct HeatSystem {
    Matrix matrix;
    Eigen::VectorXd right;
};

HeatSystem heatSystem(const AirNetwork& network, const std::vector<double>& flows)
{
    Entries entries;
    Eigen::VectorXd right = Eigen::VectorXd::Zero(at(network.cells));
    const auto inflow = [&entries](std::size_t to, std::size_t from, double flow) {
        entries.emplace_back(at(to), at(to), flow);
        entries.emplace_back(at(to), at(from), -flow);
    };
    for (std::size_t i = 0; i < network.faces.size(); ++i) {
        const auto& face = network.faces[i];
        const double exchange = std::max(face.exchange, leastExchange);
        inflow(face.b, face.a, exchange + std::max(0.0, flows[i]));
        inflow(face.a, face.b, exchange + std::max(0.0, -flows[i]));
    }
    for (const auto& supply : network.supplies) {
        entries.emplace_back(at(supply.cell), at(supply.cell), supply.flow);
        right[at(supply.cell)] += supply.flow * network.supplyC;
    }
    for (const auto& rack : network.racks) {
        inflow(rack.rear, rack.front, throughRack(rack));
        right[at(rack.rear)] += rack.heatW / network.heatCapacity;
    }
    HeatSystem out{Matrix(at(network.cells), at(network.cells)), std::move(right)};
    out.matrix.setFromTriplets(entries.begin(), entries.end());
    return out;
}

void readRacks(const AirNetwork& network, AirSolution& out)
{
    for (const auto& rack : network.racks) {
        const double rise = rack.flow > 0.0 ? rack.heatW / (rack.flow * network.heatCapacity) : 0.0;
        const double inlet = out.cellC[rack.front] + rack.ownShare / (1.0 - rack.ownShare) * rise;
        out.inletC.push_back(inlet);
        out.outletC.push_back(inlet + rise);
    }
}

// Return temperature, and what the heat balance of the room leaves.
void readReturns(const AirNetwork& network, AirSolution& out)
{
    double flow = 0.0;
    double carried = 0.0;
    for (const auto& back : network.returns) {
        flow += back.flow;
        carried += back.flow * out.cellC[back.cell];
    }
    out.returnC = flow > 0.0 ? carried / flow : network.supplyC;
    double heat = 0.0;
    for (const auto& rack : network.racks)
        heat += rack.heatW;
    if (heat > 0.0)
        out.heatResidual =
            (heat - network.heatCapacity * flow * (out.returnC - network.supplyC)) / heat;
}

} // namespace

Result<AirSolution> solveAir(const AirNetwork& network)
{
    const Eigen::VectorXd sources = sourcesOf(network);
    double supplied = 0.0;
    for (const auto& supply : network.supplies)
        supplied += supply.flow;
    if (network.cells == 0 || supplied <= 0.0 ||
        std::abs(sources.sum()) > tolerance * std::max(supplied, 1.0))
        return model::fail(
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("thermal", "supplied and returned air are not equal"), {}});
    const auto flows = flowsOf(network, sources);
    if (!flows)
        return tl::unexpected<model::Fault>(flows.error());
    AirSolution out;
    out.massResidual = flows->worstImbalance / std::max(supplied, 1e-9);
    if (out.massResidual > tolerance)
        return model::fail(
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("thermal", "air is moved into a part of the room that has no way "
                                          "out"),
             {}});
    const HeatSystem heat = heatSystem(network, flows->flow);
    Eigen::SparseLU<Matrix> factor(heat.matrix);
    if (factor.info() != Eigen::Success)
        return model::fail(
            FaultCode::NoSolution,
            {QT_TRANSLATE_NOOP("thermal", "the air temperatures have no solution"), {}});
    const Eigen::VectorXd temperature = factor.solve(heat.right);
    out.cellC.assign(temperature.begin(), temperature.end());
    readRacks(network, out);
    readReturns(network, out);
    return out;
}

} // namespace hallwright::thermal
