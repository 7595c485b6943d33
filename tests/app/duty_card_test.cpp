// SPDX-License-Identifier: GPL-3.0-or-later
// The duty-point card against the catalogue's ratings and against ε-NTU by hand at other flows.
#include "app/cli/session.h"
#include "app/duty_card.h"
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::tests;
using model::DutyFigure;
using model::DutyPoint;

namespace {

DutyPoint water(const char* type, double flowLpm)
{
    DutyPoint point;
    point.type = type;
    point.fluid = model::Coolant::Water;
    point.flow = model::litresPerMinute(flowLpm);
    return point;
}

double within(const std::optional<double>& value, double expected)
{
    return value ? std::abs(*value / expected - 1.0) : 1e9;
}

} // namespace

class DutyCardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto read = app::shippedCatalogue();
        QVERIFY(read.has_value());
        catalogue_ = *std::move(read);
    }

    // At the printed rating each CDU has the printed approach, whatever the fluid's figures.
    void theRatingComesBack_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("kw");
        QTest::addColumn<double>("secondary");
        QTest::addColumn<double>("primary");
        QTest::addColumn<double>("approach");
        QTest::newRow("XDU1350") << "vertiv-xdu1350" << 1368.0 << 1200.0 << 1200.0 << 4.0;
        QTest::newRow("CHx2000") << "coolit-chx2000" << 2000.0 << 2125.0 << 2125.0 << 5.0;
        QTest::newRow("MCDU-70") << "motivair-mcdu70" << 2500.0 << 3751.0 << 3880.0 << 4.0;
        QTest::newRow("Deschutes") << "google-deschutes" << 2000.0 << 1893.0 << 1893.0 << 3.0;
    }
    void theRatingComesBack()
    {
        QFETCH(QString, type);
        QFETCH(double, kw);
        QFETCH(double, secondary);
        QFETCH(double, primary);
        QFETCH(double, approach);
        for (const auto fluid : {model::Coolant::Water, model::Coolant::Pg25Ashrae}) {
            auto point = water(type.toUtf8().constData(), secondary);
            point.fluid = fluid;
            point.heat = model::kilowatts(kw);
            point.facilityFlow = model::litresPerMinute(primary);
            const auto card = cardOf(point);
            QVERIFY(within(value(card, "approach"), approach) < 1e-6);
            QVERIFY(std::abs(*figure(card, "approach")->margin) < 1e-6);
            QVERIFY(std::abs(*figure(card, "heat")->margin) < 1e-9);
        }
    }

    // XDU1350 with water, ρc = 994·4178. Rating 1,368 kW, equal flows of 1,200 L/min: both ends 4
    // K, UA = 342.0 kW/K. At 800 and 1,000 L/min: UA = 342.0/(½·1.5^0.8 + ½·1.2^0.8) = 269.3 kW/K;
    // Cs = 55.37, Cp = 69.22 kW/K, Cr 0.8, NTU 4.863, ε = 0.8916; approach at 900 kW =
    // 900/55.37·(1/0.8916 - 1) = 1.976 K. A fixed approach would say 4, one by heat alone 2.63.
    void approachIsRecomputedAtOtherFlows()
    {
        auto point = water("vertiv-xdu1350", 800);
        point.heat = model::kilowatts(900);
        point.facilityFlow = model::litresPerMinute(1000);
        point.loopDrop = model::kilopascals(200);
        const auto card = cardOf(point);
        QVERIFY(within(value(card, "conductance"), 269.3e3) < 0.005);
        QVERIFY(within(value(card, "approach"), 1.976) < 0.01);
        // supply 31.98 °C, return 900/55.37 = 16.25 K above, facility return 13.00 K above 30 °C
        QVERIFY(std::abs(*value(card, "supply") - (273.15 + 31.98)) < 0.03);
        QVERIFY(std::abs(*value(card, "return") - (273.15 + 48.23)) < 0.15);
        QVERIFY(std::abs(*value(card, "facility_return") - (273.15 + 43.00)) < 0.1);
        QVERIFY(within(value(card, "heat_at_rated_approach"), 900e3 * 4.0 / 1.976) < 0.01);
        // 900 of 1,368 kW; 400.35 kPa is a point of the published curve
        QVERIFY(std::abs(*figure(card, "heat")->margin - (1.0 - 900.0 / 1368.0)) < 1e-9);
        QVERIFY(within(value(card, "head"), 400.35e3) < 1e-6);
        QVERIFY(within(value(card, "head_left"), 200.35e3) < 1e-6);
        QVERIFY(std::abs(*figure(card, "head_left")->margin - 200.35 / 400.35) < 1e-6);
        QVERIFY(figure(card, "approach")->rating.find("SL-71309") != std::string::npos);
    }

    // Deschutes: no curve, so 552 kPa·(4 - s²)/3 with s = 1,500/1,893; primary drop 103 kPa·s².
    void withoutACurveTheHeadFollowsTheOnePointLaw()
    {
        auto point = water("google-deschutes", 1500);
        point.heat = model::kilowatts(1500);
        point.facilityFlow = model::litresPerMinute(1500);
        const auto card = cardOf(point);
        const double s2 = (1500.0 / 1893.0) * (1500.0 / 1893.0);
        QVERIFY(within(value(card, "head"), 552e3 * (4.0 - s2) / 3.0) < 1e-9);
        QVERIFY(within(value(card, "facility_drop"), 103e3 * s2) < 1e-9);
    }

    // Beyond the end of the curve (1,400 L/min) nothing is invented.
    void beyondTheCurveTheHeadIsUnknown()
    {
        auto point = water("vertiv-xdu1350", 1600);
        point.heat = model::kilowatts(900);
        point.facilityFlow = model::litresPerMinute(1000);
        const auto card = cardOf(point);
        QVERIFY(!value(card, "head"));
        QVERIFY(!value(card, "head_left"));
        QVERIFY(*figure(card, "flow")->margin < 0.0);
        // 84 kPa at 1,200 L/min, by the square of the flow.
        QVERIFY(within(value(card, "facility_drop"), 84e3 * (1000.0 / 1200.0) * (1000.0 / 1200.0)) <
                1e-9);
    }

    // 1,893 L/min at 772.2 kPa and 0.7: 24.36/0.7 = 34.8 kW of the motor's 37.
    void aPumpHasHeadAndShaftPower()
    {
        auto point = water("speck-toema065200", 1893);
        point.loopDrop = model::kilopascals(600);
        const auto card = cardOf(point);
        QVERIFY(within(value(card, "head"), 772.2e3) < 1e-6);
        QVERIFY(within(value(card, "head_left"), 172.2e3) < 1e-6);
        QVERIFY(within(value(card, "pump_power"), 1893.0 / 60e3 * 772.2e3 / 0.7) < 1e-6);
        QVERIFY(std::abs(*figure(card, "pump_power")->margin - (1.0 - 34.805 / 37.0)) < 1e-3);
        QVERIFY(figure(card, "approach") == nullptr);
    }

    void theVerbAnswersInJson()
    {
        const CommandLineRun cli;
        const auto answer =
            cli.mustRun(words("duty vertiv-xdu1350 --flow 800 --kw 900 --facility-flow 1000 "
                              "--facility-supply 30 --fluid water --json"))
                .json();
        bool found = false;
        for (const auto& one : answer["figures"])
            if (one["key"] == "approach") {
                found = true;
                QCOMPARE(one["unit"].get<std::string>(), std::string("k"));
                QVERIFY(std::abs(one["value"].get<double>() - 1.976) < 0.02);
                QVERIFY(std::abs(one["rating"].get<double>() - 4.0) < 1e-9);
            }
        QVERIFY(found);
        QCOMPARE(cli.run(words("duty gb300-nvl72 --flow 80")).status, 2);
        QCOMPARE(cli.run(words("duty no-such-type --flow 80")).status, 2);
        QCOMPARE(cli.run(words("duty vertiv-xdu1350 --flow -3 --kw 900")).status, 2);
        QCOMPARE(cli.run(words("duty vertiv-xdu1350 --flow 800 --fluid tea --kw 900")).status, 2);
        // A rating without approach cannot be recomputed.
        QCOMPARE(cli.run(words("duty jetcool-160 --flow 200 --kw 100 --facility-flow 200")).status,
                 3);
    }

private:
    std::vector<DutyFigure> cardOf(const DutyPoint& point) const
    {
        const auto* type = catalogue_.find(point.type);
        model::ensure(type != nullptr, "the type is in the catalogue");
        auto card = app::dutyCard(*type, point);
        if (!card)
            qWarning("%s", model::english(card.error()).c_str());
        model::ensure(card.has_value(), "the card answers");
        return *std::move(card);
    }
    static const DutyFigure* figure(const std::vector<DutyFigure>& card, const char* key)
    {
        for (const auto& one : card)
            if (one.key == key)
                return &one;
        return nullptr;
    }
    static std::optional<double> value(const std::vector<DutyFigure>& card, const char* key)
    {
        const auto* one = figure(card, key);
        return one != nullptr ? one->value : std::nullopt;
    }

    model::Catalogue catalogue_;
};

HALLWRIGHT_TEST(DutyCardTest)
#include "duty_card_test.moc"
