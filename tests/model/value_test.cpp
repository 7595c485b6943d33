// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/compute_value.h"
#include "tests/model/published_cases.h"

using namespace hallwright::model;
using hallwright::tests::agrees;
using hallwright::tests::caseOf;
using hallwright::tests::casesOf;

namespace {

ArithmeticRate flops(double v)
{
    return fromSi<ArithmeticRate>(v);
}
Duration days(double v)
{
    return hours(24.0 * v);
}

// `pods` superpods of 72 with `spareTrays` of 18 trays, 5 PFLOP/s FP8 each GPU.
ComputeGroup podGroup(std::int64_t pods, int spareTrays)
{
    ComputeGroup out;
    out.type = "pod";
    out.title = "Pod";
    out.racks = pods;
    out.gpus = 72 * pods;
    out.spareGpus = 4 * spareTrays * pods;
    out.domainGpus = 72;
    out.trays = {18, spareTrays, 4};
    out.peak = flops(5e15);
    return out;
}

InputValues defaults()
{
    return valuesOf(priceBook());
}

void put(InputValues& values, InputKey key, double value)
{
    values[static_cast<std::size_t>(key)] = value;
}

} // namespace

class ValueTest : public QObject {
    Q_OBJECT
private slots:
    void sixtyFourOfSeventyTwoIsCountedByTrays()
    {
        ComputeCase plan{{podGroup(10, 2)}, {}};
        const auto value = valueOf(plan, defaults());
        QCOMPARE(value.gpus, 720);
        QCOMPARE(value.spare, 80);
        QCOMPARE(value.working, 640);
        QCOMPARE(value.faultDomain, 72);
    }

    // 640 × 5e15 × MFU × goodput, and 6 N D over it.
    void effectiveComputeIsTheProductOfItsFactors()
    {
        ComputeCase plan{{podGroup(10, 2)}, {}};
        const auto value = valueOf(plan, defaults());
        QVERIFY(value.mfu && value.goodput && value.effective && value.timeToTrain);
        QCOMPARE(*value.mfu, 0.40);
        QVERIFY(std::abs(inSi(*value.effective) / (640 * 5e15 * *value.mfu * *value.goodput) -
                         1.0) < 1e-12);
        QVERIFY(std::abs(inSi(*value.timeToTrain) / (6 * 405e9 * 15e12 / inSi(*value.effective)) -
                         1.0) < 1e-12);
        QVERIFY(std::abs(*value.tokensPerDay * inSi(*value.timeToTrain) / 86400 / 15e12 - 1.0) <
                1e-12);
    }

    void unknownPeakGivesNoEffectiveCompute()
    {
        auto group = podGroup(1, 0);
        group.peak.reset();
        const auto value = valueOf({{podGroup(1, 0), group}, {}}, defaults());
        QVERIFY(!value.peak && !value.effective && !value.timeToTrain && !value.tokensPerDay);
        QVERIFY(value.goodput.has_value());
        QCOMPARE(value.unknownPeaks.size(), std::size_t{1});
        QVERIFY(!effectiveRate({{group}, {}}, defaults()));
    }

    void architecturesHaveTheSameMfuByDefault()
    {
        auto node = podGroup(9, 0);
        node.domainGpus = 8;
        node.trays = {1, 0, 8};
        const auto values = defaults();
        QCOMPARE(groupValue(node, {}, values).mfu, groupValue(podGroup(9, 0), {}, values).mfu);
        Workload own;
        own.mfu = 0.33;
        QCOMPARE(groupValue(node, own, values).mfu, 0.33);
    }

    void hotSparesSparesTheReplacementWait()
    {
        const auto values = defaults();
        const double without = groupValue(podGroup(200, 0), {}, values).goodput;
        const double with = groupValue(podGroup(200, 2), {}, values).goodput;
        QVERIFY(with > without);
    }

    // A million GPUs as one synchronous job: 0.00 at one-minute dumps and 15-minute restarts
    // (facts of Daly's model); as jobs of 16,384 GPUs 0.83.
    void aMillionGpusRunAsManyJobs()
    {
        auto values = defaults();
        put(values, InputKey::CheckpointWrite, 60);
        put(values, InputKey::DetectTime, 120);
        put(values, InputKey::ReplaceTime, 600);
        put(values, InputKey::ReloadTime, 180);
        put(values, InputKey::RepairTime, 1e-6);
        auto million = podGroup(16384 * 61 / 64, 0);
        million.gpus = 16384 * 61;
        auto value = groupValue(million, {}, values);
        QCOMPARE(value.jobs, 61);
        QVERIFY(std::abs(value.goodput - 0.83) < 0.005);
        put(values, InputKey::LargestJob, 2e6);
        value = groupValue(million, {}, values);
        QCOMPARE(value.jobs, 1);
        QVERIFY(value.goodput < 0.005);
        QVERIFY(std::abs(value.timeBetweenInterruptions / hours(1) * 60 - 3.04) < 0.02);
    }

    void kOfNEqualsTheBinomialSum()
    {
        for (const double a : {0.3, 0.9, 0.99, 0.9999})
            for (const int n : {1, 2, 18, 72})
                for (int k = 0; k <= n; ++k) {
                    // Independent: sum with lgamma, smallest terms first.
                    double sum = 0.0;
                    for (int i = n; i >= k; --i)
                        sum += std::exp(std::lgamma(n + 1.0) - std::lgamma(i + 1.0) -
                                        std::lgamma(n - i + 1.0) + i * std::log(a) +
                                        (n - i) * std::log1p(-a));
                    QVERIFY(std::abs(atLeast(k, n, a) - sum) < 1e-12);
                }
    }

