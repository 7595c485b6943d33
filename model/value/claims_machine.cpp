// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about GPUs, their links and their price.
#include "model/value/claims_parts.h"
#include "model/value/serving.h"

#include <cmath>

namespace hallwright::model {

namespace {

constexpr double percent = 100.0;
constexpr double over(double now, double before)
{
    return now / before;
}

// Per GPU, dense: PFLOP/s at BF16 and FP4, HBM GB and TB/s (vendor figures, second-hand).
struct Generation {
    double bf16, fp4, memory, bandwidth;
};
constexpr Generation gb200{2.5, 10.0, 186.0, 8.0};
constexpr Generation gb300{2.5, 15.0, 279.0, 8.0};
constexpr double rubinFp4 = 50.0;
constexpr double rubinBandwidth = 22.0;
// USD an hour, owned by a hyperscaler (SemiAnalysis, April 2026).
constexpr double rateH100 = 1.30;
constexpr double rateB200 = 1.95;
constexpr double rateGb200 = 2.21;

Claim secondGeneration()
{
    return {"claim-gen2",
            "The second 72-GPU generation is about 10 % faster",
            Verdict::DoesNotFollow,
            {{"memory", "memory", over(gb300.memory, gb200.memory), "×"},
             {"fp4", "FP4", over(gb300.fp4, gb200.fp4), "×"},
             {"bf16", "BF16", over(gb300.bf16, gb200.bf16), "×"}},
            "GB300 over GB200, dense: speed-up depends on the precision"};
}

Claim thirdGeneration()
{
    return {"claim-gen3",
            "The third generation doubles memory bandwidth and compute",
            Verdict::Understated,
            {{"bandwidth", "memory bandwidth", over(rubinBandwidth, gb300.bandwidth), "×"},
             {"fp4", "FP4", over(rubinFp4, gb300.fp4), "×"}},
            "Rubin over GB300; its FP4 figure is for inference and its sparsity is uncertain"};
}

Claim insideANode()
{
    return {"claim-node-bandwidth",
            "Inside an 8-GPU node bandwidth stays below 1 TB/s",
            Verdict::DoesNotFollow,
            {{"h100", "HGX H100, sum of 8 GPUs", 8 * 0.9, "TB/s"},
             {"b200", "HGX B200", 8 * 1.8, "TB/s"},
             {"nvl72", "a domain of 72 at 1.8 TB/s", 72 * 1.8, "TB/s", 4}},
            "both directions, as sheets print; true only of nodes on a PCIe bus"};
}

Claim yearlyGains()
{
    return {"claim-growth",
            "One GPU gets 2 to 4 times faster a year",
            Verdict::DoesNotFollow,
            {{"a_year", "price-performance a year", std::pow(10.0, 0.14), "×"}},
            "0.14 decades a year (Epoch AI)"};
}

Claim gb200Rate()
{
    const double spare = 72.0 / 64.0;
    return {"claim-price",
            "Superpods win at equal cost per GPU-hour",
            Verdict::DoesNotFollow,
            {{"h100", "needed against H100 nodes, 64 of 72 at work",
              over(rateGb200, rateH100) * spare, "×"},
             {"b200", "needed against B200 nodes", over(rateGb200, rateB200) * spare, "×", 4},
             {"peak", "BF16 peak over B200", over(gb200.bf16, 2.25), "×"},
             {"mfu", "MFU it must have over that of nodes",
              over(rateGb200, rateB200) * spare / over(gb200.bf16, 2.25), "×"}},
            "useful speed-up of a working GPU that pays for the rate and the reserve"};
}

Claim wideExperts()
{
    const auto rate = [](double usd) { return dollars(usd) / hours(1.0); };
    const double nodes = usdPerMillionTokens(rate(rateB200), 941.0);
    const double pod = usdPerMillionTokens(rate(rateGb200), 4130.0);
    return {"claim-serving",
            "A 72-GPU domain serves mixtures of experts several times cheaper than nodes",
            Verdict::Holds,
            {{"speed", "tokens per GPU", over(4130.0, 941.0), "×"},
             {"price", "price of a token, nodes over domain", over(nodes, pod), "×"}},
            "DeepSeek R1 FP4 at 125 tokens/s a user (SemiAnalysis); only in the middle of the "
            "curve"};
}

Claim printedRatio()
{
    const auto rate = [](double usd) { return dollars(usd) / hours(1.0); };
    return {
        "claim-2-31",
        "GB300 serves 2.31 times cheaper than GB200",
        Verdict::DoesNotFollow,
        {{"ratio", "from its own rates and speeds",
          over(usdPerMillionTokens(rate(2.21), 2189.0), usdPerMillionTokens(rate(2.652), 6182.0)),
          "×"}},
        "2.21 and 2.652 USD/h, 2,189 and 6,182 tokens/s"};
}

Claim liquidParts()
{
    constexpr double gb300Parts = 18 * 2260.0 + 9 * 1020.0;
    constexpr double rubinParts = 18 * 2660.0 + 9 * 870.0;
    return {"claim-liquid-parts",
            "Liquid parts of a rack cost 17 % more in the next generation",
            Verdict::DoesNotFollow,
            {{"rack", "whole rack", percent * (over(rubinParts, gb300Parts) - 1.0), "%"},
             {"trays", "compute trays alone", percent * (over(2660.0, 2260.0) - 1.0), "%"}},
            "18 compute and 9 switch trays at the report's own prices"};
}

} // namespace

std::vector<Claim> machineClaims()
{
    return {secondGeneration(), thirdGeneration(), insideANode(),  yearlyGains(),
            gb200Rate(),        wideExperts(),     printedRatio(), liquidParts()};
}

} // namespace hallwright::model
