// SPDX-License-Identifier: GPL-3.0-or-later
// Every single failure of a 500-rack 2N hall, electrical side: what goes dark, what is overloaded.
#include "power/outages.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

using namespace hallwright;
using namespace hallwright::model;

namespace {

struct LargeHall {
    DerivedPower network;
    std::vector<power::RackLoad> racks;
    std::vector<power::MechanicalLoad> mechanical;
};

PowerElement part(char letter, PowerRole role, const std::string& what, std::string upstream)
{
    PowerElement out;
    out.key = fmt::format("h1/power/{}/{}/{}", letter, powerRoleKey(role), what);
    out.role = role;
    out.letter = letter;
    out.upstream = std::move(upstream);
    out.voltage = role == PowerRole::Utility ? lineVolts(11000) : lineVolts(415);
    return out;
}

// A transformer, UPS and board of one side of a block; returns the board's key.
std::string addChain(LargeHall& hall, char letter, const std::string& what)
{
    auto transformer =
        part(letter, PowerRole::Transformer, what, fmt::format("h1/power/{}/utility/all", letter));
    transformer.ratedPower = kilowatts(2500);
    transformer.impedance = 0.06;
    transformer.loadLoss = kilowatts(19);
    transformer.noLoadLoss = kilowatts(2.79);
    auto ups = part(letter, PowerRole::Ups, what, transformer.key);
    ups.ratedPower = kilowatts(2500);
    ups.lossConstant = 0.009283;
    ups.lossLinear = 0.002207;
    ups.lossQuadratic = 0.023628;
    auto board = part(letter, PowerRole::Switchboard, what, ups.key);
    board.ratedCurrent = amperes(5000);
    hall.network.elements.insert(hall.network.elements.end(), {transformer, ups, board});
    return board.key;
}

void addRun(LargeHall& hall, char letter, const std::string& board, std::uint32_t firstRack)
{
    const auto what = fmt::format("r{}", firstRack);
    auto feeder = part(letter, PowerRole::Feeder, what, board);
    feeder.ratedCurrent = amperes(1000);
    feeder.resistance = fromSi<Resistance>(1.6e-3);
    feeder.reactance = fromSi<Resistance>(0.6e-3);
    auto busway = part(letter, PowerRole::Busway, what, feeder.key);
    busway.ratedCurrent = amperes(1000);
    busway.length = metres(2.4);
    busway.resistance = fromSi<Resistance>(1.3e-4);
    busway.reactance = fromSi<Resistance>(5e-5);
    for (std::uint32_t k = 0; k < 4; ++k)
        hall.network.feeds.push_back(
            {RackId{firstRack + k}, letter, busway.key, metres(0.3 + 0.6 * k), 0.5, 0.98, {}});
    hall.network.elements.insert(hall.network.elements.end(), {feeder, busway});
}

const LargeHall& fiveHundredRacks()
{
    static const LargeHall hall = [] {
        LargeHall out;
        out.network.letters = {'A', 'B'};
        for (const char letter : out.network.letters) {
            auto utility = part(letter, PowerRole::Utility, "all", {});
            utility.faultLevel = kilowatts(250e3);
            out.network.elements.push_back(utility);
        }
        for (std::uint32_t rack = 1; rack <= 500; rack += 20) {
            const auto what = fmt::format("r{}", rack);
            const std::array boards{addChain(out, 'A', what), addChain(out, 'B', what)};
            for (std::uint32_t first = rack; first < rack + 20; first += 4)
                for (std::size_t side = 0; side < 2; ++side)
                    addRun(out, side == 0 ? 'A' : 'B', boards[side], first);
        }
        for (std::uint32_t rack = 1; rack <= 500; ++rack)
            out.racks.push_back({RackId{rack}, kilowatts(110)});
        std::sort(out.network.feeds.begin(), out.network.feeds.end(),
                  [](const auto& a, const auto& b) {
                      return a.rack != b.rack ? a.rack < b.rack : a.letter < b.letter;
                  });
        return out;
    }();
    return hall;
}

void everySingleFailure(benchmark::State& state)
{
    const auto& hall = fiveHundredRacks();
    std::size_t failures = 0;
    for (auto _ : state) {
        const auto all =
            power::solveOutages(hall.network, hall.racks, hall.mechanical, FailureScope::Every, {});
        if (!all)
            return state.SkipWithError(english(all.error()).c_str());
        failures = all->size();
    }
    state.counters["failures"] = static_cast<double>(failures);
    state.SetLabel("1,000 failures in 300 ms");
}

} // namespace

BENCHMARK(everySingleFailure)->Unit(benchmark::kMillisecond)->UseRealTime();
