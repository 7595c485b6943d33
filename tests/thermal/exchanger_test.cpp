// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/fluid.h"
#include "thermal/heat/component_temperature.h"
#include "thermal/heat/exchanger.h"

using namespace hallwright;
using model::Coolant;
using model::inSi;
using thermal::conductanceAt;
using thermal::counterflowEffectiveness;
using thermal::exchange;
using thermal::ExchangerRating;
using thermal::ratedConductance;

namespace {

struct Stream {
    double flowKgS;
    double heatJKgK;
};
Stream stream(Coolant coolant, double litresPerMinute, double celsius)
{
    const auto fluid = thermal::propertiesOf(coolant, model::celsius(celsius));
    return {litresPerMinute / 60e3 * inSi(fluid.density), inSi(fluid.specificHeat)};
}

} // namespace

class ExchangerTest : public QObject {
    Q_OBJECT

private slots:
    // Both forms of the formula agree, on either side of equal capacities and at them; the slope is
    // that of the heat.
    void heatByColdFlowIsTheExchangersAndItsSlope()
    {
        const auto law = thermal::conductanceLaw({1e6, 4.0, 20.0, 3900.0, 18.0, 4180.0});
        QVERIFY(law);
        const double hotFlow = 15.0;
        const double film = thermal::filmResistance(*law, law->ratedHotFlowKgS, hotFlow);
        const thermal::ExchangerInlet hot{318.15, hotFlow * 3900.0};
        const double equal = hot.capacityWK / 4180.0;
        for (const double cold :
             {0.5, 5.0, equal - 1e-3, equal, equal * (1.0 + 1e-9), 20.0, 40.0}) {
            const auto heat = [&](double flow) {
                return exchange(conductanceAt(*law, hotFlow, flow), hot, {298.15, flow * 4180.0})
                    .heatW;
            };
            const auto got = thermal::exchangeByColdFlow(*law, film, hot, 298.15, cold, 4180.0);
            HALLWRIGHT_NEAR(got.heatW, heat(cold), 1e-9 * heat(cold));
            const double step = 1e-3 * cold;
            const double slope = (heat(cold + step) - heat(cold - step)) / (2.0 * step);
            HALLWRIGHT_NEAR(got.slope, slope, 1e-5 * slope);
        }
    }

    void effectivenessHasItsKnownValues()
    {
        HALLWRIGHT_NEAR(counterflowEffectiveness(1.0, 0.5), 0.5647,
                        5e-5); // by the formula, by hand
        HALLWRIGHT_NEAR(counterflowEffectiveness(2.0, 0.0), 1.0 - std::exp(-2.0), 1e-15);
        HALLWRIGHT_NEAR(counterflowEffectiveness(3.0, 1.0), 0.75, 1e-15);
        HALLWRIGHT_NEAR(counterflowEffectiveness(0.0, 0.7), 0.0, 1e-15);
        HALLWRIGHT_NEAR(counterflowEffectiveness(1e4, 0.7), 1.0, 1e-12);
    }

    // The limit is approached without a jump: ε'(Cr) at Cr = 1 is finite.
    void effectivenessIsSmoothAtEqualCapacities()
    {
        for (const double ntu : {0.1, 1.0, 5.0, 20.0})
            for (const double gap : {1e-3, 1e-6, 1e-9, 1e-12})
                HALLWRIGHT_NEAR(counterflowEffectiveness(ntu, 1.0 - gap),
                                counterflowEffectiveness(ntu, 1.0), ntu * gap + 1e-9);
    }

    // Oil cooler of Incropera and DeWitt, Example 11.1: oil 0.1 kg/s (2131 J/kgK) from 100 to 60 °C
    // against water 0.2 kg/s (4178) from 30 °C: 8524 W, water out 40.2 °C, ΔTlm 43.2 K.
    void theTextbookOilCoolerIsMet()
    {
        const ExchangerRating rating{8524.0, 30.0, 0.1, 2131.0, 0.2, 4178.0};
        const auto conductance = ratedConductance(rating);
        QVERIFY(conductance.has_value());
        HALLWRIGHT_NEAR(*conductance, 8524.0 / 43.2, 0.2);
        const auto state = exchange(*conductance, {373.15, 213.1}, {303.15, 835.6});
        HALLWRIGHT_NEAR(state.heatW, 8524.0, 1e-6);
        HALLWRIGHT_NEAR(state.hotOutletK - 273.15, 60.0, 1e-9);
        HALLWRIGHT_NEAR(state.coldOutletK - 273.15, 40.2, 0.01);
    }

