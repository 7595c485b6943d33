// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/serving.h"
#include "tests/model/published_cases.h"

using namespace hallwright::model;
using hallwright::tests::agrees;
using hallwright::tests::caseOf;
using hallwright::tests::casesOf;

namespace {

bool near(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance * std::abs(b);
}

// 10e9 parameters, 10 layers of 1000 in FP8, one request of 1,000 + 1,000 tokens at a time; 1e15
// FLOP/s, 1 TB/s, everything reached.
ServingCase roundCase()
{
    Workload workload;
    workload.kind = WorkloadKind::Inference;
    workload.activeParameters = workload.totalParameters = 10e9;
    workload.layers = 10;
    workload.hidden = 1000;
    workload.keyValueWidth = 100;
    workload.promptTokens = workload.outputTokens = 1000;
    workload.requestsPerGpu = 1;
    workload.replicaGpus = 1;
    GpuFigures gpu;
    gpu.peak = fromSi<ArithmeticRate>(1e15);
    gpu.memoryBandwidth = fromSi<Bandwidth>(1e12);
    gpu.scaleUp = fromSi<Bandwidth>(100e9);
    gpu.scaleOut = fromSi<Bandwidth>(10e9);
    ServingCase out = servingCaseOf(workload, gpu);
    out.calibration = {1.0, 0.0, 1.0, 1.0, seconds(0.0)};
    return out;
}

} // namespace

class ServingTest : public QObject {
    Q_OBJECT
private slots:
    // A pass reads 10e9 B of weights and 2 × 100 × 10 × 1500 = 3e6 B of keys: 10.003 ms. Prefill:
    // (2e10 + 2 × 10 × 1000 × 1000) / 1e15 = 20.02 µs a token. A request: 0.02002 + 10.003 s.
    void oneRequestWaitsForMemory()
    {
        const auto out = servingOf(roundCase());
        QVERIFY(out && out->memoryBound);
        QVERIFY(near(out->pass / seconds(1.0), 0.010003));
        QVERIFY(near(out->prefill / seconds(1.0), 0.02002));
        QVERIFY(near(out->tokensPerGpuSecond, 1000 / 10.02302));
        QVERIFY(near(out->tokensPerUserSecond, 1 / 0.010003));
        QVERIFY(near(out->mfu, 2e10 * 2 * out->tokensPerGpuSecond / 1e15));
    }

    // The weights are read once for all requests, until their FLOP take longer: 2e10 + 4 × 10 ×
    // 1000 × 1500 FLOP each over 1e15 against (10e9 + 3e6 B) / 1e12: equal near 586 requests.
    void moreRequestsShareTheWeights()
    {
        auto one = roundCase();
        double before = 0.0;
        for (const double requests : {1.0, 8.0, 64.0, 500.0}) {
            one.workload.requestsPerGpu = requests;
            const auto out = servingOf(one);
            QVERIFY(out->memoryBound);
            QVERIFY(out->tokensPerGpuSecond > before);
            before = out->tokensPerGpuSecond;
        }
        one.workload.requestsPerGpu = 600;
        QVERIFY(!servingOf(one)->memoryBound);
    }

    // Two GPUs in a domain: half of the weights each; 10 layers × 2 all-reduces of 2 × 1000 B × 2
    // requests × 2 × 1/2 over 100 GB/s: 10 × 8000/100e9 = 0.8 µs.
    void aReplicaSharesWeightsAndPaysLinks()
    {
        auto two = roundCase();
        two.replicaGpus = 2;
        two.gpu.domain = 8;
        const auto out = servingOf(two);
        QVERIFY(near(out->pass / seconds(1.0), (5e9 + 3e6) / 1e12 + 0.8e-6));
        two.gpu.domain = 1;
        QVERIFY(near(servingOf(two)->pass / seconds(1.0), (5e9 + 3e6) / 1e12 + 8e-6));
        two.gpu.scaleOut.reset();
        QVERIFY(!servingOf(two));
    }

    // 64 GPUs of a mixture of experts, same silicon: domains of 8 send 8/9 of the bytes out.
    void wideExpertParallelismWantsALargeDomain()
    {
        auto wide = roundCase();
        wide.workload.totalParameters = 600e9;
        wide.workload.experts = 256;
        wide.workload.expertsPerToken = 8;
        wide.workload.requestsPerGpu = 128;
        wide.replicaGpus = 64;
        wide.gpu.domain = 8;
        const auto nodes = servingOf(wide);
        wide.gpu.domain = 72;
        const auto pod = servingOf(wide);
        QVERIFY(pod->tokensPerGpuSecond > nodes->tokensPerGpuSecond);
        QVERIFY(pod->linkShare < nodes->linkShare);
    }

    void reproducesThePublishedTokenPrices()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "cost/published-cases.json");
        const auto cases = casesOf(path);
        for (const char* id : {"cost-15-prefill-fp8", "cost-15-prefill-fp4"}) {
            const auto one = caseOf(cases, id);
            const double perHour =
                one.in("capex_per_gpu") / one.in("payback_y") * (1 + one.in("opex_share")) / 8760;
            QVERIFY(agrees(one, "usd_per_gpu_h", perHour));
            const double rate = prefillRate(fromSi<ArithmeticRate>(one.in("flops")), one.in("util"),
                                            one.in("active_params"));
            QVERIFY(agrees(one, "usd_per_Mtok",
                           usdPerMillionTokens(dollars(perHour) / hours(1), rate)));
        }
        for (const char* id : {"cost-20a-gb200-vs-b200", "cost-20b-gb300-vs-gb200"}) {
            const auto one = caseOf(cases, id);
            const double first =
                usdPerMillionTokens(dollars(one.in("r1")) / hours(1), one.in("t1"));
            const double second =
                usdPerMillionTokens(dollars(one.in("r2")) / hours(1), one.in("t2"));
            QVERIFY(agrees(one, "perf_ratio", one.in("t2") / one.in("t1")));
            QVERIFY(agrees(one, "cost_ratio", first / second));
        }
    }
};

HALLWRIGHT_TEST(ServingTest)
#include "serving_test.moc"
