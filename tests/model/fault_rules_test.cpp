// SPDX-License-Identifier: GPL-3.0-or-later
// Fault currents of elements judged against withstand and breaking capacity.
#include "model/checks/check.h"
#include "model/checks/rules.h"
#include "tests/support/test_program.h"

using namespace hallwright::model;

namespace {

Current kiloamperes(double value)
{
    return fromSi<Current>(value * 1e3);
}

EquipmentType boardType(std::optional<double> onOfferKa)
{
    EquipmentType out;
    out.key = "board-1000";
    out.name = "Board";
    SwitchboardType figures;
    figures.rating = fromSi<Current>(1000.0);
    figures.shortTimeWithstand = kiloamperes(50);
    out.kind = figures;
    if (onOfferKa)
        out.provenance["short_time_withstand"].high = *onOfferKa * 1e3;
    return out;
}

ElementResult board(double faultKa, double peakKa)
{
    ElementResult out;
    out.key = "h1/power/A/switchboard/r1";
    out.kind = "switchboard";
    out.type = "board-1000";
    out.faultHighest = kiloamperes(faultKa);
    out.faultPeak = kiloamperes(peakKa);
    out.withstand = kiloamperes(50);
    out.breaker = "breaker-1000";
    out.breakingCapacity = kiloamperes(50);
    return out;
}

std::vector<Finding> findingsOf(void (*rule)(const CheckInput&, FindingSink&),
                                const std::vector<ElementResult>& elements,
                                std::vector<EquipmentType> types = {}, const Plan& plan = {})
{
    const auto catalogue = Catalogue::of(std::move(types));
    if (!catalogue)
        qFatal("%s", english(catalogue.error()).c_str());
    const Project project;
    FindingSink sink;
    rule({project, *catalogue, plan, {}, elements}, sink);
    return sink.take();
}

} // namespace

class FaultRulesTest : public QObject {
    Q_OBJECT
private slots:
    void ratingAtTheFaultPasses();
    void faultAboveTheRangeOnOfferIsAnError();
    void faultInsideTheRangeOnOfferAsksForThatVersion();
    void peakBeyondTheStandardRatioCounts();
    void breakersAreJudgedToo();
    void unstatedRatingIsNotPassed();
    void equalElementsAreOneFinding();
    void directCurrentHallIsSaid();
};

void FaultRulesTest::ratingAtTheFaultPasses()
{
    QVERIFY(findingsOf(withstandsFault, {board(50, 105)}).empty()); // 2.1 · 50 kA up to 50 kA
    QVERIFY(findingsOf(breakersInterrupt, {board(50, 105)}).empty());
}

void FaultRulesTest::faultAboveTheRangeOnOfferIsAnError()
{
    for (const auto& types : {std::vector<EquipmentType>{}, {boardType({})}, {boardType(65)}}) {
        const auto found = findingsOf(withstandsFault, {board(68, 140)}, types);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].code, std::string("power.fault.withstand"));
        QVERIFY(found[0].severity == Severity::Error);
        QCOMPARE(*found[0].value, 68e3);
        QCOMPARE(*found[0].limit, 50e3);
        QVERIFY(*found[0].marginPct < 0.0);
    }
}

void FaultRulesTest::faultInsideTheRangeOnOfferAsksForThatVersion()
{
    const auto found = findingsOf(withstandsFault, {board(68, 140)}, {boardType(100)});
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].severity == Severity::Warning);
}

void FaultRulesTest::peakBeyondTheStandardRatioCounts()
{
    // 45 kA symmetrical with a peak of 113.4 kA asks for 113.4/2.1 = 54 kA.
    const auto found = findingsOf(withstandsFault, {board(45, 113.4)});
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(std::abs(*found[0].value - 54e3) < 1e-6);
}

void FaultRulesTest::breakersAreJudgedToo()
{
    const auto found = findingsOf(breakersInterrupt, {board(68, 140)});
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].code, std::string("power.fault.breaking"));
}

void FaultRulesTest::unstatedRatingIsNotPassed()
{
    auto one = board(10, 20);
    QVERIFY(findingsOf(faultRatingsKnown, {one}).empty());
    one.withstand.reset();
    QVERIFY(findingsOf(withstandsFault, {one}).empty());
    const auto found = findingsOf(faultRatingsKnown, {one});
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].severity == Severity::Note);
    // A utility board's rating is the operator's; nothing is known and nothing is asked.
    one.kind = "utility";
    QVERIFY(findingsOf(faultRatingsKnown, {one}).empty());
}

void FaultRulesTest::equalElementsAreOneFinding()
{
    auto second = board(70, 140);
    second.key = "h1/power/B/switchboard/r1";
    const auto found = findingsOf(withstandsFault, {board(68, 140), second});
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].elements.size(), std::size_t{2});
    QCOMPARE(*found[0].value, 70e3); // the worst
}

void FaultRulesTest::directCurrentHallIsSaid()
{
    Plan plan;
    Hall hall;
    hall.id = HallId{1};
    hall.label = "Hall";
    plan.halls = plan.halls.with({hall});
    PowerRecipe recipe;
    recipe.id = hall.id;
    plan.powerRecipes = plan.powerRecipes.with({recipe});
    QVERIFY(findingsOf(directCurrentFaultsUnknown, {}, {}, plan).empty());
    recipe.system = DistributionSystem::Dc800;
    Plan direct;
    direct.halls = direct.halls.with({hall});
    direct.powerRecipes = direct.powerRecipes.with({recipe});
    const auto found = findingsOf(directCurrentFaultsUnknown, {}, {}, direct);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].code, std::string("power.fault.dc"));
}

HALLWRIGHT_TEST(FaultRulesTest)
#include "fault_rules_test.moc"
