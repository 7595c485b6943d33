// SPDX-License-Identifier: GPL-3.0-or-later
// Medium-voltage rings: currents by impedance division, losses of sections and units, short
// circuits and availability, each against figures by hand.
#include "data/import/power_case.h"
#include "model/economics/price_book.h"
#include "power/hall_availability.h"
#include "power/hall_short_circuit.h"
#include "power/load_flow.h"
#include "power/outages.h"
#include "power/supply_compile.h"
#include "tests/power/ring_maker.h"
#include "tests/support/near.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

using namespace hallwright;
using namespace hallwright::model;
using tests::near;
using tests::RingMaker;

namespace {

const std::vector<double> threeOhm{0.02, 0.01, 0.01, 0.03};

std::map<std::string, ElementResult> solved(const RingMaker& made)
{
    const auto answer = power::solveHallPower(made.hall, {}, made.loads, {}, {});
    if (!answer)
        qFatal("%s", english(answer.error()).c_str());
    std::map<std::string, ElementResult> out;
    for (const auto& one : answer->elements)
        out[one.key] = one;
    return out;
}

double ampere(const std::map<std::string, ElementResult>& all, const std::string& key)
{
    return inSi(all.at(key).current.value_or(Current{}));
}

// Current into a closed ring by its first section, its ends at one voltage: every load goes that
// way by the share of impedance on the other.
double firstByDivision(const RingMaker& made, const std::vector<double>& ohm)
{
    const double all = std::accumulate(ohm.begin(), ohm.end(), 0.0);
    double out = 0.0;
    double before = 0.0;
    for (std::size_t u = 1; u < ohm.size(); ++u) {
        before += ohm[u - 1];
        out += made.unitAmpere(u) * (all - before) / all;
    }
    return out;
}

power::OutageResult outageOf(const RingMaker& made, const std::vector<power::LostUnits>& lost)
{
    const auto answer = power::solveLosses(made.hall, made.loads, {}, {lost}, {});
    if (!answer)
        qFatal("%s", english(answer.error()).c_str());
    return answer->front();
}

std::vector<RackId> racks(std::initializer_list<std::uint32_t> numbers)
{
    std::vector<RackId> out;
    for (const auto number : numbers)
        out.push_back(RackId{number});
    return out;
}

} // namespace

class RingFlowTest : public QObject {
    Q_OBJECT
private slots:
    void closedRingDividesCurrentsByImpedance();
    void openRingFeedsEachSideFromItsEnd();
    void mirroredRingCarriesTheMirroredCurrents();
    void singleUnitHasTwoSections();
    void balanceHoldsOnRings();
    void lossOfAnEndSendsAllByTheOther();
    void closedRingKeepsAllAtEverySectionLoss();
    void openRingIsInterruptedUntilSwitched();
    void batteryThatLastsBridgesTheSwitching();
    void lostUnitTakesItsOwnTransformerOnly();
    void plannedSectionIsSwitchedBefore();
    void twoLostSectionsDarkenWhatIsBetween();
    void noFurtherLossFeedsMore();
    void ringSizedForHalfIsFound();
    void faultSeesBothWaysInParallel();
    void noSingleSectionIsACutOfAClosedRing();
    void switchingTimeIsTheCutOfAnOpenRing();
    void sharesOfTheReferenceRing();
};

