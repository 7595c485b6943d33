// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/sampling.h"
#include "tests/model/cost_builder.h"
#include "tests/model/published_cases.h"

#include <chrono>

using namespace hallwright::model;
using hallwright::tests::agrees;
using hallwright::tests::caseOf;
using hallwright::tests::casesOf;
using hallwright::tests::costCase;

namespace {

DrawSpace spaceOf(std::initializer_list<const char*> racks)
{
    Project project;
    std::vector<EquipmentType> types;
    std::uint32_t id = 0;
    for (const char* key : racks) {
        EquipmentType type;
        type.id = {++id};
        type.key = key;
        type.kind = RackType{};
        types.push_back(type);
    }
    project.types = Table<EquipmentType>(types);
    return drawSpaceOf(project);
}

std::vector<CostCase> sixAlternatives()
{
    return {costCase("r", 10, 3e6), costCase("r", 20, 3e6), costCase("r", 100, 4e6),
            costCase("s", 10, 5e6), costCase("s", 40, 5e6), costCase("s", 100, 2e6)};
}

std::vector<const CostCase*> pointers(const std::vector<CostCase>& costs)
{
    std::vector<const CostCase*> out;
    for (const auto& one : costs)
        out.push_back(&one);
    return out;
}

TcoResult sampledTco(const CostCase& cost, const DrawSpace& space, const Sampling& how)
{
    auto tco = tcoOf(cost, space.inputs);
    addUncertainty(tco, cost, space, how);
    return tco;
}

} // namespace

class EconomicsSamplingTest : public QObject {
    Q_OBJECT
private slots:
    // The first 2^k points with the origin, in cells of 2^-53: mean 0.5 − 2^−(k+1) in each
    // dimension (plus half a cell).
    void unscrambledPointsHaveTheExactMean()
    {
        const SobolPoints points(80, 0);
        for (const int k : {3, 7, 12}) {
            std::vector<double> sum(80, 0.0);
            const std::uint64_t count = 1ULL << k;
            points.each(0, count, [&](std::uint64_t, const std::vector<double>& u) {
                for (std::size_t d = 0; d < u.size(); ++d)
                    sum[d] += u[d];
            });
            for (const double s : sum)
                QVERIFY(std::abs(s / double(count) - (0.5 - std::pow(2.0, -k - 1))) < 1e-14);
        }
    }

    void pointOfAnIndexDoesNotDependOnWhereTheRunBegan()
    {
        const SobolPoints points(20, 9);
        for (const std::uint64_t index : {0, 1, 2, 77, 4095}) {
            std::vector<double> seen;
            points.each(0, index + 1, [&](std::uint64_t i, const std::vector<double>& u) {
                if (i == index)
                    seen = u;
            });
            QCOMPARE(points.at(index), seen);
        }
    }

    // A smooth integrand in five dimensions: the error falls faster than n^−0.85.
    void errorFallsFasterThanRandomSampling()
    {
        const auto error = [](int k) {
            double worst = 0.0;
            for (std::uint64_t seed = 1; seed <= 8; ++seed) {
                const SobolPoints points(5, seed);
                double sum = 0.0;
                const std::uint64_t count = 1ULL << k;
                points.each(0, count, [&](std::uint64_t, const std::vector<double>& u) {
                    double product = 1.0;
                    for (const double x : u)
                        product *= 1.0 + 0.5 * (x - 0.5);
                    sum += product;
                });
                worst += std::abs(sum / double(count) - 1.0) / 8.0;
            }
            return worst;
        };
        const double slope = std::log(error(14) / error(6)) / std::log(256.0);
        QVERIFY2(slope < -0.85, qPrintable(QString::number(slope)));
    }

    void quantilesInvertTheirDistributions()
    {
        Input input;
        input.value = 0.4;
        input.low = 0.3;
        input.high = 0.5;
        // Triangle 0.3/0.4/0.5: F(0.35) = 0.05² / (0.2 · 0.1) = 0.125.
        QVERIFY(std::abs(quantile(input, 0.125) - 0.35) < 1e-12);
        QVERIFY(std::abs(quantile(input, 0.875) - 0.45) < 1e-12);
        input.distribution = Distribution::Uniform;
        QVERIFY(std::abs(quantile(input, 0.25) - 0.35) < 1e-12);
        // Median 10, 10th and 90th percentile 5 and 20.
        input = {};
        input.value = 10;
        input.low = 5;
        input.high = 20;
        input.distribution = Distribution::LogNormal;
        QVERIFY(std::abs(quantile(input, 0.1) - 5) < 1e-9);
        QVERIFY(std::abs(quantile(input, 0.5) - 10) < 1e-9);
        QVERIFY(std::abs(quantile(input, 0.9) - 20) < 1e-9);
        QVERIFY(std::abs(pricePosition(0.125) + 0.5) < 1e-12);
        QVERIFY(std::abs(pricePosition(0.875) - 0.5) < 1e-12);
    }

