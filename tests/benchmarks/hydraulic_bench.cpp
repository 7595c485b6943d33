// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the hydraulic solver on the reference networks, cold and warm, beside a yardstick
// measured at the same time: the plain Global Gradient Algorithm on the whole network, symbolic
// factor kept, no other device. Budget: cold and warm each at most 0.4 of the yardstick.
#include "data/import/epanet_network.h"
#include "thermal/hydraulic/gradient_solver.h"
#include "thermal/hydraulic/link_laws.h"
#include "thermal/hydraulic/topology.h"

#include <benchmark/benchmark.h>
#include <Eigen/SparseCholesky>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace hallwright;

namespace {

namespace fs = std::filesystem;

// The large network is written once by the script beside the others.
fs::path networkFile(const std::string& name)
{
    const fs::path folder = fs::path(HALLWRIGHT_REFERENCE_DIR) / "hydraulics";
    const fs::path stored = folder / (name + ".inp");
    const fs::path script = folder / "generate_networks.py";
    if (fs::exists(stored) || !fs::exists(script))
        return stored;
    const fs::path made = fs::temp_directory_path() / "hallwright-benchmarks" / (name + ".inp");
    fs::create_directories(made.parent_path());
    if (!fs::exists(made)) {
        const std::string command = "cd '" + made.parent_path().string() + "' && python3 '" +
                                    fs::absolute(script).string() + "' " + name;
        if (std::system(command.c_str()) != 0)
            return {};
    }
    return made;
}

void moveSpeeds(model::HydraulicNetwork& network, double factor)
{
    for (model::HydraulicLink& link : network.links)
        model::setPumpSpeed(link.law, model::pumpSpeed(link.law) * factor);
}

// H and q of every node and open link by Newton; check valves are taken as open.
class PlainSolver {
public:
    explicit PlainSolver(const model::HydraulicNetwork& network)
        : network_(network)
        , laws_(network)
        , passable_(thermal::passableLinks(network))
        , row_(network.nodes.size(), -1)
        , flow_(network.links.size())
        , law_(network.links.size())
    {
        int rows = 0;
        for (std::size_t i = 0; i < network.nodes.size(); ++i)
            if (!network.nodes[i].fixedHeadM)
                row_[i] = rows++;
        matrix_.resize(rows, rows);
        assemble(true);
        for (std::size_t k = 0; k < network.links.size(); ++k)
            place(network.links[k]);
        cholesky_.analyzePattern(matrix_);
    }

    void reset()
    {
        for (std::size_t k = 0; k < flow_.size(); ++k)
            flow_[k] = thermal::startingFlow(network_, network_.links[k]);
    }
    void setFlows(const std::vector<double>& flow) { flow_ = flow; }
    void changeSpeeds(double factor)
    {
        moveSpeeds(network_, factor);
        for (std::size_t k = 0; k < flow_.size(); ++k)
            if (model::isPump(network_.links[k].law))
                laws_.recompile(network_, k);
    }

    // To the same residual and flow change as the solver under test.
    int solve()
    {
        for (int lap = 1; lap < 100; ++lap) {
            for (std::size_t k = 0; k < flow_.size(); ++k)
                if (passable_[k])
                    law_[k] = laws_.at(k, flow_[k]);
            if (lap > 1 && settled_ && headResidual() < 1e-6)
                return lap - 1;
            assemble(false);
            cholesky_.factorize(matrix_);
            head_ = cholesky_.solve(right_);
            settled_ = step();
        }
        return -1;
    }
    const std::vector<double>& flows() const { return flow_; }

private:
    struct Slots {
        double* from;
        double* to;
        double* between;
    };

    double headOf(std::uint32_t node) const
    {
        return row_[node] < 0 ? *network_.nodes[node].fixedHeadM : head_[row_[node]];
    }

    void place(const model::HydraulicLink& link)
    {
        const int a = row_[link.from];
        const int b = row_[link.to];
        slots_.push_back(
            {a < 0 ? &nowhere_ : &matrix_.coeffRef(a, a),
             b < 0 ? &nowhere_ : &matrix_.coeffRef(b, b),
             a < 0 || b < 0 ? &nowhere_ : &matrix_.coeffRef(std::max(a, b), std::min(a, b))});
    }

    void makePattern()
    {
        std::vector<Eigen::Triplet<double>> entries;
        for (int i = 0; i < matrix_.rows(); ++i)
            entries.emplace_back(i, i, 1.0);
        for (const model::HydraulicLink& link : network_.links) {
            const int a = row_[link.from];
            const int b = row_[link.to];
            if (a >= 0 && b >= 0)
                entries.emplace_back(std::max(a, b), std::min(a, b), 1.0);
        }
        matrix_.setFromTriplets(entries.begin(), entries.end());
    }

