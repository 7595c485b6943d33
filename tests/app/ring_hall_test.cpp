// SPDX-License-Identifier: GPL-3.0-or-later
// The worked example on medium-voltage rings: derived, sized, solved and in the failure list; and
// the same by the command line.
#include "app/evaluate_hall.h"
#include "model/derive/power_ring.h"
#include "power/hall_power.h"
#include "tests/app/command_line_run.h"
#include "tests/app/solved_example.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <functional>
#include <set>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;
using nlohmann::json;

class RingHallTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto example = tests::workedExample();
        QVERIFY(example.has_value());
        catalogue_ = std::move(example->catalogue);
        project_ = std::move(example->project);
    }

    // Open where the larger side is least; never at an end of several.
    void ringsOpenInTheMiddleOfTheLoad()
    {
        QCOMPARE(openAfter({5.0}), std::size_t{1});
        QCOMPARE(openAfter({9.0, 1.0}), std::size_t{1});
        QCOMPARE(openAfter({1.0, 1.0, 1.0, 1.0}), std::size_t{2});
        QCOMPARE(openAfter({1.0, 1.0, 1.0, 9.0}), std::size_t{3});
        QCOMPARE(openAfter({8.0, 6.0, 7.0}), std::size_t{1});
    }

    // A letter has a block and the mechanical transformer: three sections, of 200, 50 and 200 m.
    void everyTransformerStandsOnItsUnit()
    {
        const auto power = derived(onRing(MediumLayout::ClosedRing));
        const auto rings = ringsOf(power);
        QCOMPARE(rings.size(), std::size_t{2});
        for (const auto& ring : rings) {
            QCOMPARE(ring.units.size(), std::size_t{2});
            QCOMPARE(ring.sections.size(), std::size_t{3});
            QVERIFY(!ring.switching);
            const double lengths[] = {200.0, 50.0, 200.0};
            for (std::size_t i = 0; i < 3; ++i)
                QCOMPARE(inSi(power.elements[ring.sections[i]].length), lengths[i]);
        }
        std::set<std::string> units;
        for (const auto& element : power.elements)
            if (element.role == PowerRole::Transformer)
                units.insert(element.upstream);
        QCOMPARE(units.size(), std::size_t{4});
        for (const auto& key : units)
            QVERIFY(key.find("/ring-unit/") != std::string::npos);
        const auto radial = derived([](PowerRecipe&) {});
        QCOMPARE(power.elements.size(), radial.elements.size() + 2 * 5);
    }

    // 250 MVA at 11 kV are 13.1 kA: 94 A √s/mm² ask for 139.6 mm², so 150 mm², whatever the load.
    void cablesStandTheFaultOfTheBoard()
    {
        const auto power = derived(onRing(MediumLayout::OpenRing));
        for (const auto& element : power.elements)
            if (element.role == PowerRole::RingSection) {
                QCOMPARE(element.type, std::string("cable-mv-al-xlpe-150"));
                QCOMPARE(element.units, 1);
                QVERIFY(near(inSi(*element.withstand), 14100.0, 1e-9));
            }
        const auto weak = derived([](PowerRecipe& r) {
            r.mediumLayout = MediumLayout::OpenRing;
            r.utilityFaultLevel = kilowatts(100e3); // 5.2 kA: the load decides
        });
        for (const auto& element : weak.elements)
            if (element.role == PowerRole::RingSection)
                QCOMPARE(element.type, std::string("cable-mv-al-xlpe-95"));
    }

    // The load of a letter over the rating of the switchgear, in rings of whole transformers.
    void ratingOfTheSwitchgearPartsRings()
    {
        const auto power = derived([](PowerRecipe& r) {
            r.mediumLayout = MediumLayout::OpenRing;
            r.ringRating = amperes(50); // below the block's own current: every unit alone
        });
        const auto rings = ringsOf(power);
        QCOMPARE(rings.size(), std::size_t{4});
        for (const auto& ring : rings)
            QCOMPARE(ring.units.size(), std::size_t{1});
    }

    void ringsLoseMoreThanRadialByTheirCables()
    {
        const auto radial = solved([](PowerRecipe&) {});
        for (const auto layout : {MediumLayout::OpenRing, MediumLayout::ClosedRing}) {
            const auto ring = solved(onRing(layout));
            QVERIFY(ring.balanceResidual < 1e-6);
            double cables = 0.0;
            for (const auto& element : ring.elements)
                if (element.kind == "ring-section") {
                    QVERIFY(*element.loadingWorst <= 1.0);
                    cables += inSi(*element.loss);
                }
            QVERIFY(cables > 0.0);
            // Racks and boards draw the same; behind the cables a little more is lost.
            const double more = inSi(ring.source) - inSi(radial.source);
            QVERIFY(more > 0.99 * cables && more < 1.05 * cables);
            for (const auto& finding : ring.findings)
                QVERIFY(finding.code != "power.ring.firm");
        }
    }

    // Two systems: racks stay fed by the other, whatever section is lost, and so they do in work on
    // it.
    void openRingTellsTheTimeOfSwitching()
    {
        const auto all = failures([](PowerRecipe& r) {
            r.mediumLayout = MediumLayout::OpenRing;
            r.ringSwitching = seconds(1800);
        });
        int waiting = 0;
        int sections = 0;
        for (const auto& one : all) {
            if (one.kind != "ring-section")
                continue;
            ++sections;
            QCOMPARE(one.racksDark, 0);
            QCOMPARE(one.racksInterrupted, 0);
            QCOMPARE(one.unitsStopped, 0);
            QCOMPARE(plannedVerdictOf(one), FailureVerdict::Holds);
            if (!one.switching)
                continue;
            ++waiting;
            QCOMPARE(inSi(*one.switching), 1800.0);
        }
        QCOMPARE(sections, 6);
        QCOMPARE(waiting, 4); // the two open sections carry nothing
    }

    // One system, battery of 5 min: dark for the half hour, or not at all where it is switched in
    // one minute; never in a closed ring.
    void singleSystemIsDarkUntilItIsSwitched()
    {
        const auto most = [this](MediumLayout layout, double switchingS) {
            int dark = 0;
            for (const auto& one : failures([&](PowerRecipe& r) {
                     r.pattern = RedundancyPattern::N;
                     r.mediumLayout = layout;
                     r.ringSwitching = seconds(switchingS);
                 }))
                if (one.kind == "ring-section") {
                    if (one.racksDark > 0 || one.worstLoading.value_or(0.0) > 1.0)
                        return -1;
                    dark = std::max(dark, one.racksInterrupted);
                }
            return dark;
        };
        QCOMPARE(most(MediumLayout::OpenRing, 1800.0), 16);
        QCOMPARE(most(MediumLayout::OpenRing, 60.0), 0);
        QCOMPARE(most(MediumLayout::ClosedRing, 1800.0), 0);
    }

    // Mechanical boards are not on batteries: what hangs on the only one stops until the ring is
    // switched, and throttles where that takes longer than the heat-up.
    void pumpsOfASingleBoardStopUntilItIsSwitched()
    {
        const auto worst = [this](double switchingS) {
            FailureResult out;
            for (const auto& one : failures([&](PowerRecipe& r) {
                     r.pattern = RedundancyPattern::N;
                     r.mediumLayout = MediumLayout::OpenRing;
                     r.ringSwitching = seconds(switchingS);
                 }))
                if (one.kind == "ring-section" && one.unitsInterrupted > out.unitsInterrupted)
                    out = one;
            return out;
        };
        const auto slow = worst(1200.0);
        QVERIFY(slow.unitsInterrupted > 0);
        QCOMPARE(slow.unitsStopped, 0);
        QVERIFY(slow.timeToThrottle.has_value());
        QVERIFY(inSi(*slow.timeToThrottle) < 1200.0);
        const auto quick = worst(1.0);
        QCOMPARE(quick.unitsInterrupted, slow.unitsInterrupted);
        QVERIFY(!quick.timeToThrottle);
        QVERIFY(holds(quick));
    }

    // The failure list of the command line gives the same, and the time as seconds.
    void commandLineTellsTheTime()
    {
        begin();
        cli_->mustRun({"edit", project, "power-recipe", "pattern=n", "medium_layout=open-ring",
                       "ring_switching=30 min"});
        const auto answer =
            cli_->mustRun(words("failures FILE --json")).json()["alternatives"][0]["failures"];
        int most = 0;
        for (const auto& one : answer)
            if (one["kind"] == "ring-section" && !one["switching_s"].is_null()) {
                QCOMPARE(one["switching_s"].get<double>(), 1800.0);
                most = std::max(most, one["racks_interrupted"].get<int>());
            }
        QCOMPARE(most, 16);
        QVERIFY(cli_->mustRun(words("failures FILE")).out.contains("Interrupted"));
    }

    // At 3.3 kV the load of a system is some 500 A: a ring of 221 A carries a half of it.
    void ringOfHalfTheSizeIsFound()
    {
        begin();
        cli_->mustRun({"edit", project, "power-recipe", "medium_layout=closed-ring",
                       "medium_voltage=3.3 kV", "utility_fault_level=50 MVA"});
        QVERIFY(!hasFinding("power.ring.firm"));
        QVERIFY(!hasFinding("power.loading.n1"));
        for (const auto& one : elements())
            if (one["kind"] == "ring-section")
                for (const char* change :
                     {"field=type value=cable-mv-al-xlpe-95", "field=units value=1"})
                    cli_->mustRun(QStringList{"edit", project, "override",
                                              "element=" + QString::fromStdString(
                                                               one["element"].get<std::string>())} +
                                  QString(change).split(' '));
        QVERIFY(hasFinding("power.ring.firm"));
    }

    // Exported and read back, the ring is solved as the hall's own network was.
    void exportsSolveAgain()
    {
        begin();
        for (const char* layout : {"open-ring", "closed-ring"}) {
            cli_->mustRun(
                {"edit", project, "power-recipe", QString("medium_layout=%1").arg(layout)});
            // The loss of the utility's own impedance is a branch's in one form only.
            double lowest = -1.0;
            for (const char* form : {".m", ".json"}) {
                const QString file = QString(layout) + form;
                cli_->mustRun({"export", project, "--out", file});
                const auto answer = cli_->mustRun({"solve-power", file, "--json"}).json();
                const double found = lowestVoltage(answer);
                QVERIFY(found > 0.9 && found < 1.0);
                if (lowest > 0.0)
                    QVERIFY(near(found, lowest, 1e-8));
                lowest = found;
            }
        }
    }

