// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about power, site and fabric.
#include "model/economics/unit_cost.h"
#include "model/value/claims_parts.h"
#include "model/value/fabric.h"

namespace hallwright::model {

namespace {

Claim gigawatt()
{
    const Power each = kilowatts(2.1);
    constexpr double million = 1e6;
    return {"claim-gigawatt",
            "One gigawatt feeds a million GPUs",
            Verdict::DoesNotFollow,
            {{"gpus", "GPUs within 1 GW", double(gpusWithin(kilowatts(1e6), each)), "", 6},
             {"power", "power of a million", million * each / kilowatts(1e6), "GW"},
             {"kw", "what each could draw", kilowatts(1e6) / (million * kilowatts(1.0)), "kW"}},
            "2.1 kW of provisioned power per GB200 (SemiAnalysis, April 2026); it holds where the "
            "two dies of a package are counted"};
}

Claim kilowattMachine()
{
    return {"claim-air",
            "Nodes are of the kilowatt class and need no change of the hall",
            Verdict::DoesNotFollow,
            {{"node", "an H100 node", 10.2, "kW"}, {"rack", "four in a rack", 4 * 10.2, "kW"}},
            "nameplate of a node with 8 H100; contained air ends near 41 kW a rack"};
}

Claim twoTiers()
{
    constexpr int radix = 144;
    constexpr int rails = 72;
    return {"claim-two-tiers",
            "A million GPUs in domains of 72 fit a rail-only fabric of two tiers",
            Verdict::DoesNotFollow,
            {{"rail", "endpoints of a rail, 144-port switches", double(twoTierLimit(radix)), "", 5},
             {"gpus", "GPUs with 72 rails", double(rails * twoTierLimit(radix)), "", 6},
             {"three", "endpoints of three tiers", double(threeTierLimit(radix)), "", 6}},
            "r²/2 and r³/4 (Al-Fares et al. 2008): above it another tier, more planes, or fewer "
            "uplinks"};
}

Claim printedGpus()
{
    const auto tree = twoTier({1296 * 8, 144, 1.0, 0});
    return {"claim-9216",
            "18 units of a B300 SuperPOD hold 9,216 GPUs",
            Verdict::DoesNotFollow,
            {{"gpus", "1,296 nodes of 8", 1296.0 * 8, "", 5},
             {"cables", "cables that the same table prints", double(tree.endpointLinks), "", 5},
             {"leaf", "leaf switches", double(tree.leaf), ""},
             {"spine", "spine switches", double(tree.spine), ""}},
            "counts of the fabric rule, equal to the published switches and cables"};
}

Claim sitePrice()
{
    return {
        "claim-site-price",
        "A gigawatt of AI data centre costs 35 billion dollars",
        Verdict::DoesNotFollow,
        {{"low", "other published figures over it, low", 50.0 / 35.0, "×"},
         {"high", "high", 60.0 / 35.0, "×"},
         {"rack", "facility power a rack that 5.9 M$ a rack implies", 5.9e6 / 35e9 * 1e6, "kW"}},
        "Bernstein 35, Barclays and Nvidia 50 to 60 billion (2025): a range, never one price"};
}

} // namespace

std::vector<Claim> siteClaims()
{
    return {gigawatt(), kilowattMachine(), twoTiers(), printedGpus(), sitePrice()};
}

} // namespace hallwright::model
