// SPDX-License-Identifier: GPL-3.0-or-later
// Pipe laws in vector lanes against the scalar laws, one by one.
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/hydraulic/laws/lane_math.h"
#include "thermal/hydraulic/laws/pipe_batch.h"

#include <random>

using namespace hallwright;

namespace {

double within(std::mt19937& random, double low, double high) // evenly in the logarithm
{
    return low * std::pow(high / low, static_cast<double>(random()) / 4294967296.0);
}

} // namespace

class PipeBatchTest : public QObject {
    Q_OBJECT

private slots:
    void logarithmAndExponentialAreThoseOfTheLibrary()
    {
        for (double x = -90.0; x <= 90.0; x += 0.01357) {
            HALLWRIGHT_NEAR(thermal::laneExp(x) / std::exp(x), 1.0, 4e-15);
            HALLWRIGHT_NEAR(thermal::laneLog(std::exp(x)), std::log(std::exp(x)),
                            5e-16 * std::max(1.0, std::abs(x)));
        }
    }

    // Odd numbers of pipes, from creeping to fast flow in both directions.
    void everyLaneGivesTheScalarLaw_data()
    {
        QTest::addColumn<int>("law");
        QTest::newRow("Churchill") << static_cast<int>(model::FrictionLaw::Churchill);
        QTest::newRow("EPANET") << static_cast<int>(model::FrictionLaw::EpanetDarcyWeisbach);
    }
    void everyLaneGivesTheScalarLaw()
    {
        QFETCH(int, law);
        const auto friction = static_cast<model::FrictionLaw>(law);
        const bool churchill = friction == model::FrictionLaw::Churchill;
        std::mt19937 random(7);
        for (const std::size_t count : {1U, 3U, 8U, 13U, 1003U}) {
            thermal::PipeBatch batch(friction);
            std::vector<thermal::PipeTerms> terms;
            std::vector<double> flow;
            for (std::size_t i = 0; i < count; ++i) {
                const double bore = within(random, 0.01, 1.8);
                terms.push_back(thermal::pipeTerms(model::Pipe{within(random, 0.01, 100.0), bore,
                                                               within(random, 1e-8, 1e-2) * bore,
                                                               130.0, within(random, 1e-3, 50.0)},
                                                   {1014.9, 1.75e-6}));
                batch.add(terms.back());
                const double reynolds = within(random, 1.0, 1e8);
                flow.push_back((random() % 2 ? 1.0 : -1.0) * reynolds /
                               terms.back().reynoldsPerFlow);
            }
            std::vector<double> drop(count);
            std::vector<double> slope(count);
            batch.evaluate({flow, drop, slope});
            for (std::size_t i = 0; i < count; ++i) {
                const auto one = churchill ? thermal::churchillPipe(terms[i], flow[i])
                                           : thermal::epanetPipe(terms[i], flow[i]);
                HALLWRIGHT_NEAR(drop[i] / one.drop, 1.0, 1e-13);
                HALLWRIGHT_NEAR(slope[i] / one.slope, 1.0, 1e-12);
            }
        }
    }
};

HALLWRIGHT_TEST(PipeBatchTest)
#include "pipe_batch_test.moc"
