// SPDX-License-Identifier: GPL-3.0-or-later
// Recipes and overrides through the whole evaluation: every topology gives each rack its flow, and
// an override changes what is solved.
#include "app/evaluate_hall.h"
#include "app/hall_failures.h"
#include "app/templates.h"
#include "model/edit/alternatives.h"
#include "model/edit/override_element.h"
#include "model/edit/types.h"
#include "tests/app/published_hall.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <numbers>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;

class CoolantRecipesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTopologyFeedsEveryRack_data();
    void everyTopologyFeedsEveryRack();
    void overriddenLengthChangesTheDrop();
    void overriddenSizeChangesVelocityAndIsFound();
    void fewerCdusCarryMoreEach();
    void overriddenBuswayChangesItsLoading();
    void longerFeederDropsMoreVoltage();
    void removedBuswayLeavesOneFeed();
    void lostAndRefusedOverridesAreFindings();
    void closedRackGetsNoFlow();
    void oneFacilityLoopOfTwoMayFail();
    void changeoverSurvivesEitherLoop();
    void ringSurvivesAnIsolatedStretch();
    void doorsTakeAirHeatIntoTheirOwnLoop();
    void placedCrahsCount();

private:
    Plan& plan(Project& project) const { return project.alternatives.front().plan; }
    Project changed(const std::function<void(CoolantRecipe&)>& change) const;
    Project with(const Project& project, const std::string& element, const std::string& field,
                 const std::string& value) const;
    std::string groupKey(const Project& project) const;
    std::vector<FailureResult> failures(const Project& project) const;
    Project worked_;
};

static const ElementResult& resultOf(const Assessment& assessment, const std::string& key)
{
    const auto* element = assessment.element(key);
    ensure(element != nullptr, key.c_str());
    return *element;
}

static bool hasCode(const Assessment& assessment, const std::string& code)
{
    return std::any_of(assessment.findings.begin(), assessment.findings.end(),
                       [&](const auto& finding) { return finding.code == code; });
}

static const FailureResult* named(const std::vector<FailureResult>& failures,
                                  const std::string& name)
{
    const auto at = std::find_if(failures.begin(), failures.end(),
                                 [&](const auto& one) { return one.name == name; });
    return at != failures.end() ? &*at : nullptr;
}

void CoolantRecipesTest::initTestCase()
{
    auto project = app::projectFromTemplate("worked-example", shippedTypes());
    QVERIFY(project.has_value());
    worked_ = *std::move(project);
}

Project CoolantRecipesTest::changed(const std::function<void(CoolantRecipe&)>& change) const
{
    Project project = worked_;
    auto& plan = project.alternatives.front().plan;
    CoolantRecipe recipe = *plan.coolantRecipes.begin();
    change(recipe);
    plan.coolantRecipes = plan.coolantRecipes.with({recipe});
    return project;
}

Project CoolantRecipesTest::with(const Project& project, const std::string& element,
                                 const std::string& field, const std::string& value) const
{
    auto after = overrideElement({project, shippedTypes(), project.alternatives.front().id, {}},
                                 element, {{field, value}});
    if (!after)
        qWarning("%s", english(after.error().what).c_str());
    ensure(after.has_value(), "the override is taken");
    return *std::move(after);
}

std::string CoolantRecipesTest::groupKey(const Project& project) const
{
    return groupOf(project).key;
}

std::vector<FailureResult> CoolantRecipesTest::failures(const Project& project) const
{
    const auto& plan = project.alternatives.front().plan;
    app::EvaluationCache cache;
    auto outcome = app::evaluateHall({project, shippedTypes(), plan, *plan.halls.begin()}, cache,
                                     {}, FailureScope::Every);
    ensure(outcome.has_value(), "the hall is evaluated");
    return outcome->failures;
}

