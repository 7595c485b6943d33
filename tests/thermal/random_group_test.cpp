// SPDX-License-Identifier: GPL-3.0-or-later
// Properties that every solved coolant group has, hydraulics and heat together, over groups drawn
// by seed.
#include "tests/support/test_program.h"
#include "tests/thermal/group_sketch.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/coolant_loop.h"

#include <algorithm>
#include <memory>
#include <random>

using namespace hallwright;
using namespace hallwright::model;
using tests::GroupSketch;

namespace {

using Random = std::mt19937;

double between(Random& random, double low, double high)
{
    return low + (high - low) * static_cast<double>(random()) / 4294967296.0;
}

// One to three CDUs, two to nine pairs of equal racks along a direct or reverse return, any
// control, racks over, under or beside the CDUs.
std::unique_ptr<GroupSketch> drawn(unsigned seed)
{
    Random random(seed);
    auto sketch =
        std::make_unique<GroupSketch>(between(random, 80e3, 250e3), between(random, 300.0, 900.0));
    auto& group = sketch->group;
    constexpr FlowControl controls[] = {FlowControl::FixedSpeed, FlowControl::ConstantPressure,
                                        FlowControl::BalancedValves,
                                        FlowControl::PressureIndependent};
    group.control = controls[random() % 4];
    group.fluid = random() % 2 == 0 ? Coolant::Water : Coolant::Pg25Ashrae;
    group.supplySetPoint = celsius(between(random, 25.0, 42.0));
    group.facilitySupply = group.supplySetPoint - kelvins(between(random, 3.0, 12.0));
    group.riserHeight = metres(random() % 3 == 0 ? between(random, -30.0, 30.0) : 0.0);
    const int cdus = 1 + static_cast<int>(random() % 3);
    group.installed = group.needed = cdus;
    for (int i = 1; i < cdus; ++i) {
        auto another = group.elements.front();
        another.key = group.key + "/cdu/" + std::to_string(i + 1);
        group.elements.insert(group.elements.begin(), another);
    }
    const int pairs = 2 + static_cast<int>(random() % 8);
    const bool reverse = random() % 2 == 0;
    sketch->bore = between(random, 60.0, 120.0);
    for (int i = 0; i < pairs; ++i) {
        const auto s = "s" + std::to_string(i);
        const auto r = "r" + std::to_string(i);
        sketch->supply(i == 0 ? "supply" : "s" + std::to_string(i - 1), s,
                       between(random, 0.5, 8.0));
        const auto towards = reverse ? (i + 1 < pairs ? "r" + std::to_string(i + 1) : "return")
                                     : (i > 0 ? "r" + std::to_string(i - 1) : "return");
        sketch->back(r, towards, between(random, 0.5, 8.0));
        const double need = between(random, 15.0, 60.0);
        const double drop = between(random, 20e3, 80e3);
        for (int twin = 0; twin < 2; ++twin)
            sketch->rack(s, r, need, drop);
    }
    return sketch;
}

thermal::CoolantLoopResult solved(const CoolantGroup& group)
{
    thermal::LoopWorkspace workspace;
    auto loop = thermal::solveCoolantLoop(group, group.installed, workspace, {});
    ensure(loop.has_value(), loop ? "" : english(loop.error()).c_str());
    return *std::move(loop);
}

constexpr unsigned seeds = 1000;

} // namespace