    // Published ratings and the conductance they imply (PG25 to water at the rated secondary flow).
    void cduRatingsImplyTheirConductance()
    {
        // XDU1350: 1,368 kW at 4 K and 1,200 L/min on both sides: 322 kW/K.
        const Stream hot = stream(Coolant::Pg25Ashrae, 1200.0, 45.0);
        const Stream cold = stream(Coolant::Water, 1200.0, 40.0);
        const auto xdu =
            ratedConductance({1368e3, 4.0, hot.flowKgS, hot.heatJKgK, cold.flowKgS, cold.heatJKgK});
        QVERIFY(xdu.has_value());
        HALLWRIGHT_NEAR(*xdu, 322e3, 0.02 * 322e3);
        // Deschutes: 2 MW at 3 K, 31.48 kg/s of water on both sides: 2000/3 = 667 kW/K.
        const auto deschutes = ratedConductance({2e6, 3.0, 31.48, 4180.0, 31.48, 4180.0});
        HALLWRIGHT_NEAR(*deschutes, 2e6 / 3.0, 1.0);
    }

    // V7: Deschutes with a 45 °C return: 15.2 K, supply 29.8 °C, facility water in 26.8 °C, ±0.1 K.
    void theDeschutesHeatBalanceIsMet()
    {
        const double capacity = 31.48 * 4180.0;
        const auto conductance = ratedConductance({2e6, 3.0, 31.48, 4180.0, 31.48, 4180.0});
        const auto state =
            exchange(*conductance, {45.0 + 273.15, capacity}, {26.8 + 273.15, capacity});
        HALLWRIGHT_NEAR(state.heatW, 2e6, 0.01 * 2e6);
        HALLWRIGHT_NEAR(state.hotOutletK - 273.15, 29.8, 0.1);
        HALLWRIGHT_NEAR(45.0 + 273.15 - state.hotOutletK, 15.2, 0.1);
    }

    void conductanceFollowsBothFlows()
    {
        const auto law = thermal::conductanceLaw({1368e3, 4.0, 20.0, 4000.0, 20.0, 4180.0});
        QVERIFY(law.has_value());
        HALLWRIGHT_NEAR(conductanceAt(*law, 20.0, 20.0), law->ratedWK, 1e-6);
        // Both halved: 2^-0.8 = 0.574349; one halved: 1/(0.5·2^0.8 + 0.5) = 0.729633.
        HALLWRIGHT_NEAR(conductanceAt(*law, 10.0, 10.0) / law->ratedWK, 0.574349, 1e-6);
        HALLWRIGHT_NEAR(conductanceAt(*law, 10.0, 20.0) / law->ratedWK, 0.729633, 1e-6);
        QCOMPARE(conductanceAt(*law, 0.0, 20.0), 0.0);
    }

    void heatOfBothSidesIsTheSame()
    {
        for (const double hot : {0.0, 1e3, 5e4, 9e4})
            for (const double cold : {0.0, 2e3, 5e4, 2e5}) {
                const auto state = exchange(3e5, {320.0, hot}, {300.0, cold});
                HALLWRIGHT_NEAR(hot * (320.0 - state.hotOutletK), state.heatW, 1e-6);
                HALLWRIGHT_NEAR(cold * (state.coldOutletK - 300.0), state.heatW, 1e-6);
                QVERIFY(state.hotOutletK >= 300.0 && state.coldOutletK <= 320.0);
            }
    }

    void impossibleRatingsAreRefused()
    {
        QVERIFY(!ratedConductance({1368e3, 0.0, 20.0, 4000.0, 20.0, 4180.0}).has_value());
        QVERIFY(!ratedConductance({1368e3, 4.0, 20.0, 4000.0, 10.0, 4180.0}).has_value());
        QVERIFY(!ratedConductance({std::nan(""), 4.0, 20.0, 4000.0, 20.0, 4180.0}).has_value());
    }

    // V24: OCP OAM plate, 1 kW with PG25 at 1.0 L/min: case 24.5 K over inlet, coolant rise 15.0 K.
    void theColdPlateOfTheOcpIsMet()
    {
        model::Curve plate;
        const double resistances[] = {0.0389, 0.0325, 0.0245, 0.0220, 0.0204, 0.0197};
        const double flows[] = {0.4, 0.5, 1.0, 1.4, 2.0, 2.4};
        for (int i = 0; i < 6; ++i) {
            plate.x.push_back(flows[i] / 60e3);
            plate.y.push_back(resistances[i]);
        }
        const auto at1 = thermal::componentTemperature(plate, 313.15, 1.0 / 60e3, 1000.0);
        HALLWRIGHT_NEAR(at1.temperatureK - 313.15, 24.5, 1e-9);
        const Stream pg25 = stream(Coolant::Pg25Ashrae, 1.0, 40.0);
        HALLWRIGHT_NEAR(1000.0 / (pg25.flowKgS * pg25.heatJKgK), 15.0, 0.02 * 15.0);
        // 1.5 L/min: 21.7 K over inlet (between the points of 1.4 and 2.0).
        const auto between = thermal::componentTemperature(plate, 313.15, 1.5 / 60e3, 1000.0);
        HALLWRIGHT_NEAR(between.temperatureK - 313.15, 21.7, 0.15);
        QVERIFY(!between.outsideCurve);
        const auto starved = thermal::componentTemperature(plate, 313.15, 0.3 / 60e3, 1000.0);
        QVERIFY(starved.outsideCurve);
    }
};

HALLWRIGHT_TEST(ExchangerTest)
#include "exchanger_test.moc"