void CoolantRecipesTest::everyTopologyFeedsEveryRack_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<int>("mains");
    QTest::addColumn<int>("path");
    const auto row = [](const char* name, CduScheme scheme, Mains mains, ReturnPath path) {
        QTest::newRow(name) << static_cast<int>(scheme) << static_cast<int>(mains)
                            << static_cast<int>(path);
    };
    row("in rack", CduScheme::InRack, Mains::Comb, ReturnPath::Direct);
    row("in row, direct", CduScheme::InRow, Mains::Comb, ReturnPath::Direct);
    row("in row, reverse", CduScheme::InRow, Mains::Comb, ReturnPath::Reverse);
    row("row end, direct", CduScheme::RowEnd, Mains::Comb, ReturnPath::Direct);
    row("row end, reverse", CduScheme::RowEnd, Mains::Comb, ReturnPath::Reverse);
    row("room, comb", CduScheme::Room, Mains::Comb, ReturnPath::Reverse);
    row("room, ring, direct", CduScheme::Room, Mains::Ring, ReturnPath::Direct);
    row("room, ring, reverse", CduScheme::Room, Mains::Ring, ReturnPath::Reverse);
}

void CoolantRecipesTest::everyTopologyFeedsEveryRack()
{
    QFETCH(const int, scheme);
    QFETCH(const int, mains);
    QFETCH(const int, path);
    const auto project = changed([&](CoolantRecipe& recipe) {
        recipe.cdu = static_cast<CduScheme>(scheme);
        recipe.mains = static_cast<Mains>(mains);
        recipe.returnPath = static_cast<ReturnPath>(path);
        recipe.racksPerGroup = 0;
        recipe.cduType = {};
        recipe.couplingType = {};
        recipe.strainerKv = 120.0;
        recipe.bypassPressure = kilopascals(400);
        recipe.bypassKv = 40.0;
    });
    const auto assessment = assessed(project);
    for (const auto& rack : assessment.racks) {
        QVERIFY(rack.flowGot && rack.flowNeed);
        QVERIFY(inSi(*rack.flowGot) >= inSi(*rack.flowNeed) * (1.0 - 1e-5));
    }
    for (const auto& record : assessment.convergence)
        QVERIFY2(record.converged, record.part.c_str());
    QVERIFY(closeTo(assessment.kpi("liquid_heat_kw").value_or(0), 1944, 1e-6));
}

void CoolantRecipesTest::overriddenLengthChangesTheDrop()
{
    const std::string pipe = groupKey(worked_) + "/supply/row1";
    const auto drop = [&](const char* length) {
        return inSi(*resultOf(assessed(with(worked_, pipe, "length", length)), pipe).drop);
    };
    // Control valves hold the flows, so friction grows in step with length.
    const double a = drop("10 m");
    const double b = drop("20 m");
    const double c = drop("30 m");
    QVERIFY(b > a * 1.2);
    QVERIFY(closeTo(c - b, b - a, 1e-3));
}

void CoolantRecipesTest::overriddenSizeChangesVelocityAndIsFound()
{
    const std::string pipe = groupKey(worked_) + "/supply/row1";
    QVERIFY(!hasCode(assessed(worked_), "thermal.pipe.velocity"));
    const auto after = assessed(with(worked_, pipe, "type", "stainless-dn80"));
    const auto& result = resultOf(after, pipe);
    QCOMPARE(result.type, std::string("stainless-dn80"));
    const double area = std::numbers::pi / 4.0 * 0.0828 * 0.0828;
    QVERIFY(closeTo(inSi(*result.velocity), inSi(*result.flow) / area, 1e-9));
    QVERIFY(hasCode(after, "thermal.pipe.velocity"));
}

void CoolantRecipesTest::fewerCdusCarryMoreEach()
{
    const std::string group = groupKey(worked_);
    const auto before = assessed(worked_);
    const auto after = assessed(with(worked_, group, "cdu_count", "2"));
    QVERIFY(after.element(group + "/cdu/3") == nullptr);
    // Heat over two units in place of three; pump heat differs a little.
    QVERIFY(closeTo(inSi(*resultOf(after, group + "/cdu/1").power) /
                        inSi(*resultOf(before, group + "/cdu/1").power),
                    1.5, 0.01));
}

