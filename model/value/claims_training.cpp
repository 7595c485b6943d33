// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about training time and efficiency.
#include "model/value/claims_parts.h"
#include "model/value/compute_value.h"

namespace hallwright::model {

namespace {

constexpr double peta = 1e15;
constexpr double percent = 100.0;
constexpr double daysPerYear = 365.25;
constexpr double peakA100 = 312e12; // BF16 dense
constexpr double peakH100 = 989.4e12;
constexpr double peakH100Fp8 = 1979e12;

ArithmeticRate flops(double v)
{
    return fromSi<ArithmeticRate>(v);
}

Duration days(double v)
{
    return hours(24.0 * v);
}

double daysOf(Duration time)
{
    return time / days(1.0);
}

Claim fiveHundredBillion()
{
    const Arithmetic full = trainingWork(500e9, 15e12);
    const Arithmetic quarter = trainingWork(500e9, 15e12 / 4.0); // 4 bytes a token
    const double threeYears = impliedMfu(full, flops(1000 * peta), days(3 * daysPerYear));
    const double thirtyDays = impliedMfu(full, flops(10000 * peta), days(30));
    const double shortRun = impliedMfu(quarter, flops(10000 * peta), days(30));
    return {"claim-500b",
            "500 B parameters on 15 TB take three years at 1,000 PFLOP/s and 14 to 30 days at "
            "10,000",
            Verdict::DoesNotFollow,
            {{"mfu_3y", "MFU of three years, 15 T tokens", percent * threeYears, "%"},
             {"days_10000", "at that MFU on 10,000 PFLOP/s",
              daysOf(trainingTime(full, threeYears * flops(10000 * peta))), "days"},
             {"mfu_30d", "MFU that 30 days would take", percent * thirtyDays, "%", 4},
             {"mfu_30d_bytes", "MFU of 30 days if 15 TB are 3.75 T tokens of 4 bytes",
              percent * shortRun, "%"},
             {"days_1000", "then on 1,000 PFLOP/s",
              daysOf(trainingTime(quarter, shortRun * flops(1000 * peta))), "days"}},
            "6 N D over peak × time; each half holds for another reading of 15 TB"};
}

Claim gpt4()
{
    const Arithmetic work = fromSi<Arithmetic>(2.1e25);
    const auto peak = flops(25000 * peakA100);
    return {"claim-gpt4",
            "A mixture of experts of 1.8 T parameters trained on 25,000 A100 in 90 to 100 days",
            Verdict::Holds,
            {{"mfu_90", "MFU of 90 days", percent * impliedMfu(work, peak, days(90)), "%"},
             {"mfu_100", "of 100 days", percent * impliedMfu(work, peak, days(100)), "%"}},
            "2.1e25 FLOP (Epoch AI) over BF16 peak; published MFU lie at 30 to 55 %"};
}

Claim thousandH100()
{
    const Arithmetic work = fromSi<Arithmetic>(2.1e25);
    constexpr double mfu = 0.34;
    const Duration run = trainingTime(work, flops(25000 * peakA100 * mfu));
    return {"claim-1000-h100",
            "With H100 the same run shrinks to 1,000 cards",
            Verdict::DoesNotFollow,
            {{"needed", "H100 of equal BF16 peak", 25000 * peakA100 / peakH100, "", 4},
             {"days", "on 1,000 at MFU 34 %",
              daysOf(trainingTime(work, flops(1000 * peakH100 * mfu))), "days", 4},
             {"mfu", "MFU that 1,000 in equal time would take",
              percent * impliedMfu(work, flops(1000 * peakH100), run), "%"}},
            "dense BF16 peaks 312 and 989.4 TFLOP/s; the rest would need eight times"};
}

Claim exponential()
{
    Workload llama;
    llama.precision = Precision::Bf16;
    llama.layers = 126;
    llama.hidden = 16384;
    GpuFigures gpu;
    gpu.peak = gpu.peakBf16 = flops(peakH100);
    gpu.memoryBandwidth = fromSi<Bandwidth>(3.35e12);
    gpu.scaleUp = fromSi<Bandwidth>(450e9);
    gpu.scaleOut = fromSi<Bandwidth>(50e9);
    gpu.domain = 8.0;
    StepCase job = stepCaseOf(llama, gpu);
    job.split = {8, 16, 1, 8};
    const auto mfu = [&](double gpus) {
        job.gpus = gpus;
        return stepTime(job)->mfu;
    };
    return {
        "claim-exponential",
        "Scale brings exponential efficiency",
        Verdict::DoesNotFollow,
        {{"twice", "output of 16,384 GPUs over 8,192, same batch", 2.0 * mfu(16384) / mfu(8192),
          "×"},
         {"published", "published for Llama 3 (400 and 430 TFLOP/s each)", 2.0 * 400 / 430, "×"}},
        "step-time model: at best 2, less the larger bubble and the same gradient exchange in "
        "half the time"};
}

Claim whichPeak()
{
    const Arithmetic work = trainingWork(37e9, 14.8e12);
    const Duration gpuTime = hours(2.664e6);
    return {
        "claim-peak",
        "MFU figures can be compared as printed",
        Verdict::DoesNotFollow,
        {{"bf16", "DeepSeek-V3 of the BF16 peak",
          percent * impliedMfu(work, flops(989e12), gpuTime), "%"},
         {"fp8", "of the FP8 peak", percent * impliedMfu(work, flops(peakH100Fp8), gpuTime), "%"}},
        "one run, 2.664 M GPU-hours: an MFU belongs to one peak"};
}

Claim allReduceVolume()
{
    const auto volume = [](double gpus) { return 2.0 * (gpus - 1.0) / gpus; };
    return {"claim-traffic",
            "All-reduce traffic explodes from 1,000 to a million GPUs",
            Verdict::DoesNotFollow,
            {{"at_1k", "sent by each GPU at 1,000, over the gradients", volume(1e3), "×", 5},
             {"at_1m", "at 1,000,000", volume(1e6), "×", 7}},
            "ring all-reduce, 2 (N − 1)/N of the gradients; what grows is the number of hops and "
            "the cost of any that is late"};
}

} // namespace

std::vector<Claim> trainingClaims()
{
    return {fiveHundredBillion(), gpt4(),      thousandH100(),
            exponential(),        whichPeak(), allReduceVolume()};
}

} // namespace hallwright::model
