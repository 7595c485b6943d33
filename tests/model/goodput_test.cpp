// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/goodput.h"
#include "tests/model/published_cases.h"

#include <random>

using namespace hallwright::model;
using hallwright::tests::agrees;
using hallwright::tests::caseOf;
using hallwright::tests::casesOf;

namespace {

CheckpointCase jobOf(double mtbf, double write, double restart)
{
    return {seconds(mtbf), seconds(write), seconds(restart)};
}

// Share of useful time by playing the process: work intervals of tau, dumps of d, exponential
// failures at any moment, restarts of r that may fail themselves.
double playedTimeRatio(const CheckpointCase& job, double tau, unsigned seed)
{
    std::mt19937_64 random(seed);
    std::exponential_distribution<double> failure(1.0 / (job.mtbf / seconds(1.0)));
    const double d = job.write / seconds(1.0);
    const double r = job.restart / seconds(1.0);
    double clock = 0.0;
    double useful = 0.0;
    for (int interval = 0; interval < 60000; ++interval) {
        double left = failure(random);
        while (left < tau + d) {
            clock += left;
            for (left = failure(random); left < r; left = failure(random))
                clock += left;
            clock += r;
            left = failure(random);
        }
        clock += tau + d;
        useful += tau;
    }
    return useful / clock;
}

} // namespace

class GoodputTest : public QObject {
    Q_OBJECT
private slots:
    // Daly (2006), figures 3 to 5: dump 5 min, optimum 117, 57 and 9.1 min at 1440, 360 and 15 min.
    void intervalsEqualDalysPublishedOptima()
    {
        const auto tau = [](double mtbf) {
            return dalyInterval(jobOf(mtbf, 5, 10)) / seconds(1.0);
        };
        QVERIFY(std::abs(tau(1440) - 117) < 0.5);
        QVERIFY(std::abs(tau(360) - 57) < 0.5);
        QVERIFY(std::abs(tau(15) - 9.1) < 0.05);
    }

    void exactIntervalIsTheBestOfItsNeighbours()
    {
        for (const double write : {0.001, 0.1, 5.0, 200.0})
            for (const double restart : {0.0, 10.0, 500.0}) {
                const auto job = jobOf(100.0, write, restart);
                const Duration best = exactInterval(job);
                const double top = effectiveTimeRatio(job, best);
                QVERIFY(top >= effectiveTimeRatio(job, 1.001 * best));
                QVERIFY(top >= effectiveTimeRatio(job, 0.999 * best));
                QVERIFY(top > 0.0 && top < 1.0);
            }
    }

    void noDumpAndNoRestartLoseNothing()
    {
        QVERIFY(std::abs(bestEffectiveTimeRatio(jobOf(100.0, 0.0, 0.0)) - 1.0) < 1e-12);
    }

    void exactModelAgreesWithThePlayedProcess()
    {
        // Failures also strike the restart: e^(R/M) in Daly's model counts them.
        unsigned seed = 7;
        for (const double mtbf : {30.0, 100.0, 1000.0})
            for (const double write : {1.0, 5.0})
                for (const double restart : {3.0, 15.0}) {
                    const auto job = jobOf(mtbf, write, restart);
                    const Duration tau = exactInterval(job);
                    const double played = playedTimeRatio(job, tau / seconds(1.0), ++seed);
                    QVERIFY2(std::abs(played / effectiveTimeRatio(job, tau) - 1.0) < 0.02,
                             qPrintable(QStringLiteral("M %1 d %2 R %3: %4")
                                            .arg(mtbf)
                                            .arg(write)
                                            .arg(restart)
                                            .arg(played)));
                }
    }

    void moreFailuresNeverRaiseTheShare()
    {
        double before = 1.0;
        for (double mtbf = 1e6; mtbf > 1.0; mtbf /= 1.7) {
            const double now = bestEffectiveTimeRatio(jobOf(mtbf, 5, 10));
            QVERIFY(now <= before);
            before = now;
        }
    }

    void reproducesThePublishedCheckpointCases()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "compute/published-cases.json");
        const auto cases = casesOf(path);
        for (const char* id : {"ckpt-01-daly-1440", "ckpt-01-daly-360", "ckpt-01-daly-15"}) {
            const auto one = caseOf(cases, id);
            const auto job = jobOf(one.in("M_min"), one.in("delta_min"), 0);
            QVERIFY(agrees(one, "tau_min", dalyInterval(job) / seconds(1.0)));
        }
        for (const char* id : {"ckpt-05-exact-1440", "ckpt-05-exact-360", "ckpt-05-exact-15"}) {
            const auto one = caseOf(cases, id);
            const auto job = jobOf(one.in("M_min"), one.in("delta_min"), one.in("R_min"));
            QVERIFY(agrees(one, "tau_min", exactInterval(job) / seconds(1.0)));
            QVERIFY(agrees(one, "ettr", bestEffectiveTimeRatio(job)));
        }
        const auto best = caseOf(cases, "ckpt-02-availability");
        QVERIFY(agrees(best, "Tc",
                       availabilityInterval(jobOf(best.in("Tf"), best.in("Ts"), best.in("Tr"))) /
                           seconds(1.0)));
        const auto replica = caseOf(cases, "ckpt-03-ft-hsdp");
        const Duration m = seconds(replica.in("M_min"));
        QVERIFY(agrees(replica, "sync", replicaTimeRatio(seconds(replica.in("stall_sync")), m)));
        QVERIFY(agrees(replica, "ft", replicaTimeRatio(seconds(replica.in("stall_ft")), m)));
        for (const char* id : {"ckpt-04-overhead-M7.9", "ckpt-04-overhead-M1.8"}) {
            const auto one = caseOf(cases, id);
            const double ratio =
                firstOrderTimeRatio(jobOf(one.in("M"), one.in("d"), one.in("R") + one.in("q")));
            QVERIFY(agrees(one, "ettr", ratio));
            QVERIFY(agrees(one, "f", 1.0 / ratio - 1.0));
        }
    }
};

HALLWRIGHT_TEST(GoodputTest)
#include "goodput_test.moc"