void CoolantRecipesTest::overriddenBuswayChangesItsLoading()
{
    const auto before = assessed(worked_);
    std::string key;
    for (const auto& element : before.elements)
        if (element.kind == "busway" && key.empty())
            key = element.key;
    QCOMPARE(inSi(*resultOf(before, key).ratedCurrent), 1000.0);
    const EquipmentType* smaller = nullptr;
    for (const auto* entry : shippedTypes().all<BuswayType>()) {
        const auto& type = std::get<BuswayType>(entry->kind);
        if (type.rating && type.resistance && type.reactance && inSi(*type.rating) == 800.0)
            smaller = entry;
    }
    QVERIFY(smaller != nullptr);
    const auto after = assessed(with(worked_, key, "type", smaller->key));
    QCOMPARE(inSi(*resultOf(after, key).ratedCurrent), 800.0);
    QVERIFY(closeTo(*resultOf(after, key).loading / *resultOf(before, key).loading, 1.25, 0.01));
    QVERIFY(hasCode(after, "power.loading.n1"));
}

void CoolantRecipesTest::longerFeederDropsMoreVoltage()
{
    const auto before = assessed(worked_);
    std::string key;
    for (const auto& element : before.elements)
        if (element.kind == "feeder" && key.empty())
            key = element.key;
    const auto after = assessed(with(worked_, key, "length", "150 m"));
    QCOMPARE(inSi(*resultOf(after, key).length), 150.0);
    QVERIFY(after.kpi("voltage_drop_worst_pct").value_or(0) >
            before.kpi("voltage_drop_worst_pct").value_or(0) * 1.2);
}

void CoolantRecipesTest::removedBuswayLeavesOneFeed()
{
    const auto before = assessed(worked_);
    std::string key;
    for (const auto& element : before.elements)
        if (element.kind == "busway" && key.empty())
            key = element.key;
    const auto after = assessed(with(worked_, key, "removed", "true"));
    QVERIFY(after.element(key) == nullptr);
    int single = 0;
    for (const auto& rack : after.racks)
        single += rack.feeds.size() == 1 ? 1 : 0;
    QCOMPARE(single, 4); // racks of that busway
}

void CoolantRecipesTest::lostAndRefusedOverridesAreFindings()
{
    Project project = worked_;
    const auto id = project.alternatives.front().id;
    const std::string group = groupKey(worked_);
    project = *putOverride(project, id, {{}, group + "/supply/row9", "length", "5"});
    project = *putOverride(project, id, {{}, "h99/coolant/r1/cdu/1", "speed", "0.5"});
    project = *putOverride(project, id, {{}, group + "/supply/row1", "type", "no-such-pipe"});
    project = *putOverride(project, id, {{}, group + "/supply/row2", "length", "9"});
    int lost = 0;
    int refused = 0;
    for (const auto& finding : assessed(project).findings) {
        lost += finding.code == "plan.override.lost" ? 1 : 0;
        refused += finding.code == "plan.override.refused" ? 1 : 0;
    }
    QCOMPARE(lost, 2);
    QCOMPARE(refused, 1);
}

void CoolantRecipesTest::closedRackGetsNoFlow()
{
    const auto group = groupOf(worked_);
    const auto& rack = group.racks.front();
    const std::string key = group.key + "/branch/r" + std::to_string(rack.rack.number);
    const auto after = assessed(with(worked_, key, "state", "closed"));
    QCOMPARE(inSi(*after.rack(rack.rack)->flowGot), 0.0);
    QVERIFY(hasCode(after, "thermal.flow.low"));
    const auto other = after.rack(group.racks.back().rack);
    QVERIFY(inSi(*other->flowGot) >= inSi(*other->flowNeed) * (1.0 - 1e-5));
}

// N = 2 by heat. Units A, B, A: losing B leaves two, losing A leaves one. With a fourth unit both
// leave two.
void CoolantRecipesTest::oneFacilityLoopOfTwoMayFail()
{
    const auto three = failures(
        changed([](CoolantRecipe& recipe) { recipe.facilityFeeds = FacilityFeeds::Alternating; }));
    const auto* a = named(three, "loss of facility loop A of h1");
    const auto* b = named(three, "loss of facility loop B of h1");
    if (a == nullptr) { // the hall's number is not 1
        for (const auto& one : three)
            if (one.kind == "facility-loop")
                (a == nullptr ? a : b) = &one;
    }
    QVERIFY(a != nullptr && b != nullptr);
    QCOMPARE(a->unitsStopped, 2);
    QCOMPARE(b->unitsStopped, 1);
    QVERIFY(!holds(*a));
    QVERIFY(holds(*b));
    for (const auto& one : failures(changed([](CoolantRecipe& recipe) {
             recipe.facilityFeeds = FacilityFeeds::Alternating;
             recipe.redundancy = UnitRedundancy::NPlus2;
         })))
        if (one.kind == "facility-loop")
            QVERIFY2(holds(one), one.name.c_str());
    for (const auto& one : failures(worked_))
        QVERIFY(one.kind != "facility-loop");
}