    void assemble(bool patternOnly)
    {
        if (patternOnly)
            return makePattern();
        std::fill_n(matrix_.valuePtr(), matrix_.nonZeros(), 0.0);
        right_.resize(matrix_.rows());
        for (std::size_t i = 0; i < row_.size(); ++i)
            if (row_[i] >= 0)
                right_[row_[i]] = -network_.nodes[i].demandM3s;
        for (std::size_t k = 0; k < flow_.size(); ++k) {
            // Closed links stay as a very small conductance, so that no row vanishes.
            const double p = passable_[k] ? 1.0 / law_[k].slope : 1e-12;
            const double y = passable_[k] ? flow_[k] - law_[k].drop * p : 0.0;
            const model::HydraulicLink& link = network_.links[k];
            *slots_[k].from += p;
            *slots_[k].to += p;
            *slots_[k].between -= p;
            if (row_[link.from] >= 0)
                right_[row_[link.from]] -= y;
            else
                right_[row_[link.to]] += p * headOf(link.from);
            if (row_[link.to] >= 0)
                right_[row_[link.to]] += y;
            else
                right_[row_[link.from]] += p * headOf(link.to);
        }
    }

    double headResidual() const
    {
        double worst = 0.0;
        for (std::size_t k = 0; k < flow_.size(); ++k)
            if (passable_[k])
                worst = std::max(worst, std::abs(law_[k].drop - headOf(network_.links[k].from) +
                                                 headOf(network_.links[k].to)));
        return worst;
    }

    bool step()
    {
        double change = 0.0;
        double largest = 0.0;
        for (std::size_t k = 0; k < flow_.size(); ++k) {
            if (!passable_[k])
                continue;
            const model::HydraulicLink& link = network_.links[k];
            const double flow =
                flow_[k] + (headOf(link.from) - headOf(link.to) - law_[k].drop) / law_[k].slope;
            change = std::max(change, std::abs(flow - flow_[k]));
            largest = std::max(largest, std::abs(flow));
            flow_[k] = flow;
        }
        return change < 5e-7 * largest;
    }

    model::HydraulicNetwork network_;
    thermal::LinkLaws laws_;
    std::vector<char> passable_;
    std::vector<int> row_;
    std::vector<double> flow_;
    std::vector<thermal::DropAndSlope> law_;
    Eigen::SparseMatrix<double> matrix_;
    Eigen::SimplicialLDLT<Eigen::SparseMatrix<double>> cholesky_;
    Eigen::VectorXd right_;
    Eigen::VectorXd head_;
    std::vector<Slots> slots_;
    double nowhere_ = 0.0;
    bool settled_ = false;
};

tl::expected<model::HydraulicNetwork, model::Fault> read(const char* name)
{
    auto network = data::readEpanetFile(networkFile(name));
    if (!network)
        return model::fail(network.error());
    return std::move(network->network);
}

void hydraulicSolve(benchmark::State& state, const char* name, double speedChange)
{
    auto network = read(name);
    if (!network)
        return state.SkipWithError("reference network absent");
    auto solver = thermal::GradientSolver::prepared(*network);
    auto before = solver->solve();
    for (std::size_t k = 0; k < network->links.size(); ++k)
        if (speedChange != 1.0 && model::isPump(network->links[k].law))
            (void)solver->setPumpSpeed(k, model::pumpSpeed(network->links[k].law) * speedChange);
    int iterations = 0;
    for (auto _ : state) {
        auto solution = solver->solve({}, speedChange != 1.0 ? &*before : nullptr);
        iterations = solution->convergence.iterations;
        benchmark::DoNotOptimize(solution->flowM3s.data());
    }
    state.counters["iterations"] = iterations;
}

void hydraulicYardstick(benchmark::State& state, const char* name, double speedChange)
{
    auto network = read(name);
    if (!network)
        return state.SkipWithError("reference network absent");
    PlainSolver solver(*network);
    solver.reset();
    solver.solve();
    const std::vector<double> before = solver.flows();
    if (speedChange != 1.0)
        solver.changeSpeeds(speedChange);
    int iterations = 0;
    for (auto _ : state) {
        if (speedChange != 1.0)
            solver.setFlows(before);
        else
            solver.reset();
        iterations = solver.solve();
    }
    state.counters["iterations"] = iterations;
}

void hydraulicPrepare(benchmark::State& state, const char* name)
{
    auto network = read(name);
    if (!network)
        return state.SkipWithError("reference network absent");
    for (auto _ : state) {
        auto solver = thermal::GradientSolver::prepared(*network);
        benchmark::DoNotOptimize(solver.has_value());
    }
}

constexpr double moved = 1.01; // every pump's speed for the warm solves

BENCHMARK_CAPTURE(hydraulicSolve, tcs200_cold, "tcs200", 1.0)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicYardstick, tcs200_cold, "tcs200", 1.0)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicSolve, tcs200_warm, "tcs200", moved)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicYardstick, tcs200_warm, "tcs200", moved)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicPrepare, tcs200, "tcs200")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicSolve, plant14000_cold, "plant14000", 1.0)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicYardstick, plant14000_cold, "plant14000", 1.0)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicSolve, plant14000_warm, "plant14000", moved)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicYardstick, plant14000_warm, "plant14000", moved)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(hydraulicPrepare, plant14000, "plant14000")->Unit(benchmark::kMicrosecond);

} // namespace
