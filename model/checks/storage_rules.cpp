// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the storage that is given holds, feeds and saves what the workload asks for.
#include "model/checks/rules.h"
#include "model/quantity_text.h"
#include "model/value/storage.h"

namespace hallwright::model {

namespace {

// Below this share of what is needed the shortfall is more than rounding.
constexpr double enough = 0.999;

struct Storage {
    StorageNeed need;
    InputValues inputs;
};

// Nothing where no storage is stated: then it is as large and fast as is needed.
std::optional<Storage> storageOf(const CheckInput& input)
{
    const auto inputs = valuesOf(inputsOf(input.project));
    if (!storageIsGiven(inputs))
        return std::nullopt;
    return Storage{storageNeed(computeCaseOf(input.project, input.plan), inputs), inputs};
}

std::string sizeText(double bytes)
{
    return quantityText(bytes, Measure::Information, UnitSystem::Si, 3);
}

std::string rateText(double bytesPerSecond)
{
    return quantityText(bytesPerSecond, Measure::Bandwidth, UnitSystem::Si, 3);
}

} // namespace

void storageFeedsGpus(const CheckInput& input, FindingSink& sink)
{
    const auto storage = storageOf(input);
    const auto given =
        storage ? givenStorage(InputKey::StorageRead, storage->inputs) : std::nullopt;
    if (!given || storage->need.waiting <= 1.0 - enough)
        return;
    const double feed = inSi(storage->need.feed);
    Finding finding = under(checkOf("compute.storage.feed"), *given, feed, Measure::Bandwidth);
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "GPUs wait for data {0} % of the time: the storage reads {1}, training "
                          "at full speed asks for {2}"),
        {numberText(100.0 * storage->need.waiting, 3), rateText(*given), rateText(feed)}};
    sink.add(std::move(finding));
}

void storageWritesCheckpoints(const CheckInput& input, FindingSink& sink)
{
    const auto storage = storageOf(input);
    const auto given =
        storage ? givenStorage(InputKey::StorageWrite, storage->inputs) : std::nullopt;
    const double needed = storage ? inSi(storage->need.write) : 0.0;
    if (!given || *given >= enough * needed)
        return;
    Finding finding = under(checkOf("compute.storage.write"), *given, needed, Measure::Bandwidth);
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "A checkpoint of {0} takes {1} to write, not the assumed {2}: the "
                          "storage writes {3}, {4} jobs need {5}"),
        {sizeText(inSi(storage->need.checkpoint)),
         quantityText(inSi(storage->need.checkpoint) / *given, Measure::Seconds, UnitSystem::Si, 3),
         quantityText(at(storage->inputs, InputKey::CheckpointWrite), Measure::Seconds,
                      UnitSystem::Si, 3),
         rateText(*given), std::to_string(storage->need.jobs), rateText(needed)}};
    sink.add(std::move(finding));
}

void storageHoldsCheckpoints(const CheckInput& input, FindingSink& sink)
{
    const auto storage = storageOf(input);
    const auto given =
        storage ? givenStorage(InputKey::StorageCapacity, storage->inputs) : std::nullopt;
    const double needed = storage ? inSi(storage->need.capacity) : 0.0;
    if (!given || *given >= enough * needed)
        return;
    Finding finding =
        under(checkOf("compute.storage.capacity"), *given, needed, Measure::Information);
    finding.message = {
        QT_TRANSLATE_NOOP("finding",
                          "The storage holds {0}; the checkpoints of {1} jobs, kept as assumed, "
                          "and the data set need {2}"),
        {sizeText(*given), std::to_string(storage->need.jobs), sizeText(needed)}};
    sink.add(std::move(finding));
}

} // namespace hallwright::model
