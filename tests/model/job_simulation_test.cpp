// SPDX-License-Identifier: GPL-3.0-or-later
// The goodput formula against the job played event by event.
#include "model/value/job_simulation.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::model;

namespace {

void put(InputValues& values, InputKey key, double value)
{
    values[static_cast<std::size_t>(key)] = value;
}

// `domains` domains of 8 (one tray) or of 18 trays of 4 with spare trays.
ComputeGroup groupOf(std::int64_t domains, int spareTrays, int domainGpus)
{
    ComputeGroup out;
    out.domainGpus = domainGpus;
    out.trays = domainGpus == 8 ? TrayDomain{1, 0, 8} : TrayDomain{18, spareTrays, 4};
    out.gpus = domains * domainGpus;
    out.spareGpus = domains * 4 * spareTrays;
    out.racks = domains;
    return out;
}

struct Policy {
    int domainGpus;
    int spareTrays;
};

} // namespace

class JobSimulationTest : public QObject {
    Q_OBJECT
private slots:
    // 240 cases: job sizes 1,024 to 65,536, domains of 8 and of 72 with 0, 1 or 2 spare trays,
    // two rates of failure, two checkpoint writes, two sets of restart times, 8 or 24 h of repair.
    void formulaIsWithinTwoPercentOfThePlayedJob()
    {
        int cases = 0;
        double worst = 0.0;
        for (const std::int64_t gpus : {1024, 4096, 16384, 32768, 65536})
            for (const Policy policy : {Policy{8, 0}, Policy{72, 1}, Policy{72, 2}})
                for (const double rate : {29538.0, 50677.0})
                    for (const double write : {12.0, 60.0})
                        for (const double restart : {60.0, 600.0})
                            for (const double repair : {8.0, 24.0}) {
                                auto values = valuesOf(priceBook());
                                put(values, InputKey::LargestJob, 1e9);
                                put(values, InputKey::GpuTimePerInterruption, rate * 3600);
                                put(values, InputKey::GpuTimePerRepair, 1.45 * rate * 3600);
                                put(values, InputKey::CheckpointWrite, write);
                                put(values, InputKey::DetectTime, restart / 2);
                                put(values, InputKey::ReplaceTime, restart / 4);
                                put(values, InputKey::PromoteTime, restart / 4);
                                put(values, InputKey::ReloadTime, restart / 4);
                                put(values, InputKey::RepairTime, repair * 3600);
                                const auto group = groupOf(gpus / (policy.domainGpus == 8 ? 8 : 64),
                                                           policy.spareTrays, policy.domainGpus);
                                const double formula = groupValue(group, {}, values).goodput;
                                const auto run =
                                    simulate(simulatedJobOf(group, {}, values),
                                             {.interruptions = 12000,
                                              .seed = static_cast<std::uint64_t>(++cases)});
                                const double error = run.goodput / formula - 1.0;
                                worst = std::max(worst, std::abs(error));
                                QVERIFY2(std::abs(error) < 0.02,
                                         qPrintable(
                                             QStringLiteral("%1 GPUs, domain %2, %3 spare trays, "
                                                            "rate %4, write %5, restart %6, repair "
                                                            "%7: formula %8, played %9")
                                                 .arg(gpus)
                                                 .arg(policy.domainGpus)
                                                 .arg(policy.spareTrays)
                                                 .arg(rate)
                                                 .arg(write)
                                                 .arg(restart)
                                                 .arg(repair)
                                                 .arg(formula)
                                                 .arg(run.goodput)));
                            }
        QCOMPARE(cases, 240);
        qInfo("worst of %d: %.2f %%", cases, 100 * worst);
    }

    // No checkpoint cost, no restart, instant repair: everything is useful.
    void aJobWithoutLossesIsAlwaysUseful()
    {
        SimulatedJob job;
        job.domains = 128;
        job.domain = {1, 0, 8};
        job.gpuTimePerInterruption = hours(50000);
        job.gpuTimePerRepair = hours(70000);
        job.repair = seconds(1e-3);
        job.checkpointInterval = seconds(1e-3);
        const auto run = simulate(job, {.interruptions = 200, .seed = 3});
        QVERIFY(std::abs(run.goodput - 1.0) < 1e-6);
        QVERIFY(std::abs(run.capacity - 1.0) < 1e-6);
    }

    // Capacity of domains of 18 trays with 2 spares: at least 16 of 18 up, by the binomial sum. At
    // 300 h of repair a tray is up 18,368 / 18,668 = 98.4 % of the time, the domain 99.7 %.
    void capacityIsTheKOfNAvailability()
    {
        auto values = valuesOf(priceBook());
        put(values, InputKey::RepairTime, 300 * 3600.0);
        const auto group = groupOf(256, 2, 72);
        const auto run = simulate(simulatedJobOf(group, {}, values), {.interruptions = 300000});
        const double up = domainAvailability(group.trays, hours(73473), hours(300));
        QVERIFY(up < 0.998 && up > 0.996);
        QVERIFY2(std::abs((1 - run.capacity) / (1 - up) - 1.0) < 0.1,
                 qPrintable(QString::number(run.capacity, 'g', 9)));
    }

    // Llama 3: 419 interruptions in 54 days on 16,384 GPUs, one every 3.09 h.
    void interruptionsComeAtThePublishedRate()
    {
        const auto group = groupOf(2048, 0, 8);
        auto values = valuesOf(priceBook());
        put(values, InputKey::RepairTime, 1.0);
        const auto run = simulate(simulatedJobOf(group, {}, values), {.interruptions = 40000});
        const double between = run.time / hours(1) / double(run.interruptions);
        QVERIFY(std::abs(between / (54.0 * 24 / 419) - 1.0) < 0.02);
    }

    void sameSeedGivesTheSameRun()
    {
        const auto job = simulatedJobOf(groupOf(100, 2, 72), {}, valuesOf(priceBook()));
        const SimulationLength length{.interruptions = 1000, .seed = 9};
        QCOMPARE(simulate(job, length).goodput, simulate(job, length).goodput);
        QVERIFY(simulate(job, length).goodput !=
                simulate(job, {.interruptions = 1000, .seed = 10}).goodput);
    }
};

HALLWRIGHT_TEST(JobSimulationTest)
#include "job_simulation_test.moc"
