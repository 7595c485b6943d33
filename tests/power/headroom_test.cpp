// SPDX-License-Identifier: GPL-3.0-or-later
// How much more fits: chains by hand; and properties that no failure and no derating may break.
#include "model/derive/cable_derating.h"
#include "model/derive/generator_derating.h"
#include "power/headroom.h"
#include "power/loss_spread.h"
#include "tests/power/hall_maker.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

namespace {

// A block of these systems, each pair of letters with some racks; a reserve behind a transfer
// switch for every system where asked for.
HallMaker grown(std::mt19937_64& random)
{
    const bool caught = random() % 2 == 0;
    HallMaker maker(caught ? "ABR" : "ABC");
    if (caught)
        maker.hall.letters = {'A', 'B'};
    const char* pairs[] = {"AB", "BC", "CA", "A", "B"};
    for (int i = 0; i < 8; ++i) {
        const std::string on = pairs[random() % (caught ? 1 : 5)];
        maker.rack(on, (20.0 + static_cast<double>(random() % 100)) * kilowatt);
    }
    if (caught)
        for (const char* key : {"A/board", "B/board"})
            maker.at(key).alternates = {"R/board"};
    return maker;
}

int racksFed(const HallMaker& maker, const std::vector<std::size_t>& lost)
{
    power::HallLoss loss;
    loss.dead.assign(maker.hall.elements.size(), 0);
    for (const std::size_t i : lost)
        loss.dead[i] = 1;
    power::LossSpread(maker.hall).spread(loss);
    const auto compiled = power::compileHall(maker.hall);
    std::map<RackId, bool> fed;
    for (std::size_t f = 0; f < maker.hall.feeds.size(); ++f)
        fed[maker.hall.feeds[f].rack] |= !loss.isDead(compiled.feedElement[f]);
    return static_cast<int>(
        std::count_if(fed.begin(), fed.end(), [](const auto& one) { return one.second; }));
}

HallHeadroom headroomOf(const HallMaker& maker)
{
    return power::headroomOf({maker.hall, maker.result().elements, maker.loads, maker.loads});
}

} // namespace

class HeadroomTest : public QObject {
    Q_OBJECT
private slots:
    void oneChainIsBoundByItsUps();
    void pairedSystemsCountTheWholeRackOnEach();
    void smallFeederStrandsTheUps();
    void filledHeadroomOverloadsNothing();
    void noFailureRaisesTheRacksFed();
    void deratingNeverRaisesCapacity();
};

void HeadroomTest::oneChainIsBoundByItsUps()
{
    // 600 kW of a 1 MW UPS: 400 kW left, four more racks of 100 kW.
    HallMaker maker("A");
    for (int i = 0; i < 6; ++i)
        maker.rack("A", 100 * kilowatt);
    const auto room = headroomOf(maker);
    QVERIFY(near(inSi(room.more), 400e3, 1e-4));
    QCOMPARE(room.racksMore, 4);
    QVERIFY(near(inSi(room.installed), 1e6, 1e-12));
    QVERIFY(inSi(room.stranded) < 100.0);
    QCOMPARE(room.feeds.front().bound, std::string("A/ups"));
}

void HeadroomTest::pairedSystemsCountTheWholeRackOnEach()
{
    // 2N: 600 kW on two UPS of 1 MW, each of which must carry all alone: 400 kW more, not 1,400.
    HallMaker maker("AB");
    for (int i = 0; i < 6; ++i)
        maker.rack("AB", 100 * kilowatt);
    const auto room = headroomOf(maker);
    QVERIFY(near(inSi(room.more), 400e3, 1e-3));
    QVERIFY(near(inSi(room.installed), 1e6, 1e-12));
}