private:
    void begin()
    {
        cli_ = std::make_unique<CommandLineRun>();
        cli_->mustRun(words("new FILE --template worked-example"));
    }

    static std::function<void(PowerRecipe&)> onRing(MediumLayout layout)
    {
        return [layout](PowerRecipe& recipe) { recipe.mediumLayout = layout; };
    }

    // The project with another power recipe.
    Project with(const std::function<void(PowerRecipe&)>& change) const
    {
        Project changed = project_;
        auto& plan = changed.alternatives.front().plan;
        PowerRecipe recipe = recipeOf(plan.powerRecipes, plan.halls.begin()->id);
        recipe.id = plan.halls.begin()->id;
        change(recipe);
        plan.powerRecipes = plan.powerRecipes.with({recipe});
        return changed;
    }

    DerivedPower derived(const std::function<void(PowerRecipe&)>& change) const
    {
        const auto changed = with(change);
        const auto& plan = changed.alternatives.front().plan;
        return derivePower({changed, catalogue_, plan, *plan.halls.begin()}, kilowatts(100));
    }

    power::HallPowerResult solved(const std::function<void(PowerRecipe&)>& change) const
    {
        const auto changed = with(change);
        const auto& plan = changed.alternatives.front().plan;
        app::EvaluationCache cache;
        const auto systems =
            app::solveHallSystems({changed, catalogue_, plan, *plan.halls.begin()}, cache, {});
        ensure(systems.has_value(), "the hall derives");
        auto answer = power::solveHallPower(systems->power,
                                            recipeOf(plan.powerRecipes, plan.halls.begin()->id),
                                            systems->loads, systems->mechanical, {});
        ensure(answer.has_value(), answer ? "" : english(answer.error()).c_str());
        return *std::move(answer);
    }

    std::vector<FailureResult> failures(const std::function<void(PowerRecipe&)>& change) const
    {
        const auto changed = with(change);
        const auto& plan = changed.alternatives.front().plan;
        app::EvaluationCache cache;
        const auto systems =
            app::solveHallSystems({changed, catalogue_, plan, *plan.halls.begin()}, cache, {});
        ensure(systems.has_value(), "the hall derives");
        auto answer = app::hallFailures(*systems, FailureScope::Every, cache.impacts, {});
        ensure(answer.has_value(), "the failures are solved");
        return *std::move(answer);
    }

    json elements() const
    {
        return cli_->mustRun(words("elements FILE --json")).json()["elements"];
    }

    bool hasFinding(const char* code) const
    {
        const auto answer = cli_->mustRun(words("evaluate FILE --json")).json();
        for (const auto& finding : alternativeOf(answer)["findings"])
            if (finding["code"] == code)
                return true;
        return false;
    }

    static double lowestVoltage(const json& answer)
    {
        double lowest = 2.0; // per unit
        for (const auto& bus : answer["buses"])
            lowest = std::min(lowest, bus["vm_pu"].get<double>());
        return lowest;
    }

    Catalogue catalogue_;
    Project project_;
    std::unique_ptr<CommandLineRun> cli_;
};

HALLWRIGHT_TEST(RingHallTest)
#include "ring_hall_test.moc"
