// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "tests/thermal/reference_values.h"
#include "thermal/fluid.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace hallwright;
using hallwright::tests::readObject;
using model::Coolant;
using model::inSi;
using thermal::FluidProperties;
using thermal::propertiesOf;

namespace {

FluidProperties at(Coolant coolant, double celsius)
{
    return propertiesOf(coolant, model::celsius(celsius));
}

struct Tolerances {
    double density;
    double heat;
    double viscosity;
    double conductivity;
};

// Rows of temperature, density, specific heat, viscosity, conductivity.
void compareRows(Coolant coolant, const QJsonArray& rows, const Tolerances& relative)
{
    QVERIFY(rows.size() >= 10);
    for (const QJsonValue& row : rows) {
        const FluidProperties fluid = at(coolant, row[0].toDouble());
        QVERIFY(!fluid.outsideRange);
        HALLWRIGHT_NEAR(inSi(fluid.density), row[1].toDouble(),
                        relative.density * row[1].toDouble());
        HALLWRIGHT_NEAR(inSi(fluid.specificHeat), row[2].toDouble(),
                        relative.heat * row[2].toDouble());
        HALLWRIGHT_NEAR(inSi(fluid.viscosity), row[3].toDouble(),
                        relative.viscosity * row[3].toDouble());
        HALLWRIGHT_NEAR(inSi(fluid.conductivity), row[4].toDouble(),
                        relative.conductivity * row[4].toDouble());
    }
}

} // namespace

class FluidTest : public QObject {
    Q_OBJECT

private slots:
    void waterMeetsIapws()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "fluids/water.json");
        compareRows(Coolant::Water, readObject(path)["rows"].toArray(), {2e-4, 1e-3, 5e-3, 1e-2});
    }

    void pg25MeetsTheSameCoefficients()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "fluids/pg25.json");
        compareRows(Coolant::Pg25Ashrae, readObject(path)["rows"].toArray(),
                    {1e-4, 1e-4, 1e-4, 2e-4});
    }

    void pg25AgreesWithOtherPublishedData()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "fluids/pg25.json");
        const QJsonObject checks = readObject(path)["cross_checks"].toObject();
        for (const char* source : {"ashrae_table_mid_20_30_vol", "melinder_MPG"})
            compareRows(Coolant::Pg25Ashrae, checks[source].toObject()["rows"].toArray(),
                        {5e-3, 1.5e-2, 0.10, 0.03});
    }

    // Water at 25 °C: 997.05 kg/m³ at 0.1 MPa, 0.890 mPa s; PG25 at 45 °C as in the worked example.
    void knownValues()
    {
        HALLWRIGHT_NEAR(inSi(at(Coolant::Water, 25.0).density), 997.05, 0.1);
        HALLWRIGHT_NEAR(inSi(at(Coolant::Water, 25.0).viscosity), 0.890e-3, 1e-6);
        HALLWRIGHT_NEAR(inSi(at(Coolant::Pg25Ashrae, 45.0).density), 1011.8, 0.1);
        HALLWRIGHT_NEAR(inSi(at(Coolant::Pg25Ashrae, 45.0).specificHeat), 3974.6, 0.1);
        HALLWRIGHT_NEAR(inSi(at(Coolant::Pg25Ashrae, 45.0).viscosity), 1.210e-3, 1e-6);
    }

    // Data sheet rows, and between them: log-linear viscosity between 30 and 35 °C.
    void dowfrostMeetsItsDataSheet()
    {
        HALLWRIGHT_NEAR(inSi(at(Coolant::Pg25Dowfrost, 40.0).density), 1022.5, 1e-9);
        HALLWRIGHT_NEAR(inSi(at(Coolant::Pg25Dowfrost, 60.0).viscosity), 1.06e-3, 1e-12);
        HALLWRIGHT_NEAR(inSi(at(Coolant::Pg25Dowfrost, 32.5).viscosity),
                        std::sqrt(2.05e-3 * 1.79e-3), 1e-9);
        HALLWRIGHT_NEAR(inSi(at(Coolant::Pg25Dowfrost, 32.5).specificHeat), 3898.0, 1e-6);
    }

    void inhibitedPg25IsMoreViscousThanPure()
    {
        for (const double t : {20.0, 30.0, 40.0, 50.0}) {
            const double inhibited = inSi(at(Coolant::Pg25Dowfrost, t).viscosity);
            const double pure = inSi(at(Coolant::Pg25Ashrae, t).viscosity);
            QVERIFY(inhibited > pure && inhibited < 1.2 * pure);
        }
    }

    void beyondTheRangeTheEndIsHeldAndTold()
    {
        for (const Coolant coolant : {Coolant::Water, Coolant::Pg25Ashrae, Coolant::Pg25Dowfrost}) {
            const auto range = thermal::validRange(coolant);
            const FluidProperties hot = propertiesOf(coolant, range.highest + model::kelvins(20.0));
            QVERIFY(hot.outsideRange);
            QCOMPARE(inSi(hot.viscosity), inSi(propertiesOf(coolant, range.highest).viscosity));
            QVERIFY(!propertiesOf(coolant, range.lowest).outsideRange);
        }
    }
};

HALLWRIGHT_TEST(FluidTest)
#include "fluid_test.moc"