class RandomGroupTest : public QObject {
    Q_OBJECT

private slots:
    // Racks' heat and the pumps' power leave through the CDUs, and the racks' warm coolant mixes to
    // the return: each by the published figures of racks and CDUs alone.
    void heatOfRacksAndPumpsLeavesThroughTheCdus()
    {
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const auto sketch = drawn(seed);
            const auto loop = solved(sketch->group);
            double racks = 0.0;
            for (const auto& need : sketch->group.racks)
                racks += inSi(need.heat);
            double cdus = 0.0;
            double delivered = 0.0;
            for (const auto& element : loop.elements)
                if (element.kind == "cdu" && element.power) {
                    cdus += inSi(*element.power);
                    delivered += inSi(*element.flow);
                }
            HALLWRIGHT_NEAR(cdus, racks + inSi(loop.pumpPower), 1e-6 * cdus);
            double flow = 0.0;
            double warm = 0.0;
            for (const auto& rack : loop.racks) {
                flow += inSi(rack.flow);
                warm += inSi(rack.flow) * inSi(*rack.returned);
            }
            HALLWRIGHT_NEAR(flow, delivered, 1e-9 * flow + 1e-12);
            // The rest of the way to the exchanger is the pumps' heat.
            const double rise = (inSi(loop.returned) - inSi(loop.supply)) * racks / cdus;
            HALLWRIGHT_NEAR(warm / flow - inSi(loop.supply), rise, 1e-3);
            for (const auto& record : loop.convergence)
                QVERIFY2(record.converged, record.part.c_str());
        }
    }

    void equalRacksOnOnePairOfTapsGetEqualFlow()
    {
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const auto loop = solved(drawn(seed)->group);
            for (std::size_t i = 0; i + 1 < loop.racks.size(); i += 2)
                HALLWRIGHT_NEAR(inSi(loop.racks[i].flow), inSi(loop.racks[i + 1].flow),
                                1e-7 * inSi(loop.flow));
        }
    }

    void theOrderOfElementsAndRacksDoesNotMatter()
    {
        for (unsigned seed = 0; seed < seeds; seed += 4) {
            auto sketch = drawn(seed);
            const auto before = solved(sketch->group);
            Random random(seed + 77);
            auto& group = sketch->group;
            std::shuffle(group.elements.begin(), group.elements.end(), random);
            std::shuffle(group.racks.begin(), group.racks.end(), random);
            const auto after = solved(group);
            for (const auto& rack : before.racks) {
                const auto same =
                    std::find_if(after.racks.begin(), after.racks.end(),
                                 [&](const auto& one) { return one.rack == rack.rack; });
                QVERIFY(same != after.racks.end());
                // Speeds are found to 1e-5 from any order.
                HALLWRIGHT_NEAR(inSi(same->flow), inSi(rack.flow), 3e-5 * inSi(rack.flow));
            }
            HALLWRIGHT_NEAR(inSi(after.supply), inSi(before.supply), 1e-3);
        }
    }

    // Pumps held 3 % faster: no rack gets less, whatever its valve does.
    void fasterPumpsLowerNoRacksFlow()
    {
        for (unsigned seed = 0; seed < seeds; seed += 2) {
            const auto sketch = drawn(seed);
            const auto before = solved(sketch->group);
            thermal::CoolantOutage faster;
            faster.heldSpeed = 1.03 * before.pumpSpeed;
            thermal::LoopWorkspace workspace;
            const auto after = thermal::solveCoolantLoop(sketch->group, sketch->group.installed,
                                                         workspace, {}, faster);
            QVERIFY(after.has_value());
            // The fluid is the one of the new, a little colder return: 1e-4 of the flow for it.
            for (std::size_t i = 0; i < before.racks.size(); ++i)
                QVERIFY2(inSi(after->racks[i].flow) >= inSi(before.racks[i].flow) * (1.0 - 1e-4),
                         qPrintable(QStringLiteral("seed %1, rack %2").arg(seed).arg(i)));
        }
    }

    // A held speed, then the drives' answer, from the state before: the same as from nothing.
    void anOutageIsTheSameFromTheStateBeforeAsFromNothing()
    {
        for (unsigned seed = 0; seed < seeds; seed += 4) {
            const auto sketch = drawn(seed);
            const auto& group = sketch->group;
            const auto normal = solved(group);
            thermal::CoolantOutage outage;
            for (std::size_t i = 0; i < group.elements.size(); ++i)
                if (group.elements[i].role == CoolantRole::Branch)
                    outage.closed = {i}; // the last one
            const auto after =
                thermal::OutageSolver(group, normal).solve(group.installed, outage, {});
            thermal::LoopWorkspace workspace;
            const auto alone =
                thermal::solveCoolantLoop(group, group.installed, workspace, {}, outage);
            QVERIFY(after.has_value() && alone.has_value());
            for (std::size_t i = 0; i < alone->racks.size(); ++i)
                HALLWRIGHT_NEAR(inSi(after->steady.racks[i].flow), inSi(alone->racks[i].flow),
                                5e-5 * inSi(alone->flow));
            QCOMPARE(inSi(alone->racks.back().flow), 0.0);
        }
    }
};

HALLWRIGHT_TEST(RandomGroupTest)
#include "random_group_test.moc"