void CoolantRecipesTest::changeoverSurvivesEitherLoop()
{
    int loops = 0;
    for (const auto& one : failures(changed(
             [](CoolantRecipe& recipe) { recipe.facilityFeeds = FacilityFeeds::Changeover; })))
        if (one.kind == "facility-loop") {
            ++loops;
            QCOMPARE(one.unitsStopped, 0);
            QVERIFY(holds(one));
        }
    QCOMPARE(loops, 2);
}

// Isolating the way to the second row starves it on a comb, not on a ring.
void CoolantRecipesTest::ringSurvivesAnIsolatedStretch()
{
    const auto shortRacks = [this](Mains mains) {
        const auto project = changed([mains](CoolantRecipe& recipe) {
            recipe.cdu = CduScheme::Room;
            recipe.mains = mains;
        });
        const auto all = failures(project);
        const auto* one = named(all, "isolation of " + groupKey(project) + "/supply/row2");
        ensure(one != nullptr, "the stretch is in the list");
        return one->racksShort;
    };
    QCOMPARE(shortRacks(Mains::Comb), 8);
    QCOMPARE(shortRacks(Mains::Ring), 0);
}

void CoolantRecipesTest::doorsTakeAirHeatIntoTheirOwnLoop()
{
    const auto before = assessed(worked_);
    Project project = worked_;
    auto& recipes = plan(project).airRecipes;
    AirRecipe air = *recipes.begin();
    air.cooling = AirScheme::RearDoor;
    recipes = recipes.with({air});
    const auto after = assessed(project);
    const std::string hall = "h" + std::to_string(plan(project).halls.begin()->id.number);
    const auto& doors = resultOf(after, hall + "/air/doors");
    QCOMPARE(doors.count, 16);
    const double removed = inSi(*doors.power);
    QVERIFY(removed > 0.3 * 216e3 && removed < 216e3);
    // The air heat is split between doors and the hall's units, none is lost.
    QVERIFY(closeTo(removed + inSi(*resultOf(after, hall + "/air/crah").power), 216e3, 1e-6));
    QVERIFY(
        closeTo(after.kpi("air_heat_kw").value_or(0), before.kpi("air_heat_kw").value_or(1), 1e-9));
    // The racks' own loop is untouched.
    QVERIFY(closeTo(after.kpi("coolant_flow_lpm").value_or(0),
                    before.kpi("coolant_flow_lpm").value_or(1), 1e-9));
    QVERIFY(closeTo(after.kpi("worst_supply_c").value_or(0),
                    before.kpi("worst_supply_c").value_or(1), 1e-9));
    double inLoops = 0.0;
    double pumps = 0.0;
    for (const auto& element : after.elements)
        if (element.kind == "cdu" && element.key.find("/doors/") != std::string::npos) {
            inLoops += inSi(*element.power);
            pumps += inSi(*element.electrical);
        }
    QVERIFY(closeTo(inLoops - pumps, removed, 1e-6));
}

void CoolantRecipesTest::placedCrahsCount()
{
    Project project = worked_;
    const auto before = assessed(project);
    const std::string key =
        "h" + std::to_string(plan(project).halls.begin()->id.number) + "/air/crah";
    const auto& units = resultOf(before, key);
    const auto type = ensureType(project, shippedTypes(), units.type);
    QVERIFY(type.has_value());
    std::vector<Unit> placed;
    for (int i = 0; i < units.count + 2; ++i) {
        Unit unit;
        unit.id = UnitId{static_cast<std::uint32_t>(9000 + i)};
        unit.label = "CRAH " + std::to_string(i);
        unit.type = *type;
        unit.at.hall = plan(project).halls.begin()->id;
        unit.at.x = metres(1.0 + i);
        placed.push_back(unit);
    }
    plan(project).units = plan(project).units.with(placed);
    QCOMPARE(resultOf(assessed(project), key).count, units.count + 2);
}

HALLWRIGHT_TEST(CoolantRecipesTest)
#include "coolant_recipes_test.moc"