    void reproducesThePublishedAvailabilityCases()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "compute/published-cases.json");
        const auto cases = casesOf(path);
        const auto kn = caseOf(cases, "avail-01-64of72");
        const double a = kn.in("a");
        QVERIFY(agrees(kn, "gpu", atLeast(64, 72, a)));
        // A tray is up while its four GPUs are.
        QVERIFY(agrees(kn, "tray", atLeast(16, 18, std::pow(a, 4))));
        QVERIFY(agrees(kn, "all72", atLeast(72, 72, a)));
        const auto blast = caseOf(cases, "avail-02-blast");
        const Duration mtbf = hours(blast.in("mtbf"));
        const Duration mttr = hours(blast.in("mttr"));
        QVERIFY(agrees(blast, "a8", idleShareWithoutSpares(8, mtbf, mttr)));
        QVERIFY(agrees(blast, "b72", idleShareWithoutSpares(72, mtbf, mttr)));
        QVERIFY(agrees(blast, "reserve", double(podGroup(1, 2).spareGpus) / 72));
        QVERIFY(agrees(blast, "breakeven_mttr_h", breakEvenRepair(8.0 / 72, 72, mtbf) / hours(1)));
    }

    void reproducesThePublishedTrainingTimes()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "compute/published-cases.json");
        const auto cases = casesOf(path);
        for (const char* id : {"train-01-megatron-175b", "train-02-megatron-1t"}) {
            // Hardware view: 8 FLOP per parameter and token instead of 6.
            const auto one = caseOf(cases, id);
            const auto work = one.in("k") / 6.0 * trainingWork(one.in("N"), one.in("D"));
            QVERIFY(agrees(one, "days",
                           trainingTime(work, flops(one.in("n") * one.in("X"))) / days(1)));
        }
        const auto gpt3 = caseOf(cases, "train-03-gpt3");
        QVERIFY(agrees(
            gpt3, "days",
            trainingTime(fromSi<Arithmetic>(gpt3.in("D")), flops(gpt3.in("n") * gpt3.in("X"))) /
                days(1)));
        const auto seek = caseOf(cases, "train-05-deepseek-mfu");
        const auto work = trainingWork(seek.in("Na"), seek.in("D"));
        const Duration time = hours(seek.in("gpu_h"));
        QVERIFY(agrees(seek, "tflops", inSi(work) / inSi(time) / 1e12));
        QVERIFY(agrees(seek, "mfu_bf16", impliedMfu(work, flops(seek.in("bf16")), time)));
        QVERIFY(agrees(seek, "mfu_fp8", impliedMfu(work, flops(seek.in("fp8")), time)));
        const auto llama = caseOf(cases, "train-06-llama405b-flop");
        const auto llamaWork = trainingWork(llama.in("N"), llama.in("D"));
        QVERIFY(agrees(llama, "flop", inSi(llamaWork)));
        QVERIFY(agrees(
            llama, "days",
            trainingTime(llamaWork, flops(llama.in("n") * llama.in("peak") * llama.in("mfu"))) /
                days(1)));
        int runs = 0;
        for (const auto& one : cases) {
            if (!one.id.startsWith(QLatin1String("mfu-")) ||
                !one.inputs.contains(QLatin1String("gpu_h")))
                continue;
            QVERIFY(agrees(one, "mfu",
                           impliedMfu(fromSi<Arithmetic>(one.in("flop")), flops(one.in("peak")),
                                      hours(one.in("gpu_h")))));
            ++runs;
        }
        QCOMPARE(runs, 7);
    }

    void showsWhatTheTrainingClaimsImply()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "compute/published-cases.json");
        const auto cases = casesOf(path);
        for (const char* id : {"seed-01-500b-15T", "seed-02-500b-15TB"}) {
            const auto one = caseOf(cases, id);
            const auto work = trainingWork(one.in("N"), one.in("tokens"));
            QVERIFY(agrees(one, "flop", inSi(work)));
            QVERIFY(agrees(one, "mfu_3y_1000P", impliedMfu(work, flops(1e18), days(3 * 365.25))));
            QVERIFY(agrees(one, "mfu_30d_10000P", impliedMfu(work, flops(1e19), days(30))));
        }
        const auto gpt4 = caseOf(cases, "seed-03-gpt4");
        const auto work = fromSi<Arithmetic>(gpt4.in("flop"));
        const auto peak = flops(gpt4.in("n") * gpt4.in("peak"));
        QVERIFY(agrees(gpt4, "mfu90", impliedMfu(work, peak, days(90))));
        QVERIFY(agrees(gpt4, "mfu100", impliedMfu(work, peak, days(100))));
        const auto h100 = caseOf(cases, "seed-04-gpt4-h100");
        QVERIFY(agrees(h100, "days_1000",
                       trainingTime(work, flops(1000 * h100.in("h") * h100.in("mfu"))) / days(1)));
    }

    void interruptionRateIsThePublishedOne()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "compute/published-cases.json");
        const auto one = caseOf(casesOf(path), "rel-01-llama3-mtti");
        const double perGpu = at(defaults(), InputKey::GpuTimePerInterruption) / 3600.0;
        QVERIFY(agrees(one, "gpu_mtbf_h", perGpu));
        QVERIFY(agrees(one, "mtti_h", perGpu / one.in("n")));
        QVERIFY(agrees(one, "ppm_1M_min", perGpu / 1e6 * 60));
        const auto shared = caseOf(casesOf(path), "rel-02-meta-mttf");
        const double low = defaultInput(InputKey::GpuTimePerInterruption).low / 3600.0;
        QVERIFY(agrees(shared, "h16384", low / 16384));
        QVERIFY(agrees(shared, "h131072", low / 131072));
    }
};

HALLWRIGHT_TEST(ValueTest)
#include "value_test.moc"
