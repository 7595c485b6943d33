// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/memory_fit.h"
#include "tests/model/published_runs.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::model;
using hallwright::tests::publishedRuns;

namespace {

double gigabytesOf(Information size)
{
    return inSi(size) / 1e9;
}

bool near(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance * std::abs(b);
}

} // namespace

class MemoryFitTest : public QObject {
    Q_OBJECT
private slots:
    // 8e9 parameters, tensor 2, pipeline 2, data 4: 2e9 each: 4 GB weights, 8 GB gradients,
    // 12 × 8e9 / 16 = 6 GB optimiser: 6 + 12/4 = 9 bytes a held parameter.
    void trainingStateIsSixPlusTwelveOverDataParallelBytes()
    {
        StepCase job;
        job.shape.active = job.shape.total = 8e9;
        job.shape.layers = 32;
        job.shape.hidden = 4096;
        job.gpus = 16;
        job.split = {2, 2, 1, 1};
        const auto fit = trainingMemory(job);
        QVERIFY(near(gigabytesOf(fit.weights), 4));
        QVERIFY(near(gigabytesOf(fit.gradients), 8));
        QVERIFY(near(gigabytesOf(fit.optimiser), 6));
    }

    // Korthikanti et al. (2022), 530B: 105 layers of 20,480, sequence 2,048, tensor 8, pipeline 35,
    // 3 parts: 34 × 2048 × 20480 × 105/8 = 18.7 GB, × (1 + 34/105) = 24.8 GB with attention
    // computed again; its table of 2 s b h L/t for all: 1.10 GB × 1.324 = 1.46 GB.
    void activationsFollowThePublishedFormula()
    {
        StepCase job;
        job.shape.layers = 105;
        job.shape.hidden = 20480;
        job.sequence = 2048;
        job.split = {8, 35, 1, 3};
        job.recompute = Recompute::Selective;
        const double each = 2048.0 * 20480 * 105 / 8 / 1e9 * (1 + 34.0 / 105);
        QVERIFY(near(gigabytesOf(trainingMemory(job).activations), 34 * each));
        job.recompute = Recompute::Full;
        QVERIFY(near(gigabytesOf(trainingMemory(job).activations), 2 * each));
        job.split.interleave = 1; // no turns: 35 micro-batches of 3 layers are all 105 once
        QVERIFY(near(gigabytesOf(trainingMemory(job).activations), 2 * each / (1 + 34.0 / 105)));
        job.split.interleave = 3;
        job.recompute = Recompute::Selective;
        job.precision = Precision::Fp8; // inputs of 1 + 1 + 1 + 4 values in one byte: 34 - 7
        QVERIFY(near(gigabytesOf(trainingMemory(job).activations), 27 * each));
        job.precision = Precision::Bf16;
        job.recompute = Recompute::None; // 5 a s/h more, a = 20480/128 = 160: 80
        QVERIFY(near(gigabytesOf(trainingMemory(job).activations), (34 + 80) * each));
    }

    // All ran on GPUs of 80 GB. The formula counts up to a quarter too much for runs that free
    // tensors early (Llama 3's report), hold BF16 gradients (Nemotron on 128 GPUs, data parallel 2)
    // or recompute norms and activation functions and keep moments in BF16 (DeepSeek-V3's report,
    // 3.2.3 and 3.3): the check warns of those, and of no other.
    void publishedRunsFitButForKnownExceptions()
    {
        for (const auto& run : publishedRuns()) {
            const std::string_view name = run.name;
            const bool known = name.starts_with("Llama 3") || name.starts_with("DeepSeek-V3") ||
                               (name.find("Nemotron") != name.npos && run.gpus == 128.0);
            const double used = gigabytesOf(trainingMemory(stepCaseOf(run)).used());
            QVERIFY2(used < (known ? 1.25 : 1.0) * 80.0,
                     qPrintable(QStringLiteral("%1: %2 GB").arg(run.name).arg(used)));
        }
    }

    // 405e9 in FP8 over 8 GPUs: 50.6 GB; K and V of 126 layers: 2 B × 2048 × 126 = 516 kB a token,
    // 8 requests of 2,048 tokens: 8.46 GB.
    void aServiceHoldsWeightsAndKeys()
    {
        Workload workload;
        workload.kind = WorkloadKind::Inference;
        workload.layers = 126;
        workload.requestsPerGpu = 8;
        const auto fit = inferenceMemory(workload, 8);
        QVERIFY(near(gigabytesOf(fit.weights), 50.625));
        QVERIFY(near(gigabytesOf(fit.keyValues), 2.0 * 2048 * 126 * 2048 * 8 / 1e9));
        QCOMPARE(gigabytesOf(fit.optimiser), 0.0);
        // 80 GB × 0.9 = 72: four GPUs would need 101 + 8 GB, eight 59.
        QCOMPARE(smallestReplica(workload, fromSi<Information>(80e9), 64), 8.0);
        workload.precision = Precision::Bf16; // 101 + 8 on eight, 50.6 + 8 on sixteen
        QCOMPARE(smallestReplica(workload, fromSi<Information>(80e9), 64), 16.0);
    }
};

HALLWRIGHT_TEST(MemoryFitTest)
#include "memory_fit_test.moc"
