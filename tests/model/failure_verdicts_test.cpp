// SPDX-License-Identifier: GPL-3.0-or-later
// What the failure list says of each element, on lists written by hand.
#include "model/result.h"
#include "model/results/failure_verdicts.h"
#include "tests/support/test_program.h"

#include <QObject>

using namespace hallwright::model;

namespace {

FailureResult failureOf(const char* kind, const char* key)
{
    FailureResult out;
    out.title = {"loss of {0}", {key}};
    out.name = english(out.title);
    out.kind = kind;
    out.hall = {1};
    out.lost = refTo(std::string(key));
    return out;
}

SolvedPair pairOf(FailureResult fault, const FailureResult& maintained)
{
    fault.maintained = maintained.lost;
    fault.maintainedKind = maintained.kind;
    fault.name += " during maintenance of " + maintained.lost.key;
    return {fault, {maintained.lost}};
}

const ElementVerdict& of(const std::vector<ElementVerdict>& all, const char* key)
{
    for (const auto& one : all)
        if (one.element.key == key)
            return one;
    ensure(false, "the element is in the list");
    return all.front();
}

} // namespace

class FailureVerdictsTest : public QObject {
    Q_OBJECT

private slots:
    void aFailureFailsByRacksByTimeOrByLoad()
    {
        auto one = failureOf("ups", "a");
        QVERIFY(holds(one));
        one.worstLoading = 1.0;
        QVERIFY(holds(one));
        one.worstLoading = 1.02;
        QCOMPARE(verdictOf(one), FailureVerdict::Fails);
        one = failureOf("cdu", "c");
        one.timeToThrottle = seconds(20);
        QCOMPARE(verdictOf(one), FailureVerdict::Fails);
        one = failureOf("cdu", "c");
        one.racks = {{7}};
        QCOMPARE(verdictOf(one), FailureVerdict::Fails);
    }

    // Without an answer nothing may be called sound; with a known effect the answer is known.
    void whatHasNoSolutionIsNotCalledSound()
    {
        auto one = failureOf("pipe-isolated", "p");
        one.unsolved = "h1/coolant/r1: the pumps move no coolant";
        QCOMPARE(verdictOf(one), FailureVerdict::Unknown);
        QVERIFY(!holds(one));
        one.racks = {{7}};
        QCOMPARE(verdictOf(one), FailureVerdict::Fails);
    }

    // A dip until the spare has run up throttles a rack, but load is moved before a planned outage.
    void aPlannedOutageIsJudgedByItsEnd()
    {
        auto dip = failureOf("cdu", "c");
        dip.timeToThrottle = seconds(5);
        dip.racks = {{7}};
        QCOMPARE(verdictOf(dip), FailureVerdict::Fails);
        QCOMPARE(plannedVerdictOf(dip), FailureVerdict::Holds);
        dip.racksShort = 1;
        QCOMPARE(plannedVerdictOf(dip), FailureVerdict::Fails);
    }

    void sidesGoByWhatFails()
    {
        QCOMPARE(sideOf(failureOf("mechanical-board", "m")), FailureSide::Electrical);
        QCOMPARE(sideOf(failureOf("utility-supply", "u")), FailureSide::Electrical);
        QCOMPARE(sideOf(failureOf("heat-rejection", "h")), FailureSide::Thermal);
        QCOMPARE(sideOf(failureOf("valve-shut", "v")), FailureSide::Thermal);
    }

    // Two UPS of a 2N hall: either may be out or fail; while one is out the other may not.
    void aTwoNPairIsMaintainableButNotDuringMaintenance()
    {
        const auto a = failureOf("ups", "a");
        const auto b = failureOf("ups", "b");
        const auto cdu = failureOf("cdu", "c");
        auto bWhileA = pairOf(b, a);
        bWhileA.result.racksDark = 16;
        bWhileA.result.racks = {{1}};
        const std::vector<FailureResult> singles{a, b, cdu};
        const std::vector<SolvedPair> pairs{bWhileA, pairOf(cdu, a), pairOf(a, cdu)};
        const auto verdicts = elementVerdicts(singles, pairs);
        QCOMPARE(verdicts.size(), std::size_t{3});
        QCOMPARE(of(verdicts, "a").maintainable, FailureVerdict::Holds);
        QCOMPARE(of(verdicts, "a").faultTolerant, FailureVerdict::Holds);
        QVERIFY(of(verdicts, "a").tolerantInMaintenance == FailureVerdict::Fails);
        QCOMPARE(of(verdicts, "a").worstFault, std::string("loss of b during maintenance of a"));
        QVERIFY(of(verdicts, "c").tolerantInMaintenance == FailureVerdict::Holds);
        QVERIFY(!of(verdicts, "b").tolerantInMaintenance); // no pair of the list maintains it
    }

    // A single that fails by itself also fails while something unrelated is out.
    void aFaultThatFailsAloneFailsDuringAnyMaintenance()
    {
        auto utility = failureOf("utility-supply", "u");
        utility.timeToThrottle = seconds(20);
        const auto a = failureOf("cdu", "a");
        const auto b = failureOf("cdu", "b");
        const std::vector<FailureResult> singles{a, b, utility};
        const std::vector<SolvedPair> pairs{pairOf(b, a)};
        const auto verdicts = elementVerdicts(singles, pairs);
        QCOMPARE(verdicts.size(), std::size_t{2}); // the utility of the hall is no element
        QVERIFY(of(verdicts, "a").tolerantInMaintenance == FailureVerdict::Fails);
    }

    void pairsOfOneOutcomeAreCountedTogether()
    {
        const auto a = failureOf("cdu", "a");
        const auto b = failureOf("cdu", "b");
        auto first = pairOf(b, a);
        first.result.racksShort = 16;
        first.result.timeToThrottle = seconds(12.03);
        first.result.alike = 3;
        auto second = pairOf(a, b);
        second.result.racksShort = 16;
        second.result.timeToThrottle = seconds(12.04);
        auto other = second;
        other.result.racksShort = 15;
        const auto grouped = groupedPairs(std::vector<SolvedPair>{first, second, other});
        QCOMPARE(grouped.size(), std::size_t{2});
        QCOMPARE(grouped[0].alike, 4);
        QCOMPARE(grouped[0].name, first.result.name);
        QCOMPARE(grouped[1].alike, 1);
    }
};

HALLWRIGHT_TEST(FailureVerdictsTest)
#include "failure_verdicts_test.moc"
