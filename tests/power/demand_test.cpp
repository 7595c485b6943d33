// SPDX-License-Identifier: GPL-3.0-or-later
// Demand and oversubscription by hand.
#include "power/demand.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <vector>

using namespace hallwright;
using namespace hallwright::model;
using hallwright::tests::near;

namespace {

// A hundred racks of 100 kW typical, 125 kW TDP, 150 kW peak.
std::vector<power::RackDraw> hundredRacks()
{
    return std::vector<power::RackDraw>(100, {kilowatts(100), kilowatts(125), kilowatts(150)});
}

} // namespace

class DemandTest : public QObject {
    Q_OBJECT

private slots:
    void sumsAndFactors()
    {
        const auto racks = hundredRacks();
        const auto demand = power::demandOf(racks, kilowatts(10e3), {});
        QVERIFY(near(inSi(demand.connected), 12.5e6, 1e-12));
        QVERIFY(near(inSi(demand.peak), 15e6, 1e-12));
        QVERIFY(near(demand.demandFactor, 0.8, 1e-12));
        QVERIFY(near(demand.oversubscription, 1.25, 1e-12));
    }

    // Independent racks: σ = 0.1 · 100 kW · √100 = 100 kW, so 10.2 MW are two of them above the
    // mean: Q(2) = 0.022750. In step: σ = 1 MW, Q(0.2) = 0.420740.
    void riskGrowsWithWhatIsInStep()
    {
        const auto racks = hundredRacks();
        const auto apart = power::demandOf(racks, kilowatts(10.2e3), {0.1, 0.0, 0.8});
        QVERIFY(near(inSi(apart.spread), 100e3, 1e-12));
        QVERIFY(near(apart.exceedance, 0.0227501, 1e-5));
        const auto inStep = power::demandOf(racks, kilowatts(10.2e3), {0.1, 1.0, 0.8});
        QVERIFY(near(inSi(inStep.spread), 1e6, 1e-12));
        QVERIFY(near(inStep.exceedance, 0.4207403, 1e-6));
    }

    // 10 of 12.5 MW: every rack is held at 80 % and keeps 0.8^0.8 = 83.65 % of its throughput.
    void capFollowsFromWhatIsAllowed()
    {
        const auto racks = hundredRacks();
        const auto demand = power::demandOf(racks, kilowatts(10e3), {0.1, 0.9, 0.8});
        QVERIFY(near(demand.cap, 0.8, 1e-12));
        QVERIFY(near(demand.throughputAtCap, 0.83651, 1e-5));
    }

    void nothingIsAtRiskWithinTheLimit()
    {
        const auto racks = hundredRacks();
        const auto demand = power::demandOf(racks, kilowatts(12.5e3), {0.1, 1.0, 0.8});
        QCOMPARE(demand.exceedance, 0.0);
        QCOMPARE(demand.cap, 1.0);
        QCOMPARE(demand.throughputAtCap, 1.0);
    }

    void moreAllowedNeverRaisesTheRisk()
    {
        const auto racks = hundredRacks();
        double last = 1.0;
        for (double allowed = 8e3; allowed < 13e3; allowed += 100) {
            const auto demand = power::demandOf(racks, kilowatts(allowed), {});
            QVERIFY(demand.exceedance <= last);
            last = demand.exceedance;
        }
    }

    void emptyHallDemandsNothing()
    {
        const auto demand = power::demandOf({}, kilowatts(100), {});
        QCOMPARE(demand.exceedance, 0.0);
        QCOMPARE(demand.demandFactor, 0.0);
    }
};

HALLWRIGHT_TEST(DemandTest)
#include "demand_test.moc"