void RingFlowTest::closedRingDividesCurrentsByImpedance()
{
    // 0.02, 0.01, 0.01, 0.03 of 0.07 ohm; 800, 600, 700 kW: 47.14 + 32.24... A by the first end,
    // (5·800 + 4·600 + 3·700)/7 = 1,214.3 kW of 2,100.
    const RingMaker made({.rackKw = {800, 600, 700}, .sectionOhm = threeOhm});
    const auto all = solved(made);
    const double total = made.unitAmpere(1) + made.unitAmpere(2) + made.unitAmpere(3);
    const double first = firstByDivision(made, threeOhm);
    QVERIFY(near(first, total * 1214.2857 / 2100.0, 1e-6));
    QVERIFY(near(ampere(all, "A/section0"), first, 2e-3));
    QVERIFY(near(ampere(all, "A/section1"), first - made.unitAmpere(1), 5e-3));
    QVERIFY(near(ampere(all, "A/section3"), total - first, 2e-3));
    // Loss of the ring: 3 I²R of each section.
    double loss = 0.0;
    for (std::size_t i = 0; i < threeOhm.size(); ++i)
        loss += 3.0 * threeOhm[i] * std::pow(ampere(all, RingMaker::sectionKey('A', i)), 2);
    double found = 0.0;
    for (std::size_t i = 0; i < threeOhm.size(); ++i)
        found += inSi(*all.at(RingMaker::sectionKey('A', i)).loss);
    QVERIFY(near(found, loss, 1e-3));
}

void RingFlowTest::openRingFeedsEachSideFromItsEnd()
{
    // 800 | 600 + 700: open in the second section.
    const RingMaker made(
        {.rackKw = {800, 600, 700}, .sectionOhm = threeOhm, .switching = seconds(60)});
    const auto all = solved(made);
    QVERIFY(near(ampere(all, "A/section0"), made.unitAmpere(1), 2e-3));
    QCOMPARE(ampere(all, "A/section1"), 0.0);
    QVERIFY(near(ampere(all, "A/section2"), made.unitAmpere(2), 2e-3));
    QVERIFY(near(ampere(all, "A/section3"), made.unitAmpere(2) + made.unitAmpere(3), 2e-3));
    QVERIFY(near(ampere(all, "A/unit3"), made.unitAmpere(2) + made.unitAmpere(3), 2e-3));
}

void RingFlowTest::mirroredRingCarriesTheMirroredCurrents()
{
    for (const bool open : {false, true}) {
        tests::RingPlan plan{.rackKw = {500, 900, 300, 700},
                             .sectionOhm = {0.02, 0.01, 0.015, 0.01, 0.04}};
        if (open)
            plan.switching = seconds(60);
        auto back = plan;
        std::reverse(back.rackKw.begin(), back.rackKw.end());
        std::reverse(back.sectionOhm.begin(), back.sectionOhm.end());
        const auto one = solved(RingMaker(plan));
        const auto other = solved(RingMaker(back));
        for (std::size_t i = 0; i < plan.sectionOhm.size(); ++i)
            QVERIFY(near(ampere(one, RingMaker::sectionKey('A', i)),
                         ampere(other, RingMaker::sectionKey('A', 4 - i)), 1e-6));
    }
}

void RingFlowTest::singleUnitHasTwoSections()
{
    const std::vector<double> ohm{0.01, 0.03};
    const RingMaker closed({.rackKw = {800}, .sectionOhm = ohm});
    const auto shared = solved(closed);
    QVERIFY(near(ampere(shared, "A/section0"), 0.75 * closed.unitAmpere(1), 2e-3));
    QVERIFY(near(ampere(shared, "A/section1"), 0.25 * closed.unitAmpere(1), 2e-3));
    const RingMaker open({.rackKw = {800}, .sectionOhm = ohm, .switching = seconds(60)});
    QVERIFY(near(ampere(solved(open), "A/section0"), open.unitAmpere(1), 2e-3));
    const auto lost = outageOf(open, {{open.find("A/section0"), 0}});
    QVERIFY(lost.dark.empty());
    QCOMPARE(lost.meantime->dark, racks({1}));
}

void RingFlowTest::balanceHoldsOnRings()
{
    for (const bool open : {false, true}) {
        tests::RingPlan plan{.letters = "AB", .rackKw = {800, 600, 700}, .sectionOhm = threeOhm};
        if (open)
            plan.switching = seconds(60);
        const RingMaker made(plan);
        const auto answer = power::solveHallPower(made.hall, {}, made.loads, {}, {});
        QVERIFY(answer.has_value());
        QVERIFY(answer->balanceResidual < 1e-9);
        QVERIFY(near(inSi(answer->load), 2.1e6, 1e-12));
    }
}