    void threadsDoNotChangeTheSamples()
    {
        const auto cost = costCase("r", 100, 4e6);
        const auto space = spaceOf({"r"});
        const auto one = sampledTco(cost, space, {4096, 5, 1});
        for (const int threads : {2, 3, 7}) {
            const auto more = sampledTco(cost, space, {4096, 5, threads});
            QCOMPARE(more.samples, one.samples);
            QCOMPARE(more.outputs, one.outputs);
        }
        QVERIFY(sampledTco(cost, space, {4096, 6, 1}).samples != one.samples);
    }

    void medianIsStableAndInsideItsRange()
    {
        const auto cost = costCase("r", 100, 4e6);
        const auto space = spaceOf({"r"});
        const auto small = sampledTco(cost, space, {4096, 1, 1});
        const auto large = sampledTco(cost, space, {8192, 1, 1});
        QVERIFY(std::abs(*small.p50 / *large.p50 - 1.0) < 0.005);
        QVERIFY(*large.p10 < *large.p50 && *large.p50 < *large.p90);
    }

    // Only the racks' price is uncertain: the 10th percentile of its triangle −1..1 is
    // sqrt(0.2) − 1 = −0.5528 of the way to the low end, and cost is linear in it.
    void onePriceAloneGivesItsOwnPercentiles()
    {
        auto cost = costCase("r", 10, 0.0);
        cost.bill.lines[0].low = 3e6;
        cost.bill.lines[0].high = 5e6;
        auto space = spaceOf({"r"});
        for (auto& input : space.inputs)
            input.distribution = Distribution::Fixed;
        const auto tco = sampledTco(cost, space, {16384, 3, 1});
        const auto at = [&](double position) {
            return costAt(cost, {valuesOf(space.inputs), {position, 0.0}}).present;
        };
        QVERIFY(std::abs(*tco.p10 / dollars(at(std::sqrt(0.2) - 1)) - 1) < 1e-4);
        QVERIFY(std::abs(*tco.p50 / dollars(at(0)) - 1) < 1e-4);
        QCOMPARE(tco.tornado.size(), std::size_t{1});
        QCOMPARE(tco.tornado[0].input, std::string("price/r"));
        QVERIFY(std::abs(tco.tornado[0].low / dollars(at(-1)) - 1) < 1e-12);
        QVERIFY(std::abs(tco.tornado[0].high / dollars(at(1)) - 1) < 1e-12);
    }

    void tornadoListsWhatMovesTheCostWidestFirst()
    {
        const auto tco = sampledTco(costCase("r", 10, 4e6), spaceOf({"r"}), {64, 1, 1});
        QVERIFY(tco.tornado.size() > 5);
        for (std::size_t i = 1; i < tco.tornado.size(); ++i) {
            const auto width = [&](std::size_t k) {
                return std::abs((tco.tornado[k].high - tco.tornado[k].low) / dollars(1));
            };
            QVERIFY(width(i) <= width(i - 1));
        }
        for (const auto& bar : tco.tornado)
            QVERIFY(bar.input != "mfu" && bar.input != "gpu_hours_per_interruption");
    }

    void alternativesShareTheDrawsOfWhatTheyShare()
    {
        const auto space = spaceOf({"r", "s"});
        const auto a = sampledTco(costCase("r", 10, 4e6), space, {256, 1, 1});
        const auto b = sampledTco(costCase("r", 20, 4e6), space, {256, 1, 1});
        for (std::size_t i = 0; i < a.samples.size(); ++i) // twice the plan, twice the cost
            QVERIFY(std::abs(b.samples[i] / a.samples[i] - 2.0) < 1e-9);
        const auto other = sampledTco(costCase("s", 10, 4e6), space, {256, 1, 1});
        QVERIFY(other.samples != a.samples); // a price of its own
    }

