// SPDX-License-Identifier: GPL-3.0-or-later
// The zonal air network against balances done by hand: two cells, one cold and one hot, joined by a
// rack and an opening. c = 1006 J/kgK, so 1.25 kg/s and 12,575 W rise by 10 K.
#include "tests/support/test_program.h"
#include "thermal/air/air_indices.h"
#include "thermal/air/zonal_air.h"
#include "thermal/air/zonal_grid.h"

#include <cmath>
#include <random>

using namespace hallwright;
using namespace hallwright::thermal;

namespace {

AirNetwork twoCells(double supplied, double drawn, double exchange)
{
    AirNetwork out;
    out.cells = 2;
    out.supplyC = 20.0;
    out.heatCapacity = 1006.0;
    out.faces = {{0, 1, 1.0, exchange}};
    out.supplies = {{0, supplied}};
    out.returns = {{1, supplied}};
    out.racks = {{0, 1, drawn, drawn * 1006.0 * 10.0, 0.0}};
    return out;
}

std::vector<RackAir> racksOf(const AirNetwork& network, const AirSolution& answer)
{
    std::vector<RackAir> out;
    for (std::size_t i = 0; i < network.racks.size(); ++i)
        out.push_back({network.racks[i].flow, answer.inletC[i], answer.outletC[i]});
    return out;
}

bool near(double a, double b, double tolerance = 1e-4)
{
    return std::abs(a - b) <= tolerance;
}

// Two rows of four racks of 0.6 m by 1.2 m that face each other over an aisle of 1.2 m.
RoomShape facingRows()
{
    RoomShape out;
    out.width = 6.0;
    out.depth = 8.4;
    out.rackHeight = 2.2;
    out.clearHeight = 4.2;
    for (int i = 0; i < 4; ++i) {
        const double x = 1.8 + 0.6 * i;
        out.racks.push_back({x, 2.4, x + 0.6, 3.6, 0, 1});
        out.racks.push_back({x, 4.8, x + 0.6, 6.0, 0, -1});
    }
    return out;
}

} // namespace

class ZonalAirTest : public QObject {
    Q_OBJECT

private slots:
    // A fifth of the intake comes back: T_in = 20 + 0.2/0.8 × 10 = 22.5; the units see all heat on
    // less air: 20 + 10 × 1.25 = 32.5. SHI = 2.5/12.5, RTI = 12.5/10.
    void shortSupplyIsMadeUpByRecirculation()
    {
        const auto network = twoCells(1.0, 1.25, 0.0);
        const auto answer = solveAir(network);
        QVERIFY(answer.has_value());
        QVERIFY(near(answer->inletC[0], 22.5));
        QVERIFY(near(answer->outletC[0], 32.5));
        QVERIFY(near(answer->returnC, 32.5));
        const auto racks = racksOf(network, *answer);
        QVERIFY(near(supplyHeatIndex(racks, 20.0), 0.2));
        QVERIFY(near(returnTemperatureIndex(racks, 20.0, answer->returnC), 1.25));
    }

    // 0.25 of 1.5 kg/s bypasses: the rack breathes supply, the return is 20 + 10 × 1.25/1.5.
    void excessSupplyBypasses()
    {
        const auto network = twoCells(1.5, 1.25, 0.0);
        const auto answer = solveAir(network);
        QVERIFY(answer.has_value());
        QVERIFY(near(answer->inletC[0], 20.0));
        QVERIFY(near(answer->returnC, 20.0 + 12.5 / 1.5));
        const auto racks = racksOf(network, *answer);
        QVERIFY(near(supplyHeatIndex(racks, 20.0), 0.0));
        QVERIFY(near(returnTemperatureIndex(racks, 20.0, answer->returnC), 1.25 / 1.5));
    }

    // All air at one temperature: the rack breathes return air, 20 + 10 × 1.25/1.0.
    void fullyMixedRoomIsAtReturn()
    {
        const auto answer = solveAir(twoCells(1.0, 1.25, 1e5));
        QVERIFY(answer.has_value());
        QVERIFY(near(answer->inletC[0], 32.5, 1e-3));
        QVERIFY(near(answer->returnC, 32.5));
    }

    // Balanced flows of 1 and an exchange x: T_in = T_s + x/(1 + x) ΔT, from the two balances
    // (1 + x) T_c = T_s + x T_h and (1 + x) T_h = T_c + ΔT + x T_c.
    void exchangeWarmsTheIntake()
    {
        for (const double x : {0.05, 0.1, 0.5}) {
            const auto answer = solveAir(twoCells(1.0, 1.0, x));
            QVERIFY(answer.has_value());
            QVERIFY(near(answer->inletC[0], 20.0 + x / (1.0 + x) * 10.0));
        }
    }