void RingFlowTest::lossOfAnEndSendsAllByTheOther()
{
    for (const bool open : {false, true}) {
        tests::RingPlan plan{.rackKw = {800, 600, 700}, .sectionOhm = threeOhm};
        if (open)
            plan.switching = seconds(60);
        const RingMaker made(plan);
        const double total = made.unitAmpere(1) + made.unitAmpere(2) + made.unitAmpere(3);
        const auto state =
            power::solveLossState(made.hall, made.loads, {}, {{made.find("A/section0"), 0}}, {});
        QVERIFY(state.has_value());
        const auto at = [&](const char* key) {
            return inSi(state->elements[made.find(key)].current);
        };
        QVERIFY(near(at("A/section3"), total, 3e-3));
        QVERIFY(near(at("A/section2"), made.unitAmpere(1) + made.unitAmpere(2), 3e-3));
        QVERIFY(near(at("A/section1"), made.unitAmpere(1), 3e-3));
        QVERIFY(state->elements[made.find("A/section0")].dead);
        QVERIFY(near(*state->outage.worstLoading, total / 400.0, 3e-3));
        const auto back =
            power::solveLossState(made.hall, made.loads, {}, {{made.find("A/section3"), 0}}, {});
        QVERIFY(near(inSi(back->elements[made.find("A/section0")].current), total, 3e-3));
        // The worst single loss of either end stands in the elements' results.
        const auto all = solved(made);
        QVERIFY(near(*all.at("A/section3").loadingWorst, total / 400.0, 3e-3));
        QVERIFY(near(*all.at("A/section0").loadingWorst, total / 400.0, 3e-3));
        QCOMPARE(all.at("A/section0").worstContingency, std::string("loss of A/section3"));
    }
}

void RingFlowTest::closedRingKeepsAllAtEverySectionLoss()
{
    const RingMaker made({.rackKw = {800, 600, 700}, .sectionOhm = threeOhm});
    for (std::size_t i = 0; i < threeOhm.size(); ++i) {
        const auto out = outageOf(made, {{made.find(RingMaker::sectionKey('A', i)), 0}});
        QVERIFY(out.dark.empty());
        QVERIFY(!out.meantime);
        QVERIFY(!out.collapsed);
    }
}

void RingFlowTest::openRingIsInterruptedUntilSwitched()
{
    const RingMaker made(
        {.rackKw = {800, 600, 700}, .sectionOhm = threeOhm, .switching = seconds(3600)});
    const auto left = outageOf(made, {{made.find("A/section0"), 0}});
    QVERIFY(left.dark.empty());
    QVERIFY(left.meantime.has_value());
    QCOMPARE(left.meantime->dark, racks({1}));
    QVERIFY(near(inSi(left.meantime->lasts), 3600.0, 1e-12));
    const auto right = outageOf(made, {{made.find("A/section2"), 0}});
    QVERIFY(right.dark.empty());
    QCOMPARE(right.meantime->dark, racks({2}));
    const auto end = outageOf(made, {{made.find("A/section3"), 0}});
    QCOMPARE(end.meantime->dark, racks({2, 3}));
    // The open section itself carries nothing.
    const auto meeting = outageOf(made, {{made.find("A/section1"), 0}});
    QVERIFY(meeting.dark.empty());
    QVERIFY(!meeting.meantime);
    // With a second system the racks stay fed meanwhile.
    const RingMaker two({.letters = "AB",
                         .rackKw = {800, 600, 700},
                         .sectionOhm = threeOhm,
                         .switching = seconds(3600)});
    const auto fed = outageOf(two, {{two.find("A/section3"), 0}});
    QVERIFY(fed.meantime && fed.meantime->dark.empty());
    // B carries racks 2 and 3 alone then: 350 + 600 + 700 kW by 10 MW transformers and 20 kA
    // boards at 415 V; the worst is a section of B with (600 + 700) kW.
    QVERIFY(near(*fed.meantime->worstLoading, 2.0 * (two.unitAmpere(2) + two.unitAmpere(3)) / 400.0,
                 3e-3));
}

