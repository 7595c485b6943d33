// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/storage.h"
#include "tests/model/cost_builder.h"
#include "tests/support/test_program.h"

using namespace hallwright::model;
using hallwright::tests::costCase;
using hallwright::tests::put;

namespace {

// 100 racks of 72 GPUs of 5 PFLOP/s; a dense model of 405 billion on 15 trillion tokens.
ComputeCase trained()
{
    return costCase("r", 100, 1.0).compute;
}

InputValues book()
{
    std::vector<Input> rows = priceBook();
    return valuesOf(rows);
}

} // namespace

class StorageTest : public QObject {
    Q_OBJECT
private slots:
    // 405e9 × 14 B = 5.67 TB; in 36 s: 157.5 GB/s. One job: no others write.
    void oneJobWritesItsCheckpointInTheAssumedTime()
    {
        const auto need = storageNeed(trained(), book());
        QCOMPARE(need.jobs, 1);
        QVERIFY(std::abs(inSi(need.checkpoint) / 5.67e12 - 1.0) < 1e-12);
        QVERIFY(std::abs(inSi(need.write) / 157.5e9 - 1.0) < 1e-12);
    }

    // 20 checkpoints of 5.67 TB and 15e12 tokens × 4 B, a fifth kept free: (113.4 + 60) / 0.8 TB.
    void capacityHoldsCheckpointsAndData()
    {
        const auto need = storageNeed(trained(), book());
        QVERIFY(std::abs(inSi(need.capacity) / 216.75e12 - 1.0) < 1e-12);
    }

    // 7,200 GPUs × 5e15 × MFU 0.4 / (6 × 405e9) = 5.926e6 tokens/s: 23.7 MB/s of token numbers, or
    // 59.26 GB/s at 10,000 bytes a token.
    void feedFollowsTokensPerSecond()
    {
        auto inputs = book();
        auto compute = trained();
        compute.workload.mfu = 0.4;
        const double tokens = 7200 * 5e15 * 0.4 / (6 * 405e9);
        QVERIFY(std::abs(inSi(storageNeed(compute, inputs).feed) / (4 * tokens) - 1.0) < 1e-12);
        put(inputs, InputKey::DataPerToken, 10000);
        const auto need = storageNeed(compute, inputs);
        QVERIFY(std::abs(inSi(need.feed) / 59.26e9 - 1.0) < 1e-3);
        QCOMPARE(need.waiting, 0.0);
        QVERIFY(need.read >= need.feed);
    }

    // Half of the feed is given: GPUs wait half of the time, and goodput halves.
    void gpusWaitForDataThatStorageDoesNotGive()
    {
        auto inputs = book();
        auto compute = trained();
        compute.workload.mfu = 0.4;
        put(inputs, InputKey::DataPerToken, 1e6);
        const auto whole = groupValue(compute.groups[0], compute.workload, inputs);
        const double feed = inSi(storageNeed(compute, inputs).feed);
        put(inputs, InputKey::StorageRead, feed / 2);
        const auto need = storageNeed(compute, inputs);
        QVERIFY(std::abs(need.waiting - 0.5) < 1e-12);
        QVERIFY(std::abs(inSi(need.feed) / feed - 1.0) < 1e-12); // what is needed stays
        const auto half = groupValue(compute.groups[0], compute.workload, inputs);
        QVERIFY(std::abs(half.fed - 0.5) < 1e-12);
        QVERIFY(std::abs(half.goodput / whole.goodput - 0.5) < 1e-9);
        put(inputs, InputKey::StorageRead, 2 * feed);
        QCOMPARE(groupValue(compute.groups[0], compute.workload, inputs).fed, 1.0);
    }

    // 5.67 TB at 56.7 GB/s take 100 s, not 36: longer intervals and less goodput.
    void slowStorageLengthensCheckpoints()
    {
        auto inputs = book();
        const auto compute = trained();
        const auto usual = groupValue(compute.groups[0], compute.workload, inputs);
        QVERIFY(std::abs(inSi(usual.checkpointWrite) - 36.0) < 1e-9);
        put(inputs, InputKey::StorageWrite, 56.7e9);
        const auto slow = groupValue(compute.groups[0], compute.workload, inputs);
        QVERIFY(std::abs(inSi(slow.checkpointWrite) - 100.0) < 1e-9);
        QVERIFY(slow.checkpointInterval > usual.checkpointInterval);
        QVERIFY(slow.goodput < usual.goodput);
    }

    // Reading 5.67 TB at 10 GB/s takes 567 s, 387 s more than the assumed 180.
    void slowReadingDelaysRestarts()
    {
        auto inputs = book();
        const auto compute = trained();
        QCOMPARE(inSi(reloadDelay(compute.groups[0], compute.workload, inputs)), 0.0);
        put(inputs, InputKey::StorageRead, 10e9);
        QVERIFY(std::abs(inSi(reloadDelay(compute.groups[0], compute.workload, inputs)) - 387.0) <
                1e-9);
    }

    // 157.5 GB/s of writing over 65 GB/s each: three appliances; 130 GB/s given: two.
    void appliancesCoverTheLargestNeed()
    {
        auto inputs = book();
        const auto need = storageNeed(trained(), inputs);
        auto parts = storageParts(need, inputs);
        QCOMPARE(parts.appliances, 3);
        QVERIFY(std::abs(inSi(parts.power) - 6000.0) < 1e-9);
        QVERIFY(!storageIsGiven(inputs));
        put(inputs, InputKey::StorageWrite, 130e9);
        QVERIFY(storageIsGiven(inputs));
        parts = storageParts(need, inputs);
        QCOMPARE(parts.appliances, 2);
        QVERIFY(std::abs(inSi(parts.price) - 500000.0) < 1e-6);
    }

    // 2 bytes a parameter at BF16; nothing is written.
    void servingReadsTheModelOnce()
    {
        auto compute = trained();
        compute.workload.kind = WorkloadKind::Inference;
        compute.workload.precision = Precision::Bf16;
        const auto need = storageNeed(compute, book());
        QVERIFY(std::abs(inSi(need.checkpoint) / 810e9 - 1.0) < 1e-12);
        QVERIFY(std::abs(inSi(need.read) / 4.5e9 - 1.0) < 1e-12); // in 180 s
        QCOMPARE(inSi(need.write), 0.0);
    }
};

HALLWRIGHT_TEST(StorageTest)
#include "storage_test.moc"