    // r of the intake from its own rear: T_in = T_front + r/(1 − r) ΔT; outside, (1 − r) m flows.
    void gapsInARackWarmItsOwnIntake()
    {
        auto network = twoCells(0.9, 1.0, 0.0);
        network.racks[0].ownShare = 0.1;
        const auto answer = solveAir(network);
        QVERIFY(answer.has_value());
        QVERIFY(near(answer->inletC[0], 20.0 + 10.0 / 9.0));
        QVERIFY(near(answer->returnC, 20.0 + 10.0 / 0.9));
        QVERIFY(std::abs(answer->heatResidual) < 1e-6);
    }

    void whatCannotBalanceHasNoSolution()
    {
        auto unequal = twoCells(1.0, 1.0, 0.0);
        unequal.returns[0].flow = 0.9;
        QVERIFY(!solveAir(unequal).has_value());
        auto sealed = twoCells(1.0, 1.25, 0.0);
        sealed.faces.clear();
        const auto answer = solveAir(sealed);
        QVERIFY(!answer.has_value());
        QCOMPARE(answer.error().code, model::FaultCode::NoSolution);
        QVERIFY(!solveAir({}).has_value());
    }

    void heatAndMassBalanceInAnyRoom()
    {
        std::mt19937 random(7);
        const auto draw = [&random](double low, double high) {
            return std::uniform_real_distribution<double>(low, high)(random);
        };
        for (int trial = 0; trial < 40; ++trial) {
            AirNetwork room;
            room.cells = 30;
            room.supplyC = 22.0;
            for (std::size_t i = 1; i < room.cells; ++i)
                room.faces.push_back({i, i / 2, draw(0.1, 5.0), draw(0.0, 0.5)});
            for (std::size_t i = 0; i + 7 < room.cells; i += 2)
                room.faces.push_back({i, i + 7, draw(0.1, 5.0), draw(0.0, 0.5)});
            for (std::size_t i = 0; i < 6; ++i)
                room.racks.push_back({i, 29 - i, draw(0.2, 2.0), draw(1e3, 3e4), draw(0.0, 0.2)});
            room.supplies = {{3, 2.0}, {5, 3.0}};
            room.returns = {{20, 4.0}, {28, 1.0}};
            const auto answer = solveAir(room);
            QVERIFY(answer.has_value());
            QVERIFY(answer->massResidual < 1e-6);
            QVERIFY(std::abs(answer->heatResidual) < 1e-6);
            for (const double cell : answer->cellC)
                QVERIFY(cell >= 22.0 - 1e-6);
        }
    }

    // RCI of Herrlin 2005 by hand: inlets 25, 29 and 31 °C against 27 and 32: over by 0 + 2 + 4 of
    // 3 × 5, so 60 %; low side 18 against 15: 17 and 20: 1 of 2 × 3.
    void coolingIndexCountsWhatLeavesTheRecommendedBand()
    {
        std::vector<RackAir> racks;
        for (const double inlet : {25.0, 29.0, 31.0})
            racks.push_back({1.0, inlet, inlet + 10.0, 32.0, 15.0});
        QVERIFY(near(coolingIndexHigh(racks), 0.6));
        QVERIFY(near(coolingIndexLow(racks), 1.0));
        const std::vector<RackAir> cold{{1.0, 17.0, 27.0, 32.0, 15.0},
                                        {1.0, 20.0, 30.0, 32.0, 15.0}};
        QVERIFY(near(coolingIndexLow(cold), 1.0 - 1.0 / 6.0));
        QVERIFY(near(coolingIndexHigh({}), 1.0));
    }

    void facingRowsMakeAColdAisleBetweenThem()
    {
        const auto shape = facingRows();
        const auto grid = airGrid(shape);
        QCOMPARE(grid.front.size(), shape.racks.size());
        for (std::size_t i = 0; i < grid.front.size(); ++i) {
            QCOMPARE(grid.spaces[grid.front[i]], AirSpace::ColdAisle);
            QCOMPARE(grid.spaces[grid.rear[i]], AirSpace::HotAisle);
        }
        // All air but the racks': 6 × 8.4 × 4.2 less 8 × 0.6 × 1.2 × 2.2.
        QVERIFY(near(grid.openVolume, 6.0 * 8.4 * 4.2 - 8 * 0.6 * 1.2 * 2.2, 0.7));
    }

    void aRackAgainstAWallBreathesOverItsTop()
    {
        RoomShape room;
        room.width = 3.0;
        room.depth = 4.0;
        room.racks = {{1.0, 0.0, 1.6, 1.2, 0, -1}};
        const auto grid = airGrid(room);
        QCOMPARE(grid.spaces[grid.front[0]], AirSpace::Above);
        QCOMPARE(grid.spaces[grid.rear[0]], AirSpace::HotAisle);
    }

    void anEmptyHallHasCells()
    {
        RoomShape room;
        room.width = 10.0;
        room.depth = 8.0;
        const auto grid = airGrid(room);
        QVERIFY(!grid.spaces.empty());
        QVERIFY(grid.front.empty());
        QVERIFY(near(grid.openVolume, 10.0 * 8.0 * 4.5, 1e-6));
    }
};

HALLWRIGHT_TEST(ZonalAirTest)
#include "zonal_air_test.moc"