    // Six alternatives drawn together: what one alone gives, bit for bit, on one thread and on two.
    void alternativesDrawnTogetherEqualEachAlone()
    {
        const auto space = spaceOf({"r", "s"});
        const auto costs = sixAlternatives();
        const auto one = drawTogether(pointers(costs), space, {5000, 5, 1});
        const auto two = drawTogether(pointers(costs), space, {5000, 5, 2});
        QCOMPARE(one.size(), costs.size());
        for (std::size_t i = 0; i < costs.size(); ++i) {
            const auto alone = sampledTco(costs[i], space, {5000, 5, 3});
            QCOMPARE(one[i].present, alone.samples);
            QCOMPARE(one[i].outputs, alone.outputs);
            QCOMPARE(two[i].present, alone.samples);
            QCOMPARE(two[i].outputs, alone.outputs);
        }
    }

    // 100,000 draws of six alternatives: the median moves by less than 0.5 % from seed to seed and
    // against half as many draws.
    void mediansOfSixAlternativesAreStable()
    {
        const auto space = spaceOf({"r", "s"});
        const auto costs = sixAlternatives();
        const auto medians = [&](int samples, std::uint64_t seed) {
            std::vector<double> out;
            for (const auto& draws : drawTogether(pointers(costs), space, {samples, seed, 2}))
                out.push_back(*percentile(draws.present, 0.5));
            return out;
        };
        const auto first = medians(100'000, 1);
        const auto other = medians(100'000, 2);
        const auto half = medians(50'000, 1);
        for (std::size_t i = 0; i < costs.size(); ++i) {
            QVERIFY(std::abs(other[i] / first[i] - 1.0) < 0.005);
            QVERIFY(std::abs(half[i] / first[i] - 1.0) < 0.005);
        }
    }

    void rootIsFoundWhereTheSignTurns()
    {
        const auto root = rootIn(0, 2, [](double x) { return x * x - 2; });
        QVERIFY(root && std::abs(*root - std::sqrt(2.0)) < 1e-12);
        QVERIFY(!rootIn(2, 3, [](double x) { return x * x - 2; }));
        QVERIFY(std::abs(*percentile({4, 1, 3, 2}, 0.5) - 2.5) < 1e-12);
        QVERIFY(!percentile({}, 0.5));
    }

    // First-order Sobol indices of the Ishigami function from the product's points (A, B and mixed
    // matrices of Saltelli et al. 2010).
    void pointsReproduceIshigamisIndices()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "compute/published-cases.json");
        const auto one = caseOf(casesOf(path), "uq-01-ishigami");
        const double pi = std::acos(-1.0);
        const auto f = [&](double x, double y, double z) {
            return std::sin(x) + one.in("a") * std::sin(y) * std::sin(y) +
                   one.in("b") * std::pow(z, 4) * std::sin(x);
        };
        const std::uint64_t count = 1ULL << 16;
        double mean = 0;
        double square = 0;
        std::array<double, 3> first{};
        std::array<double, 3> total{};
        SobolPoints(6, 11).each(0, count, [&](std::uint64_t, const std::vector<double>& u) {
            std::array<double, 3> a{};
            std::array<double, 3> b{};
            for (std::size_t d = 0; d < 3; ++d) {
                a[d] = pi * (2 * u[d] - 1);
                b[d] = pi * (2 * u[d + 3] - 1);
            }
            const double fa = f(a[0], a[1], a[2]);
            const double fb = f(b[0], b[1], b[2]);
            mean += fa;
            square += fa * fa;
            for (std::size_t d = 0; d < 3; ++d) {
                auto mixed = a;
                mixed[d] = b[d];
                const double fm = f(mixed[0], mixed[1], mixed[2]);
                first[d] += fb * (fm - fa);
                total[d] += 0.5 * (fa - fm) * (fa - fm);
            }
        });
        const double n = static_cast<double>(count);
        const double variance = square / n - mean / n * mean / n;
        const auto close = [&](const char* key, double value) {
            const double wanted = one.expected.value(QLatin1String(key))
                                      .toObject()
                                      .value(QLatin1String("value"))
                                      .toDouble();
            return std::abs(value - wanted) < 0.01; // as the case says
        };
        QVERIFY(close("S1", first[0] / n / variance));
        QVERIFY(close("S2", first[1] / n / variance));
        QVERIFY(close("ST1", total[0] / n / variance));
        QVERIFY(close("ST3", total[2] / n / variance));
    }
};

HALLWRIGHT_TEST(EconomicsSamplingTest)
#include "economics_sampling_test.moc"