void RingFlowTest::batteryThatLastsBridgesTheSwitching()
{
    tests::RingPlan plan{.rackKw = {800, 600, 700},
                         .sectionOhm = threeOhm,
                         .switching = seconds(60),
                         .batteryS = 300};
    const RingMaker bridged(plan);
    const auto held = outageOf(bridged, {{bridged.find("A/section3"), 0}});
    QVERIFY(held.dark.empty());
    QVERIFY(held.meantime && held.meantime->dark.empty());
    plan.switching = seconds(301);
    const RingMaker longer(plan);
    QCOMPARE(outageOf(longer, {{longer.find("A/section3"), 0}}).meantime->dark, racks({2, 3}));
}

void RingFlowTest::lostUnitTakesItsOwnTransformerOnly()
{
    tests::RingPlan plan{.rackKw = {800, 600, 700}, .sectionOhm = threeOhm};
    const RingMaker closed(plan);
    const auto out = outageOf(closed, {{closed.find("A/unit3"), 0}});
    QCOMPARE(out.dark, racks({3}));
    QVERIFY(!out.meantime);
    plan.switching = seconds(60);
    const RingMaker open(plan);
    const auto waiting = outageOf(open, {{open.find("A/unit3"), 0}});
    QCOMPARE(waiting.dark, racks({3}));
    QCOMPARE(waiting.meantime->dark, racks({2}));
}

void RingFlowTest::plannedSectionIsSwitchedBefore()
{
    const RingMaker made(
        {.rackKw = {800, 600, 700}, .sectionOhm = threeOhm, .switching = seconds(3600)});
    const auto work = outageOf(made, {{made.find("A/section3"), 0, true}});
    QVERIFY(work.dark.empty());
    QVERIFY(!work.meantime);
    // All hang on the first end then: a fault of it darkens all, for good.
    const auto fault =
        outageOf(made, {{made.find("A/section0"), 0}, {made.find("A/section3"), 0, true}});
    QCOMPARE(fault.dark, racks({1, 2, 3}));
    QVERIFY(!fault.meantime);
    // A fault between: what is beyond has no way left.
    const auto between =
        outageOf(made, {{made.find("A/section2"), 0}, {made.find("A/section3"), 0, true}});
    QCOMPARE(between.dark, racks({3}));
}

void RingFlowTest::twoLostSectionsDarkenWhatIsBetween()
{
    for (const bool open : {false, true}) {
        tests::RingPlan plan{.rackKw = {800, 600, 700, 500},
                             .sectionOhm = {0.02, 0.01, 0.01, 0.01, 0.03}};
        if (open)
            plan.switching = seconds(60);
        const RingMaker made(plan);
        for (std::size_t i = 0; i < 5; ++i)
            for (std::size_t j = i + 1; j < 5; ++j) {
                const auto out = outageOf(made, {{made.find(RingMaker::sectionKey('A', i)), 0},
                                                 {made.find(RingMaker::sectionKey('A', j)), 0}});
                std::vector<RackId> between;
                for (std::size_t u = i + 1; u <= j; ++u)
                    between.push_back(RackId{static_cast<std::uint32_t>(u)});
                QCOMPARE(out.dark, between);
            }
    }
}