void HeadroomTest::smallFeederStrandsTheUps()
{
    // A feeder of 200 A at 415 V and power factor 1 carries 143.76 kW; 100 kW are on it: 43.76 kW
    // more, no whole rack, of 900 kW that the UPS could give.
    HallMaker maker("A");
    maker.rack("A", 100 * kilowatt);
    maker.at("A/feeder1").ratedCurrent = amperes(200);
    const auto room = headroomOf(maker);
    QVERIFY(near(inSi(room.more), 43.76e3, 1e-3));
    QCOMPARE(room.racksMore, 0);
    QCOMPARE(room.feeds.front().bound, std::string("A/feeder1"));
    QVERIFY(near(inSi(room.stranded), 1e6 - 143.76e3, 1e-3));
}

void HeadroomTest::filledHeadroomOverloadsNothing()
{
    std::mt19937_64 random(5);
    for (int round = 0; round < 40; ++round) {
        auto maker = grown(random);
        for (auto& load : maker.loads) // nothing overloaded to begin with
            load.power = load.power * 0.5;
        const auto room = headroomOf(maker);
        // One run of the hall takes all that is offered to it.
        const auto& feed = room.feeds[random() % room.feeds.size()];
        std::vector<RackId> on;
        for (const auto& one : maker.hall.feeds)
            if (one.busway == feed.element)
                on.push_back(one.rack);
        for (auto& load : maker.loads)
            if (load.rack == on.front())
                load.power += feed.more;
        for (const auto& element : maker.result().elements) {
            QVERIFY(element.loading.value_or(0.0) <= 1.0 + 2e-3);
            QVERIFY(element.loadingWorst.value_or(0.0) <= 1.0 + 2e-3);
        }
    }
}

void HeadroomTest::noFailureRaisesTheRacksFed()
{
    std::mt19937_64 random(11);
    for (int round = 0; round < 60; ++round) {
        const auto maker = grown(random);
        std::vector<std::size_t> lost;
        int before = racksFed(maker, lost);
        QCOMPARE(before, 8);
        for (int more = 0; more < 6; ++more) {
            lost.push_back(random() % maker.hall.elements.size());
            const int after = racksFed(maker, lost);
            QVERIFY(after <= before);
            before = after;
        }
    }
}

void HeadroomTest::deratingNeverRaisesCapacity()
{
    for (const auto standard : {WiringStandard::Iec, WiringStandard::Nec}) {
        double before = 10.0;
        for (double air = 0.0; air <= 100.0; air += 5.0) {
            const double factor = ambientFactor(celsius(air), standard);
            QVERIFY(factor <= before && factor >= 0.0);
            before = factor;
        }
        before = 1.0;
        for (int circuits = 1; circuits < 40; ++circuits) {
            const double factor = groupingFactor(circuits, standard);
            QVERIFY(factor <= before && factor > 0.0);
            before = factor;
        }
    }
    // Columns of the tables: 40 °C 0.91 (IEC, XLPE), 0.88 (NEC, 75 °C); 50 °C 0.82 and 0.75.
    QVERIFY(near(ambientFactor(celsius(40), WiringStandard::Iec), 0.91, 0.01));
    QVERIFY(near(ambientFactor(celsius(40), WiringStandard::Nec), 0.88, 0.01));
    QVERIFY(near(ambientFactor(celsius(50), WiringStandard::Iec), 0.82, 0.01));
    QVERIFY(near(ambientFactor(celsius(50), WiringStandard::Nec), 0.75, 0.01));
    Project project;
    PowerRecipe recipe;
    double before = 1.0;
    for (double altitude = 0.0; altitude < 5000.0; altitude += 250.0) {
        project.site.altitude = metres(altitude);
        const double factor = generatorDerating(project, recipe);
        QVERIFY(factor <= before);
        before = factor;
    }
    // 2,000 m and 45 °C: (1 − 10 · 0.01)(1 − 5 · 0.01) = 0.855.
    project.site.altitude = metres(2000);
    recipe.generatorAir = celsius(45);
    QVERIFY(near(generatorDerating(project, recipe), 0.855, 1e-9));
}

HALLWRIGHT_TEST(HeadroomTest)
#include "headroom_test.moc"
