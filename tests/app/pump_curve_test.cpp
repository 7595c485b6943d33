// SPDX-License-Identifier: GPL-3.0-or-later
// Pump curves against the system curve of a hall's loop: both pass through the duty point, pumps in
// parallel add their flows, speed follows the affinity laws.
#include "app/evaluate_hall.h"
#include "app/hall_curves.h"
#include "tests/app/command_line_run.h"
#include "tests/app/solved_example.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::tests;

namespace {

// Head at a flow, straight between the points; NaN outside.
double headAt(const std::vector<model::FlowHead>& curve, double flow)
{
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const double low = model::inSi(curve[i - 1].flow);
        const double high = model::inSi(curve[i].flow);
        if (flow >= low && flow <= high && high > low)
            return model::inSi(curve[i - 1].head) +
                   (flow - low) / (high - low) *
                       (model::inSi(curve[i].head) - model::inSi(curve[i - 1].head));
    }
    return std::nan("");
}

// Head of the catalogue's curve of one CDU at full speed.
double published(const model::Curve& curve, double flow)
{
    for (std::size_t i = 1; i < curve.x.size(); ++i)
        if (flow <= curve.x[i])
            return curve.y[i - 1] + (flow - curve.x[i - 1]) / (curve.x[i] - curve.x[i - 1]) *
                                        (curve.y[i] - curve.y[i - 1]);
    return std::nan("");
}

} // namespace

class PumpCurveTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void bothCurvesPassThroughTheDutyPoint();
    void parallelPumpsAddTheirFlows();
    void speedFollowsTheAffinityLaws();
    void systemCurveRisesAndValvesThatHoldMakeItSteeper();
    void verbGivesTheSameNumbers();

private:
    std::optional<tests::Example> example_;
    std::optional<app::HallSystems> hall_;
    model::PumpCurves curves_;
};

void PumpCurveTest::initTestCase()
{
    example_ = tests::workedExample();
    QVERIFY(example_.has_value());
    auto hall = tests::solvedHall(*example_);
    QVERIFY(hall.has_value());
    hall_.emplace(*std::move(hall));
    const auto all = app::pumpCurvesOf(*hall_, {});
    QVERIFY(all.has_value() && !all->empty());
    curves_ = all->front();
}

void PumpCurveTest::bothCurvesPassThroughTheDutyPoint()
{
    const double flow = model::inSi(curves_.duty.flow);
    const double head = model::inSi(curves_.duty.head);
    QVERIFY(flow > 0.0 && head > 0.0);
    QVERIFY(std::abs(headAt(curves_.atSpeed, flow) / head - 1.0) < 0.01);
    QVERIFY(std::abs(headAt(curves_.system, flow) / head - 1.0) < 0.01);
    double sum = 0.0;
    for (const auto& duty : curves_.duties)
        sum += model::inSi(duty.flow);
    QVERIFY(std::abs(sum / flow - 1.0) < 1e-9);
    // What the CDUs give reaches the racks: the loop's own answer.
    QVERIFY(std::abs(flow / model::inSi(hall_->loops.front()->flow) - 1.0) < 1e-6);
}

void PumpCurveTest::parallelPumpsAddTheirFlows()
{
    const auto& cdu = std::get<model::CduType>(hall_->coolant.groups.front().cdu->kind);
    const int running = curves_.running;
    QVERIFY(running > 1);
    QVERIFY(!cdu.pumpCurve.empty());
    const double mid = 0.5 * (cdu.pumpCurve.x.front() + cdu.pumpCurve.x.back());
    const double head = published(cdu.pumpCurve, mid);
    QVERIFY(std::abs(headAt(curves_.full, running * mid) / head - 1.0) < 0.01);
    QVERIFY(std::abs(headAt(curves_.oneLess, (running - 1) * mid) / head - 1.0) < 0.01);
}

void PumpCurveTest::speedFollowsTheAffinityLaws()
{
    const double speed = curves_.duties.front().speed;
    QVERIFY(speed > 0.2 && speed < 1.0);
    // A point of the curve at full speed moves to flow × n, head × n².
    const auto& at = curves_.full[curves_.full.size() / 2];
    const double moved = headAt(curves_.atSpeed, speed * model::inSi(at.flow));
    QVERIFY(std::abs(moved / (speed * speed * model::inSi(at.head)) - 1.0) < 0.01);
}

void PumpCurveTest::systemCurveRisesAndValvesThatHoldMakeItSteeper()
{
    for (std::size_t i = 1; i < curves_.system.size(); ++i) {
        QVERIFY(curves_.system[i].flow > curves_.system[i - 1].flow);
        QVERIFY(curves_.system[i].head > curves_.system[i - 1].head);
    }
    QVERIFY(!curves_.controlled.empty());
    // At the highest head the valves have closed further: less flow than with the valves as they
    // stand.
    QVERIFY(curves_.controlled.back().flow < curves_.system.back().flow);
}

void PumpCurveTest::verbGivesTheSameNumbers()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template worked-example"));
    const auto json = cli.mustRun(words("pump-curve FILE --json")).json();
    const auto& first = json["groups"][0];
    QCOMPARE(first["group"].get<std::string>(), curves_.group);
    QVERIFY(
        std::abs(first["duty"]["head_kpa"].get<double>() * 1e3 / model::inSi(curves_.duty.head) -
                 1.0) < 1e-6);
    QCOMPARE(first["curves"]["system"].size(), curves_.system.size());
    QCOMPARE(cli.run(words("pump-curve FILE --group nowhere")).status, 2);
}

HALLWRIGHT_TEST(PumpCurveTest)
#include "pump_curve_test.moc"