void RingFlowTest::noFurtherLossFeedsMore()
{
    std::mt19937 random(7);
    const auto pick = [&random](std::size_t below) {
        return std::uniform_int_distribution<std::size_t>(0, below - 1)(random);
    };
    for (int lap = 0; lap < 20; ++lap) {
        tests::RingPlan plan{.letters = pick(2) == 0 ? "A" : "AB"};
        const std::size_t units = 1 + pick(5);
        for (std::size_t u = 0; u < units; ++u)
            plan.rackKw.push_back(100.0 + 100.0 * static_cast<double>(pick(9)));
        for (std::size_t i = 0; i <= units; ++i)
            plan.sectionOhm.push_back(0.005 + 0.005 * static_cast<double>(pick(9)));
        if (pick(2) == 0)
            plan.switching = seconds(60);
        const RingMaker made(plan);
        std::vector<power::LostUnits> lost;
        std::size_t dark = 0;
        for (int step = 0; step < 4; ++step) {
            const std::size_t next = pick(made.hall.elements.size());
            lost.push_back({next, 0});
            const auto out = outageOf(made, lost);
            QVERIFY(out.dark.size() >= dark);
            dark = out.dark.size();
            auto other = lost;
            std::shuffle(other.begin(), other.end(), random);
            QCOMPARE(outageOf(made, other).dark, out.dark);
        }
    }
}

void RingFlowTest::ringSizedForHalfIsFound()
{
    // 2,100 kW shared by two systems: 55.7 A on each ring of 60 A, 111.3 A once one is lost.
    tests::RingPlan plan{
        .letters = "AB", .rackKw = {800, 600, 700}, .sectionOhm = threeOhm, .sectionAmpere = 60};
    const auto findings = [](const RingMaker& made) {
        std::vector<Finding> out;
        const auto answer = power::solveHallPower(made.hall, {}, made.loads, {}, {});
        for (const auto& one : answer->findings)
            if (one.code == "power.ring.firm")
                out.push_back(one);
        return out;
    };
    const RingMaker half(plan);
    const auto found = findings(half);
    QCOMPARE(found.size(), std::size_t{2}); // one for each ring
    const double total = half.unitAmpere(1) + half.unitAmpere(2) + half.unitAmpere(3);
    QVERIFY(near(*found[0].value, 2.0 * total / 60.0, 5e-3));
    QVERIFY(*solved(half).at("A/section0").loadingWorst < 1.0 + 0.2); // single losses are near it
    plan.sectionAmpere = 120;
    QVERIFY(findings(RingMaker(plan)).empty());
}

void RingFlowTest::faultSeesBothWaysInParallel()
{
    // 250 MVA at 11 kV: |Zq| = 0.484 ohm with R = 0.1 X, so X = 0.48160, R = 0.048160 (c cancels).
    // Unit 1 behind 0.2 + j0.2 and 0.1 + 0.1 + 0.3: 0.2·0.5/0.7 (1 + j); hot as stated, for the
    // highest current R at 20 °C: over 1 + 0.004·70 = 1.28.
    const std::vector<double> ohm{0.2, 0.1, 0.1, 0.3};
    const RingMaker made({.rackKw = {800, 600, 700}, .sectionOhm = ohm, .faultMva = 250});
    const auto faults = power::hallShortCircuit(made.hall, {});
    const auto& unit = faults.elements[made.find("A/unit1")];
    const double c = 1.1;
    const double zq = c * 11.0 * 11.0 / 250.0;
    const double xq = zq / std::sqrt(1.01);
    const double parallel = 0.2 * 0.5 / 0.7;
    const double high =
        c * 11.0 / std::sqrt(3.0) / std::hypot(0.1 * xq + parallel / 1.28, xq + parallel);
    QVERIFY(near(*unit.highestKa, high, 1e-6));
    // Lowest: the long way alone, hot, phase to phase, c = 1.00.
    const double xl = 11.0 * 11.0 / 250.0 / std::sqrt(1.01);
    const double low = 11.0 / 2.0 / std::hypot(0.1 * xl + 0.5, xl + 0.5);
    QVERIFY(near(*unit.lowestKa, low, 1e-6));
}

