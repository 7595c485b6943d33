// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/site_plan.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::model;

namespace {

struct SiteCase {
    Project project;
    Plan plan;
    std::vector<ElementResult> elements;
    YearResult year;
    InputValues inputs = valuesOf(priceBook());

    SiteCase()
    {
        Hall hall;
        hall.id = {1};
        hall.label = "H1";
        hall.width = metres(20);
        hall.depth = metres(12);
        hall.count = 2;
        plan.halls = plan.halls.with({hall});
        PowerRecipe power;
        power.id = {1};
        power.blockSize = kilowatts(2500);
        power.upsTime = seconds(300);
        plan.powerRecipes = plan.powerRecipes.with({power});
        elements = {part("h1/power/A/transformer/1", "transformer", 1),
                    part("h1/power/A/ups/1", "ups", 1)};
        year.designPeak = kilowatts(4000);
        PlantUnits cooler;
        cooler.key = "h1/plant/liquid/dry-cooler";
        cooler.kind = "dry-cooler";
        cooler.capacity = kilowatts(2000);
        cooler.needed = 1;
        cooler.installed = 2;
        year.units = {cooler};
    }

    static ElementResult part(const char* key, const char* kind, int count)
    {
        ElementResult out;
        out.key = key;
        out.kind = kind;
        out.hall = {1};
        out.count = count;
        return out;
    }

    SitePlan site() const { return sitePlan({project, plan, elements, &year, inputs}); }

    double area(SiteUse use) const
    {
        double sum = 0.0;
        for (const auto& block : site().blocks)
            sum += block.use == use ? inSi(block.area) : 0.0;
        return sum;
    }
};

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-6 * std::abs(b);
}

} // namespace

class SitePlanTest : public QObject {
    Q_OBJECT

private slots:
    // Two halls of 240 m²; a chain of 2.5 MVA in each: 5 × 32; its battery 2.5 MW × 300 s, twice:
    // 0.4167 MWh × 50; 4 MW of demand × 1.25 × 30 of generators and × 18 of pumps; coolers of 2 MW
    // installed twice in two halls: 8 × 55.
    void areasAreAmountsTimesTheirAssumption()
    {
        const SiteCase one;
        QVERIFY(near(one.area(SiteUse::Hall), 480.0));
        QVERIFY(near(one.area(SiteUse::Electrical), 160.0));
        QVERIFY(near(one.area(SiteUse::Battery), 2 * 2.5 / 12.0 * 50.0));
        QVERIFY(near(one.area(SiteUse::Generator), 150.0));
        QVERIFY(near(one.area(SiteUse::Pump), 72.0));
        QVERIFY(near(one.area(SiteUse::Rejection), 440.0));
        const SitePlan site = one.site();
        QVERIFY(near(inSi(site.needed), 2.0 * inSi(site.blocksArea))); // as much again around it
    }

    void aSmallPlotIsAFinding()
    {
        SiteCase one;
        QVERIFY(siteFindings(one.site()).empty()); // none entered
        one.project.site.plotArea = squareMetres(1e5);
        QVERIFY(siteFindings(one.site()).empty());
        one.project.site.plotArea = squareMetres(1e3);
        const auto findings = siteFindings(one.site());
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].code, std::string("site.plot.small"));
        QVERIFY(*findings[0].marginPct < 0.0);
    }

    void blocksDoNotOverlap()
    {
        const auto blocks = SiteCase().site().blocks;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const auto& box = blocks[i].box;
            QVERIFY(
                near(inSi((box.right - box.left) * (box.top - box.bottom)), inSi(blocks[i].area)));
            for (std::size_t j = i + 1; j < blocks.size(); ++j)
                QVERIFY(!overlap(box, blocks[j].box));
        }
    }

    void withoutAYearTheSiteIsIncomplete()
    {
        const SiteCase one;
        const SitePlan site = sitePlan({one.project, one.plan, one.elements, nullptr, one.inputs});
        QVERIFY(site.unknown);
    }
};

HALLWRIGHT_TEST(SitePlanTest)
#include "site_plan_test.moc"
