// SPDX-License-Identifier: GPL-3.0-or-later
// Room of a site from that of its halls, by hand.
#include "app/site_headroom.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

using namespace hallwright;
using namespace hallwright::model;
using hallwright::tests::near;

class SiteHeadroomTest : public QObject {
    Q_OBJECT

private slots:
    // Two halls of 10 racks of 100 kW more, one of 2 of 200 kW: 22 racks, 2.5 MW.
    void hallsAddUpByTheirCount()
    {
        const auto out = app::siteHeadroom({}, halls());
        QCOMPARE(out.racksMore, 22);
        QVERIFY(near(inSi(out.more), 2.5e6, 1e-12));
        QVERIFY(near(inSi(out.demand), 12.5e6, 1e-12));
        QVERIFY(!out.bound);
    }

    // 14 MW agreed leave 1.5 MW, of which racks draw 10 of 12.5: 1.2 MW, or 11 racks of the mean
    // (20 · 100 + 2 · 200)/22 = 109.1 kW.
    void agreedDemandBindsTheSum()
    {
        Site site;
        site.utilityLimit = kilowatts(14000);
        const auto out = app::siteHeadroom(site, halls());
        QVERIFY(out.bound);
        QVERIFY(near(inSi(out.more), 1.2e6, 1e-12));
        QCOMPARE(out.racksMore, 11);
        site.utilityLimit = kilowatts(20000);
        QVERIFY(!app::siteHeadroom(site, halls()).bound);
        site.utilityLimit = kilowatts(12000);
        QCOMPARE(app::siteHeadroom(site, halls()).racksMore, 0);
    }

private:
    static std::vector<app::SiteHall> halls()
    {
        app::SiteHall twice;
        twice.count = 2;
        twice.headroom.more = kilowatts(1000);
        twice.headroom.racksMore = 10;
        twice.headroom.typicalRack = kilowatts(100);
        twice.racks = kilowatts(4000);
        twice.source = kilowatts(5000);
        app::SiteHall once;
        once.headroom.more = kilowatts(500);
        once.headroom.racksMore = 2;
        once.headroom.typicalRack = kilowatts(200);
        once.racks = kilowatts(2000);
        once.source = kilowatts(2500);
        return {twice, once};
    }
};

HALLWRIGHT_TEST(SiteHeadroomTest)
#include "site_headroom_test.moc"