namespace {

std::vector<power::CutSet> cutsOf(const RingMaker& made, const PowerRecipe& recipe)
{
    const auto values = valuesOf(priceBook());
    const power::SupplyCompiler compiler(made.hall, recipe, values);
    std::vector<const RackFeed*> feeds;
    for (const auto& feed : made.hall.feeds)
        if (feed.rack == RackId{1})
            feeds.push_back(&feed);
    return power::outagesOf(*compiler.compile(feeds)).cuts;
}

} // namespace

void RingFlowTest::noSingleSectionIsACutOfAClosedRing()
{
    PowerRecipe recipe;
    recipe.upsTime = seconds(0);
    const RingMaker made({.rackKw = {800, 600, 700}, .sectionOhm = threeOhm});
    bool pair = false;
    for (const auto& cut : cutsOf(made, recipe)) {
        const auto first = cut.name.find("/section");
        if (first == std::string::npos)
            continue;
        const bool two = cut.name.find(" and ") != std::string::npos ||
                         cut.name.find("maintenance") != std::string::npos;
        QVERIFY2(two, cut.name.c_str());
        pair = pair || cut.name == "A/section0 and A/section1…A/section3";
    }
    QVERIFY(pair);
}

void RingFlowTest::switchingTimeIsTheCutOfAnOpenRing()
{
    // Rack 1 hangs on 100 m of section 0: 2.01e-5 · 100 failures a year, each for the hour until
    // it is switched.
    PowerRecipe recipe;
    recipe.upsTime = seconds(300);
    tests::RingPlan plan{
        .rackKw = {800, 600, 700}, .sectionOhm = threeOhm, .switching = seconds(3600)};
    const auto cutNamed = [&](const char* name) {
        for (const auto& cut : cutsOf(RingMaker(plan), recipe))
            if (cut.name == name)
                return std::optional(cut);
        return std::optional<power::CutSet>();
    };
    const auto cut = cutNamed("A/section0 until switched");
    QVERIFY(cut.has_value());
    QVERIFY(near(cut->perYear, 2.01e-3, 1e-5));
    QVERIFY(near(cut->hoursPerYear, 2.01e-3, 1e-5));
    plan.switching = seconds(60); // the battery lasts longer
    QVERIFY(!cutNamed("A/section0 until switched"));
}

void RingFlowTest::sharesOfTheReferenceRing()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "power/datacenter/dc_ring_closed_11kv.json");
    auto file = data::readPowerCase(path.toStdString());
    QVERIFY(file.has_value());
    const auto& network = std::get<ElectricalNetwork>(*file);
    auto flow = power::LoadFlow::prepare(network);
    QVERIFY(flow.has_value());
    const auto known = flow->solve();
    QVERIFY(known.has_value());
    std::map<std::string, std::size_t> branch;
    for (std::size_t i = 0; i < network.branches.size(); ++i)
        branch[network.branches[i].id] = i;
    // Loads as the transformers 20 to 23 take them; cables of 350, 200, 200, 200 and 450 m with
    // 0.161 + j0.105 ohm/km, here with the mean of both as the ratio does not move the shares.
    tests::RingPlan plan;
    for (const char* id : {"20", "21", "22", "23"})
        plan.rackKw.push_back(known->branches[branch.at(id)].fromMva.real() * 1e3);
    for (const double km : {0.35, 0.2, 0.2, 0.2, 0.45})
        plan.sectionOhm.push_back(0.133 * km);
    const auto all = solved(RingMaker(plan));
    const auto reference = [&](const char* id) {
        return std::abs(known->branches[branch.at(id)].fromMva.real());
    };
    const double sum = reference("10") + reference("14");
    const double own = ampere(all, "A/section0") + ampere(all, "A/section4");
    const char* const ids[] = {"10", "11", "12", "13", "14"};
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(std::abs(ampere(all, RingMaker::sectionKey('A', i)) / own -
                         reference(ids[i]) / sum) < 2e-3);
}

HALLWRIGHT_TEST(RingFlowTest)
#include "ring_flow_test.moc"
