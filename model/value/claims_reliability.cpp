// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about failures, checkpoints and spares.
#include "model/value/claims_parts.h"
#include "model/value/goodput.h"
#include "model/value/spares.h"

namespace hallwright::model {

namespace {

constexpr double percent = 100.0;
constexpr double minute = 60.0;
constexpr double day = 24.0;                      // h
constexpr double gpuHoursPerInterruption = 50677; // Llama 3: 419 in 54 days on 16,384
constexpr double million = 1e6;

CheckpointCase jobOf(double gpus, double write, double restart)
{
    return {hours(gpuHoursPerInterruption / gpus), seconds(write), seconds(restart)};
}

double minutesOf(Duration time)
{
    return time / seconds(minute);
}

Claim betweenFailures()
{
    const auto secondsAt = [](double years) { return years * 8760.0 * 3600.0 / million; };
    return {"claim-mtbf",
            "One card lives for years; a million see a fault every tens of seconds to minutes",
            Verdict::Holds,
            {{"short", "every, at 1 year a card", secondsAt(1.0), "s"},
             {"long", "at 50,677 GPU-hours", minute * minutesOf(jobOf(million, 1, 1).mtbf), "s"}},
            "time of one card over their number; 50,677 h is Llama 3's count of interruptions"};
}

Claim daily()
{
    return {"claim-daily",
            "At several 100,000 GPUs faults occur daily",
            Verdict::Understated,
            {{"a_day", "interruptions a day at 300,000 GPUs", 300e3 * day / gpuHoursPerInterruption,
              ""}},
            "at 50,677 GPU-hours an interruption"};
}

Claim oneJob()
{
    const auto ratio = [](double write, double restart) {
        return percent * bestEffectiveTimeRatio(jobOf(million, write, restart));
    };
    return {
        "claim-one-machine",
        "A million GPUs train as one synchronous machine",
        Verdict::DoesNotFollow,
        {{"slow", "useful time, checkpoint 1 min, restart 15 min", ratio(60, 900), "%", 2},
         {"medium", "12 s and 3 min", ratio(12, 180), "%"},
         {"fast", "3 s and 1 min", ratio(3, 60), "%"}},
        "Daly's exact model at its best interval; several jobs, or replicas that recover alone, "
        "are the way"};
}

Claim rareCheckpoints()
{
    const auto best = [](double gpus) { return minutesOf(exactInterval(jobOf(gpus, 60, 900))); };
    return {"claim-frequency",
            "At scale the frequency of checkpoints should fall",
            Verdict::DoesNotFollow,
            {{"at_1k", "best interval at 1,024 GPUs", best(1024), "min"},
             {"at_16k", "at 16,384", best(16384), "min"},
             {"at_1m", "at 1,000,000", best(million), "min"}},
            "Daly's exact model, writing takes 1 min: the interval shrinks as 1/√N"};
}

Claim thousandSteps()
{
    const auto job = jobOf(16384, 60, 900);
    const Duration interval = seconds(1000 * 5.9);
    return {
        "claim-1000-steps",
        "Save every 1,000 steps",
        Verdict::DoesNotFollow,
        {{"interval", "1,000 steps of 5.9 s", interval / hours(1.0), "h"},
         {"best", "best interval at 16,384 GPUs", minutesOf(exactInterval(job)), "min"},
         {"ratio", "useful time at 1,000 steps", percent * effectiveTimeRatio(job, interval), "%"},
         {"best_ratio", "at the best interval", percent * bestEffectiveTimeRatio(job), "%"}},
        "a run like Llama 3; checkpoint 1 min, restart 15 min"};
}

Claim sixtyFourOfSeventyTwo()
{
    constexpr double up = 0.99; // of a GPU
    return {"claim-64-of-72",
            "64 of 72 with 8 hot spares never waits",
            Verdict::DoesNotFollow,
            {{"gpu", "at least 64 of 72 GPUs up", percent * atLeast(64, 72, up), "%", 9},
             {"tray", "at least 16 of 18 trays of 4 up",
              percent * atLeast(16, 18, up * up * up * up), "%"},
             {"none", "all 72 up", percent * atLeast(72, 72, up), "%"}},
            "each GPU up 99 % of the time; a service action takes a tray"};
}

Claim reserve()
{
    return {"claim-reserve",
            "An 11 % reserve pays for itself in idle time",
            Verdict::DoesNotFollow,
            {{"reserve", "reserve of 8 in 72", percent * 8.0 / 72.0, "%"},
             {"idle", "idle without spares at 24 h of repair",
              percent * idleShareWithoutSpares(72, hours(gpuHoursPerInterruption), hours(24)), "%"},
             {"repair", "repair time at which both are equal",
              breakEvenRepair(8.0 / 72.0, 72, hours(gpuHoursPerInterruption)) / hours(1.0), "h"}},
            "idle share = GPUs × repair time / 50,677 h; what spares save in restarts comes on "
            "top"};
}

Claim faultyGpu()
{
    return {"claim-faulty-gpu",
            "30.1 % of Llama 3's interruptions were faulty GPUs",
            Verdict::DoesNotFollow,
            {{"share", "148 of 419", percent * 148.0 / 419.0, "%"}},
            "the published counts, which sum to 419"};
}

Claim firstOrder()
{
    const auto job = jobOf(131072, 60, 900);
    return {"claim-first-order",
            "The square-root formula gives the useful time at any scale",
            Verdict::DoesNotFollow,
            {{"first", "first order at 131,072 GPUs", percent * firstOrderTimeRatio(job), "%"},
             {"exact", "exact", percent * bestEffectiveTimeRatio(job), "%"}},
            "checkpoint 1 min, restart 15 min: too kind once losses pass a third"};
}

} // namespace

std::vector<Claim> reliabilityClaims()
{
    return {betweenFailures(),       daily(),   oneJob(),    rareCheckpoints(), thousandSteps(),
            sixtyFourOfSeventyTwo(), reserve(), faultyGpu(), firstOrder()};
}

} // namespace hallwright::model
